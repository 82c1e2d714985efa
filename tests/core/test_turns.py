"""Who is asked, in which order, and with what."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.contract.cases import Case, every_case

from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE, bit, in_mask
from gaslamp.core.turns import Asked, Turns, asked

CASES = list({case.name: case for case in every_case()}.values())


class Noting:
    """A player who takes the first action and notes what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Sequence[Any]]] = []

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        self.given.append((sight, legal))
        return legal[0]

    def speaks_up(self, sight: Any, legal: Sequence[Any], dice: Dice) -> None:
        self.given.append((sight, legal))


def turns(case: Case, player: Noting, seats: Sequence[int]) -> Turns:
    play, dice = Play(case.game, case.agreed, case.start()), Dice(1)
    return Turns(play, dict.fromkeys(seats, player), lambda at: random_action(at, dice), dice)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_players_get_sights_and_legal_actions_and_the_game_goes_on(case: Case) -> None:
    player = Noting()
    here = turns(case, player, range(case.seats))
    for _ in range(150):
        waited = here.play.position.awaited
        acted = here.step()
        if acted is None:
            break
        assert waited >> acted.seat & 1
    assert here.play.position.over or len(here.play.actions) == 150
    for sight, legal in player.given:
        assert all(action.seat == sight.viewer for action in legal)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_without_a_player_is_waited_for(case: Case) -> None:
    here = turns(case, Noting(), range(1, case.seats))
    while (acted := here.step()) is not None:
        assert acted.seat != 0
        assert len(here.play.actions) < 2000
    assert here.play.position.over or here.play.position.awaited == bit(0)


def test_nobody_is_asked_before_the_one_who_is_waited_for() -> None:
    [case] = [case for case in CASES if case.name == "sleuth"]
    here = turns(case, Noting(), range(case.seats))
    while here.play.position.chance_awaited:
        here.step()
    [turn] = in_mask(here.play.position.awaited)
    others = [seat for seat in range(case.seats) if seat != turn]
    speakers = [Asked(seat, False) for seat in others]
    assert asked(here.play.position, range(case.seats)) == [*speakers, Asked(turn, True)]
    assert asked(here.play.position, range(case.seats), waits_for=bit(turn)) == speakers
    assert here.step(waits_for=bit(turn)) is None


def test_without_a_house_chance_is_left_to_others() -> None:
    case = CASES[0]
    play = Play(case.game, case.agreed, case.start())
    here = Turns(play, dict.fromkeys(range(case.seats), Noting()), None, Dice(1))
    assert here.step() is None
    assert here.act(play.position.legal(CHANCE)[0]).seat == CHANCE
