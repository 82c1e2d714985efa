"""Other deals with the same numbers: who could hold which gems, if only the answers are known.

Gems are bits. A walk by exchanges of two gems finds other deals quickly; where no exchange keeps
every number, a search over all places does, or shows that there is no other deal.
"""

from collections.abc import Iterable

from gaslamp.core.bits import members
from gaslamp.core.dice import Dice

LONGEST_WALK = 8
MOST_STEPS = 5_000

Hands = list[int]
"""Of each place its gems."""


class Tired(Exception):  # noqa: N818 - a search that was given up is no fault
    """The search was given up before it was complete."""


class Deals:
    """A deal whose `free` gems may lie otherwise, as long as every number asked for is the same."""

    def __init__(self, hands: Hands, asked: Iterable[tuple[int, int]], free: int) -> None:
        self._dealt = [hand & free for hand in hands]
        self._settled = [hand & ~free for hand in hands]
        self._free = free
        self._asked = {(place, mask & free) for place, mask in asked}
        self._alike = [self._told_apart(place) for place in range(len(hands))]

    def _told_apart(self, place: int) -> dict[int, int]:
        """Of each free gem the gems that count the same in every question to this place."""
        groups = [self._free]
        for asked, mask in self._asked:
            if asked == place:
                parts = [part for group in groups for part in (group & mask, group & ~mask)]
                groups = [part for part in parts if part]
        return {gem: group for group in groups for gem in members(group)}

    def another(self, dice: Dice) -> Hands | None:
        """None if there is none; raises `Tired` if that could not be found out."""
        found = self._walk(dice) or self._search(dice)
        if found is None:
            return None
        return [hand | settled for hand, settled in zip(found, self._settled, strict=True)]

    def _walk(self, dice: Dice) -> Hands | None:
        hands, steps = list(self._dealt), 1 + dice.below(LONGEST_WALK)
        while steps > 0 or hands == self._dealt:
            if not self._exchange(hands, dice):
                return None
            steps -= 1
        return hands

    def _exchange(self, hands: Hands, dice: Dice) -> bool:
        """Two gems change places, such that neither place's numbers tell."""
        for place, gem in _from_anywhere(_placed(hands), dice):
            partners = [
                (other, partner)
                for other, hand in enumerate(hands)
                if other != place
                for partner in members(hand & self._alike[place][gem] & self._alike[other][gem])
            ]
            if partners:
                other, partner = partners[dice.below(len(partners))]
                hands[place] ^= 1 << gem | 1 << partner
                hands[other] ^= 1 << gem | 1 << partner
                return True
        return False

    def _search(self, dice: Dice) -> Hands | None:
        """Try for each gem in turn whether it could be elsewhere, leaving nothing out."""
        search = _Search(self._dealt, self._asked, dice)
        for place, gem in _from_anywhere(_placed(self._dealt), dice):
            found = search.without(place, gem)
            if found is not None:
                return found
        return None


def _placed(hands: Hands) -> list[tuple[int, int]]:
    return [(place, gem) for place, hand in enumerate(hands) for gem in members(hand)]


def _from_anywhere(placed: list[tuple[int, int]], dice: Dice) -> list[tuple[int, int]]:
    start = dice.below(len(placed)) if placed else 0
    return placed[start:] + placed[:start]


class _Search:
    """Narrows where gems could be by every number, and tries out where that leaves a choice."""

    def __init__(self, dealt: Hands, asked: Iterable[tuple[int, int]], dice: Dice) -> None:
        self._free = _union(dealt)
        everything = {(place, self._free) for place in range(len(dealt))}
        self._rules = [
            (place, mask, (dealt[place] & mask).bit_count())
            for place, mask in sorted({*everything, *asked})
        ]
        self._dice = dice
        self._steps = MOST_STEPS
        self._anywhere = [self._free] * len(dealt)
        self._narrow(self._anywhere)

    def without(self, place: int, gem: int) -> Hands | None:
        """A deal in which this place does not hold this gem."""
        could = list(self._anywhere)
        could[place] &= ~(1 << gem)
        return self._settle(could)

    def _settle(self, could: Hands) -> Hands | None:
        self._steps -= 1
        if self._steps < 0:
            raise Tired
        if not self._narrow(could):
            return None
        open_gems = _in_two(could)
        if not open_gems:
            return could
        gem = min(members(open_gems), key=lambda g: sum(hand >> g & 1 for hand in could))
        places = [place for place, hand in enumerate(could) if hand >> gem & 1]
        start = self._dice.below(len(places))
        for place in places[start:] + places[:start]:
            found = self._settle(_put(could, gem, place))
            if found is not None:
                return found
        return None

    def _narrow(self, could: Hands) -> bool:
        """What the numbers say for certain, in place. False if they contradict one another."""
        before: Hands = []
        while before != could:
            before = list(could)
            if not all(self._apply(could, *rule) for rule in self._rules):
                return False
        return _union(could) == self._free

    def _apply(self, could: Hands, place: int, mask: int, number: int) -> bool:
        may = could[place] & mask
        must = may & ~_union(could[:place] + could[place + 1 :])
        if not must.bit_count() <= number <= may.bit_count():
            return False
        if must.bit_count() == number:
            could[place] &= ~(may & ~must)
        elif may.bit_count() == number:
            for other in range(len(could)):
                could[other] &= ~may if other != place else -1
        return True


def _put(could: Hands, gem: int, place: int) -> Hands:
    bit = 1 << gem
    return [hand | bit if here == place else hand & ~bit for here, hand in enumerate(could)]


def _union(hands: Hands) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found


def _in_two(could: Hands) -> int:
    """The gems that could be in more than one place."""
    once = twice = 0
    for hand in could:
        twice |= once & hand
        once |= hand
    return twice
