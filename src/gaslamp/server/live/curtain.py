"""What spectators of a delayed table may see: what was there a while ago, and nothing since."""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from gaslamp.core.seats import SPECTATOR
from gaslamp.server.live.loader import load
from gaslamp.server.live.sighting import Sighting, Sightings
from gaslamp.store import Entry
from gaslamp.table.state import Table

MOST_SCENES: Final = 100


class Scene(NamedTuple):
    at: int
    sighting: Sighting


class Curtain:
    """Of a time that is the hundredth part of the delay only the last scene is kept."""

    def __init__(self, delay: int) -> None:
        self._delay = delay * 1000
        self._spacing = max(1, self._delay // MOST_SCENES)
        self._scenes: deque[Scene] = deque()

    async def look_back(self, name: str, entries: Sequence[Entry], now: int) -> Table:
        """What happened before the house opened; all that is old enough is one scene."""
        followed = [*(entry.at for entry in entries[1:]), now]

        def note(number: int, table: Table) -> None:
            dealing = table.hand is not None and table.hand.position.chance_awaited
            if not dealing and (number == 0 or followed[number] > now - self._delay):
                self.note(table)

        return await load(name, entries, note)

    def note(self, table: Table) -> None:
        sighting = Sightings(table).of(SPECTATOR)
        if len(self._scenes) > 1 and self._moment(self._scenes[-1].at) == self._moment(
            table.changed
        ):
            self._scenes.pop()
        self._scenes.append(Scene(table.changed, sighting))

    def _moment(self, at: int) -> int:
        return at // self._spacing

    def seen(self, now: int) -> Sighting:
        """The latest scene that is old enough; before that, the very first one."""
        while len(self._scenes) > 1 and self._scenes[1].at <= now - self._delay:
            self._scenes.popleft()
        return self._scenes[0].sighting
