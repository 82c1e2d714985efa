"""The server is killed at random moments under play: what was acknowledged is there, once."""

from time import monotonic, time

import msgspec
import pytest
from tests.server.conftest import Start
from tests.server.running import Player, Visitor, kept_entries
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
    assert sum(len(player.acknowledged) for player in evening.players) > KILLS


def is_waited_for(player: Player) -> bool:
    now = player.present.get(0)
    return now is not None and bool(now["decision"]) and now["decision"]["awaited"]


def test_an_absence_is_given_back_however_short_it_was(start: Start) -> None:
    house = start(absence=600)
    anna = Visitor(house.port)
    opened = anna.open_table("sleuth", ["me", "bot", "bot"], clock={"type": "bank", "seconds": 60})
    Player(anna, opened, 0).connect().play(is_waited_for).close()
    killed_before = time() * 1000
    house.kill()
    opened_after = time() * 1000
    house.start()
    anna.ask("GET", "/healthz")
    house.kill()
    kept = [msgspec.json.decode(entry.body) for entry in kept_entries(house, opened["table"])]
    (absence,) = [entry for entry in kept if entry["type"] == "given-back"]
    assert absence["since"] <= killed_before
    assert absence["since"] + absence["ms"] >= opened_after - 1
