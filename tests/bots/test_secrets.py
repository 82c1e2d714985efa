"""No bot knows more than its seat: neither what it does nor what it says hangs on the secret."""

import pytest
from tests.bots.secrets import Pair, pairs, pairs_at
from tests.contract.cases import Case

from gaslamp.arena.match import match
from gaslamp.bots import LEVELS, NOVICE, bot_for
from gaslamp.core.dice import Dice
from gaslamp.games import NAMES
from gaslamp.games.sleuth.actions import Announce
from gaslamp.search.budget import Budget

GAMES = 4
CASES = [
    Case("mr_jack", 2),
    Case("scotland_yard", 4),
    Case("scotland_yard", 2, {"form": "2014-two"}),
    Case("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
    Case("scotland_yard", 4, {"form": "beginners"}),
    Case("sleuth", 4),
    Case("sleuth", 3, {"super_sleuth": True, "missing": 2}),
    Case("culprit", 5),
    Case("culprit", 3),
    Case("culprit", 8),
]
HURRY = {"mr_jack": 60, "scotland_yard": 60, "sleuth": 20, "culprit": 10}
"""Iterations in which each game's bots come to a choice."""
ALL_IS_KNOWN = ("scotland_yard-4-form=beginners",)


def compared(case: Case, level: str) -> list[Pair]:
    budget = Budget(iterations=HURRY[case.name])
    return list(pairs(case, bot_for(case.name, level), GAMES, budget))


def test_every_game_is_here() -> None:
    assert {case.name for case in CASES} == set(NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_swapped_secret_changes_nothing_that_is_done(case: Case, level: str) -> None:
    found = compared(case, level)
    assert found or str(case) in ALL_IS_KNOWN
    assert [one for one, _ in found] == [other for _, other in found]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", [NOVICE, "sergeant"])
def test_nor_does_it_at_any_game(name: str, level: str) -> None:
    """A few of those above, for the quick tests."""
    case = next(case for case in CASES if case.name == name)
    budget = Budget(iterations=HURRY[name])
    found = list(pairs(case, bot_for(name, level), 1, budget))
    assert [one for one, _ in found] == [other for _, other in found]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_announced_hangs_on_nothing_but_what_was_seen(level: str) -> None:
    """In games of novices, just before one of them names the gem, all seats are asked whether they
    would; some would, but for the constable, who waits for a turn."""
    case, spoken = Case("sleuth", 4), 0
    for seed in range(12):
        novices = dict.fromkeys(range(4), bot_for("sleuth"))
        play = match(case.game, case.agreed, 4, novices, Dice(seed))
        for cut, action in enumerate(play.actions):
            if isinstance(case.game.to_typed(action), Announce):
                found = pairs_at(
                    case, play.actions[:cut], bot_for("sleuth", level), Budget(iterations=20), seed
                )
                for one, other in found:
                    assert one == other
                    spoken += one.spoken is not None
                break
    assert bool(spoken) == (level != "constable")
