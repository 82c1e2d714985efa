"""Every game, form, variant and number of seats goes through the libraries' own checks."""

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test  # noqa: E402
from tests.contract.cases import Case  # noqa: E402
from tests.contract.conftest import tables  # noqa: E402
from tests.research.tables import PUBLISHED  # noqa: E402

from gaslamp.research import gymnasium, openspiel, pettingzoo  # noqa: E402

CYCLES = 12
"""Whole games of some of the tables are played elsewhere."""

# They warn of what they only recommend: names with numbers, observations without a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.parametrize("table", list(tables(PUBLISHED))),
]


def test_pettingzoo(table: Case) -> None:
    def made(**more: Any) -> Any:
        return pettingzoo.env(table.name, table.seats, **table.options, **more)

    api_test(made(), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES // table.seats)
    at_once = pettingzoo.parallel_env(table.name, table.seats, **table.options)
    parallel_api_test(at_once, num_cycles=CYCLES)


def test_pettingzoo_draws_it_in_every_mode(table: Case, capsys: pytest.CaptureFixture[str]) -> None:
    def made(**more: Any) -> Any:
        return pettingzoo.env(table.name, table.seats, **table.options, **more)

    render_test(made)
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_gymnasium(table: Case) -> None:
    check_env(gymnasium.make(table.name, seats=table.seats, **table.options))


def test_openspiel(table: Case) -> None:
    given = {"seats": table.seats, **table.options}
    text = ",".join(f"{name}={openspiel.written(value)}" for name, value in given.items())
    game = pyspiel.load_game(f"gaslamp_{table.name}({text})")
    assert game.num_players() == table.seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)
