"""Those who look at a table, and what they are told."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import Sentence
from gaslamp.server.frames import Frame, framed
from gaslamp.server.live.curtain import Curtain
from gaslamp.server.live.sighting import Sighting, Sightings
from gaslamp.server.logs import log_fault
from gaslamp.server.outgoing import Fresh, News, NumberedItem
from gaslamp.table.news import BotSpoke, Happened, Item, Talk
from gaslamp.table.state import GATHERING, Table

MOST_LINES: Final = 400
"""So many lines of a story are told at once; who wants the earlier ones asks for them."""
MOST_LETTERS: Final = 40_000
"""So many letters of talk may be in them: a letter may be four bytes."""
POLICY, FAULT = 1008, 1011


class Tidings(NamedTuple):
    """What a viewer is to hear: the news if any, and what it sees now."""

    news: Frame | None
    sighting: Sighting


class Made:
    """While everybody is told: what is the same for several of them."""

    def __init__(self) -> None:
        self.tidings: dict[tuple[int, int], Tidings] = {}
        self._changes: dict[tuple[Sighting, Sighting], Frame] = {}

    def shown(self, before: Sighting | None, sighting: Sighting) -> Frame:
        """To somebody who was shown the one before, or is to be sent the whole."""
        if before is None:
            return sighting.whole
        if (before, sighting) not in self._changes:
            self._changes[before, sighting] = sighting.since(before)
        return self._changes[before, sighting]


class Watcher(Protocol):
    """Somebody's socket, as a table sees it."""

    person: str
    viewers: list[int]
    told: dict[int, int]
    """Of each viewer: the last number that was sent."""
    shown: dict[int, Sighting]
    """Of each viewer: what it sees, as it was last sent."""
    takes_changes: bool
    """Whether it need not be sent whole."""

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
        self._fresh: set[int] = set()
        self._sightings: dict[int, Sighting] = {}
        """What viewers see, put together once for as long as nothing happens: those of the fresh
        ones, of the table as it is after so many entries."""

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
        made = Made()
        for watcher in list(self.watchers):
            try:
                self._tell_all(watcher, table, made)
            except Exception:
                log_fault("fault", table=table.id)
                watcher.close(FAULT, "fault")

    def _tell_all(self, watcher: Watcher, table: Table, made: Made) -> None:
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
        made = Made()
        for watcher in list(self.watchers):
            if SPECTATOR in watcher.viewers:
                self._tell(watcher, table, SPECTATOR, made)

    def _tell(self, watcher: Watcher, table: Table, viewer: int, made: Made) -> None:
        since, before = watcher.told[viewer], watcher.shown.get(viewer)
        if (viewer, since) not in made.tidings:
            made.tidings[viewer, since] = self.told(table, viewer, since)
        news, sighting = made.tidings[viewer, since]
        if news is not None:
            watcher.send(news)
        watcher.told[viewer] = sighting.number
        if before is not sighting:
            watcher.shown[viewer] = sighting
            watcher.send(made.shown(before if watcher.takes_changes else None, sighting))

    def told(self, table: Table, viewer: int, since: int | None) -> Tidings:
        """The gap, if it is a gap after a number of ours and not too long; else a fresh start."""
        sighting = self._seen(table, viewer)
        number = sighting.number
        if since == number:
            return Tidings(None, sighting)
        if since is None or since > number or _told_from(table, viewer, since, number) > since:
            items = lines(table, viewer, _told_from(table, viewer, 0, number), number)
            return Tidings(framed(Fresh(viewer, number, items)), sighting)
        return Tidings(framed(News(viewer, lines(table, viewer, since, number))), sighting)

    def earlier(self, table: Table, viewer: int, before: int) -> list[NumberedItem]:
        """The lines before one that was told."""
        until = max(0, min(before - 1, self._seen(table, viewer).number))
        return lines(table, viewer, _told_from(table, viewer, 0, until), until)

    def _seen(self, table: Table, viewer: int) -> Sighting:
        """As the viewer may know it now."""
        if viewer == SPECTATOR and self._curtain:
            return self._curtain.seen(self._now())
        if self._of[0] is not table or self._of[1] != table.length:
            self._of, self._fresh = (table, table.length), set()
            self._current = Sightings(table)
        if viewer not in self._fresh:
            self._fresh.add(viewer)
            sighting = self._current.of(viewer)
            if not sighting.is_like(self._sightings.get(viewer)):
                self._sightings[viewer] = sighting
        return self._sightings[viewer]


def _told_from(table: Table, viewer: int, since: int, until: int) -> int:
    """`since`, or the first number after it from which the lines up to `until` can be told at
    once."""
    first, letters = max(since, until - MOST_LINES), 0
    for number, line in enumerate(reversed(table.story.lines(viewer, first, until))):
        letters += len(line.item.text) if isinstance(line.item, Talk) else 0
        if letters > MOST_LETTERS:
            return until - number
    return first


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
