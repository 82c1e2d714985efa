"""`gaslamp deduce`: what a seat could know at a moment of a game, and why."""

from typing import Final

from gaslamp.cli.parts import Command, argument, option, whole_number
from gaslamp.core.data import pretty
from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.front.files import read_bytes, read_record
from gaslamp.front.sources import sight_in
from gaslamp.knowledge import AnySight, look
from gaslamp.terminal.known import ShownLook
from gaslamp.terminal.screen import Screen
from gaslamp.words import Words

_LAST_PLY: Final = 10**6


def command(words: Words) -> Command:
    def deduce(
        record: str | None,
        seat: str | None,
        ply: int | None,
        sight: str | None,
        why: bool,
        as_json: bool,
    ) -> None:
        seen = _sight(record, seat, ply, sight)
        shown = ShownLook(look(seen), why)
        if as_json:
            print(pretty(shown.in_data()), end="")
        else:
            shown.show(words, Screen())

    params = [
        argument("record", required=False),
        option("--seat", metavar="seat"),
        whole_number("--ply", 0, _LAST_PLY),
        option("--sight", metavar="file"),
        option("--why", is_flag=True),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("deduce", deduce, params, words)


def _sight(record: str | None, seat: str | None, ply: int | None, sight: str | None) -> AnySight:
    if (record is None) == (sight is None):
        raise Unreadable(say("terminal-record-or-sight"))
    if sight is not None:
        return sight_in(read_bytes(sight))
    if record is None or seat is None:
        raise Unreadable(say("terminal-missing", name="--seat"))
    return _seen_by(record, seat, ply)


def _seen_by(record: str, seat: str, ply: int | None) -> AnySight:
    """The sight of a seat after so many actions, or after all of them."""
    played = read_record(record)
    game, seats = played.game, played.record.seats
    viewer = game.seat_named(seat, seats)
    last = len(played.steps)
    if viewer == CHANCE:
        raise Unreadable(say("terminal-missing", name="--seat"))
    if ply is not None and ply > last:
        raise Unreadable(say("terminal-no-such-ply", ply=ply, last=last))
    steps = played.steps[: last if ply is None else ply]
    return Play.of(game, played.record, steps).sight(viewer)
