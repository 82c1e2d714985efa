"""Positions that cannot stand on a table are refused."""

from typing import Any

import msgspec
import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, sitting

from gaslamp.core.errors import Unreadable
from gaslamp.games.scotland_yard import GAME
from gaslamp.games.scotland_yard.explicit import WrittenFacts, from_facts, to_facts

Changes = dict[str, Any]


def stood_up(table: Sitting, changes: Changes) -> Any:
    facts = msgspec.to_builtins(to_facts(table.position)) | changes
    read = msgspec.convert(facts, WrittenFacts)
    return from_facts(read, table.position.seats, table.play.options)


def place(ticket: str | None, station: int, shown: bool = False) -> dict[str, Any]:
    return {"ticket": ticket, "station": station, "shown": shown}


def tickets(*numbers: int) -> dict[str, int]:
    return dict(zip(("taxi", "bus", "underground"), numbers, strict=True))


CHOOSING = sitting(x=8, log=["taxi 1", "taxi 8"], pawns=[74, 100, 46, 13])
ANSWERING = sitting(x=8, log=["taxi 1"], pawns=[74, 100, 46, 13], stage="answering")
SHOWING = sitting("1983", 4, x=8, pawns=[74, 100, 46], voluntary_showing=True).do("X: taxi 1")
TAKING = sitting("1983", 4, x=8, pawns=[74, 100, 46], voluntary_showing=True).do("X: taxi 1, show")
DOUBLING = sitting(x=8, pawns=[74, 100, 46, 13]).do("X: 2x taxi 1")
BEGINNERS = sitting("beginners", 4, x=1, log=["to 8", "to 1"], pawns=[74, 100, 46])
STARTING = empty().do("house: detective 1 starts at 13")
BEGINNERS_STARTING = empty("beginners", 4).do("D1: start at 46")
FULL = tickets(11, 8, 4)


@pytest.mark.parametrize(
    "table",
    [CHOOSING, ANSWERING, SHOWING, TAKING, DOUBLING, BEGINNERS, STARTING, BEGINNERS_STARTING],
)
def test_what_is_said_of_a_position_stands_it_up_again(table: Sitting) -> None:
    assert stood_up(table, {}).same_as(table.position)


@pytest.mark.parametrize(
    ("table", "changes", "message"),
    [
        (CHOOSING, {"pawns": [74, 100, 46]}, "pawns"),
        (CHOOSING, {"pawns": [74, 100, 46, 46]}, "pawns"),
        (CHOOSING, {"pawns": [74, 100, 46, None]}, "pawns"),
        (CHOOSING, {"pawns": [74, 100, 46, 8]}, "stage"),
        (STARTING, {"pawns": [None, 13, None, None]}, "pawns"),
        (STARTING, {"pawns": [14, None, None, None]}, "pawns"),
        (BEGINNERS_STARTING, {"pawns": [142, None, None]}, "pawns"),
        (BEGINNERS_STARTING, {"pawns": [41, 46, 124]}, "pawns"),
        (CHOOSING, {"start": None}, "log"),
        (STARTING, {"start": 35}, "log"),
        (STARTING, {"log": [place("taxi", 1)]}, "log"),
        (BEGINNERS_STARTING, {"start": 81}, "log"),
        (CHOOSING, {"log": [place("taxi", 2)]}, "log"),
        (CHOOSING, {"log": [place("bus", 1)]}, "log"),
        (CHOOSING, {"log": [place("secret", 1)]}, "log"),
        (CHOOSING, {"log": [place(None, 1)]}, "log"),
        (CHOOSING, {"log": [place("taxi", 1), place("taxi", 8)] * 13}, "log"),
        (BEGINNERS, {"log": [place("taxi", 8, True)]}, "log"),
        (BEGINNERS, {"log": [place("secret", 8)]}, "log"),
        (BEGINNERS, {"log": [place(None, n, True) for n in (8, 1, 8)]}, "log"),
        (CHOOSING, {"log": [place("taxi", 1, True)]}, "shown"),
        (CHOOSING, {"log": [place("taxi", n) for n in (1, 8, 1)]}, "shown"),
        (BEGINNERS, {"log": [place(None, 8, False), place(None, 1, True)]}, "shown"),
        (BEGINNERS, {"log": [place("black", 8, False), place(None, 1, True)]}, "shown"),
        (BEGINNERS, {"log": [place("black", 8, True)]}, "shown"),
        (
            CHOOSING,
            {"log": [place("black", n, i == 2) for i, n in enumerate((1, 8) * 3)]},
            "tickets",
        ),
        (CHOOSING, {"purses": [FULL, FULL]}, "tickets"),
        (CHOOSING, {"purses": [FULL, FULL, tickets(12, 8, 4)]}, "tickets"),
        (CHOOSING, {"purses": [FULL, FULL, tickets(11, -1, 4)]}, "tickets"),
        (CHOOSING, {"taken": tickets(1, 0, 0)}, "tickets"),
        (SHOWING, {"taken": tickets(-1, 0, 0)}, "tickets"),
        (SHOWING, {"taken": tickets(1, 0, 0)}, "tickets"),
        (STARTING, {"purses": [FULL, FULL, tickets(10, 8, 4)]}, "tickets"),
        (BEGINNERS, {"purses": [FULL]}, "tickets"),
        (CHOOSING, {"doubles": 3}, "stage"),
        (CHOOSING, {"doubles": -1}, "stage"),
        (CHOOSING, {"doubles": 0}, "stage"),
        (STARTING, {"doubles": 1}, "stage"),
        (DOUBLING, {"doubles": 2}, "stage"),
        (DOUBLING, {"log": []}, "stage"),
        (CHOOSING, {"to_move": ["detective 1"]}, "stage"),
        (ANSWERING, {"to_move": ["detective 9"]}, "stage"),
        (ANSWERING, {"to_move": ["bobby 2"]}, "stage"),
        (ANSWERING, {"log": []}, "stage"),
        (ANSWERING, {"pawns": [1, 100, 46, 13]}, "stage"),
        (ANSWERING, {"taking": "detective 1"}, "stage"),
        (TAKING, {"taking": None}, "stage"),
        (TAKING, {"taking": "bobby 1"}, "stage"),
        (TAKING, {"taking": "detective 4"}, "stage"),
        (TAKING, {"log": [place("taxi", 1)]}, "stage"),
        (TAKING, {"purses": [tickets(0, 0, 0), tickets(10, 8, 4), tickets(10, 8, 4)]}, "stage"),
        (SHOWING, {"log": [place("taxi", 1, True)]}, "stage"),
        (SHOWING, {"log": []}, "stage"),
        (CHOOSING, {"stage": "showing"}, "stage"),
        (CHOOSING, {"stage": "starting"}, "pawns"),
        (CHOOSING, {"stage": "starting", "pawns": [13, 26, 29, 34]}, "log"),
        (BEGINNERS, {"stage": "starting"}, "pawns"),
    ],
)
def test_what_cannot_stand_is_refused(table: Sitting, changes: Changes, message: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        stood_up(table, changes)
    assert refusal.value.sentence.id == f"scotland-yard-position-{message}"


@pytest.mark.parametrize("station", [0, 200, -3])
def test_stations_that_do_not_exist(station: int) -> None:
    for changes in (
        {"pawns": [station, 100, 46, 13]},
        {"start": station},
        {"log": [place("taxi", station)]},
    ):
        with pytest.raises(Unreadable) as refusal:
            stood_up(CHOOSING, changes)
        assert refusal.value.sentence.id == "scotland-yard-no-such-station"


def test_a_game_is_not_stood_up_after_its_end() -> None:
    full = [place("taxi", (8, 1)[n % 2], n in (3, 8, 13, 18, 24)) for n in range(1, 25)]
    with pytest.raises(Unreadable):
        stood_up(CHOOSING, {"log": full, "start": 1})
    boxed_in = sitting(x=20, log=["taxi 2"], pawns=[10, 20, 46, 13], stage="answering")
    with pytest.raises(Unreadable):
        stood_up(boxed_in, {"stage": "choosing", "to_move": []})


def test_a_pawn_that_has_moved_onto_him_has_caught_him() -> None:
    names = ["detective 2", "detective 3", "bobby 1"]
    position = stood_up(ANSWERING, {"pawns": [1, 100, 46, 13], "to_move": names})
    assert position.over
    assert GAME.ends(position.ended).name == "CAUGHT"


def test_tickets_in_no_purse_are_in_the_pool() -> None:
    purses = [tickets(1, 2, 3), FULL, FULL]
    position = stood_up(CHOOSING, {"purses": purses})
    assert position.pool == [24 + 10 - 2, 21 + 6, 11 + 1]


def test_taken_tickets_are_in_no_pool() -> None:
    purse = tickets(10, 8, 4)
    changes = {"purses": [tickets(7, 8, 4), purse, purse], "taken": tickets(2, 0, 0)}
    position = stood_up(SHOWING, changes)
    assert position.pool == [5, 3, 3]
    assert position.taken == [2, 0, 0]


def test_detectives_who_are_stuck_have_lost() -> None:
    table = sitting(x=1, pawns=[2, 4, 74, 13], purses=dict.fromkeys((1, 2, 3), (0, 0, 0)))
    table.do("X: taxi 8")
    assert stood_up(table, {}).same_as(table.position)
    table = sitting(seats=3, x=1, pawns=[2, 4, 74, 13], purses={1: (0, 0, 0), 2: (1, 0, 0)})
    table.do("X: taxi 8", "D2: taxi 3")
    assert stood_up(table, {}).same_as(table.position)
    assert not table.position.over


def test_a_game_that_has_ended_stands_as_it_ended() -> None:
    table = sitting(x=8, log=["taxi 1", "taxi 8"] * 11 + ["taxi 1"], pawns=[74, 100, 46, 13])
    table.do("X: taxi 8").answer()
    assert stood_up(table, {}).same_as(table.position)
