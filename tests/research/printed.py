"""Reads what docs/research says about a game, as somebody would who has nothing else.

Nothing of the house is imported here: what a number means comes from the page and from numbers.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parents[2] / "docs" / "research"
LINK = re.compile(r"\[([^]]+)\]\(#[^)]*\)")
FIELD = re.compile(r"(\d+)(?:-(\d+))? (\w+)(?: of (.*?))?(?: \((\d+): None\))?")
UNTOLD = re.compile(r"bits (\d+)-(\d+) are (\d+)(?:, bit (\d+) is 1)?")


class Action(NamedTuple):
    verb: str
    fields: dict[str, Any]


class Range(NamedTuple):
    first: int
    last: int
    like: Action
    wheels: list[tuple[list[str], list[Any]]]


class PrintedPlane(NamedTuple):
    at: int
    shape: list[int]
    along: list[list[Any]]
    most: int


class Numbers(NamedTuple):
    """What is printed for so many seats and these options."""

    actions: list[Range]
    draws: list[Range]
    planes: dict[str, PrintedPlane]


class Row(NamedTuple):
    """One action that somebody noticed."""

    who: int
    kind: int
    action: Action
    above: dict[str, int]
    untold: list[str]
    """The fields whose bits look as they do to those who are not told."""


class Printed:
    def __init__(self, game: str) -> None:
        text = (FOLDER / f"{game}.md").read_text("utf-8")
        self.orders: dict[str, list[Any]] = {}
        for name, part in _parts(_between(text, "## Orders", "## Rows")):
            self.orders[name] = [value for row in _rows(part) for value in _listed(row[1])]
        self.forms = {
            (int(row[0]), row[1]): LINK.fullmatch(row[-1])[1]  # type: ignore[index]
            for row in _rows(_between(text, "## Forms", "## Orders"))
        }
        self.kinds, self.above, self.hidden = self._memory(
            _between(text, "## Rows", "## Actions and")
        )
        sections = dict(_parts(text.partition("## Actions and planes")[2]))
        self.sections = {name: self._numbers(part) for name, part in sections.items()}

    def numbers(self, seats: int, options: dict[str, Any]) -> Numbers:
        """Options that are in no row change no number, but a small form does."""
        small = {"small": options["small"]} if "small" in options else {}
        for given in (options, small, {}):
            told = ", ".join(f"{name}={value}" for name, value in given.items())
            if (seats, told) in self.forms:
                return self.sections[self.forms[seats, told]]
        raise LookupError(f"{seats} seats, {options}")

    # Tables

    def _numbers(self, text: str) -> Numbers:
        chance, planes = text.partition("**What chance")[2], text.partition("**Planes**")[2]
        found = {
            name: PrintedPlane(int(at), _counts(shape), self._axes(along), int(most))
            for at, name, shape, along, most, _ in _rows(planes)
        }
        actions = [self._range(row) for row in _rows(text.partition("**What chance")[0])]
        return Numbers(actions, [self._range(r) for r in _rows(_upto(chance, "**Planes"))], found)

    def _range(self, row: list[str]) -> Range:
        first, last = row[0].split(" … ")
        counted = [each.split(": ", 1) for each in row[2].split("; ")] if row[2] else []
        wheels = [(names.split(" with "), self.values(told)) for names, told in counted]
        return Range(int(first), int(last), _action(row[1]), wheels)

    def _axes(self, along: str) -> list[list[Any]]:
        return [self.values(each) for each in along.split(" × ")] if along else []

    def values(self, told: str) -> list[Any]:
        """An order, from one number to another, or one after the other."""
        if link := LINK.fullmatch(told):
            return self.orders[link[1]]
        found: list[Any] = []
        for each in told.split(", "):
            first, _, last = each.partition(" … ")
            found += range(int(first), int(last) + 1) if last else [_value(each)]
        return found

    def _memory(self, text: str) -> tuple[dict[int, tuple[Action, list[str]]], Any, Any]:
        kinds, above, hidden = (_rows(part) for part in text.split("\n**"))
        known = {int(row[0]): (_action(row[1]), row[2].split("; ")) for row in kinds}
        return known, list(above), list(hidden)

    # Numbers

    def action(self, ranges: list[Range], number: int) -> Action:
        [found] = [each for each in ranges if each.first <= number <= each.last]
        left, fields = number - found.first, dict(found.like.fields)
        for names, values in found.wheels:
            left, at = divmod(left, len(values))
            told = values[at].split(" with ") if len(names) > 1 else [values[at]]
            fields |= dict(zip(names, told, strict=True))
        assert left == 0
        return Action(found.like.verb, fields)

    def row(self, number: int) -> Row:
        kind = number >> 5 & 15
        like, told = self.kinds[kind]
        fields, gone = dict(like.fields), list[str]()
        for each in filter(None, told):
            low, high, name, names, nothing = FIELD.fullmatch(each).groups()  # type: ignore[union-attr]
            value = _bits(number, int(low), int(high or low))
            fields[name] = self._meant(value, names, nothing)
            if self._looks_untold(number, kind, int(low)):
                gone.append(name)
        above = {
            name: _bits(number, *_ends(bits))
            for kinds, bits, name, _ in self.above
            if kind in _listed(kinds, int)
        }
        return Row(number & 31, kind, Action(like.verb, fields), above, gone)

    def _meant(self, value: int, names: str | None, nothing: str | None) -> Any:
        if nothing is not None and value == int(nothing):
            return None
        known = self.values(names) if names else None
        if known is None:
            return value
        return known[value] if value < len(known) else None

    def _looks_untold(self, number: int, kind: int, low: int) -> bool:
        for kinds, _, looks in self.hidden:
            found = UNTOLD.search(looks)
            if found and kind in _listed(kinds, int) and int(found[1]) == low:
                same = _bits(number, low, int(found[2])) == int(found[3])
                return same and (found[4] is None or bool(number >> int(found[4]) & 1))
        return False


printed = cache(Printed)


def seen(plane: PrintedPlane, observation: Any) -> Any:
    """What is so, by name; or how much, by name; or the one number that there is."""
    if not plane.along:
        return int(observation[plane.at])
    places = [each[0] if len(each) == 1 else each for each in product(*plane.along)]
    found = {place: int(observation[plane.at + i]) for i, place in enumerate(places)}
    some = {place: count for place, count in found.items() if count}
    return some if plane.most > 1 else set(some)


def _between(text: str, first: str, last: str) -> str:
    return _upto(text.partition(f"\n{first}")[2], f"\n{last}")


def _upto(text: str, last: str) -> str:
    return text.partition(last)[0]


def _parts(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split("\n### ")[1:]:
        name, _, rest = part.partition("\n")
        yield name, rest


def _rows(text: str) -> Iterator[list[str]]:
    """Of the one table that there is, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line[1:-1].split("|")]


def _action(told: str) -> Action:
    call: Any = ast.parse(told.strip("`"), mode="eval").body
    return Action(call.func.id, {each.arg: ast.literal_eval(each.value) for each in call.keywords})


def _listed(told: str, kind: Any = None) -> list[Any]:
    """Names, of which a tile's may be a figure; or numbers."""
    values = told.split(", ")
    return [kind(each) if kind else None if each == "None" else each for each in values]


def _value(told: str) -> Any:
    return None if told == "None" else int(told) if told.isdigit() else told


def _counts(shape: str) -> list[int]:
    return [int(each) for each in shape.split(" × ")]


def _ends(bits: str) -> tuple[int, int]:
    low, _, high = bits.partition("-")
    return int(low), int(high or low)


def _bits(number: int, low: int, high: int) -> int:
    return number >> low & (1 << high - low + 1) - 1
