"""REST: whether this device is told of one's turns."""

from binascii import Error
from typing import Annotated, Literal

from msgspec import Meta

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.server.post.delivery import LONGEST, address_of
from gaslamp.server.post.seal import decode, is_public_key
from gaslamp.server.refusals import NotFound, NotSignedIn
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.store import Login, Subscription

Encoded = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
AUTH = 16


class PostFace(Data):
    key: str | None
    """By which push services know this house; None for a house that sends nothing."""
    is_on: bool
    """Whether this device is told."""


class Subscribing(Data):
    """As the browser's `PushSubscription` says it."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Encoded
    auth: Encoded
    lang: Literal["en", "fr"] = "en"


def _device(call: Call) -> Login:
    if call.visitor is None:
        raise NotSignedIn(say("server-not-signed-in"))
    return call.visitor[0]


async def post(call: Call) -> PostFace:
    login, house = _device(call), call.desk.hub.house
    if not house.settings.post.is_open:
        return PostFace(None, False)
    known = await house.store.subscriptions_of(login.person)
    is_on = any(each.token_hash == login.token_hash for each in known)
    return PostFace((await house.post.identity()).public, is_on)


async def subscribe(call: Call) -> None:
    login, house, given = _device(call), call.desk.hub.house, call.body
    if not house.settings.post.is_open:
        raise NotFound(say("server-no-such-thing"))
    address_of(given.endpoint, house.settings.post.to_anywhere)
    public_key, auth = _decoded(given.p256dh), _decoded(given.auth)
    if not is_public_key(public_key) or len(auth) != AUTH:
        raise Unreadable(say("server-no-push-service"))
    where = (given.endpoint, public_key, auth, given.lang)
    await house.store.subscribe(Subscription(login.token_hash, login.person, house.now(), *where))


def _decoded(text: str) -> bytes:
    try:
        return decode(text.rstrip("="))
    except Error:
        raise Unreadable(say("server-no-push-service")) from None


async def unsubscribe(call: Call) -> None:
    await call.desk.store.unsubscribe(_device(call).token_hash)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/notifications",
        post,
        "Whether this device is told of one's turns.",
        PostFace,
        refusals=(401,),
    ),
    Endpoint(
        "PUT",
        "/api/notifications",
        subscribe,
        "Be told of one's turns on this device.",
        body=Subscribing,
        status=204,
        refusals=(400, 401, 404),
    ),
    Endpoint(
        "DELETE",
        "/api/notifications",
        unsubscribe,
        "Be told no more on this device.",
        status=204,
        refusals=(401,),
    ),
]
