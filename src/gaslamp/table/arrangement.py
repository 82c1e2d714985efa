"""A position that somebody sets up by hand: what the rules say of it, and a table that begins
there.

Everything here is told to whoever sets it up: nothing of a running game is in it.
"""

from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, field
from msgspec.structs import replace

from gaslamp.analysis.onward import ANEW, Cut, Dealing, cut_at, lines_until
from gaslamp.bots import USUAL
from gaslamp.core.data import Data, from_plain, to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Refusal
from gaslamp.core.explicit import PositionFile, describe, stand_up
from gaslamp.core.game import Game
from gaslamp.core.notes import PAPER
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.random_play import random_action
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import CHANCE, MAX_SEATS, OPEN, SPECTATOR, in_mask
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.tray import Tray
from gaslamp.games import game_named
from gaslamp.table.entries import Continued, Source
from gaslamp.table.retrospect import Onward
from gaslamp.table.setup import Bot, Level, Me, SeatPlan, Setup, agreed

_FIRST_DEAL: Final = 1888
"""Positions to begin with are dealt from this number: the same for everybody."""

Plain = dict[str, Any]
"""A position as a file has it: `docs/schemas/<game>.position.json`."""


class TrayWanted(Data):
    """For which game one wants to set up a position."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: Plain = field(default_factory=dict)


class TrayFace(Data):
    tray: Tray | None
    """None where a position is written as text."""
    names: list[str]
    """How notation calls the seats."""
    position: Plain
    """One to begin with: a game that was just dealt."""


class Arranged(Data):
    """A position that somebody has set up so far."""

    position: Plain


class ArrangedFace(Data):
    fault: Sentence | None
    """What is impossible about it; None if it can stand."""
    view: Any
    """All of it, lying open; None if it cannot stand."""
    awaited: list[int]
    """Whose turn it is."""
    over: bool


class FromPosition(Data):
    """What is asked for when somebody plays from a position."""

    position: Plain
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    level: Level = USUAL
    dealt: Dealing = ANEW
    """Whether what the seat does not see is dealt anew, or kept as it was set up."""


def tray_of(wanted: TrayWanted) -> TrayFace:
    game = game_named(wanted.game)
    options = game.options(wanted.options)
    seats: list[SeatPlan] = [Bot() for _ in range(wanted.seats)]
    agreed(Setup(wanted.game, seats, wanted.options))
    return TrayFace(
        tray=game.tray(wanted.seats, options),
        names=list(game.seat_names(wanted.seats)),
        position=to_plain(describe(game, options, _dealt(game, wanted.seats, options))),
    )


def _dealt(game: Game[Any], seats: int, options: Any) -> Position:
    position: Position = game.start(seats, options)
    dice = Dice(_FIRST_DEAL)
    while position.chance_awaited:
        position.apply(random_action(position, dice))
    return position


class _Named(Data, forbid_unknown_fields=False):
    game: str
    rules: int


def standing(plain: Plain) -> Play:
    """The game as it begins there, or a refusal that says what is impossible."""
    about: _Named = from_plain(plain, _Named)
    game = game_named(about.game, about.rules)
    kind = PositionFile[game.option_type, game.facts_type]  # type: ignore[name-defined]
    file = from_plain(plain, kind)
    return Play(game, file.options, stand_up(game, file))


def looked_at(arranged: Arranged) -> ArrangedFace:
    try:
        play = standing(arranged.position)
    except Refusal as refusal:
        return ArrangedFace(refusal.sentence, None, [], False)
    position = play.position
    awaited = [seat for seat in in_mask(position.awaited) if seat != CHANCE]
    return ArrangedFace(None, play.game.view(position, OPEN), awaited, position.over)


def seen_from_outside(plain: Plain) -> Any:
    """What somebody sees of it who only watches: nothing that is hidden."""
    play = standing(plain)
    return play.game.view(play.position, SPECTATOR)


class RecordMoment(Data):
    """A record that somebody has, and which moment of it is to be seen."""

    record: Plain
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After so many actions; None for the last at which there is something to do."""


class MomentFace(Data):
    last: int
    """The last moment at which there is something to do."""
    ply: int
    position: Plain


class FromRecord(Data):
    """What is asked for when somebody goes on from a record."""

    record: Plain
    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    level: Level = USUAL
    dealt: Dealing = ANEW


def moment_of(asked: RecordMoment) -> MomentFace:
    record, game = _record(asked.record)
    steps = list(replay(game, record))
    last = len(steps) - 1 if steps and steps[-1].after.over else len(steps)
    ply = last if asked.ply is None else asked.ply
    play = cut_at(game, record, ply).play
    return MomentFace(last, ply, to_plain(describe(game, play.options, play.position)))


def recorded(asked: FromRecord, seed: int, salt: str) -> Onward:
    record, game = _record(asked.record)
    way = PlayedOn(asked.seat, asked.level, asked.dealt, "record")
    found = played_on(cut_at(game, record, asked.ply).play, way, seed, salt)
    return found._replace(continued=replace(found.continued, step=asked.ply))


def _record(plain: Plain) -> tuple[Record, Game[Any]]:
    record: Record = from_plain(plain, Record)
    return record, game_named(record.game, record.rules)


def arranged(asked: FromPosition, seed: int, salt: str) -> Onward:
    """A table of one's own against bots. Nothing follows from a past that there was not: nothing
    is worked out there for anybody."""
    way = PlayedOn(asked.seat, asked.level, asked.dealt, "position")
    found = played_on(standing(asked.position), way, seed, salt)
    return found._replace(setup=replace(found.setup, aids=PAPER, hints=False))


class PlayedOn(NamedTuple):
    """How a game is gone on with."""

    seat: int
    level: str
    dealt: Dealing
    source: Source


def played_on(play: Play, way: PlayedOn, seed: int, salt: str) -> Onward:
    """A table at which a game goes on: one person, and bots on the other seats."""
    if play.position.over:
        raise NotLegal(say("analysis-nothing-left"))
    lines = lines_until(Cut(play, play.actions), way.seat, way.dealt, Dice(seed))
    seats: list[SeatPlan] = [Bot(way.level) for _ in range(play.start.seats)]
    seats[way.seat] = Me()
    setup = Setup(play.game.name, seats, to_plain(play.options), public=False)
    continued = Continued(lines, salt, way.seat, 0, way.dealt, None, way.source)
    return Onward(setup, play.game.rules_version, continued)
