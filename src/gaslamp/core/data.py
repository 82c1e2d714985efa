"""Typed data that is read from and written to JSON, and the one way to read it."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar, dataclass_transform

import msgspec

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

T = TypeVar("T")

LARGEST_FILE = 4 * 1024 * 1024


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that can be written down. Its `repr` is the constructor call that makes it. Nothing
    of it can be changed: whatever is made from this is frozen too, and type checkers know.

    What can be written down is a tree and never holds itself, so the garbage collector need not
    look at it: a house full of tables would otherwise stand still while it does.
    """


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Tagged(Data, tag_field="type", tag=_kebab):
    """One case of several, told apart in JSON by its `type`."""


def to_json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def to_plain(value: Any) -> Any:
    """As JSON would have it: dictionaries, lists, text and numbers."""
    return msgspec.to_builtins(value)


def pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def from_json(data: bytes, kind: Any) -> Any:
    """Read JSON as `kind`, or refuse it with the place where it goes wrong."""
    if len(data) > LARGEST_FILE:
        raise Unreadable(say("unreadable-too-large"))
    try:
        return _reader(kind)(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Unreadable(_where(error)) from None


def from_plain(value: Any, kind: Any) -> Any:
    """The same for values that JSON has already been read into."""
    try:
        return msgspec.convert(value, type=kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unreadable(_where(error)) from None


@lru_cache(256)
def _reader(kind: Any) -> Callable[[bytes], Any]:
    """What is found out about a type is found out once."""
    return msgspec.json.Decoder(kind).decode


def _where(error: Exception) -> Any:
    """Which field is wrong, by its path, and whether it is unknown or missing."""
    text = str(error)
    place = re.search(r"`\$\.?([^`]*)`$", text)
    path = place[1] if place else ""
    for message, said in _SAID.items():
        if found := re.search(said, text):
            return say(message, field=f"{path}.{found[1]}" if path else found[1])
    return say("unreadable-field", field=path) if path else say("unreadable-json")


_SAID: Final = {
    "unreadable-unknown-field": r"unknown field `([^`]*)`",
    "unreadable-missing-field": r"missing required field `([^`]*)`",
}
