"""Several nodes of one house, and people who go to another when theirs does not answer.

The tests and `gaslamp bench cluster` share them.
"""

import re
import signal
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
from tests.server.running import START, Running, Visitor, kept_entries, wait_until
from tests.server.surviving import LOST, Crowd, Survivor, check_what_was_told

from gaslamp.core.dice import Dice
from gaslamp.table.state import load

LEASE = 3.0
GAMES = {
    "sleuth": ["me", "open", "bot"],
    "mr_jack": ["me", "open"],
    "scotland_yard": ["me", "open", "bot"],
    "culprit": ["me", "open", "bot"],
}
BANK = 86_400
TAKEN = "gaslamp_tables_taken_over_total"


class Nodes:
    """`gaslamp serve`, so many times, on one database."""

    def __init__(
        self,
        folder: Path,
        database: str,
        count: int,
        programs: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        """`programs` are run in the place of `gaslamp serve`, one for each node."""
        self.database = database
        self.nodes: list[Running] = []
        for number in range(count):
            place = folder / f"node{number}"
            place.mkdir(parents=True)
            given = {"absence": 600, "lease_seconds": LEASE, **settings}
            program = programs[number] if programs else START
            self.nodes.append(Running(place, program, database=database, **given))

    def __getitem__(self, number: int) -> Running:
        return self.nodes[number]

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    def revived(self) -> "Nodes":
        """Whichever of them the test before has ended is started again."""
        for node in self.nodes:
            if node.process.poll() is not None:
                node.start()
        return self

    def end(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()

    def count(self, metric: str) -> float:
        """Added up over the nodes that live."""
        return sum(counted(node, metric) for node in self.nodes if node.process.poll() is None)


def counted(node: Running, metric: str) -> float:
    page = Visitor(node.port, cookie="?").ask("GET", "/metrics").body.decode()
    found = re.search(rf"^{re.escape(metric)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0


class Roamer(Survivor):
    """Comes back by another node when one does not answer; notes how long it was cut off."""

    def __init__(self, ports: list[int], *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.tag = f"{self.opened['table']}-{self.seat}"
        self.ports = ports
        self.outages: list[float] = []
        """Seconds until it was served again, each time that it was cut off."""
        self.waits: list[float] = []
        """Seconds until each move was acknowledged."""
        self._asked = 0.0

    def ask(self, kind: str, **fields: Any) -> str:
        self._asked = monotonic()
        return super().ask(kind, **fields)

    def hear(self, patience: float | None = None) -> Any:
        was = self.pending
        message = super().hear(patience)
        if was and self.pending is None and message["type"] == "done" and was["type"] == "move":
            self.waits.append(monotonic() - self._asked)
        return message

    def carry_on(self, stop: threading.Event) -> None:
        self.patience = self.visitor.patience = 2.0
        cut: float | None = None
        while not stop.is_set() and not self.over:
            try:
                self.connect()
                self.hear()
                if cut is not None:
                    self.outages.append(monotonic() - cut)
                    cut = None
                self.play(lambda _: stop.is_set())
            except LOST:
                cut = cut or monotonic()
                self.close()
                here = self.ports.index(self.visitor.port)
                self.visitor.port = self.ports[(here + 1) % len(self.ports)]
                stop.wait(0.05)
        self.close()


def sit_down(nodes: Nodes, game: str, number: int, apart: bool = True) -> list[Roamer]:
    """Two people, each by another node, with a clock, and a bot where there is room for one."""
    ports = nodes.ports
    visitors = [Visitor(ports[(number + seat * apart) % len(ports)]) for seat in range(2)]
    clock = {"type": "bank", "seconds": BANK}
    opened = visitors[0].open_table(game, GAMES[game], clock=clock)
    players = [
        Roamer(ports, each, opened, seat, seed=number * 10 + seat)
        for seat, each in enumerate(visitors)
    ]
    players[1].connect()
    players[1].until(lambda m: m["type"] == "present")
    players[1].sit()
    players[1].close()
    return players


def play_some(players: list[Roamer], moves: int) -> None:
    """Until so many things were acknowledged, to all together; then everybody has gone."""
    stop = threading.Event()
    threads = [
        threading.Thread(target=each.carry_on, args=(stop,), daemon=True) for each in players
    ]
    for thread in threads:
        thread.start()
    wait_until(lambda: sum(len(each.acknowledged) for each in players) >= moves or players[0].over)
    stop.set()
    for thread in threads:
        thread.join(60)


class Gathering(Crowd[Roamer]):
    """All four games at once, again and again, while things happen to the nodes."""

    def __init__(self, nodes: Nodes, seed: int = 1, tables: int = 4, apart: bool = True) -> None:
        super().__init__()
        self.nodes = nodes
        self.apart = apart
        self.dice = Dice(seed)
        self.tables = tables

    def fill(self) -> None:
        """Where the house cannot do it just now, it is tried again later."""
        for _ in range(self.tables - len(self.playing)):
            with suppress(AssertionError, *LOST):
                self._begin_next()

    def _begin_next(self) -> None:
        number = len(self.players) // 2
        game = sorted(GAMES)[number % len(GAMES)]
        self.begin(sit_down(self.nodes, game, number, self.apart))

    def play_on(self, moves: int) -> None:
        """Until so many more things were acknowledged; there is always somebody who plays."""
        enough, deadline = self.acknowledged + moves, monotonic() + 60
        while self.acknowledged < enough:
            assert monotonic() < deadline
            self.fill()
            sleep(0.05)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def outages(self) -> list[float]:
        return [each for player in self.players for each in player.outages]

    def check(self) -> int:
        """How many moves are kept, if nothing is lost and nothing is there twice."""
        moves = 0
        for table in {player.opened["table"] for player in self.players}:
            entries = kept_entries(self.nodes[0], table)
            kept = [msgspec.json.decode(entry.body) for entry in entries]
            here = [player for player in self.players if player.opened["table"] == table]
            check_history(kept, here)
            check_what_was_told(load(entries), here)
            moves += sum(entry["type"] == "moved" for entry in kept)
        return moves


def check_history(kept: list[Any], players: list[Roamer]) -> None:
    """Independent of how the house does it: from what clients were told, and what is in the list.

    One list a table, in which each acknowledged move is once, in the order in which its player
    had it acknowledged.
    """
    ids = [entry["id"] for entry in kept if entry["type"] == "moved" and entry.get("id")]
    twice = [id_ for id_, count in Counter(ids).items() if count > 1]
    assert not twice
    for player in players:
        made = [id_ for id_ in ids if id_.startswith(f"{player.tag}-")]
        numbers = [int(id_.rpartition("-")[2]) for id_ in made]
        assert numbers == sorted(numbers)
        moves = {id_ for id_ in player.acknowledged if player.kinds.get(id_) == "move"}
        assert moves <= set(made)
