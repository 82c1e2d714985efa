"""In which order to give the cards away, so that few states stand side by side.

A number that is begun and not yet done can need this or that much more: the product of those
ranges stands for how many states there are. First the card that makes it least, then cards are
moved as long as that pays.
"""

from collections.abc import Sequence

from gaslamp.core.dice import Dice
from gaslamp.knowledge.sleuth.table import FEW

_SHAKEN = 4
_BETTER = 0.999
_NOTHING = 1e-9

Line = tuple[int, int]
"""Which cards a number speaks of, and how many of them it needs."""


def independent(cards: int, lines: Sequence[Line]) -> list[Line]:
    """The lines of one place without those that follow from the smaller ones."""
    kept: list[Line] = []
    basis: list[tuple[int, list[float]]] = []
    for line in sorted(lines, key=lambda line: line[0].bit_count()):
        rest = [float(line[0] >> card & 1) for card in range(cards)]
        for pivot, row in basis:
            factor = rest[pivot]
            if abs(factor) > _NOTHING:
                rest = [mine - factor * theirs for mine, theirs in zip(rest, row, strict=True)]
        pivot = next((card for card in range(cards) if abs(rest[card]) > _NOTHING), -1)
        if pivot >= 0:
            basis.append((pivot, [each / rest[pivot] for each in rest]))
            kept.append(line)
    return kept


class Orderer:
    def __init__(self, cards: int, numbers: Sequence[Line]) -> None:
        """The numbers of all places together: which cards each speaks of, and how many it needs."""
        self.cards = cards
        self.numbers = len(numbers)
        self.tries = 0
        self.need = [0] * 160
        self.size = [0] * 160
        self.done = [0] * 160
        self.first = [0] * 40
        self.touched = [0] * 6400
        self.order = [0] * 40
        self.trial = [0] * 40
        self.best = [0] * 40
        self._dice = Dice(cards)
        self.optima: list[tuple[float, list[int]]] = []
        at = 0
        for card in range(cards):
            self.first[card] = at
            for number, (mask, _) in enumerate(numbers):
                if mask >> card & 1:
                    self.touched[at] = number
                    at += 1
        self.first[cards] = at
        for number, (mask, need) in enumerate(numbers):
            self.need[number] = need
            self.size[number] = mask.bit_count()
        self.least = 0.0
        self._greedy()
        self._first()

    def _begin(self) -> None:
        for number in range(self.numbers):
            self.done[number] = 0

    def _range(self, number: int) -> float:
        low = self.need[number] - self.done[number]
        high = self.size[number] - self.done[number]
        low = max(low, 0)
        high = min(high, self.need[number])
        return high - low + 1.0

    def _give(self, card: int, product: float) -> float:
        """The product after a card has been given away."""
        for at in range(self.first[card], self.first[card + 1]):
            number = self.touched[at]
            factor = self._range(number)
            self.done[number] += 1
            product *= self._range(number) / factor
        return product

    def _would(self, card: int, product: float) -> float:
        product = self._give(card, product)
        for at in range(self.first[card], self.first[card + 1]):
            self.done[self.touched[at]] -= 1
        return product

    def _greedy(self) -> None:
        self._begin()
        for card in range(self.cards):
            self.best[card] = 0
        product = 1.0
        for at in range(self.cards):
            chosen = self._least(product)
            product = self._give(chosen, product)
            self.best[chosen] = 1
            self.order[at] = chosen

    def _least(self, product: float) -> int:
        """The card, not given away yet, after which the product is least."""
        chosen = -1
        least = 0.0
        for card in range(self.cards):
            if not self.best[card]:
                found = self._would(card, product)
                if chosen < 0 or found < least:
                    least = found
                    chosen = card
        return chosen

    def _cost(self, limit: float) -> float:
        """The trial's sum of products, or where it went over the limit."""
        self._begin()
        product = 1.0
        cost = 0.0
        for at in range(self.cards):
            product = self._give(self.trial[at], product)
            cost += product
            if cost > limit:
                break
        self.tries += 1
        return cost

    def _first(self) -> None:
        """The greedy order; with many states in sight, the best that moving cards makes of it."""
        self._moved(0, 0)
        self.least = self._cost(1e300)
        if self.least > FEW:
            self.least = self._settle(self.least)
        self.optima.append((self.least, self.found()))

    def improve(self, trials: int) -> None:
        """Shake the best order and settle it again, for about so many trials."""
        budget = self.tries + trials
        while self.tries < budget:
            self._keep(self.best, self.order)
            for _ in range(_SHAKEN):
                self._moved(self._dice._below(self.cards), self._dice._below(self.cards))
                self._keep(self.order, self.trial)
            found = self._settle(self._cost(1e300))
            self.optima.append((found, self.found()))
            if found < self.least:
                self.least = found
            else:
                self._keep(self.order, self.best)

    def _settle(self, best: float) -> float:
        """Move single cards until no move makes the order better."""
        better = True
        while better:
            better = False
            for at in range(self.cards):
                for to in range(self.cards):
                    self._moved(at, to)
                    found = self._cost(best)
                    if found < best * _BETTER:
                        best = found
                        better = True
                        self._keep(self.order, self.trial)
        return best

    def _keep(self, into: list[int], order: list[int]) -> None:
        for at in range(self.cards):
            into[at] = order[at]

    def _moved(self, start: int, to: int) -> None:
        """A trial: the order with one card moved to another place in it."""
        card = self.order[start]
        skip = 0
        for at in range(self.cards):
            if at == to:
                self.trial[at] = card
            else:
                if skip == start:
                    skip += 1
                self.trial[at] = self.order[skip]
                skip += 1

    def candidates(self, most: int) -> list[list[int]]:
        """Orders that seem best, at most so many."""
        return [order for _, order in sorted(self.optima)[:most]]

    def found(self) -> list[int]:
        return [self.order[at] for at in range(self.cards)]
