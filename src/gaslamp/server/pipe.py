"""The way out of a socket.

An ASGI server frames every message for every client and wakes a task for it. Here a message is
framed once (`frames`), and what one client is to hear at once leaves in one write.
"""

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

PIPE: Final = "gaslamp.pipe"
"""The name of the extension by which the application finds a socket's pipe."""


class Pipe(Protocol):
    def push(self, frames: bytes) -> None:
        """At once, or never if the socket is closing."""

    @property
    def unsent(self) -> int:
        """How many bytes the client's side has not taken yet."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which is also a pipe."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PIPE] = self  # type: ignore[assignment]

    def push(self, frames: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()
