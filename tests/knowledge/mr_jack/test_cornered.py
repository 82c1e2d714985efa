"""MJ-62: who takes the last free cell as Jack is about to leave, and so is Jack."""

from pathlib import Path

import pytest

from gaslamp.core.data import from_json
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.codes import ESCAPED
from gaslamp.knowledge import Claim, knowledge_for

KNOWLEDGE = knowledge_for("mr_jack")


def cornered() -> Play:
    """Jack has whistled the last cell away from Goodley."""
    record: Record = from_json((Path(__file__).parent / "cornered.json").read_bytes(), Record)
    options = GAME.options({})
    play = Play(GAME, options, GAME.start(2, options))
    for step in replay(GAME, record):
        play.act(step.action)
    return play


@pytest.mark.rule("MJ-62")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_whoever_saw_it_knows_who_jack_is(viewer: int) -> None:
    play = cornered()
    sight = play.sight(viewer)
    assert KNOWLEDGE.possibilities(sight)["Jack"] == ["Goodley"]
    assert KNOWLEDGE.certainties(sight) == [Claim("Jack", "Goodley")]
    assert KNOWLEDGE.why(sight, Claim("Jack", "Goodley"))
    sample = KNOWLEDGE.sample(sight, Dice(1))
    assert sample.legal(0) == play.position.legal(0)


def test_a_step_before_it_was_open() -> None:
    play = cornered()
    before = Play(GAME, play.options, play.start)
    for action in play.actions[:-1]:
        before.act(action)
    suspects = KNOWLEDGE.possibilities(before.sight(SPECTATOR))["Jack"]
    assert "Goodley" in suspects
    assert len(suspects) > 1


def test_the_game_is_followed_to_its_end() -> None:
    play = cornered()
    while not play.position.over:
        play.act(play.position.legal(0)[0])
    assert play.position.ended == ESCAPED
    assert KNOWLEDGE.possibilities(play.sight(1))["Jack"] == ["Goodley"]
