"""How the house is. Two questions: is it alive, and does everything go through?"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gaslamp.server.desk import Desk

OLD: Final = 5_000
"""Milliseconds after which a sign of life is too old: there is one a second."""
LATE: Final = 1.0
"""Seconds by which the loop may be late."""
WELL: Final = "ok"


def routes(desk: Desk) -> list[Route]:
    """`/healthz` for who routes people here, `/livez` for who starts the house again."""

    async def healthz(_: Request) -> Response:
        return _page(parts(desk))

    async def livez(_: Request) -> Response:
        return _page({"writer": "closed"} if is_beyond_help(desk) else {"house": WELL})

    return [Route("/healthz", healthz), Route("/livez", livez)]


def parts(desk: Desk) -> dict[str, str]:
    """Each part of the house, and what is wrong with it."""
    house = desk.hub.house
    is_old = house.now() - desk.alive_at > OLD
    return {
        "door": "draining" if desk.hub.draining else WELL,
        "writer": house.store.fault or WELL,
        "signs of life": "old" if is_old else WELL,
        "chores": house.crew.fault or WELL,
        "bots": house.thinkers.fault or WELL,
        "knowledge": house.scholars.fault or WELL,
        "lease": house.lease.fault or WELL,
        "loop": "late" if desk.pulse.lag > LATE else WELL,
    }


def is_beyond_help(desk: Desk) -> bool:
    """Whether only a new process can do it."""
    return desk.hub.house.store.fault == "closed"


def _page(told: dict[str, str]) -> Response:
    well = all(each == WELL for each in told.values())
    lines = [WELL if well else "not well", *(f"{part}: {how}" for part, how in told.items())]
    return Response("\n".join(lines) + "\n", 200 if well else 503, media_type="text/plain")
