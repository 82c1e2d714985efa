"""The same game told again with other hands: what a sampled position must be able to come from."""

from collections.abc import Sequence

from gaslamp.core.bits import members
from gaslamp.core.numbering import seat_of
from gaslamp.games.sleuth import actions as verbs
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.rules import SleuthPosition


def retold(actions: Sequence[int], other: SleuthPosition, viewer: int) -> list[int]:
    """The viewer's own cards come in the order they came; namings come out as they did."""
    hands = {seat: members(other.hands[seat]) for seat in range(other.seats)}
    told = list(actions)
    for index, action in enumerate(actions):
        typed = verbs.to_typed(action)
        if isinstance(typed, verbs.Deal) and typed.seat not in (None, viewer):
            assert typed.seat is not None
            gem = GEM_TEXT[hands[typed.seat].pop()]
            told[index] = verbs.from_typed(verbs.Deal(typed.seat, gem))
    for indexes in _namings(actions):
        _rename(told, indexes, actions, other, viewer)
    return told


def _namings(actions: Sequence[int]) -> list[list[int]]:
    found: dict[int, list[int]] = {}
    for index, action in enumerate(actions):
        typed = verbs.to_typed(action)
        if isinstance(typed, verbs.Name):
            found.setdefault(typed.seat, []).append(index)
    return list(found.values())


def _rename(
    told: list[int], indexes: list[int], actions: Sequence[int], other: SleuthPosition, viewer: int
) -> None:
    seat = seat_of(actions[indexes[0]])
    if seat == viewer or len(indexes) < other.missing:
        return
    right = members(other.undealt)
    wrong = next(
        list(range(first, first + other.missing))
        for first in range(2)
        if list(range(first, first + other.missing)) != right
    )
    for index, gem in zip(indexes, right if other.winners >> seat & 1 else wrong, strict=True):
        told[index] = verbs.from_typed(verbs.Name(seat, GEM_TEXT[gem]))
