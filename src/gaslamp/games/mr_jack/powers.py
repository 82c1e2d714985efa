"""The characters' powers: what each of them owes, may do and does (MJ-50 to MJ-62)."""

from gaslamp.core.layout import ARGUMENT, KIND
from gaslamp.games.mr_jack.codes import (
    BERT,
    CELL,
    CORDON,
    COVER,
    DRAW_ALIBI,
    EXCHANGE,
    EXIT_BITS,
    GOODLEY,
    GULL,
    HOLMES,
    LAMP,
    LANTERN,
    LESTRADE,
    MOVE,
    NOBODY,
    OTHER,
    OTHER_EXIT,
    PLACE_BITS,
    SMITH,
    SPENT,
    SPENT_BITS,
    STAY,
    STEALTHY,
    WATSON,
    WHISTLE,
)
from gaslamp.games.mr_jack.whistle import Whistling

_CHARACTERS = 8
_DIRECTIONS = 6
_EXITS = 4
_PLACES = 8


class Powers(Whistling):
    def __init__(self, form: int = 0) -> None:
        super().__init__(form)
        self.active = NOBODY
        self.powered = 0
        """Whether the active character's power is used, or nothing is owed by it."""
        self.turning = 0
        """Whether Watson has been moved and his lantern waits to be turned (MJ-52)."""
        self.pile = self.people
        """The alibi cards that nobody has drawn."""
        self.alibis = [0] * 2

    # What each may do

    def _legal_powers(self, seat: int, out: list[int]) -> int:
        if self.active == GOODLEY:
            return self._legal_whistles(seat, out, 0)
        if self.active == SMITH:
            return self._legal_lamps(seat, out)
        if self.active == LESTRADE:
            return self._legal_cordons(seat, out)
        if self.active == BERT:
            return self._legal_covers(seat, out)
        return 0

    def _legal_exchanges(self, seat: int, out: list[int], count: int) -> int:
        """MJ-59."""
        for character in range(_CHARACTERS):
            if character != GULL and self.people >> character & 1:
                out[count] = seat | EXCHANGE << KIND | character << ARGUMENT
                count += 1
        return count

    def _legal_lanterns(self, seat: int, out: list[int]) -> int:
        """MJ-52: any direction, the one he has too."""
        for direction in range(_DIRECTIONS):
            out[direction] = seat | LANTERN << KIND | direction << ARGUMENT
        return _DIRECTIONS

    def _legal_lamps(self, seat: int, out: list[int]) -> int:
        """MJ-53."""
        count = 0
        for lit in range(_PLACES):
            if self.tiles[lit]:
                for unlit in range(_PLACES):
                    if not self.tiles[unlit]:
                        out[count] = seat | LAMP << KIND | (lit | unlit << OTHER) << ARGUMENT
                        count += 1
        return count

    def _legal_cordons(self, seat: int, out: list[int]) -> int:
        """MJ-54."""
        count = 0
        for closed in range(_EXITS):
            if self.cordons >> closed & 1:
                for opened in range(_EXITS):
                    if not self.cordons >> opened & 1:
                        out[count] = (
                            seat | CORDON << KIND | (closed | opened << OTHER_EXIT) << ARGUMENT
                        )
                        count += 1
        return count

    def _legal_covers(self, seat: int, out: list[int]) -> int:
        """MJ-60, MJ-62. There is always a cover that can go elsewhere, if he has a move to lose."""
        leaving_move = not self.moved and self._is_hemmed_in(BERT) and self._some_cover_serves()
        count = 0
        for covered in range(_PLACES):
            for opened in range(_PLACES):
                if self._cover_goes(covered, opened) and (
                    not leaving_move or self._cover_serves(covered, opened)
                ):
                    out[count] = seat | COVER << KIND | (covered | opened << OTHER) << ARGUMENT
                    count += 1
        return count

    def _cover_goes(self, covered: int, opened: int) -> bool:
        return self.covers >> covered & 1 != 0 and not self.covers >> opened & 1

    def _cover_serves(self, covered: int, opened: int) -> bool:
        """MJ-62: whether Bert can move when this cover has gone there, or end what he could do."""
        covers = self.covers
        had_a_move = self._can_move(BERT)
        self.covers ^= 1 << covered | 1 << opened
        serves = self._can_move(BERT) or (had_a_move and self._ends_cornered())
        self.covers = covers
        return serves

    def _some_cover_serves(self) -> bool:
        for covered in range(_PLACES):
            for opened in range(_PLACES):
                if self._cover_goes(covered, opened) and self._cover_serves(covered, opened):
                    return True
        return False

    def _power_frees_move(self) -> bool:
        """MJ-62: whether somebody who is stuck can be freed by using the power first.

        Only Bert can: he opens a manhole. For the whistle see `_has_a_move`.
        """
        return self.active == BERT and not self.powered and self._some_cover_serves()

    # What it does

    def _activate(self, character: int) -> None:
        """MJ-50: what is owed. Watson's lantern is owed as soon as he has moved."""
        self.active = character
        self.powered = 1 if character in (WATSON, STEALTHY, GULL) else 0
        if character == GOODLEY:
            self.points = self._most_points()

    def _carry_out(self, kind: int, argument: int) -> None:
        if kind == MOVE:
            self.at[self.active] = argument
            self._has_moved()
        elif kind == STAY:
            self._has_moved()
        elif kind == LANTERN:
            self.facing = argument
            self.turning = 0
        elif kind == WHISTLE:
            self._whistle(argument & PLACE_BITS, argument >> SPENT & SPENT_BITS, argument >> CELL)
        elif kind == EXCHANGE:
            self._exchange(argument)
        elif kind == DRAW_ALIBI:
            self.pile &= ~(1 << (argument & PLACE_BITS))
            self.alibis[argument >> OTHER] |= 1 << (argument & PLACE_BITS)
            self.powered = 1
        else:
            self._move_piece(kind, argument)
            self.powered = 1

    def _has_moved(self) -> None:
        """MJ-51, MJ-52, MJ-56, MJ-61: what each power asks for once its character has moved."""
        self.moved = 1
        if self.active == WATSON:
            self.turning = 1
        elif self.active == HOLMES:
            self.powered = 0 if self.pile else 1
        elif self.active == GOODLEY and not self.powered:
            self.points = self._most_points()
            self.powered = 0 if self.points else 1

    def _whistle(self, character: int, points: int, cell: int) -> None:
        """MJ-52, MJ-56, MJ-62."""
        had_a_move = self._has_a_move(GOODLEY)
        self.at[character] = cell
        self._corner(GOODLEY, had_a_move)
        self.points -= points
        self.whistled |= 1 << character
        if character == WATSON:
            self.turning = 1
        if self.points == 0:
            self.powered = 1
            self.whistled = 0

    def _exchange(self, character: int) -> None:
        """MJ-52, MJ-59."""
        cell = self.at[GULL]
        self.at[GULL] = self.at[character]
        self.at[character] = cell
        self.moved = 1
        if character == WATSON:
            self.turning = 1

    def _move_piece(self, kind: int, argument: int) -> None:
        """MJ-53, MJ-54, MJ-60, MJ-62."""
        if kind == LAMP:
            self.tiles[argument >> OTHER] = self.tiles[argument & PLACE_BITS]
            self.tiles[argument & PLACE_BITS] = 0
        elif kind == CORDON:
            self.cordons ^= 1 << (argument & EXIT_BITS) | 1 << (argument >> OTHER_EXIT)
        else:
            had_a_move = self._has_a_move(BERT)
            self.covers ^= 1 << (argument & PLACE_BITS) | 1 << (argument >> OTHER)
            self._corner(BERT, had_a_move)

    def _activation_over(self) -> bool:
        return self.moved != 0 and self.powered != 0 and not self.turning
