"""Those who look at a table, and what they are told."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import Sentence
from gaslamp.server.frames import Frame, framed
from gaslamp.server.live.curtain import Curtain
from gaslamp.server.logs import log_fault
from gaslamp.server.outgoing import Fresh, News, NumberedItem, Present
from gaslamp.table.faces import now_for, surroundings_of
from gaslamp.table.news import BotSpoke, Happened, Item
from gaslamp.table.state import GATHERING, Table

MOST_LINES: Final = 400
"""So many lines of a story are told at once; who wants the earlier ones asks for them."""
POLICY, FAULT = 1008, 1011


class Told(NamedTuple):
    """What a viewer is to hear: up to which number, the news if any, and what it sees now."""

    number: int
    news: Frame | None
    present: Frame


class Watcher(Protocol):
    """Somebody's socket, as a table sees it."""

    person: str
    viewers: list[int]
    told: dict[int, int]
    """Of each viewer: the last number that was sent."""
    shown: dict[int, Frame]
    """Of each viewer: what it sees, as it was last sent."""

    def send(self, frame: Frame) -> None: ...

    def close(self, code: int, why: str) -> None: ...

    @property
    def has_unsent(self) -> bool: ...

    def look_again(self, table: Table) -> None:
        """The person's seats have changed."""

    def hear_no_more(self, speakers: set[str]) -> None:
        """These, and no others, are muted for this person."""


def may_watch(table: Table, person: str) -> bool:
    """Those who sit there always; others while people gather, or where spectators are welcome."""
    welcome = table.setup.spectators or table.phase == GATHERING
    return welcome or bool(table.seats_of(person))


class Audience:
    def __init__(self, now: Callable[[], int], curtain: Curtain | None) -> None:
        self.watchers: set[Watcher] = set()
        self._now = now
        self._curtain = curtain
        self._of: tuple[Table | None, int] = None, 0
        self._presents: dict[int, tuple[int, Frame]] = {}
        """What viewers see of the table as it was after so many entries: put together once."""

    @property
    def here(self) -> set[str]:
        return {watcher.person for watcher in self.watchers}

    def told_at_once(self) -> list[Watcher]:
        """Those who are not behind a curtain."""
        everybody = list(self.watchers)
        return [w for w in everybody if not (self._curtain and SPECTATOR in w.viewers)]

    def spread(self, table: Table) -> None:
        """Tell everybody what they have not been told. Whom it fails with is sent away."""
        if self._curtain:
            self._curtain.note(table)
        made: dict[Any, Told] = {}
        for watcher in list(self.watchers):
            try:
                self._tell_all(watcher, table, made)
            except Exception:
                log_fault("fault", table=table.id)
                watcher.close(FAULT, "fault")

    def _tell_all(self, watcher: Watcher, table: Table, made: dict[Any, Told]) -> None:
        if not may_watch(table, watcher.person):
            watcher.close(POLICY, "no spectators")
            return
        if table.seats_of(watcher.person) != [v for v in watcher.viewers if v >= 0]:
            watcher.look_again(table)
        watcher.hear_no_more(table.muted_by(watcher.person))
        for viewer in watcher.viewers:
            self._tell(watcher, table, viewer, made)

    def lift(self, table: Table) -> None:
        """Those behind the curtain see what happened a while ago."""
        if not self._curtain:
            return
        made: dict[Any, Told] = {}
        for watcher in list(self.watchers):
            if SPECTATOR in watcher.viewers:
                self._tell(watcher, table, SPECTATOR, made)

    def _tell(self, watcher: Watcher, table: Table, viewer: int, made: dict[Any, Told]) -> None:
        since = watcher.told[viewer]
        if (viewer, since) not in made:
            made[viewer, since] = self.told(table, viewer, since)
        number, news, present = made[viewer, since]
        if news is not None:
            watcher.send(news)
        watcher.told[viewer] = number
        if watcher.shown.get(viewer) != present:
            watcher.shown[viewer] = present
            watcher.send(present)

    def told(self, table: Table, viewer: int, since: int | None) -> Told:
        """The gap, if it is a gap after a number of ours and not too long; else a fresh start."""
        number, present = self._seen(table, viewer)
        if since == number:
            return Told(number, None, present)
        if since is None or since > number or number - since > MOST_LINES:
            items = lines(table, viewer, max(0, number - MOST_LINES), number)
            return Told(number, framed(Fresh(viewer, number, items)), present)
        return Told(number, framed(News(viewer, lines(table, viewer, since, number))), present)

    def earlier(self, table: Table, viewer: int, before: int) -> list[NumberedItem]:
        """The lines before one that was told."""
        until = min(before - 1, self._seen(table, viewer)[0])
        return lines(table, viewer, max(0, until - MOST_LINES), max(0, until))

    def _seen(self, table: Table, viewer: int) -> tuple[int, Frame]:
        """The number of the last line, and the present, as the viewer may know them now."""
        if viewer == SPECTATOR and self._curtain:
            return self._curtain.seen(self._now())
        if self._of[0] is not table or self._of[1] != table.length:
            self._of, self._presents = (table, table.length), {}
            self._around = surroundings_of(table)
        if viewer not in self._presents:
            number = table.story.count(viewer)
            present = framed(Present(viewer, number, now_for(table, viewer, self._around)))
            self._presents[viewer] = number, present
        return self._presents[viewer]


def lines(table: Table, viewer: int, since: int, until: int) -> list[NumberedItem]:
    """The lines numbered `since` + 1 to `until`."""
    told = table.story.lines(viewer, since, until)
    return [
        NumberedItem(number, line.at, line.item, _said(table, line.item, viewer))
        for number, line in enumerate(told, start=since + 1)
    ]


def _said(table: Table, item: Item, viewer: int) -> Sentence | None:
    if isinstance(item, BotSpoke):
        return item.utterance.sentence
    return table.game.tell(item.event, viewer) if isinstance(item, Happened) else None
