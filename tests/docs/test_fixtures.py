"""The games that the client's tests are held to are still told and seen as the house does it."""

import json
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core.data import from_plain, to_plain
from gaslamp.games import game_named

GAMES = Path(__file__).parents[2] / "web/src/games"
FIXTURES = sorted(GAMES.glob("*/*.fixture.json"))
WHOLE = [path for path in FIXTURES if "steps" in json.loads(path.read_text("utf-8"))]


def test_there_is_one_for_every_game() -> None:
    assert len({path.parent for path in WHOLE}) == 4


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.parent.name)
def test_a_fixture_says_nothing_that_the_house_would_say_otherwise(path: Path) -> None:
    """A field that was added, dropped or renamed since makes it stale."""
    game = game_named(path.parent.name)
    for step in json.loads(path.read_text("utf-8"))["steps"]:
        assert as_said(step["view"], game.view_type) == step["view"]
        for event in step["events"]:
            assert as_said(event, game.event_type) == event


def as_said(value: Any, kind: Any) -> Any:
    return json.loads(json.dumps(to_plain(from_plain(value, kind))))
