"""Long measurements: how far one has come is kept, so that one can stop and go on later."""

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

FOLDER: Final = Path(".bench_cache")
_EVERY: Final = 10.0
"""Seconds between lines of progress where there is no terminal."""


class Kept:
    """The totals of a measurement, in a file that outlives the run."""

    def __init__(self, name: str, start: dict[str, Any], again: bool = False) -> None:
        self.path = FOLDER / f"{name}.json"
        self.totals = start
        if not again and self.path.exists():
            self.totals |= json.loads(self.path.read_text("utf-8"))

    def save(self) -> None:
        """In one piece: an interruption leaves the old file or the new one."""
        FOLDER.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.totals), encoding="utf-8")
        new.replace(self.path)


class Time:
    """How long a run may take."""

    def __init__(self, minutes: float) -> None:
        self._begun = monotonic()
        self._seconds = minutes * 60
        self._said = 0.0

    @property
    def is_up(self) -> bool:
        return monotonic() - self._begun >= self._seconds

    @property
    def left(self) -> float:
        return max(0.0, self._seconds - self.passed)

    @property
    def passed(self) -> float:
        return monotonic() - self._begun

    def report(self, what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r  {what}  ", end="", file=sys.stderr, flush=True)
        elif monotonic() - self._said > _EVERY:
            self._said = monotonic()
            print(f"  {what}", file=sys.stderr, flush=True)
