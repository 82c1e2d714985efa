"""Two houses of two nodes are dealt games that differ only in what a viewer cannot know. A node is
killed in the midst of each; the viewer is told the same by both."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.contract.cases import Case, position_after, swapper_of, wander
from tests.databases import PrivateCluster
from tests.server.nodes import Nodes
from tests.server.running import Player
from tests.server.test_secrecy import Pair, carry_on, fetched, seated, synchronise
from tests.server.worlds import PROGRAM

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games import game_named

GAMES = ("sleuth", "mr_jack", "scotland_yard", "culprit")
LONGEST, MOVES = 120, 12


def pair_of(name: str, viewer: int = 1) -> Pair:
    """A game, and one that the viewer cannot tell from it, up to where somebody decides."""
    case = Case(name, game_named(name).usual_seats)
    for seed in range(40):
        actions = beginning(case, wander(case, seed + 40, LONGEST))
        other = swapper_of(case)(case, actions, viewer, Dice(seed))
        if isinstance(other, list) and other != actions:
            return Pair(case, (actions, other), viewer)
    raise AssertionError(name)


def beginning(case: Case, actions: list[int]) -> list[int]:
    """The first moves of people, and what chance has to do with them."""
    moved = [place for place, action in enumerate(actions) if seat_of(action) != CHANCE]
    end = moved[min(MOVES, len(moved)) - 1] + 1
    while end < len(actions) and position_after(case, actions[:end]).chance_awaited:
        end += 1
    return actions[:end]


def program(script: Path, first: int) -> str:
    """Whose tables and people are numbered from `first` on."""
    given = {"GASLAMP_SCRIPT": str(script), "GASLAMP_LEAK": "none", "GASLAMP_FIRST": str(first)}
    return f"import os; os.environ.update({given}); {PROGRAM}"


@contextmanager
def world(folder: Path, database: str) -> Iterator[tuple[Nodes, Path]]:
    folder.mkdir()
    script = folder / "script.json"
    nodes = Nodes(folder, database, 2, [program(script, 0)] * 2)
    try:
        yield nodes, script
    finally:
        nodes.end()


def received(where: tuple[Nodes, Path], pair: Pair, actions: list[int], number: int) -> list[bytes]:
    """All that reaches the viewer, who has to go to the other node in the midst of it."""
    (house, script), case = where, pair.case
    script.write_text(json.dumps([a for a in actions if seat_of(a) == CHANCE]), encoding="utf-8")
    players = seated(house[0], case)
    moves = [action for action in actions if seat_of(action) != CHANCE]
    carry_on(players, case, moves[: len(moves) // 2])
    house[0].kill()
    for player in players:
        player.close()
        player.visitor.port = house[1].port
        player.connect()
        synchronise(player)
    carry_on(players, case, moves[len(moves) // 2 :])
    house[0].program = program(script, 1000 * (number + 1))
    house[0].start()
    told = in_order(players[pair.viewer])
    for player in players:
        player.close()
    return [_anywhere(each, house.ports) for each in told]


def in_order(viewer: Player) -> list[bytes]:
    """All it was told, however it was cut into messages: that depends on the machine's haste."""
    pieces = {"fresh", "news", "present", "changed", "pong", "echo", "done"}
    other = {each for each in viewer.heard if json.loads(each)["type"] not in pieces}
    story = [viewer.items, viewer.present, viewer.refusals]
    return [*sorted(other), json.dumps(story).encode(), *fetched(viewer)]


def _anywhere(told: bytes, ports: Sequence[int]) -> bytes:
    for port in ports:
        told = told.replace(f":{port}/".encode(), b":PORT/")
    return told


@pytest.mark.slow
def test_nothing_is_revealed_when_a_node_dies(databases: PrivateCluster, tmp_path: Path) -> None:
    with (
        world(tmp_path / "a", databases.new_database()) as first,
        world(tmp_path / "b", databases.new_database()) as second,
    ):
        for number, name in enumerate(GAMES):
            pair = pair_of(name)
            with ThreadPoolExecutor(2) as pool:
                one = pool.submit(received, first, pair, pair.worlds[0], number)
                other = pool.submit(received, second, pair, pair.worlds[1], number)
            assert one.result() == other.result(), name
