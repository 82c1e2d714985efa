"""What the house's processes have used, as the system counts it."""

import os
from pathlib import Path
from typing import Final, NamedTuple

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_PROC: Final = Path("/proc")


class Used(NamedTuple):
    """Seconds of processor time, and bytes that are resident, of the server and of its workers."""

    server: float = 0.0
    workers: float = 0.0
    server_memory: int = 0
    workers_memory: int = 0

    def since(self, before: "Used") -> "Used":
        return Used(
            self.server - before.server,
            self.workers - before.workers,
            self.server_memory,
            self.workers_memory,
        )

    def plus(self, other: "Used") -> "Used":
        return Used(self.server + other.server, self.workers + other.workers, *other[2:])


def used_by(server: int) -> Used:
    """By a house and all that it has started, as far as they run."""
    mine = _stat(server)
    if mine is None:
        return Used()
    found = [each for each in map(_stat, _children(server)) if each]
    workers = sum(_seconds(each) for each in found)
    return Used(_seconds(mine), workers, _memory(mine), sum(_memory(each) for each in found))


def busy() -> float:
    """What all processors have done, for anybody, since the machine was started."""
    spent = (_PROC / "stat").read_text("ascii").split("\n", 1)[0].split()[1:]
    idle = int(spent[3]) + int(spent[4])
    return (sum(map(int, spent[:8])) - idle) / _TICKS


def _children(parent: int) -> list[int]:
    """All threads may have children: each task has a list of its own."""
    found = []
    for task in (_PROC / str(parent) / "task").glob("*/children"):
        try:
            found += [int(each) for each in task.read_text("ascii").split()]
        except OSError:
            continue
    return found


def _stat(process: int) -> list[str] | None:
    """The fields after the name, which may have spaces in it."""
    try:
        return (_PROC / str(process) / "stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return None


def _seconds(stat: list[str]) -> float:
    return (int(stat[11]) + int(stat[12])) / _TICKS


def _memory(stat: list[str]) -> int:
    return int(stat[21]) * _PAGE
