"""Who is connected, and for how long. Nothing is asked of uvicorn here but an asyncio transport."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Gauge
from prometheus_client import Counter as Count

from gaslamp.server.limits import Purse, address_key
from gaslamp.server.logs import log_fault
from gaslamp.server.networks import Networks
from gaslamp.server.settings import Credit, Settings, proxies_of
from gaslamp.server.transport.visit import HALF_OPEN, RESTING, Owner, State, Visit, seconds_by_state

BEAT: Final = 0.5
"""Seconds from one look at all connections to the next."""
SLICE: Final = 1000
"""So many are looked at in one turn of the loop."""
SELDOM: Final = 4
"""Every so many rounds a connection is asked whether it is about to end, which takes longer to find
out than that its time is up."""
MOST_SWALLOWED: Final = 256 * 1024
"""What a connection that was told to go may still say before it is cut off: if it were cut off at
once, it would not hear why."""
_ALL: Final = "all"
NONE: Final = -1.0
"""Less patience than any: it is looked at every time."""
PROGRESS: Final = 4 * 1024
"""Who takes less than this in `unread_seconds` is not reading."""


class Gate:
    def __init__(
        self,
        settings: Settings,
        registry: CollectorRegistry,
        most: int,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.limits = settings.transport
        self.clock = clock
        self.visits: dict[asyncio.Transport, Visit] = {}
        self.frames = _twice(settings.limits.messages)
        """Of one socket. Who says more than twice what a person may is not only impatient."""
        self._requests = Purse(_twice(settings.limits.requests), clock)
        self._arrivals = Purse(self.limits.arrivals, clock)
        self._bytes = Purse(self.limits.bytes, clock)
        self._frames = Purse(self.limits.frames_of_address, clock)
        self._most = most
        self._seconds = seconds_by_state(self.limits)
        self._proxies = Networks(proxies_of(settings))
        self._of_address: Counter[str] = Counter()
        self._half_open: dict[str, dict[Visit, None]] = {"": {}}
        """Oldest first: of each address, and all of them under no address."""
        self._resting: dict[Visit, None] = {}
        self._in_state: Counter[State] = Counter()
        self._timer: asyncio.TimerHandle | None = None
        self._rounds = 0
        self._measure(registry)

    def _measure(self, registry: CollectorRegistry) -> None:
        about = "Open connections by what they are doing"
        gauge = Gauge("gaslamp_connections", about, ["state"], registry=registry)
        for state in State:
            gauge.labels(state).set_function(partial(self._in_state.__getitem__, state))
        self.refused = Count(
            "gaslamp_connections_refused", "Connections refused", ["why"], registry=registry
        )
        self.dropped = Count(
            "gaslamp_connections_dropped",
            "Connections ended by the gate",
            ["why"],
            registry=registry,
        )

    # --- coming and going

    def admit(self, transport: asyncio.Transport, host: str, owner: Owner) -> Visit | None:
        """A new connection, unless there is a reason against it."""
        by_proxy = host in self._proxies
        address = address_key(host)
        why = self._why_not(address, by_proxy)
        if why:
            self.refused.labels(why).inc()
            return None
        visit = Visit(transport, owner, address, by_proxy, self.clock())
        visit.patience = self._patience(visit.state)
        self._enter(visit)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)
        return visit

    def _why_not(self, address: str, by_proxy: bool) -> str:
        if not by_proxy and not self._arrivals.spend(address):
            return "arrivals"
        crowded = self._of_address[address] >= self.limits.connections_of_address
        if crowded and not by_proxy and not self._give_way(self._half_open.get(address, {})):
            return "address"
        return "" if len(self.visits) < self._most or self._make_room() else "full"

    def _make_room(self) -> bool:
        return self._give_way(self._half_open[""]) or self._give_way(self._resting)

    def _give_way(self, among: dict[Visit, None]) -> bool:
        """The one that has been in its state for longest goes, so that somebody else may come."""
        oldest = next(iter(among), None)
        if oldest is not None:
            self.drop(oldest, "pressed")
        return oldest is not None

    def _enter(self, visit: Visit) -> None:
        limits = self.limits
        of_address = self._half_open.get(visit.address, {})
        if not visit.by_proxy and len(of_address) >= limits.half_open_of_address:
            self._give_way(of_address)
        if len(self._half_open[""]) >= limits.half_open:
            self._give_way(self._half_open[""])
        self.visits[visit.transport] = visit
        self._of_address[visit.address] += 1
        self._in_state[visit.state] += 1
        self._place(visit)

    def leave(self, visit: Visit) -> None:
        """It has gone, or is about to; told twice, it is done once."""
        if self.visits.pop(visit.transport, None) is None:
            return
        self._displace(visit)
        self._in_state[visit.state] -= 1
        self._of_address[visit.address] -= 1
        if not self._of_address[visit.address]:
            del self._of_address[visit.address]

    def drop(self, visit: Visit, why: str) -> None:
        """At once and without a word."""
        if visit.transport in self.visits:
            self.dropped.labels(why).inc()
        visit.deaf = True
        self.leave(visit)
        visit.owner.cut()
        visit.transport.abort()

    def linger(self, visit: Visit, why: str) -> None:
        """All has been said to it. It is given a moment to hear that."""
        self.dropped.labels(why).inc()
        visit.deaf = True
        self.move(visit, State.CLOSING)
        if visit.transport.can_write_eof() and not visit.transport.is_closing():
            visit.transport.write_eof()

    # --- what it is doing

    def move(self, visit: Visit, state: State) -> None:
        visit.since = self.clock()
        if state is visit.state or visit.transport not in self.visits:
            return
        self._displace(visit)
        self._in_state[visit.state] -= 1
        self._in_state[state] += 1
        visit.state, visit.patience = state, self._patience(state)
        self._place(visit)

    def _patience(self, state: State) -> float:
        """Of one that is closing it depends on what is still on its way."""
        return NONE if state is State.CLOSING else self._seconds[state]

    def _place(self, visit: Visit) -> None:
        if visit.state in HALF_OPEN:
            for key in ("", visit.address):
                self._half_open.setdefault(key, {})[visit] = None
        elif visit.state in RESTING:
            self._resting[visit] = None

    def _displace(self, visit: Visit) -> None:
        if visit.state in HALF_OPEN:
            for key in ("", visit.address):
                del self._half_open[key][visit]
            if not self._half_open[visit.address]:
                del self._half_open[visit.address]
        elif visit.state in RESTING:
            del self._resting[visit]

    # --- what it brings

    def attribute(self, visit: Visit, host: str) -> None:
        """A proxy has said for whom it asks."""
        if visit.by_proxy:
            visit.payer = address_key(host)

    def hears(self, visit: Visit, size: int) -> bool:
        """Whether so many bytes are to be listened to."""
        if visit.deaf:
            visit.swallowed += size
            if visit.swallowed > MOST_SWALLOWED:
                self.drop(visit, "deaf")
            return False
        if visit.payer and not self._bytes.spend(visit.payer, size):
            self.drop(visit, "bytes")
            return False
        return True

    def may_ask(self, visit: Visit) -> bool:
        """One request more; beyond this they are not even refused."""
        return not visit.payer or self._requests.spend(visit.payer)

    def may_frame(self, visit: Visit) -> bool:
        return not visit.payer or self._frames.spend(visit.payer)

    # --- what it does not take

    def stop_writing(self, visit: Visit) -> None:
        visit.unread_since = self.clock()
        visit.mark = visit.transport.get_write_buffer_size()

    def go_on_writing(self, visit: Visit) -> None:
        visit.unread_since = None

    # --- time

    def _beat(self) -> None:
        self._rounds += 1
        self._go_round(list(self.visits.values()), Counter())

    def _go_round(self, left: list[Visit], unsent: Counter[str]) -> None:
        """Some of them in each turn of the loop, then a pause until the next round."""
        self._look_at_some(left[-SLICE:], unsent)
        del left[-SLICE:]
        loop = asyncio.get_running_loop()
        if left:
            loop.call_soon(self._go_round, left, unsent)
        else:
            self._timer = loop.call_later(BEAT, self._beat)

    def _look_at_some(self, visits: list[Visit], unsent: Counter[str]) -> None:
        """Nearly all of them are as they should be, which is seen at a glance."""
        now = self.clock()
        for visit in visits:
            if now - visit.since > visit.patience or visit.unread_since is not None:
                self._see_to(visit, now, unsent)
        for visit in visits[self._rounds % SELDOM :: SELDOM]:
            if visit.owner.is_closing:
                self._see_to(visit, now, unsent)

    def _see_to(self, visit: Visit, now: float, unsent: Counter[str]) -> None:
        try:
            self._look_at(visit, now, unsent)
        except Exception:
            log_fault("fault")
            self.drop(visit, "fault")

    def _look_at(self, visit: Visit, now: float, unsent: Counter[str]) -> None:
        if visit.state is not State.CLOSING and visit.owner.is_closing:
            self.move(visit, State.CLOSING)
        if now - visit.since > self._limit(visit, now):
            if visit.state is State.CLOSING:
                self.drop(visit, State.CLOSING)
            else:
                visit.owner.expire()
        elif visit.unread_since is not None:
            self._press(visit, now, visit.unread_since, unsent)

    def _limit(self, visit: Visit, now: float) -> float:
        """An answer may be on its way still when the connection is closed after it."""
        if visit.state is not State.CLOSING or visit.deaf or visit.is_socket:
            return self._seconds[visit.state]
        size = visit.transport.get_write_buffer_size()
        if size and visit.unread_since is None:
            visit.unread_since, visit.mark = now, size
        return self._seconds[State.ANSWERING if size else State.CLOSING]

    def _press(self, visit: Visit, now: float, since: float, unsent: Counter[str]) -> None:
        """Whether it takes what it asked for; and not too much may wait for all, or for one."""
        size = visit.transport.get_write_buffer_size()
        unsent.update({_ALL: size, visit.payer: size})
        if unsent[_ALL] > self.limits.unsent or (
            visit.payer and unsent[visit.payer] > self.limits.unsent_of_address
        ):
            self.drop(visit, "unsent")
        elif size <= visit.mark - PROGRESS:
            visit.unread_since, visit.mark = now, size
        elif now - since > self.limits.unread_seconds:
            self.drop(visit, "unread")


def _twice(credit: Credit) -> Credit:
    return Credit(2 * credit.burst, 2 * credit.rate)
