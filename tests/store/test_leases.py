"""Which node a table belongs to, and what becomes of who has lost it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from tests.databases import PrivateCluster

from gaslamp.store import Entry, Raced, Unavailable
from gaslamp.store.cluster import Orphan, Shared
from gaslamp.store.postgres import PostgresStore
from gaslamp.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
Joining = Callable[[], PostgresStore]
ONE = [Entry(1, b"a")]
SHORT = 0.05
"""Seconds: a lease that has run out before the next thing is asked."""


@pytest.fixture
def join(databases: PrivateCluster) -> Iterator[Joining]:
    address, joined = databases.new_database(), list[PostgresStore]()

    def new_node() -> PostgresStore:
        joined.append(PostgresStore(address))
        joined[-1].claim(f"http://{len(joined)}/")
        return joined[-1]

    yield new_node
    for each in joined:
        each.close()


async def fall_asleep(node: PostgresStore) -> None:
    """Until its lease has run out."""
    node.lease = SHORT
    await node.renew(77)
    await asyncio.sleep(2 * SHORT)


async def test_only_some_stores_are_shared(join: Joining) -> None:
    assert isinstance(join(), Shared)
    assert not isinstance(SqliteStore, Shared)


async def test_a_table_is_one_nodes(join: Joining) -> None:
    here, there = join(), join()
    await here.append("t", 0, ONE)
    owned = await asyncio.gather(here.own(["t"]), there.own(["t"]))
    assert sorted(map(len, owned)) == [0, 1]
    assert sorted([here.owns("t"), there.owns("t")]) == [False, True]
    owner, other = (here, there) if owned[0] else (there, here)
    await owner.disown(["t"])
    assert await other.own(["t"]) == {"t"}
    assert not owner.owns("t")


async def test_another_node_may_write_what_it_is_asked_for(join: Joining) -> None:
    here, there = join(), join()
    await here.append("t", 0, ONE)
    await here.own(["t"])
    await there.append("t", 1, ONE)
    with pytest.raises(Raced):
        await here.append("t", 1, ONE)
    assert here.owns("t")
    await here.append("t", 2, ONE)


async def test_what_a_node_leaves_is_taken_at_once(join: Joining) -> None:
    here, there = join(), join()
    for table in "tu":
        await here.append(table, 0, ONE)
    await here.own("tu")
    await here.renew(77)
    await here.leave()
    assert await there.adopt(9, ["t", "x"]) == [Orphan("t", 77)]
    assert await there.adopt(9) == [Orphan("u", 77)]
    assert there.owns("t")
    assert await here.own("tu") == set()
    await here.append("t", 1, ONE)


async def test_who_lives_is_not_buried(join: Joining) -> None:
    here, there = join(), join()
    await here.append("t", 0, ONE)
    await here.own(["t"])
    assert await there.bury() == 0
    assert await there.adopt(9) == []
    renewal = await there.renew(1)
    assert renewal is not None
    assert renewal.nodes == 2


async def test_a_sleeper_writes_nothing_when_it_wakes(join: Joining) -> None:
    sleeper, there = join(), join()
    await sleeper.append("t", 0, ONE)
    await sleeper.own(["t"])
    await fall_asleep(sleeper)
    assert not sleeper.owns("t")
    assert await there.bury() == 1
    assert await there.adopt(9) == [Orphan("t", 77)]
    with pytest.raises(Unavailable):
        await sleeper.append("t", 1, ONE)
    assert await sleeper.renew(99) is None
    assert await there.length("t") == 1
    sleeper.lease = 3
    await sleeper.join()
    assert await sleeper.own(["t"]) == set()
    await sleeper.append("t", 1, ONE)


async def test_an_old_fencing_number_is_refused(join: Joining) -> None:
    here, there = join(), join()
    await here.append("t", 0, ONE)
    await here.own(["t"])
    await there._write("UPDATE heads SET owner = ?, fence = fence + 1", there.id)
    assert here.owns("t")
    with pytest.raises(Raced):
        await here.append("t", 1, ONE)
    assert not here.owns("t")
    assert await there.length("t") == 1


async def test_who_is_late_and_was_not_given_up_goes_on(join: Joining) -> None:
    here = join()
    await here.append("t", 0, ONE)
    await here.own(["t"])
    await fall_asleep(here)
    assert not here.owns("t")
    here.lease = 3
    await here.append("t", 1, ONE)
    assert here.owns("t")


async def test_people_are_known_wherever_they_look(join: Joining) -> None:
    here, there = join(), join()
    await there.look_on("t", "anna")
    await there.look_on("t", "anna")
    await there.look_on("t")
    assert await here.onlookers("t") == {"anna"}
    await there.look_away("t", "anna")
    assert await here.onlookers("t") == set()


async def test_news_comes_to_whom_it_concerns(join: Joining) -> None:
    here, there = join(), join()
    told: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def news(word: str, about: str) -> None:
        loop.call_soon_threadsafe(told.put_nowait, (word, about))

    there.hear(news)
    assert await told.get() == ("again", "")
    await here.append("t", 0, ONE)
    await there.look_on("u")
    await here.append("u", 0, ONE)
    assert await told.get() == ("table", "u")
    await here.end_login(b"x")
    assert await told.get() == ("people", "")
    await here.tell("passing", "some thing")
    assert await told.get() == ("passing", "some thing")
    await here.leave()
    assert await told.get() == ("nodes", "")


async def test_an_ear_that_was_cut_off_is_replaced(
    join: Joining, databases: PrivateCluster
) -> None:
    here = join()
    told: asyncio.Queue[str] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def news(word: str, _: str) -> None:
        loop.call_soon_threadsafe(told.put_nowait, word)

    here.hear(news)
    assert await told.get() == "again"
    databases.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gaslamp'"
    )
    assert await told.get() == "again"


async def test_what_nobody_owns_is_found(join: Joining) -> None:
    here, there = join(), join()
    await here.append("t", 0, ONE)
    await here.own(["t"])
    await there._write("DELETE FROM nodes WHERE node = ?", here.id)
    assert await there.unowned("playing") == []
    assert await there.own(["t"]) == {"t"}
    with suppress(Unavailable):
        await here.append("t", 1, ONE)
    assert await there.lengths(["t", "x"]) == {"t": 1}
