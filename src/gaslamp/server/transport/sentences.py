"""What is said to those who are turned away before anybody has listened to them."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from starlette.requests import HTTPConnection

from gaslamp.core.sentence import say
from gaslamp.server.desk import words_for
from gaslamp.server.headers import plain_answer

SAID: Final = {
    400: "server-no-request",
    403: "server-not-let-in",
    408: "server-too-slow",
    413: "server-body-too-large",
    431: "server-head-too-large",
    500: "server-fault",
    503: "server-full",
}


def sentence_for(status: int, headers: Sequence[tuple[bytes, bytes]]) -> str:
    """In the language of whoever asks, if that much was understood."""
    connection = HTTPConnection({"type": "http", "headers": headers})
    return words_for(connection).say(say(SAID[status]))


@cache
def full_house() -> bytes:
    """For those of whom nothing is known yet: there may be many of them."""
    return plain_answer(503, sentence_for(503, []))
