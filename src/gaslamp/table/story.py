"""What each viewer has been told, in order. The door for all that happens at a table.

A viewer's lines are numbered 1, 2, 3 … without gaps. The number counts what this viewer was told
and nothing else, so it betrays nothing; it comes out the same whenever the table is worked out
anew from its list.
"""

from collections.abc import Iterable

from gaslamp.core.data import Data
from gaslamp.core.seats import SPECTATOR
from gaslamp.table.news import Item


class StoryLine(Data):
    at: int
    item: Item


class Story:
    def __init__(self, seats: int) -> None:
        self._heard: dict[int, list[StoryLine]] = {
            viewer: [] for viewer in (SPECTATOR, *range(seats))
        }

    def tell(self, at: int, item: Item, audience: Iterable[int] | None = None) -> None:
        line = StoryLine(at, item)
        for viewer in self._heard if audience is None else audience:
            if viewer in self._heard:
                self._heard[viewer].append(line)

    def count(self, viewer: int) -> int:
        """The number of the last line that the viewer was told."""
        return len(self._heard[viewer])

    def lines(self, viewer: int, since: int, until: int) -> list[StoryLine]:
        """The lines numbered `since` + 1 to `until`."""
        return self._heard[viewer][since:until]
