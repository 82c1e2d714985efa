"""What is wrong with where things are in a position given outright: which of them, and where.

Fields are named by their path in the file, as `hands[2]`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say

Places = Mapping[str, Sequence[str]]
"""What is where, by the path of the field."""


def refuse(message: str, fault: Sentence) -> Unreadable:
    """The game's own sentence, with what is wrong in particular as its `$fault`."""
    return Unreadable(say(message, fault=fault))


def at(field: str) -> Sentence:
    """What is wrong is said already; this is where."""
    return say("position-at", field=field)


def in_rows(field: str, rows: Iterable[Sequence[str]]) -> dict[str, Sequence[str]]:
    """The rows of a field as places: `hands[0]`, `hands[1]` …"""
    return {f"{field}[{number}]": row for number, row in enumerate(rows)}


def twice(places: Places) -> Sentence | None:
    """The first thing that is in two places, or twice in one."""
    seen: dict[str, str] = {}
    for place, things in places.items():
        for thing in things:
            if thing in seen:
                return say("position-twice", what=thing, one=seen[thing], other=place)
            seen[thing] = place
    return None


def misplaced(places: Places, everything: Iterable[str]) -> Sentence | None:
    """The first thing that is not in exactly one place."""
    there = {thing for things in places.values() for thing in things}
    missing = next((thing for thing in everything if thing not in there), None)
    if (found := twice(places)) is not None:
        return found
    return None if missing is None else say("position-nowhere", what=missing)


def too_many(places: Places, copies: Mapping[str, int]) -> Sentence | None:
    """The first kind of thing of which there is more than the game has."""
    for thing, most in copies.items():
        count = sum(list(things).count(thing) for things in places.values())
        if count > most:
            return say("position-too-many", what=thing, count=count, most=most)
    return None


def sized(field: str, count: int, wanted: int) -> Sentence:
    return say("position-size", field=field, count=count, wanted=wanted)


def wrong_size(places: Places, wanted: Sequence[int]) -> Sentence | None:
    """The first place that does not hold as much as it should."""
    for (field, things), size in zip(places.items(), wanted, strict=True):
        if len(things) != size:
            return sized(field, len(things), size)
    return None


def no_seat(fields: Mapping[str, Iterable[int | None]], seats: int) -> Sentence | None:
    """The first seat that is not at the table, or is named twice by one field."""
    for field, named in fields.items():
        seen: set[int] = set()
        for seat in named:
            if seat is None:
                continue
            if not 0 <= seat < seats:
                return say("position-seat", field=field, seat=seat, last=seats - 1)
            if seat in seen:
                return say("position-seat-twice", field=field, seat=seat)
            seen.add(seat)
    return None


@contextmanager
def within(path: str) -> Iterator[None]:
    """A field that is named by a refusal in here stands at this path of a file."""
    try:
        yield
    except Unreadable as refusal:
        said = refusal.sentence
        if not isinstance(field := said.words.get("field"), str):
            raise
        raise Unreadable(replace(said, words=said.words | {"field": f"{path}.{field}"})) from None


def located(refusal: Unreadable, facts: Any) -> Unreadable:
    """A name that the game does not know, with where it stands in the file."""
    text = refusal.sentence.words.get("text")
    path = next(_paths(facts, text), None) if isinstance(text, str) else None
    if path is None:
        return refusal
    return Unreadable(say("position-unknown", field=path.removeprefix("."), fault=refusal.sentence))


def _paths(facts: Any, text: str) -> Iterator[str]:
    """Of every place in a file where a text stands."""
    if isinstance(facts, dict):
        found = [(f".{name}", each) for name, each in facts.items()]
    else:
        found = [(f"[{number}]", each) for number, each in enumerate(facts)]
    for place, each in found:
        if each == text:
            yield place
        elif isinstance(each, dict | list):
            yield from (place + deeper for deeper in _paths(each, text))
