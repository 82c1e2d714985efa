"""Whatever happens in any game can be told to anybody, in both languages."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.events import Told, seen_by
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import OPEN, SPECTATOR, in_mask
from gaslamp.core.sentence import Sentence
from gaslamp.games import NAMES, game_named
from gaslamp.words import LANGUAGES, Words

_MOVES = 400
NAMED = ["Agatha", "Basil", "Clara", "Dorothy", "Edgar", "Flora", "Gideon", "Hester"].__getitem__
SPOKEN = [Words(lang, NAMED) for lang in LANGUAGES]


def tables(game: Game[Any]) -> Iterator[Play]:
    """The usual game, each variant, and all of them at once, at all sizes of the table."""
    everything = {k: v for variant in game.variants.values() for k, v in variant.items()}
    agreed = [{}, *game.variants.values(), everything]
    for number, plain in enumerate(agreed):
        options = game.options(plain)
        sizes = game.table_sizes(options)
        with suppress(Unreadable):  # some variants cannot be combined
            start = game.start(sizes[number % len(sizes)], options)
            yield Play(game, options, start)


def check_said(sentence: Sentence, said_before: set[str]) -> None:
    if repr(sentence) in said_before:
        return
    said_before.add(repr(sentence))
    for words in SPOKEN:
        said = words.say(sentence)
        assert said.strip()
        assert "{" not in said, said
        assert "\n" not in said, said


@pytest.mark.parametrize("name", NAMES)
def test_every_event_and_every_choice_can_be_said(name: str) -> None:
    game = game_named(name)
    said: set[str] = set()
    for seed, play in enumerate(tables(game)):
        dice = Dice(seed)
        for _ in range(_MOVES):
            if play.position.over:
                break
            check_choices(play, said)
            check_story(play, play.act(random_action(play.position, dice)), said)
    assert len(said) > _MOVES


def check_choices(play: Play, said: set[str]) -> None:
    for seat in in_mask(play.position.awaited | play.position.may_act):
        for action in play.position.legal(seat):
            check_said(play.game.describe(action, play.position), said)


def check_story(play: Play, told: list[Told], said: set[str]) -> None:
    for viewer in (*range(play.start.seats), SPECTATOR, OPEN):
        for event in seen_by(told, viewer):
            sentence = play.game.tell(event, viewer)
            if sentence is not None:
                check_said(sentence, said)
