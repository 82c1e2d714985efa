"""Colours of seats: the game says which, the client how they look."""

from pathlib import Path

import pytest

from gaslamp.core.game import COLOURS
from gaslamp.core.manifest import manifest_of
from gaslamp.games import NAMES, game_named

TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_has_a_colour_of_its_own(name: str) -> None:
    manifest = manifest_of(game_named(name))
    assert len(set(manifest.colours)) == len(manifest.seats) == manifest.most
    assert set(manifest.colours) <= set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_known_by_night_and_by_day(colour: str) -> None:
    assert TOKENS.read_text(encoding="utf-8").count(f"--seat-{colour}:") == 2
