"""Several nodes on one PostgreSQL: one house, whichever of them somebody comes to."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, time

import msgspec
import psycopg
import pytest
from tests.databases import PrivateCluster
from tests.server.nodes import (
    TAKEN,
    Gathering,
    Nodes,
    check_history,
    counted,
    play_some,
    sit_down,
)
from tests.server.running import PATIENCE, Player, Visitor, all_play, kept_entries, wait_until
from tests.server.surviving import LOST

from gaslamp.cli import main
from gaslamp.store import Entry
from gaslamp.store.opening import open_store
from gaslamp.words import Words


@pytest.fixture(scope="module")
def opened_once(
    databases: PrivateCluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    house = Nodes(tmp_path_factory.mktemp("nodes"), databases.new_database(), 2, absence=1)
    yield house
    house.end()


@pytest.fixture
def house(opened_once: Nodes) -> Nodes:
    return opened_once.revived()


def types(house: Nodes, table: str) -> list[str]:
    return [msgspec.json.decode(entry.body)["type"] for entry in kept_entries(house[0], table)]


@pytest.mark.parametrize("game", ["sleuth", "mr_jack", "scotland_yard", "culprit"])
def test_people_at_two_nodes_play_one_game(house: Nodes, game: str) -> None:
    players = sit_down(house, game, 0)
    play_some(players, 40)
    kept = [
        msgspec.json.decode(entry.body)
        for entry in kept_entries(house[0], players[0].opened["table"])
    ]
    check_history(kept, players)
    bots = sum(entry["type"] == "moved" and not entry.get("id") for entry in kept)
    assert house.count('gaslamp_moves_total{by="bots"}') >= bots


def test_who_is_banned_or_logs_out_leaves_every_node(house: Nodes) -> None:
    anna = Visitor(house[0].port, "Anna")
    opened = anna.open_table("mr_jack", ["me", "open"])
    away = Visitor(house[1].port, cookie=anna.cookie)
    player = Player(away, opened, 0).connect()
    player.until(lambda m: m["type"] == "present")
    (device,) = anna.ask("GET", "/api/devices").data
    assert anna.ask("DELETE", f"/api/devices/{device['id']}").status < 300
    with pytest.raises(LOST):
        player.until(lambda _: False)
    assert away.ask("GET", "/api/mine").status == 401


def test_who_is_at_another_node_is_not_absent(house: Nodes) -> None:
    players = sit_down(house, "mr_jack", 0)
    all_play(
        [each.connect() for each in players], lambda it: len(it.acknowledged) > 1 + (it.seat or 0)
    )
    table = players[0].opened["table"]
    before = types(house, table).count("left")
    begun = monotonic()
    while monotonic() - begun < 3:
        for each in players:
            each.send({"type": "ping", "number": 1})
            each.until(lambda m: m["type"] == "pong")
    assert types(house, table).count("left") == before
    players[1].close()
    wait_until(lambda: types(house, table).count("left") > before)
    players[0].close()


def test_a_reaction_is_seen_at_another_node(house: Nodes) -> None:
    players = sit_down(house, "mr_jack", 0)
    play_some(players, 10)
    anna, bert = (each.connect() for each in players)
    bert.until(lambda m: m["type"] == "present")
    anna.until(lambda m: m["type"] == "present")
    assert anna.do("react", reaction="bravo")["type"] == "done"
    assert bert.until(lambda m: m["type"] == "reacted")["seat"] == 0


def test_a_node_that_is_told_to_stop_hands_its_tables_over_at_once(house: Nodes) -> None:
    anna = Visitor(house[0].port)
    opened = anna.open_table("sleuth", ["me", "bot", "bot"], clock={"type": "bank", "seconds": 60})
    Player(anna, opened, 0).connect().play(lambda each: len(each.acknowledged) > 2).close()
    buried, taken = house[1].logged().count("buried"), counted(house[1], TAKEN)
    assert house[0].stop() == 0
    wait_until(lambda: counted(house[1], TAKEN) > taken)
    assert house[1].logged().count("buried") == buried, "its lease was not waited for"
    Player(Visitor(house[1].port, cookie=anna.cookie), opened, 0, seed=2).connect().play()


def written_by_a_later_version(house: Nodes, table: str) -> None:
    store = open_store(house.database)
    try:
        length = len(kept_entries(house[0], table))
        danced = Entry(int(time() * 1000), b'{"type":"danced","seat":0}')
        asyncio.run(store.append(table, length, [danced]))
    finally:
        store.close()


def test_what_a_later_version_has_written_is_left_to_it(house: Nodes) -> None:
    """Nothing is guessed, nothing is written behind it, and nobody else is disturbed."""
    anna, bert = sit_down(house, "mr_jack", 0)
    play_some([anna, bert], 10)
    for each in (anna, bert):
        each.connect().until(lambda m: m["type"] == "present")
    written_by_a_later_version(house, anna.opened["table"])
    for each in (anna, bert):
        with pytest.raises(LOST):
            each.until(lambda _: False)
        with each.visitor.connect(each.opened["table"], each.opened["code"]) as line:
            told = msgspec.json.decode(line.recv(PATIENCE))
        assert (told["code"], told["text"]) == ("put-aside", Words("en")("table-put-aside"))
    wait_until(lambda: owner_of(house, anna.opened["table"]) is None)
    assert types_at(house, anna.opened)[-1] == "danced"
    others = sit_down(house, "mr_jack", 1)
    play_some(others, 10)
    assert sum(len(each.acknowledged) for each in others) >= 10


def owner_of(house: Nodes, table: str) -> int | None:
    with psycopg.connect(house.database) as line:
        found = line.execute("SELECT owner FROM heads WHERE table_id = %s", [table]).fetchone()
    owner: int | None = None if found is None else found[0]
    return owner


def types_at(house: Nodes, opened: dict[str, str]) -> list[str]:
    return types(house, opened["table"])


def test_who_slept_through_its_lease_writes_nothing_by_itself(house: Nodes) -> None:
    anna = Visitor(house[0].port)
    opened = anna.open_table("mr_jack", ["me", "bot"], clock={"type": "bank", "seconds": 10})
    player = Player(anna, opened, 0).connect()
    player.play(lambda each: each.ids > 2 and bool((each.present.get(0) or {}).get("decision")))
    house[0].process.send_signal(signal.SIGSTOP)
    wait_until(lambda: "timed-out" in types_at(house, opened))
    before = types_at(house, opened)
    assert "given-back" in before
    house[0].process.send_signal(signal.SIGCONT)
    wait_until(lambda: counted(house[0], "gaslamp_node_given_up_total") >= 1)
    wait_until(lambda: Visitor(house[0].port, cookie="?").ask("GET", "/healthz").status == 200)
    assert [kind for kind in types_at(house, opened) if kind == "timed-out"] == ["timed-out"]
    assert types_at(house, opened)[: len(before)] == before


@pytest.mark.slow
def test_ten_nodes_are_killed_under_play_of_all_games(
    databases: PrivateCluster, tmp_path: Path
) -> None:
    house = Nodes(tmp_path, databases.new_database(), 3)
    try:
        evening = Gathering(house)
        for _ in range(10):
            evening.play_on(20)
            killed = house[evening.dice.below(3)]
            killed.kill()
            killed.start()
        evening.play_on(20)
        evening.go_home()
    finally:
        house.end()
    assert evening.check() > 200
    assert all(outage < 20 for outage in evening.outages)


@pytest.mark.slow
def test_the_database_is_restarted_and_connections_are_cut(tmp_path: Path) -> None:
    database = PrivateCluster(5433)
    house = Nodes(tmp_path, database.new_database(), 2)
    try:
        evening = Gathering(house, seed=2)
        for number in range(4):
            evening.play_on(20)
            if number % 2:
                database.stop("immediate")
                database.start()
            else:
                database.cut()
        evening.play_on(20)
        evening.go_home()
        assert evening.check() > 80
    finally:
        house.end()
        database.remove()


def test_a_house_that_is_open_is_not_carried_away(
    house: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = f"sqlite:///{tmp_path}/house.db"
    given = ["gaslamp", "admin", "move", "--from", house.database, "--to", target]
    monkeypatch.setattr("sys.argv", given)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
