"""Scotland Yard in the terminal: the log, the pawns, the way on from where one stands."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard import actions, codes, text
from gaslamp.games.scotland_yard.board import MAPS, TRANSPORTS, next_stops
from gaslamp.games.scotland_yard.trail import form_of, suspected
from gaslamp.games.scotland_yard.view import (
    UNLIMITED,
    LogEntry,
    PawnView,
    ScotlandYardView,
    Tickets,
)
from gaslamp.terminal.boards import AnySight, Board, Offered, Way
from gaslamp.words import Words

STYLES: Final = {"taxi": "yellow", "bus": "green", "underground": "red", "ferry": "cyan"}
_FEW: Final = 9
"""So many stations are listed by number."""


class ScotlandYardBoard(Board):
    def draw(self, sight: AnySight, words: Words, console: Console) -> None:
        view: ScotlandYardView = sight.view
        console.print(_heading(view, words))
        console.print(_log(view, words))
        console.print(_pawns(view, words))
        if not view.over:
            for line in _ways_on(sight, words):
                console.print(line)

    def ways(self, choices: Sequence[Offered], sight: AnySight) -> Iterator[tuple[Way, Offered]]:
        for choice in choices:
            yield _way(choice), choice

    def asks(self, offered: Sequence[Sentence], sight: AnySight) -> Sentence:
        asked = {
            "scotland-yard-pick-station": "scotland-yard-which-station",
            "scotland-yard-pawn": "scotland-yard-which-pawn-moves",
        }
        return say(asked.get(offered[0].id, "terminal-what-now"))


# What everybody sees


def _heading(view: ScotlandYardView, words: Words) -> Text:
    parts = [
        words("scotland-yard-round", round=view.round, last=view.last_round),
        words("scotland-yard-special", black=view.black, doubles=view.doubles),
    ]
    if isinstance(view.pool, Tickets):
        parts.append(words("scotland-yard-pool", tickets=_tickets(view.pool, words)))
    elif view.pool == UNLIMITED:
        parts.append(words("scotland-yard-unlimited"))
    return Text(" · ".join(parts), "bold")


def _tickets(tickets: Tickets, words: Words) -> str:
    counts = (tickets.taxi, tickets.bus, tickets.underground)
    return " ".join(
        f"{_letter(kind, words)}{count}"
        for kind, count in zip(actions.ORDINARY, counts, strict=True)
    )


def _letter(ticket: str | None, words: Words) -> str:
    return words("scotland-yard-letter", ticket=ticket or "none")


def _log(view: ScotlandYardView, words: Words) -> Text:
    """`1 T · 2 B · 3 T 58`, and the places still to come where he will be seen."""
    line = Text(f"{words('scotland-yard-log')} ")
    for place, entry in enumerate(view.log, start=1):
        line.append(f"{place}", "dim")
        line.append(f"{_letter(entry.ticket, words)}", STYLES.get(entry.ticket or "", "bold"))
        line.append(_seen(entry) + "  ", "bold")
    beginners = view.pool is None
    coming = range(len(view.log) + 1, view.log_length + 1)
    special = [place for place in coming if (place in view.showing) != beginners]
    if special:
        places = ", ".join(map(str, special))
        message = "scotland-yard-secret-places" if beginners else "scotland-yard-showing-places"
        line.append(words(message, places=places), "dim")
    return line


def _seen(entry: LogEntry) -> str:
    return "" if entry.station is None else f"→{entry.station}"


def _pawns(view: ScotlandYardView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    if view.x is not None:
        table.add_row("", Text(words("scotland-yard-mister-x"), "bold"), f"{view.x}", "", "")
    for pawn in view.pawns:
        table.add_row(*_pawn_row(pawn, view, words))
    return table


def _pawn_row(pawn: PawnView, view: ScotlandYardView, words: Words) -> list[str | Text]:
    mine = pawn.seat == view.viewer
    player = "" if pawn.seat is None else words.say(say("seat", seat=pawn.seat))
    return [
        "▶" if pawn.to_move else "",
        Text(words.say(text.pawn(pawn.name)), "bold" if mine else ""),
        "?" if pawn.station is None else str(pawn.station),
        player,
        "" if pawn.tickets is None else _tickets(pawn.tickets, words),
    ]


# What one can do from here


def _ways_on(sight: AnySight, words: Words) -> Iterator[Text]:
    view: ScotlandYardView = sight.view
    if sight.viewer == codes.MISTER_X:
        if view.x is not None:
            yield _neighbourhood(view.x, sight, words)
        return
    for pawn in view.pawns:
        if pawn.seat == sight.viewer and pawn.station is not None:
            yield _neighbourhood(pawn.station, sight, words)
    if view.log:
        yield _suspicion(sight, words)


def _neighbourhood(station: int, sight: AnySight, words: Words) -> Text:
    """The next stops of a station by each transport; those with a pawn on them in brackets."""
    form = form_of(sight)
    pawns = {pawn.station for pawn in sight.view.pawns}
    line = Text(words("scotland-yard-from", station=station))
    for network, kind in enumerate(TRANSPORTS[: 3 if form.tickets_needed else 2]):
        stops = next_stops(station, network, MAPS[form.board])
        if stops:
            spoken = " ".join(f"({stop})" if stop in pawns else str(stop) for stop in stops)
            line.append(f"  {_letter(kind, words)} ", f"bold {STYLES[kind]}")
            line.append(spoken)
    return line


def _suspicion(sight: AnySight, words: Words) -> Text:
    places = sorted(suspected(sight))
    listed = ", ".join(map(str, places[:_FEW])) + (" …" if len(places) > _FEW else "")
    return Text(words("scotland-yard-suspected", count=len(places), stations=listed), "dim")


# The menu


def _way(choice: Offered) -> Way:
    match choice.action:
        case actions.Travel(_, ticket, station, double):
            kind = say(
                "scotland-yard-pick-travel",
                ticket=ticket or "none",
                double="yes" if double else "no",
            )
            return kind, say("scotland-yard-pick-station", station=station)
        case actions.Move(_, pawn, ticket, station):
            by = say("scotland-yard-pick-travel", ticket=ticket or "none", double="no")
            return text.pawn(pawn), by, say("scotland-yard-pick-station", station=station)
    return (choice.label,)


BOARD = ScotlandYardBoard()
