"""Clients that come back, other eyes on the same table, and a house that closes in order."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.conftest import Start
from tests.server.running import Player, Running, Visitor, all_play
from websockets.exceptions import ConnectionClosed

from gaslamp.store.opening import open_store


def seated(house: Running, seats: int = 3, **setup: object) -> list[Player]:
    """As many people as seats, at a game of Sleuth that has been dealt."""
    visitors = [Visitor(house.port, f"Person {number}") for number in range(seats)]
    opened = visitors[0].open_table("sleuth", ["me", *["open"] * (seats - 1)], **setup)
    players = [
        Player(each, opened, seat, seed=seat + 1).connect() for seat, each in enumerate(visitors)
    ]
    for player in players[1:]:
        player.sit()
    all_play(players, lambda p: bool(p.present.get(p.seat or 0, {}).get("view")))
    return players


def turn_of(players: list[Player]) -> Player:
    """Whoever is waited for, once everybody has heard everything."""
    for player in players:
        player.send({"type": "ping", "number": 7})
        player.until(lambda m: m["type"] == "pong")
    return next(
        p for p in players if (d := p.present[p.seat or 0]["decision"]) is not None and d["awaited"]
    )


def test_a_gap_is_filled_and_nothing_is_told_twice(house: Running) -> None:
    players = seated(house)
    mover = turn_of(players)
    gone = next(p for p in players if p is not mover)
    gone.close()
    mover.move(mover.present[mover.seat or 0]["decision"])
    mover.until(lambda m: m["type"] == "done")
    before = len(gone.items[gone.seat or 0])
    gone.heard.clear()
    gone.connect()
    gone.until(lambda m: m["type"] == "present")
    kinds = [json.loads(each)["type"] for each in gone.heard]
    assert "fresh" not in kinds
    assert len(gone.items[gone.seat or 0]) > before
    stayed = next(p for p in players if p not in (mover, gone))
    turn_of(players)
    common = [i for i in gone.items[gone.seat or 0] if i["type"] != "happened"]
    assert common == [i for i in stayed.items[stayed.seat or 0] if i["type"] != "happened"]


def test_a_number_that_never_was_gets_a_fresh_start(house: Running) -> None:
    player = seated(house)[0]
    player.close()
    before = player.items[0]
    player.items[0] = before * 50
    player.connect()
    assert player.until(lambda m: m["type"] == "fresh")["number"] == len(before)
    assert player.items[0] == before


def test_two_devices_of_one_person_hear_the_same(house: Running) -> None:
    players = seated(house)
    twin = Player(players[0].visitor, players[0].opened, 0).connect()
    mover = turn_of(players)
    mover.move(mover.present[mover.seat or 0]["decision"])
    mover.until(lambda m: m["type"] == "done")
    for player in (players[0], twin):
        player.send({"type": "ping", "number": 1})
        player.until(lambda m: m["type"] == "pong")
    assert twin.items[0] == players[0].items[0]
    assert twin.present[0] == players[0].present[0]


def test_a_restart_loses_nothing(start: Start) -> None:
    house = start(absence=600)
    players = seated(house)
    for _ in range(3):
        mover = turn_of(players)
        mover.move(mover.present[mover.seat or 0]["decision"])
        mover.until(lambda m: m["type"] == "done")
    turn_of(players)
    told = [p.items[p.seat or 0] for p in players]
    assert house.stop() == 0
    for player in players:
        with pytest.raises(ConnectionClosed) as closed:
            player.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert b"going-away" in player.heard[-1]
    house.start()
    for player in players:
        player.items = {}
        player.connect()
        player.until(lambda m: m["type"] == "present")
    assert [p.items[p.seat or 0] for p in players] == told


def test_a_player_who_is_gone_is_missed_and_welcomed(start: Start) -> None:
    players = seated(start(absence=0.1))
    players[1].close()
    gone = players[0].news("gone")
    assert gone["seat"] == 1
    assert players[0].do("let-bot-sit", seat=1)["code"] == "not-legal"
    players[1].connect()
    players[0].news("back")


@pytest.mark.slow
def test_who_runs_out_of_time_is_replaced_by_a_bot_and_comes_back(start: Start) -> None:
    players = seated(start(), clock={"type": "bank", "seconds": 10})
    late = turn_of(players)
    other = next(p for p in players if p is not late)
    other.hear_of("out-of-time")
    assert other.do("let-bot-sit", seat=late.seat)["type"] == "done"
    other.news("happened")
    assert late.do("take-back", seat=late.seat)["type"] == "done"
    other.news("taken-back")


def test_spectators_see_a_delayed_table_later(house: Running) -> None:
    players = seated(house, delay=3600)
    watcher = Player(Visitor(house.port), players[0].opened, None).connect()
    watcher.until(lambda m: m["type"] == "present")
    assert watcher.present[-1]["view"] is None
    assert not [i for i in watcher.items[-1] if i["type"] == "happened"]


def test_again_at_a_new_table(house: Running) -> None:
    players = seated(house)
    for player in players:
        assert player.do("agree-to-end", seat=player.seat)["type"] == "done"
    assert players[1].do("play-again")["type"] == "done"
    again = players[0].news("again")["table"]
    moved = Player(players[0].visitor, {"table": again, "code": ""}, 1, seed=5).connect()
    welcome = moved.until(lambda m: m["type"] == "welcome")
    assert welcome["viewers"] == [1]


def test_marks_are_private_and_kept(house: Running) -> None:
    players = seated(house)
    assert players[0].do("mark", marks="Bert has the opal")["type"] == "done"
    players[0].close()
    players[0].connect()
    assert players[0].until(lambda m: m["type"] == "marks")["marks"] == "Bert has the opal"
    path = f"/api/tables/{players[0].opened['table']}/marks"
    assert players[0].visitor.ask("GET", path).body == b"Bert has the opal"
    assert players[1].visitor.ask("GET", path).body == b""


def test_closing_from_outside_is_noticed(start: Start) -> None:
    from gaslamp.cli.command import build  # noqa: PLC0415 - the command line is needed here alone
    from gaslamp.words import Words  # noqa: PLC0415

    house = start()
    players = seated(house)
    table = players[0].opened["table"]
    arguments = ["admin", "close", table, "--database", house.database]
    assert CliRunner().invoke(build(Words("en")), arguments).exit_code == 0
    players[0].news("over")
    assert players[0].visitor.ask("GET", f"/api/tables/{table}/record").status == 200


def test_a_backup_of_an_open_house_can_be_restored(start: Start, tmp_path: Path) -> None:
    house = start()
    players = seated(house)
    store = open_store(house.database)
    asyncio.run(store.back_up(tmp_path / "copy.db"))
    store.close()
    house.kill()
    for extra in ("house.db", "house.db-wal", "house.db-shm"):
        (house.folder / extra).unlink(missing_ok=True)
    (tmp_path / "copy.db").rename(house.folder / "house.db")
    house.start()
    told = players[0].items
    players[0].items = {}
    players[0].connect()
    players[0].until(lambda m: m["type"] == "present")
    assert players[0].items == told
