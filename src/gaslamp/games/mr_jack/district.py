"""The board of Mr. Jack: who and what stands where, who is seen, and how far one can go."""

from gaslamp.core.position import Position
from gaslamp.games.mr_jack.board import (
    ACROSS_TABLE,
    BEAM_TABLE,
    LIGHT_TABLE,
    NARROW,
    NEXT_TABLE,
    OPEN_TABLE,
    SEWER_ACROSS_TABLE,
    SEWER_TABLE,
    START_CORDONS,
    START_COVERS,
    START_FACING,
    START_TILES,
    WITHIN_TABLE,
)
from gaslamp.games.mr_jack.codes import STEALTHY, WATSON
from gaslamp.games.mr_jack.forms import FORMS

_CHARACTERS = 8
_LAMPS = 8

_BIT = [1 << i for i in range(64)]
_NEXT = list(NEXT_TABLE)
_WITHIN = list(WITHIN_TABLE)
_ACROSS = list(ACROSS_TABLE)
_SEWERS = list(SEWER_TABLE)
_SEWERS_ACROSS = list(SEWER_ACROSS_TABLE)
_OPEN_MANHOLES = list(OPEN_TABLE)
_BEAM = list(BEAM_TABLE)
_LIGHT = list(LIGHT_TABLE)
_NARROW = NARROW


class District(Position):
    def __init__(self, form: int = 0) -> None:
        super().__init__()
        self.form = form
        self.people = FORMS[form].people
        """Who is there, one bit a character: all eight, but in a small form."""
        self.moves = FORMS[form].moves
        """MJ-30."""
        self.at = list(FORMS[form].start)
        """MJ-02: the cell of each character."""
        self.facing = START_FACING
        self.tiles = list(START_TILES)
        """MJ-03: the lit tile on each lamp place: its number, 5 for a plain one, 0 for none."""
        self.covers = START_COVERS
        self.cordons = START_CORDONS

    # Seen and unseen

    def _occupied(self) -> int:
        occupied = _BIT[self.at[0]]
        for character in range(1, _CHARACTERS):
            occupied |= _BIT[self.at[character]]
        return occupied

    def _lamplight(self) -> int:
        """MJ-20: the streets beside a lit lamp."""
        light = 0
        for lamp in range(_LAMPS):
            if self.tiles[lamp]:
                light |= _LIGHT[lamp]
        return light

    def _visible(self) -> int:
        """MJ-21 to MJ-24: the characters in lamplight, in Watson's beam or beside another."""
        occupied = self._occupied()
        light = self._lamplight() | _BEAM[self.at[WATSON] * 6 + self.facing]
        visible = 0
        for character in range(_CHARACTERS):
            cell = self.at[character]
            if light & _BIT[cell] or _NEXT[cell] & occupied:
                visible |= 1 << character
        return visible

    # Moving

    def _points(self, character: int) -> int:
        """MJ-30."""
        return self.moves + (character == STEALTHY)

    def _reach(self, character: int, points: int) -> int:
        """MJ-31 to MJ-35, MJ-55: every street within so many points, the one it stands on too."""
        row = self.at[character] * 5
        opened = _OPEN_MANHOLES[self.covers]
        if character == STEALTHY:
            reached = _ACROSS[row + points]
            for walked in range(points):
                if _ACROSS[row + walked] & opened:
                    return reached | _SEWERS_ACROSS[self.covers * 4 + points - walked - 1]
            return reached
        reached = _WITHIN[row + points]
        for walked in range(points):
            if _WITHIN[row + walked] & opened:
                return reached | _SEWERS[self.covers * 4 + points - walked - 1]
        return reached

    def _can_move(self, character: int) -> bool:
        """MJ-62: whether a free cell can be reached."""
        return self._reach(character, self._points(character)) & ~self._occupied() != 0

    def _is_hemmed_in(self, character: int) -> bool:
        """MJ-62: whether others could possibly take every cell in reach."""
        return _NARROW & _BIT[self.at[character]] != 0

    # For Python

    @property
    def visible(self) -> int:
        """Mask of the characters that are seen now."""
        return self._visible()

    @property
    def lamplight(self) -> int:
        """Mask of the streets beside a lit lamp."""
        return self._lamplight()
