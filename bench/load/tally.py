"""How long everything took, counted from when it was due, and what went wrong."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from time import monotonic
from typing import Final

WORK: Final = frozenset({"knowledge", "lesson", "log in"})
"""Asked of workers, on purpose slow; their rows stand apart, and a pause in them is no freeze."""
AWAY: Final = "cut off until back"
"""The client's own wait before it tries again is most of it; a row of its own."""
FREEZE: Final = 0.1
"""So long without any answer, while some are due, is written down as a freeze."""


class Op:
    """Something that is due, until it is answered."""

    __slots__ = ("_is_open", "_tally", "due", "kind", "phase")

    def __init__(self, tally: "Tally", kind: str, due: float) -> None:
        self.kind = kind
        self.due = due
        self.phase = tally.phase
        self._tally = tally
        self._is_open = True

    def end(self, code: str = "") -> None:
        """Answered, or refused with a code. The second answer is none."""
        if self._close():
            self._tally.answered(self, monotonic() - self.due, code)

    def drop(self, why: str) -> None:
        """It cannot be answered, by no fault of the house; that is counted too."""
        if self._close():
            self._tally.dropped[self.phase][why] += 1

    def _close(self) -> bool:
        was_open, self._is_open = self._is_open, False
        if was_open:
            self._tally.settle(self)
        return was_open


class Tally:
    def __init__(self) -> None:
        self.phase = "set-up"
        self.took: dict[str, dict[str, array[float]]] = defaultdict(
            lambda: defaultdict(lambda: array("d"))
        )
        """Of each phase and kind: seconds."""
        self.codes: dict[str, Counter[str]] = defaultdict(Counter)
        self.dropped: dict[str, Counter[str]] = defaultdict(Counter)
        self.freezes: dict[str, list[float]] = defaultdict(list)
        self.bytes = 0
        self.messages = 0
        self.lost = 0
        """Sights that were shorter after a return than before: must stay nought."""
        self.compared = 0
        self._open: dict[Op, None] = {}
        self._waiting = 0
        self._quiet_since = 0.0

    def begin(self, kind: str, due: float | None = None) -> Op:
        now = monotonic()
        op = Op(self, kind, now if due is None else due)
        self._open[op] = None
        if kind not in WORK:
            self._waiting += 1
            if self._waiting == 1:
                self._quiet_since = now
        return op

    def settle(self, op: Op) -> None:
        self._open.pop(op, None)
        if op.kind not in WORK:
            self._waiting -= 1

    def answered(self, op: Op, seconds: float, code: str) -> None:
        self.sample(op.kind, seconds, op.phase)
        if code:
            self.codes[op.phase][f"{op.kind}: {code}"] += 1

    def sample(self, kind: str, seconds: float, phase: str = "") -> None:
        self.took[phase or self.phase][kind].append(seconds)

    def received(self, size: int) -> None:
        """Something has come from the house."""
        self.bytes += size
        if self._waiting:
            now = monotonic()
            if now - self._quiet_since >= FREEZE:
                self.freezes[self.phase].append(now - self._quiet_since)
            self._quiet_since = now

    def enter(self, phase: str) -> None:
        self.phase = phase
        self._quiet_since = monotonic()

    @property
    def all_codes(self) -> Counter[str]:
        return sum(self.codes.values(), Counter())

    def give_up(self, why: str) -> None:
        """All that is open; before a kill, when no answer can come."""
        for op in list(self._open):
            op.drop(why)

    def never_answered(self, patience: float) -> None:
        """What has been due for so long is as late as that, and is not left out."""
        late = monotonic() - patience
        for op in [each for each in self._open if each.due < late]:
            op.end("never answered")


def fraction(took: Iterable[float], share: float) -> float:
    """So that this share is not later."""
    found = sorted(took)
    return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0
