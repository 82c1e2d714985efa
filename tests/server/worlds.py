"""A server whose chance is dictated, so that two of them can be dealt games that differ in secret.

Time stands still and nothing is drawn at random, so that whatever differs in what they send comes
from the secrets. Run as a program it is `gaslamp serve` with these changes, and with one of the
leaks below if `GASLAMP_LEAK` names one.
"""

import itertools
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

NOW = 1_700_000_000_000
PROGRAM = "from tests.server.worlds import main; main()"


def main() -> None:
    from gaslamp.cli import main as gaslamp  # noqa: PLC0415 - only after the changes

    _still()
    LEAKS[os.environ.get("GASLAMP_LEAK", "none")]()
    gaslamp()


def put(where: Any, name: str, what: Any) -> None:
    """Replace a part of the house by another one."""
    assert hasattr(where, name)
    setattr(where, name, what)


def secret_number(hand: Any) -> int:
    """Something that depends on everything that is hidden."""
    return crc32(str(hand.game.to_facts(hand.position)).encode())


def _still() -> None:
    from gaslamp.core.dealing.dealer import Dealer  # noqa: PLC0415
    from gaslamp.core.dealing.generator import Lot  # noqa: PLC0415
    from gaslamp.server import hub, people, pulse, socket  # noqa: PLC0415
    from gaslamp.server.hours import Hours  # noqa: PLC0415

    script = Path(os.environ["GASLAMP_SCRIPT"])
    counter = itertools.count(int(os.environ.get("GASLAMP_FIRST", "0")))

    def dictated(self: Dealer, _: Any) -> int:
        drawn: int = json.loads(script.read_text("utf-8"))[len(self.draws)]
        self.draws.append(Lot(0, 1))
        return drawn

    put(Dealer, "next", dictated)
    put(Hours, "now", lambda _: NOW)
    put(pulse, "LONG", float("inf"))  # how long something takes is not the same twice
    put(socket, "_stamp", lambda: 0)
    put(hub, "token_bytes", lambda count: b"7" * count)
    put(socket, "token_bytes", lambda count: b"7" * count)
    put(hub, "new_table", lambda: (f"table{next(counter)}", f"code{next(counter)}"))
    put(people, "token_hex", lambda _: f"person{next(counter)}")


def _whole_state() -> None:
    """The whole position is sent, and the client is trusted to hide it."""
    from gaslamp.table import faces  # noqa: PLC0415

    honest = faces._view

    def leaky(table: Any, _: int) -> Any:
        return honest(table, -2)

    put(faces, "_view", leaky)


def _one_log_for_all() -> None:
    """Whatever happens is told to everybody."""
    from gaslamp.table.story import Story  # noqa: PLC0415

    honest = Story.tell

    def leaky(self: Story, at: int, item: Any, _: Any = None) -> None:
        honest(self, at, item)

    put(Story, "tell", leaky)


def _spectators_tab() -> None:
    """Whoever sits nowhere sees what the first seat sees."""
    from gaslamp.table import faces  # noqa: PLC0415

    honest = faces._view

    def leaky(table: Any, viewer: int) -> Any:
        return honest(table, max(viewer, 0))

    put(faces, "_view", leaky)


def _reconnection() -> None:
    """A fresh start is everything that was ever told to anybody."""
    from gaslamp.server.frames import framed  # noqa: PLC0415
    from gaslamp.server.outgoing import Marks  # noqa: PLC0415
    from gaslamp.server.socket import Socket  # noqa: PLC0415

    honest = Socket._catch_up

    def leaky(self: Any, table: Any, viewer: int, since: int | None) -> None:
        honest(self, table, viewer, since)
        if table.hand is not None:
            self.send(framed(Marks(str(table.hand.play.record().moves))))

    put(Socket, "_catch_up", leaky)


def _previews() -> None:
    """Lists show a little picture of the game."""
    from gaslamp.table import faces  # noqa: PLC0415

    honest = faces.preview

    def leaky(table: Any) -> Any:
        import msgspec  # noqa: PLC0415

        shown = {} if table.hand is None else {"position": str(table.hand.play.record().moves)}
        return msgspec.structs.replace(honest(table), options=shown)

    put(faces, "preview", leaky)


def _replay_of_a_running_game() -> None:
    from gaslamp.server.rest import tables  # noqa: PLC0415
    from gaslamp.table import archive, faces  # noqa: PLC0415

    def leaky(table: Any) -> Any:
        return table.hand.play.record()

    put(faces, "record", leaky)
    put(archive, "record", leaky)
    put(tables, "OVER", "playing")


def _refusals_explain() -> None:
    """A refusal says what the house knows."""
    from gaslamp.core.errors import NotLegal  # noqa: PLC0415
    from gaslamp.core.sentence import say  # noqa: PLC0415
    from gaslamp.table import composition  # noqa: PLC0415

    def leaky(hand: Any, *_: Any) -> None:
        raise NotLegal(say("not-legal", action=str(secret_number(hand))))

    put(composition, "_explain", leaky)


def _decisions_count() -> None:
    """Decision numbers are taken from something that is hidden."""
    from gaslamp.table.hand import Hand  # noqa: PLC0415

    honest = Hand._ask

    def leaky(self: Any) -> None:
        honest(self)
        if not self.position.chance_awaited:
            hidden = secret_number(self) % 97
            self.decisions = [each * 100 + hidden for each in range(len(self.decisions))]

    put(Hand, "_ask", leaky)


def _order_of_choices() -> None:
    """What may be done is listed in an order that depends on the secret."""
    from gaslamp.table import faces  # noqa: PLC0415

    honest = faces._decision

    def leaky(table: Any, viewer: int) -> Any:
        import msgspec  # noqa: PLC0415

        found = honest(table, viewer)
        if found is None:
            return None
        turn = secret_number(table.hand) % len(found.choices)
        turned = found.choices[turn:] + found.choices[:turn]
        return msgspec.structs.replace(found, choices=turned)

    put(faces, "_decision", leaky)


def _logs() -> None:
    """The log has every action, chance's too."""
    from gaslamp.server.live.journal import Journal  # noqa: PLC0415
    from gaslamp.server.logs import log  # noqa: PLC0415

    def leaky(self: Any, answer: Any, _: int) -> None:
        for entry in answer:
            log("entry", table=self.id, what=str(entry))

    put(Journal, "_log", leaky)


LEAKS: dict[str, Callable[[], None]] = {
    "none": lambda: None,
    "whole state": _whole_state,
    "one log for all": _one_log_for_all,
    "spectator's tab": _spectators_tab,
    "reconnection": _reconnection,
    "previews": _previews,
    "replay of a running game": _replay_of_a_running_game,
    "refusals": _refusals_explain,
    "decision numbers": _decisions_count,
    "order of choices": _order_of_choices,
    "logs": _logs,
}
