"""The hands that fit the numbers of one place, read card by card: has it, has it not.

What is still needed of each number is a field of one word, with a guard bit above it that tells a
field that went below nothing. States from which no hand can be completed are dropped and states
that go on alike become one, so the automaton is as small as it can be.
"""

from collections.abc import Sequence

from gaslamp.knowledge.sleuth.layer import Layer

_HALF = 32
_LOW = 0xFFFFFFFF


class Automaton:
    """Layer by layer, a state's key is its two steps: (no + 1) << 32 | (yes + 1), 0 for none."""

    def __init__(self, cards: int, open_to: int, numbers: Sequence[tuple[int, int]]) -> None:
        self.cards = cards
        self.open_to = open_to
        self.masks = [mask & open_to for mask, _ in numbers]
        self.needs = [need for _, need in numbers]
        self.shifts: list[int] = []
        self.start = 0
        self.guards = 0
        self._lay_out()
        self.layers: list[Layer] = self._merge(self._read())

    def _lay_out(self) -> None:
        shift = 0
        for need in self.needs:
            one = 1
            self.shifts.append(shift)
            self.start |= need * one << shift
            width = need.bit_length()
            self.guards |= one << (shift + width)
            shift += width + 1

    def _most(self, card: int) -> int:
        """The most that each number can still need before `card` is read."""
        limit = 0
        for number in range(len(self.needs)):
            one = 1
            room = (self.masks[number] >> card).bit_count()
            limit |= min(room, self.needs[number]) * one << self.shifts[number]
        return limit

    def _step(self, card: int) -> int:
        step = 0
        for number in range(len(self.needs)):
            one = 1
            if self.masks[number] >> card & 1:
                step |= one << self.shifts[number]
        return step

    def _read(self) -> list[Layer]:
        here = Layer()
        here.place(self.start)
        raw = [here]
        for card in range(self.cards):
            there = Layer()
            self._advance(here, there, card)
            raw.append(there)
            here = there
        return raw

    def _advance(self, here: Layer, there: Layer, card: int) -> None:
        step = self._step(card)
        most = self._most(card + 1) | self.guards
        for state in range(here.size):
            key = here.key(state)
            if (most - key) & self.guards == self.guards:
                here.link(state, 0, there.place(key))
            if self.open_to >> card & 1:
                after = (key | self.guards) - step
                if after & self.guards == self.guards:
                    after ^= self.guards
                    if (most - after) & self.guards == self.guards:
                        here.link(state, 1, there.place(after))

    def _merge(self, raw: list[Layer]) -> list[Layer]:
        there = raw[self.cards]
        last = Layer()
        if there.size:
            last.place(0)
            there.set_ways_from(0, 1)
        layers = [last]
        for card in range(self.cards - 1, -1, -1):
            here = raw[card]
            merged = self._merge_layer(here, there)
            layers.append(merged)
            there = here
        layers.reverse()
        return layers

    def _merge_layer(self, here: Layer, there: Layer) -> Layer:
        """Of a state read before, the ways on hold its number among the merged, plus 1."""
        merged = Layer()
        for state in range(here.size):
            taken = here.places_taken(state)
            link = here.first_link(state)
            no = 0
            yes = 0
            if taken & 1:
                no = there.ways_from(here.child(link))
                link += 1
            if taken & 2:
                yes = there.ways_from(here.child(link))
            pair = no << _HALF | yes
            if pair:
                number = merged.place(pair)
                here.set_ways_from(state, number + 1)
        return merged
