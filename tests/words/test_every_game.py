"""Whatever happens in any game can be told to anybody, in both languages."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import OPEN, SPECTATOR, in_mask
from gaslamp.games import NAMES, game_named
from gaslamp.words import LANGUAGES, Words

_MOVES = 400
NAMED = ["Agatha", "Basil", "Clara", "Dorothy", "Edgar", "Flora", "Gideon", "Hester"].__getitem__
SPOKEN = [Words(lang, NAMED) for lang in LANGUAGES]


def tables(game: Game[Any]) -> Iterator[Play]:
    """The usual game, each variant, and all of them at once, at all sizes of the table."""
    everything = {k: v for variant in game.variants.values() for k, v in variant.items()}
    agreed = [{}, *game.variants.values(), everything]
    sizes = itertools.cycle(range(game.fewest_seats, game.most_seats + 1))
    for plain, seats in zip(agreed, sizes, strict=False):
        options = game.options(plain)
        yield Play(game, options, game.start(seats, options))


def check_said(sentence: Any) -> None:
    for words in SPOKEN:
        said = words.say(sentence)
        assert said.strip()
        assert "{" not in said, said
        assert "\n" not in said, said


@pytest.mark.parametrize("name", NAMES)
def test_every_event_and_every_choice_can_be_said(name: str) -> None:
    game = game_named(name)
    told = 0
    for seed, play in enumerate(tables(game)):
        dice = Dice(seed)
        for _ in range(_MOVES):
            if play.position.over:
                break
            told += check_choices(play, dice)
            play.act(random_action(play.position, dice))
            told += check_story(play)
    assert told > _MOVES


def check_choices(play: Play, dice: Dice) -> int:
    """A few of what each seat may do: all of it would be the same sentences over and over."""
    said = 0
    for seat in in_mask(play.position.awaited | play.position.may_act):
        legal = play.position.legal(seat)
        for action in {legal[dice.below(len(legal))] for _ in range(3)} | {legal[0], legal[-1]}:
            check_said(play.game.describe(action, play.position))
            said += 1
    return said


def check_story(play: Play) -> int:
    said = 0
    last = play.told[-4:]
    for viewer in (*range(play.start.seats), SPECTATOR, OPEN):
        for event in (each.event for each in last if each.reaches(viewer)):
            sentence = play.game.tell(event, viewer)
            if sentence is not None:
                check_said(sentence)
                said += 1
    return said
