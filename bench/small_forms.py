"""Small forms, solved: CFR+ on each, and what its policy loses to best responses."""

from time import process_time
from typing import NamedTuple

from bench.tables import saying, table, thousands
from gaslamp.research.spec import spec_of
from gaslamp.research.trees import WholeTree

FORMS = (
    ("scotland_yard", 2, "square", (10, 100, 1000)),
    ("scotland_yard", 3, "square", (10, 100, 1000)),
    ("scotland_yard", 2, "mews", (10, 30, 100)),
    ("mr_jack", 2, "two", (10, 100, 1000)),
    ("sleuth", 2, "four", (10, 30, 100)),
    ("culprit", 3, "alibis", (10, 100, 1000)),
    ("culprit", 3, "tobys", (10, 30, 100)),
    ("culprit", 3, "exchanges", (10, 30, 100)),
)
"""Each with the numbers of iterations after which it is looked at."""

INTRODUCTION = """\
Written by `python -m bench small_forms`: OpenSpiel's CFR+ on the whole tree of a small form, and
NashConv of its average policy: what all seats together could win by best responses. Of two seats
that play for each other's loss, exploitability is half of that. Values are what the last policy is
worth to each seat against itself, 1 for a sure win and -1 for a sure loss. Seconds are the
processor's, of the last row's iterations, the walk through the tree included."""


class Solved(NamedTuple):
    name: str
    nodes: int
    sets: int
    iterations: int
    lost: float
    values: list[float]
    seconds: float


def page() -> str:
    solved = [each for form in FORMS for each in _solved(*form)]
    head = ["form", "seats", "nodes", "information sets", "iterations", "NashConv", "values", "s"]
    return "\n".join(["# Small forms", "", INTRODUCTION, "", table(head, map(_row, solved))])


def _solved(game: str, seats: int, small: str, looks: tuple[int, ...]) -> list[Solved]:
    saying(f"{game} {small}")
    name, found = f"{game} {small} | {seats}", []
    for iterations in looks:
        began = process_time()
        tree = WholeTree(spec_of(game, seats, {"small": small}))
        _, values, lost = tree.solved(iterations)
        spent = process_time() - began
        found.append(Solved(name, tree.nodes, len(tree.sets), iterations, lost, values, spent))
    return found


def _row(each: Solved) -> list[str]:
    values = ", ".join(f"{value:+.3f}" for value in each.values)
    counts = [thousands(each.nodes), thousands(each.sets), str(each.iterations)]
    return [each.name, *counts, f"{each.lost:.5f}", values, f"{each.seconds:.1f}"]
