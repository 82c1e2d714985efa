"""The golden games show the whole game."""

from tests.contract.cases import wander
from tests.games.culprit.cases import PLAYTHROUGHS

from gaslamp.games.culprit import actions
from gaslamp.games.culprit.cards import CARD_TEXT


def test_every_card_and_every_action_is_in_the_golden_games() -> None:
    games = [wander(case, seed) for _, case, seed in PLAYTHROUGHS]
    typed = [actions.to_typed(action) for game in games for action in game]
    assert {each.card for each in typed if isinstance(each, actions.Play)} == set(CARD_TEXT)
    assert {type(each) for each in typed} == set(actions.Action.__args__)
