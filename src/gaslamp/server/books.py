"""What was spent here and other nodes do not know yet.

Half of a node's share is spent without a word: so most people are never spoken of, and however many
nodes there are, what nobody speaks of is no more than half a credit altogether.
"""

from typing import Final

from gaslamp.server.settings import Credit

HALF: Final = 0.5
_ROUNDING: Final = 1e-7
_ROOM: Final = 1024


def charged(full_at: float, now: float, credit: Credit, amount: float) -> float | None:
    """When there will be full credit again after spending `amount`; None if it is not there."""
    full_at = max(full_at, now)
    left = credit.burst - (full_at - now) * credit.rate
    return None if left < amount - _ROUNDING else full_at + amount / credit.rate


class Books:
    def __init__(self, credit: Credit, nodes: int) -> None:
        share = HALF / max(1, nodes)
        self._slight = Credit(credit.burst * share, credit.rate * share)
        self._free_at: dict[str, float] = {}
        self._room = _ROOM
        self._untold: dict[str, float] = {}

    def note(self, who: str, cost: float, now: float) -> None:
        after = charged(self._free_at.get(who, now), now, self._slight, cost)
        if after is None:
            self._untold[who] = self._untold.get(who, 0) + cost
        else:
            self._free_at[who] = after
            self._make_room(now)

    def _make_room(self, now: float) -> None:
        """Those who have all of it again are forgotten, now and then."""
        if len(self._free_at) > self._room:
            self._free_at = {who: at for who, at in self._free_at.items() if at > now}
            self._room = max(_ROOM, 2 * len(self._free_at))

    def told(self) -> dict[str, float]:
        """What others are to know, once."""
        untold, self._untold = self._untold, {}
        return untold
