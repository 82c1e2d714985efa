"""Rounds drawn for a seat of The Culprit fit all it has seen, and come as often as believed."""

from collections import Counter

import pytest
from tests.contract.cases import Case, wander
from tests.games.culprit.cases import NO_PILE
from tests.knowledge.culprit.decks import SMALL
from tests.knowledge.culprit.referee import key, referee
from tests.knowledge.watching import play_of, watched

from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import knowledge_for
from gaslamp.knowledge.culprit import followed_round
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.tale import Retelling

KNOWLEDGE = knowledge_for("culprit")
CASES = [
    *SMALL,
    Case("culprit", 4, NO_PILE | {"flash": True}),
    *(Case("culprit", seats, {"flash": True}) for seats in (3, 4)),
]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_the_drawn_round_tells_the_seat_the_same(case: Case) -> None:
    """Every action is legal, and every event and the table look as they did."""
    for seed in range(4):
        for seen in watched(case, seed, every=17):
            if seen.sight.events:
                told = Retelling(FollowedRound(seen.sight), Dice(seed)).actions()
                play = Play(case.game, case.agreed, case.start())
                for action in told:
                    play.act(from_typed(action))
                assert play.sight(seen.viewer) == seen.sight
                assert play.position.same_as(KNOWLEDGE.sample(seen.sight, Dice(seed)))


def test_a_way_that_was_forgotten_is_followed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws are the same as of one who remembers all of it."""
    for seen in watched(Case("culprit", 4, {"flash": True}), seed=2, every=23):
        if seen.sight.events:
            remembered = Retelling(FollowedRound(seen.sight, whole=True), Dice(5)).actions()
            with monkeypatch.context() as patch:
                patch.setattr(followed_round, "_LIGHT", 0)
                forgetful = FollowedRound(seen.sight)
                assert forgetful.room < FollowedRound(seen.sight, whole=True).room
                assert Retelling(forgetful, Dice(5)).actions() == remembered


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_samples_come_as_often_as_they_are_believed(number: int) -> None:
    """Chi-squared over all positions, at a level that chance fails once in a thousand."""
    case, draws = SMALL[number], 2000
    actions, viewer = wander(case, 4)[:19], 1
    start, sight = case.start(), play_of(case, actions).sight(viewer)
    assert isinstance(start, CulpritPosition)
    wanted = {key(p): chance for p, chance in referee(start, actions, viewer, CARDS_ALIKE)}
    often: Counter[object] = Counter()
    dice = Dice(7)
    for _ in range(draws):
        sample = KNOWLEDGE.sample(sight, dice)
        assert isinstance(sample, CulpritPosition)
        often[key(sample)] += 1
    assert set(often) <= set(wanted)
    common = [state for state, chance in wanted.items() if draws * chance >= 5]
    cells = [(often[state], float(draws * wanted[state])) for state in common]
    rest = (draws - sum(n for n, _ in cells), draws - sum(mean for _, mean in cells))
    squares = sum((n - mean) ** 2 / mean for n, mean in [*cells, rest] if mean > 1)
    freedom = len(cells)
    assert freedom > 3
    assert squares < freedom + 3.1 * (2 * freedom) ** 0.5 + 6
