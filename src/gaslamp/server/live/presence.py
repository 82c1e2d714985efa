"""Who is there, and who has been gone for too long to be waited for."""

from collections.abc import Callable

from gaslamp.table.state import PLAYING, Table


class Presence:
    def __init__(self, absence: float, clock: Callable[[], float]) -> None:
        self._absence = absence
        self._clock = clock
        self._opened = clock()
        self._left: dict[str, float] = {}

    def left(self, person: str) -> None:
        self._left[person] = self._clock()

    def missing(self, table: Table, here: set[str]) -> list[int]:
        """The seats of people who have been gone for a while, and of whom that was not said."""
        if table.phase != PLAYING:
            return []
        latest = self._clock() - self._absence
        return [
            seat
            for seat in table.humans
            if (chair := table.chairs[seat]).gone_since is None
            and not chair.played_by_bot
            and chair.person not in here
            and self._left.get(chair.person or "", self._opened) <= latest
        ]
