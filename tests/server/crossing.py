"""From a client to the gate without a network: every byte passes the house's own protocols, and may
be the last one."""

import asyncio
import gzip
import json
from collections.abc import Callable
from http.client import HTTPResponse
from io import BytesIO
from typing import Any, Final

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

HOST: Final = "house"
HIGH: Final = 64 * 1024
"""So many bytes that nobody takes, and the house is told to stop writing."""


class Crossing(asyncio.Transport):
    """What a connection is to the house. `take` is given what it writes, `gone` is told its end."""

    def __init__(
        self, protocol: Any, take: Callable[[bytes], Any], gone: Callable[[], Any]
    ) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": (HOST, 80)})
        self._protocol = protocol
        self._take = take
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._is_closing = False
        self._is_heard = True
        self._held: list[bytes] = []
        self.is_taken = True
        self.unsent = 0
        protocol.connection_made(self)

    def bring(self, data: bytes) -> None:
        """What the client has said arrives."""
        if not self._is_heard:
            self._held.append(data)
        elif not self._is_closing:
            self._protocol.data_received(data)

    # What the house knows of a transport

    def write(self, data: Any) -> None:
        if self._is_closing:
            return
        if self.is_taken:
            self._take(bytes(data))
            return
        was_low, self.unsent = self.unsent <= HIGH, self.unsent + len(data)
        if was_low and self.unsent > HIGH:
            self._protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def pause_reading(self) -> None:
        self._is_heard = False

    def resume_reading(self) -> None:
        self._is_heard = True
        held, self._held = self._held, []
        for data in held:
            self._loop.call_soon(self.bring, data)

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._loop.call_soon(self._end)

    abort = close

    def _end(self) -> None:
        self._protocol.connection_lost(None)
        self._gone()


Cross = Callable[[Callable[[bytes], Any], Callable[[], Any]], Crossing]
Bring = Callable[[Crossing, bytes], None]


class Line:
    """A client's socket. What the house says comes into the inbox, and None at its end."""

    def __init__(self, cross: Cross, bring: Bring, path: str, cookie: str) -> None:
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._client = ClientProtocol(parse_uri(f"ws://{HOST}{path}"), max_size=None)
        self._bring = bring
        self._unsaid: list[str] = []
        self._crossing = cross(self._heard, self._gone)
        asked = self._client.connect()
        asked.headers["Origin"] = f"http://{HOST}"
        asked.headers["Cookie"] = f"gaslamp={cookie}"
        self._client.send_request(asked)
        self._flush()

    def say(self, message: Any) -> None:
        """As soon as the socket is open."""
        self._unsaid.append(json.dumps(message))
        self._flush()

    def stop_reading(self) -> None:
        self._crossing.is_taken = False
        self._crossing.unsent = 1_000_000

    def hang_up(self) -> None:
        self._crossing.close()

    def _flush(self) -> None:
        while self._unsaid and self._client.state is State.OPEN:
            self._client.send_text(self._unsaid.pop(0).encode())
        for data in self._client.data_to_send():
            if data:
                self._bring(self._crossing, data)

    def _heard(self, data: bytes) -> None:
        self._client.receive_data(data)
        for event in self._client.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.inbox.put_nowait(json.loads(bytes(event.data)))
            elif isinstance(event, Response) and event.status_code != 101:
                self.hang_up()
        self._flush()

    def _gone(self) -> None:
        self.inbox.put_nowait(None)


class _Read:
    """What `http.client` takes for a socket."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def makefile(self, _: str) -> BytesIO:
        return BytesIO(self._data)


async def asked(
    cross: Cross, bring: Bring, head: list[str], content: bytes
) -> tuple[int, bytes, str]:
    """One request on a connection of its own: the status, the data and the cookie that is set."""
    heard, gone = bytearray(), asyncio.Event()
    crossing = cross(heard.extend, gone.set)
    lines = [*head, f"Host: {HOST}", f"Content-Length: {len(content)}", "Accept-Encoding: gzip"]
    lines += ["Connection: close", "", ""]
    bring(crossing, "\r\n".join(lines).encode() + content)
    try:
        await gone.wait()
    finally:
        crossing.close()
    answer = HTTPResponse(_Read(bytes(heard)))  # type: ignore[arg-type]
    answer.begin()
    cookie = answer.headers.get("set-cookie", "").removeprefix("gaslamp=").partition(";")[0]
    body, is_packed = answer.read(), "content-encoding" in answer.headers
    return answer.status, gzip.decompress(body) if is_packed else body, cookie
