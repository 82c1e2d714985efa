"""Who judges a decision: one judge for each game, and a plain one for games that guests bring.

A judge is given what the seat had seen, what it might do and what it did; nothing else. How long it
thinks is a number of imagined games, and its dice are thrown from what the seat had seen, so the
same decision is always judged alike.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from math import hypot, sqrt
from typing import Final, NamedTuple

from gaslamp.analysis.appraisal import Unit
from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.sentence import Sentence, Word, say
from gaslamp.core.sight import AnySight
from gaslamp.games import NAMES
from gaslamp.knowledge import look
from gaslamp.search.budget import Budget
from gaslamp.search.guide import Guide
from gaslamp.search.thought import Forethought

DARING: Final = 1.0
"""More than a player's: the worse choices must be known well enough to say how bad they are."""
_LEAST_SPREAD: Final = 0.01
_WORLDS: Final = 32


class Weighed(NamedTuple):
    """An action, and what it is worth."""

    action: int
    value: float
    error: float
    tries: int


class Opinion(NamedTuple):
    unit: Unit
    weighed: list[Weighed]
    """What was tried, in any order."""
    chance: float
    """The seat's chance to win, before it chose."""
    why: Callable[[int, int], Sentence | None]
    """What the choice and the best one come to, in the game's words."""
    doubt: Callable[[Weighed, Weighed], float] = lambda one, other: hypot(one.error, other.error)
    """How sure the difference of two is: one standard error."""
    plan: Sequence[int] = ()
    """What the seat would do now and then, where it was thought about as a whole."""

    def of(self, action: int) -> Weighed | None:
        return next((each for each in self.weighed if each.action == action), None)

    @property
    def best(self) -> Weighed:
        """The one that is surely good, rather than one that had luck in a few tries."""
        return max(self.weighed, key=lambda each: each.value - each.error)


class Judge(ABC):
    @abstractmethod
    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        """None if this kind of decision is not judged, or what was seen is not enough."""

    def usual(self, legal: Sequence[int]) -> int:
        """What one does as a rule at such a moment, where nothing has been chosen yet."""
        return legal[0]


def judge_for(game: str) -> Judge:
    """A game that a guest brings is judged by playing on at random."""
    if game not in NAMES:
        return PlainJudge()
    made: Judge = import_module(f"gaslamp.analysis.judges.{game}").JUDGE
    return made


def dice_for(sight: AnySight, iterations: int) -> Dice:
    """From what the seat had seen: what it had not seen changes nothing."""
    written = iterations.to_bytes(8, "big") + to_json(sight)
    return Dice(int.from_bytes(blake2b(written, digest_size=8).digest(), "big"))


def compared(
    message: str, describe: Callable[[int], Sentence], played: int, best: int, **words: Word
) -> Sentence:
    """What was played beside what would have been best, if that was anything else."""
    same = "yes" if played == best else "no"
    return say(message, played=describe(played), best=describe(best), same=same, **words)


def standard_error(value: float, tries: int) -> float:
    return sqrt(max(_LEAST_SPREAD, value * (1.0 - value)) / tries)


def searched(thought: Forethought, iterations: int) -> list[Weighed]:
    """What a search has found, as far as it has tried it: something at least, also where so few
    imagined games were all played in worlds in which something else may be done."""
    weighed: list[Weighed] = []
    while not weighed:
        weighed = [
            Weighed(each.action, each.value, standard_error(each.value, each.visits), each.visits)
            for each in thought.think(Budget(iterations=iterations)).found
            if each.visits
        ]
    return weighed


class PlainJudge(Judge):
    """Knows nothing of a game but its rules and what can be known in it."""

    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        worlds = [each.position for each in look(sight).samples(_WORLDS, dice)]
        weights = [1.0] * len(worlds)
        thought = Forethought(worlds, weights, sight.viewer, Guide(), dice, daring=DARING)
        weighed = searched(thought, iterations)
        return Opinion("chance", weighed, max(each.value for each in weighed), lambda *_: None)
