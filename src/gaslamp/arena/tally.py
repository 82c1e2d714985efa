"""What many games of a cell came to, with its interval; and when enough have been played."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import log, sqrt
from typing import Final, NamedTuple

from gaslamp.arena.contest import GameResult
from gaslamp.core.interval import Interval, Z, wilson

_FEWEST: Final = 30
"""Before so many games their deviation says little."""
_NARROWEST: Final = 1e-4


class CellTally(NamedTuple):
    games: int
    won: int
    interval: Interval
    """Of wins; of points in a game that counts them."""
    mean_ms: float
    slowest_ms: float
    failures: int


def tally(played: Sequence[GameResult], by_points: bool) -> CellTally:
    won = sum(each.won for each in played)
    thoughts = sum(each.thoughts for each in played)
    interval = ratio(map(points, played)) if by_points else wilson(won, len(played))
    return CellTally(
        games=len(played),
        won=won,
        interval=interval,
        mean_ms=sum(each.milliseconds for each in played) / max(1, thoughts),
        slowest_ms=max((each.slowest for each in played), default=0.0),
        failures=sum(each.failures for each in played),
    )


def points(played: GameResult) -> tuple[int, int]:
    """A side's own, and everybody's. A game without an end counts against it."""
    if not played.scores:
        return 0, 1
    return sum(played.scores[seat] for seat in played.mine), sum(played.scores)


def ratio(pairs: Iterable[tuple[int, int]]) -> Interval:
    """A share of points over games of different length: normal, by the delta method."""
    found = list(pairs)
    total = sum(of for _, of in found)
    if len(found) < 2 or total == 0:
        return Interval(0.0, 0.0, 1.0)
    share = sum(own for own, _ in found) / total
    errors = sum((own - share * of) ** 2 for own, of in found)
    half = Z * sqrt(errors * len(found) / (len(found) - 1)) / total
    return Interval(share, max(0.0, share - half), min(1.0, share + half))


class SprtVerdict(NamedTuple):
    games: int
    """After how many it is decided; all of them if it is not."""
    nearer: str | None
    """`low` or `high`."""


class Sprt(NamedTuple):
    """Wald's sequential test: is the share nearer to `low` or to `high`?"""

    low: float
    high: float
    risk: float = 0.05
    """Of either mistake."""

    def verdict(self, shares: Sequence[float]) -> SprtVerdict:
        """Of games in their order, each won (1), lost (0) or a share of the points."""
        edge = log((1 - self.risk) / self.risk)
        for number, evidence in enumerate(self._evidence(shares), 1):
            if abs(evidence) >= edge:
                return SprtVerdict(number, "high" if evidence > 0 else "low")
        return SprtVerdict(len(shares), None)

    def _evidence(self, shares: Sequence[float]) -> Iterator[float]:
        """The likelihood of `high` over that of `low`, its logarithm, after each game: exact for
        wins, with the deviation seen so far for points."""
        if all(share in (0.0, 1.0) for share in shares):
            gain, loss = log(self.high / self.low), log((1 - self.high) / (1 - self.low))
            yield from accumulate(gain if share else loss for share in shares)
            return
        middle, total, squares = (self.low + self.high) / 2, 0.0, 0.0
        for number, share in enumerate(shares, 1):
            total, squares = total + share, squares + share**2
            spread = max(squares / number - (total / number) ** 2, _NARROWEST)
            enough = number >= _FEWEST
            yield (self.high - self.low) * (total - number * middle) / spread if enough else 0.0
