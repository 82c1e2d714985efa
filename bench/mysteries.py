"""Every mystery that the house brings along, proved once more by the other road.

python -m bench mysteries
"""

from collections import Counter
from time import perf_counter
from typing import NamedTuple

from bench.spread import CORES, spread
from bench.tables import table
from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.proofs import prove
from gaslamp.mysteries.shelf import mysteries_of

INTRODUCTION = """\
Written by `python -m bench mysteries`, which proves every mystery of the house from its file alone,
by another road than the one that made it (see [the decision](../decisions/0037-mysteries.md)), on
{cores} cores. No two of them are alike. *Not proved* must be 0."""


class Tried(NamedTuple):
    mystery: Mystery
    proved: bool
    seconds: float


def tried(job: tuple[str, int]) -> Tried:
    game, number = job
    mystery, began = mysteries_of(game)[number], perf_counter()
    try:
        prove(mystery)
    except Unreadable:
        return Tried(mystery, False, perf_counter() - began)
    return Tried(mystery, True, perf_counter() - began)


def page() -> str:
    jobs = [(game, number) for game in NAMES for number in range(len(mysteries_of(game)))]
    found = list(spread(tried, iter(jobs), CORES))
    alike = Counter(each.mystery.likeness for each in found)
    assert max(alike.values()) == 1, "two mysteries are alike"
    kinds = dict.fromkeys((each.mystery.game, each.mystery.kind) for each in found)
    rows = [_row(*kind, found) for kind in kinds]
    heads = ["game", "kind", "mysteries", "easy", "fair", "hard", "not proved", "mean s", "worst s"]
    return f"# Mysteries\n\n{INTRODUCTION.format(cores=CORES)}\n\n{table(heads, rows)}"


def _row(game: str, kind: str, found: list[Tried]) -> list[str]:
    here = [each for each in found if (each.mystery.game, each.mystery.kind) == (game, kind)]
    how = Counter(each.mystery.difficulty for each in here)
    wrong = sum(not each.proved for each in here)
    taken = [each.seconds for each in here]
    counts = [len(here), how["easy"], how["fair"], how["hard"], wrong]
    times = [f"{sum(taken) / len(taken):.2f}", f"{max(taken):.2f}"]
    return [game, kind, *map(str, counts), *times]
