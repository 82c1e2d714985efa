"""A table as its list of entries makes it."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from gaslamp.bots import USUAL
from gaslamp.core.data import from_json
from gaslamp.core.dealing.ceremony import Ceremony, terms_of
from gaslamp.core.errors import PutAside
from gaslamp.core.events import Told
from gaslamp.core.hint import Hinting
from gaslamp.core.outcome import ABANDONED, Outcome, outcome_of
from gaslamp.core.play import Play
from gaslamp.core.prologue import Prologue
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.store import Entry
from gaslamp.table import entries, news
from gaslamp.table.chairs import GRACE, Chair
from gaslamp.table.clock import Clock
from gaslamp.table.hand import Hand, first_play, first_record
from gaslamp.table.setup import Bot, Invited, agreed
from gaslamp.table.speech import take_in_talk, take_in_utterance
from gaslamp.table.story import Story

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
read_entry = msgspec.json.Decoder(entries.AnyEntry).decode
Outside = tuple[str, list[tuple[Any, ...]]]


class Table:
    def __init__(self, opened: entries.TableOpened) -> None:
        self.id = opened.table
        self.code = opened.code
        self.host = opened.host
        self._host_name = opened.host_name
        self.setup = opened.setup
        self.game, self.options = agreed(opened.setup, opened.rules)
        self.seats = len(self.setup.seats)
        levels = [plan.level if isinstance(plan, Bot) else None for plan in self.setup.seats]
        self.chairs = [Chair(level=level) for level in levels]
        self.length = 0
        """How many entries the table's list has."""
        self.changed = 0
        self.story = Story(self.seats)
        self.clock = Clock(self.setup.clock, self.seats)
        self.prologue: Prologue | None = None
        """What was played elsewhere before."""
        self.first: Play | None = None
        self.ceremony: Ceremony | None = None
        self.hand: Hand | None = None
        self.outcome: Outcome | None = None
        self.next_table: entries.NextTable | None = None
        self.waiting: dict[int, int] = {}
        """Since when the game waits for each seat that it waits for."""
        self.given_back_since = self.given_back = 0
        """The last absence, and how much of it has been given back."""
        self.hints: list[Hinting] = []
        self.silenced: set[str] = set()
        self.gallery_is_silent = self.reactions_are_off = False
        self.speakers: dict[str, str] = {}
        """By the name that talk gives them: the people who have said something, or sat down."""
        self._muted: dict[str, set[str]] = {}
        self.seen_ids: set[tuple[str, str]] = set()
        """Which messages of which person have been carried out."""

    @property
    def phase(self) -> str:
        if self.outcome is not None:
            return OVER
        return GATHERING if self.hand is None else PLAYING

    @property
    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def host_name(self) -> str:
        """As they are called where they sit, or as they were when they opened the table."""
        names = [chair.name for chair in self.chairs if chair.person == self.host]
        return (names[0] if names else self._host_name) or ""

    @property
    def awaited(self) -> list[int]:
        """The seats that the game waits for."""
        return self.hand.awaited if self.hand and self.outcome is None else []

    @property
    def outside(self) -> Outside:
        """All that can change of what lists show."""
        return self.phase, [chair.face for chair in self.chairs]

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def muted_by(self, person: str) -> set[str]:
        """The speakers whom somebody does not want to hear; `THE_GALLERY` may be among them."""
        return self._muted.get(person, set())

    def speaker(self, person: str) -> str:
        """How talk names somebody: always the same at one table, and of no use elsewhere."""
        name = sha256(f"{self.id} {person}".encode()).hexdigest()[:16]
        self.speakers[name] = person
        return name

    def fold(self, added: Iterable[Entry]) -> None:
        """Take in what has been appended."""
        for entry in added:
            self.take_in(entry.at, read_entry(entry.body))

    def take_in(self, at: int, entry: Any) -> None:
        self.length += 1
        self.changed = at
        _TAKE[type(entry)](self, at, entry)
        if self.hand is not None and not self.hand.position.chance_awaited:
            self._start_clocks(at)
            self.waiting = {seat: self.waiting.get(seat, at) for seat in self.awaited}

    def _start_clocks(self, at: int) -> None:
        """Time runs for the people who are waited for, bots and those out of time excepted."""
        playing = {
            seat
            for seat in self.awaited
            if not self.chairs[seat].played_by_bot and not self.chairs[seat].timed_out
        }
        self.clock.run_for(playing, at)

    def tell(self, at: int, item: news.Item, audience: Iterable[int] | None = None) -> None:
        self.story.tell(at, item, audience)

    def tell_events(self, at: int, told: Sequence[Told]) -> None:
        for event, audience in told:
            self.tell(at, news.Happened(event), audience)
        assert self.hand is not None
        if (outcome := outcome_of(self.game, self.hand.position)) is not None:
            self.outcome = outcome
            self.tell(at, news.Over(outcome.reason, outcome.winners))


def load(added: Sequence[Entry]) -> Table:
    """The table that a list of entries makes; it begins with `TableOpened`. Whatever is wrong with
    one of them, the table is put aside."""
    try:
        table = Table(from_json(added[0].body, entries.TableOpened))
        table.fold(added)
    except Exception as error:
        raise PutAside(say("table-put-aside")) from error
    return table


def _continued(table: Table, at: int, entry: entries.Continued) -> None:
    table.prologue = Prologue(entry.lines, entry.salt)
    told = news.GoesOn(entry.table, entry.step, entry.seat, entry.dealt, entry.source)
    table.tell(at, told)


def _sat(table: Table, at: int, entry: entries.Sat) -> None:
    chair = table.chairs[entry.seat]
    chair.person, chair.name = entry.person, entry.name
    table.speaker(entry.person)
    table.tell(at, news.Seated(entry.seat, entry.name))


def _stood(table: Table, at: int, entry: entries.Stood) -> None:
    """Nobody has dealt yet: who is bound by what is agreed anew when the table is full again."""
    table.chairs[entry.seat].vacate()
    table.ceremony = None
    table.tell(at, news.Unseated(entry.seat, entry.removed))


def _renamed(table: Table, at: int, entry: entries.NameChanged) -> None:
    table.chairs[entry.seat].name = entry.name
    table.tell(at, news.Renamed(entry.seat, entry.name))


def _bot_placed(table: Table, at: int, entry: entries.BotAssigned) -> None:
    """It is as if the table had been set up so: who plays again, plays again with it."""
    seats = list(table.setup.seats)
    seats[entry.seat] = Invited() if entry.level is None else Bot(entry.level)
    table.setup = msgspec.structs.replace(table.setup, seats=seats)
    table.chairs[entry.seat].level = entry.level
    table.ceremony = None
    table.tell(at, news.BotPlaced(entry.seat, entry.level))


def _swapped(table: Table, at: int, entry: entries.SeatsSwapped) -> None:
    one, other = entry.seat, entry.other
    seats, chairs = list(table.setup.seats), table.chairs
    seats[one], seats[other] = seats[other], seats[one]
    chairs[one], chairs[other] = chairs[other], chairs[one]
    table.setup = msgspec.structs.replace(table.setup, seats=seats)
    table.ceremony = None
    table.tell(at, news.Swapped(one, other))


def _house_committed(table: Table, at: int, entry: entries.HouseCommitted) -> None:
    terms = terms_of(first_record(table), table.id, table.humans)
    table.ceremony = Ceremony(terms, bytes.fromhex(entry.salt), bytes.fromhex(entry.secret))
    table.tell(at, news.Committed(table.ceremony.commitment.hex(), terms))
    _begin_if_ready(table, at)


def _nonce_committed(table: Table, at: int, entry: entries.NonceCommitted) -> None:
    assert table.ceremony is not None
    table.ceremony.commit(entry.seat, bytes.fromhex(entry.commitment))
    table.tell(at, news.NonceBound(entry.seat, entry.commitment))


def _nonce_revealed(table: Table, at: int, entry: entries.NonceRevealed) -> None:
    assert table.ceremony is not None
    table.ceremony.reveal(entry.seat, bytes.fromhex(entry.nonce))
    table.tell(at, news.NonceOpened(entry.seat, entry.nonce))
    _begin_if_ready(table, at)


def _begin_if_ready(table: Table, at: int) -> None:
    ceremony = table.ceremony
    if ceremony is None or ceremony.awaited:
        return
    table.hand = Hand(table.game, first_play(table), ceremony.seed)
    table.tell(at, news.Begun(ceremony.opening.hex()))
    for event, audience in table.hand.play.told:
        table.tell(at, news.Happened(event), audience)


def _moved(table: Table, at: int, entry: entries.MoveMade) -> None:
    assert table.hand is not None
    chair = table.chairs[entry.seat]
    table.clock.moved(entry.seat, at, entry.lag)
    if chair.timed_out:
        chair.timed_out = False
        table.clock.have_mercy(entry.seat)
    if entry.id is not None and chair.person is not None:
        table.seen_ids.add((chair.person, entry.id))
    told = table.story.count(SPECTATOR)
    table.tell_events(at, table.hand.move(entry.seat, entry.action))
    # What not everybody is told of must not be seen by how long somebody has been waited for, nor
    # by how it was thought about.
    if table.story.count(SPECTATOR) > told:
        table.waiting.pop(entry.seat, None)
        chair.hurried = entry.hurried


def _dealt(table: Table, at: int, entry: entries.HouseDealt) -> None:
    assert table.hand is not None
    table.tell_events(at, table.hand.deal(entry))


def _silenced(table: Table, _: int, entry: entries.Silenced) -> None:
    table.silenced.add(entry.person)


def _unsilenced(table: Table, _: int, entry: entries.Unsilenced) -> None:
    table.silenced.discard(entry.person)


def _gallery_silenced(table: Table, _: int, entry: entries.GallerySilenced) -> None:
    table.gallery_is_silent = entry.is_silent


def _reactions_silenced(table: Table, _: int, entry: entries.ReactionsSilenced) -> None:
    table.reactions_are_off = entry.are_off


def _muted(table: Table, _: int, entry: entries.SpeakerMuted) -> None:
    muted = table._muted.setdefault(entry.person, set())
    (muted.add if entry.is_muted else muted.discard)(entry.speaker)


def _hinted(table: Table, at: int, entry: entries.Hinted) -> None:
    assert table.hand is not None
    table.chairs[entry.seat].hinted = (entry.decision, entry.rung)
    table.hints.append(Hinting(entry.seat, len(table.hand.play.actions), entry.rung))
    table.tell(at, news.HintTaken(entry.seat, entry.rung))


def _left(table: Table, at: int, entry: entries.PlayerLeft) -> None:
    table.chairs[entry.seat].gone_since = at
    table.tell(at, news.Gone(entry.seat, at + GRACE))


def _returned(table: Table, at: int, entry: entries.Returned) -> None:
    table.chairs[entry.seat].gone_since = None
    table.tell(at, news.Back(entry.seat))


def _timed_out(table: Table, at: int, entry: entries.TimedOut) -> None:
    table.chairs[entry.seat].timed_out = True
    table.tell(at, news.OutOfTime(entry.seat))


def _bot_sat(table: Table, at: int, entry: entries.BotSat) -> None:
    table.chairs[entry.seat].level = entry.level
    table.tell(at, news.BotSitsIn(entry.seat))


def _took_back(table: Table, at: int, entry: entries.TookBack) -> None:
    chair = table.chairs[entry.seat]
    chair.level = None
    chair.timed_out = False
    chair.gone_since = None
    table.clock.have_mercy(entry.seat)
    table.tell(at, news.TakenBack(entry.seat))


def _agreed(table: Table, at: int, entry: entries.Agreed) -> None:
    table.chairs[entry.seat].would_end = True
    table.tell(at, news.WouldEnd(entry.seat))


def _resigned(table: Table, at: int, entry: entries.Resigned) -> None:
    chair = table.chairs[entry.seat]
    chair.resigned = chair.would_end = True
    table.tell(at, news.WouldEnd(entry.seat))
    if not chair.played_by_bot:
        chair.level = USUAL
        table.tell(at, news.BotSitsIn(entry.seat))


def _abandoned(table: Table, at: int, entry: entries.Abandoned) -> None:
    table.outcome = Outcome(ABANDONED, _left_to(table, entry))
    table.tell(at, news.Over(ABANDONED, table.outcome.winners, entry.by))


def _left_to(table: Table, entry: entries.Abandoned) -> list[int]:
    """Who gives up between two sides loses to the other one; otherwise nobody has won."""
    sides = table.game.sides(table.seats)
    if entry.by is None or table.hand is None or len(sides) != 2:
        return []
    return [seat for side in sides if entry.by not in side for seat in side]


def _given_back(table: Table, at: int, entry: entries.GivenBack) -> None:
    if entry.since != table.given_back_since:
        table.given_back_since, table.given_back = entry.since, 0
    table.given_back += entry.ms
    table.clock.give_back(entry.ms, at)
    table.waiting = {seat: min(at, since + entry.ms) for seat, since in table.waiting.items()}
    for chair in table.chairs:
        if chair.gone_since is not None:
            chair.gone_since += entry.ms


def _forgotten(table: Table, _: int, entry: entries.Forgotten) -> None:
    for seat in table.seats_of(entry.person):
        table.chairs[seat].name = ""
    if table.host == entry.person:
        table._host_name = ""


def _next_table(table: Table, at: int, entry: entries.NextTable) -> None:
    table.next_table = entry
    table.tell(at, news.Again(entry.table))


_TAKE: dict[type, Any] = {
    entries.TableOpened: lambda *_: None,
    entries.Continued: _continued,
    entries.Sat: _sat,
    entries.Stood: _stood,
    entries.NameChanged: _renamed,
    entries.BotAssigned: _bot_placed,
    entries.SeatsSwapped: _swapped,
    entries.HouseCommitted: _house_committed,
    entries.NonceCommitted: _nonce_committed,
    entries.NonceRevealed: _nonce_revealed,
    entries.MoveMade: _moved,
    entries.HouseDealt: _dealt,
    entries.Said: take_in_talk,
    entries.Uttered: take_in_utterance,
    entries.Silenced: _silenced,
    entries.Unsilenced: _unsilenced,
    entries.GallerySilenced: _gallery_silenced,
    entries.ReactionsSilenced: _reactions_silenced,
    entries.SpeakerMuted: _muted,
    entries.Hinted: _hinted,
    entries.PlayerLeft: _left,
    entries.Returned: _returned,
    entries.TimedOut: _timed_out,
    entries.BotSat: _bot_sat,
    entries.TookBack: _took_back,
    entries.Agreed: _agreed,
    entries.Resigned: _resigned,
    entries.Abandoned: _abandoned,
    entries.GivenBack: _given_back,
    entries.Forgotten: _forgotten,
    entries.NextTable: _next_table,
}
