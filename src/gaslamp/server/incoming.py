"""Everything that a client may say on a socket. `outgoing` has everything it may hear."""

from typing import Annotated, Any

from msgspec import Meta, field

from gaslamp.core.data import Tagged
from gaslamp.core.spelling import LONGEST_TALK
from gaslamp.table.entries import Hex
from gaslamp.table.rematch import TURNED, Again

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""By which the client knows its own message; the same message has the same id when sent again."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Tagged, frozen=True):
    """The first message. `since` says for each viewer (a seat, or -1) the last number it has."""

    since: dict[Annotated[str, Meta(max_length=2)], Number] = field(default_factory=dict)


class Asked(Tagged, frozen=True):
    """Something that is answered with `done` or `refused`."""

    id: Id


Steps = Annotated[list[Any], Meta(min_length=1, max_length=20)]
"""A move, step by step, each as in `docs/schemas/<game>.action.json`. Most have one step."""


class Move(Asked, frozen=True):
    seat: Seat
    decision: Number
    steps: Steps


class Compose(Asked, frozen=True):
    """So much of a move: it is not made yet. Answered with `composed` or `refused`."""

    seat: Seat
    decision: Number
    steps: Steps


class Sit(Asked, frozen=True):
    seat: Seat


class Stand(Asked, frozen=True):
    seat: Seat


class Remove(Asked, frozen=True):
    seat: Seat


class Bind(Asked, frozen=True):
    """Commit to a nonce: `docs/fairness.md` says how the hash is made."""

    seat: Seat
    commitment: Hex


class Reveal(Asked, frozen=True):
    seat: Seat
    nonce: Hex


class Say(Asked, frozen=True):
    channel: Annotated[str, Meta(max_length=10)]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Silence(Asked, frozen=True):
    seat: Seat


class Mute(Asked, frozen=True):
    """Not to hear somebody any more, for oneself; or, as the host, for everybody."""

    speaker: Annotated[str, Meta(max_length=16)]
    """As talk names them, or `gallery` for all who only watch."""
    is_muted: bool = True
    for_all: bool = False


class Resign(Asked, frozen=True):
    seat: Seat


class AgreeToEnd(Asked, frozen=True):
    seat: Seat


class LetBotSit(Asked, frozen=True):
    seat: Seat


class TakeBack(Asked, frozen=True):
    seat: Seat


class PlayAgain(Asked, frozen=True):
    seats: Again = TURNED
    """Everybody one further, everybody where they were, or the two sides exchanged."""


class Close(Asked, frozen=True):
    """The host gives the table up before the game has begun."""


class Mark(Asked, frozen=True):
    """Private notes, kept as they are for this person alone."""

    marks: Annotated[str, Meta(max_length=6000)]


class Earlier(Asked, frozen=True):
    """Lines of the story before number `before`. Answered with `earlier-lines` or `refused`."""

    viewer: Annotated[int, Meta(ge=-1, le=7)]
    before: Annotated[int, Meta(ge=1, le=2**53)]


class Ping(Tagged, frozen=True):
    number: Number
    """Comes back with `pong`."""


class Echoed(Tagged, frozen=True):
    """The answer to `echo`, at once: from it the house knows the lag."""

    stamp: Number


Incoming = (
    Hello
    | Move
    | Compose
    | Sit
    | Stand
    | Remove
    | Bind
    | Reveal
    | Say
    | Silence
    | Mute
    | Resign
    | AgreeToEnd
    | LetBotSit
    | TakeBack
    | PlayAgain
    | Close
    | Mark
    | Earlier
    | Ping
    | Echoed
)
