"""Who may do how much. Unused credit grows back, so bursts are fair and floods are not."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from gaslamp.server.settings import Credit

MOST_REMEMBERED: Final = 50_000


class Purse:
    """The credit of everybody who asks for one kind of thing."""

    def __init__(self, credit: Credit, clock: Callable[[], float] = monotonic) -> None:
        self._credit = credit
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, who: str, cost: float = 1) -> bool:
        """Whether `who` has credit for so much more."""
        now, left = self._clock(), self._credit_of(who)
        allowed = left >= cost
        self._left.pop(who, None)
        self._left[who] = (left - cost if allowed else left, now)
        self._forget()
        return allowed

    def has(self, who: str, cost: float = 1) -> bool:
        """The same, without spending it."""
        return self._credit_of(who) >= cost

    def _credit_of(self, who: str) -> float:
        now = self._clock()
        left, since = self._left.get(who, (self._credit.burst, now))
        return min(self._credit.burst, left + (now - since) * self._credit.rate)

    def _forget(self) -> None:
        """Those who asked longest ago have full credit again, or are the least of our worries."""
        while len(self._left) > MOST_REMEMBERED:
            del self._left[next(iter(self._left))]


class Places:
    """How many sockets are open: altogether, of a person, of an address."""

    def __init__(self, most: int, most_of_person: int, most_of_address: int) -> None:
        self._most = most
        self._most_of = {"person": most_of_person, "address": most_of_address}
        self._taken: Counter[tuple[str, str]] = Counter()
        self.total = 0
        self.left = 0
        """How many have been closed since the house opened."""

    def enter(self, person: str, address: str) -> bool:
        keys = [("person", person), ("address", address)]
        if self.total >= self._most or any(self._taken[k] >= self._most_of[k[0]] for k in keys):
            return False
        self.total += 1
        self._taken.update(keys)
        return True

    def leave(self, person: str, address: str) -> None:
        self.total -= 1
        self.left += 1
        for key in (("person", person), ("address", address)):
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
