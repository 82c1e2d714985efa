"""What concerns the SQLite store alone."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from gaslamp.core.errors import Unreadable
from gaslamp.store import Entry
from gaslamp.store.checkpoint import Checkpoints
from gaslamp.store.errors import Full, InUse, TooNew, Unavailable
from gaslamp.store.migration import migrate, scripts
from gaslamp.store.opening import open_house, open_store
from gaslamp.store.sqlite import SqliteStore
from gaslamp.store.writer import AT_ONCE, _settle


def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    assert store._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    assert (tmp_path / "house.db").stat().st_mode & 0o077 == 0
    store.close()


def test_migrations_run_once_each(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    migrate(connection)
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts()),)


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    connection.execute("PRAGMA user_version = 999")
    with pytest.raises(TooNew):
        migrate(connection)
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("address", ["", "sqlite:///", "mysql://house", "house.db"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(Unreadable):
        open_store(address)


def not_a_database(folder: Path) -> Path:
    (folder / "letter.txt").write_text("Dear Watson, " * 100)
    return folder / "letter.txt"


def from_the_future(folder: Path) -> Path:
    connection = sqlite3.connect(folder / "house.db")
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    return folder / "house.db"


def a_folder(folder: Path) -> Path:
    return folder


def behind_a_file(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file" / "house.db"


def where_nothing_may_be_made(_: Path) -> Path:
    return Path("/proc/house/house.db")


@pytest.mark.parametrize(
    "where",
    [not_a_database, from_the_future, a_folder, behind_a_file, where_nothing_may_be_made],
)
def test_what_is_no_store_is_refused_in_a_sentence(
    where: Callable[[Path], Path], tmp_path: Path
) -> None:
    path = where(tmp_path)
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unreadable):
        open_store(f"sqlite:///{path}")
    assert (path.read_bytes() if path.is_file() else None) == before


def test_the_second_house_is_told_who_was_first(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    first = open_house(address, "http://127.0.0.1:8000/")
    with pytest.raises(Unreadable) as refused:
        open_house(address, "http://127.0.0.1:8001/")
    assert refused.value.sentence.words["why"] == "http://127.0.0.1:8000/"
    first.close()
    open_house(address, "http://127.0.0.1:8001/").close()


@pytest.mark.anyio
async def test_one_house_lives_in_a_file(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "house.db"), SqliteStore(tmp_path / "house.db")
    first.claim("http://first/")
    first.claim("http://first:8000/")
    with pytest.raises(InUse, match="http://first:8000/"):
        second.claim("http://second/")
    assert await second.entries("t") == []
    first.close()
    second.claim("http://second/")
    second.close()


def limited(store: SqliteStore) -> Callable[[int], None]:
    """Lets the database grow to so many pages and no further, as a full disk would."""

    def limit(pages: int) -> None:
        connect = store._writer._connect

        def connected() -> sqlite3.Connection:
            connection = connect()
            connection.execute(f"PRAGMA max_page_count = {pages}")
            return connection

        store._writer._hang_up()
        store._writer._connect = connected

    return limit


@pytest.mark.anyio
async def test_a_full_disk_refuses_what_is_asked_and_nothing_else(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    await store.append("t", 0, [Entry(1, b"a")])
    limited(store)(1)
    with pytest.raises(Full):
        await store.append("t", 1, [Entry(1, b"x" * 100_000)])
    assert store.fault == "SQLITE_FULL"
    assert await store.entries("t") == [Entry(1, b"a")]
    limited(store)(1_000_000)
    await store.append("t", 1, [Entry(1, b"x" * 100_000)])
    assert store.fault is None
    store.close()


@pytest.mark.anyio
async def test_a_job_may_raise_whatever_it_likes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    for error in (ValueError, KeyboardInterrupt, SystemExit, GeneratorExit, MemoryError):

        def job(_: sqlite3.Connection, error: type[BaseException] = error) -> None:
            raise error("?")

        with pytest.raises((ValueError, MemoryError, Unavailable)):
            await store._writer.submit(job)
        await store.save_alive(1)
    assert store.fault is None
    store.close()


@pytest.mark.anyio
async def test_a_lock_is_waited_for_without_holding_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has the whole file to themselves: readers let others have their turn meanwhile."""
    store = SqliteStore(tmp_path / "house.db")
    await store.append("t", 0, [Entry(1, b"a")])
    store._hang_up()
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    locked = iter([True] * 5)

    class Reader:
        def execute(self, *_: object) -> object:
            if next(locked, False):
                error = sqlite3.OperationalError("database is locked")
                error.sqlite_errorcode = sqlite3.SQLITE_BUSY
                raise error
            return other.execute("SELECT at, body FROM entries")

    monkeypatch.setattr(SqliteStore, "_reader", Reader())
    turns = 0
    reading = asyncio.ensure_future(store.entries("t"))
    while not reading.done():
        turns += 1
        await asyncio.sleep(0)
    assert reading.result() == [Entry(1, b"a")]
    assert turns > 5
    store.close()


def test_closing_ends_though_the_disk_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.store.writer.CLOSING", 0.01)
    store, hangs = SqliteStore(tmp_path / "house.db"), threading.Event()

    async def ask() -> None:
        store._writer.submit(lambda _: hangs.wait())

    asyncio.run(ask())
    assert not store.close()
    hangs.set()
    assert store._writer.close()


@pytest.mark.anyio
async def test_a_loop_that_is_gone_is_nobodys_concern(tmp_path: Path) -> None:
    store, hangs = SqliteStore(tmp_path / "house.db"), threading.Event()

    async def ask() -> None:
        store._writer.submit(lambda _: hangs.wait())

    await asyncio.to_thread(asyncio.run, ask())
    hangs.set()
    await store.append("t", 0, [Entry(1, b"a")])
    store.close()


@pytest.mark.anyio
async def test_what_was_written_reaches_the_file_without_the_writer(tmp_path: Path) -> None:
    """The log beside it is not read here: what is found stands in the file itself."""
    store = SqliteStore(tmp_path / "house.db")
    await store.append("t", 0, [Entry(1, b"a")])
    while not _in_the_file(tmp_path):
        await asyncio.sleep(0.01)
    store.close()


def _in_the_file(folder: Path) -> bool:
    copy = folder / "copy.db"
    copy.write_bytes((folder / "house.db").read_bytes())
    with closing(sqlite3.connect(f"file:{copy}?immutable=1", uri=True)) as connection:
        try:
            (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        except sqlite3.DatabaseError:  # it was copied in the midst of being written
            return False
    return bool(count)


def test_copying_goes_on_after_a_failure() -> None:
    tried: list[bool] = []
    second = threading.Event()

    def connect() -> sqlite3.Connection:
        tried.append(True)
        if len(tried) > 1:
            second.set()
        raise sqlite3.OperationalError("disk I/O error")

    checkpoints = Checkpoints(connect, every=0)
    while not second.is_set():
        checkpoints.due()
        second.wait(0.01)
    checkpoints.close(10)
    assert not checkpoints.is_alive


@pytest.mark.anyio
async def test_many_answers_come_in_several_turns_of_the_loop() -> None:
    loop = asyncio.get_running_loop()
    answers = [loop.create_future() for _ in range(3 * AT_ONCE)]
    answers[1].cancel()
    _settle([(answer, number) for number, answer in enumerate(answers)])
    turns: list[int] = []
    while not turns or turns[-1] < len(answers):
        turns.append(sum(answer.done() for answer in answers))
        await asyncio.sleep(0)
    assert turns[0] == AT_ONCE
    assert max(after - before for before, after in pairwise(turns)) <= AT_ONCE
    assert [a.result() for a in answers if not a.cancelled()] == [0, *range(2, 3 * AT_ONCE)]
