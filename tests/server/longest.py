"""The largest tables that the house allows: games that go on and on, and people who talk until the
list is full."""

from functools import cache
from typing import Any, Final

from tests.table.sitting import NOW, Sitting, plain

from gaslamp.core.data import to_json
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.errors import Refusal
from gaslamp.core.spelling import LONGEST_TALK
from gaslamp.games import game_named
from gaslamp.store import Entry
from gaslamp.table import entries as kinds
from gaslamp.table.faces import now_for
from gaslamp.table.requests import LONGEST
from gaslamp.table.setup import Bot, Invited, Me, Open, SeatPlan, Setup
from gaslamp.table.state import Table, load

MOVES: Final = 2000
"""Several times as many entries as the longest games of people, of moves alone."""
ROOM: Final = 50
"""So many entries are left, for what is tried at the table."""
SEATS: Final = {"sleuth": 3}
"""Where a game goes on longest with fewer than can play it."""
FROM_THE_END: Final = 4
"""So many of a seat's decisions are left, lest the next one ends the game."""
PHASES: Final = ("gathering", "binding", "playing", "waiting", "over")
NONCE: Final = b"\7" * 32


def longest(game: str, phase: str) -> list[Entry]:
    """A table that is as large as can be; the first person hosts it and sits in the first seat."""
    entries = led_to(game, phase)
    return [*entries, *[TALK] * (LONGEST - ROOM - len(entries))]


def led_to(game: str, phase: str) -> list[Entry]:
    """The same without the talk."""
    return (_began if phase in ("gathering", "binding") else _played)(game)[phase]


@cache
def _began(game: str) -> dict[str, list[Entry]]:
    """Before the game: the host waits for others, or is yet to bind themselves."""
    return {"gathering": _opened(game, Invited()), "binding": _opened(game, Bot())}


def _opened(game: str, others: SeatPlan) -> list[Entry]:
    return Sitting(Setup(game, [Me(), *[others] * (_seats(game) - 1)])).list


def _seats(game: str) -> int:
    return SEATS.get(game, game_named(game).most_seats)


@cache
def _played(game: str) -> dict[str, list[Entry]]:
    """A game that goes on as long as its rules allow, near its end: where the first seat is waited
    for, or only others; and what it is when it was given up there."""
    here = Sitting(Setup(game, [Open()] * _seats(game), hints=True)).begin()
    mine, others = [0], [0]
    while here.table.outcome is None and len(here.list) < MOVES:
        (mine if 0 in here.table.awaited else others).append(len(here.list))
        _draw_out(here)
    playing = here.list[: mine[-FROM_THE_END]]
    return {
        "playing": [*playing, _written(kinds.PlayerLeft(1))],
        "waiting": here.list[: others[-FROM_THE_END]],
        "over": [*playing, _written(kinds.Abandoned(None, "closed"))],
    }


def _draw_out(here: Sitting) -> None:
    """Who exchanges their cards comes no nearer to the end."""
    seat = here.turn
    try:
        here.move(seat, {"type": "exchange", "seat": seat})
    except Refusal:
        here.move(seat)


def messages(game: str, phase: str) -> list[dict[str, Any]]:
    """All that the host can say there, in an order in which it can be done."""
    table = load(led_to(game, phase))
    match phase:
        case "gathering":
            return GATHERING
        case "binding":
            assert table.ceremony is not None
            bound = nonce_commitment(table.ceremony.commitment, 0, NONCE).hex()
            return [
                {"type": "bind", "seat": 0, "commitment": bound},
                {"type": "reveal", "seat": 0, "nonce": NONCE.hex()},
            ]
        case "playing":
            return _moves(table)
        case "waiting":
            return [{"type": "nudge", "seat": table.awaited[0]}, {"type": "resign", "seat": 0}]
    return [{"type": "play-again"}, *ANYWHERE]


def _moves(table: Table) -> list[dict[str, Any]]:
    decision = now_for(table, 0).decision
    assert decision is not None
    step = plain(decision.choices[0].action)
    asked = {"seat": 0, "decision": decision.number, "steps": [step]}
    return [
        {"type": "compose", **asked},
        {"type": "move", **asked},
        {"type": "take-back", "seat": 0},
        {"type": "let-bot-sit", "seat": 1},
        *ANYWHERE,
        {"type": "agree-to-end", "seat": 0},
    ]


def _written(entry: kinds.AnyEntry) -> Entry:
    return Entry(NOW, to_json(entry))


TALK: Final = _written(kinds.Said("p1", "Bert", None, "table", "🕵" * LONGEST_TALK, None))
ANYWHERE: Final[list[dict[str, Any]]] = [
    {"type": "say", "channel": "table", "text": "hello"},
    {"type": "mute", "speaker": "gallery", "for_all": True},
    {"type": "silence", "seat": 1},
    {"type": "react", "reaction": "tea"},
    {"type": "mark", "marks": "x" * 6000},
    {"type": "earlier", "viewer": 0, "before": LONGEST - ROOM - 2},
    {"type": "earlier", "viewer": 0, "before": 500},
    {"type": "ping", "number": 1},
    {"type": "echoed", "stamp": 1},
]
GATHERING: Final[list[dict[str, Any]]] = [
    {"type": "stand", "seat": 0},
    {"type": "sit", "seat": 0},
    {"type": "introduce", "name": "Anne"},
    {"type": "place-bot", "seat": 1, "level": "constable"},
    {"type": "remove", "seat": 1},
    {"type": "swap", "seat": 0, "other": 1},
    {"type": "swap", "seat": 1, "other": 0},
    *ANYWHERE,
    {"type": "close"},
]
