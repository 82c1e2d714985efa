"""A game written down, so that it can be played again from nothing but the writing.

The moves are lines like a score: `who: action`, a composed move as `who: action, action`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from gaslamp.core.data import Data, from_json, from_plain, to_plain
from gaslamp.core.dealing.proof import Proof
from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Unreadable
from gaslamp.core.explicit import position_from
from gaslamp.core.fault import within
from gaslamp.core.game import Game
from gaslamp.core.hint import Hinting, check_hints
from gaslamp.core.numbering import seat_of
from gaslamp.core.outcome import ABANDONED, Outcome, outcome_of
from gaslamp.core.position import Position
from gaslamp.core.prologue import POSITION, Prologue, prologue_in
from gaslamp.core.sentence import say

FORMAT = 1


class Step(NamedTuple):
    before: Position
    action: int
    after: Position


class Record(Data, omit_defaults=False):
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    moves: list[str]
    outcome: Outcome | None = None
    start: dict[str, Any] | None = None
    """The facts of the first position, for a game that did not begin at the beginning; or the
    `prologue` that it goes on from."""
    table: str | None = None
    """Where it was played, if a proof says so."""
    proof: Proof | None = None
    """What it takes to check the deal; `core.dealing.verifying` does."""
    format: int = FORMAT
    hints: list[Hinting] | UnsetType = UNSET
    """Who was given a hint when; not there if nobody was."""


def check_legal(game: Game[Any], position: Position, action: int) -> None:
    """Legality is membership in the list; everything else is a reason why it is not there."""
    seat = seat_of(action)
    if action in position.legal(seat):
        return
    game.check_seat(seat, position.seats)
    if not (position.awaited | position.may_act) >> seat & 1:
        raise NotYourDecision(say("not-your-decision", seat=game.name_of(seat, position.seats)))
    raise NotLegal(game.why_not(action, position))


def write_lines(game: Game[Any], start: Position, actions: Sequence[int]) -> list[str]:
    position = start.copy()
    lines: list[str] = []
    for action in actions:
        text = game.write(action, position)
        if lines and game.continues(action, position):
            lines[-1] += f", {text}"
        else:
            lines.append(f"{game.name_of(seat_of(action), position.seats)}: {text}")
        position.apply(action)
    return lines


def read_line(game: Game[Any], line: str, position: Position) -> Iterator[int]:
    """The actions of a line, one by one: the caller applies each before asking for the next."""
    who, colon, parts = line.partition(": ")
    if not colon:
        raise Unreadable(say("unreadable-line", line=line))
    seat = game.seat_named(who, position.seats)
    for part in parts.split(", "):
        action = game.read(part, seat, position)
        if seat_of(action) != seat:
            raise NotYourDecision(say("not-your-decision", seat=who))
        check_legal(game, position, action)
        yield action


def record_of(
    game: Game[Any],
    options: Any,
    start: Position,
    actions: Sequence[int],
    *,
    abandoned: bool = False,
) -> Record:
    first = game.start(start.seats, options)
    last = start.copy()
    for action in actions:
        last.apply(action)
    return Record(
        game=game.name,
        rules=game.rules_version,
        seats=start.seats,
        options=to_plain(options),
        moves=write_lines(game, start, actions),
        outcome=Outcome(ABANDONED, []) if abandoned else outcome_of(game, last),
        start=None if start.same_as(first) else to_plain(game.to_facts(start)),
    )


def options_of(game: Game[Any], record: Record) -> Any:
    """What was agreed before the game."""
    with within("options"):
        return game.options(record.options)


def start_of(game: Game[Any], record: Record) -> Position:
    """The position that the record's first line is played in."""
    position = first_of(game, record)
    for _ in _played(game, _lines_of(prologue_in(record.start)), position):
        pass
    return position


def _beginning(game: Game[Any], seats: int, options: Any, prologue: Prologue | None) -> Position:
    """Where the lines of a prologue begin: as a game does, or at the position that it names."""
    if prologue is None or not _begins_at_position(prologue):
        begun: Position = game.start(seats, options)
        return begun
    facts = from_json(prologue.lines[0].removeprefix(POSITION).encode(), game.facts_type)
    return position_from(game, facts, seats, options)


def _begins_at_position(prologue: Prologue) -> bool:
    return bool(prologue.lines) and prologue.lines[0].startswith(POSITION)


def _lines_of(prologue: Prologue | None) -> list[str]:
    """What was played in it."""
    if prologue is None:
        return []
    return prologue.lines[int(_begins_at_position(prologue)) :]


def first_of(game: Game[Any], record: Record) -> Position:
    """Where everything began: before the first line of what was played before, too."""
    if record.format != FORMAT:
        raise Unreadable(say("unreadable-format", format=record.format, known=FORMAT))
    game.check_rules(record.rules)
    options, prologue = options_of(game, record), prologue_in(record.start)
    if record.start is None or prologue is not None:
        return _beginning(game, record.seats, options, prologue)
    with within("start"):
        facts = from_plain(record.start, game.facts_type)
    return position_from(game, facts, record.seats, options)


def replay(game: Game[Any], record: Record) -> Iterator[Step]:
    """Every step of a record, checked: a move that was not legal is refused with its line."""
    position, plies = start_of(game, record), 0
    for plies, step in enumerate(_played(game, record.moves, position), start=1):  # noqa: B007
        yield step
    check_hints(record.hints or [], record.seats, plies)
    _check_outcome(game, record, position)


def replay_prologue(game: Game[Any], record: Record) -> Iterator[Step]:
    """Every step of what was played before the record's first line."""
    prologue = prologue_in(record.start)
    if prologue is not None:
        yield from _played(game, _lines_of(prologue), first_of(game, record))


def _played(game: Game[Any], lines: Sequence[str], position: Position) -> Iterator[Step]:
    """The position goes along."""
    for number, line in enumerate(lines, start=1):
        try:
            for action in read_line(game, line, position):
                before = position.copy()
                position.apply(action)
                yield Step(before, action, position.copy())
        except Refusal as refusal:
            sentence = say("unreadable-move", number=number, line=line, reason=refusal.sentence)
            raise Unreadable(sentence) from refusal


def _check_outcome(game: Game[Any], record: Record, last: Position) -> None:
    claimed = record.outcome
    given_up = claimed is not None and claimed.reason == ABANDONED and not last.over
    if given_up and claimed is not None and _may_be_left(game, last, claimed.winners):
        return
    if claimed != outcome_of(game, last):
        raise Unreadable(say("unreadable-outcome"))


def _may_be_left(game: Game[Any], last: Position, winners: list[int]) -> bool:
    """A game that is given up is nobody's, or of two sides the other one's."""
    sides = game.sides(last.seats)
    return not winners or (len(sides) == 2 and tuple(winners) in sides)
