"""Between a page and its house: hands on what the house says, or keeps it back for a while."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Told = dict[str, Any]


class Relay:
    def __init__(self, page: Page) -> None:
        self.keeping = False
        self._kept: list[str] = []
        self.heard: list[Told] = []
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        house = socket.connect_to_server()
        house.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        self.heard.append(json.loads(message))
        if self.keeping:
            self._kept.append(message)
        else:
            self._say(message)

    def _say(self, message: str) -> None:
        assert self._socket is not None
        self._socket.send(message)

    def say(self, told: Told) -> None:
        """What the house has not said."""
        self._say(json.dumps(told))

    def let_go(self) -> None:
        """All that was kept, as fast as it can be said."""
        kept, self._kept = self._kept, []
        self.keeping = False
        for message in kept:
            self._say(message)

    def cut(self) -> None:
        """The connection is lost; what was kept is lost with it."""
        assert self._socket is not None
        self._kept, self.keeping = [], False
        self._socket.close()

    @property
    def items(self) -> list[Told]:
        """All that was told, by its number."""
        told = (each for each in self.heard if each["type"] in ("fresh", "news"))
        found = {item["number"]: item for each in told for item in each["items"]}
        return [found[number] for number in sorted(found)]

    @property
    def events(self) -> list[tuple[int, Told]]:
        return [
            (each["number"], each["item"]["event"])
            for each in self.items
            if each["item"]["type"] == "happened"
        ]
