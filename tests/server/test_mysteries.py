"""The mysteries of the day over the wire: for anybody, judged by the house, sealed until then."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from tests.mysteries.test_today import way_to
from tests.server.running import Player, Running, Visitor

from gaslamp.games import NAMES
from gaslamp.mysteries.today import mystery_of

DAY = date(2026, 1, 5)


def asked(house: Running, game: str, **tried: Any) -> Any:
    stranger = Visitor(house.port, cookie="")
    return stranger.ask("POST", f"/api/mysteries/{game}", {"date": DAY.isoformat(), **tried})


@pytest.mark.parametrize("game", NAMES)
def test_without_an_account_a_mystery_is_asked_and_judged(house: Running, game: str) -> None:
    mystery = mystery_of(game, DAY)
    before = asked(house, game)
    assert before.status == 200
    assert before.data["judgement"] is None
    right = asked(house, game, steps=way_to(mystery, True), judge=True)
    assert right.data["judgement"]["right"] is True
    wrong = asked(house, game, steps=way_to(mystery, False), judge=True)
    assert wrong.data["judgement"] == {"right": False, "solution": None, "chain": [], "lights": []}


def test_days_to_come_other_games_and_nonsense_are_refused(house: Running) -> None:
    later = datetime.now(UTC).date() + timedelta(days=3)
    assert asked(house, "sleuth", date=later.isoformat()).status == 409
    assert asked(house, "chess").status == 404
    assert asked(house, "sleuth", date="yesterday").status == 400
    assert asked(house, "sleuth", steps=[{"type": "draw", "card": "red"}]).status == 409
    assert asked(house, "sleuth", steps=[None] * 17).status == 400
    assert asked(house, "sleuth", hints=5).status == 400


@pytest.mark.parametrize("game", NAMES)
def test_one_plays_on_from_a_mystery(house: Running, game: str) -> None:
    """From the seat that was asked, with all that had led there."""
    anna = Visitor(house.port, "Anna")
    wanted = {"date": DAY.isoformat(), "level": "novice"}
    opened = anna.ask("POST", f"/api/mysteries/{game}/onward", wanted)
    assert opened.status == 201, opened.body
    seat = mystery_of(game, DAY).viewer
    player = Player(anna, opened.data, seat).connect()
    player.play(lambda me: any(item["type"] == "begun" for item in me.items.get(seat, [])))
    told = [item["type"] for item in player.items[seat]]
    assert "happened" in told
    came = player.items[seat][0]
    assert (came["type"], came["source"]) == ("goes-on", "mystery")
    player.close()


def test_playing_on_needs_somebody_and_a_day_that_is_out(house: Running) -> None:
    path, wanted = "/api/mysteries/sleuth/onward", {"date": DAY.isoformat()}
    assert Visitor(house.port, cookie="").ask("POST", path, wanted).status == 401
    wanted["date"] = (datetime.now(UTC).date() + timedelta(days=3)).isoformat()
    assert Visitor(house.port, "Anna").ask("POST", path, wanted).status == 409
