"""Two servers are dealt games that differ only in what a viewer cannot know: the viewer gets the
same bytes from both, on the socket, from the REST, after coming back, and in the log."""

import json
import os
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.contract.cases import Case, position_after, swapper_of, wander
from tests.server.decisions import offers
from tests.server.running import Player, Running, Visitor
from tests.server.worlds import LEAKS, PROGRAM

from gaslamp.core.data import to_json
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE, SPECTATOR
from gaslamp.games import NAMES, game_named

LONGEST = 120
PROBE_EVERY = 4
COMPOSED = 4
"""So many moves are composed at each probing."""
PATHS = (
    "/api/tables",
    "/api/mine",
    "/",
    "/api/games",
    "/api/history",
    "/api/history/statistics",
    "/api/ratings",
    "/api/leaders?game=sleuth",
)
PATHS_OF_TABLE = (
    "",
    "/record",
    "/replay?viewer=-2",
    "/replay?viewer=0",
    "/marks",
    "/sheet",
    "/share",
    "/picture.svg",
    "/picture.png?step=3",
)


class Pair(NamedTuple):
    """A game, and another one that the viewer cannot tell from it."""

    case: Case
    worlds: tuple[list[int], list[int]]
    viewer: int


def pairs(case: Case, viewers: Sequence[int], seeds: Sequence[int] = range(8)) -> Iterator[Pair]:
    """One for each viewer, from the first seeds that can be swapped."""
    for viewer in viewers:
        for seed in seeds:
            actions = _until_somebody_decides(case, wander(case, seed + 40, LONGEST))
            other = swapper_of(case)(case, actions, viewer, Dice(seed))
            if isinstance(other, list):
                yield Pair(case, (actions, other), viewer)
                break


def _until_somebody_decides(case: Case, actions: list[int]) -> list[int]:
    actions = actions[: len(actions) * 3 // 4]
    while position_after(case, actions).chance_awaited:
        actions = actions[:-1]
    return actions


@contextmanager
def world(folder: Path, leak: str) -> Iterator[tuple[Running, Path]]:
    folder.mkdir()
    script = folder / "script.json"
    os.environ.update(GASLAMP_SCRIPT=str(script), GASLAMP_LEAK=leak)
    running = Running(folder, PROGRAM, absence=600)
    try:
        yield running, script
    finally:
        running.kill()


def received(where: tuple[Running, Path], pair: Pair, actions: list[int]) -> list[bytes]:
    """Every byte that reaches the viewer while these actions are played."""
    house, script = where
    case = pair.case
    script.write_text(json.dumps([a for a in actions if seat_of(a) == CHANCE]), encoding="utf-8")
    players = seated(house, case)
    watcher = players[pair.viewer]
    for place, action in enumerate(actions):
        if seat_of(action) != CHANCE:
            if place % PROBE_EVERY == 0:
                probe(watcher, case)
            carry_on(players, case, [action])
    probe(watcher, case)
    watcher.close()
    watcher.connect()
    synchronise(watcher)
    watcher.close()
    watcher.items = {}
    watcher.connect()
    synchronise(watcher)
    pages = list(fetched(watcher))
    for player in players:
        player.close()
    return watcher.heard + pages


def carry_on(players: Sequence[Player], case: Case, moves: Sequence[int]) -> None:
    """Whoever is to move moves, and everybody hears of it."""
    for action in moves:
        mover = players[seat_of(action)]
        decision = mover.present[mover.seat or 0]["decision"]
        typed = json.loads(to_json(case.game.to_typed(action)))
        done = mover.do("move", seat=mover.seat, decision=decision["number"], steps=[typed])
        assert done["type"] == "done", done
        for player in players:
            synchronise(player)


def seated(house: Running, case: Case) -> list[Player]:
    """A person on every seat, and last one who only watches: `players[-1]` is the spectator."""
    visitors = [Visitor(house.port, f"P{seat}") for seat in range(case.seats + 1)]
    kinds = ["me", *["open"] * (case.seats - 1)]
    opened = visitors[0].open_table(case.name, kinds, options=case.options)
    players = [
        _player(each, opened, seat if seat < case.seats else None, seat)
        for seat, each in enumerate(visitors)
    ]
    for player in players[1:-1]:
        player.sit()
    for player in players:
        synchronise(player)
    for kind in ("bind", "reveal"):
        for player in players[:-1]:
            player.react()
            player.until(lambda m: m["type"] == "done")
            for each in players:
                synchronise(each)
        assert kind
    return players


def _player(visitor: Visitor, opened: dict[str, str], seat: int | None, number: int) -> Player:
    """Every other one is sent what has changed, the others all that they see."""
    return Player(visitor, opened, seat, seed=number, changes=number % 2 == 1).connect()


def synchronise(player: Player) -> None:
    player.send({"type": "ping", "number": 0})
    player.until(lambda m: m["type"] == "pong")


def probe(player: Player, case: Case) -> None:
    """Moves that are not allowed: the refusals must tell nothing either."""
    if player.seat is None:
        return
    now = player.present[player.seat]
    number = now["decision"]["number"] if now["decision"] else 1
    for kind in range(16):
        try:
            typed: Any = json.loads(to_json(case.game.to_typed(player.seat | kind << 5)))
        except (KeyError, IndexError, ValueError):
            continue
        offered = offers(now["decision"])
        if typed not in offered:
            player.do("move", seat=player.seat, decision=number, steps=[typed])
    for typed in offers(now["decision"])[:COMPOSED]:
        steps = [typed]
        while (found := player.do("compose", seat=player.seat, decision=number, steps=steps)).get(
            "choices"
        ):
            steps.append(found["choices"][-1 - len(steps) % len(found["choices"])]["action"])


def fetched(player: Player) -> Iterator[bytes]:
    table = f"/api/tables/{player.opened['table']}"
    own = [f"{table}/sheet?viewer={player.seat or 0}", f"/t/{player.opened['code']}"]
    own += [f"/{page}/{player.opened['table']}" for page in ("table", "replay")]
    for path in [*PATHS, *(table + each for each in PATHS_OF_TABLE), *own]:
        answer = player.visitor.ask("GET", path)
        headers = {k: v for k, v in answer.headers.items() if k != "date"}
        body = answer.body.replace(f":{player.visitor.port}".encode(), b"")
        headers.pop("content-length", None)  # ports are not equally long
        yield f"{path} {answer.status} {headers} ".encode() + body


def logged(house: Running) -> list[str]:
    return re.sub(r'"at": "[^"]*", |"port": \d+', "", house.logged()).splitlines()


def differences(folder: Path, every: Sequence[Pair], leak: str = "none") -> list[str]:
    """Where the two servers could be told apart."""
    with world(folder / "a", leak) as first, world(folder / "b", leak) as second:
        found = []
        for pair in every:
            with ThreadPoolExecutor(2) as pool:
                one = pool.submit(received, first, pair, pair.worlds[0])
                other = pool.submit(received, second, pair, pair.worlds[1])
            bytes_of = [_same_port(each.result(), h) for each, h in ((one, first), (other, second))]
            if bytes_of[0] != bytes_of[1]:
                found.append(f"{pair.case} {pair.viewer}: {_first_difference(*bytes_of)}")
        if logged(first[0]) != logged(second[0]):
            found.append("log")
        return found


def _same_port(heard: list[bytes], where: tuple[Running, Path]) -> list[bytes]:
    """In addresses only: the same digits may well be part of a commitment."""
    return [each.replace(f":{where[0].port}/".encode(), b":PORT/") for each in heard]


def _first_difference(one: list[bytes], other: list[bytes]) -> str:
    a, b = next((a or b"", b or b"") for a, b in zip_longest(one, other) if a != b)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
    here = slice(max(0, at - 80), at + 80)
    return f"{a[here]!r} or {b[here]!r}"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_swapped_secrets_send_the_same_bytes(tmp_path: Path, name: str) -> None:
    case = Case(name, game_named(name).usual_seats)
    every = list(pairs(case, (SPECTATOR, *range(case.seats))))
    assert every
    assert differences(tmp_path, every) == []


@pytest.mark.slow
@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak != "none"])
def test_a_leak_over_the_wire_is_noticed(tmp_path: Path, leak: str) -> None:
    case = Case("sleuth", 3)
    assert differences(tmp_path, list(pairs(case, (SPECTATOR, 1))), leak)
