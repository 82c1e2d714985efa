"""Deals that a seat holds possible, and what an answer would tell of the missing gems in them.

Every deal is one row: what each seat holds, and which set of gems is missing. An answer is a number
below 16: how many gems match, or which of the few that two elements speak of. Compiled it is a few
additions a deal.
"""

from collections.abc import Sequence
from math import log2
from typing import NamedTuple

from gaslamp.core import bits
from gaslamp.games.sleuth.cards import MATCHES
from gaslamp.knowledge.sleuth.layer import Steps

_QUESTIONS = 43
_FIRST_TWO_ELEMENT = 10
_CODES = 16
_MATCHES = list(MATCHES)
MOST = 4096
"""So many deals can be weighed at a time."""
_TIMES_LOG = [0.0, *(number * log2(number) for number in range(1, MOST + 1))]


class Gain(NamedTuple):
    """What asking tells on average, over all deals."""

    missing: float
    """Bits about which gems are missing."""
    whole: float
    """Bits about the deal."""
    named: float
    """The chance to name the missing gems rightly after the answer."""


class Worlds:
    def __init__(self, held: Sequence[Sequence[int]], seats: int, shown: bool) -> None:
        """Of each deal, what every place holds, the missing gems last."""
        self.count = len(held)
        self.seats = seats
        self.shown = shown
        self.hand = Steps(self.count * seats)
        self.truth = Steps(self.count)
        self.code = Steps(self.count)
        self.first = Steps(self.count)
        self.sets: list[int] = []
        """The sets of gems that are missing in one deal or another."""
        self._take_down(held)
        self.seen = Steps(_CODES * _CODES * len(self.sets))
        self.most = Steps(_CODES * _CODES)
        self.best = Steps(_CODES)

    def _take_down(self, held: Sequence[Sequence[int]]) -> None:
        numbers: dict[int, int] = {}
        for world, places in enumerate(held):
            for seat in range(self.seats):
                self.hand.cells[world * self.seats + seat] = places[seat]
            self.truth.cells[world] = numbers.setdefault(places[self.seats + 1], len(numbers))
        self.sets = list(numbers)

    def likeliest(self, named: int = 0) -> tuple[int, float]:
        """The set that is missing most often, of those with what is named already; how often."""
        counts = [0] * len(self.sets)
        for world in range(self.count):
            counts[self.truth.cells[world]] += 1
        fitting = [
            (count, gems)
            for count, gems in zip(counts, self.sets, strict=True)
            if gems & named == named
        ]
        most, gems = max(fitting, default=(0, self.sets[0]))
        return gems, most / self.count

    # What answers would be

    def _answer(self, hand: int, question: int) -> int:
        """SL-11, SL-12, SL-33: the number, or which gems they are."""
        matches = _MATCHES[question]
        if question < _FIRST_TWO_ELEMENT or not self.shown:
            return bits.count(hand & matches)
        code = 0
        while matches:
            code = code << 1 | (1 if hand & matches & -matches else 0)
            matches &= matches - 1
        return code

    def _ask(self, opponent: int, question: int, into: Steps) -> None:
        for world in range(self.count):
            hand = self.hand.cells[world * self.seats + opponent]
            into.cells[world] = self._answer(hand, question)

    def answers(self, opponent: int, question: int) -> list[int]:
        """Of each deal, what the answer would be."""
        self._ask(opponent, question, self.code)
        return [self.code.cells[world] for world in range(self.count)]

    # What they would tell

    def told(self, opponent: int, question: int) -> Gain:
        self._ask(opponent, question, self.code)
        named = self._count()
        whole = self._entropy(self.most, _CODES)
        both = self._entropy(self.seen, _CODES * len(self.sets))
        self._forget()
        return Gain(self._of_missing() + whole - both, whole, 1.0 * named / self.count)

    def _count(self) -> int:
        """Count answers and, within each, the missing sets; how often the likeliest is right."""
        sets = len(self.sets)
        right = 0
        for code in range(_CODES):
            self.best.cells[code] = 0
        for world in range(self.count):
            code = self.code.cells[world]
            at = code * sets + self.truth.cells[world]
            self.most.cells[code] += 1
            self.seen.cells[at] += 1
            if self.seen.cells[at] > self.best.cells[code]:
                self.best.cells[code] += 1
                right += 1
        return right

    def _forget(self) -> None:
        sets = len(self.sets)
        for world in range(self.count):
            code = self.code.cells[world]
            self.seen.cells[code * sets + self.truth.cells[world]] = 0
            self.most.cells[code] = 0

    def _entropy(self, counts: Steps, size: int) -> float:
        total = 0.0
        for at in range(size):
            total += _TIMES_LOG[counts.cells[at]]
        return (_TIMES_LOG[self.count] - total) / self.count

    def _of_missing(self) -> float:
        """How many bits one does not know of the missing gems."""
        sets = len(self.sets)
        for world in range(self.count):
            self.seen.cells[self.truth.cells[world]] += 1
        unknown = self._entropy(self.seen, sets)
        for at in range(sets):
            self.seen.cells[at] = 0
        return unknown

    # Final questions

    def named_after_two(self, opponent: int, question: int) -> float:
        """The chance to name rightly after this question and the best second one, which may depend
        on what the first tells."""
        self._ask(opponent, question, self.first)
        for code in range(_CODES):
            self.best.cells[code] = 0
        for second in range(_QUESTIONS):
            self._ask(opponent, second, self.code)
            self._try_second()
        right = 0
        for code in range(_CODES):
            right += self.best.cells[code]
        return 1.0 * right / self.count

    def _try_second(self) -> None:
        """For each first answer, keep how often the second leaves one right if it is the best."""
        sets = len(self.sets)
        right = [0] * 16
        for world in range(self.count):
            pair = self.first.cells[world] * _CODES + self.code.cells[world]
            at = pair * sets + self.truth.cells[world]
            self.seen.cells[at] += 1
            if self.seen.cells[at] > self.most.cells[pair]:
                self.most.cells[pair] += 1
                right[self.first.cells[world]] += 1
        for world in range(self.count):
            pair = self.first.cells[world] * _CODES + self.code.cells[world]
            self.seen.cells[pair * sets + self.truth.cells[world]] = 0
            self.most.cells[pair] = 0
        for code in range(_CODES):
            self.best.cells[code] = max(self.best.cells[code], right[code])
