"""The frozen generator: draw number k out of a total, from the seed and from nothing else.

It does not depend on the moves. If it did, a player who is told the seed could try one legal move
after another in mind until chance falls as they like.
"""

import hmac
from struct import Struct
from typing import Final, NamedTuple

from gaslamp.core.dealing.encoding import LARGEST, label, pack

BITS: Final = 64
_BYTES: Final = BITS // 8
# What `pack` would make of the label and of two numbers, each of which has 8 bytes.
_LABEL: Final = pack(label("draw"))
_NUMBERS: Final = Struct(">IQIQ")


class Lot(NamedTuple):
    number: int
    total: int


def accepted(total: int, bits: int = BITS) -> int:
    """Values below this are used: the largest multiple of `total` that `bits` bits can count."""
    return (1 << bits) - (1 << bits) % total


def raw(seed: bytes, counter: int, attempt: int) -> int:
    message = _LABEL + _NUMBERS.pack(8, counter, 8, attempt)
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:_BYTES], "big")


def draw(seed: bytes, counter: int, total: int) -> Lot:
    """A number from 0 to `total` - 1, each exactly as likely as any other."""
    if not 1 <= total <= LARGEST:
        raise ValueError(f"chance cannot choose among {total}")
    limit = accepted(total)
    attempt = 0
    while (value := raw(seed, counter, attempt)) >= limit:
        attempt += 1
    return Lot(value % total, total)
