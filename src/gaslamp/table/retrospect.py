"""The analysis of a table's finished game, in pieces that can be worked out apart."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from gaslamp.analysis.appraisal import Analysis, Appraisal, KnownCurve
from gaslamp.analysis.known import counted
from gaslamp.analysis.summary import put_together
from gaslamp.analysis.walk import count_choices
from gaslamp.analysis.whole import judged
from gaslamp.core.data import Data, to_json
from gaslamp.core.game import Game
from gaslamp.core.record import Record
from gaslamp.core.sentence import Sentence
from gaslamp.store import Entry
from gaslamp.table.faces import record
from gaslamp.table.state import load

PIECE: Final = 4
"""So many decisions are judged at a time: then whoever has waited meanwhile is heard."""


class AnalysisFace(Data, frozen=True):
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


def known_to(entries: Sequence[Entry], seat: int) -> KnownCurve:
    return counted(*_finished(entries), seat)


def written_analysis(
    entries: Sequence[Entry],
    iterations: int,
    decisions: Sequence[Appraisal],
    known: Sequence[KnownCurve],
) -> bytes:
    """All of it, as it is sent."""
    found = put_together(*_finished(entries), iterations, decisions, known)
    total = len(decisions) + len(known)
    return to_json(AnalysisFace("done", total, total, None, found))
