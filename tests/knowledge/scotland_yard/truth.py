"""Mister X's whole track."""

from gaslamp.core.position import Position
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition


def truth(position: Position) -> dict[str, str]:
    assert isinstance(position, ScotlandYardPosition)
    if not position.track[0]:
        return {}
    track = position.track[: position.log_count + 1]
    named = {f"place {place}": str(station) for place, station in enumerate(track)}
    named["start"] = named.pop("place 0")
    return named | {"X": str(track[-1])}
