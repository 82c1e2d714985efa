"""Who held the loop. A thread of its own looks on, because the loop cannot while it is held."""

import gc
import sys
from collections import Counter
from pathlib import Path
from threading import Event, Thread, get_ident
from time import thread_time
from types import FrameType
from typing import Any, Final

EVERY: Final = 0.015
"""Seconds from one look to the next."""
_OURS: Final = "gaslamp/server/"
"""Which line of a rulebook it was is nobody's business while a game runs."""
NOBODY: Final = "?"
"""Where nothing was seen: what holds the loop may hold whoever looks on as well."""


class Witness:
    def __init__(self) -> None:
        self._turn = 0
        self._seen: Counter[str] = Counter()
        self._sweeping = 0.0
        self._swept = 0.0
        self._over = Event()

    def start(self) -> None:
        """On the thread of the loop."""
        gc.callbacks.append(self._sweeps)
        Thread(target=self._look_on, args=[get_ident()], name="witness", daemon=True).start()

    def stop(self) -> None:
        self._over.set()
        if self._sweeps in gc.callbacks:
            gc.callbacks.remove(self._sweeps)

    def next_turn(self) -> None:
        self._turn += 1
        if self._seen or self._swept:
            self._seen, self._swept = Counter(), 0.0

    def where(self) -> tuple[str, float]:
        """Where the turn that ends now was seen most, and how long the collector was at it."""
        often = self._seen.most_common(1)
        return often[0][0] if often else NOBODY, self._swept

    def _sweeps(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            self._sweeping = thread_time()
        else:
            self._swept += thread_time() - self._sweeping

    def _look_on(self, loop: int) -> None:
        before = -1
        while not self._over.wait(EVERY):
            turn, before = before, self._turn
            if turn == self._turn:
                self._seen[place_of(sys._current_frames().get(loop))] += 1


def place_of(frame: FrameType | None) -> str:
    """The innermost line of the server; where there is none, of anybody's."""
    innermost = frame
    while frame is not None and _OURS not in frame.f_code.co_filename:
        frame = frame.f_back
    found = frame or innermost
    return NOBODY if found is None else _named(found)


def _named(frame: FrameType) -> str:
    code = frame.f_code
    _, ours, file = code.co_filename.rpartition(_OURS)
    return f"{file if ours else Path(file).name}:{frame.f_lineno} {code.co_name}"
