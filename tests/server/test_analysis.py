"""Looking back at a finished game, over the wire."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.longest import led_to
from tests.server.running import Player, Running, Visitor, open_for, wait_until
from tests.server.test_history import play
from tests.server.test_sights import begun

from gaslamp.analysis.appraisal import Analysis, KnownPoint
from gaslamp.analysis.known import counted
from gaslamp.analysis.whole import analyse
from gaslamp.core.data import from_plain, to_plain
from gaslamp.core.dealing.verification import verify
from gaslamp.core.record import Record
from gaslamp.core.seats import OPEN
from gaslamp.games import game_named
from gaslamp.server.workers.turns import YieldingTurns
from gaslamp.table.faces import record as record_of
from gaslamp.table.retrospect import GLANCES, AnalysisFace, known_to
from gaslamp.table.state import load

FEW = 10


@pytest.fixture(scope="module", name="house")
def few_iterations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where a decision is judged in no time."""
    yield from open_for(tmp_path_factory.mktemp("analysts"), analysis_iterations=FEW)


def given_up(house: Running, game: str, **setup: Any) -> list[Player]:
    """Between two sides, whoever gives up ends it."""
    players = begun(house, game, **setup)
    players[0].do("resign", seat=0)
    return players


def path_of(player: Player) -> str:
    return f"/api/tables/{player.opened['table']}/analysis"


def when_done(visitor: Visitor, path: str) -> Any:
    wait_until(lambda: visitor.ask("GET", path).data["state"] != "working")
    return visitor.ask("GET", path).data


@pytest.mark.parametrize("game", ["mr_jack", "scotland_yard"])
def test_it_is_worked_out_once_and_kept(house: Running, game: str) -> None:
    anna, bert = given_up(house, game)[:2]
    path = path_of(anna)
    assert anna.visitor.ask("GET", path).data["state"] == "none"
    first = anna.visitor.ask("POST", path)
    assert first.status == 200, first.body
    assert first.data["state"] in ("working", "done")
    found: AnalysisFace = from_plain(when_done(anna.visitor, path), AnalysisFace)
    assert found.state == "done"
    assert found.done == found.of
    assert isinstance(found.analysis, Analysis)
    assert found.analysis.game == game
    assert bert.visitor.ask("POST", path).body == bert.visitor.ask("GET", path).body


@pytest.mark.parametrize("game", ["mr_jack", "culprit"])
def test_in_pieces_it_is_the_same_as_in_one(house: Running, game: str) -> None:
    visitors = [Visitor(house.port) for _ in range(3 if game == "culprit" else 2)]
    table = play(visitors, game)
    path = f"/api/tables/{table}/"
    visitors[0].ask("POST", f"{path}analysis")
    face = when_done(visitors[0], f"{path}analysis")
    assert face["state"] == "done", face
    record: Record = from_plain(visitors[0].ask("GET", f"{path}record").data, Record)
    assert face["analysis"] == to_plain(analyse(game_named(game), record, FEW))


@pytest.mark.parametrize("game", ["mr_jack", "scotland_yard"])
def test_nobody_has_to_wait_for_all_that_a_seat_could_know(game: str) -> None:
    entries = led_to(game, "over")
    table = load(entries)
    found: list[KnownPoint] = []
    while piece := known_to(entries, 0, len(found)):
        assert len(piece) <= GLANCES
        found += piece
    assert found == counted(table.game, record_of(table), 0).points
    assert len(found) > GLANCES


@pytest.mark.parametrize("game", ["mr_jack", "sleuth", "culprit", "scotland_yard"])
def test_nobody_is_told_anything_while_the_game_runs(house: Running, game: str) -> None:
    """At the table or not: one and the same refusal, whatever the cards are."""
    anna, bert = begun(house, game)[:2]
    stranger, path = Visitor(house.port, "Cleo"), path_of(anna)
    answers = [
        visitor.ask(method, path)
        for visitor in (anna.visitor, bert.visitor, stranger)
        for method in ("POST", "GET", "DELETE")
    ]
    assert {answer.status for answer in answers} == {409}
    assert len({answer.body for answer in answers}) == 1


def test_only_who_may_see_the_replay_is_told(house: Running) -> None:
    anna = given_up(house, "mr_jack", public=False)[0]
    stranger, path = Visitor(house.port, "Cleo"), path_of(anna)
    assert stranger.ask("POST", path).status == 404
    assert anna.visitor.ask("POST", path).status == 200
    assert stranger.ask("POST", f"{path}?code={anna.opened['code']}").status == 200


def test_it_is_there_again_after_the_house_was_closed(tmp_path: Path) -> None:
    house = Running(tmp_path, analysis_iterations=FEW)
    anna = given_up(house, "mr_jack")[0]
    path = path_of(anna)
    anna.visitor.ask("POST", path)
    assert when_done(anna.visitor, path)["state"] == "done"
    before = anna.visitor.ask("GET", path).body
    assert house.stop() == 0
    house.start()
    assert anna.visitor.ask("GET", path).body == before
    assert house.stop() == 0


def test_it_can_be_stopped_and_begun_again(house: Running) -> None:
    anna = given_up(house, "scotland_yard")[0]
    path = path_of(anna)
    anna.visitor.ask("POST", path)
    stopped = anna.visitor.ask("DELETE", path).data
    assert stopped["state"] in ("stopped", "done")
    anna.visitor.ask("POST", path)
    assert when_done(anna.visitor, path)["state"] == "done"


def test_what_yields_waits_for_all_others() -> None:
    turns: YieldingTurns[str] = YieldingTurns(lambda lane: bool(lane == "later"))
    turns.push(("later", "a"), "one")
    turns.push(("questions", "b"), "two")
    turns.push(("questions", "b"), "three")
    assert turns.waiting(("later",)) == 1
    assert [turns.pop() for _ in range(len(turns))] == ["two", "three", "one"]


def whole_game(house: Running, game: str, seats: int) -> Player:
    """Bots play to the end while somebody watches."""
    anna = Visitor(house.port, "Anna")
    opened = anna.open_table(game, ["bot"] * seats)
    player = Player(anna, opened, None).connect()
    path = f"/api/tables/{opened['table']}"
    wait_until(lambda: anna.ask("GET", path).data["phase"] == "over")
    return player


def half_way(visitor: Visitor, path: str) -> int:
    """A moment that every game has, however soon it ended."""
    return len(visitor.ask("GET", f"{path}/replay?viewer={OPEN}").data["steps"]) // 2


@pytest.mark.parametrize("dealt", ["anew", "kept"])
@pytest.mark.parametrize(("game", "seats"), [("mr_jack", 2), ("culprit", 3)])
def test_one_goes_on_from_a_moment(house: Running, game: str, seats: int, dealt: str) -> None:
    """A table of its own, which says where it came from; its record is true and verifies."""
    anna = whole_game(house, game, seats)
    path = f"/api/tables/{anna.opened['table']}"
    step = half_way(anna.visitor, path)
    asked = {"step": step, "seat": 0, "level": "constable", "dealt": dealt}
    answer = anna.visitor.ask("POST", f"{path}/onward", asked)
    assert answer.status == 201, answer.body
    player = Player(anna.visitor, answer.data, 0, seed=5).connect()
    player.play()
    came = player.items[0][0]
    assert (came["type"], came["table"], came["step"]) == ("goes-on", anna.opened["table"], step)
    assert came["dealt"] == dealt
    record = from_plain(
        anna.visitor.ask("GET", f"/api/tables/{answer.data['table']}/record").data, Record
    )
    checked = verify(game_named(game), record)
    assert checked
    assert record.start is not None
    assert set(record.start) == {"prologue"}
    told = str(player.items)
    assert record.start["prologue"]["salt"] not in told


def test_going_on_is_refused_in_a_sentence(house: Running) -> None:
    running = begun(house, "mr_jack")[0]
    path = f"/api/tables/{running.opened['table']}/onward"
    asked = {"step": 4, "seat": 0}
    for visitor in (running.visitor, Visitor(house.port, "Cleo")):
        assert visitor.ask("POST", path, asked).status == 409
    running.do("resign", seat=0)
    for wrong, status in (
        ({"step": 9999, "seat": 0}, 409),
        ({"step": 4, "seat": 7}, 400),
        ({"step": -1, "seat": 0}, 400),
        ({"step": 4, "seat": 0, "level": "magic"}, 400),
        ({"step": 4, "seat": 0, "dealt": "magic"}, 400),
    ):
        assert running.visitor.ask("POST", path, wrong).status == status, wrong
