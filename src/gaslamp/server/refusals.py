"""What the door refuses besides what a table does, and what each refusal is in HTTP."""

from typing import Final

from gaslamp.core.errors import Refusal
from gaslamp.core.sentence import say
from gaslamp.store import StoreError


class NotSignedIn(Refusal):
    code = "not-signed-in"


class TooMuch(Refusal):
    code = "too-much"


class NotFound(Refusal):
    code = "no-such-thing"


class NotAllowed(Refusal):
    code = "not-allowed"


class WrongMethod(Refusal):
    code = "wrong-method"


class TooLarge(Refusal):
    """It can be had, but not in the way in which it was asked for."""

    code = "too-large"


class Fault(Refusal):
    """Something of the house's own went wrong."""

    code = "fault"


class CannotNow(Refusal):
    """The house is here, but its store is full, locked or gone."""

    code = "unavailable"


STATUS: Final = {
    "unreadable": 400,
    "not-signed-in": 401,
    "not-your-decision": 403,
    "not-allowed": 403,
    "no-such-table": 404,
    "no-such-thing": 404,
    "wrong-method": 405,
    "too-large": 406,
    "not-legal": 409,
    "stale": 409,
    "put-aside": 409,
    "too-much": 429,
    "fault": 500,
    "unavailable": 503,
}


def refusal_of(error: Refusal | StoreError) -> Refusal:
    return error if isinstance(error, Refusal) else CannotNow(say("server-unavailable"))
