"""The ranks at Mr. Jack: legal, blind to what is hidden, and not foolish."""

from typing import Any

from tests.contract.cases import Case

from gaslamp.arena.match import match
from gaslamp.bots.mr_jack import BOTS
from gaslamp.bots.mr_jack.inspector import JackInspector
from gaslamp.bots.mr_jack.worlds import worlds_of
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games import game_named
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.codes import End
from gaslamp.search.budget import Budget

CASE = Case("mr_jack", 2)


def _begun(seed: int) -> Play:
    game = game_named("mr_jack")
    play, dice = Play(game, game.options({}), game.start(2, game.options({}))), Dice(seed)
    position: Any = play.position
    while position.turn < 2 and not position.over:
        play.act(random_action(position, dice))
        position = play.position
    return play


def test_the_investigator_that_jack_imagines_does_not_know_him() -> None:
    """Worlds from which the Investigator learns have anybody as Jack who is suspected."""
    play = next(p for p in map(_begun, range(50)) if not p.position.over)
    table: Any = play.position
    worlds, learners = worlds_of(play.sight(codes.JACK), Dice(1))
    taught = [w for w, mask in zip(worlds, learners, strict=True) if mask >> codes.INVESTIGATOR & 1]
    assert len({world.jack for world in taught}) > 1
    assert {world.jack for world in worlds[: len(worlds) - len(taught)]} == {table.jack}
    assert all(not world.innocent >> world.jack & 1 for world in worlds)
    assert all(world.pile.bit_count() == table.pile.bit_count() for world in worlds)


def test_the_investigator_does_not_accuse_one_of_many() -> None:
    game = game_named("mr_jack")
    hurried = JackInspector(Budget(iterations=30), tries=2)
    for seed in range(3):
        play = match(game, game.options({}), 2, {codes.INVESTIGATOR: hurried}, Dice(seed))
        end: Any = play.position
        if end.ended == End.WRONG_ACCUSATION:
            assert end.turn == codes.LAST_TURN or end.innocent.bit_count() > 4


def test_a_plan_is_a_whole_activation() -> None:
    """Its steps are legal one after the other."""
    play = next(p for p in map(_begun, range(50)) if not p.position.over)
    seat = play.position.awaited.bit_length() - 1
    legal = [play.game.to_typed(action) for action in play.position.legal(seat)]
    plan = BOTS["inspector"].plan(play.sight(seat), legal, Dice(1), Budget(iterations=40))
    position = play.position.copy()
    for step in plan:
        action = play.game.from_typed(step)
        assert action in position.legal(seat)
        position.apply(action)
