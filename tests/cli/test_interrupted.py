"""Ctrl-C is a clean end everywhere: exit code 130, and nothing to read on the way out."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_bench import SOURCE
from tests.server.running import PATIENCE, START, Running, Visitor

LONG_WORK = {
    "simulate": ["simulate", "sleuth", "--games=1000000"],
    "analyse": ["analyse", "record.json", "--iterations=100000"],
    "count": ["count", "--position=position.json", "--depth=9"],
}
READY = """
from gaslamp.cli import command
run = command.run
command.run = lambda argv: print("ready", flush=True) or run(argv)
"""


@pytest.mark.usefixtures("record_file")
@pytest.mark.parametrize("argv", LONG_WORK.values(), ids=LONG_WORK.keys())
def test_what_takes_long_can_be_stopped(argv: list[str], position_file: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", READY + START, *argv],
        cwd=position_file.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C", "PYTHONPATH": SOURCE},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130
    assert err == b""
    assert b"Traceback" not in out


def test_a_house_closes_in_order(tmp_path: Path) -> None:
    house = Running(tmp_path)
    assert Visitor(house.port).ask("GET", "/api/me").status == 200
    house.process.send_signal(signal.SIGINT)
    assert house.process.wait(PATIENCE) == 130
    house._put_away()
    assert '"event": "stopped"' in house.logged()
    assert "Traceback" not in house.logged()
