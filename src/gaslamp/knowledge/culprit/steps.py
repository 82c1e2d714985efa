"""What an event does to a world, and in how many ways.

A step leads from a world to others, each with a number of ways. Only ratios matter, so what is the
same in every world is left out.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.knowledge.culprit.labels import (
    FLAG,
    OPEN,
    POOLED,
    Labels,
    drawn,
    looked_at,
    minus,
    plus,
    searched,
    seen,
    unflagged,
    unseen,
    without,
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
    settled_and_open,
    with_pool,
)

Branch = tuple[World, int, int]
"""Where it leads, in how many ways, and the label of the card that moved, if one did."""
Way = tuple[int, int, Labels, Labels, Labels]
"""In how many ways a card moves, its label, what stays, what is then there, what came late."""
Naming = Callable[[str], object]
"""The action that was taken, once it is known about which card."""


class WorldStep(ABC):
    at = 0
    """Which event of the round tells of it."""
    fact = 0
    """By which event it was seen, as far as it was."""
    settles: Labels = b""
    """Kinds of which cards can turn out to be by it."""
    idle = False
    """Whether it leads from every world to itself."""
    action: Naming | None = None

    @abstractmethod
    def branches(self, world: World) -> list[Branch]: ...


class Saying(WorldStep):
    """Words, which move nothing."""

    idle = True

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)]


class Moving(WorldStep):
    """A card goes from one place to another (or is shown and stays), its face seen or not."""

    def __init__(self, place: int, to: int, kind: int | None, copies: int) -> None:
        self.place = place
        self.to = to
        self.kind = kind
        self.copies = copies
        self.settles = b"" if kind is None else bytes([kind])
        self._known: dict[tuple[Labels, Labels], list[Way]] = {}
        self.chosen_in_the_open = False
        """By somebody who could not part with the Culprit unless it was the last card."""

    def branches(self, world: World) -> list[Branch]:
        labels = world[self.place]
        found = []
        for ways, label, rest, to, late in self._ways(labels, world[self.to]):
            if label < OPEN or self.kind is None or count_of(world, self.kind) < self.copies:
                found.append((self._moved(world, rest, to, late), ways, label))
        if self.kind is not None and labels and labels[len(labels) - 1] >= POOLED:
            found += self._out_of_pools(world, labels, self.kind)
        return found

    def _ways(self, labels: Labels, to: Labels) -> list[Way]:
        """The same in all worlds in which the two places hold the same."""
        known = self._known.get((labels, to))
        if known is None:
            known = self._known[labels, to] = list(self._all_ways(labels, to))
        return known

    def _all_ways(self, labels: Labels, to: Labels) -> Iterator[Way]:
        factor = self._factor(labels)
        if self.kind is None:
            for ways, card, rest in unseen(labels):
                yield ways * factor, card[0], rest, self._laid(rest, to, card), b""
        else:
            card = bytes([self.kind])
            for ways, label, rest, late in seen(labels, self.kind):
                yield ways * factor, label, rest, self._laid(rest, to, card), late

    def _laid(self, rest: Labels, to: Labels, card: Labels) -> Labels:
        """A card that is shown comes back to where it was."""
        return plus(rest if self.place == self.to else to, card)

    def _factor(self, labels: Labels) -> int:
        """One of so many cards was chosen: one to `size`, or with the Culprit to `size - 1`."""
        size = len(labels)
        if not self.chosen_in_the_open or size == 1:
            return 1
        return size if CULPRIT in labels else size - 1

    def _moved(self, world: World, rest: Labels, to: Labels, late: Labels) -> World:
        places = list(world)
        places[self.place] = rest
        places[self.to] = to
        if late:
            last = len(places) - 1
            places[last] = plus(places[last], late)
        return tuple(places)

    def _out_of_pools(self, world: World, labels: Labels, kind: int) -> Iterator[Branch]:
        factor, card = self._factor(labels), bytes([kind])
        for label in sorted({*labels}):
            pool = pool_of(label)
            if label >= POOLED and kind in world[pool]:
                rest = minus(labels, label)
                moved = self._moved(world, rest, self._laid(rest, world[self.to], card), b"")
                left = changed(moved, (pool, minus(world[pool], kind)))
                yield canonical(left, pool), factor * labels.count(label), label


class Choosing(Moving):
    """A card is chosen and still lies in its hand."""

    def __init__(self, seat: int, kind: int | None, copies: int) -> None:
        super().__init__(seat, seat, kind, copies)
        self.idle = kind is None

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)] if self.idle else super().branches(world)


class Passing(WorldStep):
    """All that lies in a place goes to another."""

    def __init__(self, place: int, to: int) -> None:
        self.place = place
        self.to = to

    def branches(self, world: World) -> list[Branch]:
        passed = plus(world[self.to], world[self.place])
        return [(changed(world, (self.place, b""), (self.to, passed)), 1, 0)]


class Drawing(WorldStep):
    """A card from the pile comes to a hand."""

    def __init__(self, seat: int, kind: int | None, copies: int, unseen_as: int) -> None:
        self.place = seat
        self.unseen_as = unseen_as
        self.kind = kind
        self.copies = copies
        self.settles = b"" if kind is None else bytes([kind])

    def branches(self, world: World) -> list[Branch]:
        if self.kind is None:
            card = bytes([self.unseen_as])
            return [(changed(world, (self.place, plus(world[self.place], card))), 1, card[0])]
        if count_of(world, self.kind) >= self.copies:
            return []
        card = bytes([self.kind])
        late = plus(world[CAME_LATE], card)
        held = plus(world[self.place], card)
        return [(changed(world, (self.place, held), (CAME_LATE, late)), 1, self.kind)]


class Looking(WorldStep):
    """All cards of a place are seen; unless they stay in sight they become a pool."""

    def __init__(self, place: int, cards: Labels, in_sight: bool) -> None:
        self.place = place
        self.cards = self.settles = cards
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


class Guilty(WorldStep):
    """A seat is known to have the Culprit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)] if CULPRIT in world[self.seat] else []


class Searching(WorldStep):
    """A hand is asked for a kind of card, and its answer weighs by whether it has one."""

    kind: int

    def __init__(self, seat: int, copies: Sequence[int]) -> None:
        self.place = seat
        self.settles = bytes([self.kind])
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

    @abstractmethod
    def settled(self, culprit: bool) -> bool:
        """Whether it makes no difference if the kind is there."""

    @abstractmethod
    def weight(self, culprit: bool, found: bool) -> int: ...


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
    """CU-24: who has seen the Culprit or an Accomplice may exchange or not, all others cannot.

    One who does not counts half where there was the choice. So nothing has to be settled: every
    hand counts once, and every hand without an Accomplice once more.
    """

    kind = ACCOMPLICE

    def __init__(self, seat: int, trades: bool, copies: Sequence[int]) -> None:
        super().__init__(seat, copies)
        self.trades = trades

    def branches(self, world: World) -> list[Branch]:
        if self.trades or CULPRIT in world[self.place]:
            return super().branches(world)
        return [(world, 1, 0), *((after, ways, 0) for after, ways in self._without(world))]

    def _without(self, world: World) -> Iterator[tuple[World, int]]:
        for before, ways in _settled(world, self.place, self.kind):
            labels = before[self.place]
            if self.kind not in labels:
                if count_of(before, self.kind) < self.copies:
                    labels = without(labels, self.kind)
                yield changed(before, (self.place, labels)), ways

    def settled(self, culprit: bool) -> bool:
        return culprit

    def weight(self, culprit: bool, found: bool) -> int:
        return int(culprit or found)


class Forgetting(WorldStep):
    """What makes no difference any more, so that worlds that differed by it become one."""

    def __init__(self, copies: Sequence[int], always: Sequence[int], flagged: bool) -> None:
        self.copies = copies
        self.always = always
        self.flagged = flagged
        """Whether it can be that a kind is wholly settled of which open cards may not be."""
        self.needless = bytes([kind for kind, number in enumerate(always) if not number])

    def branches(self, world: World) -> list[Branch]:
        late = world[len(world) - 1].translate(None, self.needless)
        for kind in late:
            if self.copies[kind] - late.count(kind) < self.always[kind]:
                return []
        return [(self._forgotten(world, late), 1, 0)]

    def _forgotten(self, world: World, late: Labels) -> World:
        gone = self.flags_gone(world)
        places = [unflagged(labels, gone) for labels in world] if gone else list(world)
        places[len(world) - 1] = late
        return tuple(places)

    def flags_gone(self, world: World) -> int:
        """Of a kind that is wholly settled, no open card can be."""
        if not self.flagged:
            return 0
        cards = settled_and_open(world)
        gone = [flag for kind, flag in FLAG.items() if cards.count(kind) >= self.copies[kind]]
        return sum(gone) if cards[len(cards) - 1] > OPEN else 0
