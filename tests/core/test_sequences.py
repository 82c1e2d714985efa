from typing import cast

from gaslamp.core.position import Position
from gaslamp.core.sequences import count_sequences


class Coins:
    """Seats 0 and 1 each show one of two coins, in any order; seat 2 merely may act.

    It is asked like a position and is none, so that it can be plain Python in the compiled house.
    """

    def __init__(self) -> None:
        self.shown = [0, 0]

    @property
    def awaited(self) -> int:
        return sum(1 << seat for seat in (0, 1) if not self.shown[seat])

    @property
    def may_act(self) -> int:
        return 1 << 2

    def legal(self, seat: int) -> list[int]:
        return [seat, seat | 1 << 5]

    def apply(self, action: int) -> None:
        self.shown[action & 31] = 1 + (action >> 5)

    def copy_from(self, other: "Coins") -> None:
        self.shown = list(other.shown)

    def copy(self) -> "Coins":
        twin = Coins()
        twin.copy_from(self)
        return twin


def start() -> Position:
    return cast("Position", Coins())


def test_each_awaited_seat_may_go_first_and_those_who_merely_may_act_are_left_out() -> None:
    assert count_sequences(start(), 2) == [4, 8]


def test_nothing_follows_the_end() -> None:
    assert count_sequences(start(), 4) == [4, 8, 0, 0]


def test_no_depth_no_numbers() -> None:
    assert count_sequences(start(), 0) == []


def test_counting_changes_nothing() -> None:
    coins = Coins()
    count_sequences(cast("Position", coins), 2)
    assert coins.shown == [0, 0]
