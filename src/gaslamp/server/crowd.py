"""Everybody who has a socket open, whichever table it looks at."""

from collections.abc import Iterable
from typing import Protocol

from gaslamp.server.frames import Frame


class Client(Protocol):
    person: str
    device: bytes
    """The log-in by which it came."""
    table: str

    def send(self, frame: Frame) -> None: ...

    def close(self, code: int, why: str) -> None: ...

    @property
    def has_unsent(self) -> bool: ...


class Crowd:
    def __init__(self) -> None:
        self.sockets: set[Client] = set()
        self._of: dict[str, list[Client]] = {}

    def enter(self, client: Client) -> None:
        self.sockets.add(client)
        self._of.setdefault(client.person, []).append(client)

    def leave(self, client: Client) -> None:
        self.sockets.discard(client)
        self._of[client.person].remove(client)
        if not self._of[client.person]:
            del self._of[client.person]

    def of(self, person: str) -> list[Client]:
        return list(self._of.get(person, ()))

    def is_at(self, person: str, table: str) -> bool:
        return any(client.table == table for client in self._of.get(person, ()))

    def tell(self, clients: Iterable[Client], frame: Frame) -> None:
        for client in clients:
            client.send(frame)
