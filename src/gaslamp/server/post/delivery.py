"""The way to a push service. It is an address that a browser has given, so it may be anybody's:
nothing is sent to machines that the rest of the world does not reach, and nothing of the answer is
read but its number."""

import asyncio
import re
import socket as sockets
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.server.post.seal import Identity, sealed
from gaslamp.server.settings import PostSettings
from gaslamp.store import Subscription

LONGEST: Final = 1000
TTL: Final = 24 * 3600
"""Seconds that a service keeps it for a browser that is not there."""
HANDS: Final = 2
"""Threads that look addresses up and encrypt."""
LINE: Final = 4096
UNICAST: Final = IPv6Network("2000::/3")
DETOURS: Final = (IPv6Network("2001::/23"), IPv6Network("2002::/16"))
_ENDPOINT: Final = re.compile(r"https?://[a-zA-Z0-9.-]+(:[0-9]{1,5})?/[!-~]*")


class DeliveryError(Exception):
    """The service could not be reached, or may not be."""


class Address(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.scheme == "https" else 80)
        return f"{self.scheme}://{self.host}" + ("" if usual else f":{self.port}")


def address_of(endpoint: str, to_anywhere: bool) -> Address:
    """Where a subscription leads; refused if the house would not go there."""
    if len(endpoint) > LONGEST or not _ENDPOINT.fullmatch(endpoint):
        raise Unreadable(say("server-no-push-service"))
    parts = urlsplit(endpoint)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Unreadable(say("server-no-push-service")) from None
    if not to_anywhere and (parts.scheme != "https" or port != 443):
        raise Unreadable(say("server-no-push-service"))
    return Address(parts.scheme, parts.hostname or "", port, path)


def is_public(address: str) -> bool:
    """Of IPv6 only what is given out as such: other ranges lead to IPv4 by some detour."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        return found.is_global and found in UNICAST and not any(found in each for each in DETOURS)
    return found.is_global and not found.is_multicast


class Courier:
    def __init__(self, settings: PostSettings, now: Callable[[], int]) -> None:
        self._settings = settings
        self._now = now
        self._hands = ThreadPoolExecutor(HANDS, "post")
        self._tls: ssl.SSLContext | None = None

    async def bring(
        self, identity: Identity, to: Subscription, text: bytes, topic: str, salt: bytes
    ) -> int:
        """The number that the service answers with."""
        try:
            address = address_of(to.endpoint, self._settings.to_anywhere)
            async with asyncio.timeout(self._settings.seconds):
                make = partial(self._request, identity, address, to, text, topic, salt)
                return await self._exchange(address, await self._in_hand(make))
        except (Unreadable, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise DeliveryError from error
        except (TimeoutError, asyncio.LimitOverrunError) as error:
            raise DeliveryError from error

    async def _in_hand(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._hands, work)

    def _request(
        self,
        identity: Identity,
        address: Address,
        to: Subscription,
        text: bytes,
        topic: str,
        salt: bytes,
    ) -> bytes:
        body = sealed(text, to.public_key, to.auth, salt)
        token = identity.token(address.origin, self._now(), self._settings.contact)
        lines = [
            f"POST {address.path} HTTP/1.1",
            f"Host: {address.origin.partition('//')[2]}",
            f"Authorization: vapid t={token}, k={identity.public}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {TTL}",
            f"Topic: {topic}",
            "Urgency: normal",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "\r\n"]).encode("ascii") + body

    async def _exchange(self, address: Address, request: bytes) -> int:
        """With the address that was looked at, and with no other that the name may have next."""
        where = await self._in_hand(partial(self._resolve, address))
        reader, writer = await asyncio.open_connection(
            where,
            address.port,
            ssl=self._context() if address.scheme == "https" else None,
            server_hostname=address.host if address.scheme == "https" else None,
            limit=LINE,
        )
        try:
            writer.write(request)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
            return int(line.split(b" ", 2)[1])
        except IndexError:
            raise DeliveryError from None
        finally:
            writer.transport.abort()

    def _resolve(self, address: Address) -> str:
        found = sockets.getaddrinfo(address.host, address.port, type=sockets.SOCK_STREAM)
        known = [str(each[4][0]) for each in found]
        if not self._settings.to_anywhere and not all(is_public(each) for each in known):
            raise OSError("not a public address")
        return known[0]

    def _context(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls
