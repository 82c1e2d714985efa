"""Everything that a client may say on a socket. `outgoing` has everything it may hear."""

from typing import Annotated, Any

from msgspec import Meta, field

from gaslamp.core.data import Tagged
from gaslamp.core.seats import MAX_SEATS
from gaslamp.core.spelling import LONGEST_NAME_IN_CODE, LONGEST_TALK
from gaslamp.table.company import Reaction
from gaslamp.table.entries import Hex
from gaslamp.table.rematch import TURNED, Again
from gaslamp.table.setup import Level

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""By which the client knows its own message; the same message has the same id when sent again."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Tagged):
    """The first message. `since` says for each viewer (a seat, or -1) the last number it has."""

    since: dict[Annotated[str, Meta(max_length=2)], Number] = field(default_factory=dict)
    changes: bool = False
    """Whether `changed` is understood, which is shorter than `present` each time."""


class Answerable(Tagged):
    """Something that is answered with `done` or `refused`."""

    id: Id


Steps = Annotated[list[Any], Meta(min_length=1, max_length=20)]
"""A move, step by step, each as in `docs/schemas/<game>.action.json`. Most have one step."""


class Move(Answerable):
    seat: Seat
    decision: Number
    steps: Steps


class Compose(Answerable):
    """So much of a move: it is not made yet. Answered with `composed` or `refused`."""

    seat: Seat
    decision: Number
    steps: Steps


class Sit(Answerable):
    seat: Seat


class Stand(Answerable):
    seat: Seat


class Remove(Answerable):
    seat: Seat


class Introduce(Answerable):
    """What one wants to be called at this table, before the game."""

    name: Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_NAME_IN_CODE)]


class PlaceBot(Answerable):
    """The host lets a bot sit on a free seat; with `remove` it gets up again."""

    seat: Seat
    level: Level


class Swap(Answerable):
    """The host exchanges who sits on two seats."""

    seat: Seat
    other: Seat


class Bind(Answerable):
    """Commit to a nonce: `docs/fairness.md` says how the hash is made."""

    seat: Seat
    commitment: Hex


class Reveal(Answerable):
    seat: Seat
    nonce: Hex


class Say(Answerable):
    channel: Annotated[str, Meta(max_length=10)]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Silence(Answerable):
    seat: Seat


class Mute(Answerable):
    """Not to hear somebody any more, for oneself; or, as the host, for everybody."""

    speaker: Annotated[str, Meta(max_length=16)]
    """As talk names them, `gallery` for all who only watch, or `reactions` for everybody's."""
    is_muted: bool = True
    for_all: bool = False


class React(Answerable):
    """Something without words, seen by everybody for a moment and not kept."""

    reaction: Reaction


class Nudge(Answerable):
    """To somebody whom the game has been waiting for a while."""

    seat: Seat


class Resign(Answerable):
    seat: Seat


class AgreeToEnd(Answerable):
    seat: Seat


class LetBotSit(Answerable):
    seat: Seat


class TakeBack(Answerable):
    seat: Seat


class PlayAgain(Answerable):
    levels: Annotated[list[Level | None], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    """Of the bots in the next game, by the seats where they sit now; otherwise as they are."""
    seats: Again = TURNED
    """Everybody one further, everybody where they were, or the two sides exchanged."""


class Close(Answerable):
    """The host gives the table up before the game has begun."""


class Mark(Answerable):
    """Private notes, kept as they are for this person alone."""

    marks: Annotated[str, Meta(max_length=6000)]


class Earlier(Answerable):
    """Lines of the story before number `before`. Answered with `earlier-lines` or `refused`."""

    viewer: Annotated[int, Meta(ge=-1, le=7)]
    before: Annotated[int, Meta(ge=1, le=2**53)]


class Ping(Tagged):
    number: Number
    """Comes back with `pong`."""


class Echoed(Tagged):
    """The answer to `echo`, at once: from it the house knows the lag."""

    stamp: Number


Incoming = (
    Hello
    | Move
    | Compose
    | Sit
    | Stand
    | Remove
    | Introduce
    | PlaceBot
    | Swap
    | Bind
    | Reveal
    | Say
    | Silence
    | Mute
    | React
    | Nudge
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
