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
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.guests import part_or_none
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import AnySight as AnySight
from gaslamp.games import game_named
from gaslamp.knowledge.deadline import OutOfTimeError, check

NAMES: Final = ("sleuth", "mr_jack", "scotland_yard", "culprit")
"""The games of which the house knows what a seat can know."""

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


CANDIDATES: Final = 50
"""Where samples weigh differently, one is drawn out of so many."""


class Sample(NamedTuple):
    position: Position
    weight: Fraction
    """Beside the other samples: 1 for each where they are drawn by the beliefs themselves."""


class Look(ABC):
    """What follows from one sight; each thing is worked out once, when it is first asked for.

    What can be true, what is certain and why does not depend on the model. Beliefs and samples do.
    """

    usual: ClassVar[Model] = UNIFORM
    """The model of those who name none."""

    def __init__(self, knowledge: "Knowledge", sight: AnySight, model: Model | None = None) -> None:
        self.knowledge = knowledge
        self.sight = sight
        self.model = self.usual if model is None else model
        self._reasons: dict[Claim, list[Sentence]] = {}

    @cached_property
    def beliefs(self) -> Beliefs:
        return self._believe()

    @cached_property
    def possibilities(self) -> dict[str, list[str]]:
        """Of each subject, the answers that can still be true. Contradictions are refused."""
        chances = self.plainly.beliefs.chances
        return {subject: list(answers) for subject, answers in chances.items()}

    @cached_property
    def certainties(self) -> list[Claim]:
        """What is settled and was not simply seen."""
        return self.knowledge.settled(self.sight, self.possibilities)

    @cached_property
    def plainly(self) -> Self:
        """The same sight under the usual model."""
        return self if self.model is self.usual else type(self)(self.knowledge, self.sight)

    def why(self, claim: Claim) -> list[Sentence]:
        """Facts that force a certainty; without any one of them it would be open.

        Refused if it is open anyway. When the time is up there may be facts among them that it
        does not take.
        """
        if claim not in self._reasons:
            self._reasons[claim] = self._why(claim)
        return self._reasons[claim]

    @abstractmethod
    def samples(self, number: int, dice: Dice) -> list[Sample]:
        """Positions that fit everything the seat has seen; their weights go by the beliefs."""

    def sample(self, dice: Dice) -> Position:
        """One of them, drawn by the beliefs."""
        found = self.samples(CANDIDATES if self.weighs else 1, dice)
        heaviest = max(each.weight for each in found) or Fraction(1)
        shares = [int(each.weight / heaviest * (1 << 32)) for each in found]
        return found[pick(shares, dice) if any(shares[1:]) else 0].position

    @property
    def weighs(self) -> bool:
        """Whether samples weigh differently, because the model cannot be drawn from."""
        return False

    @abstractmethod
    def _believe(self) -> Beliefs: ...

    @abstractmethod
    def _why(self, claim: Claim) -> list[Sentence]: ...


class Knowledge(ABC):
    """The knowledge of one game. What it keeps saves time; all that is known is in the sight."""

    look_type: ClassVar[type[Look]]

    def look(self, sight: AnySight, model: Model | None = None) -> Look:
        return self.look_type(self, sight, model)

    @abstractmethod
    def say_subject(self, subject: str) -> Sentence: ...

    @abstractmethod
    def say_answer(self, answer: str) -> Sentence: ...

    def say_claim(self, claim: Claim) -> Sentence:
        message = "knowledge-is" if claim.holds else "knowledge-is-not"
        answer = self.say_answer(claim.answer)
        return say(message, subject=self.say_subject(claim.subject), answer=answer)

    @abstractmethod
    def left(self, possible: Mapping[str, Collection[str]]) -> int:
        """How many answers there still are to what the game is about; one who has a single one
        left knows it. Nothing has been asked yet: none."""

    def shown(self, beliefs: Beliefs) -> dict[str, dict[str, Fraction]]:
        """The beliefs as rows and columns for people."""
        return beliefs.chances

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        """Of what is possible, what is certain and was not simply seen."""
        sure = (
            (subject, next(iter(found))) for subject, found in possible.items() if len(found) == 1
        )
        return [Claim(subject, answer) for subject, answer in sure]

    def roughly(self, sight: AnySight) -> dict[str, list[str]]:
        """What can be ruled out without taking long is ruled out, and nothing else."""
        raise OutOfTimeError

    # For those who have one question only

    def possibilities(self, sight: AnySight) -> dict[str, list[str]]:
        return self.look(sight).possibilities

    def beliefs(self, sight: AnySight, model: Model | None = None) -> Beliefs:
        return self.look(sight, model).beliefs

    def certainties(self, sight: AnySight) -> list[Claim]:
        return self.look(sight).certainties

    def why(self, sight: AnySight, claim: Claim) -> list[Sentence]:
        return self.look(sight).why(claim)

    def sample(self, sight: AnySight, dice: Dice, model: Model | None = None) -> Position:
        """A position that fits everything the seat has seen, drawn by the beliefs."""
        return self.look(sight, model).sample(dice)


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


def pick(shares: Sequence[int], dice: Dice) -> int:
    """A number below the length of the row, as often as its share."""
    index = below(dice, sum(shares))
    for number, share in enumerate(shares):
        index -= share
        if index < 0:
            return number
    raise AssertionError("the shares add up")


def look(sight: AnySight, model: Model | None = None) -> Look:
    """What a seat can know that has seen this.

    >>> import gaslamp
    >>> sight = gaslamp.start("mr_jack", seed=3).sight("Investigator")
    >>> gaslamp.look(sight).beliefs.chances["Jack"]["Watson"]
    Fraction(1, 8)
    """
    return knowledge_for(sight.game).look(sight, model)


def knowledge_for(game: str) -> Knowledge:
    found = part_or_none("knowledge", game)
    if found is None:
        raise Unreadable(say("knowledge-none", name=game, games=", ".join(NAMES)))
    knowledge: Knowledge = found.KNOWLEDGE
    return knowledge
