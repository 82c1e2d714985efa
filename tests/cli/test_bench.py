"""`gaslamp bench`: measurements that can be stopped and gone on with."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import gaslamp

ROOT = Path(__file__).parents[2]
SOURCE = str(Path(gaslamp.__file__).parents[1])
START = "from gaslamp.cli import main; main()"


def bench(checkout: Path, *given: str) -> str:
    return python(checkout, START, "bench", *given, "--lang", "en")


def python(checkout: Path, program: str, *given: str) -> str:
    """In a process of its own: it changes where Python looks for modules."""
    ran = subprocess.run(
        [sys.executable, "-c", program, *given],
        cwd=checkout,
        env=os.environ | {"LC_ALL": "C", "PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """With what is kept of a run apart from the real one's."""
    for name in ("bench", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.mark.parametrize("name", ["server", "durability", "faults", "secrecy"])
def test_outside_a_checkout_it_says_so(
    gaslamp: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = gaslamp("bench", name)
    assert ran.code == 2
    assert "stand in a checkout" in ran.err


def test_tables_are_numbers(gaslamp: Run) -> None:
    for text in ("0", "5001", "x", "1,,2", "10,"):
        ran = gaslamp("bench", "server", "--tables", text)
        assert ran.code == 2
        assert text in ran.err


@pytest.mark.slow
def test_swaps_go_on_where_they_stopped(checkout: Path) -> None:
    first = bench(checkout, "secrecy", "--swaps", "30")
    assert swaps_in(first) >= 30
    assert swaps_in(bench(checkout, "secrecy", "--swaps", "31")) >= swaps_in(first)
    assert bench(checkout, "secrecy", "--swaps", "30", "--again") == first


OPEN_TO_ALL = """
from gaslamp.core.seats import OPEN
from gaslamp.games.sleuth import Sleuth
from bench.secrecy import Round, try_round
honest = Sleuth.view
Sleuth.view = lambda game, position, viewer: honest(game, position, OPEN)
try:
    try_round(Round("sleuth", 3))
except AssertionError as told_apart:
    print(told_apart)
"""


def test_a_leak_stops_the_swaps_and_can_be_seen_again(checkout: Path) -> None:
    said = python(checkout, OPEN_TO_ALL)
    assert said.startswith("sleuth-5, game 3: viewer 0 can tell [")
    assert said == python(checkout, OPEN_TO_ALL)


def swaps_in(page: str) -> int:
    cells = [line.split("|") for line in page.splitlines() if line.startswith("| ")][2:]
    return sum(int(row[2].replace(" ", "")) for row in cells)


@pytest.mark.slow
def test_a_small_load_is_measured(checkout: Path) -> None:
    page = bench(checkout, "server", "--tables", "3", "--rate", "50", "--seconds", "1")
    row = next(line.split("|") for line in page.splitlines() if line.startswith("| 3 "))
    assert [cell.strip() for cell in (row[2], row[-2])] == ["15", "0"]
    assert page == bench(checkout, "server", "--tables", "3", "--rate", "50", "--seconds", "1")


def test_a_load_that_takes_too_long_is_left_out(checkout: Path) -> None:
    program = "from bench.server import run; print(run([3], seconds=60, minutes=0.02))"
    page = python(checkout, program)
    assert "Not measured in the time that was given: 3 tables." in page
    assert "| 3 |" not in page


@pytest.mark.slow
def test_a_server_is_killed_once(checkout: Path) -> None:
    page = bench(checkout, "durability", "--kills", "1")
    assert "1 of 1 kills" in page


@pytest.mark.slow
def test_evenings_of_faults_go_on_where_they_stopped(checkout: Path) -> None:
    assert "2 of 2 evenings" in bench(checkout, "faults", "--evenings", "2")
    assert "3 of 3 evenings" in bench(checkout, "faults", "--evenings", "3")
