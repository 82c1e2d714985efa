"""Which worlds to keep where they are too many, knowing what was seen later.

One kind of card at a time, all others being taken for open cards: then a few worlds stand for all,
and how likely each of them leads to what was seen can be worked out. Nothing that is possible is
ruled out by it; how likely a world is comes out roughly, which is corrected where worlds are drawn.
"""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final

from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.knowledge.culprit.completions import Deck
from gaslamp.knowledge.culprit.labels import CLASSES, FLAG, OPEN, POOLED, Labels
from gaslamp.knowledge.culprit.steps import (
    Answering,
    Choosing,
    Drawing,
    Guilty,
    Looking,
    Moving,
    Passing,
    WorldStep,
)
from gaslamp.knowledge.culprit.worlds import FIRST_POOL, World, count_of
from gaslamp.knowledge.deadline import check, patiently

_OTHER: Final = 0
"""First on the scene stands for all kinds that are not asked for: it is no secret."""
_PLENTY: Final = 99
_FINEST: Final = 1 << 40
_TRUST: Final = 0.7
"""What the kinds say about each other is left aside, so what they say together is toned down."""
_RARE: Final = 0.01
_NEVER: Final = float("-inf")
_HALF: Final = 6
_FIRST_POOL = FIRST_POOL
_OPEN = OPEN
_POOLED = POOLED


class RoundInHindsight:
    def __init__(self, steps: Sequence[WorldStep], deck: Deck) -> None:
        kinds = [kind for kind, copies in enumerate(deck.copies) if copies and kind != _OTHER]
        self._kinds = [OneKind(kind, steps, deck) for kind in kinds]
        self._near = Halves(self._kinds)
        self._far = Halves(self._kinds)

    def weights(self, at: int, worlds: Iterable[World]) -> dict[World, int]:
        """How well each world agrees with all that came after so many steps; others cannot be."""
        known: list[dict[int, float]] = [{} for _ in self._kinds]
        found = {world: self._agrees(at, world, known) for world in patiently(worlds)}
        likely = {world: each for world, each in found.items() if each != _NEVER}
        best = max(likely.values(), default=0.0)
        return {
            world: max(1, int(_FINEST * exp(_TRUST * (each - best))))
            for world, each in likely.items()
        }

    def _agrees(self, at: int, world: World, known: list[dict[int, float]]) -> float:
        last = len(world) - 1
        near = self._near.numbers(world[:_HALF] + world[_FIRST_POOL:last], _HALF)
        far = self._far.numbers(world[_HALF:last], _FIRST_POOL - _HALF)
        total = 0.0
        for number in range(len(near)):
            one = near[number]
            other = far[number]
            # Where no card of a kind is settled, all worlds are alike to it.
            if (one | other) & 1:
                of_kind = known[number]
                both = one << 32 | other
                if both not in of_kind:
                    of_kind[both] = self._agrees_in(number, at, world)
                total += of_kind[both]
        return total

    def _agrees_in(self, number: int, at: int, world: World) -> float:
        kind = self._kinds[number]
        chance = kind.chance(at, kind.projected(world))
        return log(chance) if chance else _NEVER


class Halves:
    """Halves of worlds, with all the pools, as each kind sees them: numbered, twice as high and one
    more where a card of the kind is settled. Worlds are many, and made of few halves."""

    def __init__(self, kinds: "list[OneKind]") -> None:
        self._kinds = kinds
        self._numbers: list[dict[World, int]] = [{} for _ in kinds]
        self._known: dict[World, list[int]] = {}

    def numbers(self, half: World, places: int) -> list[int]:
        known = self._known.get(half)
        if known is None:
            known = self._known[half] = [
                self._number(at, half[:places], half[places:]) for at in range(len(self._kinds))
            ]
        return known

    def _number(self, at: int, rows: World, pools: World) -> int:
        kind, numbers = self._kinds[at], self._numbers[at]
        seen = kind.seen(rows, pools)
        settled = kind.kind in b"".join(rows + pools)
        return 2 * numbers.setdefault(seen, len(numbers)) + settled


class Rows(dict[Labels, Labels]):
    """What each row of labels becomes when they are replaced; worked out once."""

    def __init__(self, table: bytes) -> None:
        super().__init__()
        self._table = table

    def __missing__(self, labels: Labels) -> Labels:
        row = self[labels] = bytes(sorted(labels.translate(self._table)))
        return row


class OneKind:
    """Worlds in which only the cards of one kind are told from others."""

    def __init__(self, kind: int, steps: Sequence[WorldStep], deck: Deck) -> None:
        self.kind = kind
        self.deck = deck
        self._size = deck.size
        self._copies = deck.copies[kind]
        self._pools = Rows(_table(kind, _OTHER, ()))
        self._rows: dict[tuple[bool, ...], Rows] = {}
        self._steps = [self._step(step) for step in steps]
        self._known: list[dict[World, float]] = [{} for _ in steps]

    def projected(self, world: World) -> World:
        last = len(world) - 1
        return (*self.seen(world[:_FIRST_POOL], world[_FIRST_POOL:last]), b"")

    def seen(self, rows: World, pools: World) -> World:
        """Cards of a pool in which there is none of the kind are as good as open."""
        held = tuple([self.kind in pool for pool in pools])
        known = self._rows.get(held)
        if known is None:
            known = self._rows[held] = Rows(_table(self.kind, OPEN, held))
        found = tuple(map(known.__getitem__, rows))
        return (*found, *[self._pools[pool] if self.kind in pool else b"" for pool in pools])

    def chance(self, at: int, world: World) -> float:
        """How likely it is, more or less, that all comes as it was seen to come."""
        while at < len(self._steps) and self._steps[at] is None:
            at += 1
        if at == len(self._steps):
            return 1.0
        chance = self._known[at].get(world)
        if chance is None:
            chance = self._known[at][world] = self._chance(at, world)
        return chance

    def _chance(self, at: int, world: World) -> float:
        step = self._steps[at]
        assert step is not None
        check()
        total = 0.0
        for child, ways, label in step.branches(world):
            total += ways * self._turns_out(step, world, label) * self.chance(at + 1, child)
        size = len(world[step.place]) if isinstance(step, Moving) else 1
        return total / size

    def _turns_out(self, step: WorldStep, world: World, label: int) -> float:
        """How likely open cards are what they were seen to be."""
        if isinstance(step, Looking):
            row = world[step.place]
            news = sum([OPEN <= each < POOLED for each in row])
            of_kind = max(0, min(news, step.cards.count(self.kind) - row.count(self.kind)))
            share = self._share(world)
            return float(share**of_kind * (1 - share) ** (news - of_kind))
        is_news = isinstance(step, Drawing) or OPEN <= label < POOLED
        if not is_news or not isinstance(step, Drawing | Moving) or step.kind is None:
            return 1.0
        share = self._share(world)
        return share if step.kind == self.kind else 1 - share

    def _share(self, world: World) -> float:
        """Of the open cards; never none nor all of them."""
        unseen, unsettled = self._size, self._copies - count_of(world, self.kind)
        for place in range(_FIRST_POOL):
            labels = world[place]
            for label in labels:
                if label < _OPEN or label >= _POOLED:
                    unseen -= 1
        return min(1 - _RARE, max(_RARE, unsettled / max(1, unseen)))

    # The same steps, with only one kind told from the others

    def _step(self, step: WorldStep) -> WorldStep | None:
        """Nothing, if it tells nothing about the kind."""
        match step:
            case Choosing(kind=None):
                return None
            case Choosing():
                return Choosing(step.place, *self._seen(step.kind))
            case Moving():
                moving = Moving(step.place, step.to, *self._seen(step.kind))
                moving.chosen_in_the_open = step.chosen_in_the_open
                return moving
            case Passing():
                return step
            case Drawing():
                return Drawing(step.place, *self._seen(step.kind), OPEN)
            case Looking():
                return Looking(step.place, self._pools[step.cards], step.in_sight)
            case Guilty() if self.kind == CULPRIT:
                return step
            case Answering(guilty=True) if self.kind == CULPRIT:
                return Guilty(step.place)
        return None

    def _seen(self, kind: int | None) -> tuple[int | None, int]:
        if kind is None:
            return None, 0
        if kind == self.kind:
            return kind, self.deck.copies[kind]
        return _OTHER, _PLENTY


def _table(kind: int, other: int, held: tuple[bool, ...]) -> bytes:
    """What each label becomes: other kinds are not told apart, nor what only they have."""
    table = bytearray(range(256))
    table[:OPEN] = bytes([each if each == kind else other for each in range(OPEN)])
    for flags in range(CLASSES):
        table[OPEN + flags] = OPEN + (flags & FLAG.get(kind, 0))
    for pool, in_it in enumerate(held):
        table[POOLED + pool] = POOLED + pool if in_it else OPEN
    return bytes(table)
