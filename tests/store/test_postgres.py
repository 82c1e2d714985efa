"""What concerns the PostgreSQL store alone."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing

import psycopg
import pytest
from tests.databases import SECRET, STRANGER, PrivateCluster

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence
from gaslamp.store import Access, AccountTaken, Entry, Key, Person, Unavailable
from gaslamp.store.errors import Full, TooNew
from gaslamp.store.opening import open_store, shown
from gaslamp.store.postgres import PostgresStore
from gaslamp.store.postgres.migration import migrate, scripts, version_of
from gaslamp.store.postgres.wire import Wire, numbered

pytestmark = pytest.mark.anyio


@pytest.fixture
def house(databases: PrivateCluster) -> Iterator[PostgresStore]:
    store = PostgresStore(databases.new_database())
    yield store
    store.close()


async def test_signs_are_numbered() -> None:
    assert numbered("SELECT ?, ?") == "SELECT $1, $2"
    assert numbered("SELECT ?2, ?1") == "SELECT $2, $1"


async def test_migrations_run_once_each_also_together(databases: PrivateCluster) -> None:
    address = databases.new_database()
    stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, address) for _ in range(4)))
    with closing(Wire(address)) as wire:
        migrate(wire)
        assert version_of(wire) == len(scripts())
    for store in stores:
        store.close()


async def test_a_database_from_the_future_is_left_alone(house: PostgresStore) -> None:
    await house._write("UPDATE house SET version = 999")
    with pytest.raises(TooNew):
        PostgresStore(house.address)
    assert (await refused(house.address)).id == "server-store-too-new"


async def refused(address: str) -> Sentence:
    with pytest.raises(Unreadable) as error:
        await asyncio.to_thread(open_store, address)
    return error.value.sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda it: it.replace("port=5432", "port=5999"), "server-store-unreachable"),
        (lambda it: it.replace("house@", f"{STRANGER}:wrong@"), "server-store-closed-to-us"),
        (lambda it: it.replace("house@", f"{STRANGER}@"), "server-store-closed-to-us"),
        (lambda it: it.replace("@/house", "@/nowhere"), "server-not-a-store"),
        (lambda it: it + "&nonsense=1", "server-not-a-store"),
    ],
)
async def test_what_cannot_be_opened_is_refused_in_a_sentence(
    databases: PrivateCluster, change: Callable[[str], str], sentence: str
) -> None:
    told = await refused(change(databases.new_database()))
    assert told.id == sentence
    assert "wrong" not in str(told.words["address"])


async def test_who_has_the_password_is_let_in(databases: PrivateCluster) -> None:
    address = databases.new_database().replace("house@", f"{STRANGER}:{SECRET}@")
    open_store(address).close()
    assert SECRET not in shown(address)


async def test_another_encoding_is_no_store(databases: PrivateCluster) -> None:
    databases.execute(
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    )
    assert (await refused(databases.address("latin"))).id == "server-not-a-store"


async def test_a_database_that_is_only_read_refuses_writes_and_is_read(
    house: PostgresStore, databases: PrivateCluster
) -> None:
    await house.append("t", 0, [Entry(1, b"a")])
    name = house.address.partition("@/")[2].partition("?")[0]
    databases.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    house._writer._hang_up()
    with pytest.raises(Full):
        await house.append("t", 1, [Entry(1, b"b")])
    assert house.fault == "ReadOnlySqlTransaction"
    assert await house.entries("t") == [Entry(1, b"a")]
    again = PostgresStore(house.address)
    assert await again.entries("t") == [Entry(1, b"a")]
    again.close()
    databases.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    house._writer._hang_up()
    await house.append("t", 1, [Entry(1, b"b")])
    assert house.fault is None


async def test_one_that_fails_does_not_take_the_others_with_it(house: PostgresStore) -> None:
    await house.add_person(Person("a", "Anna", 1, "anna"))
    await house.add_person(Person("b", "Bert", 1))
    answers = await asyncio.gather(
        house.append("t", 0, [Entry(1, b"a")]),
        house.give_account("b", Access("anna", "p", "r"), None),
        house.add_key(Key(1, b"k")),
        house.append("u", 0, [Entry(1, b"a")]),
        return_exceptions=True,
    )
    assert [type(each) for each in answers] == [type(None), AccountTaken, type(None), type(None)]
    assert [await house.length(table) for table in "tu"] == [1, 1]


async def test_a_connection_that_was_cut_costs_nothing(
    house: PostgresStore, databases: PrivateCluster
) -> None:
    await house.append("t", 0, [Entry(1, b"a")])
    cut = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'gaslamp'"""
    databases.execute(cut)
    assert await house.entries("t") == [Entry(1, b"a")]
    await house.append("t", 1, [Entry(1, b"b")])
    assert house.fault is None


@pytest.mark.parametrize("name", ["\0", "\ud800", "x" * 10_000])
async def test_what_no_text_can_be_names_nothing(house: PostgresStore, name: str) -> None:
    assert await house.listing(name) is None
    assert await house.entries(name) == []
    assert await house.person_by_account(name) is None


async def test_the_database_ends_before_the_house(databases: PrivateCluster) -> None:
    store = PostgresStore(databases.new_database())
    store.close()
    with pytest.raises(Unavailable):
        await store.append("t", 0, [Entry(1, b"a")])
    with pytest.raises(Unavailable):
        await store.entries("t")


def test_the_driver_is_an_extra() -> None:
    assert psycopg.__version__.startswith("3.")
