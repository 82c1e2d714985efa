"""Settings that only show in a house that is run with them."""

import json
import sqlite3

import pytest
from tests.server.conftest import Start
from tests.server.running import Running, Visitor, wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

FEW = {"newcomers": {"burst": 2, "rate": 0.0001}, "sockets_of_address": 1}
DAY = 24 * 3600 * 1000


def guests_from(house: Running, *forwarded: str) -> list[int]:
    """One new guest for each, as a proxy would pass them on."""
    nobody = Visitor(house.port, cookie="?")
    statuses = []
    for each in forwarded:
        nobody.cookie = None
        statuses.append(nobody.ask("POST", "/api/guest", X_Forwarded_For=each).status)
    return statuses


def socket_from(house: Running, visitor: Visitor, table: str, forwarded: str) -> ClientConnection:
    headers = {"Cookie": f"gaslamp={visitor.cookie}", "X-Forwarded-For": forwarded}
    return connect(
        f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket",
        origin=Origin(visitor.origin),
        additional_headers=headers,
        compression=None,
        legacy=True,
    )


def test_behind_a_trusted_proxy_limits_are_by_the_forwarded_address(start: Start) -> None:
    house = start(arguments=["--trusted-proxy", "127.0.0.1"], limits=FEW)
    assert guests_from(house, *["198.51.100.7"] * 3) == [200, 200, 429]
    assert guests_from(house, "198.51.100.8", "203.0.113.9") == [200, 200]
    pretended = [f"10.0.0.{number}, 198.51.100.7" for number in range(3)]
    assert guests_from(house, *pretended) == [429, 429, 429]
    visitor = Visitor(house.port)
    opened = visitor.open_table("sleuth", ["me", "open", "open"])
    first = socket_from(house, visitor, opened["table"], "198.51.100.7")
    with pytest.raises(InvalidStatus):
        socket_from(house, visitor, opened["table"], "198.51.100.7")
    second = socket_from(house, visitor, opened["table"], "198.51.100.8")
    first.close()
    second.close()


def test_a_house_that_listens_both_ways_knows_its_proxy(start: Start) -> None:
    """By its IPv4 address, which then comes written as one of IPv6."""
    house = start(arguments=["--host", "::", "--trusted-proxy", "127.0.0.0/8"], limits=FEW)
    assert guests_from(house, *["198.51.100.7"] * 3) == [200, 200, 429]
    assert guests_from(house, "198.51.100.8", "2001:db8::1", "2001:db8::2") == [200, 200, 200]
    assert guests_from(house, "2001:db8::3", "2001:db8:0:1::1") == [429, 200]


def test_without_one_the_header_is_not_believed(start: Start) -> None:
    house = start(limits=FEW)
    asked = [f"198.51.100.{number}" for number in range(3)]
    assert guests_from(house, *asked) == [200, 200, 429]


def test_old_tables_are_forgotten_and_younger_ones_stay(start: Start) -> None:
    house = start(retention_days=30)
    visitor = Visitor(house.port)
    opened = [visitor.open_table("sleuth", ["me", "open", "open"])["table"] for _ in range(3)]
    house.kill()
    for table, days in zip(opened, (40, 31, 29), strict=True):
        age(house, table, days * DAY)
    house.start()
    wait_until(lambda: '"forgot"' in house.logged())
    statuses = [visitor.ask("GET", f"/api/tables/{each}").status for each in opened]
    assert statuses == [404, 404, 200]
    assert [each["table"]["table"] for each in visitor.ask("GET", "/api/mine").data] == opened[2:]
    forgot = next(line for line in house.logged().splitlines() if '"forgot"' in line)
    assert json.loads(forgot)["tables"] == 2


def age(house: Running, table: str, ms: int) -> None:
    """As if everything at the table had happened so much earlier."""
    connection = sqlite3.connect(house.database.removeprefix("sqlite:///"))
    with connection:
        connection.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (ms, table))
        connection.execute(
            "UPDATE listings SET changed = changed - ? WHERE table_id = ?", (ms, table)
        )
    connection.close()
