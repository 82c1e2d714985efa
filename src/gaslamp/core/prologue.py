"""What was played before a game began here: the lines of another game that this one goes on from.

A record says so in its `start`: the lines, and a salt. Before the game only a hash of both is
published, for the lines tell what is hidden. Where somebody set up the position, the first line is
that position, and there may be no other.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from gaslamp.core.data import Data, from_plain, to_json, to_plain
from gaslamp.core.dealing.encoding import digest

PROLOGUE: Final = "prologue"
POSITION: Final = "position: "
"""How the line of a position begins; its facts follow as JSON."""
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Prologue(Data):
    lines: Annotated[list[str], Meta(max_length=10_000)]
    """As in a record, from the very beginning or from a position."""
    salt: Salt

    @property
    def start(self) -> dict[str, Any]:
        """As a record has it."""
        return {PROLOGUE: to_plain(self)}


def position_line(facts: Any) -> str:
    return POSITION + to_json(facts).decode()


def prologue_in(start: dict[str, Any] | None) -> Prologue | None:
    """The prologue that a record's start tells of; None for one that begins at a position."""
    if start is None or set(start) != {PROLOGUE}:
        return None
    found: Prologue = from_plain(start[PROLOGUE], Prologue)
    return found


def published(start: dict[str, Any] | None) -> dict[str, Any] | None:
    """What may be said of a start before the game."""
    found = prologue_in(start)
    return start if found is None else {PROLOGUE: prologue_hash(found.salt, found.lines)}


def prologue_hash(salt: str, lines: Sequence[str]) -> str:
    return digest(PROLOGUE, bytes.fromhex(salt), *(line.encode() for line in lines)).hex()
