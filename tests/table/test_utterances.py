"""What bots say at a table: to whom, how often, and that it is in both languages."""

from typing import Any

import pytest
from tests.contract.cases import Case
from tests.table.sitting import Sitting, setup_for, told

from gaslamp.bots.utterances import utterance
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.utterance import Utterance
from gaslamp.games import game_named
from gaslamp.games.culprit.actions import Suspect
from gaslamp.games.scotland_yard.actions import Move
from gaslamp.table.entries import Uttered
from gaslamp.table.setup import Bot, Setup
from gaslamp.table.utterances import uttered
from gaslamp.words import Words

RIVER = Utterance("scotland-yard-says-river", station=157, aside=True)
YARD = Case("scotland_yard", 4)


def at_the_yard(side_talk: bool) -> Sitting:
    """Mister X, a person and two bots against him."""
    setup = setup_for(YARD)
    seats = [*setup.seats[:2], Bot("sergeant"), Bot("sergeant")]
    return Sitting(Setup(setup.game, seats, setup.options, side_talk=side_talk)).begin()


def test_a_plan_is_for_ones_side_and_mister_x_does_not_hear_it() -> None:
    here = at_the_yard(side_talk=True)
    assert uttered(here.table, 2, RIVER) == [Uttered(2, "side", RIVER)]
    before = [told(here.table, viewer) for viewer in (SPECTATOR, 0)]
    here.append(uttered(here.table, 2, RIVER))
    assert [told(here.table, viewer) for viewer in (SPECTATOR, 0)] == before
    assert all(b"bot-spoke" in b"".join(told(here.table, viewer)) for viewer in (1, 2, 3))


def test_without_a_channel_of_their_own_detectives_keep_their_plans() -> None:
    assert uttered(at_the_yard(side_talk=False).table, 2, RIVER) == []


def test_nobody_says_the_same_again_or_talks_all_the_time() -> None:
    here = at_the_yard(side_talk=True)
    here.append(uttered(here.table, 2, RIVER))
    assert uttered(here.table, 2, RIVER) == []
    assert (
        uttered(here.table, 2, Utterance("scotland-yard-says-closing-in", station=3, aside=True))
        == []
    )
    assert uttered(here.table, 3, RIVER) != []


def test_bots_among_themselves_are_silent() -> None:
    here = at_the_yard(side_talk=True)
    here.table.chairs[1].level = "sergeant"
    assert uttered(here.table, 2, RIVER) == []


@pytest.mark.parametrize("name", ["culprit", "scotland_yard"])
def test_what_is_said_has_words_in_both_languages(name: str) -> None:
    said = {each.says: each for each in _said_in_games(name)}
    assert len(said) > 1
    for each in said.values():
        english, french = (Words(lang).say(each.sentence) for lang in ("en", "fr"))
        assert english != french
        assert "says-" not in english + french


def _said_in_games(name: str) -> list[Utterance]:
    game, found = game_named(name), []
    for seed in range(12):
        options = game.options({})
        play = Play(game, options, game.start(4, options))
        dice = Dice(seed)
        while not play.position.over and len(play.actions) < 300:
            action = random_action(play.position, dice)
            found += _said(play, game.to_typed(action))
            play.act(action)
    return found


def _said(play: Play, chosen: Any) -> list[Utterance]:
    if not isinstance(chosen, Suspect | Move):
        return []
    spoken = utterance(play.sight(chosen.seat), chosen)
    return [] if spoken is None else [spoken]
