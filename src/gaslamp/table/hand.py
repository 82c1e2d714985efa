"""The game at a table once it is dealt: position, decisions, and what chance has drawn.

Holds the secrets of the game. Only `story` and `faces` pass anything on.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from msgspec.structs import replace

from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dealing.generator import Lot
from gaslamp.core.events import Told
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.prologue import Prologue
from gaslamp.core.record import Record, Step, record_of, replay_prologue
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.table.entries import HouseDealt


class Hand:
    def __init__(self, game: Game[Any], play: Play, seed: bytes) -> None:
        """`play` stands where the game begins here."""
        seats = play.start.seats
        self.game = game
        self.play = play
        self.dealer = Dealer(seed)
        self.decisions = [0] * seats
        """Of each seat: goes up whenever what it may do changes, and only then."""
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.awaited: list[int] = []
        self.may_act: list[int] = []
        self._ahead: deque[tuple[str, Step]] = deque()
        """What the next entries will do, where that was worked out to check them."""
        self._ask()

    @property
    def position(self) -> Position:
        return self.play.position

    def move(self, seat: int, text: str) -> list[Told]:
        told = self._go_on(seat, text)
        self._ask()
        return told

    def deal(self, dealt: HouseDealt) -> list[Told]:
        self.dealer.draws.append(Lot(dealt.number, dealt.total))
        told = self._go_on(CHANCE, dealt.action)
        self._ask()
        return told

    def look_ahead(self, texts: Iterable[str], steps: Iterable[Step]) -> None:
        """These were found to be legal: if they are what comes next, it is not found out again."""
        self._ahead = deque(zip(texts, steps, strict=True))

    def _go_on(self, seat: int, text: str) -> list[Told]:
        known, step = self._ahead.popleft() if self._ahead else ("", None)
        if step is not None and known == text and self._is_next(step, seat):
            return self.play.follow(step)
        self._ahead.clear()
        return self.play.act(self.game.read(text, seat, self.position))

    def _is_next(self, step: Step, seat: int) -> bool:
        return seat_of(step.action) == seat and step.before.same_as(self.position)

    def _ask(self) -> None:
        """What may be done is asked only where somebody may do it: never in the midst of a deal."""
        self.awaited = [seat for seat in in_mask(self.position.awaited) if seat != CHANCE]
        self.may_act = list(in_mask(self.position.may_act))
        if self.position.chance_awaited:
            return
        for seat, offered in enumerate(self.offered):
            legal = self.position.legal(seat)
            if legal != offered:
                self.offered[seat] = legal
                self.decisions[seat] += 1

    def dealt_after(self, moved: Position | None) -> Iterator[tuple[HouseDealt, Step]]:
        """What chance will do after a move, or at the very start. Nothing is changed here."""
        position = (moved or self.position).copy()
        dealer = Dealer(self.dealer.seed, self.dealer.draws)
        while position.chance_awaited:
            before = position.copy()
            drawn = dealer.next(position)
            position.apply(drawn)
            entry = HouseDealt(self.game.write(drawn, before), *dealer.draws[-1])
            yield entry, Step(before, drawn, position.copy())


class Begins(Protocol):
    """What a table has agreed on, and what it goes on from."""

    game: Game[Any]
    options: Any
    seats: int
    prologue: Prologue | None
    first: Play | None
    """As it begins there, once that has been worked out."""


def first_record(table: Begins) -> Record:
    """What the game there is before its first move."""
    made = record_of(table.game, table.options, table.game.start(table.seats, table.options), [])
    return made if table.prologue is None else replace(made, start=table.prologue.start)


def first_play(table: Begins) -> Play:
    """The game as it begins at a table, with whatever was seen of it before."""
    if table.first is None:
        for _ in working_out_first(table):
            pass
    assert table.first is not None
    return table.first.copy()


def working_out_first(table: Begins) -> Iterator[None]:
    """A step at a time: what was played before may have been thousands of moves."""
    record = first_record(table)
    play = Play.at_first(table.game, record)
    for step in replay_prologue(table.game, record):
        play.catch_up(step)
        yield
    table.first = play
