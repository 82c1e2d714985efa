"""People who play on while the server is killed under them, and how to see that nothing is lost.

The test and `gaslamp bench durability` share them.
"""

import threading
from collections import Counter
from collections.abc import Sequence
from time import monotonic, sleep
from typing import Any, Generic, TypeVar

import msgspec
from tests.server.running import PATIENCE, Player, Running, Visitor, kept_entries
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gaslamp.core.dice import Dice
from gaslamp.table.state import load

TABLES = 4
BANK = 86_400
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Survivor(Player):
    """Plays on whatever happens: comes back, and sends again what was not acknowledged."""

    patience = PATIENCE

    def hear(self, patience: float | None = None) -> Any:
        return super().hear(patience or self.patience)

    def carry_on(self, stop: threading.Event) -> None:
        self.patience = 5.0
        while not stop.is_set() and not self.over:
            try:
                self.connect()
                self.play(lambda _: stop.is_set())
            except LOST:
                self.close()
                stop.wait(0.1)
        self.close()


S = TypeVar("S", bound=Survivor)


class Crowd(Generic[S]):
    """People who play on, each in a thread, until they are sent home."""

    def __init__(self) -> None:
        self.players: list[S] = []
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    @property
    def playing(self) -> set[str]:
        """The tables that they still play at."""
        return {each.opened["table"] for each in self.players if not each.over}

    def begin(self, players: Sequence[S]) -> None:
        for player in players:
            thread = threading.Thread(target=player.carry_on, args=(self._stop,), daemon=True)
            thread.start()
            self.players.append(player)
            self._threads.append(thread)

    def go_home(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(2 * PATIENCE)
            assert not thread.is_alive()


class Evening(Crowd[Survivor]):
    """Pairs of people at tables with bots; where a game is over, the next one begins."""

    def __init__(self, house: Running) -> None:
        super().__init__()
        self.house = house

    def fill(self) -> None:
        """So that games are being played at all the tables."""
        seen = len(self.players) // 2
        for number in range(seen, seen + TABLES - len(self.playing)):
            self.begin(sit_down(self.house, number))

    def kill_again_and_again(self, kills: int, seed: int = 30) -> float:
        """Returns for how many milliseconds nobody was there.

        Some kills come while the house is still opening.
        """
        away, dice = 0.0, Dice(seed)
        for _ in range(kills):
            self.fill()
            if dice.below(4):
                Visitor(self.house.port, cookie="?").ask("GET", "/healthz")
            sleep(dice.below(900) / 1000)
            self.house.kill()
            killed = monotonic()
            self.house.start()
            away += (monotonic() - killed) * 1000
        sleep(1)
        self.go_home()
        return away


def sit_down(house: Running, number: int) -> list[Survivor]:
    visitors = [Visitor(house.port) for _ in range(2)]
    clock = {"type": "bank", "seconds": BANK}
    opened = visitors[0].open_table("sleuth", ["me", "open", "bot", "bot"], clock=clock)
    players = [
        Survivor(each, opened, seat, seed=number * 10 + seat) for seat, each in enumerate(visitors)
    ]
    players[1].connect()
    players[1].until(lambda m: m["type"] == "present")
    players[1].sit()
    players[1].close()
    return players


def check_everything(house: Running, players: list[Survivor], open_for: float) -> int:
    """How many entries the tables have, if all is as it should be."""
    count = 0
    for table in {player.opened["table"] for player in players}:
        entries = kept_entries(house, table)
        count += len(entries)
        kept = [msgspec.json.decode(entry.body) for entry in entries]
        here = [player for player in players if player.opened["table"] == table]
        check_moves(kept, here)
        check_clocks(load(entries), open_for)
        check_what_was_told(load(entries), here)
    return count


def check_moves(kept: list[Any], players: list[Survivor]) -> None:
    ids = Counter(entry["id"] for entry in kept if entry["type"] == "moved" and entry.get("id"))
    assert all(count == 1 for count in ids.values())
    asked = {id_ for player in players for id_ in player.acknowledged}
    bindings = {f"{player.tag}-{number}" for player in players for number in range(1, 8)}
    lost = {id_ for id_ in asked if id_ not in ids} - bindings
    assert not lost


def check_clocks(table: Any, open_for: float) -> None:
    """No clock has run for longer than the house was open: its absences are given back."""
    used = [BANK * 1000 - left for left in table.clock.left]
    assert all(each >= 0 for each in used)
    assert sum(used) <= open_for


def check_what_was_told(table: Any, players: Sequence[Survivor]) -> None:
    """What a client has heard, in pieces between kills, is how the story goes."""
    for player in players:
        seat = player.seat
        assert seat is not None
        heard = player.items.get(seat, [])
        lines = table.story.lines(seat, 0, len(heard))
        told = [msgspec.json.decode(msgspec.json.encode(line.item)) for line in lines]
        assert told == heard
