"""Whose time runs, and how much is left. All times in milliseconds; now comes from outside."""

from typing import Final

from gaslamp.core.data import Data
from gaslamp.table.setup import Bank, ClockSetting, Days, NoClock

LAG_CAP: Final = 500
"""So much of the network's delay is given back with a move."""
DAY: Final = 24 * 3600 * 1000
MERCY: Final = 10_000
"""A player who takes the seat back after running out of time has at least so much."""


class SeatClock(Data):
    """`left` is what was left at `since`; with `since` it has been running from then on."""

    left: int
    since: int | None


class Clock:
    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.left = [self._full] * seats
        self.since: dict[int, int] = {}

    @property
    def _full(self) -> int:
        match self.setting:
            case Bank(seconds):
                return seconds * 1000
            case Days(days):
                return days * DAY
        return 0

    def run_for(self, seats: set[int], at: int) -> None:
        """From now on these seats are waited for, and no others."""
        if isinstance(self.setting, NoClock):
            return
        self._charge(at)
        for seat in seats - set(self.since):
            if isinstance(self.setting, Days):
                self.left[seat] = self._full
        self.since = dict.fromkeys(sorted(seats), at)

    def moved(self, seat: int, at: int, lag: int) -> None:
        """The seat has decided something: it gets what a decision brings."""
        if isinstance(self.setting, NoClock):
            return
        self._charge(at)
        if isinstance(self.setting, Days):
            self.left[seat] = self._full
        elif seat in self.since:
            self.left[seat] += self.setting.increment * 1000 + min(lag, LAG_CAP)

    def give_back(self, ms: int, at: int) -> None:
        for seat, since in self.since.items():
            self.since[seat] = min(since + ms, at)

    def have_mercy(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], MERCY)

    def _charge(self, at: int) -> None:
        for seat, since in self.since.items():
            self.left[seat] = max(0, self.left[seat] - max(0, at - since))
            self.since[seat] = at

    def due(self) -> tuple[int, int] | None:
        """When the next seat runs out of time, and which."""
        ends = [(since + self.left[seat], seat) for seat, since in self.since.items()]
        return min(ends, default=None)

    def face(self) -> list[SeatClock] | None:
        if isinstance(self.setting, NoClock):
            return None
        return [SeatClock(left, self.since.get(seat)) for seat, left in enumerate(self.left)]
