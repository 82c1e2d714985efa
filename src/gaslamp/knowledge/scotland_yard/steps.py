"""What Mister X could have done from a station, asked of the rules for many stations at once."""

from gaslamp.core import scratch
from gaslamp.games.scotland_yard.codes import MISTER_X, STATION, STATION_BITS
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

_STATION = STATION_BITS << STATION


def choices(board: ScotlandYardPosition, station: int, seen: int) -> tuple[int, list[int]]:
    """How many there are, and where those lead that look like this. He is put there for it."""
    board.track[board.log_count] = station
    out = scratch.page(scratch.CHOICES)
    count = board._legal(MISTER_X, out)
    stops = [out[i] >> STATION & STATION_BITS for i in range(count) if out[i] & ~_STATION == seen]
    return count, stops


def stuck(board: ScotlandYardPosition, stations: list[int]) -> list[int]:
    """From which of the stations he could not have moved."""
    found = []
    out = scratch.page(scratch.CHOICES)
    for station in stations:
        board.track[board.log_count] = station
        if not board._legal(MISTER_X, out):
            found.append(station)
    return found
