"""Random games watched by one seat, for the tests of what a seat can know."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from tests.contract.cases import Case, every_case, wander

from gaslamp.core import position
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.sight import Sight
from gaslamp.knowledge import NAMES, Knowledge


class Watched(NamedTuple):
    case: Case
    actions: list[int]
    position: Position
    viewer: int
    sight: Sight[Any, Any, Any]


COMPILED = not str(position.__file__).endswith(".py")
_SMALL_TABLE = 4
"""Uncompiled, all tables of Sleuth would take minutes: most are tried compiled."""
_LARGE_TABLE = 6
"""From here on a whole game of The Culprit has moments with very many worlds, which take long."""


def known_cases() -> list[Case]:
    return [case for case in every_case() if case.name in NAMES and is_quick(case)]


def is_quick(case: Case) -> bool:
    if case.name == "culprit":
        many = case.seats >= _LARGE_TABLE or "panic" in case.options.get("copies", {})
        return COMPILED or not many
    small = case.seats <= _SMALL_TABLE and not case.options
    return COMPILED or case.name != "sleuth" or small


def play_of(case: Case, actions: Sequence[int]) -> Play:
    play = Play(case.game, case.agreed, case.start())
    for action in actions:
        play.act(action)
    return play


def watched(case: Case, seed: int, every: int = 1, longest: int = 400) -> Iterator[Watched]:
    """One random game, seen after every so many actions by a viewer who changes each time."""
    actions = wander(case, seed, longest)
    play = Play(case.game, case.agreed, case.start())
    for number, action in enumerate(actions, start=1):
        play.act(action)
        if number % every == 0 or number == len(actions):
            viewer = (number // every + seed) % (case.seats + 1) - 1
            yield Watched(case, actions[:number], play.position.copy(), viewer, play.sight(viewer))


def truth_of(case: Case, now: Position) -> dict[str, str]:
    """The right answer to every subject, read from the position."""
    answers: dict[str, str] = import_module(f"tests.knowledge.{case.name}.truth").truth(now)
    return answers


def check_truth(
    knowledge: Knowledge, truth: Callable[[Any], dict[str, str]], seen: Iterable[Watched]
) -> None:
    """It is always among the possibilities."""
    for each in seen:
        possible = knowledge.possibilities(each.sight)
        for subject, answer in truth(each.position).items():
            assert answer in possible[subject]
