import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, heard, sitting, to_and_fro

from gaslamp.core.errors import NotLegal
from gaslamp.core.record import write_lines
from gaslamp.games.scotland_yard import GAME
from gaslamp.games.scotland_yard.events import (
    Noted,
    Seen,
    Travelled,
)
from gaslamp.games.scotland_yard.view import LogEntry, Tickets


def stops(table: Sitting, start: str) -> set[int]:
    return {
        int(line.removeprefix(start)) for line in table.legal("X") if line.startswith(f"{start} ")
    }


@pytest.mark.rule("SY-09", "SY-51")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_detectives_see_the_ticket_and_not_the_station(form: str) -> None:
    table = sitting(form, x=74).do("X: bus 94")
    assert table.view("X").log == [LogEntry("bus", 94)]
    assert heard(table, "X") == [Travelled(1, "bus", False), Noted(1, 94)]
    for seat in ("D1", "D2", None):
        assert table.view(seat).log == [LogEntry("bus", None)]
        assert table.view(seat).x is None
        assert heard(table, seat) == [Travelled(1, "bus", False)]


@pytest.mark.rule("SY-09", "SY-51")
def test_the_log_has_24_places() -> None:
    for form in ("2014", "2014-two", "1983"):
        assert empty(form).view(None).log_length == 24


@pytest.mark.rule("SY-12")
@pytest.mark.parametrize("place", range(1, 25))
def test_mister_x_shows_himself_after_five_places_of_his_log(place: int) -> None:
    table = sitting(x=8, log=to_and_fro(place - 1, 1, 8))
    to = 1 if place % 2 else 8
    table.do(f"X: taxi {to}")
    in_sight = place in (3, 8, 13, 18, 24)
    for seat in ("D1", None):
        assert table.view(seat).x == (to if in_sight else None)
        assert table.view(seat).log[-1] == LogEntry("taxi", to if in_sight else None)
        assert (Seen(place, to) in table.told(seat)) == in_sight


@pytest.mark.rule("SY-12")
def test_he_disappears_with_his_next_move() -> None:
    table = sitting(x=8, log=["taxi 1", "taxi 8"], pawns=[74, 100, 46, 13])
    table.do("X: taxi 1").answer()
    assert table.view("D1").x == 1
    table.do("X: taxi 9")
    assert table.view("D1").x is None
    assert [entry.station for entry in table.view("D1").log] == [None, None, 1, None]


@pytest.mark.rule("SY-12")
def test_a_black_ticket_does_not_spare_him_the_showing() -> None:
    table = sitting(x=8, log=["taxi 1", "taxi 8"]).do("X: black 1")
    assert table.view("D1").log[-1] == LogEntry("black", 1)


@pytest.mark.rule("SY-13", "SY-51")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_a_double_move_is_two_moves_in_one_round(form: str) -> None:
    table = sitting(form, x=74)
    table.do("X: 2x underground 46, bus 1")
    assert table.view("X").log == [LogEntry("underground", 46), LogEntry("bus", 1)]
    assert table.view(None).doubles == 1
    assert table.view(None).round == 1
    assert "X" not in table.awaited()


@pytest.mark.rule("SY-13")
def test_a_double_move_is_told_step_by_step() -> None:
    table = sitting(x=74).do("X: 2x underground 46, black 1")
    assert heard(table, "D1") == [Travelled(1, "underground", True), Travelled(2, "black", False)]
    assert write_lines(GAME, table.play.start, table.play.actions) == [
        "X: 2x underground 46, black 1"
    ]


@pytest.mark.rule("SY-13")
def test_any_two_transports() -> None:
    table = sitting(x=74)
    firsts = {line.split()[1] for line in table.legal("X") if line.startswith("2x")}
    assert firsts == {"taxi", "bus", "underground", "black"}
    table.do("X: 2x underground 46")
    assert {line.split()[0] for line in table.legal("X")} == {
        "taxi",
        "bus",
        "underground",
        "black",
    }


@pytest.mark.rule("SY-13")
def test_one_double_at_most_a_round_and_two_a_game() -> None:
    table = sitting(x=74, pawns=[2, 100, 13, 5]).do("X: 2x taxi 58")
    assert not [line for line in table.legal("X") if line.startswith("2x")]
    table.do("X: taxi 59").answer().do("X: 2x taxi 58, taxi 59").answer()
    assert table.view(None).doubles == 0
    assert not [line for line in table.legal("X") if line.startswith("2x")]
    with pytest.raises(NotLegal) as refusal:
        table.do("X: 2x taxi 58")
    assert refusal.value.sentence.id == "scotland-yard-no-double"


@pytest.mark.rule("SY-13")
def test_in_the_middle_of_a_double_move_he_cannot_stop() -> None:
    table = sitting(x=74, pawns=[2, 100, 13, 5]).do("X: 2x taxi 58")
    assert table.awaited() == ["X"]
    assert table.legal("D1") == []


@pytest.mark.rule("SY-13")
def test_he_shows_himself_on_the_first_step_and_disappears_with_the_second() -> None:
    table = sitting(x=8, log=["taxi 1", "taxi 8"])
    table.do("X: 2x taxi 1")
    assert table.view("D1").x == 1
    table.do("X: taxi 9")
    assert table.view("D1").x is None
    assert heard(table, "D1") == [
        Travelled(3, "taxi", True),
        Seen(3, 1),
        Travelled(4, "taxi", False),
    ]


@pytest.mark.rule("SY-13")
def test_he_shows_himself_on_the_second_step() -> None:
    table = sitting(x=8, log=["taxi 1"]).do("X: 2x taxi 8, taxi 1")
    assert table.view("D1").x == 1


@pytest.mark.rule("SY-13")
def test_neither_step_may_be_onto_a_pawn() -> None:
    table = sitting(x=74, pawns=[58, 46, 92, 72])
    assert stops(table, "2x taxi") == {73, 75}
    table.do("X: 2x taxi 73")
    assert stops(table, "taxi") == {57, 74}


@pytest.mark.rule("SY-14", "SY-51")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_a_black_ticket_is_good_for_every_line_and_the_ferry(form: str) -> None:
    table = sitting(form, x=157, pawns=[2, 4, 5, 6])
    assert stops(table, "black") == {115, 133, 142, 156, 158, 170, 185, 194}
    black = table.view(None).black
    table.do("X: black 115")
    assert table.view(None).black == black - 1
    assert table.view("D1").log == [LogEntry("black", None)]
    assert heard(table, "D1") == [Travelled(1, "black", False)]


@pytest.mark.rule("SY-14")
def test_ferries_are_for_black_tickets_and_nobody_else() -> None:
    table = sitting(x=194, pawns=[115, 2, 4, 157])
    for ticket in ("taxi", "bus", "underground"):
        assert 157 not in stops(table, ticket)
    table.do("X: taxi 195")
    assert "bobby 1 to 194" not in table.legal("D1")
    for ticket in ("taxi", "bus", "underground"):
        assert f"{ticket} 157" not in table.legal("D1")
        assert f"{ticket} 108" not in table.legal("D1")


@pytest.mark.rule("SY-14")
def test_black_tickets_in_a_double_move() -> None:
    table = sitting(x=194, pawns=[2, 4, 5, 6])
    table.do("X: 2x black 157, black 115")
    assert table.view("X").x == 115
    assert table.view(None).black == 3


@pytest.mark.rule("SY-14")
def test_no_black_ticket_without_one() -> None:
    log = to_and_fro(5, 8, 1, ticket="black")
    table = sitting(x=1, log=log)
    assert table.view(None).black == 0
    assert not [line for line in table.legal("X") if "black" in line]
    with pytest.raises(NotLegal) as refusal:
        table.do("X: black 1")
    assert refusal.value.sentence.id == "scotland-yard-x-has-no-ticket"


@pytest.mark.rule("SY-19")
def test_a_double_move_needs_two_free_places_of_the_log() -> None:
    table = sitting(x=8, log=to_and_fro(22, 1, 8))
    assert stops(table, "2x taxi") == {1, 18, 19}
    table = sitting(x=8, log=to_and_fro(23, 1, 8))
    assert not [line for line in table.legal("X") if line.startswith("2x")]


@pytest.mark.rule("SY-19")
def test_a_double_move_begins_only_where_a_second_step_is_possible() -> None:
    """The pool has one taxi ticket; without a black one he goes on from 1 only, by bus."""
    log = [*to_and_fro(5, 20, 9, ticket="black"), "taxi 2", "taxi 20"]
    purses = dict.fromkeys(range(1, 6), (11, 8, 4))
    table = sitting(seats=6, x=9, log=[*log[:5], "taxi 9"], purses=purses)
    assert table.view(None).pool == Tickets(1, 5, 3)
    assert stops(table, "taxi") == {1, 19, 20}
    assert stops(table, "2x taxi") == {1}


@pytest.mark.rule("SY-19")
def test_the_second_step_may_lead_back() -> None:
    table = sitting(x=2, pawns=[20, 11, 21, 34])
    assert stops(table, "2x taxi") == {10}
    table.do("X: 2x taxi 10")
    assert stops(table, "taxi") == {2}


@pytest.mark.rule("SY-19")
def test_the_last_black_ticket_does_not_begin_a_double_that_cannot_be_ended() -> None:
    """One underground ticket is in the pool: from 33, where no underground stops, it is no use."""
    spent = ["taxi 8", "taxi 1", *["bus 46", "bus 1"] * 2, "bus 46", "underground 1"]
    black = to_and_fro(4, 46, 1, ticket="black")
    table = sitting(seats=6, x=1, log=[*spent, *black, "underground 46"])
    assert (table.view(None).black, table.view(None).pool) == (1, Tickets(0, 0, 1))
    assert 33 in stops(table, "black")
    assert stops(table, "2x black") == {1, 13, 74, 79}
    assert stops(table, "2x underground") == {1, 13, 74, 79}


@pytest.mark.rule("SY-43")
def test_mister_xs_ordinary_tickets_never_run_out_in_1983() -> None:
    log = to_and_fro(20, 46, 1, ticket="underground")
    table = sitting("1983", x=1, log=log)
    assert stops(table, "underground") == {46}
    assert stops(table, "2x underground") == {46}


@pytest.mark.rule("SY-43")
def test_detectives_hand_him_their_tickets() -> None:
    table = sitting("1983", x=1, pawns=[74, 100, 46, 13])
    table.do("X: taxi 8", "D1: bus 58", "D2: taxi 80")
    assert table.position.pool == [5, 4, 3]
    assert table.tickets("detective 1") == Tickets(10, 7, 4)


@pytest.mark.rule("SY-43")
@pytest.mark.parametrize("viewer", ["X", "D1", None])
def test_all_see_that_they_are_unlimited_and_no_count_that_does_not_move(
    viewer: str | None,
) -> None:
    table = sitting("1983", x=1, pawns=[74, 100, 46, 13])
    for line in ("X: taxi 8", "D1: bus 58", "D2: taxi 80"):
        assert table.view(viewer).pool == "unlimited"
        table.do(line)
    assert table.view(viewer).pool == "unlimited"


@pytest.mark.rule("SY-43")
def test_black_tickets_do_not_grow_in_number() -> None:
    table = sitting("1983", 4, x=1, log=["black 8"], pawns=[74, 100, 46], stage="answering")
    table.answer()
    assert table.view(None).black == 2


@pytest.mark.rule("SY-46")
@pytest.mark.parametrize("place", range(1, 23))
def test_showing_in_1983(place: int) -> None:
    table = sitting("1983", x=8, log=to_and_fro(place - 1, 1, 8))
    table.do(f"X: taxi {1 if place % 2 else 8}")
    assert (table.view("D1").x is not None) == (place in (3, 8, 13, 18))


@pytest.mark.rule("SY-46")
def test_in_1983_the_24th_move_is_answered_unseen() -> None:
    table = sitting("1983", x=8, log=to_and_fro(23, 1, 8), doubles=0, pawns=[74, 100, 46, 13])
    table.do("X: taxi 8")
    assert table.view("D1").x is None
    table.answer()
    assert table.ended() == "last_round"
    assert table.view("D1").x == 8


@pytest.mark.rule("SY-50")
@pytest.mark.parametrize(("a", "b"), [(194, 157), (157, 115), (115, 108)])
def test_the_ferries_both_ways(a: int, b: int) -> None:
    assert b in stops(sitting("1983", x=a, pawns=[2, 4, 5, 6]), "black")
    assert a in stops(sitting("1983", x=b, pawns=[2, 4, 5, 6]), "black")
    assert 118 not in stops(sitting("1983", x=115, pawns=[2, 4, 5, 6]), "black")


@pytest.mark.rule("SY-50")
def test_there_is_no_other_ferry() -> None:
    for station in (108, 115, 157, 194):
        table = sitting("1983", x=station, pawns=[2, 4, 5, 6])
        land = stops(table, "taxi") | stops(table, "bus") | stops(table, "underground")
        assert stops(table, "black") - land <= {108, 115, 157, 194}


@pytest.mark.rule("SY-51")
def test_a_used_double_card_leaves_the_game() -> None:
    table = sitting("1983", x=74, pawns=[2, 100, 13, 5])
    table.do("X: 2x taxi 58, taxi 59").answer().do("X: 2x taxi 58, taxi 59").answer()
    assert table.view(None).doubles == 0
    assert not [line for line in table.legal("X") if line.startswith("2x")]


@pytest.mark.rule("SY-51")
def test_the_older_board_has_one_more_street() -> None:
    assert 14 in stops(sitting("1983", x=13, pawns=[2, 4, 5, 6]), "taxi")
    assert 14 not in stops(sitting("2014", x=13, pawns=[2, 4, 5, 6]), "taxi")
