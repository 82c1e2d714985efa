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


@pytest.mark.parametrize(
    "name", ["server", "hostile", "durability", "cluster", "faults", "secrecy", "truth"]
)
def test_outside_a_checkout_it_says_so(
    gaslamp: Run, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = gaslamp("bench", name)
    assert ran.code == 2
    assert "stand in a checkout" in ran.err


def test_numbers_within_bounds(gaslamp: Run) -> None:
    for name, texts in {
        "--tables": ("0", "4001", "x", "1,2"),
        "--connections": ("0", "20000", ""),
        "--superintendents": ("-1", "4001"),
        "--minutes": ("0", "0.0", "-1", "1e3", "nan", ".", "10001"),
    }.items():
        for text in texts:
            ran = gaslamp("bench", "server", name, text)
            assert ran.code == 2
            assert f"“{text}” is not a" in ran.err


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


@pytest.mark.slow
def test_what_seats_can_know_is_true(checkout: Path) -> None:
    """Ten games of each, gone on with, and nothing wrong."""
    bench(checkout, "truth", "--games", "4")
    page = bench(checkout, "truth", "--games", "10")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| ")][2:]
    assert [(row[2].strip(), row[-2].strip()) for row in rows] == [("10", "0")] * 4


def swaps_in(page: str) -> int:
    cells = [line.split("|") for line in page.splitlines() if line.startswith("| ")][2:]
    return sum(int(row[2].replace(" ", "")) for row in cells)


def cells(page: str, what: str) -> list[str]:
    """The other cells of the first row that begins with this."""
    row = next(line for line in page.splitlines() if line.startswith(f"| {what}"))
    return [cell.strip() for cell in row.split("|")[2:-1]]


@pytest.mark.slow
def test_a_small_load_is_measured(checkout: Path) -> None:
    size = ("--tables", "8", "--connections", "32", "--minutes", "0.15", "--superintendents", "2")
    page = bench(checkout, "server", *size)
    assert "--tables 8 --connections 32 --minutes 0.15 --seed 0 --superintendents 2" in page
    assert cells(page, "nothing acknowledged lost") == ["0", "held"]
    assert int(cells(page, "sights compared")[0]) >= 32
    assert "not all" not in cells(page, "everybody is served again")[0]
    for kind in ("move", "told", "compose", "come back"):
        assert int(cells(page, kind)[0]) > 0
    assert "## Beside 2 superintendents" in page
    assert all(each.endswith("ms") for each in cells(page, "p99 of move")[:2])


INTERRUPTED = """
import os, signal, sys
from bench import server
measure = server.Evening.measure
async def interrupted(evening, seconds, phase):
    os.kill(os.getpid(), getattr(signal, sys.argv[1]))
    await measure(evening, seconds, phase)
server.Evening.measure = interrupted
print(server.run(4, 16, 0.5))
"""


@pytest.mark.slow
@pytest.mark.parametrize("by", ["SIGINT", "SIGTERM"])
def test_an_interrupted_load_tells_what_it_has(checkout: Path, by: str) -> None:
    page = python(checkout, INTERRUPTED, by)
    assert "**Interrupted: this is what had been measured until then.**" in page
    assert cells(page, "nothing acknowledged lost") == ["0", "held"]


@pytest.mark.slow
def test_a_small_siege(checkout: Path) -> None:
    attacks = ("pings", "frames", "half_requests", "newcomers", "talk")
    size = ("--tables", "4", "--connections", "16", "--seconds", "1", "--moves", "60")
    page = bench(checkout, "hostile", *size, "--only", ",".join(attacks))
    assert cells(page, "nothing acknowledged lost")[1] == "held"
    assert cells(page, "writes go through") == ["5 of 5", "held"]
    for attack in attacks:
        assert len(cells(page, attack.replace("_", " "))) == 9


def test_an_attack_that_is_not_there(checkout: Path) -> None:
    program = "from bench.hostile import run; run(only='pings,pongs')"
    with pytest.raises(AssertionError, match="terminal-no-such-command"):
        python(checkout, program)


@pytest.mark.slow
def test_a_server_is_killed_once(checkout: Path) -> None:
    page = bench(checkout, "durability", "--kills", "1")
    assert "1 of 1 kills" in page


@pytest.mark.slow
def test_evenings_of_faults_go_on_where_they_stopped(checkout: Path) -> None:
    assert "2 of 2 evenings" in bench(checkout, "faults", "--evenings", "2")
    assert "3 of 3 evenings" in bench(checkout, "faults", "--evenings", "3")
