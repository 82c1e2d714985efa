"""Whole games over real sockets, with people and bots."""

from collections import defaultdict

import pytest
from tests.server.running import Player, Running, Visitor, all_play

from gaslamp.core.data import from_json
from gaslamp.core.dealing.verification import verify
from gaslamp.core.record import Record
from gaslamp.games import NAMES, game_named

MAY_HAPPEN: dict[str, set[str]] = defaultdict(set, scotland_yard={"stale", "not-legal"})
"""Detectives move in free order: one who takes a station takes it from the others' choices, and
one who catches Mister X ends the game while another's move is on its way."""


@pytest.mark.parametrize("name", NAMES)
def test_two_people_and_bots_play_a_whole_game(house: Running, name: str) -> None:
    game = game_named(name)
    seats = ["me", "open", *["bot"] * (game.usual_seats - 2)]
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    opened = anna.open_table(name, seats)
    players = [
        Player(anna, opened, 0, seed=3).connect(),
        Player(bert, opened, 1, seed=4, changes=True).connect(),
    ]
    watcher = Player(Visitor(house.port, "Carl"), opened, None).connect()
    other = Player(Visitor(house.port, "Dora"), opened, None, changes=True).connect()
    players[1].sit()
    all_play(players)
    watcher.play().until(lambda message: message["type"] == "present")
    other.play().until(lambda message: message["type"] == "changed")
    assert other.present == watcher.present
    record = from_json(anna.ask("GET", f"/api/tables/{opened['table']}/record").body, Record)
    assert verify(game, record)
    over = next(item for item in players[0].items[0] if item["type"] == "over")
    assert record.outcome is not None
    assert (record.outcome.reason, record.outcome.winners) == (over["reason"], over["winners"])
    for player in players:
        if player.pending:
            player.answer_to(player.pending["id"])
        assert {refusal["code"] for refusal in player.refusals} <= MAY_HAPPEN[name]
        assert len(player.acknowledged) + len(player.refusals) == player.ids
    for viewer in (-2, -1, 0, 1):
        replay = bert.ask("GET", f"/api/tables/{opened['table']}/replay?viewer={viewer}")
        assert replay.status == 200
    assert watcher.items.keys() == {-1}
