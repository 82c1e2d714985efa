"""The map as a picture: the stations of its own form, every line, and who stands where."""

import re
from collections import Counter
from typing import Any

import pytest

from gaslamp.core.play import Play
from gaslamp.core.seats import CHANCE, SPECTATOR
from gaslamp.games import game_named
from gaslamp.games.scotland_yard.board import LINES, MAPS
from gaslamp.games.scotland_yard.forms import FORMS, FULL, Form
from gaslamp.pictures import drawn

GAME = game_named("scotland_yard")
STATION = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="7"')
PAWN = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="18"')
COLOURS = {"#4a5068": "taxi", "#3f8f6b": "bus", "#b5544d": "underground", "#3b5b8c": "ferry"}


def started(form: Form) -> Play:
    """A game in which everybody has been put where they start."""
    given = {"form": form.name} if form in FULL else {"small": form.name}
    options = GAME.options(given)
    play = Play(GAME, options, GAME.start(GAME.table_sizes(options)[0], options))
    while play.position.chance_awaited:
        play.act(play.position.legal(CHANCE)[0])
    return play


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_form_is_drawn_on_its_own_map(form: Form) -> None:
    picture = drawn("scotland_yard", GAME.view(started(form).position, SPECTATOR))
    assert len(set(STATION.findall(picture))) == form.stations
    lines = re.findall(r'<line [^>]*stroke="(#\w+)"', picture)
    wanted = Counter(by for _, _, by in LINES[MAPS[form.board]])
    assert Counter(COLOURS[colour] for colour in lines) == wanted


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_everybody_stands_on_a_station_and_inside_the_picture(form: Form) -> None:
    position = started(form).position
    for viewer in (0, 1):
        view: Any = GAME.view(position, viewer)
        picture, stations = drawn("scotland_yard", view), [pawn.station for pawn in view.pawns]
        pawns = PAWN.findall(picture)
        assert len(pawns) == sum(station is not None for station in [*stations, view.x])
        assert set(pawns) <= set(STATION.findall(picture))
        [(width, height)] = re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
        assert all(18 < float(x) < float(width) - 18 for x, _ in pawns)
        assert all(18 < float(y) < float(height) - 18 for _, y in pawns)
