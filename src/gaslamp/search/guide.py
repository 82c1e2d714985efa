"""What a search is told about a game: who acts, what is worth a look, how people play on, what it
is worth where one stops.

A game's own guide says only what it knows better. Compiled, all of it runs without the GIL; a
guide belongs to one search, so what it keeps of a world is nobody else's.
"""

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE

_CHANCE = CHANCE
_CHANCE_BIT = 1 << CHANCE


class Guide:
    """Plays on at random to the end."""

    def __init__(self) -> None:
        self.out = [0] * 1024
        """Where it collects actions: its own, so that two threads can think."""

    def sit(self, position: Position) -> None:
        """Imagined games will be played on this position."""
        self.position = position

    def _begin(self, dice: Dice) -> None:
        """An iteration begins in a world."""

    def _key(self, seat: int) -> int:
        """What a seat knows from the start that others do not: each has a tree of its own."""
        return 0

    def _seat(self, dice: Dice) -> int:
        """Who of those awaited acts: any, all alike."""
        awaited = self.position._awaited()
        if awaited == _CHANCE_BIT:
            return _CHANCE
        waiting = awaited
        number = 0
        while waiting:
            waiting &= waiting - 1
            number += 1
        skipped = dice._below(number) if number > 1 else 0
        while skipped:
            awaited &= awaited - 1
            skipped -= 1
        seat = 0
        while not awaited >> seat & 1:
            seat += 1
        return seat

    def _moves(self, seat: int, out: list[int]) -> int:
        """The actions that the tree considers, the best guess first."""
        return self.position._legal(seat, out)

    def _choose(self, seat: int, dice: Dice) -> int:
        """What the seat does where there is no tree."""
        count = self.position._legal(seat, self.out)
        return self.out[self.position._random_index(seat, self.out, count, dice._roll())]

    def _draw(self, dice: Dice) -> int:
        """What chance does."""
        count = self.position._legal(_CHANCE, self.out)
        if self.position._uniform_chance():
            return self.out[dice._below(count)]
        total = 0
        for i in range(count):
            total += self.position._chance_weight(self.out[i])
        left: int = dice._below(total)
        for i in range(count):
            left -= self.position._chance_weight(self.out[i])
            if left < 0:
                return self.out[i]
        return self.out[count - 1]

    def _follow(self, action: int) -> None:
        """An action is about to be carried out."""

    def _cut(self) -> int:
        """Whether to stop here and judge."""
        return 0

    def _value(self, seat: int) -> float:
        """From 0, lost, to 1, won, as the seat would have it."""
        if self.position.ended:
            return 0.5 + 0.5 * self.position._returns(seat)
        return 0.5
