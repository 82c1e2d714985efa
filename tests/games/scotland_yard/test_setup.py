import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, form_named, sitting

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.random_play import random_action
from gaslamp.games.scotland_yard.board import TAXI, next_stops
from gaslamp.games.scotland_yard.events import CardDrawn, Noted, Started
from gaslamp.games.scotland_yard.view import Tickets


def pawns(table: Sitting) -> list[str]:
    return [pawn.name for pawn in table.view(None).pawns]


def dealt(table: Sitting, seed: int = 1) -> Sitting:
    dice = Dice(seed)
    while table.position.chance_awaited:
        table.play.act(random_action(table.position, dice))
    return table


@pytest.mark.rule("SY-01")
@pytest.mark.parametrize(("seats", "bobbies"), [(3, 2), (4, 1), (5, 0), (6, 0)])
def test_bobbies_join_few_detectives(seats: int, bobbies: int) -> None:
    names = pawns(empty(seats=seats))
    assert names == [f"detective {i}" for i in range(1, seats)] + [
        f"bobby {i}" for i in range(1, bobbies + 1)
    ]


@pytest.mark.rule("SY-01", "SY-30", "SY-40", "SY-60")
@pytest.mark.parametrize(
    ("form", "seats"),
    [("2014", 2), ("2014-two", 3), ("1983", 2), ("beginners", 3), ("beginners", 6)],
)
def test_each_form_has_its_numbers_of_players(form: str, seats: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        empty(form, seats)
    assert refusal.value.sentence.id == "scotland-yard-seats"
    assert refusal.value.sentence.words["form"] == form


@pytest.mark.rule("SY-01", "SY-40")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_seven_players_are_too_many(form: str) -> None:
    with pytest.raises(Unreadable):
        empty(form, 7)


@pytest.mark.rule("SY-02")
def test_mister_x_has_five_black_and_two_double_tickets() -> None:
    for seats in (3, 6):
        view = empty(seats=seats).view(None)
        assert (view.black, view.doubles) == (5, 2)


@pytest.mark.rule("SY-02")
def test_mister_x_takes_his_ordinary_tickets_from_the_pool() -> None:
    table = sitting(x=74)
    table.do("X: underground 46")
    assert table.view(None).pool == Tickets(24, 21, 10)


@pytest.mark.rule("SY-03")
def test_a_detective_has_eleven_taxi_eight_bus_and_four_underground() -> None:
    for seats in (3, 4, 5, 6):
        table = empty(seats=seats)
        for pawn in table.view(None).pawns:
            bobby = pawn.name.startswith("bobby")
            assert pawn.tickets == (None if bobby else Tickets(11, 8, 4))


@pytest.mark.rule("SY-03", "SY-51")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_everybody_sees_every_purse(form: str) -> None:
    table = sitting(form, purses={1: (9, 7, 3)}, x=74)
    for seat in ("X", "D1", "D2", None):
        assert table.view(seat).pawns[0].tickets == Tickets(9, 7, 3)


@pytest.mark.rule("SY-03")
def test_tickets_are_not_lent() -> None:
    table = sitting(x=1, pawns=[100, 74], purses={1: (0, 0, 4)}, stage="answering", log=["taxi 8"])
    assert "taxi 80" not in table.legal("D1")
    assert "taxi 58" in table.legal("D2")


@pytest.mark.rule("SY-04")
@pytest.mark.parametrize(("seats", "pool"), [(3, (35, 29, 15)), (4, (24, 21, 11)), (6, (2, 5, 3))])
def test_what_is_not_dealt_is_the_pool(seats: int, pool: tuple[int, int, int]) -> None:
    assert empty(seats=seats).view(None).pool == Tickets(*pool)


@pytest.mark.rule("SY-04")
def test_used_tickets_of_detectives_go_into_the_pool_and_mister_xs_stay_on_the_log() -> None:
    table = sitting(x=1, pawns=[74, 100, 46])
    table.do("X: taxi 8")
    assert table.view(None).pool == Tickets(23, 21, 11)
    table.do("D2: bus 63", "D1: taxi 58")
    assert table.view(None).pool == Tickets(24, 22, 11)
    assert table.tickets("detective 2") == Tickets(11, 7, 4)


@pytest.mark.rule("SY-04")
def test_a_ticket_that_is_not_in_the_pool_cannot_be_taken() -> None:
    rounds = [f"taxi {station}" for station in (8, 1)] + ["bus 46", "bus 1"] * 2 + ["bus 46"]
    table = sitting(seats=6, x=1, log=rounds)
    assert table.view(None).pool == Tickets(0, 0, 3)
    assert {line.split()[0] for line in table.legal("X")} == {"underground", "black", "2x"}
    assert not [line for line in table.legal("X") if "taxi" in line or "bus" in line]


@pytest.mark.rule("SY-05")
def test_a_card_for_each_detective_then_each_bobby_then_mister_x() -> None:
    table = dealt(empty(seats=4))
    order = [event.pawn for event in table.told(None) if isinstance(event, Started)]
    assert order == ["detective 1", "detective 2", "detective 3", "bobby 1"]
    assert table.told(None)[-1] == CardDrawn()
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-05")
def test_the_two_piles_of_start_cards() -> None:
    table = empty(seats=3)
    detectives = {13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174}
    assert table.legal("house") == [f"detective 1 starts at {n}" for n in sorted(detectives)]
    table.do("house: detective 1 starts at 13", "house: detective 2 starts at 26")
    rest = sorted(detectives - {13, 26})
    assert table.legal("house") == [f"bobby 1 starts at {n}" for n in rest]
    table.do("house: bobby 1 starts at 29", "house: bobby 2 starts at 34")
    own = (35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172)
    assert table.legal("house") == [f"X starts at {n}" for n in own]


@pytest.mark.rule("SY-05")
def test_every_card_is_as_likely_as_another() -> None:
    table = empty()
    position = table.position
    assert {position.chance_weight(action) for action in position.legal(30)} == {1}


@pytest.mark.rule("SY-05")
def test_mister_x_alone_sees_his_card_and_has_no_pawn() -> None:
    table = dealt(empty())
    station = table.position.track[0]
    assert table.told("X")[-1] == Noted(0, station)
    assert (table.view("X").start, table.view("X").x) == (station, station)
    for seat in ("D1", "D2", "D3", None):
        assert not [event for event in table.told(seat) if isinstance(event, Noted)]
        assert (table.view(seat).start, table.view(seat).x) == (None, None)


@pytest.mark.rule("SY-05", "SY-42")
@pytest.mark.parametrize("form", ["2014", "2014-two", "1983"])
def test_no_two_start_on_the_same_station(form: str) -> None:
    for seed in range(40):
        position = dealt(empty(form), seed).position
        stations = [*position.station[: position.detectives + position.bobbies], position.track[0]]
        assert 0 not in stations
        assert len(set(stations)) == len(stations)


@pytest.mark.rule("SY-05", "SY-42")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_no_card_puts_mister_x_where_the_others_can_shut_him_in(form: str) -> None:
    """So a game never ends before it has begun."""
    table = form_named(form)
    for card in table.x_cards:
        assert not set(next_stops(card, TAXI)) <= set(table.detective_cards)


@pytest.mark.rule("SY-30")
def test_one_player_moves_two_detectives_and_two_bobbies_in_any_order() -> None:
    table = sitting("2014-two", x=1, pawns=[74, 100, 46, 13])
    assert pawns(table) == ["detective 1", "detective 2", "bobby 1", "bobby 2"]
    table.do("X: taxi 8")
    named = {line.rsplit(" ", 2)[0] for line in table.legal("D1")}
    assert named == {"detective 1", "detective 2", "bobby 1", "bobby 2"}
    table.do("D1: bobby 2 to 23", "D1: detective 2 bus 63", "D1: bobby 1 to 1")
    assert {line.rsplit(" ", 2)[0] for line in table.legal("D1")} == {"detective 1"}
    table.do("D1: detective 1 taxi 58")
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-31")
def test_two_detectives_share_a_purse_of_twenty_sixteen_and_eight() -> None:
    table = sitting("2014-two", x=1, pawns=[74, 100, 46, 13])
    assert table.tickets("detective 1") == table.tickets("detective 2") == Tickets(20, 16, 8)
    assert table.view(None).pool == Tickets(37, 29, 15)
    table.do("X: taxi 8", "D1: detective 1 bus 58", "D1: detective 2 bus 63")
    assert table.tickets("detective 1") == table.tickets("detective 2") == Tickets(20, 14, 8)
    assert table.view(None).pool == Tickets(36, 31, 15)


@pytest.mark.rule("SY-31")
def test_the_last_ticket_of_the_shared_purse_is_for_either_but_not_for_both() -> None:
    purses = {1: (1, 0, 0)}
    table = sitting("2014-two", x=1, pawns=[74, 100, 46, 13], purses=purses)
    table.do("X: taxi 8")
    kinds = {line for line in table.legal("D1") if "detective" in line}
    assert {line.split()[2] for line in kinds} == {"taxi"}
    assert {line.split()[1] for line in kinds} == {"1", "2"}
    table.do("D1: detective 2 taxi 80")
    assert not [line for line in table.legal("D1") if "detective" in line]


@pytest.mark.rule("SY-40")
@pytest.mark.parametrize(("seats", "black"), [(4, 3), (5, 4), (6, 5)])
def test_tickets_of_1983(seats: int, black: int) -> None:
    view = empty("1983", seats).view(None)
    assert (view.black, view.doubles, view.pool) == (black, 2, "unlimited")
    assert [pawn.tickets for pawn in view.pawns] == [Tickets(10, 8, 4)] * (seats - 1)


@pytest.mark.rule("SY-41")
def test_two_detective_players_of_1983_have_two_detectives_each() -> None:
    table = empty("1983", 3)
    view = table.view(None)
    assert view.black == 4
    assert [(pawn.name, pawn.seat) for pawn in view.pawns] == [
        ("detective 1", 1),
        ("detective 2", 1),
        ("detective 3", 2),
        ("detective 4", 2),
    ]


@pytest.mark.rule("SY-41")
def test_their_purses_are_separate() -> None:
    table = sitting("1983", 3, x=1, pawns=[74, 100, 46, 13])
    table.do("X: taxi 8", "D1: detective 2 bus 63")
    assert table.tickets("detective 1") == Tickets(10, 8, 4)
    assert table.tickets("detective 2") == Tickets(10, 7, 4)


@pytest.mark.rule("SY-42")
def test_all_draw_from_one_pile_of_eighteen() -> None:
    table = empty("1983", 4)
    assert len(table.legal("house")) == 18
    table.do(*(f"house: detective {i} starts at {n}" for i, n in ((1, 13), (2, 198), (3, 50))))
    cards = (26, 29, 34, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197)
    assert table.legal("house") == [f"X starts at {n}" for n in cards]


@pytest.mark.rule("SY-60")
def test_beginners_choose_in_seat_order_among_three_stations() -> None:
    table = empty("beginners", 4)
    for seat in ("X", "D1", "D2", "D3", None):
        assert (table.view(seat).start, table.view(seat).x) == (82, 82)
    assert table.awaited() == ["D1"]
    assert table.legal("D1") == ["start at 41", "start at 46", "start at 124"]
    table.do("D1: start at 46")
    assert table.awaited() == ["D2"]
    assert table.legal("D2") == ["start at 41", "start at 124"]
    table.do("D2: start at 124", "D3: start at 41")
    assert table.awaited() == ["X"]
    assert [table.where(f"detective {i}") for i in (1, 2, 3)] == [46, 124, 41]


@pytest.mark.rule("SY-60")
def test_a_fourth_beginner_adds_142() -> None:
    table = empty("beginners", 5)
    assert table.legal("D1") == [f"start at {n}" for n in (41, 46, 124, 142)]


@pytest.mark.rule("SY-64", "SY-65")
def test_beginners_have_one_black_and_one_double_and_no_other_tickets() -> None:
    view = empty("beginners", 4).view(None)
    assert (view.black, view.doubles, view.pool) == (1, 1, None)
    assert [pawn.tickets for pawn in view.pawns] == [None] * 3
