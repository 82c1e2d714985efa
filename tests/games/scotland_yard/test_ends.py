import pytest
from tests.games.scotland_yard.sitting import Sitting, sitting, to_and_fro

from gaslamp.games.scotland_yard.events import Caught, Ended
from gaslamp.games.scotland_yard.view import Tickets


def boxed(form: str, seats: int, **table: object) -> Sitting:
    """Mister X is on 2; the pawns on 11 and 33 can go to his two neighbours, 10 and 20."""
    pawns = [11, 33, 100, 46]
    return sitting(
        form,
        seats,
        x=20,
        log=["taxi 2"],
        pawns=pawns,
        stage="answering",
        **table,  # type: ignore[arg-type]
    )


@pytest.mark.rule("SY-15")
def test_mister_x_loses_when_all_neighbours_are_occupied() -> None:
    table = boxed("2014", 5).do("D1: taxi 10", "D3: taxi 80", "D4: taxi 45")
    assert not table.position.over
    table.do("D2: taxi 20")
    assert table.ended() == "boxed_in"
    assert table.winners() == [1, 2, 3, 4]
    assert table.told(None)[-1] == Ended("boxed_in", [1, 2, 3, 4])


@pytest.mark.rule("SY-15")
def test_it_is_judged_when_his_turn_comes() -> None:
    table = boxed("2014", 5).do("D1: taxi 10", "D2: taxi 20")
    assert not table.position.over
    table.do("D3: taxi 80", "D4: taxi 45")
    assert table.ended() == "boxed_in"


@pytest.mark.rule("SY-15")
def test_bobbies_box_him_in_too() -> None:
    table = sitting(seats=3, x=20, log=["taxi 2"], pawns=[100, 46, 11, 33], stage="answering")
    table.do("D1: bobby 1 to 10", "D2: bobby 2 to 20", "D1: taxi 80", "D2: taxi 45")
    assert table.ended() == "boxed_in"
    assert table.winners() == [1, 2]


@pytest.mark.rule("SY-15")
def test_he_loses_without_a_ticket_he_can_use() -> None:
    """Six seats leave two taxi tickets in the pool; detectives who take the bus add none."""
    log = [*to_and_fro(5, 20, 2, ticket="black"), "taxi 2", "taxi 20"]
    pawns = [100, 46, 13, 58, 29]
    table = sitting(seats=6, x=2, log=log, pawns=pawns, stage="answering")
    assert table.view(None).pool == Tickets(0, 5, 3)
    table.do("D1: bus 63", "D2: bus 34", "D3: bus 23", "D4: bus 74")
    table.do("D5: bus 41")
    assert table.ended() == "boxed_in"


@pytest.mark.rule("SY-15")
def test_a_taxi_ticket_handed_in_saves_him() -> None:
    log = [*to_and_fro(5, 20, 2, ticket="black"), "taxi 2", "taxi 20"]
    table = sitting(seats=6, x=2, log=log, pawns=[100, 46, 13, 58, 29], stage="answering")
    table.do("D1: bus 63", "D2: bus 34", "D3: bus 23", "D4: bus 74", "D5: taxi 41")
    assert table.awaited() == ["X"]
    assert table.legal("X") == ["taxi 2", "taxi 9", "taxi 33"]


@pytest.mark.rule("SY-16", "SY-47")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_a_detective_on_his_station_catches_him(form: str) -> None:
    table = sitting(form, x=57, log=["taxi 58"], pawns=[74, 100, 46, 13], stage="answering")
    table.do("D1: bus 58")
    assert table.ended() == "caught"
    assert table.winners() == list(range(1, table.position.seats))
    assert table.told(None)[-2:] == [
        Caught("detective 1", 58),
        Ended("caught", table.winners()),
    ]
    assert table.view(None).x == 58
    assert table.awaited() == []


@pytest.mark.rule("SY-16")
def test_a_bobby_catches_him() -> None:
    table = sitting(x=57, log=["taxi 58"], pawns=[2, 100, 46, 74], stage="answering")
    table.do("D2: bobby 1 to 58")
    assert table.told(None)[-2] == Caught("bobby 1", 58)
    assert table.winners() == [1, 2, 3]


@pytest.mark.rule("SY-16")
def test_the_last_answer_can_still_catch_him() -> None:
    log = to_and_fro(24, 58, 57)
    table = sitting(x=57, log=[*log[:23], "taxi 57"], pawns=[73, 100, 46, 13], stage="answering")
    table.do("D2: bus 63", "D3: taxi 45", "D2: bobby 1 to 23", "D1: taxi 57")
    assert table.ended() == "caught"


@pytest.mark.rule("SY-16")
def test_moving_past_his_old_station_catches_nobody() -> None:
    table = sitting(x=57, log=["taxi 58"], pawns=[73, 100, 46, 13], stage="answering")
    table.do("D1: taxi 57")
    assert not table.position.over


@pytest.mark.rule("SY-17")
def test_free_after_the_24th_place_he_wins() -> None:
    table = sitting(x=8, log=to_and_fro(23, 1, 8), pawns=[74, 100, 46, 13])
    assert table.view(None).round == 24
    table.do("X: taxi 8")
    assert not table.position.over
    table.do("D1: taxi 92", "D2: bus 63", "D3: taxi 45")
    assert not table.position.over
    table.do("D1: bobby 1 to 23")
    assert table.ended() == "log_full"
    assert table.winners() == [0]


@pytest.mark.rule("SY-17")
@pytest.mark.parametrize(("doubles", "rounds"), [(2, 24), (1, 23), (0, 22)])
def test_the_log_counts_and_not_the_rounds(doubles: int, rounds: int) -> None:
    for form in ("2014", "2014-two"):
        table = sitting(form, x=8, log=to_and_fro(23, 1, 8), doubles=doubles)
        assert table.view(None).round == rounds
        table.do("X: taxi 8").answer()
        assert table.ended() == "log_full"


@pytest.mark.rule("SY-17")
def test_a_double_can_fill_the_log() -> None:
    table = sitting(x=8, log=to_and_fro(22, 1, 8), doubles=1, pawns=[74, 100, 46, 13])
    table.do("X: 2x taxi 1, taxi 8").answer()
    assert table.ended() == "log_full"


def nearly_stuck(taxis_of_the_third: int) -> Sitting:
    purses = {1: (0, 8, 4), 2: (0, 8, 4), 3: (taxis_of_the_third, 0, 0)}
    return sitting(x=1, pawns=[2, 4, 74, 13], purses=purses).do("X: taxi 8")


@pytest.mark.rule("SY-18")
def test_mister_x_wins_when_no_detective_can_move() -> None:
    table = nearly_stuck(taxis_of_the_third=0)
    assert table.ended() == "detectives_stuck"
    assert table.winners() == [0]


@pytest.mark.rule("SY-18")
def test_bobbies_do_not_count_even_if_one_could_make_room() -> None:
    """Detective 1 on 2 is blocked by bobbies on 10 and 20; detective 2 has no ticket."""
    table = sitting(seats=3, x=1, pawns=[2, 4, 10, 20], purses={2: (0, 0, 0)})
    table.do("X: taxi 8")
    assert table.ended() == "detectives_stuck"


@pytest.mark.rule("SY-18")
def test_one_who_can_move_is_enough() -> None:
    table = nearly_stuck(taxis_of_the_third=1)
    assert table.awaited() == ["D1", "D2", "D3"]


@pytest.mark.rule("SY-18", "SY-47")
@pytest.mark.parametrize("form", ["2014", "1983"])
def test_it_is_judged_at_the_detectives_turn_so_mister_x_moves_first(form: str) -> None:
    last = {1: (1, 0, 0), 2: (0, 0, 0), 3: (0, 0, 0), 4: (0, 0, 0)}
    table = sitting(form, 5, x=1, pawns=[74, 100, 46, 13], purses=last)
    table.do("X: taxi 8", "D1: taxi 92")
    assert table.awaited() == ["X"]
    table.do("X: taxi 18")
    assert table.ended() == "detectives_stuck"


@pytest.mark.rule("SY-47")
def test_after_the_22nd_round_the_game_is_over_whatever_tickets_are_left() -> None:
    table = sitting("1983", x=8, log=to_and_fro(21, 1, 8), pawns=[74, 100, 46, 13])
    assert table.view(None).round == 22
    table.do("X: taxi 8")
    assert not table.position.over
    table.answer()
    assert table.ended() == "last_round"
    assert table.winners() == [0]
    assert len(table.view(None).log) == 22


@pytest.mark.rule("SY-47")
@pytest.mark.parametrize(("doubles", "places"), [(2, 21), (1, 22), (0, 23)])
def test_a_double_move_is_one_round_in_1983(doubles: int, places: int) -> None:
    table = sitting("1983", x=8, log=to_and_fro(places, 1, 8), doubles=doubles)
    table.do(f"X: taxi {1 if places % 2 == 0 else 8}").answer()
    assert table.ended() == "last_round"
    earlier = sitting("1983", x=8, log=to_and_fro(places - 1, 1, 8), doubles=doubles)
    earlier.do(f"X: taxi {1 if places % 2 else 8}").answer()
    assert earlier.awaited() == ["X"]


@pytest.mark.rule("SY-47")
def test_a_detective_who_cannot_move_stays_where_he_is() -> None:
    table = sitting("1983", x=1, pawns=[92, 100, 46, 13], purses={1: (0, 8, 4)})
    table.do("X: taxi 8").answer()
    assert table.where("detective 1") == 92
    assert table.awaited() == ["X"]


@pytest.mark.rule("SY-48", "SY-47")
def test_taking_the_last_tickets_leaves_the_detectives_stuck() -> None:
    last = {1: (1, 0, 0), 2: (0, 0, 0), 3: (0, 0, 1)}
    table = sitting("1983", 4, x=1, pawns=[74, 100, 46], purses=last, voluntary_showing=True)
    table.do("X: taxi 8, show, take detective 1 taxi, take detective 3 underground")
    assert table.ended() == "detectives_stuck"


@pytest.mark.rule("SY-49")
def test_mister_x_with_no_legal_move_loses_in_1983_too() -> None:
    table = boxed("1983", 5).do("D1: taxi 10", "D2: taxi 20", "D3: taxi 80", "D4: taxi 45")
    assert table.ended() == "boxed_in"
    assert table.winners() == [1, 2, 3, 4]


@pytest.mark.rule("SY-49")
def test_his_log_of_1983_has_24_places() -> None:
    """Twenty-two rounds and two doubles fill it."""
    table = sitting("1983", x=8, log=to_and_fro(22, 1, 8), doubles=1, pawns=[74, 100, 46, 13])
    table.do("X: 2x taxi 1, taxi 8").answer()
    assert len(table.view(None).log) == table.view(None).log_length == 24
    assert table.ended() == "last_round"


@pytest.mark.rule("SY-67")
def test_beginners_end_in_no_other_way() -> None:
    """A detective of beginners needs no ticket, so they are never all stuck."""
    table = sitting("beginners", 4, x=82, pawns=[2, 10, 20])
    table.do("X: to 81")
    assert table.awaited() == ["D2", "D3"]
