"""Suspicion follows the Culprit through what one seat has seen."""

import pytest
from tests.games.culprit.scene import SEATS, Scene, dealt
from tests.games.culprit.test_setup import HANDS_OF_THREE

from gaslamp.bots.novice.culprit_suspicion import suspicion
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.options import CulpritOptions


def shares(lines: list[str], viewer: int) -> list[float]:
    scene = dealt(3, *HANDS_OF_THREE).do("A: play first on the scene", *lines)
    suspected = suspicion(scene.play.sight(viewer))
    return [round(suspected.of(seat), 2) for seat in range(3)]


def test_at_first_all_others_are_alike_and_the_culprit_knows() -> None:
    assert shares([], 0) == [0.0, 0.5, 0.5]
    assert shares([], 1) == [0.0, 1.0, 0.0]


def test_a_gift_is_followed() -> None:
    shared = ["B: play sharing", "A: give witness", "B: give culprit", "C: give maid"]
    assert shares(shared, 1) == [0.0, 0.0, 1.0]
    assert shares(shared, 2) == [0.0, 0.0, 1.0]
    assert shares(shared, 0) == [0.0, 0.38, 0.62]


def test_a_rumour_is_followed() -> None:
    rumour = ["B: play rumour", "house: take detective from A", "house: take culprit from B"]
    rumour.append("house: take toby from C")
    assert shares(rumour, 1) == [0.0, 0.0, 1.0]
    assert shares(rumour, 2) == [0.0, 0.0, 1.0]
    assert shares(rumour, 0) == [0.0, 0.38, 0.62]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_is_certain_is_true(seats: int) -> None:
    for seed in range(12):
        dice, options = Dice(seed), CulpritOptions(flash=True)
        play = Play(GAME, options, GAME.start(seats, options))
        while not play.position.over:
            play.act(random_action(play.position, dice))
            scene = Scene(play)
            if scene.view("A").stage == "playing" and not play.position.over:
                _check(scene)


def _check(scene: Scene) -> None:
    suspected = suspicion(scene.play.sight(0))
    for seat in range(scene.position.seats):
        if suspected.of(seat) > 0.999:
            assert "culprit" in scene.hand(SEATS[seat])
