"""What would still follow from fewer facts, asked again and again within bounds of time."""

from collections.abc import Sequence
from typing import Final

from gaslamp.knowledge import AnySight
from gaslamp.knowledge.culprit.following import Following, TooManyError
from gaslamp.knowledge.culprit.reading import Fact, facts_of, this_round

_WORK: Final = 300_000
"""So many worlds are followed in all, or it would take too long."""


class Asking:
    def __init__(self, sight: AnySight) -> None:
        self.sight: Final = sight
        self.facts: Final = facts_of(this_round(sight), sight.viewer)
        self.left = _WORK

    def follow(self, some: Sequence[Fact]) -> Following | None:
        """Nothing, if it cannot be known exactly or too much was asked: then a fact is kept."""
        if self.left <= 0:
            return None
        try:
            following = Following(self.sight, {fact.at for fact in some}, exactly=True)
        except TooManyError as error:
            self.left -= error.work
            return None
        self.left -= following.work + len(following.layers)
        return following
