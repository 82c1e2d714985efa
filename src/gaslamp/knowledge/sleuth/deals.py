"""All the deals that fit a set of numbers: how many, where each gem is in them, and any one."""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from gaslamp.games.sleuth.cards import GEM_COUNT
from gaslamp.knowledge.deadline import check, patiently
from gaslamp.knowledge.sleuth.automaton import Automaton
from gaslamp.knowledge.sleuth.deductions import EVERY, Number, Settled, settle
from gaslamp.knowledge.sleuth.grid import Grid, Shape
from gaslamp.knowledge.sleuth.order import Line, Orderer, independent
from gaslamp.knowledge.sleuth.product import Product

_CANDIDATES = 6
_WORTH_A_TRIAL = 40
"""So many possible states are worth another trial of an order."""
_FEWEST_TRIALS = 1_000
_MOST_TRIALS = 60_000
_ROOMY = 40_000_000
"""A grid of more cells would take more than 640 MB; counting only what is reached takes longer."""


class TooManyError(Exception):
    """Counting would take longer than somebody wants to wait."""


class AlikePlaces:
    """Places that nothing tells apart are counted as one and parted afterwards."""

    def __init__(self, members: list[int], rooms: list[int]) -> None:
        self.members = members
        self.rooms = rooms
        self.room = sum(rooms)
        self.ways = _multinomial(rooms)

    def share_out(self, share: int, ways: list[int]) -> None:
        """A gem that comes to the group comes to its members by their room."""
        if len(self.members) == 1:
            ways[self.members[0]] = share
            return
        for member, room in zip(self.members, self.rooms, strict=True):
            ways[member] = share * room // self.room

    def part(self, gems: int, index: int, held: list[int]) -> None:
        """Give the gems to the members, in the way of that number."""
        rooms, ways, left = list(self.rooms), self.ways, self.room
        while gems:
            gem = gems & -gems
            gems ^= gem
            member = 0
            share = ways * rooms[0] // left
            while index >= share:
                index -= share
                member += 1
                share = ways * rooms[member] // left
            ways = share
            rooms[member] -= 1
            left -= 1
            held[self.members[member]] |= gem


class Deals:
    """`sizes` says how many gems each place holds, by the place's number."""

    def __init__(
        self, sizes: Sequence[int], numbers: Sequence[Number], most: int | None = None
    ) -> None:
        """With `most`, whoever is in a hurry is refused when it would take more cells than that."""
        self.sizes = sizes
        self._most = most
        self.count = 0
        self.cells = 0
        """How much room the counting takes up."""
        self.ways = [[0] * len(sizes) for _ in range(GEM_COUNT)]
        """Of each gem and place: in how many of the deals it is there."""
        self._cards: list[int] = []
        self._groups: list[AlikePlaces] = []
        self._settled: Settled | None = None
        self._product: Grid | Product | None = None
        settled = settle(sizes, numbers)
        if settled is not None:
            self._solve(settled, numbers)

    def deal(self, index: int) -> list[int]:
        """The place of every gem, in the deal of that number from 0 to `count` - 1."""
        held = self.hands([index])[0]
        return [holder(held, gem) for gem in range(GEM_COUNT)]

    def hands(self, indices: Sequence[int]) -> list[list[int]]:
        """Of each of these deals, the gems of every place, one bit a gem."""
        assert self._product is not None
        assert self._settled is not None
        parts = [divmod(index, self._product.total) for index in indices]
        given = self._product.share_out(
            [first for _, first in parts], [1 << gem for gem in self._cards]
        )
        sure = self._settled.sure
        return [
            self._parted(list(sure), groups, index)
            for groups, (index, _) in zip(given, parts, strict=True)
        ]

    def _parted(self, held: list[int], given: Sequence[int], index: int) -> list[int]:
        """Add to what is sure what each group was given, parted in the way of that number."""
        for group, gems in zip(self._groups, given, strict=True):
            if len(group.members) == 1:
                held[group.members[0]] |= gems
                continue
            index, way = divmod(index, group.ways)
            group.part(gems, way, held)
        return held

    def _solve(self, settled: Settled, numbers: Sequence[Number]) -> None:
        self._settled = settled
        sure = 0
        for gems in settled.sure:
            sure |= gems
        cards = _gems(EVERY & ~sure)
        open_to = [_packed(may, cards) for may in settled.may]
        rooms = [
            size - sure.bit_count() for size, sure in zip(self.sizes, settled.sure, strict=True)
        ]
        left = _left(settled, numbers, cards, rooms)
        self._groups = _groups(rooms, open_to, left)
        firsts = [group.members[0] for group in self._groups]
        lines = [
            [(open_to[place], group.room), *left[place]]
            for place, group in zip(firsts, self._groups, strict=True)
        ]
        order, automata, shape = _best_order(len(cards), lines, self._most)
        self._cards = [cards[card] for card in order]
        self.cells = shape.cells
        check()
        if shape.cells > _ROOMY:
            self._product = Product(len(cards), automata)
        else:
            self._product = Grid(len(cards), automata, shape)
        self._share_out()

    def _share_out(self) -> None:
        assert self._product is not None
        assert self._settled is not None
        parted = 1
        for group in self._groups:
            parted *= group.ways
        self.count = self._product.total * parted
        if not self.count:
            return
        for place, gems in enumerate(self._settled.sure):
            for gem in _gems(gems):
                self.ways[gem][place] = self.count
        for gem, shares in zip(self._cards, self._product.shares, strict=True):
            here = self.ways[gem]
            for group, share in zip(self._groups, shares, strict=True):
                if share:
                    group.share_out(share * parted, here)


class LaidOut(NamedTuple):
    order: list[int]
    automata: list[Automaton]
    shape: Shape


def _best_order(cards: int, lines: list[list[Line]], most: int | None) -> LaidOut:
    """A good order; where it still has many states, the best of several."""
    orderer = Orderer(cards, [line for each in lines for line in independent(cards, each)])
    found = _laid_out(orderer.found(), lines)
    if most is not None and found.shape.cells > most:
        raise TooManyError
    trials = min(found.shape.cells // _WORTH_A_TRIAL, _MOST_TRIALS)
    if trials < _FEWEST_TRIALS:
        return found
    orderer.improve(trials)
    candidates = orderer.candidates(_CANDIDATES)
    others = [_laid_out(order, lines) for order in patiently(candidates, stride=1)]
    return min(found, *others, key=lambda each: each.shape.cells)


def _laid_out(order: list[int], lines: list[list[Line]]) -> LaidOut:
    automata = [_automaton(order, each) for each in lines]
    return LaidOut(order, automata, Shape(len(order), automata))


def _automaton(order: list[int], lines: list[Line]) -> Automaton:
    """A place's first line is its size, over all the cards that may be there."""
    packed = [(_packed(mask, order), need) for mask, need in lines]
    return Automaton(len(order), packed[0][0], packed)


def holder(held: Sequence[int], gem: int) -> int:
    """Which place holds a gem."""
    return next(place for place, gems in enumerate(held) if gems >> gem & 1)


def _gems(mask: int) -> list[int]:
    return [gem for gem in range(GEM_COUNT) if mask >> gem & 1]


def _packed(gems: int, order: Sequence[int]) -> int:
    """A set of gems as bits in that order."""
    mask = 0
    bit = 1
    for gem in order:
        if gems >> gem & 1:
            mask |= bit
        bit <<= 1
    return mask


def _left(
    settled: Settled, numbers: Sequence[Number], cards: Sequence[int], rooms: Sequence[int]
) -> list[list[Line]]:
    """What the numbers still ask of each place, over the cards that are not settled."""
    left: list[set[Line]] = [set() for _ in rooms]
    for place, gems, number in numbers:
        sure = settled.sure[place]
        here = settled.may[place] & ~sure
        if gems & here not in (0, here):
            left[place].add((_packed(gems & here, cards), number - (gems & sure).bit_count()))
    return [sorted(each) for each in left]


def _groups(
    rooms: Sequence[int], open_to: Sequence[int], left: Sequence[list[Line]]
) -> list[AlikePlaces]:
    alike: dict[tuple[int, int], list[int]] = {}
    for place, room in enumerate(rooms):
        if room:
            told_apart = place + 1 if left[place] else 0
            alike.setdefault((told_apart, open_to[place]), []).append(place)
    return [AlikePlaces(members, [rooms[place] for place in members]) for members in alike.values()]


def _multinomial(rooms: Sequence[int]) -> int:
    ways, so_far = 1, 0
    for room in rooms:
        so_far += room
        ways *= comb(so_far, room)
    return ways
