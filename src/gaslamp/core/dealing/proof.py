"""What a record carries so that its deal can be checked, and how a record is sealed."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Data
from gaslamp.core.dealing.commitment import Terms, Whole
from gaslamp.core.dealing.encoding import FORMAT, canonical, digest, number

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes, in small letters."""
Mark = Annotated[str, Meta(pattern="^[0-9a-f]{8}$", max_length=8)]
Drawn = tuple[Whole, Whole]
"""The number, and the total out of which it was drawn."""

_MARK_BYTES: Final = 4


class SeatNonce(Data):
    seat: Whole
    commitment: Hex
    nonce: Hex


class Proof(Data):
    """Everything that was published before the game, and the secret that was published after."""

    terms: Terms
    commitment: Hex
    salt: Hex
    secret: Hex
    nonces: list[SeatNonce]
    draws: list[Drawn]
    marks: list[Mark]
    """A short hash of each line, to say which one was changed. The seal is what decides."""
    seal: Hex
    format: int = FORMAT


def mark(secret: bytes, line: str) -> str:
    return digest("line", secret, line.encode())[:_MARK_BYTES].hex()


def seal(
    opening: bytes,
    secret: bytes,
    moves: Sequence[str],
    draws: Sequence[Drawn],
    outcome: Any,
    hints: Sequence[Any] = (),
) -> bytes:
    """One hash over the whole transcript; `outcome` and `hints` are plain JSON. Where nobody was
    given a hint, nothing stands for it."""
    return digest(
        "seal",
        opening,
        secret,
        number(len(moves)),
        *(line.encode() for line in moves),
        number(len(draws)),
        *(number(part) for drawn in draws for part in drawn),
        canonical(outcome),
        *([canonical(list(hints))] if hints else []),
    )
