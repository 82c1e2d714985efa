"""What was made once and does not change any more: replays and records of finished games.

Made by a worker, for all who want it at the same time once, and kept as long as there is room.
"""

from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from starlette.responses import Response, StreamingResponse

from gaslamp.server.crew import Crew, OnceForAll
from gaslamp.server.parcel import PIECE, pieces

ROOM: Final = 32 * 1024 * 1024
Key = tuple[str, ...]
Make = Callable[[], Coroutine[Any, Any, bytes]]


class Shelf:
    def __init__(self, crew: Crew, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: OnceForAll[Key, bytes] = OnceForAll(crew)
        self._cleared = 0

    async def get(self, key: Key, make: Make) -> bytes:
        if (found := self.found(key)) is not None:
            return found
        return await self._making.get(key, partial(self._make, key, make), f"shelf {key[0]}")

    def found(self, key: Key) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def _make(self, key: Key, make: Make) -> bytes:
        cleared = self._cleared
        made = await make()
        if cleared == self._cleared:
            self.keep(key, made)
        return made

    def clear(self) -> None:
        """Somebody's data was deleted: nothing that was made before may still name them."""
        self._kept.clear()
        self._cleared += 1

    def keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > self._room:
            self._kept.popitem(last=False)


def response(made: bytes, media: str) -> Response:
    """In pieces, each when the client has taken the one before."""
    if len(made) <= PIECE:
        return Response(made, media_type=media)
    length = {"Content-Length": str(len(made))}
    return StreamingResponse(pieces(made), media_type=media, headers=length)
