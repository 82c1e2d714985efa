"""How a finished game went, as far as it can be counted: its turns, how seats began, where they
were."""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import Record, Step, replay
from gaslamp.core.seats import CHANCE, OPEN

COUNTED: Final = {"mr_jack": "turn", "scotland_yard": "round"}
"""What a game's own view calls its turns; elsewhere every move is one."""
_BEGINNINGS: Final = {
    "sleuth": re.compile(r"ask \S+ (?P<it>.+?) \["),
    "culprit": re.compile(r"play (?P<it>[a-z' ]+?)(?: [A-H])?(?:,|$)"),
    "mr_jack": re.compile(r"(?P<it>\w+),"),
    "scotland_yard": re.compile(r"(?:2x )?(?P<it>taxi|bus|underground|black) \d+"),
}


class GameCourse(NamedTuple):
    turns: list[int]
    """After each step of the replay that lies open, in which turn the game was."""
    places: dict[int, list[int]]
    """Of each seat the stations it came to, in Scotland Yard."""


def course_of(game: Game[Any], kept: Record) -> GameCourse:
    turns: list[int] = []
    places: dict[int, list[int]] = {}
    moves = 0
    for step in replay(game, kept):
        moves += seat_of(step.action) != CHANCE and not game.continues(step.action, step.before)
        if seen_by(game.events(*step), OPEN):
            turns.append(_turn(game, step, moves))
            _note_places(game, step, places)
    return GameCourse(turns, places)


def _turn(game: Game[Any], step: Step, moves: int) -> int:
    name = COUNTED.get(game.name)
    return moves if name is None else int(getattr(game.view(step.after, OPEN), name))


def _note_places(game: Game[Any], step: Step, places: dict[int, list[int]]) -> None:
    seat = seat_of(step.action)
    if game.name != "scotland_yard" or seat == CHANCE:
        return
    been = places.setdefault(seat, [])
    for station in _stations(game.view(step.after, OPEN), seat):
        if station not in _stations(game.view(step.before, OPEN), seat):
            been.append(station)


def _stations(view: Any, seat: int) -> list[int]:
    if seat == 0:
        return [view.x] if view.x else []
    return [pawn.station for pawn in view.pawns if pawn.seat == seat and pawn.station]


def beginnings(game: Game[Any], kept: Record) -> Mapping[int, str]:
    """What each seat did first: the question, the card, the character, the ticket."""
    pattern = _BEGINNINGS.get(game.name)
    found: dict[int, str] = {}
    for seat, name in enumerate(game.seat_names(kept.seats)):
        lines = (line for line in kept.moves if line.startswith(f"{name}: "))
        for line in lines:
            begun = pattern and pattern.match(line.partition(": ")[2])
            if begun:
                found[seat] = begun["it"]
                break
    return found
