"""All the ways in which the cards that one seat has not seen can lie in the others' hands."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from gaslamp.games.culprit import codes
from gaslamp.games.culprit.cards import CARD_TEXT, pack, spell
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.culprit.rules import CulpritPosition

_CULPRIT: Final = CARD_TEXT[codes.CULPRIT]


def worlds_of(position: Any, seat: int, guilty: Sequence[str], most: int) -> list[CulpritPosition]:
    """None at all if there are more than that."""
    others = [other for other in range(position.seats) if other != seat]
    unseen = list(position.rest)
    for other in others:
        for card in spell(position.hands[other]):
            unseen[CARD_TEXT.index(card)] += 1
    sizes = [len(spell(position.hands[other])) for other in others]
    worlds = []
    for hands, rest in _shared_out(unseen, sizes):
        if not _all_dealt(position, rest) or not _fits(hands, others, seat, guilty):
            continue
        worlds.append(_with_hands(position, dict(zip(others, hands, strict=True)), rest))
        if len(worlds) > most:
            return []
    return worlds


def _all_dealt(position: Any, rest: Sequence[int]) -> bool:
    """What is always dealt is not in the pile (CU-01)."""
    most = (copies - dealt for copies, dealt in zip(position.copies, position.initial, strict=True))
    return all(left <= may for left, may in zip(rest, most, strict=True))


def _fits(hands: Sequence[int], others: Sequence[int], seat: int, guilty: Sequence[str]) -> bool:
    """The Culprit is where it can be."""
    for other, hand in zip(others, hands, strict=True):
        if _CULPRIT in spell(hand):
            return SEATS[other] in guilty
    return SEATS[seat] in guilty


def _with_hands(position: Any, hands: dict[int, int], rest: list[int]) -> CulpritPosition:
    world: CulpritPosition = position.copy()
    held = list(world.hands)
    for seat, hand in hands.items():
        held[seat] = hand
    world.hands = held
    world.rest = rest
    return world


def _shared_out(
    unseen: list[int], sizes: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Every way to fill hands of these sizes, and what is left of the cards."""
    if not sizes:
        yield (), unseen
        return
    for hand, rest in _filled(unseen, sizes[0], 0):
        for more, left in _shared_out(rest, sizes[1:]):
            yield (hand, *more), left


def _filled(unseen: list[int], size: int, first: int) -> Iterator[tuple[int, list[int]]]:
    if not size:
        yield 0, unseen
        return
    for card in range(first, len(unseen)):
        if unseen[card]:
            rest = list(unseen)
            rest[card] -= 1
            for hand, left in _filled(rest, size - 1, card):
                yield hand + pack([CARD_TEXT[card]]), left
