"""Games walked and played through as OpenSpiel sees them, with all that a player is told."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

Past = tuple[tuple[str, int], ...]
"""What a player knew at each of their own decisions, and what they did then."""


class Told(NamedTuple):
    """What one player is told at one moment."""

    player: int
    string: str
    tensor: int
    """Of the numbers, all that can be compared."""
    sight: tuple[str, int]
    """The same of what they see now, without what they remember."""
    past: Past
    legal: tuple[int, ...] | None
    """What they may do; None where it is not for them to decide."""


class Walk(NamedTuple):
    game: Any
    told: list[Told]
    """Until the end, when all lies open and nobody decides any more."""
    ends: list[list[float]]
    """What games were worth."""


def loaded(game: str, seats: int, small: str) -> Any:
    return pyspiel.load_game(f"gaslamp_{game}(seats={seats},small={small})")


@cache
def walked(game: str, seats: int, small: str, most: int, times: int) -> Walk:
    """The whole tree, or of many ways on at most so many, so many times."""
    played, dice = loaded(game, seats, small), random.Random(seats)
    walk, observers = Walk(played, [], []), _observers(played)
    for _ in range(times):
        for state, pasts in _states(played.new_initial_state(), ((),) * seats, most, dice):
            if state.is_terminal():
                walk.ends.append(state.returns())
            else:
                players = enumerate(pasts)
                walk.told.extend(_told(state, *each, observers) for each in players)
    return walk


def _observers(game: Any) -> list[Any]:
    kinds = (pyspiel.IIGObservationType(perfect_recall=recall) for recall in (True, False))
    return [game.make_py_observer(kind) for kind in kinds]


def _states(
    state: Any, pasts: tuple[Past, ...], most: int, dice: random.Random
) -> Iterator[tuple[Any, tuple[Past, ...]]]:
    """Those in which nothing is left to chance."""
    if not state.is_chance_node():
        yield state, pasts
    if state.is_terminal():
        return
    legal = state.legal_actions()
    for action in dice.sample(legal, most) if len(legal) > most else legal:
        yield from _states(state.child(action), _later(state, pasts, action), most, dice)


def _later(state: Any, pasts: tuple[Past, ...], action: int) -> tuple[Past, ...]:
    if state.is_chance_node():
        return pasts
    player = state.current_player()
    done = (state.information_state_string(player), action)
    return (*pasts[:player], (*pasts[player], done), *pasts[player + 1 :])


def _told(state: Any, player: int, past: Past, observers: list[Any]) -> Told:
    (string, tensor), sight = (_observed(state, player, each) for each in observers)
    deciding = state.current_player() == player
    legal = tuple(state.legal_actions()) if deciding else None
    return Told(player, string, tensor, sight, past, legal)


def _observed(state: Any, player: int, observer: Any) -> tuple[str, int]:
    observer.set_from(state, player)
    return observer.string_from(state, player), hash(observer.tensor.tobytes())


def assert_played_again(game: str, file: Path) -> None:
    """As OpenSpiel does with those of its own games: from the file, to the letter."""
    text = generate_playthrough.playthrough(game, None, seed=1)
    assert "InformationStateTensor(0).history" in text
    file.write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # it asks for options as if a program had been started
    original, again = generate_playthrough.replay(str(file))
    assert original == again == text
