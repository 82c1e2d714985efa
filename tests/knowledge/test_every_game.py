"""What must hold of every game's knowledge, over random play."""

from typing import Any

import pytest
from tests.contract.cases import Case
from tests.knowledge.honesty import held
from tests.knowledge.watching import known_cases, truth_of, watched

from gaslamp.core.data import from_json, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sight import Sight
from gaslamp.knowledge import below, irreducible, knowledge_for

every_case = pytest.mark.parametrize("case", known_cases(), ids=str)


@every_case
def test_the_truth_is_among_the_possibilities_and_has_a_chance(case: Case) -> None:
    knowledge = knowledge_for(case.name)
    for seen in watched(case, seed=1, every=43):
        beliefs = knowledge.beliefs(seen.sight)
        assert {
            subject: list(chances) for subject, chances in beliefs.chances.items()
        } == knowledge.possibilities(seen.sight)
        for subject, answer in truth_of(case, seen.position).items():
            chance = beliefs.chances[subject][answer]
            assert chance > 0 or beliefs.effective is not None, (subject, answer)


@every_case
def test_all_that_is_certain_is_true_and_no_untruth_has_a_reason(case: Case) -> None:
    for number, seen in enumerate(watched(case, seed=7, every=53)):
        assert not held(case, seen.position, seen.sight, Dice(number)).wrong


@every_case
def test_chances_add_up_to_one(case: Case) -> None:
    for seen in watched(case, seed=2, every=61):
        beliefs = knowledge_for(case.name).beliefs(seen.sight)
        assert all(sum(chances.values()) == 1 for chances in beliefs.chances.values())


@every_case
def test_a_sample_looks_the_same_to_the_seat_and_offers_it_the_same(case: Case) -> None:
    knowledge, game = knowledge_for(case.name), case.game
    for number, seen in enumerate(watched(case, seed=3, every=43)):
        sample = knowledge.sample(seen.sight, Dice(number))
        assert game.view(sample, seen.viewer) == seen.sight.view
        assert sample.awaited == seen.position.awaited
        assert sample.may_act == seen.position.may_act
        if seen.viewer >= 0:
            assert sample.legal(seen.viewer) == seen.position.legal(seen.viewer)


@every_case
def test_a_sample_needs_only_the_sight_and_the_seed(case: Case) -> None:
    """From a sight that was written down and read again comes the very same position."""
    game, knowledge = case.game, knowledge_for(case.name)
    kind: Any = Sight[game.option_type, game.event_type, game.view_type]  # type: ignore[name-defined]
    for seen in watched(case, seed=4, every=61):
        again = from_json(to_json(seen.sight), kind)
        one, two = (knowledge.sample(sight, Dice(5)) for sight in (seen.sight, again))
        assert one.same_as(two)


def test_a_game_without_knowledge_is_refused() -> None:
    with pytest.raises(Unreadable):
        knowledge_for("chess")


def test_below_draws_all_alike_beyond_machine_words() -> None:
    dice = Dice(1)
    limit = 3 * 2**100
    drawn = [below(dice, limit) for _ in range(3000)]
    assert all(0 <= each < limit for each in drawn)
    thirds = [sum(each // 2**100 == third for each in drawn) for third in range(3)]
    assert all(900 < third < 1100 for third in thirds)
    assert below(dice, 1) == 0


def test_irreducible_keeps_what_is_needed_and_nothing_else() -> None:
    needed = {3, 17, 18, 40}
    assert irreducible(range(50), lambda some: needed <= set(some)) == sorted(needed)
    assert irreducible(range(5), lambda _: True) == []
