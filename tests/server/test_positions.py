"""Positions that are set up by hand, over the wire: checked, played from, and shown in links."""

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from tests.server.longest import led_to
from tests.server.running import Player, Running, Visitor
from tests.server.test_analysis import whole_game
from tests.server.test_sharing import PNG, built, told

from gaslamp.core.data import from_plain, to_plain
from gaslamp.core.dealing.verification import verify
from gaslamp.core.record import Record
from gaslamp.games import NAMES, game_named
from gaslamp.server.desk import LARGEST_BODY
from gaslamp.table.state import load

SEATS = {"mr_jack": 2, "sleuth": 3, "culprit": 3, "scotland_yard": 3}


def fresh(visitor: Visitor, game: str) -> dict[str, Any]:
    wanted = {"game": game, "seats": SEATS[game], "options": {}}
    answer = visitor.ask("POST", "/api/positions/tray", wanted)
    assert answer.status == 200, answer.body
    return dict(answer.data["position"])


def packed(position: Any) -> str:
    maker = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = maker.compress(json.dumps(position).encode()) + maker.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("game", NAMES)
def test_without_an_account_a_position_is_laid_out_and_checked(house: Running, game: str) -> None:
    anybody = Visitor(house.port, cookie="")
    position = fresh(anybody, game)
    found = anybody.ask("POST", "/api/positions/check", {"position": position}).data
    assert found["fault"] is None
    assert found["view"]
    assert found["awaited"]
    broken = {**position, "facts": {**position["facts"], "turn": 99, "pawns": []}}
    wrong = anybody.ask("POST", "/api/positions/check", {"position": broken})
    assert wrong.status == 200
    assert wrong.data["fault"]["id"]
    assert wrong.data["view"] is None


@pytest.mark.parametrize("dealt", ["anew", "kept"])
@pytest.mark.parametrize("game", NAMES)
def test_one_plays_from_a_position(house: Running, game: str, dealt: str) -> None:
    """To the end, against bots; the record tells the position, and verifies."""
    anna = Visitor(house.port, "Anna")
    asked = {"position": fresh(anna, game), "seat": 1, "level": "novice", "dealt": dealt}
    opened = anna.ask("POST", "/api/positions/onward", asked)
    assert opened.status == 201, opened.body
    player = Player(anna, opened.data, 1, seed=5).connect()
    player.play()
    came = player.items[1][0]
    assert (came["type"], came["source"], came["dealt"]) == ("goes-on", "position", dealt)
    path = f"/api/tables/{opened.data['table']}/record"
    record = from_plain(anna.ask("GET", path).data, Record)
    assert verify(game_named(game), record)
    assert record.start is not None
    assert record.start["prologue"]["lines"][0].startswith("position: ")
    assert record.start["prologue"]["salt"] not in str(player.items)


def test_a_long_record_is_not_too_long(house: Running) -> None:
    """Longer than what may be brought anywhere else, in one piece."""
    table = load(led_to("sleuth", "over"))
    assert table.hand is not None
    record = to_plain(table.hand.play.record(abandoned=True))
    assert len(json.dumps(record)) > 2 * LARGEST_BODY
    anybody = Visitor(house.port, cookie="")
    found = anybody.ask("POST", "/api/positions/moment", {"record": record})
    assert found.status == 200, found.body
    assert found.data["last"] == len(table.hand.play.actions)
    assert anybody.ask("POST", "/api/positions/check", {"position": record}).status == 413


def test_what_cannot_be_played_is_refused_in_a_sentence(house: Running) -> None:
    anna, stranger = Visitor(house.port, "Anna"), Visitor(house.port, cookie="")
    position = fresh(anna, "mr_jack")
    path = "/api/positions/onward"
    assert stranger.ask("POST", path, {"position": position, "seat": 0}).status == 401
    for wrong, status in (
        ({"position": {}, "seat": 0}, 400),
        ({"position": {**position, "game": "chess"}, "seat": 0}, 400),
        ({"position": {**position, "seats": 3}, "seat": 0}, 400),
        ({"position": position, "seat": 5}, 400),
        ({"position": position, "seat": 0, "level": "magic"}, 400),
        ({"position": {**position, "facts": 7}, "seat": 0}, 400),
    ):
        answer = anna.ask("POST", path, wrong)
        assert answer.status == status, wrong
        assert answer.data["text"]
    small = {"game": "mr_jack", "seats": 2, "options": {"small": "nothing"}}
    assert anna.ask("POST", "/api/positions/tray", small).status == 400


def test_a_link_holds_a_position_and_its_picture_nothing_hidden(house: Running) -> None:
    anybody = Visitor(house.port, cookie="")
    position = fresh(anybody, "mr_jack")
    picture = anybody.ask("GET", f"/api/positions/picture.png?p={packed(position)}")
    assert picture.body.startswith(PNG)
    facts = position["facts"]
    other = next(who for who in facts["characters"] if who != facts["jack"])
    swapped = {**position, "facts": {**facts, "jack": other}}
    again = anybody.ask("GET", f"/api/positions/picture.png?p={packed(swapped)}")
    assert again.body == picture.body
    for wrong in ("", "!", "AAAA", packed({}), packed([1]), packed(position)[:40], "A" * 6500):
        assert anybody.ask("GET", f"/api/positions/picture.png?p={wrong}").status == 400, wrong


@built
def test_a_messenger_is_told_of_positions_and_mysteries(house: Running) -> None:
    anybody = Visitor(house.port, cookie="")
    position = fresh(anybody, "sleuth")
    found = told(anybody, f"/board/sleuth?p={packed(position)}")
    assert found["og:title"] == "A position · Sleuth"
    assert anybody.ask("GET", found["og:image"].partition(str(house.port))[2]).body.startswith(PNG)
    for path in ("/board/sleuth", "/board/sleuth?p=!", f"/board/culprit?p={packed(position)}"):
        assert told(anybody, path) == {}
    mystery = told(anybody, "/mystery/sleuth?day=2026-01-05")
    assert mystery["og:title"] == "The mystery of 2026-01-05 · Sleuth"
    assert mystery["og:description"].endswith("?")
    image = mystery["og:image"].partition(str(house.port))[2]
    assert anybody.ask("GET", image).body.startswith(PNG)
    assert told(anybody, "/mystery/sleuth?day=2099-01-05") == {}
    assert told(anybody, "/mystery/chess") == {}


@pytest.mark.parametrize("game", NAMES)
def test_every_mystery_has_a_picture_until_it_is_out(house: Running, game: str) -> None:
    anybody, path = Visitor(house.port, cookie=""), f"/api/mysteries/{game}/picture.png"
    assert anybody.ask("GET", f"{path}?day=2026-01-05").body.startswith(PNG)
    assert anybody.ask("GET", f"{path}?day=2099-01-05").status == 409
    assert anybody.ask("GET", f"{path}?day=soon").status == 400
    assert anybody.ask("GET", "/api/mysteries/chess/picture.png").status == 404


def test_one_goes_on_from_a_record(house: Running) -> None:
    """From a file, as from a game of this house: with all that was played until then."""
    anna = whole_game(house, "mr_jack", 2).visitor
    record = anna.ask("GET", f"/api/tables/{anna_s_last(anna)}/record").data
    last = anna.ask("POST", "/api/positions/moment", {"record": record})
    assert last.status == 200, last.body
    assert last.data["ply"] == last.data["last"] > 0
    half = last.data["last"] // 2
    found = anna.ask("POST", "/api/positions/moment", {"record": record, "ply": half}).data
    checked = anna.ask("POST", "/api/positions/check", {"position": found["position"]}).data
    assert checked["fault"] is None
    asked = {"record": record, "ply": half, "seat": 1, "level": "novice", "dealt": "kept"}
    opened = anna.ask("POST", "/api/positions/record", asked)
    assert opened.status == 201, opened.body
    player = Player(anna, opened.data, 1, seed=5).connect()
    player.play()
    came = player.items[1][0]
    assert (came["source"], came["step"]) == ("record", half)
    broken: list[dict[str, Any]] = [
        {"record": {}},
        {"record": {**record, "moves": ["?"]}},
        {"record": record, "ply": 99999},
    ]
    for wrong in broken:
        assert anna.ask("POST", "/api/positions/moment", wrong).status == 400


def anna_s_last(anna: Visitor) -> str:
    return str(anna.ask("GET", "/api/mine").data[0]["table"]["table"])
