"""A response plays whole games against inspectors, by what it has seen alone."""

from typing import Any

import pytest
from bench.solutions import responses
from bench.solutions.responses import Opponents, respond

from gaslamp.search.budget import Budget


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "_HURRIED", Budget(iterations=2))
    monkeypatch.setattr(responses, "_DEALS", 1)
    monkeypatch.setattr(responses, "FROZEN", "constable")
    monkeypatch.setattr(responses, "_ADVISERS", ("constable", "novice"))


@pytest.mark.parametrize("against", [Opponents("sleuth", None, 3), Opponents("mr_jack", "jack", 2)])
def test_a_game_comes_to_its_end(against: Any) -> None:
    own, of = respond(against, 0)
    assert 0 <= own <= of
