"""Two other ways to count deals: by trying all, and by a plain recursion over what is left."""

from collections.abc import Iterator, Sequence
from functools import cache
from operator import le, sub
from random import Random
from typing import NamedTuple

from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.games.sleuth.options import hand_size
from gaslamp.knowledge.sleuth.settling import EVERY, Number


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
