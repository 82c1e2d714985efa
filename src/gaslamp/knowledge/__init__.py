"""What a seat can know, worked out from its sight alone.

Every game's knowledge answers the same four questions. What can still be true is always exact.
How likely it is holds under a stated model: deals are uniform, and where others chose in secret,
each of their legal choices counts alike unless a `Model` says otherwise.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.core.sight import Sight

NAMES: Final = ("sleuth",)
"""The games of which the house knows what a seat can know."""

AnySight = Sight[Any, Any, Any]


class Model(Protocol):
    """How others choose where they choose in secret."""

    def weight(self, position: Position, action: int) -> int:
        """How heavy a legal action weighs against the others of that moment."""


class Uniform:
    """Nobody prefers anything."""

    def weight(self, position: Position, action: int) -> int:
        return 1


UNIFORM: Final = Uniform()


class Knowledge(Protocol):
    """The knowledge of one game. It remembers nothing between calls: the sight has it all."""

    def possibilities(self, sight: AnySight) -> Any:
        """What can still be true, exactly. A sight that contradicts itself is refused."""

    def beliefs(self, sight: AnySight, model: Model = UNIFORM) -> Any:
        """How likely each possibility is, as exact fractions."""

    def sample(self, sight: AnySight, dice: Dice, model: Model = UNIFORM) -> Position:
        """A position that fits everything the seat has seen, drawn by the beliefs."""

    def why(self, sight: AnySight, claim: Any) -> list[Sentence]:
        """Facts that force a certainty; without any one of them it would be open."""

    def certainties(self, sight: AnySight) -> Sequence[Any]:
        """The claims worth asking `why` of."""


def knowledge_for(game: str) -> Knowledge:
    if game not in NAMES:
        raise Unreadable(say("unreadable-knowledge", name=game, games=", ".join(NAMES)))
    knowledge: Knowledge = import_module(f"gaslamp.knowledge.{game}").KNOWLEDGE
    return knowledge
