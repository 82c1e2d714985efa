"""One connection, as the gate sees it."""

import asyncio
from enum import StrEnum
from typing import Final, Protocol

from gaslamp.server.settings import Transport

VISIT: Final = "gaslamp.visit"
"""The name of the extension by which the application finds the connection it is asked on."""


class State(StrEnum):
    """All that a connection can be doing; for each there is a time limit."""

    OPENING = "opening"
    """There, and has not yet said what it wants."""
    HEAD = "head"
    """In the midst of saying what it wants next."""
    BODY = "body"
    ANSWERING = "answering"
    IDLE = "idle"
    HANDSHAKE = "handshake"
    SILENT = "silent"
    """A socket that has not said hello."""
    TALKING = "talking"
    MESSAGE = "message"
    """In the midst of a message that comes in pieces."""
    CLOSING = "closing"


HALF_OPEN: Final = frozenset({State.OPENING, State.HEAD})
RESTING: Final = frozenset({State.IDLE, State.CLOSING})
"""Nobody is harmed if these end now."""


def seconds_by_state(limits: Transport) -> dict[State, float]:
    return {
        State.OPENING: limits.head_seconds,
        State.HEAD: limits.head_seconds,
        State.BODY: limits.body_seconds,
        State.ANSWERING: limits.answer_seconds,
        State.IDLE: limits.idle_seconds,
        State.HANDSHAKE: limits.head_seconds,
        State.SILENT: limits.hello_seconds,
        State.TALKING: limits.silence_seconds,
        State.MESSAGE: limits.message_seconds,
        State.CLOSING: limits.closing_seconds,
    }


class Owner(Protocol):
    """The protocol that speaks with the connection."""

    @property
    def is_closing(self) -> bool:
        """Whether it has been told that this is the end."""

    def expire(self) -> None:
        """Its time in this state is over."""

    def cut(self) -> None:
        """The transport is no more: whoever still has something to say need not try."""


class NobodyThere:
    """Who owned a connection that is no more."""

    is_closing = True

    def expire(self) -> None:
        pass

    def cut(self) -> None:
        pass


GONE: Final = NobodyThere()


class Visit:
    __slots__ = (
        "address",
        "by_proxy",
        "control_full_at",
        "deaf",
        "frames_full_at",
        "is_socket",
        "mark",
        "owner",
        "patience",
        "payer",
        "since",
        "state",
        "swallowed",
        "transport",
        "unread_since",
    )

    def __init__(
        self, transport: asyncio.Transport, owner: Owner, address: str, by_proxy: bool, now: float
    ) -> None:
        self.transport = transport
        self.owner = owner
        self.address = address
        """Whose connection it is."""
        self.by_proxy = by_proxy
        self.payer = "" if by_proxy else address
        """Who pays for what is sent: behind a proxy that is known only when a request is read."""
        self.is_socket = False
        self.state = State.OPENING
        self.since = now
        self.patience = 0.0
        """Seconds after which it has been in this state for too long."""
        self.deaf = False
        """It has been told to go; what it still says is not listened to."""
        self.swallowed = 0
        self.unread_since: float | None = None
        """Since when it has not taken what is being sent to it."""
        self.mark = 0
        """How much was unsent then."""
        self.frames_full_at = 0.0
        self.control_full_at = 0.0
