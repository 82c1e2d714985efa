"""One whole round that the viewer could not tell from the real one, drawn by how likely it is.

The worlds of a sight are walked from the deal to one that is possible now, each time to a world
that leads there; then the round is told with single cards. What is still open at the end is drawn
last.
"""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.games.culprit.actions import Deal
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.knowledge import pick
from gaslamp.knowledge.culprit.completions import Deck, completing, one_of
from gaslamp.knowledge.culprit.followed_round import FollowedRound
from gaslamp.knowledge.culprit.labels import LATE, OPEN, POOLED, Labels, may_be, plus, unflagged
from gaslamp.knowledge.culprit.oblivion import Forgetting
from gaslamp.knowledge.culprit.steps import (
    Choosing,
    Drawing,
    Looking,
    Moving,
    Passing,
    Searching,
    WorldStep,
)
from gaslamp.knowledge.culprit.worlds import (
    FIRST_POOL,
    World,
    came_late,
    label_of,
    pool_of,
    settled_and_open,
)


class Card:
    """A single card, with the label by which the viewer tells it from others."""

    def __init__(self, label: int) -> None:
        self.label = label

    @property
    def kind(self) -> int:
        assert self.label < OPEN
        return self.label


def shuffled(row: Sequence[int], dice: Dice) -> list[int]:
    left = list(row)
    return [left.pop(dice.below(len(left))) for _ in row]


def history(following: FollowedRound, dice: Dice) -> list[tuple[World, int]]:
    """The worlds of one history, from the deal to now, with the label that moved to each."""
    onward = following.onward
    dealt = following.layers[0]
    first = list(onward[0])
    world = first[pick([dealt[each] * onward[0][each] for each in first], dice)]
    found = [(world, 0)]
    for step, after in zip(following.reading.steps, onward[1:], strict=True):
        ways = [
            (child, label, more * after[child])
            for child, more, label in step.branches(world)
            if child in after
        ]
        world, label, _ = ways[pick([share for _, _, share in ways], dice)]
        found.append((world, label))
    return found


class Retelling:
    """`hands` as they were dealt, and `told`: every step with the card that moved."""

    def __init__(self, following: FollowedRound, dice: Dice) -> None:
        self.deck: Deck = following.deck
        self.dice = dice
        worlds = history(following, dice)
        self.places = [[Card(label) for label in labels] for labels in worlds[0][0][:FIRST_POOL]]
        self.hands = [list(hand) for hand in self.places[: following.seats]]
        self.told: list[tuple[WorldStep, Card | None]] = []
        before = worlds[0][0]
        for step, (now, label) in zip(following.reading.steps, worlds[1:], strict=True):
            self.told.append((step, self._tell(step, before, now, label)))
            before = now
        self._fill_pools(before)
        self._fill(before)

    def actions(self) -> list[Any]:
        """The round as typed actions, from the deal on."""
        named = [
            (step.at, step.action("" if card is None else CARD_TEXT[card.kind]))
            for step, card in self.told
            if step.action is not None
        ]
        return [*self._deals(), *(action for _, action in sorted(named, key=lambda pair: pair[0]))]

    def _deals(self) -> list[Deal]:
        """The cards that are always dealt come first, then the hands are filled one by one."""
        left = [(seat, card.kind) for seat, hand in enumerate(self.hands) for card in hand]
        first = []
        for kind, number in enumerate(self.deck.always):
            for _ in range(number):
                fits = [deal for deal in left if deal[1] == kind]
                first.append(fits[self.dice.below(len(fits))])
                left.remove(first[-1])
        return [Deal(seat, CARD_TEXT[kind]) for seat, kind in [*first, *left]]

    # Step by step

    def _tell(self, step: WorldStep, before: World, now: World, label: int) -> Card | None:
        if isinstance(step, Drawing):
            self.places[step.place].append(Card(label))
            return self.places[step.place][-1]
        if isinstance(step, Passing):
            self.places[step.to] += self.places[step.place]
            self.places[step.place] = []
        if isinstance(step, Choosing) and step.kind is None:
            hand = self.places[step.place]
            return hand[self.dice.below(len(hand))]
        if isinstance(step, Moving):
            return self._move(step, before, now, label)
        if isinstance(step, Looking):
            self._settle(step.place, before, now, list(step.cards))
            self.places[step.place] = [Card(each) for each in now[step.place]]
        if isinstance(step, Searching) and now != before:
            self._settle(step.place, before, now, list(now[step.place]))
        if isinstance(step, Forgetting):
            self._unflag(step.flags_gone(before))
        return None

    def _unflag(self, flags: int) -> None:
        for place in self.places:
            for card in place:
                card.label = unflagged(bytes([card.label]), flags)[0]

    def _move(self, step: Moving, before: World, now: World, label: int) -> Card:
        """Any of the cards with that label."""
        fits = [card for card in self.places[step.place] if card.label == label]
        card = fits[self.dice.below(len(fits))]
        self.places[step.place].remove(card)
        self.places[step.to].append(card)
        if step.kind is not None:
            card.label = step.kind
            self._close_pools(before, now, [(label, step.kind)])
        return card

    def _settle(self, place: int, before: World, now: World, labels: list[int]) -> None:
        """Tell the cards of a place what they have turned out to be, in any way that fits."""
        cards = self.places[place]
        while True:
            after = shuffled(labels, self.dice)
            pairs = [(card.label, label) for card, label in zip(cards, after, strict=True)]
            if all(_fits(old, new) for old, new in pairs) and _accounted(before, now, pairs):
                break
        for card, label in zip(cards, after, strict=True):
            card.label = label
        self._close_pools(before, now, pairs)

    def _close_pools(self, before: World, now: World, pairs: list[tuple[int, int]]) -> None:
        """When all that is left of a pool is of one kind, its cards are settled."""
        for pool in range(FIRST_POOL, len(before) - 1):
            rest = _left(before, pool, pairs)
            if rest and not now[pool]:
                for place in self.places:
                    for card in place:
                        card.label = rest[0] if card.label == label_of(pool) else card.label

    # What is open at the end

    def _fill_pools(self, world: World) -> None:
        for pool in range(FIRST_POOL, len(world) - 1):
            kinds = shuffled(list(world[pool]), self.dice)
            for place in self.places:
                for card in place:
                    if card.label == label_of(pool):
                        card.label = kinds.pop()

    def _fill(self, world: World) -> None:
        labels, late = settled_and_open(world), came_late(world)
        for place in self.places:
            for card in place:
                if card.label >= OPEN:
                    cards = completing(self.deck, labels, late)
                    shares = [cards.together(kind, one_of(card.label)) for kind in range(16)]
                    kind = pick(shares, self.dice)
                    labels = plus(labels.replace(bytes([card.label]), b"", 1), bytes([kind]))
                    late = plus(late, bytes([kind])) if (card.label - OPEN) & LATE else late
                    card.label = kind


def _fits(old: int, new: int) -> bool:
    if old == new:
        return True
    if old >= POOLED:
        return new < OPEN
    if old >= OPEN:
        return may_be(old, new) if new < OPEN else new & ~3 == old & ~3 and new & old == old
    return False


def _left(before: World, pool: int, pairs: list[tuple[int, int]]) -> list[int] | None:
    """What is left in a pool when these cards of it are settled; None if they are not there."""
    left = list(before[pool])
    for old, new in pairs:
        if new < OPEN and old >= POOLED and pool_of(old) == pool:
            if new not in left:
                return None
            left.remove(new)
    return left


def _accounted(before: World, now: World, pairs: list[tuple[int, int]]) -> bool:
    """The pools have lost these cards, and as many came late as is known."""
    late = [
        new for old, new in pairs if OPEN <= old < POOLED and new < OPEN and (old - OPEN) & LATE
    ]
    if plus(came_late(before), bytes(late)) != came_late(now):
        return False
    return all(
        _remains(_left(before, pool, pairs), now[pool])
        for pool in range(FIRST_POOL, len(before) - 1)
    )


def _remains(left: list[int] | None, rest: Labels) -> bool:
    """A pool with only one kind left is closed, and nothing stands for it."""
    return left is not None and (left == list(rest) or (not rest and len({*left}) == 1))
