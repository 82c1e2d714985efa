"""Goodley's whistle (MJ-56 to MJ-58, MJ-62): three points, shared one character at a time.

A whistled character goes all its way at once. That reaches every placement there is: nobody is in
anybody's way, and whoever is to end where another stood has come from farther off, so that the
other one can always have gone before.
"""

from gaslamp.core import bits
from gaslamp.core.layout import ARGUMENT, KIND
from gaslamp.games.mr_jack.board import NEARER_TABLE, WALK_TABLE
from gaslamp.games.mr_jack.codes import CELL, GOODLEY, SPENT, WHISTLE, WHISTLE_POINTS
from gaslamp.games.mr_jack.district import District

_CHARACTERS = 8
_STREETS = 60

_WHISTLE = WHISTLE << KIND
_BIT = [1 << i for i in range(64)]
_WALK = list(WALK_TABLE)
_NEARER = list(NEARER_TABLE)


class Whistling(District):
    def __init__(self, form: int = 0) -> None:
        super().__init__(form)
        self.moved = 0
        """Whether the active character has moved, or has been excused from it (MJ-62)."""
        self.points = 0
        """What the whistle still has to spend, where Goodley stands now."""
        self.whistled = 0
        """Who has been whistled already, while points are left."""
        self.cornered = 0
        """Whether the power, used first, has taken away the last free cell (MJ-62)."""

    def _most_points(self) -> int:
        """MJ-58: all three, or as many as can be spent."""
        points = WHISTLE_POINTS
        while points and not self._can_spend(points, 0, self._occupied()):
            points -= 1
        return points

    def _called_to(self, character: int, points: int, occupied: int) -> int:
        """MJ-57, MJ-58: the free cells nearer to Goodley at the end of a way of so many steps."""
        cell = self.at[character]
        nearer = _NEARER[self.at[GOODLEY] * _STREETS + cell]
        return _WALK[cell * 4 + points] & nearer & ~occupied

    def _may_be_whistled(self, character: int) -> bool:
        return character != GOODLEY and (self.people & ~self.whistled) >> character & 1 != 0

    def _can_spend(self, points: int, leaving_move: int, occupied: int) -> bool:
        """Whether exactly so many can be spent, `leaving_move` so that Goodley can go on then."""
        if points == 0:
            return not leaving_move or self._can_move(GOODLEY) or self._ends_cornered()
        for character in range(_CHARACTERS):
            if self._may_be_whistled(character):
                for spent in range(points, 0, -1):
                    ends = self._called_to(character, spent, occupied)
                    while ends:
                        end = bits.lowest(ends)
                        ends &= ends - 1
                        if self._end_serves(character, end, points - spent, leaving_move, occupied):
                            return True
        return False

    def _end_serves(
        self, character: int, end: int, left: int, leaving_move: int, occupied: int
    ) -> bool:
        """Whether the points that are left can be spent once the character stands there."""
        if left == 0 and not leaving_move:
            return True
        start = self.at[character]
        self.at[character] = end
        self.whistled ^= 1 << character
        serves = self._can_spend(left, leaving_move, occupied ^ _BIT[start] ^ _BIT[end])
        self.at[character] = start
        self.whistled ^= 1 << character
        return serves

    def _legal_whistles(self, seat: int, out: list[int], count: int) -> int:
        """MJ-58, MJ-62: each way to begin, or to go on, that can be brought to an end."""
        leaving_move = self._has_a_move(GOODLEY)
        occupied = self._occupied()
        for character in range(_CHARACTERS):
            if self._may_be_whistled(character):
                for spent in range(1, self.points + 1):
                    ends = self._called_to(character, spent, occupied)
                    left = self.points - spent
                    while ends:
                        end = bits.lowest(ends)
                        ends &= ends - 1
                        if self._end_serves(character, end, left, leaving_move, occupied):
                            whistled = character | spent << SPENT | end << CELL
                            out[count] = seat | _WHISTLE | whistled << ARGUMENT
                            count += 1
        return count

    # The last free cell

    def _ends_cornered(self) -> bool:
        """MJ-62: whether the active character, if it cannot move any more, may accuse or leave."""
        return False

    def _has_a_move(self, character: int) -> bool:
        """MJ-62: whether a power used first has a move to leave, because the last might be taken.

        Where Goodley has none, no whistle can make one: it would have to be in a corner where all
        that he can reach is near and taken, and whoever stands there could only come nearer still.
        """
        if self.moved or not self._is_hemmed_in(character):
            return False
        return self.cornered != 0 or self._can_move(character)

    def _corner(self, character: int, had_a_move: int) -> None:
        """MJ-62: remembers that a move was there, where the power has left none."""
        self.cornered = 1 if had_a_move and not self._can_move(character) else 0

    @property
    def most_points(self) -> int:
        """What a whistle can spend where Goodley stands now."""
        return self._most_points()
