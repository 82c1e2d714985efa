"""The server is killed at random moments under play: what was acknowledged is there, once."""

from time import monotonic

import pytest
from tests.server.conftest import Start
from tests.server.surviving import TABLES, check_everything, kill_again_and_again, sit_down

KILLS = 30


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(start: Start) -> None:
    house = start(absence=600)
    begun = monotonic()
    players = [each for number in range(TABLES) for each in sit_down(house, number)]
    away = kill_again_and_again(house, players, KILLS)
    house.kill()
    assert check_everything(house, players, (monotonic() - begun) * 1000 - away) > KILLS
    assert sum(len(player.acknowledged) for player in players) > KILLS
