"""In the game of 1983, where it was agreed, Mister X may show himself and be paid for it."""

import pytest
from tests.games.scotland_yard.sitting import empty, heard, sitting

from gaslamp.core.errors import Unreadable
from gaslamp.games.scotland_yard.events import (
    Showed,
    StayedHidden,
    Taken,
    Travelled,
)
from gaslamp.games.scotland_yard.view import LogEntry, Tickets


@pytest.mark.rule("SY-48")
def test_he_may_show_himself_after_his_whole_move() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: 2x taxi 58")
    assert table.view(None).stage == "doubling"
    table.do("X: taxi 59")
    assert table.legal("X") == ["show", "hide"]
    table.do("X: show, take detective 1 taxi, take detective 2 bus, take detective 3 underground")
    assert heard(table, "D1")[2:] == [
        Showed(2, 59),
        Taken("detective 1", "taxi"),
        Taken("detective 2", "bus"),
        Taken("detective 3", "underground"),
    ]
    assert table.view("D1").x == 59
    assert table.awaited() == ["D1"]
    assert [table.tickets(f"detective {i}") for i in (1, 2, 3)] == [
        Tickets(9, 8, 4),
        Tickets(10, 7, 4),
        Tickets(10, 8, 3),
    ]


@pytest.mark.rule("SY-48")
def test_tickets_taken_leave_the_game_and_he_stays_in_sight_until_he_moves() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 75, show, take detective 1 taxi, take detective 2 taxi")
    table.do("X: take detective 3 taxi")
    assert table.view(None).taken == Tickets(3, 0, 0)
    assert table.position.pool == [4, 3, 3]
    table.answer()
    assert table.view("D1").x == 75
    table.do("X: taxi 74")
    assert table.view("D1").x is None
    assert table.view("D1").log[0] == LogEntry("taxi", 75)


@pytest.mark.rule("SY-48")
def test_he_need_not_show_himself() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 75, hide")
    assert heard(table, "D1") == [Travelled(1, "taxi", False), StayedHidden()]
    assert table.view("D1").x is None
    assert table.awaited() == ["D1"]


@pytest.mark.rule("SY-48")
def test_not_when_he_is_in_sight_already() -> None:
    log = ["taxi 75", "taxi 74"]
    table = sitting("1983", 4, x=74, log=log, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 75")
    assert table.view("D1").x == 75
    assert table.awaited() == ["D1"]


@pytest.mark.rule("SY-48")
def test_in_every_round_if_he_likes_but_once_in_each() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    taking = ", ".join(f"take detective {i} taxi" for i in (1, 2, 3))
    table.do(f"X: taxi 75, show, {taking}")
    assert table.legal("X") == []
    table.answer().do(f"X: taxi 74, show, {taking}")
    assert table.view(None).taken == Tickets(6, 0, 0)


@pytest.mark.rule("SY-48")
def test_a_detective_without_tickets_is_left_alone_and_the_choice_is_of_what_there_is() -> None:
    purses = {1: (0, 3, 0), 2: (0, 0, 0), 3: (1, 0, 2)}
    table = sitting("1983", 4, x=74, pawns=[100, 2, 46], purses=purses, voluntary_showing=True).do(
        "X: taxi 75, show"
    )
    assert table.legal("X") == ["take detective 1 bus"]
    assert table.view(None).taking == "detective 1"
    table.do("X: take detective 1 bus")
    assert table.legal("X") == ["take detective 3 taxi", "take detective 3 underground"]
    table.do("X: take detective 3 taxi")
    assert table.view(None).taking is None
    assert table.awaited() == ["D1"]


@pytest.mark.rule("SY-48")
def test_only_where_it_was_agreed() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13]).do("X: taxi 75")
    assert table.awaited() == ["D1"]
    with pytest.raises(Unreadable) as refusal:
        empty("2014", voluntary_showing=True)
    assert refusal.value.sentence.id == "scotland-yard-no-voluntary-showing"


@pytest.mark.rule("SY-48")
def test_what_was_seen_before_stays_seen() -> None:
    log = ["taxi 75", "taxi 74", "taxi 75"]
    table = sitting("1983", 4, x=74, log=log, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 58, show")
    assert [entry.station for entry in table.view("D1").log] == [None, None, 75, 58]


@pytest.mark.rule("SY-48")
@pytest.mark.parametrize("purse", [(1, 0, 1), (1, 1, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0)])
def test_a_detective_who_has_any_ticket_gives_one(purse: tuple[int, int, int]) -> None:
    purses = {2: purse}
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], purses=purses, voluntary_showing=True)
    table.do("X: taxi 75, show, take detective 1 taxi")
    kinds = [
        kind for kind, count in zip(("taxi", "bus", "underground"), purse, strict=True) if count
    ]
    assert table.legal("X") == [f"take detective 2 {kind}" for kind in kinds]


@pytest.mark.rule("SY-48")
def test_when_all_is_taken_nobody_is_being_robbed() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 75, show, " + ", ".join(f"take detective {i} bus" for i in (1, 2, 3)))
    assert table.position.taking == 0
    assert table.view(None).stage == "answering"
