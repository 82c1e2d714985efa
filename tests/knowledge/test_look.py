"""One look: each thing worked out once, and still right when the game has gone on."""

from fractions import Fraction
from typing import Any

import pytest
from tests.contract.cases import Case
from tests.knowledge.watching import watched

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of, seat_of
from gaslamp.core.position import Position
from gaslamp.core.sight import Sight
from gaslamp.games.sleuth import GAME as SLEUTH
from gaslamp.games.sleuth import codes
from gaslamp.games.sleuth.actions import Ask, question_number
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES
from gaslamp.games.sleuth.options import start
from gaslamp.games.sleuth.rules import SleuthPosition
from gaslamp.knowledge import Look, Model, knowledge_for, look, sleuth
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.deduced import deduce
from gaslamp.knowledge.mr_jack import MrJackKnowledge
from gaslamp.knowledge.scotland_yard import ScotlandYardKnowledge
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.facts import numbers, places, sizes
from gaslamp.knowledge.sleuth.games import Games, answers_in, retold

CASES = [Case("mr_jack", 2), Case("scotland_yard", 3), Case("sleuth", 3), Case("culprit", 3)]
AnySight = Sight[Any, Any, Any]


class Alike:
    """The uniform model in other clothes: nobody can see that it is."""

    def weight(self, position: Position, action: int) -> int:
        return 1


def sights(case: Case, viewer: int, every: int = 23) -> list[AnySight]:
    """Of one viewer, over a game."""
    moments = (seen for seen in watched(case, seed=5, every=every) if not seen.position.over)
    return [seen.sight for seen in moments if seen.viewer == viewer]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_older_look_is_not_changed_by_a_newer_one(case: Case) -> None:
    seen = sights(case, 0)
    looks = [look(sight) for sight in seen]
    newest_first = [each.beliefs for each in reversed(looks)]
    assert newest_first[::-1] == [look(sight).beliefs for sight in seen]
    assert [each.certainties for each in looks] == [look(sight).certainties for sight in seen]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All the times that Sleuth's deals are counted."""
    times: list[Any] = []

    def counting(*given: Any) -> Deals:
        times.append(given)
        return Deals(*given)

    monkeypatch.setattr(sleuth, "Deals", counting)
    monkeypatch.setattr(sleuth, "KNOWLEDGE", sleuth.SleuthKnowledge())
    return times


def test_sleuth_is_counted_once(counted: list[Any]) -> None:
    """Beliefs, certainties and samples, and again by whoever looks at the same sight."""
    sight = sights(Case("sleuth", 3), 1)[-1]
    deduce(sight)
    knowledge_for("sleuth").look(sight).samples(20, Dice(1))
    assert len(counted) == 1


def test_what_tells_nothing_of_the_gems_is_not_counted_again(counted: list[Any]) -> None:
    seen = sights(Case("sleuth", 3), 1, every=1)
    told = {str(numbers(sight)) + str(sizes(sight)) for sight in seen}
    for sight in seen:
        assert look(sight).beliefs.worlds
    assert len(counted) == len(told) < len(seen)


@pytest.mark.parametrize("knowledge", [MrJackKnowledge(), ScotlandYardKnowledge()])
def test_every_model_is_followed_from_look_to_look(knowledge: Any) -> None:
    name = "mr_jack" if isinstance(knowledge, MrJackKnowledge) else "scotland_yard"
    [case] = [case for case in CASES if case.name == name]
    model, other = Alike(), Alike()
    seen = sights(case, 1)
    kept = knowledge.follow(seen[0], model)
    assert knowledge.follow(seen[0], other) is not kept
    assert all(knowledge.follow(sight, model) is kept for sight in seen)
    for sight in seen:
        assert knowledge.beliefs(sight, other) == knowledge.beliefs(sight)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_samples_weigh_alike_where_nothing_is_known_of_the_others(case: Case) -> None:
    sight = sights(case, 0)[-1]
    model: Model = CARDS_ALIKE if case.name == "culprit" else Alike()
    samples = look(sight, model).samples(5, Dice(1))
    assert [each.weight for each in samples] == [Fraction(1)] * 5
    assert all(case.game.view(each.position, 0) == sight.view for each in samples)


# Sleuth under a model


class Curious:
    """Nobody asks about what they hold themselves, if they can help it."""

    def weight(self, position: Position, action: int) -> int:
        assert isinstance(position, SleuthPosition)
        if kind_of(action) != codes.ASK:
            return 1
        asked = SLEUTH.to_typed(action)
        assert isinstance(asked, Ask)
        return 1 if position.hands[asked.seat] & MATCHES[question_number(asked.question)] else 20


def few_worlds() -> AnySight:
    moments = (seen for seed in range(12) for seen in watched(Case("sleuth", 3), seed, every=3))
    return next(
        seen.sight
        for seen in moments
        if not seen.position.over and 4 <= look(seen.sight).beliefs.worlds <= 24
    )


def test_a_game_of_sleuth_told_again_is_a_game() -> None:
    """Every action is legal where it comes, and the seat has seen just this."""
    for seen in watched(Case("sleuth", 4), seed=2, every=17):
        looked: Any = look(seen.sight)
        [sample] = looked.samples(1, Dice(3))
        deal = looked.deals.deal(0)
        position = start(4, seen.sight.options)
        for typed in retold(seen.sight, deal, [], Dice(4)):
            action = SLEUTH.from_typed(typed)
            assert action in position.legal(seat_of(action)), typed
            position.apply(action)
        assert SLEUTH.view(position, seen.viewer) == seen.sight.view
        assert SLEUTH.view(sample.position, seen.viewer) == seen.sight.view


def test_a_better_model_of_those_who_ask_can_be_handed_in() -> None:
    """Against all deals, each weighed."""
    sight, model = few_worlds(), Curious()
    looked: Any = look(sight, model)
    games = Games(sight, looked.deals, model)
    weights: dict[str, dict[str, Fraction]] = {}
    total = Fraction(0)
    for index in range(looked.deals.count):
        deal = looked.deals.deal(index)
        weight = games.weight(retold(sight, deal, [], Dice(1)))
        total += weight
        for gem, place in answers_of(deal, sight).items():
            weights.setdefault(gem, {}).setdefault(place, Fraction(0))
            weights[gem][place] += weight
    found = look(sight, model).beliefs
    assert found.effective is not None
    assert found.effective >= 200
    assert found.chances != look(sight).beliefs.chances
    for gem, shares in weights.items():
        for place, weight in shares.items():
            assert abs(float(found.chances[gem][place] - weight / total)) < 0.15


def answers_of(deal: list[int], sight: AnySight) -> dict[str, str]:
    names = places(sight.seats)
    return {gem: names[place] for gem, place in zip(GEM_TEXT, deal, strict=True)}


def test_what_is_true_of_a_position_is_read_from_it() -> None:
    for seen in watched(Case("sleuth", 3), seed=1, every=40):
        assert isinstance(seen.position, SleuthPosition)
        possible = look(seen.sight).possibilities
        assert all(answer in possible[gem] for gem, answer in answers_in(seen.position).items())


def test_a_look_has_one_sample_drawn_by_its_weight() -> None:
    looked: Look = look(few_worlds(), Curious())
    assert looked.weighs
    sample = looked.sample(Dice(2))
    assert isinstance(sample, SleuthPosition)
    assert SLEUTH.view(sample, looked.sight.viewer) == looked.sight.view
