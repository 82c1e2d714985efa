"""A game under way in an environment: whether it is over, or has gone on for too long."""

from gaslamp.core.position import Position
from gaslamp.research.spec import Spec


class UnderWay:
    spec: Spec
    position: Position
    decisions: int

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def cut(self) -> bool:
        """Whether it has gone on for too long, where the rules know no end."""
        return not self.over and self.decisions >= self.spec.bound.players
