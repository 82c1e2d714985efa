"""Who comes in just while it is asked who may stay: none is wrongly sent away, none slips in."""

import asyncio
from collections.abc import Iterable
from typing import Any

from tests.server.bottle import Bottle
from tests.server.chaos import Guest
from tests.server.crossing import Line
from tests.server.test_faults import in_bottle

__all__ = ["in_bottle"]


async def guest_of(bottle: Bottle, number: int) -> Guest:
    guest = Guest(bottle, number, 1)
    await guest.surely("POST", "/api/guest")
    return guest


async def opened_by(guest: Guest) -> dict[str, str]:
    seats = [{"type": kind} for kind in ("me", "open", "open")]
    opened = await guest.surely("POST", "/api/tables", {"game": "sleuth", "seats": seats})
    return dict(opened)


async def shown(line: Line) -> bool:
    """Whether they are shown the table; otherwise they are sent away."""
    line.say({"type": "hello"})
    while (message := await line.inbox.get()) is not None:
        if message["type"] == "present":
            return True
    return False


def test_who_comes_while_others_are_asked_about_is_not_sent_away(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        host, newcomer = await guest_of(bottle, 0), await guest_of(bottle, 1)
        opened = await opened_by(host)
        here = bottle.connect(opened["table"], opened["code"], host.cookie)
        assert await shown(here)
        hub = bottle.desk.hub
        welcome = hub.house.store.welcome

        async def slowly(devices: Iterable[bytes]) -> set[bytes]:
            found = await welcome(devices)
            lines.append(bottle.connect(opened["table"], opened["code"], newcomer.cookie))
            assert await shown(lines[0])
            return found

        lines: list[Line] = []
        hub.house.store.welcome = slowly  # type: ignore[assignment, method-assign]
        await hub.shut_out()
        hub.house.store.welcome = welcome  # type: ignore[method-assign]
        assert await shown(lines[0])
        assert await shown(here)

    in_bottle(evening)


def test_whose_log_in_ends_while_they_are_on_their_way_does_not_slip_in(in_bottle: Any) -> None:
    async def evening(bottle: Bottle) -> None:
        host, late = await guest_of(bottle, 0), await guest_of(bottle, 1)
        opened = await opened_by(host)
        devices = await late.surely("GET", "/api/devices")
        async with bottle.desk.hub.visit(opened["table"]) as live:
            async with live.journal.reading():
                line = bottle.connect(opened["table"], opened["code"], late.cookie)
                while live.guests < 2:
                    await asyncio.sleep(0)
                status, *_ = await bottle.ask(
                    "DELETE", f"/api/devices/{devices[0]['id']}", None, late.cookie
                )
                assert status == 204
            assert not await shown(line)

    in_bottle(evening)
