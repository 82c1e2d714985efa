"""A table that cannot be read is put aside and reported; everything else goes on."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

from tests.server.conftest import Start
from tests.server.running import PATIENCE, Player, Running, Visitor, kept_entries, wait_until
from tests.server.test_people import admin

Entries = list[bytes]
CLOCK = {"clock": {"type": "bank", "seconds": 600}}


def replaced(seq: int, body: bytes) -> Callable[[Entries], tuple[int, bytes]]:
    return lambda entries: (seq % len(entries), body)


def with_field(seq: int, **fields: object) -> Callable[[Entries], tuple[int, bytes]]:
    def changed(entries: Entries) -> tuple[int, bytes]:
        number = seq % len(entries)
        return number, json.dumps({**json.loads(entries[number]), **fields}).encode()

    return changed


ILLEGAL = json.dumps({"type": "moved", "seat": 0, "action": "accuse everybody"}).encode()
RUBBISH: dict[str, Callable[[Entries], tuple[int, bytes]]] = {
    "the first is no JSON": replaced(0, b"\xff\x00 rubbish"),
    "the first is empty": replaced(0, b""),
    "the first is another kind": replaced(0, b'{"type":"stood","seat":0}'),
    "the first is another table's": with_field(0, table="another"),
    "the first has other rules": with_field(0, rules=99),
    "the first has a game nobody knows": with_field(0, setup={"game": "cluedo", "seats": []}),
    "one in the middle is no JSON": replaced(3, b"{"),
    "one in the middle is a list": replaced(3, b"[1, 2, 3]"),
    "one in the middle is deep": replaced(3, b"[" * 5000),
    "one in the middle is unknown": replaced(3, b'{"type":"danced"}'),
    "the last is half a letter": replaced(-1, b'{"type":"said","text":"\xc3'),
    "the last is an illegal move": replaced(-1, ILLEGAL),
    "the last is empty": replaced(-1, b""),
}


def write(house: Running, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(house.folder / "house.db")) as connection, connection:
        connection.execute(statement, values)


def begun(host: Visitor, **setup: object) -> dict[str, str]:
    opened = host.open_table("mr_jack", ["me", "bot"], **setup)
    player = Player(host, opened, 0).connect()
    player.play(lambda p: len(p.acknowledged) > 3)
    player.close()
    return opened


def test_whatever_is_wrong_with_a_tables_entries_the_house_goes_on(start: Start) -> None:
    """All kinds in one house: it starts with them, and each is reported by name."""
    house = start()
    host = Visitor(house.port, "Host")
    good = begun(host, **CLOCK)
    bad = {kind: begun(host, **CLOCK) for kind in RUBBISH}
    house.stop()
    for kind, spoil in RUBBISH.items():
        table = bad[kind]["table"]
        seq, body = spoil([each.body for each in kept_entries(house, table)])
        where = "WHERE table_id = ? AND seq = ?"
        write(house, f"UPDATE entries SET body = ? {where}", body, table, seq)
    house.start()
    for opened in bad.values():
        check_put_aside(house, host, opened)
    page = host.ask("GET", "/metrics").body.decode()
    assert f"gaslamp_tables_put_aside {float(len(bad))}" in page
    told = admin(house, "tables").output.splitlines()
    assert {line.split()[0] for line in told if "put aside" in line} == {
        each["table"] for each in bad.values()
    }
    for path in ("/api/mine", "/api/tables"):
        assert len(host.ask("GET", path).data) == 1 + len(bad)
    player = Player(host, good, 0).connect()
    player.play(lambda p: len(p.acknowledged) > 0)


def check_put_aside(house: Running, host: Visitor, opened: dict[str, str]) -> None:
    refused = json.loads(host.connect(opened["table"]).recv(PATIENCE))
    assert refused["code"] == "put-aside"
    assert refused["text"].startswith("This table cannot be read")
    told = host.ask("GET", f"/api/tables/{opened['table']}")
    assert (told.status, told.data["code"]) == (409, "put-aside")
    wait_until(lambda: f'"table": "{opened["table"]}"' in house.logged())
    closing_it = admin(house, "close", opened["table"])
    assert getattr(closing_it.exception, "code", None) == "put-aside"


def test_a_listing_that_cannot_be_read_is_left_out_of_lists(start: Start) -> None:
    house = start()
    host = Visitor(house.port, "Host")
    good = begun(host, **CLOCK)
    bad = [(preview, begun(host, **CLOCK)) for preview in (b"rubbish", b"", b"[]", b"\xff", "a", 7)]
    house.stop()
    for preview, opened in bad:
        change = "UPDATE listings SET preview = ? WHERE table_id = ?"
        write(house, change, preview, opened["table"])
    house.start()
    (public,) = host.ask("GET", "/api/tables").data
    (mine,) = host.ask("GET", "/api/mine").data
    assert public["table"] == mine["table"]["table"] == good["table"]
    for _, opened in bad:
        assert host.ask("GET", f"/api/links/{opened['code']}").data["code"] == "put-aside"
        assert host.ask("GET", f"/t/{opened['code']}").status < 500
    assert host.ask("GET", "/").status == 200
    assert admin(house, "tables").output.count("put aside") == len(bad)


def test_a_finished_game_that_cannot_be_read_has_no_replay(start: Start) -> None:
    house = start()
    host = Visitor(house.port, "Host")
    opened = begun(host)
    admin(house, "close", opened["table"])
    house.stop()
    write(house, "UPDATE entries SET body = '{' WHERE table_id = ? AND seq = 4", opened["table"])
    house.start()
    for path in ("record", "replay", "knowledge?viewer=0"):
        told = host.ask("GET", f"/api/tables/{opened['table']}/{path}")
        assert (told.status, told.data["code"]) == (409, "put-aside"), path


def test_somebody_can_be_exported_and_deleted_whatever_their_tables_are_like(start: Start) -> None:
    house = start()
    host = Visitor(house.port, "Colonel Moran")
    opened = begun(host)
    house.stop()
    table = opened["table"]
    entries = kept_entries(house, table)
    person = json.loads(entries[0].body)["host"]
    broken = json.dumps({"type": "said", "person": person, "name": "Colonel Moran"}).encode()
    write(house, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 4", broken, table)
    assert json.loads(admin(house, "export", person).output)["tables"][0]["table"] == table
    assert admin(house, "delete", person).exit_code == 0
    assert not any(b"Moran" in each.body for each in kept_entries(house, table))
