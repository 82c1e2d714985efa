"""The district as a picture: whoever is there has always the same colour."""

import re
from typing import Any

import pytest

from gaslamp.core.play import Play
from gaslamp.core.seats import SPECTATOR
from gaslamp.games import game_named
from gaslamp.pictures import drawn

GAME = game_named("mr_jack")
PERSON = re.compile(r'<circle [^>]*r="14" fill="(#\w+)"')


def colours(**given: str) -> dict[str, str]:
    """Of everybody who is there."""
    options = GAME.options(given)
    play = Play(GAME, options, GAME.start(2, options))
    view: Any = GAME.view(play.position, SPECTATOR)
    return dict(zip(view.characters, PERSON.findall(drawn("mr_jack", view)), strict=True))


@pytest.mark.parametrize("small", GAME.small_forms)
def test_in_a_small_form_nobody_has_another_colour(small: str) -> None:
    there = colours(small=small)
    assert 0 < len(there) < len(colours())
    assert there.items() <= colours().items()
