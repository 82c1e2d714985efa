"""Random play, like with like: loops in C beside loops in C, Python's beside Python's."""

import subprocess
import sys
from collections.abc import Callable, Iterable

from bench import ours, peers
from bench.ours import Measured
from bench.tables import saying, table, thousands
from gaslamp.core.position import Position

INTRODUCTION = """\
Written by `make bench`: random play on one core, all in one run. A move is a player's
action; chance is dealt as well but not counted. Only ratios travel between machines."""

DOOR = "import gaslamp"
FIRST = "import gaslamp; gaslamp.start('sleuth', seed=1)"
COMMAND = (
    "import contextlib, io; from gaslamp.cli.command import run\n"
    "with contextlib.redirect_stdout(io.StringIO()): run(['games', '--lang', 'en'])"
)


def page() -> str:
    loops = list(_measure("compiled loop", ours.loop))
    steps = list(_measure("stepping", ours.stepping))
    their_loops = [peers.open_spiel_rollouts(name) for name in _said(peers.IN_C)]
    their_steps = [peers.open_spiel_stepping(name) for name in _said(peers.OPEN_SPIEL)]
    their_steps += [peers.rlcard_stepping(name) for name in _said(peers.RLCARD)]
    return "\n".join(
        [
            "# Speed",
            "",
            INTRODUCTION,
            "",
            "## The whole loop in C: ours compiled, OpenSpiel's C++ rollouts",
            "",
            _table(loops, their_loops),
            "## Stepping from Python: legal actions, choose, apply",
            "",
            _table(steps, their_steps),
            "## Size and start",
            "",
            _sizes(loops),
            _start(),
            "",
        ]
    )


def _measure(what: str, how: Callable[[str, Position], Measured]) -> Iterable[Measured]:
    for name, start in ours.starts():
        saying(f"{name}, {what}")
        yield how(name, start)


def _said(names: Iterable[str]) -> Iterable[str]:
    for name in names:
        saying(name)
        yield name


def _table(mine: list[Measured], theirs: list[Measured]) -> str:
    head = ["game", "moves/s", "mean length", *(f"ours / {peer.name}" for peer in theirs)]
    rows = [
        [m.name, thousands(m.moves_per_second), f"{m.mean_length:.1f}", *_ratios(m, theirs)]
        for m in mine
    ]
    rows += [[t.name, thousands(t.moves_per_second), f"{t.mean_length:.1f}"] for t in theirs]
    return table(head, [row + [""] * (len(head) - len(row)) for row in rows])


def _ratios(mine: Measured, theirs: list[Measured]) -> list[str]:
    return [f"{mine.moves_per_second / peer.moves_per_second:.1f}" for peer in theirs]


def _sizes(loops: list[Measured]) -> str:
    return table(["game", "bytes a position"], [[m.name, m.size] for m in loops])


def _start() -> str:
    door, first, command = map(_seconds, (DOOR, FIRST, COMMAND))
    return (
        f"`import gaslamp` takes {door * 1000:.1f} ms beyond Python's own start, a first game of"
        f" Sleuth is dealt after {first * 1000:.0f} ms, and `gaslamp games` has answered after"
        f" {command * 1000:.0f} ms."
    )


def _seconds(code: str) -> float:
    """The best of five, less what an empty interpreter takes."""
    return min(_starting(code) for _ in range(5)) - min(_starting("pass") for _ in range(5))


def _starting(code: str) -> float:
    timer = "import time; t = time.perf_counter()\n{}\nprint(time.perf_counter() - t)"
    out = subprocess.check_output([sys.executable, "-c", timer.format(code)], text=True)
    return float(out)
