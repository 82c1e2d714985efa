"""Who sits where when the same people play again."""

from typing import Final, Literal

from gaslamp.table.state import Table

Again = Literal["turned", "same", "swapped"]
TURNED: Final[Again] = "turned"
SAME: Final[Again] = "same"
SWAPPED: Final[Again] = "swapped"


def seats_again(table: Table, mine: list[int], how: Again) -> list[int]:
    """Of each seat at the new table, whose seat at this one: everybody one further, everybody
    where they were, or whoever asks in the place of somebody on the other side."""
    seats = list(range(table.seats))
    if how == SAME:
        return seats
    if how == SWAPPED and len(table.game.sides(table.seats)) == 2:
        return _swapped(table, mine)
    return [*seats[-1:], *seats[:-1]]


def _swapped(table: Table, mine: list[int]) -> list[int]:
    """All seats of the one change hands with all seats of the other, however many each has."""
    facing = next(side for side in table.game.sides(table.seats) if mine[0] not in side)
    theirs = _seats_like(table, facing[0])
    order = list(range(table.seats))
    for seats, new in ((mine, theirs[0]), (theirs, mine[0])):
        for seat in seats:
            order[seat] = new
    return order


def _seats_like(table: Table, seat: int) -> list[int]:
    """The seats of whoever sits there; each bot is somebody else."""
    person = table.chairs[seat].person
    return [seat] if person is None else table.seats_of(person)
