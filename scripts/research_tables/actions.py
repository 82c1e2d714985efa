"""How actions are numbered: of every verb where its numbers begin, and what each number stands for.

What is printed is read off the actions themselves, so that it cannot say what they do not.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from gaslamp.core.seats import CHANCE
from gaslamp.research.spec import Spec
from research_tables.orders import WITH, said

Wheel = tuple[tuple[str, ...], list[Any]]
"""Fields, and the values that they take one after the other."""

_HEAD = ["", "| numbers | action | counted by |", "|---|---|---|"]


def lines(spec: Spec) -> Iterator[str]:
    yield from ["", "**Actions**", *_HEAD, *_rows(spec, spec.actions, 1)]
    yield from ["", "**What chance does**", *_HEAD, *_rows(spec, len(spec.draws), CHANCE)]


def _rows(spec: Spec, count: int, seat: int) -> Iterator[str]:
    typed: list[Any] = [spec.typed(number, seat) for number in range(count)]
    for _, group in groupby(enumerate(typed), key=lambda each: _verb(each[1])):
        found = list(group)
        verb, wheels = _read([action for _, action in found], seat)
        counted = "; ".join(f"{' with '.join(names)}: {_told(spec, v)}" for names, v in wheels)
        yield f"| {found[0][0]} … {found[-1][0]} | `{verb}` | {counted} |"


def _verb(action: Any) -> tuple[Any, ...]:
    return type(action), getattr(action, "double", None), getattr(action, "pawn", None)


def _read(actions: list[Any], seat: int) -> tuple[str, list[Wheel]]:
    """What all of these actions have, and what they are counted by, the fastest first."""
    first, changed, same = actions[0], {}, []
    for name in first.__struct_fields__:
        values = [getattr(action, name) for action in actions]
        if len(set(values)) > 1:
            changed[name] = next(i for i, value in enumerate(values) if value != values[0])
        elif name != "seat" or seat == CHANCE:
            same.append(f"{name}={values[0]!r}")
    fastest = sorted(changed, key=lambda name: changed[name])
    return f"{type(first).__name__}({', '.join(same)})", list(_wheels(actions, fastest))


def _wheels(actions: list[Any], names: list[str]) -> Iterator[Wheel]:
    """One field after the other; those that do not go round by themselves go together."""
    while names:
        rows = [[getattr(action, name) for name in names] for action in actions]
        values = list(dict.fromkeys(row[0] for row in rows))
        if not _goes_round(rows, values):
            yield tuple(names), [tuple(row) for row in rows]
            return
        yield (names[0],), values
        actions, names = actions[:: len(values)], names[1:]


def _goes_round(rows: list[list[Any]], values: list[Any]) -> bool:
    size = len(values)
    turns = (row[0] == values[at % size] for at, row in enumerate(rows))
    still = (row[1:] == rows[at - at % size][1:] for at, row in enumerate(rows))
    return all(turns) and all(still)


def _told(spec: Spec, values: list[Any]) -> str:
    together = [WITH.join(each) if isinstance(each, tuple) else each for each in values]
    return said(spec.game.name, together)
