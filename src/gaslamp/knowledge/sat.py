"""The solver, and how many of some literals are true, said in clauses.

It is an extra, loaded when something is asked of it: three games of four are known without it.
"""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.core.extras import library

Clause = list[int]

_EXTRA: Final = "culprit"
_SOLVER: Final = "cadical153"
CHAIN: Final = "seqcounter"
"""How literals are counted: one after the other."""


def new_solver(clauses: Sequence[Clause] = ()) -> Any:
    """It takes up room of its own, which `delete` gives back."""
    return library("pysat.solvers", _EXTRA).Solver(name=_SOLVER, bootstrap_with=clauses)


def new_names() -> Any:
    """Literals for whatever things are asked about, by `id`."""
    return library("pysat.formula", _EXTRA).IDPool()


def exactly(number: int, literals: Sequence[int], names: Any, way: str) -> list[Clause]:
    card = library("pysat.card", _EXTRA)
    encoding = getattr(card.EncType, way)
    encoded = card.CardEnc.equals(literals, number, vpool=names, encoding=encoding)
    clauses: list[Clause] = encoded.clauses
    return clauses
