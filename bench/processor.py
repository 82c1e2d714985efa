"""Processor time that processes have used, from the system's own books."""

import os
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


def _books(pid: int, thread: int | None = None) -> list[str]:
    """After the name, which may have anything in it."""
    place = f"/proc/{pid}/stat" if thread is None else f"/proc/{pid}/task/{thread}/stat"
    return Path(place).read_text("utf-8").rpartition(") ")[2].split()


def processor_time(pid: int, thread: int | None = None) -> float:
    """Seconds, of the process alone, or of one of its threads: the first has its number."""
    return sum(int(each) for each in _books(pid, thread)[11:13]) / _TICKS


def with_children(pid: int) -> float:
    """Seconds, of the process, its children and those that have ended."""
    own = sum(int(each) for each in _books(pid)[11:15]) / _TICKS
    return own + sum(processor_time(child) for child in children(pid))


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
    return [int(each) for each in found.split()]
