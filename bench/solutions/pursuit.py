"""Scotland Yard for beginners with Mister X always in sight, solved backwards.

Nobody hides, so a moment is who stands where, whether the double move is left, and how many rounds
are. A layer says of every such moment, Mister X to move, whether the detectives can force it with
so many rounds left: a bit for each station of Mister X, in words of 64, for each set of stations
of the detectives. The layer with one round more follows from it: what they can reach by any
answer, then what he cannot avoid by any move. A station with a detective on it counts as theirs,
so that catching him, boxing him in and not being able to go there need no case of their own.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations, permutations, product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Bits = NDArray[np.uint64]
"""By word of Mister X's station and number of the set of detectives."""
Layer = NDArray[np.uint64]
"""Two of these: without and with a double move left."""
_WORD: Final = 64


class Pursuit:
    def __init__(self, stops: Sequence[Sequence[int]], detectives: int) -> None:
        """`stops` are the next stops of each station, counted from 0."""
        self.stops = [np.array(sorted(each)) for each in stops]
        self.stations = len(stops)
        self.detectives = detectives
        self.words = -(-self.stations // _WORD)
        self.sets = np.array(list(combinations(range(self.stations), detectives)))
        self.number = self._numbers()
        self.taken = self._taken()
        self.stuck = [self._stuck(moved) for moved in range(detectives)]

    def _numbers(self) -> NDArray[np.int32]:
        """Of every row of stations the number of its set; where two are one, that of none."""
        shape = (self.stations,) * self.detectives
        number = np.full(shape, len(self.sets), dtype=np.int32)
        own = np.arange(len(self.sets), dtype=np.int32)
        for order in permutations(range(self.detectives)):
            number[tuple(self.sets[:, place] for place in order)] = own
        return number

    def _taken(self) -> Bits:
        """Where Mister X would stand on a detective's station."""
        taken = np.zeros((self.words, len(self.sets)), dtype=np.uint64)
        every = np.arange(len(self.sets))
        for place in range(self.detectives):
            station = self.sets[:, place]
            bit = np.uint64(1) << (station % _WORD).astype(np.uint64)
            taken[station // _WORD, every] |= bit
        return taken

    def _stuck(self, moved: int) -> tuple[NDArray[Any], ...]:
        """SY-11: rows in which none of those who have still to move can; the moved come first."""
        narrow = [u for u, stops in enumerate(self.stops) if len(stops) < self.detectives]
        waiting = product(narrow, repeat=self.detectives - moved)
        rows = [
            (*others, *last)
            for last in waiting
            for others in product(self._beside(last), repeat=moved)
            if self._cannot_move(others, last)
        ]
        return tuple(np.array(rows, dtype=np.int64).reshape(-1, self.detectives).T)

    def _beside(self, waiting: Sequence[int]) -> list[int]:
        """Who stands nowhere here is in nobody's way."""
        return sorted({int(stop) for each in waiting for stop in self.stops[each]})

    def _cannot_move(self, others: Sequence[int], waiting: Sequence[int]) -> bool:
        stood = {*others, *waiting}
        return len(stood) == self.detectives and all(
            stood.issuperset(self.stops[each].tolist()) for each in waiting
        )

    # The layers

    def first(self) -> Layer:
        """With no round left he has got away, unless he stands where he cannot."""
        return np.stack([self.taken, self.taken])

    def before(self, layer: Layer) -> Layer:
        """With one round more. Two steps are one step to where he could not avoid it by another."""
        without = self.unavoidable(self.answered(layer[0]))
        with_it = self.unavoidable(self.answered(layer[1]) & without)
        return np.stack([without, with_it])

    def layers(self) -> Iterator[Layer]:
        """One for each number of rounds left, until more rounds make no difference."""
        now = self.first()
        while True:
            yield now
            longer = self.before(now)
            if np.array_equal(longer, now):
                return
            now = longer

    def answered(self, won: Bits) -> Bits:
        """Where he has moved and the detectives can come to what is won, or to him."""
        found: Bits = np.stack([self._answers(word) for word in won]) | self.taken
        return found

    def _answers(self, won: Bits) -> Bits:
        """One after another in any order. Axis 0 is always one of those who have moved."""
        whole = np.append(won, np.uint64(0))[self.number]
        now = whole
        for moved in range(self.detectives - 1, 0, -1):
            now = np.ascontiguousarray(np.moveaxis(self._any_moves(now, moved), 0, moved))
            now[self.number == len(self.sets)] = 0
            now[self.stuck[moved]] = whole[self.stuck[moved]]
        found: Bits = self._any_moves(now, 0)[tuple(self.sets.T)]
        return found

    def _any_moves(self, now: Bits, moved: int) -> Bits:
        """One more of those moves who come behind the moved: any of them."""
        reached = np.empty_like(now)
        for station, stops in enumerate(self.stops):
            reached[station] = np.bitwise_or.reduce(now[stops], axis=0)
        waiting = [0, *range(moved + 1, self.detectives)]
        return reduce(np.bitwise_or, (np.swapaxes(reached, 0, other) for other in waiting))

    def unavoidable(self, answered: Bits) -> Bits:
        """Wherever he goes: also if there is nowhere to go."""
        found = self.taken.copy()
        for station, stops in enumerate(self.stops):
            lost = np.ones(answered.shape[1], dtype=bool)
            for word, mask in enumerate(_masks(stops, self.words)):
                if mask:
                    lost &= answered[word] & mask == mask
            found[station // _WORD] |= lost.astype(np.uint64) << np.uint64(station % _WORD)
        return found

    # Reading a layer

    def has(self, bits: Bits, x: int, detectives: Sequence[int]) -> bool:
        place = self.number[tuple(detectives)]
        return bool(bits[x // _WORD, place] >> np.uint64(x % _WORD) & np.uint64(1))

    def share(self, bits: Bits) -> float:
        """Of all ways to stand on stations of one's own."""
        own = int(np.bitwise_count(self.taken).sum())
        free = (self.stations - self.detectives) * len(self.sets)
        return (int(np.bitwise_count(bits).sum()) - own) / free


def _masks(stops: NDArray[Any], words: int) -> list[np.uint64]:
    return [
        np.uint64(sum(1 << int(stop) % _WORD for stop in stops if stop // _WORD == word))
        for word in range(words)
    ]
