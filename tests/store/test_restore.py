"""PostgreSQL's own backup and point-in-time restore, as docs/operations.md has it."""

import asyncio
import shutil
import subprocess
from contextlib import closing

import pytest
from tests.databases import USER, PrivateCluster, program, unprivileged
from tests.server.running import wait_until

from gaslamp.store import Entry
from gaslamp.store.opening import open_store


def restored(house: PrivateCluster) -> PrivateCluster:
    """The base backup in the place of the data, and the log up to the point with a name."""
    house.stop("immediate")
    shutil.rmtree(house.folder / "data")
    (house.folder / "base").rename(house.folder / "data")
    (house.folder / "data" / "recovery.signal").touch()
    house.settings |= {
        "archive_mode": "off",
        "restore_command": f"cp {house.folder}/archive/%f %p",
        "recovery_target_name": "before",
        "recovery_target_action": "promote",
    }
    house.start()
    return house


@pytest.mark.slow
def test_a_house_goes_back_to_a_moment_before_a_mistake() -> None:
    house = PrivateCluster(5435, archive_mode="on", archive_command="cp %p ../archive/%f")
    try:
        archive = house.folder / "archive"
        archive.mkdir()
        archive.chmod(0o777)
        address = house.new_database()
        with closing(open_store(address)) as store:
            asyncio.run(store.append("t", 0, [Entry(1, b"a")]))
            _back_up(house)
            asyncio.run(store.append("t", 1, [Entry(1, b"b")]))
            house.execute("SELECT pg_create_restore_point('before')")
            asyncio.run(store.append("t", 2, [Entry(1, b"a mistake")]))
        [(last,)] = house.execute("SELECT pg_walfile_name(pg_switch_wal())")
        wait_until(lambda: _archived(house) >= str(last))
        restored(house)
        with closing(open_store(address)) as store:
            assert asyncio.run(store.entries("t")) == [Entry(1, b"a"), Entry(1, b"b")]
            wait_until(lambda: house.execute("SELECT pg_is_in_recovery()") == [(False,)])
            asyncio.run(store.append("t", 2, [Entry(1, b"c")]))
    finally:
        house.remove()


def _archived(house: PrivateCluster) -> str:
    """The last piece of the log that has been copied whole."""
    [(name,)] = house.execute("SELECT last_archived_wal FROM pg_stat_archiver")
    return str(name)


def _back_up(house: PrivateCluster) -> None:
    where = ["-h", str(house.folder), "-p", str(house.port), "-U", USER]
    command = [program("pg_basebackup"), *where, "-D", str(house.folder / "base"), "-c", "fast"]
    subprocess.run(unprivileged(command), check=True, capture_output=True)
