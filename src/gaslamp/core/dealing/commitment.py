"""What is agreed before a deal, who is bound by what to it, and the seed that comes out."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from gaslamp.core.data import Data
from gaslamp.core.dealing.encoding import LARGEST, canonical, digest, number

Whole = Annotated[int, Meta(ge=0, le=LARGEST)]


class Terms(Data):
    """What the house's commitment covers besides its secret. Published with the commitment."""

    table: str
    game: str
    rules: Whole
    seats: Whole
    humans: list[Whole]
    """The seats that give a nonce, ascending. The others are bots."""
    options: dict[str, Any]
    start: dict[str, Any] | None = None
    """The facts of the first position, for a game that does not begin at the beginning."""


def house_commitment(terms: Terms, salt: bytes, secret: bytes) -> bytes:
    return digest(
        "commitment",
        salt,
        secret,
        terms.table.encode(),
        terms.game.encode(),
        number(terms.rules),
        number(terms.seats),
        canonical(terms.humans),
        canonical(terms.options),
        canonical(terms.start),
    )


def nonce_commitment(house: bytes, seat: int, nonce: bytes) -> bytes:
    """The house's commitment and the seat are in it, so it is worth nothing anywhere else."""
    return digest("nonce", house, number(seat), nonce)


def opening(house: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """All that is public when the nonces are revealed, as one hash to compare and to keep."""
    fields = (part for seat in sorted(nonces) for part in (number(seat), nonces[seat]))
    return digest("opening", house, *fields)


def seed(secret: bytes, opening_: bytes) -> bytes:
    return digest("seed", secret, opening_)
