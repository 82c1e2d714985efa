"""Other ways to count deals: by trying all, by a plain recursion over what is left gem after gem,
and hand by hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import comb, factorial, prod
from operator import le, sub
from random import Random
from typing import NamedTuple

from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.games.sleuth.options import hand_size
from gaslamp.knowledge.sleuth.deductions import EVERY, Number


class Problem(NamedTuple):
    sizes: list[int]
    numbers: list[Number]
    deal: list[int]


def problem(
    seats: int,
    answers: int,
    seed: int,
    *,
    missing: int = 1,
    hidden: int = 36,
    spectator: bool = False,
) -> Problem:
    """A random deal, with the open gems and the first hand seen, and some questions answered.

    So many gems are `hidden` at most; the others were shown, wherever they are.
    """
    rng = Random(seed)
    size = hand_size(seats, missing)
    sizes = [size] * seats + [GEM_COUNT - missing - size * seats, missing]
    deal = [place for place, count in enumerate(sizes) for _ in range(count)]
    rng.shuffle(deal)
    seen = {
        gem for gem, place in enumerate(deal) if place == seats or (place == 0 and not spectator)
    }
    rest = [gem for gem in range(GEM_COUNT) if gem not in seen]
    seen |= set(rng.sample(rest, max(0, len(rest) - hidden)))
    numbers = [Number(deal[gem], 1 << gem, 1) for gem in sorted(seen)]
    for _ in range(answers):
        place, mask = rng.randrange(seats), rng.choice(MATCHES)
        numbers.append(Number(place, mask, _count(deal, place, mask)))
    return Problem(sizes, numbers, deal)


def _count(deal: Sequence[int], place: int, mask: int) -> int:
    return sum(1 for gem, where in enumerate(deal) if where == place and mask >> gem & 1)


def all_deals(given: Problem) -> Iterator[list[int]]:
    """Every deal that fits, found by trying each place for each gem that was not seen."""
    fixed = {
        gem: place
        for place, mask, number in given.numbers
        for gem in range(GEM_COUNT)
        if mask == 1 << gem and number == 1
    }

    def place_from(gem: int, deal: list[int]) -> Iterator[list[int]]:
        if gem == GEM_COUNT:
            if all(_count(deal, place, mask) == number for place, mask, number in given.numbers):
                yield deal
            return
        for place in [fixed[gem]] if gem in fixed else range(len(given.sizes)):
            if deal.count(place) < given.sizes[place]:
                yield from place_from(gem + 1, [*deal, place])

    return place_from(0, [])


def recursion(given: Problem) -> int:
    """The number of deals, gem after gem, remembering only what each number still needs."""
    lines = sorted({*given.numbers, *(Number(p, EVERY, n) for p, n in enumerate(given.sizes))})
    rooms = [
        tuple((line.gems >> gem).bit_count() for line in lines) for gem in range(GEM_COUNT + 1)
    ]
    steps = [
        [
            tuple(line.place == place and line.gems >> gem & 1 for line in lines)
            for place in range(len(given.sizes))
        ]
        for gem in range(GEM_COUNT)
    ]

    @cache
    def count(gem: int, left: tuple[int, ...]) -> int:
        if gem == GEM_COUNT:
            return 1
        total = 0
        for step in steps[gem]:
            after = tuple(map(sub, left, step))
            if min(after) >= 0 and all(map(le, after, rooms[gem + 1])):
                total += count(gem + 1, after)
        return total

    return count(0, tuple(line.number for line in lines))


def hand_by_hand(given: Problem) -> int:
    """The number of deals, hand after hand: how many gems of each kind it has, in how many ways.

    Gems are of one kind if every number speaks of both or of neither. Whoever no number speaks of
    gets what is left over, in any way.
    """
    seen = {line.gems: line.place for line in given.numbers if line.gems.bit_count() == 1}
    gems = [gem for gem in range(GEM_COUNT) if 1 << gem not in seen]
    sizes = [size - list(seen.values()).count(place) for place, size in enumerate(given.sizes)]
    lines = [
        Number(place, mask, number - sum(1 for gem in seen if gem & mask and seen[gem] == place))
        for place, mask, number in sorted(set(given.numbers))
        if mask not in seen
    ]
    often = Counter(tuple(line.gems >> gem & 1 for line in lines) for gem in gems)
    kinds = sorted(often)
    asked = sorted({line.place for line in lines})
    others = [size for place, size in enumerate(sizes) if place not in asked]

    def hands(place: int, left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """How many of each kind, all numbers of that place being right."""
        numbers = [(i, line.number) for i, line in enumerate(lines) if line.place == place]
        needs = [number for _, number in numbers]

        def of_kind(kind: int, room: int, needs: list[int]) -> Iterator[tuple[int, ...]]:
            if kind == len(kinds):
                if not room and not any(needs):
                    yield ()
                return
            spoken_of = [kinds[kind][i] for i, _ in numbers]
            most = [room, left[kind], *(n for n, s in zip(needs, spoken_of, strict=True) if s)]
            for count in range(min(most) + 1):
                after = [n - s * count for n, s in zip(needs, spoken_of, strict=True)]
                for rest in of_kind(kind + 1, room - count, after):
                    yield (count, *rest)

        return of_kind(0, sizes[place], needs)

    @cache
    def count(turn: int, left: tuple[int, ...]) -> int:
        if turn == len(asked):
            return factorial(sum(left)) // prod(map(factorial, others))
        return sum(
            prod(map(comb, left, hand)) * count(turn + 1, tuple(map(sub, left, hand)))
            for hand in hands(asked[turn], left)
        )

    return count(0, tuple(often[kind] for kind in kinds))
