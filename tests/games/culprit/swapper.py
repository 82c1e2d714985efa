"""Another game that a viewer cannot tell from the real one, by CU-80.

Two cards whose faces the viewer may not have seen change their faces, in the deal and wherever
they went later. The new game counts if it is legal and the viewer may know the same of it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec
from tests.contract.cases import NOTHING_HIDDEN, Case, Nothing, position_after
from tests.games.culprit.witnessed import HAND, Witnessed

from gaslamp.core.dice import Dice
from gaslamp.core.game import is_small
from gaslamp.core.numbering import seat_of
from gaslamp.core.random_play import random_action
from gaslamp.games.culprit import actions as verbs
from gaslamp.games.culprit.cards import COPIES
from gaslamp.games.culprit.options import agreed_deck

TRIES = 150


def swap(case: Case, actions: Sequence[int], viewer: int, dice: Dice) -> list[int] | Nothing | None:
    if position_after(case, actions).over:
        return NOTHING_HIDDEN
    dealing = _last_deal([verbs.to_typed(action) for action in actions])
    if 0 < dealing < HAND * case.seats:
        return _another_deal(case, actions, len(actions) - dealing, dice)
    watched, cards, known = _watch(case, tuple(actions), viewer)
    for one, two in _pairs(case, watched, dice):
        if watched.face[one] == watched.face[two]:
            continue
        other = _retold(case, watched, actions, cards, {one: two, two: one})
        if other is None or sorted(other) == sorted(actions):
            continue
        if _fits(case, other, viewer, known):
            return other
    return NOTHING_HIDDEN if is_small(case.agreed) else None


def _pairs(case: Case, watched: Witnessed, dice: Dice) -> Iterator[tuple[int, int]]:
    """Some of a round's many; all of a small deck's few, and then there is no other game."""
    if not is_small(case.agreed):
        yield from (_two_cards(watched, dice) for _ in range(TRIES))
        return
    pairs = list(combinations(range(len(watched.face)), 2))
    first = dice.below(len(pairs))
    yield from pairs[first:] + pairs[:first]


def _last_deal(typed: list[Any]) -> int:
    """How many cards have been dealt since anything else happened."""
    dealt = 0
    for action in reversed(typed):
        if not isinstance(action, verbs.Deal):
            break
        dealt += 1
    return dealt


def _another_deal(case: Case, actions: Sequence[int], start: int, dice: Dice) -> list[int] | None:
    """Nobody sees anything of an unfinished deal."""
    for _ in range(TRIES):
        position, other = position_after(case, actions[:start]), list(actions[:start])
        while len(other) < len(actions):
            other.append(random_action(position, dice))
            position.apply(other[-1])
        if other != list(actions):
            return other
    return None


def _copies(case: Case) -> dict[str, int]:
    return agreed_deck(case.seats, case.agreed)[0]


@lru_cache(maxsize=2)
def _watch(
    case: Case, actions: tuple[int, ...], viewer: int
) -> tuple[Witnessed, list[int | None], list[Any]]:
    watched = Witnessed(case.seats, _copies(case), viewer)
    seen = [watched.happens(verbs.to_typed(action)) for action in actions]
    return watched, [each.card for each in seen], [each.known for each in seen]


def _two_cards(watched: Witnessed, dice: Dice) -> tuple[int, int]:
    """Two cards of one round, usually of the last and usually such as the viewer has not seen."""
    deck = sum(watched.copies.values())
    rounds = len(watched.face) // deck
    last = rounds - 1 if watched.dealt else rounds - 2
    chosen = last if dice.below(4) else dice.below(last + 1)
    cards = list(range(chosen * deck, (chosen + 1) * deck))
    hidden = [card for card in cards if card not in watched.exposed]
    pool = hidden if len(hidden) > 1 and dice.below(8) else cards
    return pool[dice.below(len(pool))], pool[dice.below(len(pool))]


def _retold(
    case: Case,
    watched: Witnessed,
    actions: Sequence[int],
    cards: list[int | None],
    exchanged: dict[int, int],
) -> list[int] | None:
    told, deals = list(actions), set()
    for index, card in enumerate(cards):
        if card in exchanged:
            action: Any = verbs.to_typed(actions[index])
            changed = msgspec.structs.replace(action, card=watched.face[exchanged[card]])
            told[index] = verbs.from_typed(changed)
            if isinstance(action, verbs.Deal):
                deals.add(_begin_of_deal(actions, index))
    for start in deals:
        end = start + HAND * case.seats
        ordered = _in_order(case, [verbs.to_typed(action) for action in told[start:end]])
        if ordered is None:
            return None
        told[start:end] = [verbs.from_typed(action) for action in ordered]
    return told


def _begin_of_deal(actions: Sequence[int], index: int) -> int:
    while index and isinstance(verbs.to_typed(actions[index - 1]), verbs.Deal):
        index -= 1
    return index


def _in_order(case: Case, deals: list[Any]) -> list[Any] | None:
    """The same hands, dealt as the house deals: the initial pack first. None if it is not there."""
    initial = agreed_deck(case.seats, case.agreed)[1].initial
    left, first = sorted(deals, key=lambda deal: deal.seat), []
    for card, number in sorted(initial.items(), key=lambda item: list(COPIES).index(item[0])):
        for _ in range(number):
            found = next((deal for deal in left if deal.card == card), None)
            if found is None:
                return None
            left.remove(found)
            first.append(found)
    return first + left


def _fits(case: Case, other: list[int], viewer: int, known: list[Any]) -> bool:
    position = case.start()
    for action in other:
        if action not in position.legal(seat_of(action)):
            return False
        position.apply(action)
    return _watch(case, tuple(other), viewer)[2] == known
