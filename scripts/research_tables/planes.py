"""How an observation is laid out: of every plane where it begins, and what stands along it."""

from collections.abc import Iterator
from typing import Any, Final

from gaslamp.games.scotland_yard.events import pawn_name
from gaslamp.research.planes import Plane
from gaslamp.research.spec import Spec
from research_tables.orders import ORDERS, said

SEATS: Final = "seats"
FROM_0: Final = "from 0"
FROM_1: Final = "from 1"
BITS: Final = "bits"
PAWNS: Final = "pawns"
DETECTIVES: Final = "detectives"

_COMMON: Final = {"viewer": (SEATS,), "awaited": (SEATS,), "over": ()}
_PEOPLE: Final = ("characters",)
_GEMS: Final = ("gems",)
_CARDS: Final = ("cards",)
AXES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "mr_jack": _COMMON
    | {"turn": (FROM_1,), "witness": (), "at": ("characters", "cells")}
    | dict.fromkeys(("innocent", "visible", "cards", "played", "active"), _PEOPLE)
    | dict.fromkeys(("whistled", "alibis", "jack"), _PEOPLE)
    | {"lantern": ("directions",), "lamps": ("lamps", "tiles"), "covers": ("manholes",)}
    | {"cordons": ("exits",), "alibis drawn": (SEATS,)}
    | dict.fromkeys(("moved", "powered", "turning", "points"), ()),
    "scotland_yard": _COMMON
    | {"stage": ("stages",), "place": (FROM_0,), "pawns": (PAWNS, FROM_1), "to move": (PAWNS,)}
    | {"purses": (DETECTIVES, "ordinary tickets"), "taking": (DETECTIVES,)}
    | dict.fromkeys(("pool", "taken"), ("ordinary tickets",))
    | dict.fromkeys(("black", "doubles"), ())
    | dict.fromkeys(("x", "last seen"), (FROM_1,))
    | {"tickets": (FROM_1, "tickets"), "track": (FROM_0, BITS)},
    "sleuth": _COMMON
    | dict.fromkeys(("turn", "out", "place", "final opponent", "asked", "naming"), (SEATS,))
    | dict.fromkeys(("hand", "open gems", "missing", "named"), _GEMS)
    | {"cards": (SEATS, "search cards"), "used": ("search cards",)}
    | dict.fromkeys(("pile", "final asked", "asked elements"), ()),
    "culprit": _COMMON
    | {"stage": ("stages",), "played": (SEATS, "cards"), "pile": ()}
    | dict.fromkeys(("turn", "target", "hands", "points", "accomplices"), (SEATS,))
    | dict.fromkeys(("handcuffs", "maid", "governess", "suspects"), (SEATS,))
    | dict.fromkeys(("discarded", "hand", "leaving", "shown"), _CARDS),
}
"""Of every plane, what it is counted along: one of the game's orders, or numbers."""


def lines(spec: Spec) -> Iterator[str]:
    yield from ["", "**Planes**", "", "| from | plane | shape | along | at most | |"]
    yield "|---|---|---|---|---|---|"
    for plane, at in spec.layout:
        shape, along = " × ".join(map(str, plane.shape)), " × ".join(_along(spec, plane))
        yield f"| {at} | {plane.name} | {shape} | {along} | {plane.most} | {plane.meaning} |"


def _along(spec: Spec, plane: Plane) -> Iterator[str]:
    axes = AXES[spec.game.name][plane.name]
    for axis, length in zip(axes, plane.shape if axes else (), strict=True):
        values = _values(spec, axis, length)
        if len(values) != length:
            raise ValueError(f"{spec.name}: {plane.name} has {length} along {axis}")
        yield said(spec.game.name, values)


def _values(spec: Spec, axis: str, length: int) -> list[Any]:
    start: Any = spec.start
    match axis:
        case "seats":
            return list(range(spec.seats))
        case "from 0":
            return list(range(length))
        case "from 1":
            return list(range(1, length + 1))
        case "bits":
            return [1 << bit for bit in range(length)]
        case "detectives":
            return [pawn_name(start, pawn) for pawn in range(start.detectives)]
        case "pawns":
            return [pawn_name(start, pawn) for pawn in range(start.detectives + start.bobbies)]
    return list(ORDERS[spec.game.name][axis])
