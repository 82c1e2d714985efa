"""What follows from one number at a time: the first thing anybody does with a sheet of Sleuth."""

from collections.abc import Sequence
from typing import NamedTuple

from gaslamp.games.sleuth.cards import GEM_COUNT

EVERY = (1 << GEM_COUNT) - 1


class Number(NamedTuple):
    """So many of these gems are in that place."""

    place: int
    gems: int
    number: int


class Settled(NamedTuple):
    may: list[int]
    """Of each place: the gems that may be there."""
    sure: list[int]
    """Of each place: the gems that are there."""


def settle(sizes: Sequence[int], numbers: Sequence[Number]) -> Settled | None:
    """None when the numbers contradict each other already here."""
    settled = Settled([EVERY] * len(sizes), [0] * len(sizes))
    for place, gems, number in numbers:
        if gems.bit_count() == number:
            put(settled, gems, place)
    lines = _lines(sizes, numbers)
    while True:
        moved = [_apply(settled, place, gems, number) for place, gems, number in lines]
        moved.append(_only_places(settled))
        if None in moved:
            return None
        if not any(moved):
            return settled


def _lines(sizes: Sequence[int], numbers: Sequence[Number]) -> list[Number]:
    """Sizes, numbers, what they leave for the rest of a place, and the gaps between two."""
    told: list[dict[int, int]] = [{EVERY: size} for size in sizes]
    lines = [Number(place, EVERY, size) for place, size in enumerate(sizes)]
    for line in numbers:
        place, gems, number = line
        if gems.bit_count() != number:
            told[place][gems] = number
            lines.append(line)
    for place, here in enumerate(told):
        for gems, number in here.items():
            for wider, more in here.items():
                if wider & gems == gems and wider != gems:
                    lines.append(Number(place, wider & ~gems, more - number))
    return sorted(set(lines))


def _apply(settled: Settled, place: int, gems: int, number: int) -> bool | None:
    """Whether anything new follows; None for a contradiction."""
    may = settled.may
    here = may[place] & gems
    sure = settled.sure[place] & gems
    most, least = here.bit_count(), sure.bit_count()
    if number < least or number > most:
        return None
    if here == sure:
        return False
    if least == number:
        may[place] &= ~here | sure
        return True
    if most == number:
        put(settled, here, place)
        return True
    return False


def put(settled: Settled, gems: int, place: int) -> None:
    may = settled.may
    settled.sure[place] |= gems
    for other in range(len(may)):
        if other != place:
            may[other] &= ~gems


def _only_places(settled: Settled) -> bool | None:
    """A gem that can be in one place only is there; None when some gem can be nowhere."""
    once = twice = 0
    for may in settled.may:
        twice |= once & may
        once |= may
    if once != EVERY:
        return None
    changed = False
    for place, may in enumerate(settled.may):
        alone = may & ~twice & ~settled.sure[place]
        if alone:
            settled.sure[place] |= alone
            changed = True
    return changed
