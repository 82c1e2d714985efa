"""Scotland Yard by sets of stations on the bare map: no position, no rules, only what is written.

Pawns move in the order of their numbers. A detective's ticket goes to the pool that Mister X takes
his from; nobody ends where a pawn stands.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from gaslamp.games.scotland_yard.board import LINES
from gaslamp.mysteries.mystery import Mystery, Row
from gaslamp.mysteries.patterns import matches
from gaslamp.mysteries.proofs import insist

_EVERYWHERE: Final = frozenset(range(1, 200))
_BLACK: Final = "black"
_ORDINARY: Final = ("taxi", "bus", "underground")
_BOARD: Final = "2014"
_TWO: Final = 2


@cache
def next_to(station: int, ticket: str) -> frozenset[int]:
    """Where a line leads; a black ticket is good for all of them."""
    return frozenset(
        b if a == station else a
        for a, b, line in LINES[_BOARD]
        if station in (a, b) and ticket in (line, _BLACK)
    )


# Where he must be


def where(mystery: Mystery) -> None:
    rows, place = mystery.facts, mystery.given["place"]
    insist([str(s) for s in _layers(rows, place)[place]] == mystery.accepted, "answer")
    for at in range(len(rows)):
        fewer = rows[:at] + rows[at + 1 :]
        insist(len(_layers(fewer, place)[place]) > 1, "minimal")
    layers = _layers(rows, place)
    for reason in mystery.chain:
        insist([str(s) for s in sorted(layers[int(reason.case)])] == reason.left, "chain")


def _layers(rows: Sequence[Row], last: int) -> dict[int, frozenset[int]]:
    """Of each place of the log since he was seen: where he may have been after it."""
    seen = {row["place"]: row["station"] for row in rows if row["type"] == "seen"}
    tickets = {row["place"]: row["ticket"] for row in rows if row["type"] == "ticket"}
    first = min(seen, default=min(tickets, default=last))
    here = _EVERYWHERE
    layers = {}
    for place in range(first, last + 1):
        if place > first:
            ticket = tickets.get(place, _BLACK)
            here = frozenset(stop for station in here for stop in next_to(station, ticket))
        here &= frozenset([seen[place]]) if place in seen else _EVERYWHERE
        layers[place] = here = here - _taken(rows, place)
    return layers


def _taken(rows: Sequence[Row], place: int) -> frozenset[int]:
    stood = (row for row in rows if row["type"] == "stood" and row["from"] <= place)
    return frozenset(row["station"] for row in stood if place <= row["until"])


# Caught for certain


class Detective(NamedTuple):
    name: str
    station: int
    tickets: tuple[int, int, int]


class OpenHunt(NamedTuple):
    """What everybody can see: the pawns, what Mister X has, and how full his log is."""

    pawns: tuple[Detective, ...]
    pool: tuple[int, int, int]
    black: int
    place: int
    showing: frozenset[int]
    last: int


class Joint(NamedTuple):
    moves: tuple[str, ...]
    reached: tuple[int, ...]
    after: OpenHunt


def chase(mystery: Mystery) -> None:
    hunt, stations = hunt_of(mystery), frozenset(mystery.given["stations"])
    patterns = [tuple(pattern.split(", ")) for pattern in mystery.accepted]
    rounds = mystery.given["rounds"]
    insist(rounds == 1 or not _can_catch_in(hunt, stations, rounds - 1), "answer")
    for joint in _joints(hunt):
        right = any(matches(pattern, joint.moves) for pattern in patterns)
        insist(right == _catches(joint, stations, rounds), "answer")
    insist(bool(patterns), "answer")


def hunt_of(mystery: Mystery) -> OpenHunt:
    view = mystery.view
    pawns = [
        Detective(pawn["name"], pawn["station"], tuple(pawn["tickets"][k] for k in _ORDINARY))
        for pawn in view["pawns"]
    ]
    pool = tuple(view["pool"][kind] for kind in _ORDINARY)
    showing, last = frozenset(view["showing"]), view["log_length"]
    return OpenHunt(tuple(pawns), pool, view["black"], len(view["log"]), showing, last)


def _joints(hunt: OpenHunt) -> list[Joint]:
    begun = [Joint((), (), hunt)]
    for pawn in range(len(hunt.pawns)):
        begun = [step for joint in begun for step in steps_of(joint, pawn)]
    return begun


def steps_of(joint: Joint, number: int) -> Iterator[Joint]:
    """All that one pawn can do; if it is nothing, it stays."""
    hunt, pawn = joint.after, joint.after.pawns[number]
    stuck = True
    for kind, station in _ways(hunt, pawn):
        stuck = False
        tickets = _changed(pawn.tickets, kind, -1)
        moved = Detective(pawn.name, station, tickets)
        pawns = (*hunt.pawns[:number], moved, *hunt.pawns[number + 1 :])
        after = hunt._replace(pawns=pawns, pool=_changed(hunt.pool, kind, 1))
        name = f"{pawn.name} {_ORDINARY[kind]} {station}"
        yield Joint((*joint.moves, name), (*joint.reached, station), after)
    if stuck:
        yield joint


def _ways(hunt: OpenHunt, pawn: Detective) -> Iterator[tuple[int, int]]:
    taken = {each.station for each in hunt.pawns}
    for kind, ticket in enumerate(_ORDINARY):
        if pawn.tickets[kind]:
            for station in next_to(pawn.station, ticket) - taken:
                yield kind, station


def _changed(tickets: tuple[int, int, int], kind: int, by: int) -> tuple[int, int, int]:
    a, b, c = (count + by * (at == kind) for at, count in enumerate(tickets))
    return a, b, c


def _catches(joint: Joint, stations: frozenset[int], rounds: int) -> bool:
    left = stations - set(joint.reached)
    hunt = joint.after
    if not left:
        return True
    if rounds == 1 or hunt.place == hunt.last:
        return False
    return all(_can_catch_in(after, there, rounds - 1) for after, there in _flights(hunt, left))


def _can_catch_in(hunt: OpenHunt, stations: frozenset[int], rounds: int) -> bool:
    """In so many rounds at most."""
    if _can_catch(hunt, stations):
        return True
    if rounds == 1 or (rounds == _TWO and _gets_away(hunt, stations)):
        return False
    return any(_catches(joint, stations, rounds) for joint in _joints(hunt))


def _gets_away(hunt: OpenHunt, stations: frozenset[int]) -> bool:
    """From a station that nobody comes to now, by some ticket, to one that nobody comes to in the
    second round: then nothing need be tried."""
    stands = frozenset(pawn.station for pawn in hunt.pawns)
    once = frozenset(s for at in stands for s in next_to(at, _BLACK))
    near = stands | once | frozenset(s for at in once for s in next_to(at, _BLACK))
    kinds = [ticket for kind, ticket in enumerate(_ORDINARY) if hunt.pool[kind]]
    return any(not next_to(at, ticket) <= near for at in stations - once for ticket in kinds)


def _flights(hunt: OpenHunt, stations: frozenset[int]) -> Iterator[tuple[OpenHunt, frozenset[int]]]:
    """By what is seen of his move: the table after it, and where he may be."""
    taken = {pawn.station for pawn in hunt.pawns}
    for ticket in (*_ORDINARY, _BLACK):
        kind = None if ticket == _BLACK else _ORDINARY.index(ticket)
        if not (hunt.black if kind is None else hunt.pool[kind]):
            continue
        there = frozenset(s for station in stations for s in next_to(station, ticket)) - taken
        after = _noted(hunt, kind)
        shown = after.place in hunt.showing
        for group in [frozenset([s]) for s in there] if shown else [there] if there else []:
            yield after, group


def _noted(hunt: OpenHunt, kind: int | None) -> OpenHunt:
    if kind is None:
        return hunt._replace(black=hunt.black - 1, place=hunt.place + 1)
    return hunt._replace(pool=_changed(hunt.pool, kind, -1), place=hunt.place + 1)


def _can_catch(hunt: OpenHunt, stations: frozenset[int]) -> bool:
    """In one round. Somebody must be able to move at all."""
    if len(stations) > len(hunt.pawns) or not any(list(_ways(hunt, p)) for p in hunt.pawns):
        return False
    begun = {(hunt, stations)}
    for pawn in range(len(hunt.pawns)):
        begun = {
            (step.after, left - set(step.reached))
            for table, left in begun
            for step in steps_of(Joint((), (), table), pawn)
            if len(left - set(step.reached)) < len(hunt.pawns) - pawn
        }
    return any(not left for _, left in begun)


PROOFS: Final = {"where": where, "catch-one": chase, "catch-two": chase, "catch-three": chase}
