"""Sets of up to 64 small numbers as the bits of one number."""

_MASK = 0xFFFFFFFFFFFFFFFF
# Multiplying a lone bit by a de Bruijn sequence brings a different six bits to the top for each.
_SEQUENCE = 0x03F79D71B4CB0A89
_PLACE = [0] * 64
for _bit in range(64):
    _PLACE[((_SEQUENCE << _bit) & _MASK) >> 58] = _bit


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return _PLACE[(((mask & -mask) * _SEQUENCE) & _MASK) >> 58]


def count(mask: int) -> int:
    """How many members a set has."""
    size = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def gained(before: int, after: int) -> int:
    """The members that a set has now and had not.

    Which of two masks is the greater number says nothing about the sets: they are never compared
    by `<` and the like (tests/core/test_bits.py looks after that).
    """
    return after & ~before


def members(mask: int) -> list[int]:
    """The members of a set, ascending."""
    return [i for i in range(64) if mask >> i & 1]


def mask_of(numbers: "list[int]") -> int:
    """The set of these numbers."""
    return sum(1 << number for number in set(numbers))
