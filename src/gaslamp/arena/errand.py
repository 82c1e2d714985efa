"""The list of games to play, and how they are gone through: on this machine or on many."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import monotonic
from typing import NamedTuple, Protocol

from gaslamp.arena.cell import Cell
from gaslamp.arena.contest import GameResult
from gaslamp.arena.results import Results
from gaslamp.arena.tally import CellTally, Sprt, SprtVerdict, points, tally


class Fixture(NamedTuple):
    cell: Cell
    number: int


Done = tuple[Fixture, GameResult]


class Errand(NamedTuple):
    """A cell, and how many of its games somebody wants."""

    cell: Cell
    games: int
    sprt: Sprt | None = None


class Place(Protocol):
    """Somewhere games are played."""

    def play(self, jobs: Iterator[Fixture], until: float | None) -> Iterable[Done]:
        """Each as it is done, in any order. After `until` no more is waited for."""


def measure(
    asked: Sequence[Errand],
    book: Results,
    place: Place,
    seconds: float | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> None:
    """Play what is not in the book yet, until it is all there or the time is over."""
    until = None if seconds is None else monotonic() + seconds
    done = sum(len(book.first(each.cell, each.games)) for each in asked)
    advance(done)
    for job, played in place.play(missing(asked, book), until):
        book.add(job.cell, played)
        advance(1)


def missing(asked: Sequence[Errand], book: Results) -> Iterator[Fixture]:
    """Every cell gets as much time as the others, so that when the time is over none has waited for
    one whose bots think long. A cell whose test has decided is not gone on with."""
    given = [Given(each, book) for each in asked]
    while open_ := [each for each in given if each.has_more]:
        least = min(open_, key=Given.cost)
        yield Fixture(least.asked.cell, least.next())


class Given:
    """How much of a cell has been given out."""

    def __init__(self, asked: Errand, book: Results) -> None:
        played = book.played(asked.cell)
        self.asked = asked
        self._book = book
        self._left = [number for number in range(asked.games - 1, -1, -1) if number not in played]

    @property
    def has_more(self) -> bool:
        return bool(self._left) and is_open(self.asked, self._book)

    def next(self) -> int:
        return self._left.pop()

    def cost(self) -> float:
        """Seconds that what was given out has taken and will take."""
        played = self._book.played(self.asked.cell)
        mean = sum(each.seconds for each in played.values()) / len(played) if played else 1.0
        return mean * (self.asked.games - len(self._left))


def is_open(asked: Errand, book: Results) -> bool:
    return asked.sprt is None or verdict(asked, book).nearer is None


def verdict(asked: Errand, book: Results) -> SprtVerdict:
    """From the first games without a gap, so that it is the same however many play at once."""
    if asked.sprt is None:
        return SprtVerdict(asked.games, None)
    played = book.first(asked.cell, asked.games)
    whole = [each for number, each in enumerate(played) if each.number == number]
    return asked.sprt.verdict([share(asked.cell, each) for each in whole])


def found(asked: Errand, book: Results) -> CellTally:
    """What the cell came to: of the games up to where its test decided, if there is one."""
    decided = verdict(asked, book)
    games = asked.games if decided.nearer is None else decided.games
    return tally(book.first(asked.cell, games), asked.cell.by_points)


def share(cell: Cell, played: GameResult) -> float:
    if not cell.by_points:
        return float(played.won)
    own, total = points(played)
    return own / total
