"""What is done all the time while the house is open."""

import asyncio
import signal
from typing import Final

from gaslamp.server.desk import Desk
from gaslamp.server.health import is_beyond_help
from gaslamp.server.lease import SharedLease
from gaslamp.server.ledger import Ledger
from gaslamp.server.logs import log, log_fault
from gaslamp.server.neighbours import Neighbours
from gaslamp.server.registrar import Registrar
from gaslamp.server.sweeper import Sweeper

LAST_WORD: Final = 5.0
"""Seconds to write down, when the house closes, that it was alive until then."""


async def wake_up(desk: Desk) -> None:
    """Alone, or as one node of many."""
    lease = desk.hub.house.lease
    if isinstance(lease, SharedLease):
        await _join(desk, lease)
    else:
        await desk.hub.wake_up()


async def _join(desk: Desk, lease: SharedLease) -> None:
    async def people_changed() -> None:
        await desk.hub.shut_out()
        await desk.doorkeeper.take_keys()

    async def somebody_gone() -> None:
        desk.shelf.clear()
        await people_changed()

    ledger = Ledger(desk.hub, lease, desk.places)
    neighbours = Neighbours(desk.hub, lease, ledger, people_changed, somebody_gone)
    await neighbours.open()
    neighbours.keep()


async def begin(desk: Desk) -> None:
    desk.alive_at = desk.hub.house.now()
    desk.pulse.start()
    crew, hub, sweeper = desk.hub.house.crew, desk.hub, Sweeper()

    async def sweep() -> None:
        sweeper.beat(desk.places.entered + hub.loaded, desk.places.total)

    async def notice() -> None:
        if await hub.notice():
            desk.shelf.clear()
            await desk.doorkeeper.take_keys()

    crew.keep(lambda: sign_of_life(desk), 1, "sign of life")
    crew.keep(hub.patrol, 1, "patrol")
    crew.keep(notice, 0.2, "notice")
    crew.keep(sweep, 1, "sweep")
    crew.keep(hub.make_room, 60, "room")
    crew.keep(hub.forget, 3600, "forget")
    crew.keep(Registrar(hub.house).beat, 1, "registrar")


async def sign_of_life(desk: Desk) -> None:
    """Also the proof that what is written arrives. Who cannot write any more makes room for a new
    process, which whoever started this one will start."""
    now = desk.hub.house.now()
    if is_beyond_help(desk) and not desk.gave_up:
        log("beyond help")
        desk.gave_up = True
        signal.raise_signal(signal.SIGTERM)
    await desk.store.save_alive(now)
    desk.alive_at = now


async def end(desk: Desk) -> None:
    desk.pulse.stop()
    await desk.hub.house.crew.stop()
    await desk.hub.house.close()
    try:
        async with asyncio.timeout(LAST_WORD):
            await desk.store.save_alive(desk.hub.house.now())
    except Exception:
        log_fault("last word")
