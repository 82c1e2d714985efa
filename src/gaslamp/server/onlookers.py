"""For whom the figures are."""

from typing import Final

from starlette.requests import HTTPConnection

from gaslamp.server.networks import LOOPBACK, Networks
from gaslamp.server.settings import Settings

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""What a proxy adds, whether it is trusted or not."""


def may_measure(settings: Settings, connection: HTTPConnection) -> bool:
    """A proxy on this machine does not make the whole world local."""
    host = connection.client.host if connection.client else ""
    match settings.metrics:
        case "all":
            return True
        case "none":
            return False
        case "local":
            return host in LOOPBACK and not any(each in connection.headers for each in FORWARDED)
        case networks:
            return host in Networks(networks)
