import pytest
from tests.contract.cases import Case, every_case, wander
from tests.contract.conftest import tables

from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE


def has_chance(case: Case) -> bool:
    """At some tables, all is chosen and nothing drawn."""
    return any(seat_of(action) == CHANCE for action in wander(case, seed=1, longest=60))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(tables(every_case())))
    if "chancy" in metafunc.fixturenames:
        pairs = zip(every_case(), tables(every_case()), strict=True)
        metafunc.parametrize("chancy", [table for case, table in pairs if has_chance(case)])
