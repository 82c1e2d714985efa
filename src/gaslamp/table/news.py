"""What the viewers of a table are told, one thing after another, besides the game's own events."""

from typing import Any, Literal

from gaslamp.core.data import Tagged
from gaslamp.core.dealing.commitment import Terms
from gaslamp.core.utterance import Utterance


class Happened(Tagged):
    """Something in the game. `docs/schemas/<game>.sight.json` has the events of each game."""

    event: Any


class GoesOn(Tagged):
    """The game began elsewhere: it goes on from so many steps of another one's open replay, or from
    a position."""

    table: str | None
    step: int
    seat: int
    dealt: Literal["anew", "kept"]
    """Whether what that seat could not know was dealt anew."""
    source: Literal["game", "record", "position", "mystery"] = "game"


class Seated(Tagged):
    seat: int
    name: str


class Unseated(Tagged):
    seat: int
    removed: bool


class Renamed(Tagged):
    seat: int
    name: str


class BotPlaced(Tagged):
    """A bot sits down on a free seat before the game, or with no level gets up from it."""

    seat: int
    level: str | None


class Swapped(Tagged):
    """Who sat on one of these seats sits on the other one."""

    seat: int
    other: int


class Committed(Tagged):
    """The house has bound itself to a secret: now every person binds themselves to a nonce."""

    commitment: str
    terms: Terms


class NonceBound(Tagged):
    seat: int
    commitment: str


class NonceOpened(Tagged):
    seat: int
    nonce: str


class Begun(Tagged):
    opening: str
    """The hash that everybody at the table can compare and keep."""


class Talk(Tagged):
    name: str
    seat: int | None
    channel: str
    text: str
    speaker: str
    """The same for all that one person says at this table, whatever they call themselves."""


class BotSpoke(Tagged):
    seat: int
    channel: str
    utterance: Utterance


class HintTaken(Tagged):
    """Somebody has been given a hint. What it said is for them alone."""

    seat: int
    rung: int
    """1: where to look, 2: what follows, 3: a good move."""


class Gone(Tagged):
    seat: int
    until: int
    """When the grace ends and a bot may sit in, in milliseconds since 1970."""


class Back(Tagged):
    seat: int


class OutOfTime(Tagged):
    seat: int


class BotSitsIn(Tagged):
    seat: int


class TakenBack(Tagged):
    seat: int


class WouldEnd(Tagged):
    seat: int


class Over(Tagged):
    """The game has ended; its record, with the secret of the deal, can be fetched now."""

    reason: str
    winners: list[int]
    by: int | None = None


class Again(Tagged):
    """A new table for the same people."""

    table: str


Item = (
    Happened
    | GoesOn
    | Seated
    | Unseated
    | Renamed
    | BotPlaced
    | Swapped
    | Committed
    | NonceBound
    | NonceOpened
    | Begun
    | Talk
    | BotSpoke
    | HintTaken
    | Gone
    | Back
    | OutOfTime
    | BotSitsIn
    | TakenBack
    | WouldEnd
    | Over
    | Again
)
