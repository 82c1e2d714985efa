import pytest
from tests.contract.cases import Case

from gaslamp.games import NAMES, game_named


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game once, at its usual table."""
    if "case" in metafunc.fixturenames:
        cases = [Case(name, game_named(name).usual_seats) for name in NAMES]
        metafunc.parametrize("case", cases, ids=str)
