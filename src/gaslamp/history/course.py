"""How a finished game went, as far as it can be counted: its turns, how seats began, where they
were."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from gaslamp.core.events import seen_by
from gaslamp.core.game import Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import Record, Step, replay
from gaslamp.core.seats import CHANCE, OPEN


class GameCourse(NamedTuple):
    turns: list[int]
    """After each step of the replay that lies open, in which turn the game was."""
    places: dict[int, list[int]]
    """Of each seat the stations it came to, where there is a map."""


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
    name = game.chronicle.turn
    return moves if name is None else int(getattr(game.view(step.after, OPEN), name))


def _note_places(game: Game[Any], step: Step, places: dict[int, list[int]]) -> None:
    seat, stations = seat_of(step.action), game.chronicle.stations
    if stations is None or seat == CHANCE:
        return
    before = stations(game.view(step.before, OPEN), seat)
    after = stations(game.view(step.after, OPEN), seat)
    places.setdefault(seat, []).extend(each for each in after if each not in before)


def beginnings(game: Game[Any], kept: Record) -> Mapping[int, str]:
    """What each seat did first: the question, the card, the character, the ticket."""
    pattern = game.chronicle.beginning
    found: dict[int, str] = {}
    for seat, name in enumerate(game.seat_names(kept.seats)):
        lines = (line for line in kept.moves if line.startswith(f"{name}: "))
        for line in lines:
            begun = pattern and re.match(pattern, line.partition(": ")[2])
            if begun:
                found[seat] = begun["it"]
                break
    return found
