"""In which order to give the cards away, so that few states stand side by side.

A number that is begun and not yet done can need this or that much more: the product of those
ranges stands for how many states there are. First the card that makes it least, then cards are
moved as long as that pays.
"""

from collections.abc import Sequence

from gaslamp.core.dice import Dice
from gaslamp.knowledge.deadline import check
from gaslamp.knowledge.sleuth.layer import FEW

_SHAKEN = 4
_BETTER = 0.001
_NOTHING = 1e-9

Line = tuple[int, int]
"""Which cards a number speaks of, and how many of them it needs."""


def independent(cards: int, lines: Sequence[Line]) -> list[Line]:
    """The lines of one place without those that follow from the smaller ones."""
    if len(lines) == 1:
        return list(lines)
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
        self.done = [0] * 160
        self.ratio = [0.0] * 6400
        self.first = [0] * 40
        self.touched = [0] * 6400
        self.order = [0] * 40
        self.best = [0] * 40
        self.product = [0.0] * 40
        self.change = [0.0] * 40
        self._dice = Dice(cards)
        self.optima: list[tuple[float, list[int]]] = []
        self._touch(numbers)
        for number, (mask, need) in enumerate(numbers):
            self._range(number, mask.bit_count(), need)
        self.least = 0.0
        self._greedy()
        self._first()

    def _touch(self, numbers: Sequence[Line]) -> None:
        at = 0
        for card in range(self.cards):
            self.first[card] = at
            for number, (mask, _) in enumerate(numbers):
                if mask >> card & 1:
                    self.touched[at] = number
                    at += 1
        self.first[self.cards] = at

    def _range(self, number: int, size: int, need: int) -> None:
        """By what factor the range of a number changes when one more of its cards is given."""
        before = 1.0
        for done in range(size):
            low = max(need - done - 1, 0)
            high = min(size - done - 1, need)
            after = high - low + 1.0
            self.ratio[40 * number + done] = after / before
            before = after

    def _begin(self) -> None:
        for number in range(self.numbers):
            self.done[number] = 0

    def _give(self, card: int, product: float) -> float:
        """The product after a card has been given away."""
        for at in range(self.first[card], self.first[card + 1]):
            number = self.touched[at]
            product *= self.ratio[40 * number + self.done[number]]
            self.done[number] += 1
        return product

    def _would(self, card: int, product: float) -> float:
        for at in range(self.first[card], self.first[card + 1]):
            number = self.touched[at]
            product *= self.ratio[40 * number + self.done[number]]
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

    def _cost(self) -> float:
        """The sum of the products of the order, which are noted card by card."""
        self._begin()
        product = 1.0
        cost = 0.0
        for at in range(self.cards):
            product = self._give(self.order[at], product)
            self.product[at] = product
            cost += product
        return cost

    def _first(self) -> None:
        """The greedy order; with many states in sight, the best that moving cards makes of it."""
        self.least = self._cost()
        if self.least > FEW:
            self.least = self._settle(self.least)
        self._keep(self.best, self.order)
        self.optima.append((self.least, self.found()))

    def improve(self, trials: int) -> None:
        """Shake the best order and settle it again, for about so many trials."""
        budget = self.tries + trials
        while self.tries < budget:
            check()
            self._keep(self.order, self.best)
            for _ in range(_SHAKEN):
                self._move(self._dice._below(self.cards), self._dice._below(self.cards))
            found = self._settle(self._cost())
            self.optima.append((found, self.found()))
            if found < self.least:
                self.least = found
                self._keep(self.best, self.order)

    def _settle(self, cost: float) -> float:
        """Move single cards to where they are best until no move makes the order better."""
        unmoved = 0
        at = 0
        while unmoved < self.cards:
            self._try_earlier(at)
            self._try_later(at)
            to = self._best_place()
            unmoved += 1
            if self.change[to] < -cost * _BETTER:
                self._move(at, to)
                cost = self._cost()
                unmoved = 0
            at = (at + 1) % self.cards
        return cost

    def _try_earlier(self, start: int) -> None:
        """By how much the sum changes when the card there moves to each earlier place."""
        self._begin()
        product = self._give(self.order[start], 1.0)
        for at in range(start):
            self.change[at] = product - self.product[at]
            product = self._give(self.order[at], product)
        change = 0.0
        self.change[start] = change
        for at in range(start - 1, -1, -1):
            change += self.change[at]
            self.change[at] = change
        self.tries += self.cards

    def _try_later(self, start: int) -> None:
        self._begin()
        product = 1.0
        for at in range(start):
            product = self._give(self.order[at], product)
        change = 0.0
        for at in range(start + 1, self.cards):
            product = self._give(self.order[at], product)
            change += product - self.product[at - 1]
            self.change[at] = change

    def _best_place(self) -> int:
        best = 0
        for at in range(self.cards):
            if self.change[at] < self.change[best]:
                best = at
        return best

    def _keep(self, into: list[int], order: list[int]) -> None:
        for at in range(self.cards):
            into[at] = order[at]

    def _move(self, start: int, to: int) -> None:
        """Move one card of the order to another place in it."""
        card = self.order[start]
        while start > to:
            self.order[start] = self.order[start - 1]
            start -= 1
        while start < to:
            self.order[start] = self.order[start + 1]
            start += 1
        self.order[to] = card

    def candidates(self, most: int) -> list[list[int]]:
        """Orders that seem best, at most so many."""
        return [order for _, order in sorted(self.optima)[:most]]

    def found(self) -> list[int]:
        return [self.order[at] for at in range(self.cards)]
