"""A decision is judged by what its seat had seen: another secret changes no byte of it."""

import pytest
from tests.analysis.games import CASES, FEW, left_off
from tests.contract.cases import Case, swapper_of, wander

from gaslamp.analysis.appraisal import Appraisal
from gaslamp.analysis.walk import choices
from gaslamp.analysis.whole import judge
from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE

SEEDS = range(200, 204)


def last_decision(case: Case, actions: list[int]) -> Appraisal:
    *_, last = choices(case.game, left_off(case, actions))
    return judge(case.game, last, FEW)


def until_a_decision(actions: list[int], seat: int, dice: Dice) -> list[int] | None:
    """Up to some decision of the seat, with it."""
    own = [at for at, action in enumerate(actions) if seat_of(action) == seat]
    return actions[: own[dice.below(len(own))] + 1] if own else None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_secret_changes_no_byte(case: Case) -> None:
    swapped = 0
    for seed in SEEDS:
        actions, dice = wander(case, seed, longest=120), Dice(seed)
        for viewer in range(case.seats):
            game = until_a_decision(actions, viewer, dice)
            other = swapper_of(case)(case, game, viewer, Dice(seed)) if game else None
            if game is None or not isinstance(other, list) or other[-1] != game[-1]:
                continue
            if seat_of(game[-1]) == CHANCE or not _is_choice(case, game):
                continue
            swapped += 1
            one, two = last_decision(case, game), last_decision(case, other)
            assert to_json(one) == to_json(two)
    assert swapped > 0


def _is_choice(case: Case, actions: list[int]) -> bool:
    found = list(choices(case.game, left_off(case, actions)))
    return bool(found) and found[-1].ply == len(actions) - 1
