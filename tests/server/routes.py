"""Every route of the house, each asked for something that it does."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlencode
from zlib import MAX_WBITS, compressobj

from tests.guests.visit import NAME as GUEST
from tests.server.bottle import Bottle
from tests.server.chaos import Guest
from tests.server.push_service import Browser

from gaslamp.core.data import to_json
from gaslamp.core.explicit import describe
from gaslamp.core.seats import OPEN
from gaslamp.mysteries.today import FIRST_DAY
from gaslamp.server.rest.calls import Endpoint
from gaslamp.table.requests import LONGEST
from gaslamp.table.state import Table

DAY: Final = FIRST_DAY.isoformat()
ACCOUNT: Final = {"account": "anna", "passphrase": "a word to the wise"}


WHY: Final = "GET /api/tables/{table}/why"


def called(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


class Round:
    """One person asks for one thing after another, about one table."""

    def __init__(self, bottle: Bottle, guest: Guest, opened: dict[str, str]) -> None:
        self.bottle = bottle
        self.guest = guest
        self.opened = opened
        self.done: set[str] = set()
        """The routes that have done what they are there for."""
        self.heard: dict[str, Any] = {}
        """The last answer of each, where it was JSON."""

    async def go(self, endpoints: Sequence[Endpoint], table: Table) -> None:
        for endpoint in endpoints:
            found, name = await self._ask(endpoint, table), called(endpoint)
            if found == endpoint.status or (name == WHY and not self._certain):
                self.done.add(name)

    async def _ask(self, endpoint: Endpoint, table: Table) -> int:
        name, cookie = called(endpoint), self.guest.cookie
        path = endpoint.path.format_map(await self._places(endpoint.path, table))
        body = None if endpoint.body is None else self._body(name, table)
        query = urlencode(self._query(name, table))
        status, data, given = await self.bottle.ask(endpoint.method, path, body, cookie, query)
        if name != "POST /api/login":  # which is another device
            self.guest.cookie = given or cookie
        if status == endpoint.status and data[:1] in (b"{", b"["):
            self.heard[name] = json.loads(data)
        return int(status)

    async def _places(self, path: str, table: Table) -> dict[str, str]:
        """What stands in a path."""
        of_guests = "{lang}" in path
        return {
            **self.opened,
            "game": GUEST if of_guests else table.setup.game,
            "lang": "fr",
            "device": await self._another_device() if "{device}" in path else "",
        }

    async def _another_device(self) -> str:
        await self.bottle.ask("POST", "/api/login", self._body("POST /api/login", None))
        _, devices, _ = await self.bottle.ask("GET", "/api/devices", None, self.guest.cookie)
        return next(str(each["id"]) for each in json.loads(devices) if not each["this"])

    @property
    def _certain(self) -> list[Any]:
        """What is known for certain, of which it can be asked why; it may be nothing."""
        known = self.heard.get("GET /api/tables/{table}/knowledge", {})
        return list(known.get("certain", []))

    def _query(self, name: str, table: Table) -> dict[str, Any]:
        """The longest way back, and all that is open."""
        match name:
            case "GET /api/leaders":
                roles = table.game.roles or ("",)
                return {"game": table.setup.game, "role": roles[0]}
            case "GET /api/positions/picture.png":
                return {"p": _packed(_position(table))}
            case "GET /api/mysteries/{game}/picture.png":
                return {"day": DAY}
            case "GET /api/tables/{table}/replay":
                return {"viewer": OPEN}
            case _ if name == WHY and self._certain:
                claim = self._certain[0]
                return {**claim, "holds": int(claim["holds"]), "viewer": 0}
            case _ if name.startswith("GET /api/tables/{table}"):
                return {"viewer": 0, "steps": LONGEST}
        return {}

    def _body(self, name: str, table: Table | None) -> Any:
        """A route that takes something and is not among these has no place in the house."""
        match name:
            case "PATCH /api/me":
                return {"name": "Anna"}
            case "POST /api/account":
                return ACCOUNT
            case "POST /api/login":
                passphrase = "" if "POST /api/recover" not in self.heard else " again"
                return {**ACCOUNT, "passphrase": ACCOUNT["passphrase"] + passphrase}
            case "POST /api/recover":
                code = self.heard["POST /api/account"]["code"]
                passphrase = f"{ACCOUNT['passphrase']} again"
                return {"account": ACCOUNT["account"], "code": code, "passphrase": passphrase}
            case "PUT /api/notifications":
                return Browser("https://push.example/anna").subscription()
        assert table is not None
        return _BODIES[name](table)


def _setup(table: Table) -> Any:
    seats = [{"type": "me"}, *[{"type": "open"}] * (table.seats - 1)]
    return {"game": table.setup.game, "seats": seats}


def _hint(table: Table) -> Any:
    decision = 0 if table.hand is None else table.hand.decisions[0]
    return {"seat": 0, "decision": decision, "rung": 1}


def _position(table: Table) -> Any:
    """As it is just after the deal, where none has been dealt; else as it stands."""
    assert table.hand is not None
    play = table.hand.play
    return json.loads(to_json(describe(table.game, play.options, play.position)))


def _record(table: Table) -> Any:
    assert table.hand is not None
    return json.loads(to_json(table.hand.play.record(abandoned=True)))


def _latest(table: Table) -> int:
    """So many actions of the game as are made, and one decision is left."""
    assert table.hand is not None
    return len(table.hand.play.actions)


_BODIES: Final[dict[str, Callable[[Table], Any]]] = {
    "POST /api/tables": _setup,
    "POST /api/tables/{table}/hint": _hint,
    "POST /api/tables/{table}/onward": lambda table: {
        "step": _latest(table) // 3,
        "seat": 0,
        "dealt": "kept",
    },
    "POST /api/learn/{game}": lambda _: {"done": []},
    "POST /api/mysteries/{game}": lambda _: {"date": DAY},
    "POST /api/mysteries/{game}/onward": lambda _: {"date": DAY},
    "POST /api/positions/tray": lambda table: {"game": table.setup.game, "seats": table.seats},
    "POST /api/positions/check": lambda table: {"position": _position(table)},
    "POST /api/positions/onward": lambda table: {"position": _position(table), "seat": 0},
    "POST /api/positions/moment": lambda table: {"record": _record(table)},
    "POST /api/positions/record": lambda table: {
        "record": _record(table),
        "ply": _latest(table),
        "seat": 0,
        "dealt": "kept",
    },
}


def _packed(position: Any) -> str:
    packer = compressobj(wbits=-MAX_WBITS)
    packed = packer.compress(json.dumps(position).encode()) + packer.flush()
    return urlsafe_b64encode(packed).decode().rstrip("=")
