"""What spectators of a delayed table may see: what was there a while ago, and nothing since."""

from collections import deque
from typing import NamedTuple

from gaslamp.core.data import from_json, to_json
from gaslamp.core.seats import SPECTATOR
from gaslamp.server.outgoing import Present
from gaslamp.server.pipe import framed
from gaslamp.store import Entry
from gaslamp.table.entries import Opened
from gaslamp.table.faces import now_for
from gaslamp.table.state import Table


class Scene(NamedTuple):
    at: int
    number: int
    present: bytes


class Curtain:
    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self._delay = table.setup.delay * 1000
        self._scenes: deque[Scene] = deque()
        past = Table(from_json(entries[0].body, Opened))
        for entry in entries:
            past.fold([entry])
            if past.hand is None or not past.hand.position.chance_awaited:
                self.note(past)

    def note(self, table: Table) -> None:
        number = table.story.count(SPECTATOR)
        present = framed(to_json(Present(SPECTATOR, number, now_for(table, SPECTATOR))))
        self._scenes.append(Scene(table.changed, number, present))

    def seen(self, now: int) -> tuple[int, bytes]:
        """The latest scene that is old enough; before that, the very first one."""
        while len(self._scenes) > 1 and self._scenes[1].at <= now - self._delay:
            self._scenes.popleft()
        return self._scenes[0].number, self._scenes[0].present
