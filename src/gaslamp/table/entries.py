"""What a table's list is made of. These are stored: a change here needs a new name."""

from typing import Annotated, Literal

from msgspec import Meta

from gaslamp.core.data import Tagged
from gaslamp.core.utterance import Utterance
from gaslamp.table.setup import Setup

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes, in small letters."""
Source = Literal["game", "record", "position", "mystery"]
"""What a game goes on from; a position is one that somebody set up, a mystery a puzzle."""


class TableOpened(Tagged, tag="opened"):
    table: str
    code: str
    host: str
    setup: Setup
    rules: int
    host_name: str = ""
    """Of tables that were opened before invitations said it, nobody's."""


class Continued(Tagged):
    """The game goes on from a moment of another one. Holds what is hidden there: this entry is
    never shown as it is."""

    lines: list[str]
    salt: Hex
    seat: int
    """From whose eyes it was gone on with."""
    step: int
    """After so many steps of the replay that lies open."""
    dealt: Literal["anew", "kept"]
    """Whether what that seat could not know was dealt anew."""
    table: str | None = None
    """Where the other game was played, if it was in this house."""
    source: Source = "game"


class Sat(Tagged):
    seat: int
    person: str
    name: str


class Stood(Tagged):
    seat: int
    removed: bool = False


class NameChanged(Tagged, tag="renamed"):
    seat: int
    person: str
    name: str


class BotAssigned(Tagged, tag="bot-placed"):
    """Before the game: a bot sits down on a free seat, or with no level gets up from it."""

    seat: int
    level: str | None


class SeatsSwapped(Tagged, tag="swapped"):
    """Before the game: who sits on one of these seats sits on the other one."""

    seat: int
    other: int


class HouseCommitted(Tagged):
    """Holds the secret of the deal: this entry is never shown as it is."""

    salt: Hex
    secret: Hex


class NonceCommitted(Tagged):
    seat: int
    commitment: Hex


class NonceRevealed(Tagged):
    seat: int
    nonce: Hex


class MoveMade(Tagged, tag="moved"):
    seat: int
    action: str
    """In notation."""
    id: str | None = None
    """By which the client knows this move; None for a bot's."""
    lag: int = 0
    """Milliseconds that the network took and the clock gives back."""
    hurried: bool = False
    """Whether a bot had less time than is usual for its rank, because of many others."""


class HouseDealt(Tagged, tag="dealt"):
    action: str
    number: int
    total: int


class Said(Tagged):
    person: str
    name: str
    seat: int | None
    channel: str
    text: str
    id: str | None = None


class Uttered(Tagged):
    """What a bot said."""

    seat: int
    channel: str
    utterance: Utterance


class Silenced(Tagged):
    person: str


class Unsilenced(Tagged):
    person: str


class GallerySilenced(Tagged):
    is_silent: bool


class ReactionsSilenced(Tagged):
    are_off: bool


class SpeakerMuted(Tagged, tag="muted"):
    """Somebody does not want to hear a speaker, or wants to again. Nobody else is told."""

    person: str
    speaker: str
    is_muted: bool


class Hinted(Tagged):
    """Somebody has been given a hint about what they may do. What it said is not kept."""

    seat: int
    decision: int
    """The number of what the seat was asked."""
    rung: int
    """1: where to look, 2: what follows, 3: a good move."""


class PlayerLeft(Tagged, tag="left"):
    """The player's connection has been gone for a while; grace begins."""

    seat: int


class Returned(Tagged):
    seat: int


class TimedOut(Tagged):
    seat: int


class BotSat(Tagged):
    """A bot plays on for a player who is gone."""

    seat: int
    level: str


class TookBack(Tagged):
    seat: int


class Agreed(Tagged):
    """This seat would end the game here."""

    seat: int


class Resigned(Tagged):
    """This player has given up; a bot plays on for the others' sake."""

    seat: int


class Abandoned(Tagged):
    by: int | None
    why: str
    """`resigned`, `agreed`, `closed` or `endless`."""


class GivenBack(Tagged):
    """The house was away; nobody's clock ran."""

    ms: int
    since: int = 0
    """The last sign of life before, by which two nodes know the same absence."""


class Forgotten(Tagged):
    """Somebody's data has been deleted: their seats have no name any more."""

    person: str


class NextTable(Tagged):
    """The same people play again, one seat further."""

    table: str
    code: str


AnyEntry = (
    TableOpened
    | Continued
    | Sat
    | Stood
    | NameChanged
    | BotAssigned
    | SeatsSwapped
    | HouseCommitted
    | NonceCommitted
    | NonceRevealed
    | MoveMade
    | HouseDealt
    | Said
    | Uttered
    | Silenced
    | Unsilenced
    | GallerySilenced
    | ReactionsSilenced
    | SpeakerMuted
    | Hinted
    | PlayerLeft
    | Returned
    | TimedOut
    | BotSat
    | TookBack
    | Agreed
    | Resigned
    | Abandoned
    | GivenBack
    | Forgotten
    | NextTable
)
