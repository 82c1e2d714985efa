"""What goes wrong around several nodes, for real: their clocks, their database's disk, connections
that end in the midst of a commit; and what holds for people at all nodes at once."""

from collections.abc import Iterator
from contextlib import suppress
from time import monotonic, time
from typing import Any

import msgspec
import psycopg
import pytest
from tests.databases import PrivateCluster
from tests.server.nodes import TAKEN, Nodes, Roamer, check_history, counted, play_some, sit_down
from tests.server.running import Player, Visitor, kept_entries, wait_until
from tests.server.surviving import LOST
from tests.server.test_people import admin, person_of
from websockets.sync.client import ClientConnection

from gaslamp.server.books import HALF
from gaslamp.table.state import load
from gaslamp.words import Words

SKEWED = """import time
now = time.time
time.time = lambda: now() + ({seconds})
from gaslamp.cli import main
main()"""
LEASE = 60
"""Seconds, which no test waits for."""
SOCKETS, TABLES = 4, 6
SLIGHT = TABLES * HALF / 2
"""What a node of two lets somebody spend without a word."""
CANNOT = Words("en")("server-unavailable")


@pytest.fixture(scope="module")
def database() -> Iterator[PrivateCluster]:
    made = PrivateCluster(5441, room="40m")
    yield made
    made.remove()


@pytest.fixture(scope="module")
def opened_once(
    database: PrivateCluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    """Two nodes, one with a clock that is ten seconds ahead, one whose is ten behind."""
    limits = {"sockets_of_person": SOCKETS, "tables": {"burst": TABLES, "rate": 0.001}}
    house = Nodes(
        tmp_path_factory.mktemp("nodes"),
        database.new_database(),
        2,
        [SKEWED.format(seconds=seconds) for seconds in (10, -10)],
        lease_seconds=LEASE,
        limits=limits,
    )
    yield house
    house.end()


@pytest.fixture
def house(opened_once: Nodes) -> Nodes:
    return opened_once.revived()


def bodies(house: Nodes, table: str) -> list[Any]:
    return [msgspec.json.decode(each.body) for each in kept_entries(house[0], table)]


def is_once(house: Nodes, players: list[Roamer]) -> None:
    check_history(bodies(house, players[0].opened["table"]), players)


def test_clocks_of_nodes_that_differ_cost_nobody_time(house: Nodes) -> None:
    begun, real = monotonic(), int(time() * 1000)
    players = sit_down(house, "mr_jack", 0)
    play_some(players, 12)
    kept = kept_entries(house[0], players[0].opened["table"])
    open_for = (monotonic() - begun) * 1000
    times = [entry.at for entry in kept]
    assert times == sorted(times)
    assert real - 1000 < times[0], "by the database's clock, and nobody else's"
    assert times[-1] < real + open_for + 1000
    clock = load(kept).clock
    assert sum(clock._full - left for left in clock.left) <= open_for
    is_once(house, players)


def test_who_is_cut_off_in_the_midst_of_a_commit_is_told_how_it_ended(
    house: Nodes, database: PrivateCluster
) -> None:
    """A commit that waits for a standby is on the disk, and nobody has been told so."""
    players = sit_down(house, "mr_jack", 0)
    play_some(players, 10)
    anna = players[0].connect()
    anna.until(lambda m: m["type"] == "present")
    before = len(bodies(house, anna.opened["table"]))
    database.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    database.execute("SELECT pg_reload_conf()")
    id_ = anna.ask("say", channel="table", text="is anybody there?")

    def is_written() -> bool:
        database.cut("wait_event = 'SyncRep'")
        return len(bodies(house, anna.opened["table"])) > before

    wait_until(is_written)
    database.execute("ALTER SYSTEM RESET synchronous_standby_names")
    database.execute("SELECT pg_reload_conf()")
    assert anna.answer_to(id_)["type"] == "done"
    said = [each for each in bodies(house, anna.opened["table"]) if each["type"] == "said"]
    assert [each["text"] for each in said] == ["is anybody there?"]
    anna.close()
    play_some(players, len(players[0].acknowledged) + len(players[1].acknowledged) + 4)
    is_once(house, players)


def refused_in_a_sentence(player: Player) -> None:
    """Somebody speaks until there is no more room for it."""
    while (answer := player.do("say", channel="table", text="x" * 400))["type"] == "done":
        pass
    assert answer["text"] == CANNOT


def can_be_read(house: Nodes, opened: dict[str, str], by: Visitor) -> None:
    for node in house.nodes:
        reader = Player(Visitor(node.port, cookie=by.cookie), opened, None).connect()
        reader.until(lambda m: m["type"] == "present")
        reader.close()
        assert by.ask("GET", f"/api/tables/{opened['table']}").status == 200


def is_done(player: Player) -> bool:
    return bool(player.do("say", channel="table", text="again")["type"] == "done")


def goes_on(house: Nodes, players: list[Roamer], talkers: list[Player]) -> None:
    for each in talkers:
        wait_until(lambda who=each: is_done(who))  # type: ignore[misc]
        each.close()
    play_some(players, sum(len(each.acknowledged) for each in players) + 4)
    is_once(house, players)


def test_a_full_database_is_read_and_goes_on_when_there_is_room(
    house: Nodes, database: PrivateCluster
) -> None:
    players = sit_down(house, "mr_jack", 0)
    play_some(players, 10)
    unseen = players[0].visitor.open_table("sleuth", ["me", "bot", "bot"])
    talkers = [each.connect() for each in players]
    database.fill()
    for each in talkers:
        refused_in_a_sentence(each)
    can_be_read(house, players[0].opened, players[0].visitor)
    can_be_read(house, unseen, players[0].visitor)
    database.make_room()
    goes_on(house, players, talkers)


def test_a_database_that_may_only_be_read_is_read(house: Nodes, database: PrivateCluster) -> None:
    players = sit_down(house, "mr_jack", 0)
    play_some(players, 10)
    unseen = players[0].visitor.open_table("sleuth", ["me", "bot", "bot"])
    name = house.database.partition("@/")[2].partition("?")[0]
    talkers = [each.connect() for each in players]
    database.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    database.cut()
    for each in talkers:
        refused_in_a_sentence(each)
    can_be_read(house, unseen, players[0].visitor)
    database.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    database.cut()
    goes_on(house, players, talkers)


def test_who_is_banned_leaves_every_node(house: Nodes) -> None:
    players = sit_down(house, "mr_jack", 0)
    for each in players:
        each.connect().until(lambda m: m["type"] == "present")
    bert = players[1]
    twin = Player(Visitor(house[0].port, cookie=bert.visitor.cookie), bert.opened, 1).connect()
    assert admin(house[0], "ban", person_of(house[0], bert)).exit_code == 0
    for sent_away in (bert, twin):
        with pytest.raises(LOST):
            sent_away.until(lambda _: False)
    assert is_done(players[0])
    for node in house.nodes:
        there = Visitor(node.port, cookie=bert.visitor.cookie)
        assert there.ask("GET", "/api/mine").status == 401


def test_who_is_deleted_is_forgotten_by_every_node(house: Nodes) -> None:
    """By every table that is in memory somewhere."""
    players = sit_down(house, "sleuth", 0)
    anna, moran = players
    moran.visitor.ask("PATCH", "/api/me", {"name": "Colonel Moran"})
    moran.connect()
    assert moran.do("say", channel="table", text="my air gun")["type"] == "done"
    readers = [Visitor(node.port, cookie=anna.visitor.cookie) for node in house.nodes]
    assert all(b"air gun" in heard_at(each, anna.opened) for each in readers)
    assert admin(house[0], "delete", person_of(house[0], moran)).exit_code == 0
    for each in readers:
        wait_until(lambda who=each: not names_moran(heard_at(who, anna.opened)))  # type: ignore[misc]


def heard_at(visitor: Visitor, opened: dict[str, str]) -> bytes:
    """All that a newcomer to the table is told."""
    player = Player(visitor, opened, None).connect()
    player.until(lambda m: m["type"] == "present")
    player.close()
    return b"".join(player.heard) + visitor.ask("GET", f"/api/tables/{opened['table']}").body


def names_moran(told: bytes) -> bool:
    return b"air gun" in told or b"Moran" in told


def test_sockets_of_one_person_are_counted_at_all_nodes_together(house: Nodes) -> None:
    anna = Visitor(house[0].port)
    opened = anna.open_table("mr_jack", ["me", "open"])
    lines: list[ClientConnection] = []
    for node in house.nodes:
        for _ in range(SOCKETS):
            with suppress(*LOST):
                lines.append(Visitor(node.port, cookie=anna.cookie).connect(opened["table"]))
                lines[-1].send('{"type": "hello", "since": {}}')
    few = SOCKETS * HALF / len(house.nodes)  # of whom a node does not speak
    wait_until(lambda: sum(answers(each) for each in lines) <= SOCKETS + few)
    assert sum(answers(each) for each in lines) >= SOCKETS / 2
    for each in lines:
        each.close()


def answers(line: ClientConnection) -> bool:
    with suppress(*LOST):
        line.send('{"type": "ping", "number": 1}')
        while msgspec.json.decode(line.recv(10))["type"] != "pong":
            pass
        return True
    return False


def test_credit_that_was_spent_at_one_node_is_gone_at_the_other(house: Nodes) -> None:
    anna = Visitor(house[0].port)
    with psycopg.connect(house.database, autocommit=True) as line:
        line.execute("LISTEN gaslamp")
        assert [opens(anna) for _ in range(TABLES + 1)] == [*[True] * TABLES, False]
        told: list[str] = []
        wait_until(lambda: credit_in(told, line) >= TABLES - SLIGHT)
    there = Visitor(house[1].port, cookie=anna.cookie)
    assert sum(opens(there) for _ in range(TABLES)) <= TABLES / 2


def credit_in(told: list[str], line: psycopg.Connection[Any]) -> float:
    """How much nodes have said, by now, that people spent on tables."""
    told += [each.payload for each in line.notifies(timeout=0.2)]
    spent = [msgspec.json.decode(each[each.index("{") :]) for each in told if "spent" in each]
    return sum(sum(each["by"].values()) for each in spent if each["kind"] == "tables")


def opens(visitor: Visitor) -> bool:
    asked = {"game": "mr_jack", "seats": [{"type": "me"}, {"type": "open"}]}
    return visitor.ask("POST", "/api/tables", asked).status == 201


def test_a_node_that_is_killed_is_replaced_before_its_lease_ends(house: Nodes) -> None:
    """The database sees at once that its process has ended."""
    players = sit_down(house, "sleuth", 0)
    play_some(players, 10)
    taken, killed = counted(house[1], TAKEN), monotonic()
    house[0].kill()
    wait_until(lambda: counted(house[1], TAKEN) > taken)
    assert monotonic() - killed < LEASE
    for each in players:
        each.visitor.port = house[1].port
    play_some(players, sum(len(each.acknowledged) for each in players) + 4)
    is_once(house, players)
