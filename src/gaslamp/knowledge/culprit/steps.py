"""What an event does to a world, and in how many ways.

A step leads from a world to others, each with a number of ways. Only ratios matter, so what is the
same in every world is left out.
"""

from collections.abc import Callable, Iterator, Sequence

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.knowledge.culprit.labels import (
    LATE,
    OPEN,
    POOLED,
    Labels,
    drawn,
    looked_at,
    minus,
    plus,
    searched,
    seen,
    unseen,
)
from gaslamp.knowledge.culprit.worlds import (
    CAME_LATE,
    FIRST_POOL,
    World,
    canonical,
    changed,
    count_of,
    label_of,
    pool_of,
    with_pool,
)

Branch = tuple[World, int, int]
"""Where it leads, in how many ways, and the label of the card that moved, if one did."""
Naming = Callable[[str], object]
"""The action that was taken, once it is known about which card."""


class Step:
    at = 0
    """Which event of the round tells of it."""
    action: Naming | None = None

    def branches(self, world: World) -> list[Branch]:
        raise NotImplementedError


class Saying(Step):
    """Words, which move nothing."""

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)]


class Moving(Step):
    """A card goes from one place to another (or is shown and stays), its face seen or not."""

    def __init__(self, place: int, to: int, kind: int | None, copies: int) -> None:
        self.place = place
        self.to = to
        self.kind = kind
        self.copies = copies
        self.chosen_in_the_open = False
        """By somebody who could not part with the Culprit unless it was the last card."""

    def branches(self, world: World) -> list[Branch]:
        labels = world[self.place]
        factor = self._factor(labels)
        if self.kind is None:
            return [
                (self._moved(world, card, rest, b""), ways * factor, card[0])
                for ways, card, rest in unseen(labels)
            ]
        card = bytes([self.kind])
        branches = [
            (self._moved(world, card, rest, late), ways * factor, label)
            for ways, label, rest, late in seen(labels, self.kind)
            if label < OPEN or count_of(world, self.kind) < self.copies
        ]
        if labels and labels[-1] >= POOLED:
            branches += self._out_of_pools(world, labels, self.kind, factor)
        return branches

    def _factor(self, labels: Labels) -> int:
        """One of so many cards was chosen: one to `size`, or with the Culprit to `size - 1`."""
        size = len(labels)
        if not self.chosen_in_the_open or size == 1:
            return 1
        return size if CULPRIT in labels else size - 1

    def _moved(self, world: World, card: Labels, rest: Labels, late: Labels) -> World:
        places = list(world)
        places[self.place] = rest
        places[self.to] = plus(places[self.to], card)
        if late:
            places[CAME_LATE] = plus(places[CAME_LATE], late)
        return tuple(places)

    def _out_of_pools(
        self, world: World, labels: Labels, kind: int, factor: int
    ) -> Iterator[Branch]:
        for label in sorted({*labels}):
            pool = pool_of(label)
            if label >= POOLED and kind in world[pool]:
                moved = self._moved(world, bytes([kind]), minus(labels, label), b"")
                left = changed(moved, (pool, minus(world[pool], kind)))
                yield canonical(left, pool), factor * labels.count(label), label


class Choosing(Moving):
    """A card is chosen and still lies in its hand."""

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)] if self.kind is None else super().branches(world)


class Passing(Step):
    """All that lies in a place goes to another."""

    def __init__(self, place: int, to: int) -> None:
        self.place = place
        self.to = to

    def branches(self, world: World) -> list[Branch]:
        passed = plus(world[self.to], world[self.place])
        return [(changed(world, (self.place, b""), (self.to, passed)), 1, 0)]


class Drawing(Step):
    """A card from the pile comes to a hand."""

    def __init__(self, seat: int, kind: int | None, copies: int) -> None:
        self.place = seat
        self.kind = kind
        self.copies = copies

    def branches(self, world: World) -> list[Branch]:
        if self.kind is None:
            card = bytes([OPEN | LATE])
            return [(changed(world, (self.place, plus(world[self.place], card))), 1, card[0])]
        if count_of(world, self.kind) >= self.copies:
            return []
        card = bytes([self.kind])
        late = plus(world[CAME_LATE], card)
        held = plus(world[self.place], card)
        return [(changed(world, (self.place, held), (CAME_LATE, late)), 1, self.kind)]


class Looking(Step):
    """All cards of a place are seen; unless they stay in sight they become a pool."""

    def __init__(self, place: int, cards: Labels, in_sight: bool) -> None:
        self.place = place
        self.cards = cards
        self.in_sight = in_sight

    def branches(self, world: World) -> list[Branch]:
        return [
            (self._seen(settled, late), ways * more, 0)
            for settled, ways in _settled(world, self.place)
            for more, late in looked_at(settled[self.place], self.cards)
        ]

    def _seen(self, world: World, late: Labels) -> World:
        came = (CAME_LATE, plus(world[CAME_LATE], late))
        after = changed(world, (self.place, self.cards), came)
        return after if self.in_sight else with_pool(after, self.place, self.cards)


def _settled(world: World, place: int, kind: int | None = None) -> list[tuple[World, int]]:
    """The cards of a place that are of pools (with such a kind in it) are settled in every way."""
    found = [(world, 1)]
    for pool in range(FIRST_POOL, len(world) - 1):
        number = world[place].count(label_of(pool))
        if number and (kind is None or kind in world[pool]):
            found = [
                (_out_of_pool(before, place, pool, cards, rest), ways * more)
                for before, ways in found
                for more, cards, rest in drawn(before[pool], number)
            ]
    return found


def _out_of_pool(world: World, place: int, pool: int, cards: Labels, rest: Labels) -> World:
    others = world[place].replace(bytes([label_of(pool)]), b"")
    return canonical(changed(world, (place, plus(others, cards)), (pool, rest)), pool)


class Guilty(Step):
    """A seat is known to have the Culprit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)] if CULPRIT in world[self.seat] else []


class Searching(Step):
    """A hand is asked for a kind of card, and its answer weighs by whether it has one."""

    kind: int

    def __init__(self, seat: int, copies: Sequence[int]) -> None:
        self.place = seat
        self.copies = copies[self.kind]

    def branches(self, world: World) -> list[Branch]:
        culprit = CULPRIT in world[self.place]
        if self.settled(culprit):
            weight = self.weight(culprit, found=False)
            return [(world, weight, 0)] if weight else []
        branches = []
        for before, some in _settled(world, self.place, self.kind):
            for ways, labels, late in self._searched(before):
                weight = some * ways * self.weight(culprit, self.kind in labels)
                if weight:
                    came = plus(before[CAME_LATE], late)
                    after = changed(before, (self.place, labels), (CAME_LATE, came))
                    branches.append((after, weight, 0))
        return branches

    def _searched(self, world: World) -> list[tuple[int, Labels, Labels]]:
        if count_of(world, self.kind) >= self.copies:
            return [(1, world[self.place], b"")]
        return searched(world[self.place], self.kind)

    def settled(self, culprit: bool) -> bool:
        """Whether it makes no difference if the kind is there."""
        raise NotImplementedError

    def weight(self, culprit: bool, found: bool) -> int:
        raise NotImplementedError


class Answering(Searching):
    """CU-11, CU-12: yes from the culprit without an Alibi, no from everybody else."""

    kind = ALIBI

    def __init__(self, seat: int, guilty: bool, copies: Sequence[int]) -> None:
        super().__init__(seat, copies)
        self.guilty = guilty

    def settled(self, culprit: bool) -> bool:
        return not culprit

    def weight(self, culprit: bool, found: bool) -> int:
        return int((culprit and not found) == self.guilty)


class Witnessing(Searching):
    """CU-24: who has seen the Culprit or an Accomplice may exchange or not, all others cannot."""

    kind = ACCOMPLICE

    def __init__(self, seat: int, trades: bool, copies: Sequence[int]) -> None:
        super().__init__(seat, copies)
        self.trades = trades

    def settled(self, culprit: bool) -> bool:
        return culprit

    def weight(self, culprit: bool, found: bool) -> int:
        if culprit or found:
            return 1
        return 0 if self.trades else 2
