"""What a house keeps of games that are over, and what it makes of them."""

import json
import zipfile
from io import BytesIO
from typing import Any

import pytest
from tests.server.houses import Start
from tests.server.running import Player, Running, Visitor, all_play, wait_until
from tests.server.test_people import admin

from gaslamp.core.data import from_json
from gaslamp.core.record import Record, replay
from gaslamp.games import game_named


def play(visitors: list[Visitor], game: str = "mr_jack", **setup: Any) -> str:
    """A whole game; the table."""
    kinds = ["me", *["open"] * (len(visitors) - 1)]
    opened = visitors[0].open_table(game, kinds, **setup)
    players = [Player(each, opened, seat).connect() for seat, each in enumerate(visitors)]
    for player in players[1:]:
        player.sit()
    all_play(players)
    for player in players:
        player.close()
    return opened["table"]


def past(visitor: Visitor, query: str = "") -> list[Any]:
    answered = visitor.ask("GET", f"/api/history{query}")
    assert answered.status == 200, answered.body
    return list(answered.data["games"])


def counted(visitor: Visitor, table: str) -> Any:
    wait_until(lambda: table in [game["table"] for game in past(visitor)])
    return next(game for game in past(visitor) if game["table"] == table)


def standings(house: Running) -> list[Any]:
    shown = admin(house, "ratings", "--json")
    assert shown.exit_code == 0
    return [json.loads(line) for line in shown.output.splitlines()]


def test_a_finished_game_is_in_the_history_of_all_who_played(house: Running) -> None:
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    table = play([anna, bert])
    mine, theirs = counted(anna, table), counted(bert, table)
    assert (mine["role"], theirs["role"]) == ("jack", "investigator")
    assert {mine["result"], theirs["result"]} == {"won", "lost"}
    assert mine["others"] == [{"name": "Bert", "bot": None}]
    assert (mine["rating"], mine["gain"], mine["company"]) == (None, None, "people")
    assert mine["kept"]
    assert mine["clock"] == {"type": "none"}
    assert past(Visitor(house.port)) == []


SIFTED = {
    "?game=mr_jack": 1,
    "?game=sleuth": 0,
    "?role=jack&company=people": 1,
    "?role=investigator": 0,
    "?company=bots": 0,
    "?before=1": 0,
}


def test_a_history_can_be_sifted(house: Running) -> None:
    anna = Visitor(house.port, "Anna")
    counted(anna, play([anna, Visitor(house.port, "Bert")]))
    assert {query: len(past(anna, query)) for query in SIFTED} == SIFTED


def test_what_there_is_not_cannot_be_asked_for(house: Running) -> None:
    anna, nobody = Visitor(house.port), Visitor(house.port, cookie="")
    for query in ("game=chess", "role=butler", "result=x", "before=-1", "before=x"):
        assert anna.ask("GET", f"/api/history?{query}").status == 400
    for path in ("", "/statistics", "/records.zip"):
        assert nobody.ask("GET", f"/api/history{path}").status == 401


@pytest.mark.parametrize(
    ("game", "seats"), [("scotland_yard", 3), ("sleuth", 3), ("culprit", 3), ("mr_jack", 2)]
)
def test_statistics_have_their_number_of_games(house: Running, game: str, seats: int) -> None:
    people = [Visitor(house.port, f"P{number}") for number in range(seats)]
    counted(people[1], play(people, game))
    made = people[1].ask("GET", f"/api/history/statistics?game={game}").data
    assert made["all"]["games"] == 1
    assert made["over_time"][-1]["last"]["games"] == 1
    assert made["by_role"][0]["all"] == made["all"]
    assert made["knowing"]["games"] == 1
    assert sum(each["all"]["games"] for each in made["openings"]) == 1
    assert bool(made["stations"]) == (game == "scotland_yard")
    assert people[1].ask("GET", "/api/history/statistics").data["knowing"] is None


def test_all_records_come_in_one_file(house: Running) -> None:
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    tables = [play([anna, bert]), play([bert, anna])]
    for table in tables:
        counted(anna, table)
    packed = zipfile.ZipFile(BytesIO(anna.ask("GET", "/api/history/records.zip").body))
    records = [from_json(packed.read(name), Record) for name in packed.namelist()]
    assert sorted(record.table or "" for record in records) == sorted(tables)
    for record in records:
        assert list(replay(game_named(record.game, record.rules), record))


def test_a_rated_game_moves_both_and_is_counted_once(start: Start) -> None:
    house = start()
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    assert anna.ask("GET", "/api/ratings").data == []
    game = counted(anna, play([anna, bert], rated=True))
    (mine,), (theirs,) = (each.ask("GET", "/api/ratings").data for each in (anna, bert))
    assert (mine["rating"] > 1500) == (game["result"] == "won")
    assert mine["rating"] - 1500 == game["gain"] == 1500 - theirs["rating"]
    assert mine["games"] == 1
    assert mine["provisional"]
    before = standings(house)
    house.kill()
    house.start()
    anna.port = bert.port = house.port
    counted(anna, play([bert, anna], rated=True))
    after = standings(house)
    assert len(before) == 2
    assert {each["games"] for each in after} == {1}
    assert len(after) == 4
    made = admin(house, "ratings", "--rebuild", "--json")
    assert json.loads(made.output) == {"games": 2, "standings": 4, "changed": 0}
    assert standings(house) == after


def test_who_leads_is_shown_unless_the_house_does_not_want_that(start: Start) -> None:
    house = start()
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    counted(anna, play([anna, bert], rated=True))
    shown = anna.ask("GET", "/api/leaders?game=mr_jack&role=jack").data["leaders"]
    assert [each["name"] for each in shown if not each["is_bot"]] == ["Anna"]
    assert {"novice", "superintendent"} < {each["name"] for each in shown if each["is_bot"]}
    assert [each["rating"] for each in shown] == sorted((e["rating"] for e in shown), reverse=True)
    for query in ("", "game=mr_jack", "game=sleuth&role=jack", "game=chess"):
        assert anna.ask("GET", f"/api/leaders?{query}").status == 400
    closed = start(leaderboards=False)
    refused = Visitor(closed.port).ask("GET", "/api/leaders?game=sleuth")
    assert (refused.status, refused.data["code"]) == (403, "not-allowed")


def test_a_person_who_is_deleted_leaves_the_others_their_history(start: Start) -> None:
    house = start()
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    account = {"account": "annas", "passphrase": "twelve lamps burning"}
    assert anna.ask("POST", "/api/account", account).status == 200
    table = play([anna, bert], rated=True)
    before = counted(bert, table)
    person = admin(house, "people", "annas").output.split()[0]
    exported = json.loads(admin(house, "export", person).output)
    assert [each["table"] for each in exported["games"]] == [table]
    assert len(exported["ratings"]) == 1
    assert admin(house, "delete", person).exit_code == 0
    after = counted(bert, table)
    assert after["others"] == [{"name": None, "bot": None}]
    assert {**after, "others": []} == {**before, "others": []}
    assert b"Anna" not in bert.ask("GET", "/api/leaders?game=mr_jack&role=jack").body
    made = json.loads(admin(house, "ratings", "--rebuild", "--json").output)
    assert made["changed"] == 0


def test_a_game_that_runs_is_in_nobodys_history(house: Running) -> None:
    """Neither as a row nor as a record, nor does it change a rating."""
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    opened = anna.open_table("mr_jack", ["me", "open"], rated=True)
    players = [Player(each, opened, seat).connect() for seat, each in enumerate((anna, bert))]
    players[1].sit()
    all_play(players, lambda player: "decision" in player.present.get(player.seat or 0, {}))
    counted(bert, play([bert, Visitor(house.port, "Cleo")]))
    assert past(anna) == []
    assert anna.ask("GET", "/api/ratings").data == []
    assert anna.ask("GET", "/api/history/statistics").data["all"]["games"] == 0
    assert not zipfile.ZipFile(BytesIO(anna.ask("GET", "/api/history/records.zip").body)).namelist()
    for player in players:
        player.close()
