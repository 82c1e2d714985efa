"""A table's finished game looked back at, in pieces that can be worked out apart; and gone on
from."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta

from gaslamp.analysis.appraisal import Analysis, Appraisal, KnownPoint
from gaslamp.analysis.known import curve, points
from gaslamp.analysis.onward import ANEW, Dealing, cut_at, lines_until, ply_of
from gaslamp.analysis.summary import put_together
from gaslamp.analysis.walk import count_choices
from gaslamp.analysis.whole import judged
from gaslamp.bots import USUAL
from gaslamp.core.data import Data, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.record import Record
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.sentence import Sentence
from gaslamp.store import Entry
from gaslamp.table.entries import Continued
from gaslamp.table.faces import record
from gaslamp.table.setup import Bot, Level, Me, SeatPlan, Setup, most_noted
from gaslamp.table.state import load

PIECE: Final = 4
"""So many decisions are judged at a time: then whoever has waited meanwhile is heard."""
GLANCES: Final = 16
"""Of what a seat noticed so much is counted at a time."""


class AnalysisFace(Data):
    state: Literal["none", "working", "done", "stopped"]
    done: int = 0
    of: int = 0
    """How much there is to do: decisions, and what each seat could know."""
    why: Sentence | None = None
    """Why it stopped, if it was not stopped by whoever asked for it."""
    analysis: Analysis | None = None


class Extent(NamedTuple):
    decisions: int
    seats: int


def _finished(entries: Sequence[Entry]) -> tuple[Game[Any], Record]:
    """Refused while the game runs, whoever asks."""
    table = load(entries)
    return table.game, record(table)


def extent(entries: Sequence[Entry]) -> Extent:
    game, written = _finished(entries)
    return Extent(count_choices(game, written), written.seats)


def piece(entries: Sequence[Entry], iterations: int, first: int) -> list[Appraisal]:
    """Some decisions, from this one on."""
    return judged(*_finished(entries), iterations, first, first + PIECE)


class GoingOn(Data):
    """What is asked for when somebody goes on from a moment of a finished game."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    """After so many steps of the replay that lies open."""
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    """Where one sits; bots have the other seats."""
    level: Level = USUAL
    """Of the bots."""
    dealt: Dealing = ANEW
    """Whether what the seat could not know is dealt anew, or kept as it was."""


class Onward(NamedTuple):
    """A new table, as it is to be opened."""

    setup: Setup
    rules: int
    continued: Continued


def onward(entries: Sequence[Entry], asked: GoingOn, seed: int, salt: str) -> Onward:
    """Refused while the game runs, whoever asks."""
    table = load(entries)
    game, written = table.game, record(table)
    cut = cut_at(game, written, ply_of(game, written, asked.step))
    lines = lines_until(cut, asked.seat, asked.dealt, Dice(seed))
    seats: list[SeatPlan] = [Bot(asked.level) for _ in range(table.seats)]
    seats[asked.seat] = Me()
    setup = Setup(
        table.setup.game, seats, table.setup.options, public=False, aids=most_noted(table.setup)
    )
    continued = Continued(lines, salt, asked.seat, asked.step, asked.dealt, table.id)
    return Onward(setup, game.rules_version, continued)


def known_to(entries: Sequence[Entry], seat: int, first: int) -> list[KnownPoint]:
    """What a seat could know, from this glance on; fewer than `GLANCES` are the last."""
    return list(points(*_finished(entries), seat, first, first + GLANCES))


def written_analysis(
    entries: Sequence[Entry],
    iterations: int,
    decisions: Sequence[Appraisal],
    known: Sequence[list[KnownPoint]],
) -> bytes:
    """All of it, as it is sent."""
    game, written = _finished(entries)
    curves = [curve(game, written, seat, found) for seat, found in enumerate(known)]
    found = put_together(game, written, iterations, decisions, curves)
    total = len(decisions) + len(known)
    return to_json(AnalysisFace("done", total, total, None, found))
