"""A whole house goes from one store to another, and back."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.databases import PrivateCluster

from gaslamp.cli.removal import move
from gaslamp.core.errors import Unreadable
from gaslamp.store import Entry, Key, Listing, Login, Person, Sitter, Store, Subscription
from gaslamp.store.opening import open_house, open_store
from gaslamp.store.removal import PIECE, Side, carry, catalogue

MANY = PIECE + 20


@pytest.fixture
def new(databases: PrivateCluster, tmp_path: Path) -> Callable[[str], str]:
    def address(kind: str) -> str:
        if kind == "postgresql":
            return databases.new_database()
        return f"sqlite:///{tmp_path}/{len(list(tmp_path.glob('*.db')))}.db"

    return address


@pytest.fixture
def opened() -> Iterator[Callable[[str], Store]]:
    with ExitStack() as stack:
        yield lambda address: stack.enter_context(closing(open_store(address)))


async def fill(store: Store) -> None:
    listing = Listing("t", "code", "sleuth", "playing", True, "é", 7, b"{}")
    bodies = [Entry(number, b"\0%d" % number) for number in range(MANY)]
    await store.append("t", 0, bodies, listing, {0: Sitter("é", True), 1: Sitter("b", False)})
    await store.append("Z", 0, bodies[:1])
    await store.add_person(Person("é", "Émile", 5, "emile", "p", "r", is_banned=True))
    await store.add_person(Person("b", "Bert", 5))
    await store.add_login(Login(b"\xff", "b", 1, 2, "phone"))
    await store.subscribe(Subscription(b"\xff", "b", 1, "https://push", b"k", b"a", "en"))
    await store.save_marks("t", "b", b"{}")
    await store.add_key(Key(3, b"secret"))
    await store.save_alive(99)
    await store.keep_post_key(b"post")


def rows(store: Any) -> dict[str, list[Any]]:
    side = Side(store)
    found = {s.name: [r for piece in side.pieces(s, None) for r in piece] for s in catalogue()}
    side.connection.close()
    return found


@pytest.mark.parametrize("target", ["postgresql", "sqlite"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_all_of_it_is_there_and_can_be_lived_in(
    source: str, target: str, new: Callable[[str], str], opened: Callable[[str], Store]
) -> None:
    here, there = new(source), ""
    asyncio.run(fill(opened(here)))
    there = new(target)
    carried = move(here, there)
    assert carried == sum(len(each) for each in rows(opened(there)).values()) > MANY
    assert rows(opened(here)) == rows(opened(there))
    house = open_house(there, "http://new/")
    asyncio.run(house.append("t", MANY, [Entry(1, b"on")]))
    house.close()


def test_what_was_interrupted_goes_on_and_nobody_lives_there_meanwhile(
    new: Callable[[str], str], opened: Callable[[str], Store]
) -> None:
    here, there = new("sqlite"), new("postgresql")
    asyncio.run(fill(opened(here)))

    def interrupt(what: str, _: int) -> None:
        if what == "carried":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        carry(opened(here), opened(there), here, interrupt)
    with pytest.raises(Unreadable) as half:
        open_house(there, "http://new/")
    assert half.value.sentence.id == "server-store-half-carried"
    with pytest.raises(Unreadable) as other:
        carry(opened(here), opened(there), "sqlite:///another.db", lambda *_: None)
    assert other.value.sentence.id == "server-target-of-another"
    move(here, there)
    assert rows(opened(here)) == rows(opened(there))


@pytest.mark.parametrize("target", ["postgresql", "sqlite"])
def test_a_store_where_something_is_stays_as_it_is(
    target: str, new: Callable[[str], str], opened: Callable[[str], Store]
) -> None:
    here, there = new("sqlite"), ""
    asyncio.run(fill(opened(here)))
    there = new(target)
    asyncio.run(opened(there).add_key(Key(1, b"theirs")))
    before = rows(opened(there))
    with pytest.raises(Unreadable) as refused:
        move(here, there)
    assert refused.value.sentence.id == "server-target-not-empty"
    assert rows(opened(there)) == before


def test_what_arrives_changed_is_noticed(
    new: Callable[[str], str], opened: Callable[[str], Store]
) -> None:
    here, there = new("sqlite"), new("postgresql")
    asyncio.run(fill(opened(here)))
    target: Any = opened(there)

    def spoil(what: str, _: int) -> None:
        if what == "compared":
            asyncio.run(target.rewrite("t", {MANY - 1: b"forged"}))

    with pytest.raises(Unreadable) as refused:
        carry(opened(here), target, here, spoil)
    assert refused.value.sentence.id == "server-carried-wrong"


def test_a_house_that_is_open_is_not_carried(
    new: Callable[[str], str], opened: Callable[[str], Store]
) -> None:
    here = new("sqlite")
    opened(here).claim("http://open/")
    with pytest.raises(Unreadable) as refused:
        move(here, new("postgresql"))
    assert refused.value.sentence.id == "server-store-in-use"


def test_every_table_of_the_one_is_in_the_other(databases: PrivateCluster) -> None:
    """And in the same columns: what a migration adds to one, another adds to the other."""
    address = databases.new_database()
    open_store(address).close()
    name = address.partition("@/")[2].partition("?")[0]
    query = """SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public'"""
    there = set(databases.execute(query, name))
    here = {(crate.name, column) for crate in catalogue() for column in crate.columns}
    assert here <= there
    assert sqlite3.sqlite_version_info > (3, 24)
