"""All the ways to give every card to one of several places, each with its automaton.

Card by card, a state is the states of all automata in one word. The place that takes the card
steps by its yes, all others by their no. Going forward counts the ways to each state; one sweep
back counts the ways on, and with both how many deals give each card to each place.
"""

from array import array
from collections.abc import Sequence

from gaslamp.knowledge.deadline import check
from gaslamp.knowledge.sleuth.automaton import Automaton
from gaslamp.knowledge.sleuth.layer import Layer

_HALF = 32
_LOW = 0xFFFFFFFF
_SELDOM = 0xFFF
"""Before every 4096 states there is a look at the time."""


class Product:
    def __init__(self, cards: int, automata: Sequence[Automaton]) -> None:
        self.automata = list(automata)
        self.cards = cards
        self.places = len(automata)
        self.shift = [0] * 16
        self.next_shift = [0] * 16
        self.offset = [0] * 16
        self.mask = [0] * 16
        self.steps = [0] * 16
        self.share = [0] * 16
        self.pairs = array("Q")
        self.layers: list[Layer] = []
        self.shares: list[list[int]] = []
        """Of each card and place: in how many deals it is there."""
        self.total = 0
        self._forward()
        if self.total:
            self._backward()

    def _forward(self) -> None:
        here = Layer()
        if all(automaton.layers[0].size for automaton in self.automata):
            here.add_ways_to(here.place(0), 1)
        self.layers.append(here)
        for card in range(self.cards):
            there = Layer()
            self._set_out(card)
            self._advance(here, there)
            self.layers.append(there)
            here = there
        if here.size:
            self.total = here.ways_to(0)

    def _set_shifts(self, card: int) -> int:
        """Where the automata's states stand in the word before `card` is given away."""
        at = 0
        for place in range(self.places):
            self.next_shift[place] = at
            at += (self.automata[place].layers[card].size - 1).bit_length()
        return at

    def _set_out(self, card: int) -> None:
        """Lay the automata's steps out side by side for one card."""
        self._set_shifts(card)
        for place in range(self.places):
            self.shift[place] = self.next_shift[place]
        self._set_shifts(card + 1)
        filled = 0
        for place in range(self.places):
            automaton = self.automata[place]
            layer = automaton.layers[card]
            self.offset[place] = filled
            self.mask[place] = (1 << (layer.size - 1).bit_length()) - 1
            filled += layer.size
        self.pairs = array("Q", bytes(8 * filled))
        view = self.pairs
        for place in range(self.places):
            automaton = self.automata[place]
            layer = automaton.layers[card]
            at = self.offset[place]
            for state in range(layer.size):
                pair = layer.key(state)
                view[at + state] = pair

    def _advance(self, here: Layer, there: Layer) -> int:
        view = self.pairs
        for state in range(here.size):
            if not state & _SELDOM:
                check()
            key = here.key(state)
            ways = here.ways_to(state)
            base = 0
            dead = -1
            deads = 0
            for place in range(self.places):
                field = (key >> self.shift[place]) & self.mask[place]
                pair = view[self.offset[place] + field]
                self.steps[place] = pair
                no = pair >> _HALF
                if no:
                    base += (no - 1) << self.next_shift[place]
                else:
                    deads += 1
                    dead = place
            if deads > 1:
                continue
            for place in range(self.places):
                low = self.steps[place] & _LOW
                if low == 0 or (deads and place != dead):
                    continue
                yes = low - 1
                after = base + (yes << self.next_shift[place])
                if not deads:
                    no = (self.steps[place] >> _HALF) - 1
                    after -= no << self.next_shift[place]
                child = there.place(after)
                there.add_ways_to(child, ways)
                here.link(state, place, child)
        return 0

    def _backward(self) -> None:
        there = self.layers[self.cards]
        there.set_ways_from(0, 1)
        for card in range(self.cards - 1, -1, -1):
            here = self.layers[card]
            for place in range(self.places):
                self.share[place] = 0
            self._sweep(here, there)
            self.shares.append([self.share[place] for place in range(self.places)])
            there = here
        self.shares.reverse()

    def _sweep(self, here: Layer, there: Layer) -> None:
        link = 0
        for state in range(here.size):
            if not state & _SELDOM:
                check()
            taken = here.places_taken(state)
            ways = here.ways_to(state)
            onward = 0
            for place in range(self.places):
                if taken >> place & 1:
                    after = there.ways_from(here.child(link))
                    link += 1
                    onward += after
                    self.share[place] += ways * after
            here.set_ways_from(state, onward)

    def share_out(self, indices: Sequence[int], gems: Sequence[int]) -> list[list[int]]:
        """Of each of these deals, every place's cards as the sum of their `gems`."""
        found = []
        for index in indices:
            held = [0] * self.places
            for gem, place in zip(gems, self.choose(index), strict=True):
                held[place] += gem
            found.append(held)
        return found

    def choose(self, index: int) -> list[int]:
        """Who gets which card in the deal of that number, from 0 to `total` - 1."""
        given = []
        state = 0
        for card in range(self.cards):
            here = self.layers[card]
            there = self.layers[card + 1]
            link = here.first_link(state)
            taken = here.places_taken(state)
            place = 0
            while True:
                if taken >> place & 1:
                    onward = there.ways_from(here.child(link))
                    if index < onward:
                        break
                    index -= onward
                    link += 1
                place += 1
            given.append(place)
            state = here.child(link)
        return given
