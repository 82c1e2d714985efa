"""What bots mean to do next, so that a whole move is thought about once."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gaslamp.core.numbering import seat_of


class Rest(NamedTuple):
    steps: Sequence[Any]
    made: int
    """How many actions there were when the move was thought about."""


class Plans:
    """A plan holds as long as nobody else has acted, not even chance, and its step is legal."""

    def __init__(self) -> None:
        self._rest: dict[int, Rest] = {}

    def keep(self, seat: int, plan: Sequence[Any], made: int) -> None:
        """`plan` is the whole move, thought about after so many actions; its first step is about
        to be taken."""
        self._rest[seat] = Rest(plan[1:], made)

    def next(self, seat: int, done: Sequence[int], legal: Sequence[Any]) -> Any | None:
        """The next step that was thought about already, or None: think again."""
        rest = self._rest.pop(seat, Rest((), 0))
        steps, made = rest.steps, rest.made
        if not steps or steps[0] not in legal or len(done) == made:
            return None
        if any(seat_of(action) != seat for action in done[made:]):
            return None
        self._rest[seat] = Rest(steps[1:], len(done))
        return steps[0]
