"""In which order to give the cards away, so that few states stand side by side.

A number that is begun and not yet done can need this or that much more: the product of those
ranges stands for how many states there are. First the card that makes it least, then cards are
moved as long as that pays.
"""

from collections.abc import Sequence

_MOST = 6000
_WORTH = 0.02
"""How many trials a state that may be saved is worth."""


class Orderer:
    def __init__(self, cards: int, numbers: Sequence[tuple[int, int]]) -> None:
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
        self._greedy()
        self._improve()

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
        left = (1 << self.cards) - 1
        product = 1.0
        for at in range(self.cards):
            chosen = -1
            best = 0.0
            for card in range(self.cards):
                if left >> card & 1:
                    found = self._would(card, product)
                    if chosen < 0 or found < best:
                        best = found
                        chosen = card
            product = self._give(chosen, product)
            left ^= 1 << chosen
            self.order[at] = chosen

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

    def _improve(self) -> None:
        self._moved(0, 0)
        best = self._cost(1e300)
        better = True
        budget = best * _WORTH
        while better and self.tries < min(budget, _MOST):
            better = False
            for at in range(self.cards):
                for to in range(self.cards):
                    self._moved(at, to)
                    found = self._cost(best)
                    if found < best * 0.999:
                        best = found
                        better = True
                        for kept in range(self.cards):
                            self.order[kept] = self.trial[kept]

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

    def found(self) -> list[int]:
        return [self.order[at] for at in range(self.cards)]
