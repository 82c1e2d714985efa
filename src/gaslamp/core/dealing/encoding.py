"""From values to bytes, in one way only, so that a hash says exactly what was hashed."""

import json
from hashlib import sha256
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

FORMAT: Final = 1
SIZE: Final = 32
"""Bytes of a hash, and of every salt, secret and nonce."""
LARGEST: Final = 2**53 - 1
"""The largest whole number that JSON carries safely into every language."""


def number(value: int) -> bytes:
    return value.to_bytes(8, "big")


def pack(*fields: bytes) -> bytes:
    """Each field behind its length: no two lists of fields have the same bytes."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def label(kind: str) -> bytes:
    """The first field of everything that is hashed, so that no hash can stand for another kind."""
    return f"gaslamp/{FORMAT}/{kind}".encode()


def digest(kind: str, *fields: bytes) -> bytes:
    return sha256(pack(label(kind), *fields)).digest()


def canonical(value: Any) -> bytes:
    """The one way to write plain JSON: sorted keys, no spaces, whole numbers only."""
    try:
        return _canonical(value).encode()
    except RecursionError:
        raise Unreadable(say("unreadable-json")) from None


def _canonical(value: Any) -> str:
    match value:
        case dict():
            pairs = (f"{_text(key)}:{_canonical(value[key])}" for key in sorted(value, key=_order))
            return "{" + ",".join(pairs) + "}"
        case list():
            return "[" + ",".join(map(_canonical, value)) + "]"
        case str() | bool() | None:
            return _text(value)
        case int() if abs(value) <= LARGEST:
            return str(value)
    raise Unreadable(say("dealing-not-canonical"))


def _text(value: str | bool | None) -> str:
    return json.dumps(value, ensure_ascii=False)


def _order(key: str) -> bytes:
    """Keys are sorted as JavaScript does it, by UTF-16 code units."""
    return key.encode("utf-16-be")
