"""The server is killed at random moments under play: what was acknowledged is there, once."""

from time import monotonic

import pytest
from tests.server.conftest import Start
from tests.server.surviving import Evening, check_everything

KILLS = 30


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(start: Start) -> None:
    house = start(absence=600)
    begun = monotonic()
    evening = Evening(house)
    away = evening.kill_again_and_again(KILLS)
    house.kill()
    open_for = (monotonic() - begun) * 1000 - away
    assert check_everything(house, evening.players, open_for) > KILLS
    assert sum(len(player.acknowledged) for player in evening.players) > 3 * KILLS
