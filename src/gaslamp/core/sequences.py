"""How many ways a game can go from a position: the wholesale check of a set of rules.

Every action counts as one, chance's too. Where several seats are awaited, each of them may go
first. Seats that merely may act are left out, as in random play. A sequence that reaches the end
of the game is counted at its own length and leads to none that is longer.

Nothing is remembered between positions: two sequences that meet are still two, and the numbers
are worth having because nothing clever was done to get them.
"""

from gaslamp.core.position import Position
from gaslamp.core.seats import in_mask


def count_sequences(position: Position, depth: int) -> list[int]:
    """The numbers of action sequences of length 1, 2 … `depth`."""
    counts = [0] * depth
    if depth:
        _count(position, 0, counts)
    return counts


def _count(position: Position, length: int, counts: list[int]) -> None:
    for seat in in_mask(position.awaited):
        actions = position.legal(seat)
        counts[length] += len(actions)
        if length + 1 < len(counts):
            _count_after(position, actions, length + 1, counts)


def _count_after(position: Position, actions: list[int], length: int, counts: list[int]) -> None:
    after = position.copy()
    for action in actions:
        after.copy_from(position)
        after.apply(action)
        _count(after, length, counts)
