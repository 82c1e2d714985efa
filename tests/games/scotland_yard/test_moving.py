import pytest
from tests.games.scotland_yard.sitting import Sitting, sitting

from gaslamp.core.errors import NotLegal, NotYourDecision
from gaslamp.games.scotland_yard.board import EVERY_LINE_ON_LAND, TAXI, TAXI_AND_BUS, next_stops
from gaslamp.games.scotland_yard.events import Skipped
from gaslamp.games.scotland_yard.view import Tickets


def answering(form: str = "2014", seats: int | None = None, **table: object) -> Sitting:
    log = ["to 81"] if form == "beginners" else ["taxi 8"]
    x = 82 if form == "beginners" else 1
    return sitting(form, seats, x=x, log=log, stage="answering", **table)  # type: ignore[arg-type]


def stops(table: Sitting, seat: str, start: str) -> set[int]:
    return {int(line.split()[-1]) for line in table.legal(seat) if line.startswith(start)}


def skipped(table: Sitting) -> list[str]:
    return [event.pawn for event in table.told(None) if isinstance(event, Skipped)]


@pytest.mark.rule("SY-06")
def test_mister_x_first_then_all_detectives_and_bobbies_in_any_order() -> None:
    table = sitting(x=1, pawns=[74, 100, 46, 13])
    assert table.awaited() == ["X"]
    table.do("X: taxi 8")
    assert table.awaited() == ["D1", "D2", "D3"]
    table.do("D3: taxi 45", "D1: taxi 58", "D1: bobby 1 to 23")
    assert table.awaited() == ["D2"]
    table.do("D2: bus 63")
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-06")
def test_everybody_moves_once_and_nobody_passes() -> None:
    table = answering(pawns=[74, 100, 46, 13])
    table.do("D1: taxi 58")
    assert stops(table, "D1", "taxi") == set()
    table.do("D3: bobby 1 to 23", "D2: bus 63", "D3: taxi 45")
    assert table.legal("D1") == []
    for seat in ("X", "D1", "D2", "D3"):
        assert not {"pass", "hide", "show"} & set(table.legal(seat))


@pytest.mark.rule("SY-06")
def test_mister_x_waits_for_the_last_answer() -> None:
    table = answering(pawns=[74, 100, 46, 13])
    table.do("D1: taxi 58", "D2: bus 63", "D3: taxi 45")
    with pytest.raises(NotYourDecision):
        table.do("X: taxi 18")


@pytest.mark.rule("SY-07")
@pytest.mark.parametrize(
    ("station", "ticket", "expected"),
    [
        (74, "taxi", {58, 73, 75, 92}),
        (74, "bus", {58, 94}),
        (74, "underground", {46}),
        (100, "taxi", {80, 81, 101, 112, 113}),
        (100, "bus", {63, 82, 111}),
        (100, "underground", set()),
    ],
)
def test_the_examples_of_the_books(station: int, ticket: str, expected: set[int]) -> None:
    table = answering(pawns=[station])
    assert stops(table, "D1", ticket) == expected
    assert stops(sitting(x=station), "X", ticket) == expected


@pytest.mark.rule("SY-07", "SY-51")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_one_may_go_back_the_same_way(form: str) -> None:
    table = sitting(form, x=1, pawns=[74, 100, 46, 13])
    table.do("X: taxi 8").answer("D1: taxi 58")
    table.do("X: taxi 1").answer("D1: taxi 74")
    assert table.where("detective 1") == 74


@pytest.mark.rule("SY-07", "SY-68")
def test_nobody_gets_off_on_the_way() -> None:
    """The underground from 74 passes under 45 and stops at 46 only."""
    table = answering(pawns=[74])
    with pytest.raises(NotLegal):
        table.do("D1: underground 45")
    beginner = answering("beginners", pawns=[100])
    assert stops(beginner, "D1", "to") == {63, 80, 81, 82, 101, 111, 112, 113}


@pytest.mark.rule("SY-08", "SY-45")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_no_pawn_moves_to_an_occupied_station(form: str) -> None:
    table = answering(form, pawns=[74, 58, 92, 75])
    assert stops(table, "D1", "taxi") == {73}
    assert stops(table, "D1", "bus") == {94}


@pytest.mark.rule("SY-08")
def test_a_bobby_and_a_detective_are_never_on_one_station() -> None:
    table = answering(seats=3, pawns=[74, 100, 58, 46])
    assert stops(table, "D1", "taxi") == {73, 75, 92}
    assert stops(table, "D1", "underground") == set()
    assert 74 not in stops(table, "D1", "bobby 1")
    assert 74 not in stops(table, "D1", "bobby 2")


@pytest.mark.rule("SY-08", "SY-45")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_mister_x_does_not_move_onto_a_pawn(form: str) -> None:
    table = sitting(form, x=74, pawns=[58, 46, 92, 13])
    assert stops(table, "X", "taxi") == {73, 75}
    assert stops(table, "X", "bus") == {94}
    assert stops(table, "X", "black") == {73, 75, 94}


@pytest.mark.rule("SY-08")
def test_a_station_that_was_left_is_free_again() -> None:
    table = answering(pawns=[74, 58])
    table.do("D2: taxi 44")
    assert 58 in stops(table, "D1", "taxi")


@pytest.mark.rule("SY-08")
def test_a_detective_may_enter_mister_xs_station() -> None:
    table = sitting(x=57, log=["taxi 58"], pawns=[74], stage="answering")
    assert 58 in stops(table, "D1", "taxi")


@pytest.mark.rule("SY-10")
def test_a_bobby_takes_every_transport_without_a_ticket_but_no_ferry() -> None:
    for station in (74, 46, 157, 115):
        table = answering(pawns=[2, 4, 5, station])
        assert stops(table, "D1", "bobby 1") == set(next_stops(station, EVERY_LINE_ON_LAND))
    pool = table.view(None).pool
    table.do("D2: bobby 1 to 114")
    assert table.view(None).pool == pool
    assert table.tickets("detective 2") == Tickets(11, 8, 4)


@pytest.mark.rule("SY-10")
def test_any_detective_moves_a_bobby_also_after_its_own_pawn() -> None:
    table = answering(pawns=[74, 100, 46, 13])
    table.do("D1: taxi 58")
    assert table.awaited() == ["D1", "D2", "D3"]
    assert {line.split()[0] for line in table.legal("D1")} == {"bobby"}
    table.do("D1: bobby 1 to 23")
    assert table.awaited() == ["D2", "D3"]


@pytest.mark.rule("SY-10")
def test_a_bobby_moves_once_a_round() -> None:
    table = answering(pawns=[74, 100, 46, 13]).do("D3: bobby 1 to 23")
    assert not [line for line in table.legal("D2") if "bobby" in line]


@pytest.mark.rule("SY-11")
def test_a_detective_without_a_usable_ticket_skips_and_stays() -> None:
    table = answering(seats=5, pawns=[92, 100, 46, 13], purses={1: (0, 8, 4)})
    assert table.awaited() == ["D2", "D3", "D4"]
    table.do("D2: bus 63", "D3: taxi 45", "D4: taxi 23")
    assert table.awaited() == ["X"]
    assert skipped(table) == ["detective 1"]
    assert table.where("detective 1") == 92
    assert table.tickets("detective 1") == Tickets(0, 8, 4)


@pytest.mark.rule("SY-11")
def test_who_skips_stands_in_the_way() -> None:
    table = answering(seats=5, pawns=[92, 74, 46, 13], purses={1: (0, 8, 4)})
    assert stops(table, "D2", "taxi") == {58, 73, 75}


@pytest.mark.rule("SY-11", "SY-68")
@pytest.mark.parametrize("form", ["2014", "beginners"])
def test_a_blocked_pawn_waits_and_must_move_when_it_is_freed(form: str) -> None:
    """2 has two neighbours, 10 and 20."""
    table = answering(form, 5, pawns=[2, 10, 20, 46])
    assert table.awaited() == ["D2", "D3", "D4"]
    by = "to" if form == "beginners" else "taxi"
    table.do(f"D2: {by} 11")
    assert table.awaited() == ["D1", "D3", "D4"]
    assert table.legal("D1") == [f"{by} 10"]
    table.do(f"D4: {by} 45", f"D3: {by} 33")
    assert table.awaited() == ["D1"]


@pytest.mark.rule("SY-11", "SY-68")
@pytest.mark.parametrize("form", ["2014", "beginners"])
def test_a_blocked_pawn_is_skipped_when_nobody_else_can_move(form: str) -> None:
    """Those who stood in its way have moved away and others have come."""
    by = "to" if form == "beginners" else "taxi"
    table = answering(form, 5, pawns=[2, 10, 9, 46], moved=["detective 2"])
    table.do(f"D3: {by} 20")
    assert table.awaited() == ["D4"]
    table.do(f"D4: {by} 45")
    assert table.awaited() == ["X"]
    assert skipped(table) == ["detective 1"]
    assert table.where("detective 1") == 2


@pytest.mark.rule("SY-11")
def test_a_bobby_can_be_blocked_and_freed_too() -> None:
    table = answering(pawns=[10, 20, 46, 2])
    assert not [line for line in table.legal("D1") if "bobby" in line]
    table.do("D1: taxi 11")
    assert [line for line in table.legal("D3") if "bobby" in line] == ["bobby 1 to 10"]
    table.do("D2: taxi 33", "D3: taxi 45")
    assert table.awaited() == ["D1", "D2", "D3"]


@pytest.mark.rule("SY-44")
def test_seat_order_in_1983() -> None:
    table = sitting("1983", x=1, pawns=[74, 100, 46, 13])
    table.do("X: taxi 8")
    for seat, line in (("D1", "taxi 58"), ("D2", "bus 63"), ("D3", "taxi 45"), ("D4", "taxi 23")):
        assert table.awaited() == [seat]
        table.do(f"{seat}: {line}")
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-44")
def test_a_player_with_two_detectives_moves_them_in_the_order_he_likes() -> None:
    table = answering("1983", 3, pawns=[74, 100, 46, 13])
    assert table.awaited() == ["D1"]
    assert {line.split()[1] for line in table.legal("D1")} == {"1", "2"}
    table.do("D1: detective 2 bus 63")
    assert table.awaited() == ["D1"]
    assert {line.split()[1] for line in table.legal("D1")} == {"1"}
    table.do("D1: detective 1 taxi 58")
    assert table.awaited() == ["D2"]
    assert {line.split()[1] for line in table.legal("D2")} == {"3", "4"}
    table.do("D2: detective 4 taxi 23", "D2: detective 3 taxi 45")
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-44")
def test_who_cannot_move_in_turn_is_passed_over_even_if_freed_later() -> None:
    table = answering("1983", 5, pawns=[2, 10, 20, 46])
    assert table.awaited() == ["D2"]
    assert skipped(table) == []
    table.do("D2: taxi 11")
    assert table.awaited() == ["D3"]
    table.do("D3: taxi 33", "D4: taxi 45")
    assert table.awaited() == ["X"]
    assert table.where("detective 1") == 2


@pytest.mark.rule("SY-44")
def test_the_table_is_told_who_is_passed_over() -> None:
    table = sitting("1983", x=1, pawns=[46, 2, 10, 20])
    table.do("X: taxi 8", "D1: taxi 45")
    assert skipped(table) == ["detective 2"]
    assert table.awaited() == ["D3"]


@pytest.mark.rule("SY-44")
def test_the_first_can_be_passed_over_at_once() -> None:
    table = sitting("1983", x=1, pawns=[2, 10, 20, 46]).do("X: taxi 8")
    assert skipped(table) == ["detective 1"]
    assert table.awaited() == ["D2"]


@pytest.mark.rule("SY-44")
def test_a_detective_freed_by_his_players_other_one_must_move() -> None:
    table = answering("1983", 3, pawns=[2, 10, 20, 46])
    assert {line.split()[1] for line in table.legal("D1")} == {"2"}
    table.do("D1: detective 2 taxi 11")
    assert table.awaited() == ["D1"]
    assert table.legal("D1") == ["detective 1 taxi 10"]


@pytest.mark.rule("SY-45")
def test_two_pawns_are_never_on_one_station_in_1983() -> None:
    table = answering("1983", 3, pawns=[74, 58, 46, 13])
    table.do("D1: detective 2 taxi 44", "D1: detective 1 taxi 58")
    assert table.where("detective 1") == 58
    assert 58 not in stops(table, "D2", "detective 3 bus")


@pytest.mark.rule("SY-61")
def test_beginners_move_mister_x_first_then_the_detectives_in_any_order() -> None:
    table = sitting("beginners", 4, x=82, pawns=[41, 46, 124])
    assert table.awaited() == ["X"]
    table.do("X: to 81")
    assert table.awaited() == ["D1", "D2", "D3"]
    table.do("D3: to 130", "D1: to 28")
    assert table.awaited() == ["D2"]
    assert "to 46" not in table.legal("D2")
    table.do("D2: to 61")
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-62")
def test_beginners_have_taxi_and_bus_but_neither_underground_nor_ferry() -> None:
    table = sitting("beginners", 4, x=46, pawns=[157, 74, 2])
    assert stops(table, "X", "to") == {1, 33, 34, 45, 47, 58, 61, 78}
    table.do("X: to 33")
    assert stops(table, "D1", "to") == set(next_stops(157, TAXI_AND_BUS))
    assert 115 not in stops(table, "D1", "to")
    assert stops(table, "D2", "to") == {58, 73, 75, 92, 94}
    assert stops(table, "D3", "to") == set(next_stops(2, TAXI))


@pytest.mark.rule("SY-62")
def test_beginners_never_run_out() -> None:
    table = sitting("beginners", 4, x=82, pawns=[41, 46, 124])
    for _ in range(12):
        table.do(f"X: {table.legal('X')[0]}").answer()
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-66", "SY-68")
def test_beginners_enter_free_stations_only() -> None:
    table = sitting("beginners", 4, x=74, pawns=[58, 92, 94])
    assert stops(table, "X", "to") == {73, 75}
    assert stops(table, "X", "black") == {73, 75}
    table.do("X: to 75")
    assert 93 in stops(table, "D2", "to")
    table.do("D2: to 93")
    assert 93 not in stops(table, "D3", "to")


@pytest.mark.rule("SY-03", "SY-11")
@pytest.mark.parametrize("ticket", ["taxi", "bus", "underground"])
def test_the_last_ticket_can_be_used_and_then_none(ticket: str) -> None:
    purse = {"taxi": (1, 0, 0), "bus": (0, 1, 0), "underground": (0, 0, 1)}[ticket]
    table = answering(pawns=[74, 100, 13, 5], purses={1: purse})
    assert {line.split()[0] for line in table.legal("D1")} == {ticket, "bobby"}
    table.do(f"D1: {next(line for line in table.legal('D1') if line.startswith(ticket))}")
    assert table.tickets("detective 1") == Tickets(0, 0, 0)
    table.answer()
    table.do(f"X: {table.legal('X')[0]}")
    assert not [line for line in table.legal("D1") if "bobby" not in line]


@pytest.mark.rule("SY-11")
@pytest.mark.parametrize("purse", [(0, 1, 0), (0, 0, 1), (1, 0, 0)])
def test_one_ticket_is_enough_to_be_awaited(purse: tuple[int, int, int]) -> None:
    table = answering(seats=5, pawns=[46, 100, 13, 5], purses={1: purse})
    assert table.awaited() == ["D1", "D2", "D3", "D4"]
