"""Going on from a moment of a finished game: what was played until then, kept or dealt anew.

Dealt anew, it is another game that the seat could not have told from the real one: what the seat
has seen is the same to the last byte, and that is checked.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, Final, Literal, NamedTuple

from gaslamp.analysis.walk import check_over
from gaslamp.core.data import from_plain, to_json, to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Refusal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.explicit import position_from
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.prologue import position_line
from gaslamp.core.record import Record, first_of, options_of, replay, replay_prologue, write_lines
from gaslamp.core.seats import OPEN
from gaslamp.core.sentence import say
from gaslamp.core.sight import AnySight
from gaslamp.games import NAMES

Dealing = Literal["anew", "kept"]
ANEW: Final = "anew"
_TRIES: Final = 100

Redeal = Callable[[AnySight, Sequence[int], Dice], list[int]]
"""Other actions that the viewer of a sight could not have told from these, if it comes out well."""


class Cut(NamedTuple):
    """A game up to a moment, from its very beginning."""

    play: Play
    actions: list[int]


def cut_at(game: Game[Any], record: Record, ply: int) -> Cut:
    """After so many actions of a finished game. There must be something left to do."""
    check_over(record)
    steps = list(replay(game, record))
    if ply > len(steps):
        raise Unreadable(say("terminal-no-such-ply", ply=ply, last=len(steps)))
    play = Play(game, options_of(game, record), first_of(game, record))
    for step in (*replay_prologue(game, record), *islice(steps, ply)):
        play.follow(step)
    if play.position.over:
        raise NotLegal(say("analysis-nothing-left"))
    return Cut(play, play.actions)


def ply_of(game: Game[Any], record: Record, shown: int) -> int:
    """How many actions it takes until the open replay has shown so many steps."""
    check_over(record)
    seen, made = 0, 0
    for made, step in enumerate(replay(game, record), start=1):
        told = bool(seen_by(game.events(*step), OPEN))
        if told and seen == shown:
            return made - 1
        seen += told
    if seen < shown:
        raise NotLegal(say("analysis-nothing-left"))
    return made


def lines_until(cut: Cut, seat: int, dealing: Dealing, dice: Dice) -> list[str]:
    """What a new game goes on from, as lines of a record."""
    if not 0 <= seat < cut.play.start.seats:
        raise Unreadable(say("unreadable-field", field="seat"))
    if dealing == ANEW and not _is_fresh(cut.play):
        return [_position_anew(cut.play, seat, dice)]
    actions = redealt(cut, seat, dice) if dealing == ANEW else cut.actions
    return [*_head(cut.play), *write_lines(cut.play.game, cut.play.start, actions)]


def _is_fresh(play: Play) -> bool:
    return play.start.same_as(play.game.start(play.start.seats, play.options))


def _head(play: Play) -> list[str]:
    """The line of the position that it all began at, if somebody set one up."""
    return [] if _is_fresh(play) else [position_line(play.game.to_facts(play.start))]


def _position_anew(play: Play, seat: int, dice: Dice) -> str:
    """A position has no past: whatever looks the same to the seat may be there as well. What was
    played since then is told as another position."""
    game, options, seats = play.game, play.options, play.start.seats
    seen, facts = to_json(game.view(play.position, seat)), to_plain(game.to_facts(play.position))
    rearrange = _chapter_of(game.name).rearranged
    for _ in range(_TRIES):
        other = rearrange(facts, seat, options, dice)
        try:
            position = position_from(game, from_plain(other, game.facts_type), seats, options)
        except Refusal:
            continue
        if to_json(game.view(position, seat)) == seen:
            return position_line(game.to_facts(position))
    raise NotLegal(say("analysis-no-redeal"))


def redealt(cut: Cut, seat: int, dice: Dice) -> list[int]:
    """Refused where no other game was found that the seat could not tell from this one."""
    redeal: Redeal = _chapter_of(cut.play.game.name).redeal
    sight = cut.play.sight(seat)
    for _ in range(_TRIES):
        actions = redeal(sight, cut.actions, dice)
        if _looks_alike(cut.play, actions, sight):
            return actions
    raise NotLegal(say("analysis-no-redeal"))


def _chapter_of(game: str) -> Any:
    if game not in NAMES:
        raise NotLegal(say("analysis-no-redeal"))
    return import_module(f"gaslamp.analysis.redeals.{game}")


def _looks_alike(play: Play, actions: Sequence[int], sight: AnySight) -> bool:
    other = Play(play.game, play.options, play.start)
    try:
        for action in actions:
            other.act(action)
    except Refusal:
        return False
    return to_json(other.sight(sight.viewer)) == to_json(sight)
