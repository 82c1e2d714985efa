"""What an event does to a world, and in how many ways.

A step leads from a world to others, each with a number of ways. Only ratios matter, so what is the
same in every world is left out.
"""

from collections.abc import Callable, Iterator, Sequence

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.knowledge.culprit.labels import (
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
    without,
)
from gaslamp.knowledge.culprit.plain import plain
from gaslamp.knowledge.culprit.worlds import (
    FIRST_POOL,
    World,
    came_late,
    canonical,
    changed,
    count_of,
    label_of,
    pool_of,
    with_pool,
)

Branch = tuple[World, int, int]
"""Where it leads, in how many ways, and the label of the card that moved, if one did."""
Way = tuple[int, int, Labels, Labels, Labels]
"""In how many ways a card moves, its label, what stays, what is then there, what came late."""
Naming = Callable[[str], object]
"""The action that was taken, once it is known about which card."""
_OPEN = OPEN
_POOLED = POOLED


class WorldStep:
    def __init__(self, settles: Labels = b"", idle: bool = False) -> None:
        self.at = 0
        """Which event of the round tells of it."""
        self.fact = 0
        """By which event it was seen, as far as it was."""
        self.settles = settles
        """Kinds of which cards can turn out to be by it."""
        self.idle = idle
        """Whether it leads from every world to itself."""
        self.action: Naming | None = None

    def branches(self, world: World) -> list[Branch]:
        raise NotImplementedError

    def lead(self, world: World, ways: int, found: dict[World, int]) -> None:
        """Add where a world leads to what was found so far."""
        for branch in self.branches(world):
            add(found, branch[0], ways * branch[1])

    def leaves_all(self, layer: dict[World, int]) -> bool:
        """Whether each of many worlds surely stays as it is."""
        return self.idle


def add(found: dict[World, int], world: World, ways: int) -> None:
    size = len(found)
    already = found.setdefault(world, ways)
    if len(found) == size:
        found[world] = already + ways


class Saying(WorldStep):
    """Words, which move nothing."""

    def __init__(self) -> None:
        super().__init__(idle=True)

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)]


class Moving(WorldStep):
    """A card goes from one place to another (or is shown and stays), its face seen or not."""

    def __init__(self, place: int, to: int, kind: int | None, copies: int) -> None:
        super().__init__(_settling(kind))
        self.place = place
        self.to = to
        self.kind = kind
        self.copies = copies
        self._known: dict[Labels, dict[Labels, list[Way]]] = {}
        self.chosen_in_the_open = False
        """By somebody who could not part with the Culprit unless it was the last card."""

    def branches(self, world: World) -> list[Branch]:
        if self.idle:
            return [(world, 1, 0)]
        labels = world[self.place]
        found = [
            (self._moved(world, way[2], way[3], way[4]), way[0], way[1])
            for way in self._ways(labels, world[self.to])
            if self._goes(world, way)
        ]
        if self.kind is not None and labels and labels[len(labels) - 1] >= _POOLED:
            found += self._out_of_pools(world, labels, self.kind)
        return found

    def lead(self, world: World, ways: int, found: dict[World, int]) -> None:
        """The same as by its branches, without making them."""
        labels = world[self.place]
        for way in self._ways(labels, world[self.to]):
            if self._goes(world, way):
                times = way[0]
                moved = self._moved(world, way[2], way[3], way[4])
                add(found, moved, ways if times == 1 else ways * times)
        if self.kind is not None and labels and labels[len(labels) - 1] >= _POOLED:
            for branch in self._out_of_pools(world, labels, self.kind):
                add(found, branch[0], ways * branch[1])

    def _goes(self, world: World, way: Way) -> bool:
        """Of a kind there are only so many cards."""
        label = way[1]
        return label < _OPEN or self.kind is None or count_of(world, self.kind) < self.copies

    def _ways(self, labels: Labels, to: Labels) -> list[Way]:
        """The same in all worlds in which the two places hold the same."""
        beside = self._known.get(labels)
        if beside is None:
            beside = self._known[labels] = {}
        known = beside.get(to)
        if known is None:
            known = beside[to] = list(self._all_ways(labels, to))
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
        return plain(places)

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


class Passing(WorldStep):
    """All that lies in a place goes to another."""

    def __init__(self, place: int, to: int) -> None:
        super().__init__()
        self.place = place
        self.to = to

    def branches(self, world: World) -> list[Branch]:
        places = list(world)
        places[self.to] = plus(world[self.to], world[self.place])
        places[self.place] = b""
        return [(plain(places), 1, 0)]


class Drawing(WorldStep):
    """A card from the pile comes to a hand."""

    def __init__(self, seat: int, kind: int | None, copies: int, unseen_as: int) -> None:
        super().__init__(_settling(kind))
        self.place = seat
        self.unseen_as = unseen_as
        self.kind = kind
        self.copies = copies

    def branches(self, world: World) -> list[Branch]:
        if self.kind is None:
            card = bytes([self.unseen_as])
            return [(changed(world, (self.place, plus(world[self.place], card))), 1, card[0])]
        if count_of(world, self.kind) >= self.copies:
            return []
        card = bytes([self.kind])
        late = plus(came_late(world), card)
        held = plus(world[self.place], card)
        return [(changed(world, (self.place, held), (len(world) - 1, late)), 1, self.kind)]


class Looking(WorldStep):
    """All cards of a place are seen; unless they stay in sight they become a pool."""

    def __init__(self, place: int, cards: Labels, in_sight: bool) -> None:
        super().__init__(cards)
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
        came = (len(world) - 1, plus(came_late(world), late))
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
        super().__init__()
        self.seat = seat

    def branches(self, world: World) -> list[Branch]:
        return [(world, 1, 0)] if CULPRIT in world[self.seat] else []


class Searching(WorldStep):
    """A hand is asked for a kind of card, and its answer weighs by whether it has one."""

    def __init__(self, seat: int, kind: int, copies: Sequence[int]) -> None:
        super().__init__(bytes([kind]))
        self.place = seat
        self.kind = kind
        self.copies = copies[kind]

    def branches(self, world: World) -> list[Branch]:
        return self._asked(world)

    def _asked(self, world: World) -> list[Branch]:
        culprit = CULPRIT in world[self.place]
        if self.settled(culprit):
            weight = self.weight(culprit, found=False)
            return [(world, weight, 0)] if weight else []
        branches = []
        for before, some in _settled(world, self.place, self.kind):
            for ways, labels, late in self._searched(before):
                weight = some * ways * self.weight(culprit, self.kind in labels)
                if weight:
                    came = (len(before) - 1, plus(came_late(before), late))
                    after = changed(before, (self.place, labels), came)
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

    def __init__(self, seat: int, guilty: bool, copies: Sequence[int]) -> None:
        super().__init__(seat, ALIBI, copies)
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

    def __init__(self, seat: int, trades: bool, copies: Sequence[int]) -> None:
        super().__init__(seat, ACCOMPLICE, copies)
        self.trades = trades

    def branches(self, world: World) -> list[Branch]:
        if self.trades or CULPRIT in world[self.place]:
            return self._asked(world)
        return [(world, 1, 0), *self._without(world)]

    def _without(self, world: World) -> Iterator[Branch]:
        for before, ways in _settled(world, self.place, self.kind):
            labels = before[self.place]
            if self.kind not in labels:
                if count_of(before, self.kind) < self.copies:
                    labels = without(labels, self.kind)
                yield changed(before, (self.place, labels)), ways, 0

    def settled(self, culprit: bool) -> bool:
        return culprit

    def weight(self, culprit: bool, found: bool) -> int:
        return int(culprit or found)


def _settling(kind: int | None) -> Labels:
    return b"" if kind is None else bytes([kind])
