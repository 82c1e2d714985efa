"""The way out of a socket.

An ASGI server frames every message for every client and wakes a task for it. Here a message is
framed once (`frames`), and what one client is to hear at once leaves in one write.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from gaslamp.server.frames import Frame

PIPE: Final = "gaslamp.pipe"
"""The name of the extension by which the application finds a socket's pipe."""


class Pipe(Protocol):
    def push(self, frames: Sequence[Frame]) -> None:
        """At once and in one write, or never if the socket is closing."""

    @property
    def unsent(self) -> int:
        """How many bytes the client's side has not taken yet."""
