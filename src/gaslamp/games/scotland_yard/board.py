"""The map of London as numbers: which station is the next stop of which, by what.

A network is what a pawn with a certain ticket may use. `STOPS` and `FIRST` are the whole map in two
flat lists: the next stops of a station in a network are `STOPS[FIRST[row]]` … up to
`FIRST[row + 1]`, where `row` counts networks within stations within boards. A stop is station |
ticket << 8, for the four networks that have a ticket of their own.
"""

import csv
from importlib.resources import files
from typing import Final

STATION_COUNT: Final = 199
TRANSPORTS: Final = ("taxi", "bus", "underground", "ferry")

TAXI: Final = 0
BUS: Final = 1
UNDERGROUND: Final = 2
EVERY_LINE: Final = 3
"""The black ticket's: ferries too (SY-14)."""
EVERY_LINE_ON_LAND: Final = 4
"""The bobbies' (SY-10)."""
TAXI_AND_BUS: Final = 5
"""The beginners' (SY-62)."""
NETWORKS: Final = (
    ("taxi",),
    ("bus",),
    ("underground",),
    TRANSPORTS,
    ("taxi", "bus", "underground"),
    ("taxi", "bus"),
)

BOARDS: Final = ("2014", "1983")
SMALL: Final = {"square": 5, "mews": 8, "wharf": 12, "soho": 20, "borough": 30}
"""Small maps for exact work, and how many stations each has."""
MAPS: Final = (*BOARDS, *SMALL)
ROWS_A_STATION: Final = 8
"""More than there are networks, so that a row is found by shifting."""
ROWS_A_BOARD: Final = (STATION_COUNT + 1) * ROWS_A_STATION

Line = tuple[int, int, str]


def _table(name: str) -> list[dict[str, str]]:
    text = files(__package__).joinpath("map", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _lines(board: str) -> tuple[Line, ...]:
    file, kinds = ("small.csv", (board,)) if board in SMALL else ("connections.csv", ("all", board))
    return tuple(
        (int(line["a"]), int(line["b"]), line["transport"])
        for line in _table(file)
        if line["board"] in kinds
    )


LINES: Final = {board: _lines(board) for board in MAPS}
"""Of each board: every line between two stations, the lower number first."""


def start_cards(edition: str, role: str) -> tuple[int, ...]:
    return tuple(
        int(card["station"])
        for card in _table("small-starts.csv" if edition in SMALL else "starts.csv")
        if card["edition"] == edition and card["role"] == role
    )


def _next_stops(board: str) -> dict[tuple[int, str], list[int]]:
    found: dict[tuple[int, str], list[int]] = {}
    for a, b, transport in LINES[board]:
        found.setdefault((a, transport), []).append(b)
        found.setdefault((b, transport), []).append(a)
    return found


_NEXT_STOPS: Final = {board: _next_stops(board) for board in MAPS}


def next_stops(station: int, network: int, board: str = "2014") -> list[int]:
    """SY-07, ascending, each once, however many lines lead there."""
    by_line = (_NEXT_STOPS[board].get((station, by), []) for by in NETWORKS[network])
    return sorted({stop for stops in by_line for stop in stops})


def _flattened() -> tuple[list[int], list[int]]:
    stops: list[int] = []
    first = []
    for board in MAPS:
        for station in range(STATION_COUNT + 1):
            for row in range(ROWS_A_STATION):
                first.append(len(stops))
                stops += _row(station, row, board)
    return stops, [*first, len(stops)]


def _row(station: int, row: int, board: str) -> list[int]:
    if row >= len(NETWORKS):
        return []
    ticket = row if row <= EVERY_LINE else 0
    return [stop | ticket << 8 for stop in next_stops(station, row, board)]


STOPS, FIRST = _flattened()
