"""A real server process on loopback, and people who play on it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
from tests.server.decisions import offers
from tests.server.generous import GENEROUS, merged
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dice import Dice
from gaslamp.store import Entry
from gaslamp.store.opening import open_store

PATIENCE = 60.0
START = "from gaslamp.cli import main; main()"


def open_for(folder: Path, **settings: Any) -> Iterator["Running"]:
    """For as long as somebody has it; it closes as it should."""
    house = Running(folder, **settings)
    yield house
    assert house.stop() == 0


class Running:
    """`gaslamp serve` with a store in `folder`; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        program: str = START,
        arguments: Sequence[str] = (),
        database: str = "",
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.arguments = arguments
        self.program = program
        self.settings = folder / "settings.json"
        self.settings.write_text(json.dumps(merged(GENEROUS, settings)), encoding="utf-8")
        self.database = database or f"sqlite:///{folder}/house.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """On the same port as before, if there was one."""
        given = ["--port", str(self.port), "--database", self.database, *self.arguments]
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            self._command("serve", *given, "--settings", str(self.settings)),
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, "LC_ALL": "C", "PYTHONHASHSEED": "0"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        assert "http://" in said, (self.folder / "log").read_text("utf-8")
        self.port = int(said.split("http://")[1].split("/")[0].rpartition(":")[2])

    def _command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-c", self.program, *arguments]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._put_away()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._put_away()
        return code

    def _put_away(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def logged(self) -> str:
        return (self.folder / "log").read_text("utf-8")


def kept_entries(house: Running, table: str) -> list[Entry]:
    """A table's list, as it is on the disk."""
    store = open_store(house.database)
    try:
        return asyncio.run(store.entries(table))
    finally:
        store.close()


class Answered(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Visitor:
    """Somebody with a browser: a cookie, requests, sockets."""

    patience = PATIENCE
    """Seconds that a socket may take to open."""

    def __init__(
        self,
        port: int,
        name: str | None = None,
        cookie: str | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        self.port = port
        self.cookie = cookie
        self.address = address
        if cookie is None:
            self.ask("POST", "/api/guest")
        if name is not None:
            self.ask("PATCH", "/api/me", {"name": name})

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answered:
        here = (self.address, 0)
        connection = HTTPConnection("127.0.0.1", self.port, PATIENCE, source_address=here)
        sent = {"Accept-Language": "en", **{k.replace("_", "-"): v for k, v in headers.items()}}
        if self.cookie:
            sent["Cookie"] = f"gaslamp={self.cookie}"
        content = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        connection.request(method, path, content, sent)
        response = connection.getresponse()
        answered = Answered(
            response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
        )
        connection.close()
        given = answered.headers.get("set-cookie", "")
        if given.startswith("gaslamp="):
            self.cookie = given.removeprefix("gaslamp=").partition(";")[0]
        return answered

    def open_table(self, game: str, seats: list[str], **setup: Any) -> dict[str, str]:
        plans = [{"type": kind} for kind in seats]
        made = self.ask("POST", "/api/tables", {"game": game, "seats": plans, **setup})
        assert made.status == 201, made.body
        return dict(made.data)

    def connect(self, table: str, code: str = "", **settings: Any) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?code={code}",
            origin=Origin(self.origin),
            additional_headers={"Cookie": f"gaslamp={self.cookie}", "Accept-Language": "en"},
            compression=None,
            max_size=None,
            open_timeout=self.patience,
            legacy=True,
            **settings,
        )


class Player:
    """A person at a table, who sits where told, binds a nonce, and plays at random."""

    def __init__(
        self,
        visitor: Visitor,
        opened: dict[str, str],
        seat: int | None,
        seed: int = 1,
        changes: bool = False,
    ) -> None:
        """`changes`: whether they would rather hear what has changed than all that they see."""
        self.visitor = visitor
        self.changes = changes
        self.opened = opened
        self.seat = seat
        self.dice = Dice(seed)
        self.nonce = bytes(self.dice.below(256) for _ in range(32))
        self.ids = 0
        self.tag = f"{seed}-{seat}"
        self.items: dict[int, list[Any]] = {}
        """Of each viewer: every item that was told, in order."""
        self.present: dict[int, Any] = {}
        self.heard: list[bytes] = []
        self.acknowledged: list[str] = []
        self.kinds: dict[str, str] = {}
        """What was asked under each id."""
        self.refusals: list[Any] = []
        self.pending: dict[str, Any] | None = None
        """What was asked and not answered yet; it is asked again after coming back."""
        self.socket: ClientConnection | None = None

    @property
    def over(self) -> bool:
        return any(item["type"] == "over" for items in self.items.values() for item in items)

    def connect(self) -> "Player":
        self.socket = self.visitor.connect(self.opened["table"], self.opened["code"])
        since = {str(viewer): len(items) for viewer, items in self.items.items()}
        self.send({"type": "hello", "since": since, "changes": self.changes})
        if self.pending:
            self.send(self.pending)
        return self

    def close(self) -> None:
        if self.socket is not None:
            with suppress(Exception):
                self.socket.close()
            self.socket = None

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> str:
        self.ids += 1
        id_ = f"{self.tag}-{self.ids}"
        self.kinds[id_] = kind
        self.pending = {"type": kind, "id": id_, **fields}
        self.send(self.pending)
        return id_

    def hear(self, patience: float = PATIENCE) -> Any:
        assert self.socket is not None
        raw = self.socket.recv(patience)
        assert isinstance(raw, str)
        self.heard.append(raw.encode())
        message = json.loads(raw)
        self._note(message)
        return message

    def _note(self, message: Any) -> None:
        match message["type"]:
            case "fresh":
                numbers = [each["number"] for each in message["items"]]
                first = message["number"] - len(numbers) + 1
                assert numbers == list(range(first, message["number"] + 1))
                earlier = self.items.get(message["viewer"], [])[: first - 1]
                assert len(earlier) == first - 1, "earlier lines are to be asked for"
                self.items[message["viewer"]] = [
                    *earlier,
                    *(each["item"] for each in message["items"]),
                ]
            case "news":
                items = self.items.setdefault(message["viewer"], [])
                numbers = [each["number"] for each in message["items"]]
                assert numbers == list(range(len(items) + 1, len(items) + 1 + len(numbers)))
                items += [each["item"] for each in message["items"]]
            case "present":
                assert message["number"] == len(self.items.setdefault(message["viewer"], []))
                self.present[message["viewer"]] = message["now"]
            case "changed":
                assert self.changes
                assert message["number"] == len(self.items[message["viewer"]])
                before = self.present[message["viewer"]]
                view = before["view"] | message["view"]
                self.present[message["viewer"]] = {**before, **message["now"], "view": view}
            case "done":
                self.acknowledged.append(message["id"])
            case "refused":
                self.refusals.append(message)
        if self.pending and message.get("id") == self.pending["id"]:
            self.pending = None

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def news(self, kind: str) -> Any:
        """Waits until something of this kind is told."""
        found: list[Any] = []

        def is_told(message: Any) -> bool:
            if message["type"] == "news":
                found.extend(i["item"] for i in message["items"] if i["item"]["type"] == kind)
            return bool(found)

        self.until(is_told)
        return found[0]

    def hear_of(self, kind: str) -> None:
        """Waits until something of this kind has been told, now or earlier."""
        if not any(item["type"] == kind for items in self.items.values() for item in items):
            self.news(kind)

    def answer_to(self, id_: str) -> Any:
        return self.until(lambda m: m.get("id") == id_)

    def do(self, kind: str, **fields: Any) -> Any:
        """Ask, and wait for the answer."""
        return self.answer_to(self.ask(kind, **fields))

    def sit(self) -> None:
        assert self.seat is not None
        assert self.do("sit", seat=self.seat)["type"] == "done"

    def react(self) -> None:
        """Whatever this seat has to do now, it does, one thing at a time."""
        now = self.present.get(self.seat) if self.seat is not None else None
        if now is None or self.pending:
            return
        decision = now["decision"]
        if self.seat in now["binding"]:
            self._bind()
        elif decision and decision["awaited"]:
            self.move(decision)

    def move(self, decision: Any) -> str:
        actions = offers(decision)
        action = actions[self.dice.below(len(actions))]
        return self.ask("move", seat=self.seat, decision=decision["number"], steps=[action])

    def _bind(self) -> None:
        assert self.seat is not None
        items = self.items[self.seat]
        house = next(i for i in reversed(items) if i["type"] == "committed")["commitment"]
        if self.seat in [i["seat"] for i in items if i["type"] == "nonce-bound"]:
            self.ask("reveal", seat=self.seat, nonce=self.nonce.hex())
        else:
            commitment = nonce_commitment(bytes.fromhex(house), self.seat, self.nonce)
            self.ask("bind", seat=self.seat, commitment=commitment.hex())

    def play(self, enough: Callable[["Player"], bool] | None = None) -> "Player":
        """Until the game is over, or it is enough."""
        while not self.over and not (enough and enough(self)):
            heard = self.hear()["type"]
            if heard in ("present", "changed", "done", "refused") and not (enough and enough(self)):
                self.react()
        return self


def wait_until(done: Callable[[], bool]) -> None:
    """For what no message tells."""
    deadline = monotonic() + PATIENCE
    while not done():
        assert monotonic() < deadline
        sleep(0.05)


def all_play(players: list[Player], enough: Callable[[Player], bool] | None = None) -> None:
    """Everybody at once, each in a thread."""
    faults: list[BaseException] = []

    def run(player: Player) -> None:
        try:
            player.play(enough)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(each,), daemon=True) for each in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE * 6)
    if faults:
        raise faults[0]
    assert not any(thread.is_alive() for thread in threads)
