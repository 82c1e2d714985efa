"""A small generator for random play and tests: the same numbers compiled or not, for ever.

It is splitmix64. It is fast and repeatable, and it is not for dealing real games: its next
number can be worked out from the last one.
"""

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


class Dice:
    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def _roll(self) -> int:
        self.state = (self.state + _STEP) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * _MIX_1) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _MASK
        return mixed ^ (mixed >> 31)

    def _below(self, limit: int) -> int:
        return ((self._roll() >> 32) * limit) >> 32

    def roll(self) -> int:
        """The next number of 64 random bits."""
        return self._roll()

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, for limits far below 2^32."""
        return self._below(limit)
