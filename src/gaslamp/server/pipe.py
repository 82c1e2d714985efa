"""The way out of a socket: ready-made frames, the same bytes for all who hear the same.

An ASGI server frames every message for every client and wakes a task for it. Here a message is
framed once, and what one client is to hear at once leaves in one write.
"""

from struct import pack
from typing import Final, Protocol

PIPE: Final = "gaslamp.pipe"
"""The name of the extension by which the application finds a socket's pipe."""
_TEXT: Final = 0x81


def framed(message: bytes) -> bytes:
    """One text frame, unmasked, as a server sends it."""
    size = len(message)
    if size < 126:
        return pack("!BB", _TEXT, size) + message
    if size < 65536:
        return pack("!BBH", _TEXT, 126, size) + message
    return pack("!BBQ", _TEXT, 127, size) + message


class Pipe(Protocol):
    def push(self, frames: bytes) -> None:
        """At once, or never if the socket is closing."""

    @property
    def unsent(self) -> int:
        """How many bytes the client's side has not taken yet."""
