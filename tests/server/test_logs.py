"""The log, and whoever reads it."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from tests.server.running import PATIENCE, START, Visitor

ROOM = 4096


def test_a_reader_of_the_log_who_stands_still_holds_nobody_up(tmp_path: Path) -> None:
    """The pipe is full after some forty lines, and there are many more."""
    given = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/house.db"]
    house = subprocess.Popen(
        [sys.executable, "-c", START, *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C"},
    )
    assert house.stdout is not None
    assert house.stderr is not None
    fcntl.fcntl(house.stderr, fcntl.F_SETPIPE_SZ, ROOM)
    port = int(house.stdout.readline().decode().split(":")[-1].split("/")[0])
    for _ in range(6):
        anna = Visitor(port)
        for _ in range(15):
            anna.open_table("sleuth", ["me", "open", "open"])
    house.terminate()
    assert house.wait(PATIENCE) == 0
    logged = house.stderr.read()
    assert logged.count(b"\n") < 90
    house.stdout.close()
    house.stderr.close()
