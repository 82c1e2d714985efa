"""How a round ends, what it is worth, and when it was the last (CU-31 to CU-37)."""

from gaslamp.games.culprit.codes import (
    ESCAPED,
    FOUND_BY_DETECTIVE,
    FOUND_BY_TOBY,
    HANDCUFFED,
    NOBODY,
    POINTS,
)
from gaslamp.games.culprit.table import CulpritTable

_ENOUGH = 5
_ESCAPE_POINTS = 2
_DETECTIVE_POINTS = 2
_TOBY_POINTS = 3


class Scoring(CulpritTable):
    def _reveal(self, seat: int) -> None:
        """CU-13, CU-33, CU-34: the Culprit was the last card of this hand."""
        self._end_round(HANDCUFFED if self.handcuffs == seat else ESCAPED, seat, NOBODY)

    def _end_round(self, how: int, culprit: int, finder: int) -> None:
        guilty = self.accomplices | 1 << culprit
        side = guilty if how == ESCAPED else ((1 << self.seats) - 1) & ~guilty
        if self.flash:
            self.ended = how
            self.winners = side
            return
        for seat in range(self.seats):
            if side >> seat & 1:
                self.points[seat] += self._worth(how, seat == finder)
        self._end_game_or_go_on()

    def _worth(self, how: int, found_it: bool) -> int:
        """What a round gives to a seat of the side that won it."""
        if how == ESCAPED:
            return _ESCAPE_POINTS
        if found_it and how == FOUND_BY_DETECTIVE:
            return _DETECTIVE_POINTS
        if found_it and how == FOUND_BY_TOBY:
            return _TOBY_POINTS
        return 1

    def _end_game_or_go_on(self) -> None:
        """CU-35, CU-36."""
        best = self._most_points()
        if best < _ENOUGH:
            self._start_round()
            return
        self.ended = POINTS
        for seat in range(self.seats):
            if self.points[seat] == best:
                self.winners |= 1 << seat

    def _most_points(self) -> int:
        best = 0
        for seat in range(self.seats):
            best = max(best, self.points[seat])
        return best
