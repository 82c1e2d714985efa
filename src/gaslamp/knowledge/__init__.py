"""What a seat can know, worked out from its sight alone.

Every game's knowledge is about subjects (a gem, Mister X, Jack) to which there are answers (who
holds it, where he is, who it is). Which answers can still be true is always exact. How likely they
are holds under a stated model: deals are uniform, and where others chose in secret, each of their
legal choices counts alike unless a `Model` says otherwise.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import Sight
from gaslamp.games import game_named
from gaslamp.knowledge.deadline import OutOfTimeError, check

NAMES: Final = ("sleuth", "mr_jack", "scotland_yard", "culprit")
"""The games of which the house knows what a seat can know."""

AnySight = Sight[Any, Any, Any]
T = TypeVar("T")


class Model(Protocol):
    """How others choose where they choose in secret."""

    def weight(self, position: Position, action: int) -> int:
        """How heavy a legal action weighs against the others of that moment."""


class Uniform:
    """Nobody prefers anything."""

    def weight(self, position: Position, action: int) -> int:
        return 1


UNIFORM: Final = Uniform()


class Claim(NamedTuple):
    """An answer is the one to its subject, or it is not."""

    subject: str
    answer: str
    holds: bool = True


@dataclass(frozen=True)
class Beliefs:
    worlds: int
    """How many hidden states fit; where states weigh differently, how many can be told apart."""
    chances: dict[str, dict[str, Fraction]]
    """Of each subject, how likely every possible answer is. They add up to 1."""
    effective: int | None = None
    """None if the chances are exact; else how many equally good draws they are worth."""


class Contradiction(Unreadable):
    """A sight that cannot come about by the rules; the sentence names the facts in conflict."""

    def __init__(self, facts: Sequence[Sentence]) -> None:
        super().__init__(say("knowledge-contradiction", facts=one_after_another(facts)))
        self.facts = list(facts)


def one_after_another(sentences: Sequence[Sentence]) -> Sentence | str:
    """Whole sentences in a row, which are no list within one sentence."""
    if not sentences:
        return ""
    *before, last = sentences
    return say("knowledge-then", first=one_after_another(before), last=last) if before else last


class Knowledge(ABC):
    """The knowledge of one game. It remembers nothing between calls: the sight has it all."""

    @abstractmethod
    def possibilities(self, sight: AnySight) -> dict[str, list[str]]:
        """Of each subject, the answers that can still be true. Contradictions are refused."""

    @abstractmethod
    def beliefs(self, sight: AnySight, model: Model = UNIFORM) -> Beliefs: ...

    @abstractmethod
    def sample(self, sight: AnySight, dice: Dice, model: Model = UNIFORM) -> Position:
        """A position that fits everything the seat has seen, drawn by the beliefs."""

    @abstractmethod
    def why(self, sight: AnySight, claim: Claim) -> list[Sentence]:
        """Facts that force a certainty; without any one of them it would be open.

        When the time is up there may be facts among them that it does not take.
        """

    @abstractmethod
    def say_subject(self, subject: str) -> Sentence: ...

    @abstractmethod
    def say_answer(self, answer: str) -> Sentence: ...

    def shown(self, beliefs: Beliefs) -> dict[str, dict[str, Fraction]]:
        """The beliefs as rows and columns for people."""
        return beliefs.chances

    def roughly(self, sight: AnySight) -> dict[str, list[str]]:
        """What can be ruled out without taking long is ruled out, and nothing else."""
        raise OutOfTimeError

    def certainties(self, sight: AnySight) -> list[Claim]:
        """What is settled and was not simply seen."""
        return self.settled(sight, self.possibilities(sight))

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        """The same, of what is possible."""
        alone = [(subject, *found) for subject, found in possible.items() if len(found) == 1]
        return [Claim(subject, answer) for subject, answer in alone]


def irreducible(facts: Sequence[T], forced: Callable[[Sequence[T]], bool]) -> list[T]:
    """Of facts that force something, some that still do, and no longer without any one of them.

    When the time is up there may be some too many, and still they force it.
    """
    kept = list(facts)
    size = max(1, len(kept) // 2)
    while True:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            try:
                check()
                in_vain = forced(fewer)
            except OutOfTimeError:
                return kept
            if in_vain:
                kept = fewer
            else:
                at += size
        if size == 1:
            return kept
        size //= 2


def below(dice: Dice, limit: int) -> int:
    """A number from 0 to `limit` - 1, all alike, however large the limit is."""
    length = (limit - 1).bit_length()
    while True:
        drawn = 0
        for _ in range(0, length, 64):
            drawn = drawn << 64 | dice.roll()
        number = drawn & (1 << length) - 1
        if number < limit:
            return number


def rulebook(sight: AnySight) -> Game[Any]:
    """The game by the rules that the sight's game is played under."""
    return game_named(sight.game, sight.rules)


def knowledge_for(game: str) -> Knowledge:
    if game not in NAMES:
        raise Unreadable(say("knowledge-none", name=game, games=", ".join(NAMES)))
    knowledge: Knowledge = import_module(f"gaslamp.knowledge.{game}").KNOWLEDGE
    return knowledge
