"""What is certain in a chase, as far as there is time to find out: who catches, and who is lost."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.bots.scotland_yard.trap import Trap
from gaslamp.games.scotland_yard.actions import Travel, from_typed
from gaslamp.games.scotland_yard.board import TAXI_AND_BUS, next_stops

_FEW: Final = 4
"""In so many places he is as good as seen."""
_AT_FIRST: Final = 4_000
"""So many looks are made before one asks whether there is time for more, and then twice as many."""
_IN_SIGHT: Final = 8
_HIDDEN: Final = 2
"""So many moves of his ahead. Where he hides hardly anything is certain for longer, and looking for
it would take all the time there is."""
_PART: Final = 8
"""There one look is made for so many."""


class YardCertainty:
    """One decision's worth of looks, and the time for them."""

    def __init__(
        self, suspicion: YardSuspicion, looks: int, out_of_time: Callable[[], bool]
    ) -> None:
        self._suspicion = suspicion
        self._trap = Trap(suspicion.mind, suspicion.board)
        hidden = suspicion.board.tickets_needed
        self._left = looks // _PART if hidden else looks
        self._deepest = _HIDDEN if hidden else _IN_SIGHT
        self._out_of_time = out_of_time

    def catch(self, legal: Sequence[Any]) -> Any | None:
        """A move after which he is caught whatever he does, as soon as may be; None if none was
        found."""
        stations = list(self._suspicion.chances)
        if len(stations) > _FEW:
            return None
        steps = self._suspicion.mind.steps
        near = sorted(legal, key=lambda move: steps(move.station, stations[0]))
        for rounds in range(self._deepest + 1):
            for move in near:
                if self._is_spent:
                    return None
                if self._found(partial(self._trap.forces, from_typed(move), stations, rounds)):
                    return move
        return None

    def safe(self, legal: Sequence[Travel]) -> Sequence[Travel]:
        """What does not lose by force as far as was looked; all of it if everything does. Only
        where detectives see where he goes."""
        left = list(legal)
        for rounds in range(self._deepest + 1):
            still = [travel for travel in left if not self._loses(travel, rounds)]
            if not still or self._is_spent:
                return left
            left = still
        return left

    def _loses(self, travel: Travel, rounds: int) -> bool:
        if not travel.double:
            return self._caught_on(travel.station, 1, rounds)
        onward = set(next_stops(travel.station, TAXI_AND_BUS)) - set(self._suspicion.board.station)
        return all(self._caught_on(stop, 2, rounds) for stop in onward)

    def _caught_on(self, station: int, steps: int, rounds: int) -> bool:
        return self._found(partial(self._trap.catches, station, steps, rounds))

    def _found(self, ask: Callable[[int], bool]) -> bool:
        """The trap remembers what it has found out, so that asking again goes on."""
        share = _AT_FIRST
        while not self._is_spent:
            share = min(self._left, share)
            if ask(share):
                return True
            self._left -= share - max(0, self._trap.left)
            if self._trap.left >= 0:
                return False
            share *= 2
        return False

    @property
    def _is_spent(self) -> bool:
        return self._left <= 0 or self._out_of_time()
