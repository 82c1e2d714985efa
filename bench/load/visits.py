"""What people do besides moving: each of these is due at its own moments."""

import gzip
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bench.load.arrivals import Arrivals
from bench.load.crowd import Crowd
from bench.load.person import Person
from bench.load.plan import EACH_CONNECTION, EACH_TABLE
from bench.load.seated import Seated
from bench.load.tally import Op
from bench.load.wire import PACKED, Http

_NAMED: Final = re.compile(rb'(?:src|href)="(/[^"]+)"')
PASSPHRASE: Final = "by gaslight, on foot"
Errand = Callable[[Op, Person], Awaitable[None]]


class Visits:
    """Sets up every stream of arrivals."""

    def __init__(self, crowd: Crowd, arrivals: Arrivals, connections: int) -> None:
        self._crowd = crowd
        self._tally = crowd.tally
        self._random = crowd.random
        self._at_tables(arrivals)
        self._elsewhere(arrivals, connections)

    def _at_tables(self, arrivals: Arrivals) -> None:
        """A place keeps its rhythm though one table follows another there."""
        kinds: dict[str, Callable[[Seated, float], None]] = {
            "move": self._move,
            "talk": self._talk,
            "note": self._note,
            "sheet": partial(self._knowledge, "sheet"),
            "knowledge": partial(self._knowledge, "knowledge"),
        }
        for place in range(len(self._crowd.tables)):
            for kind, do in kinds.items():
                due = partial(self._at, place, do)
                arrivals.every(EACH_TABLE[kind], due, is_move=kind == "move")

    def _at(self, place: int, do: Callable[[Seated, float], None], due: float) -> None:
        if not self._crowd.is_away:
            do(self._crowd.tables[place], due)

    def _move(self, table: Seated, due: float) -> None:
        table.move(self._tally.begin("move", due))

    def _talk(self, table: Seated, due: float) -> None:
        here = [each for each in table.everybody if each.socket and each.numbers]
        if here and table.phase == "playing":
            person = self._random.choice(here)
            channel = "table" if person.seat >= 0 else "gallery"
            length = min(300, max(2, int(self._random.gauss(40, 25))))
            said = ("who was where, and when " * 13)[:length].strip()
            person.ask("say", self._tally.begin("talk", due), channel=channel, text=said)

    def _note(self, table: Seated, due: float) -> None:
        here = [each for each in table.people if each.socket and each.numbers]
        if here:
            marks = "x" * self._random.randint(10, 2000)
            self._random.choice(here).ask("mark", self._tally.begin("note", due), marks=marks)

    def _knowledge(self, kind: str, table: Seated, due: float) -> None:
        here = [each for each in table.people if each.seat >= 0]
        if here and table.phase == "playing":
            person = self._random.choice(here)
            path = f"/api/tables/{table.name}/{kind}?viewer={person.seat}&code={table.code}"
            self._send(kind, due, person, self._get(path))

    def _elsewhere(self, arrivals: Arrivals, connections: int) -> None:
        errands: dict[str, Callable[[float], None]] = {
            "come back": self._come_back,
            "page": lambda due: self._anybody("page", due, self._page),
            "lobby": lambda due: self._anybody("lobby", due, self._get("/api/tables")),
            "mine": lambda due: self._anybody("mine", due, self._get("/api/mine")),
            "preview": self._preview,
            "record": partial(self._finished, "record"),
            "replay": partial(self._finished, "replay"),
            "passer-by": self._pass_by,
            "lesson": self._lesson,
            "log in": lambda due: self._anybody("log in", due, self._log_in),
        }
        for kind, do in errands.items():
            arrivals.every(EACH_CONNECTION[kind] / connections, partial(self._if_open, do))

    def _if_open(self, do: Callable[[float], None], due: float) -> None:
        if not self._crowd.is_away:
            do(due)

    def _send(self, kind: str, due: float, person: Person, errand: Errand) -> None:
        async def run() -> None:
            op = self._tally.begin(kind, due)
            try:
                await errand(op, person)
            except OSError as error:
                op.end(f"no answer ({type(error).__name__})")
            finally:
                op.drop("not carried out")

        self._crowd.soon(run())

    def _anybody(self, kind: str, due: float, errand: Errand) -> None:
        table = self._random.choice(self._crowd.tables)
        self._send(kind, due, self._random.choice(table.everybody), errand)

    def _get(self, path: str) -> Errand:
        async def errand(op: Op, person: Person) -> None:
            answer = await person.request(path)
            op.end("" if answer.status == 200 else str(answer.status))

        return errand

    async def _page(self, op: Op, person: Person) -> None:
        """The page and the files that it names, one after the other on one connection."""
        tally = self._tally
        connection = await Http.open(self._crowd.port, person.address, tally.received)
        try:
            index = await connection.ask("GET", "/", person.cookie, more=PACKED)
            for path in _NAMED.findall(_unpacked(index.body)):
                await connection.ask("GET", path.decode(), person.cookie, more=PACKED)
            op.end("" if index.status == 200 else str(index.status))
        finally:
            connection.close()

    def _come_back(self, due: float) -> None:
        """A telephone that was put away: its socket is cut, and it comes back."""
        table = self._random.choice(self._crowd.tables)
        self._crowd.cut([self._random.choice(table.everybody)])

    def _preview(self, due: float) -> None:
        table = self._random.choice(self._crowd.tables)
        path = f"/api/tables/{table.name}?code={table.code}"
        self._anybody("preview", due, self._get(path))

    def _finished(self, kind: str, due: float) -> None:
        if self._crowd.finished:
            table, person = self._random.choice(self._crowd.finished)
            path = f"/api/tables/{table.name}/{kind}"
            self._send(kind, due, person, self._get(path))

    def _pass_by(self, due: float) -> None:
        """Somebody new, who looks at what is open and goes."""

        async def pass_by() -> None:
            person = await self._crowd.newcomer(due)
            op = self._tally.begin("lobby")
            await self._get("/api/tables")(op, person)

        self._crowd.soon(pass_by())

    def _lesson(self, due: float) -> None:
        game = self._random.choice(self._crowd.tables).plan.game

        async def errand(op: Op, person: Person) -> None:
            answer = await person.request(f"/api/learn/{game}", {"done": []}, "POST")
            op.end("" if answer.status == 200 else str(answer.status))

        self._anybody("lesson", due, errand)

    async def _log_in(self, op: Op, person: Person) -> None:
        """An account is made first; logging in is on another device, so one's cookie stays."""
        cookie, path = person.cookie, "/api/login" if person.account else "/api/account"
        person.account = person.account or f"p{person.address}"
        given = {"account": person.account, "passphrase": PASSPHRASE}
        answer = await person.request(path, given, "POST")
        person.cookie = cookie
        op.end("" if answer.status == 200 else str(answer.status))


def _unpacked(body: bytes) -> bytes:
    return gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body
