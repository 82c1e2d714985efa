"""Long measurements: how far one has come is kept, so that one can stop and go on later."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Self

FOLDER: Final = Path(".bench_cache")
_EVERY: Final = 10.0
"""Seconds between lines of progress where there is no terminal."""


class Kept:
    """The totals of a measurement, in a file that outlives the run."""

    @classmethod
    def counting(cls, name: str, counts: type[NamedTuple], again: bool) -> Self:
        """What is counted are these numbers, and how long it took."""
        return cls(name, dict.fromkeys(counts._fields, 0) | {"seconds": 0.0}, again)

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

    def add_all(self, counts: Iterable[NamedTuple], time: "Time", what: str, wanted: int) -> None:
        """One after the other, each of them kept as soon as it is there."""
        earlier = self.totals["seconds"]
        for each in counts:
            for name, count in each._asdict().items():
                self.totals[name] += count
            self.totals["seconds"] = earlier + time.passed
            self.save()
            time.report(f"{self.totals[what]} of {wanted} {what}")


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
