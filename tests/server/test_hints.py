"""Hints over the wire: for whom there are any, counted, in the record, and nothing for others."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from tests.server.running import Answered, Player, Running, Visitor, open_for
from tests.server.test_sights import begun

from gaslamp.knowledge import NAMES


@pytest.fixture(scope="module", name="house")
def few_iterations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from open_for(tmp_path_factory.mktemp("hints"), analysis_iterations=16)


def waited_for(players: list[Player]) -> Player:
    """Bots may be in between, and each hears of their own turn only by their own line."""
    while True:
        for player in players:
            decision = player.present[player.seat or 0]["decision"]
            if decision is not None and decision["awaited"]:
                return player
            with suppress(TimeoutError):
                player.hear(patience=0.1)


def hint(asker: Visitor, of: Player, rung: int = 1, **changed: Any) -> Answered:
    seat = of.seat or 0
    decision = of.present[seat]["decision"]["number"]
    body = {"seat": seat, "decision": decision, "rung": rung, **changed}
    return asker.ask("POST", f"/api/tables/{of.opened['table']}/hint", body)


@pytest.mark.parametrize("game", NAMES)
def test_three_steps_for_who_is_to_move(house: Running, game: str) -> None:
    players = begun(house, game, hints=True)
    player = waited_for(players)
    steps = [hint(player.visitor, player, rung) for rung in (1, 2, 3)]
    assert [each.status for each in steps] == [200, 200, 200], steps[0].body
    assert [each.data["taken"] for each in steps] == [1, 2, 3]
    offered = [each["action"] for each in player.present[player.seat or 0]["decision"]["choices"]]
    assert steps[2].data["plan"][0] in offered
    assert hint(player.visitor, player, 1).data["taken"] == 3


def test_nobody_else_has_any(house: Running) -> None:
    players = begun(house, "mr_jack", hints=True)
    player = waited_for(players)
    other = next(each for each in players if each is not player)
    stranger = Visitor(house.port, "Cleo")
    assert hint(other.visitor, player).status == 403
    assert hint(stranger, player).status == 403
    assert hint(other.visitor, player, seat=other.seat).status == 409
    assert hint(player.visitor, player, rung=3).status == 409
    assert hint(player.visitor, player, rung=4).status == 400


@pytest.mark.parametrize("terms", [{}, {"hints": False}, {"rated": True}])
def test_none_where_it_was_not_agreed(house: Running, terms: dict[str, Any]) -> None:
    player = waited_for(begun(house, "mr_jack", **terms))
    answer = hint(player.visitor, player)
    assert answer.status == 409
    assert player.present[player.seat or 0]["hints"] is None


def test_no_rated_table_with_hints_is_opened(house: Running) -> None:
    setup = {
        "game": "mr_jack",
        "seats": [{"type": "me"}, {"type": "bot"}],
        "rated": True,
        "hints": True,
    }
    assert Visitor(house.port, "Anna").ask("POST", "/api/tables", setup).status == 400


def test_it_stands_in_the_record(house: Running) -> None:
    players = begun(house, "mr_jack", hints=True)
    player = waited_for(players)
    assert hint(player.visitor, player).status == 200
    players[0].do("resign", seat=0)
    path = f"/api/tables/{player.opened['table']}/record"
    kept = players[0].visitor.ask("GET", path).data
    assert [(each["seat"], each["rung"]) for each in kept["hints"]] == [(player.seat, 1)]
    assert hint(player.visitor, player).status == 409
