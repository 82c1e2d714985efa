"""Mister X's secret moves in the beginners' form."""

import pytest
from tests.games.scotland_yard.sitting import Sitting, sitting

from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.games.scotland_yard.events import Noted, Reappeared, Seen, Travelled
from gaslamp.games.scotland_yard.view import LogEntry

FAR = [189, 190, 191]


def at(place: int, **table: object) -> Sitting:
    """Mister X is about to make this move, to and fro between 8 and 1."""
    log = [f"{'secret' if n in (3, 8, 13) else 'to'} {(1, 8)[n % 2]}" for n in range(1, place)]
    return sitting("beginners", 4, x=1, log=log, pawns=FAR, **table)  # type: ignore[arg-type]


def heard(table: Sitting) -> list[object]:
    kinds = (Travelled, Noted, Seen, Reappeared)
    return [event for event in table.told("D1") if isinstance(event, kinds)]


@pytest.mark.rule("SY-63")
def test_mister_x_moves_in_the_open() -> None:
    table = at(1).do("X: to 9")
    assert heard(table) == [Travelled(1, None, False), Seen(1, 9)]
    assert table.view("D1").x == 9
    assert table.view("D1").log == [LogEntry(None, 9)]


@pytest.mark.rule("SY-63")
@pytest.mark.parametrize("place", range(1, 14))
def test_the_3rd_8th_and_13th_moves_are_secret(place: int) -> None:
    table = at(place)
    secret = place in (3, 8, 13)
    tickets = {line.removeprefix("2x ").split()[0] for line in table.legal("X")}
    assert tickets == ({"secret"} if secret else {"to", "black"})
    table.do(f"X: {'secret' if secret else 'to'} {8 if place % 2 else 1}")
    assert (table.view("D1").x is None) == secret
    assert (table.view(None).x is None) == secret


@pytest.mark.rule("SY-63")
def test_a_secret_move_does_not_tell_taxi_from_bus() -> None:
    table = at(3)
    assert {line for line in table.legal("X") if "2x" not in line} == {
        "secret 8",
        "secret 9",
        "secret 46",
        "secret 58",
    }
    table.do("X: secret 58")
    assert heard(table) == [Travelled(3, "secret", False)]
    assert table.view("D1").log[-1] == LogEntry("secret", None)


@pytest.mark.rule("SY-63")
def test_he_reappears_on_the_secret_station_before_he_moves_on() -> None:
    table = at(3).do("X: secret 58").answer()
    assert table.view("D1").x is None
    table.do("X: to 74")
    assert heard(table)[1:] == [Reappeared(3, 58), Travelled(4, None, False), Seen(4, 74)]
    assert [entry.station for entry in table.view("D1").log[2:]] == [58, 74]


@pytest.mark.rule("SY-63")
def test_the_same_inside_a_double_move_whose_first_step_was_secret() -> None:
    table = at(3).do("X: 2x secret 58, to 74")
    assert heard(table) == [
        Travelled(3, "secret", True),
        Reappeared(3, 58),
        Travelled(4, None, False),
        Seen(4, 74),
    ]


@pytest.mark.rule("SY-63", "SY-64")
def test_he_reappears_between_two_secret_moves() -> None:
    table = at(2).do("X: black 1").answer().do("X: secret 46")
    assert heard(table) == [
        Travelled(2, "black", False),
        Reappeared(2, 1),
        Travelled(3, "secret", False),
    ]
    assert table.view("D1").x is None


@pytest.mark.rule("SY-64")
def test_the_black_ticket_makes_one_further_move_secret() -> None:
    table = at(1).do("X: black 46")
    assert table.view("D1").x is None
    assert table.view("D1").log == [LogEntry("black", None)]
    assert table.view("D1").black == 0
    table.answer()
    assert not [line for line in table.legal("X") if "black" in line]
    with pytest.raises(NotLegal):
        table.do("X: black 1")


@pytest.mark.rule("SY-64")
def test_no_black_ticket_on_a_move_that_is_secret_anyway() -> None:
    for place in (3, 8, 13):
        with pytest.raises(NotLegal):
            at(place).do("X: black 46")


@pytest.mark.rule("SY-65")
def test_a_double_move_has_two_steps_and_two_places_and_there_is_one() -> None:
    table = at(1).do("X: 2x to 46, to 78")
    assert [entry.station for entry in table.view("D1").log] == [46, 78]
    table.answer()
    assert table.view(None).doubles == 0
    assert not [line for line in table.legal("X") if line.startswith("2x")]


@pytest.mark.rule("SY-65")
def test_neither_step_onto_a_detective() -> None:
    table = sitting("beginners", 4, x=1, pawns=[8, 58, 78])
    firsts = {line for line in table.legal("X") if line.startswith("2x to")}
    assert firsts == {"2x to 9", "2x to 46"}
    table.do("X: 2x to 46")
    assert "to 58" not in table.legal("X")
    assert "to 78" not in table.legal("X")


@pytest.mark.rule("SY-65")
@pytest.mark.parametrize("place", [2, 7, 12])
def test_the_second_step_is_secret_if_it_is_the_3rd_8th_or_13th_move(place: int) -> None:
    table = at(place)
    table.do(f"X: 2x to {1 if place % 2 == 0 else 8}")
    assert {line.split()[0] for line in table.legal("X")} == {"secret"}


@pytest.mark.rule("SY-65")
def test_black_and_double_together() -> None:
    table = at(1).do("X: 2x black 46, to 78")
    assert heard(table) == [
        Travelled(1, "black", True),
        Reappeared(1, 46),
        Travelled(2, None, False),
        Seen(2, 78),
    ]
    other = at(1).do("X: 2x to 46, black 78")
    assert other.view("D1").x is None
    assert other.view("D1").log == [LogEntry(None, 46), LogEntry("black", None)]


@pytest.mark.rule("SY-65", "SY-61")
def test_a_double_in_round_13_gives_a_14th_move_and_one_answer() -> None:
    table = at(13).do("X: 2x secret 58, to 74")
    assert len(table.view(None).log) == 14
    assert not table.position.over
    assert table.view(None).round == 13
    table.answer()
    assert table.ended() == "last_round"


@pytest.mark.rule("SY-65", "SY-61")
def test_the_game_lasts_13_rounds_whenever_the_double_is_used() -> None:
    table = at(14, doubles=0)
    assert table.view(None).round == 13
    assert {line.split()[0] for line in table.legal("X")} == {"to", "black"}
    table.do("X: to 1").answer()
    assert table.ended() == "last_round"
    assert len(table.view(None).log) == 14


@pytest.mark.rule("SY-61", "SY-67")
def test_without_a_double_there_are_13_moves() -> None:
    table = at(13).do("X: secret 58").answer()
    assert table.ended() == "last_round"
    assert table.winners() == [0]
    assert len(table.view("D1").log) == 13


@pytest.mark.rule("SY-67")
def test_detectives_win_on_his_station_also_when_he_is_out_of_sight() -> None:
    table = sitting("beginners", 4, x=1, log=["to 8", "to 1"], pawns=[57, 100, 46])
    table.do("X: secret 58", "D2: to 80", "D1: to 58")
    assert table.ended() == "caught"
    assert table.winners() == [1, 2, 3]
    assert table.view(None).x == 58


@pytest.mark.rule("SY-67")
def test_detectives_win_when_he_has_no_free_station() -> None:
    table = sitting("beginners", 4, x=10, log=["to 2"], pawns=[10, 33, 100], stage="answering")
    table.do("D1: to 11", "D3: to 80")
    assert not table.position.over
    table = sitting("beginners", 4, x=20, log=["to 2"], pawns=[11, 33, 100], stage="answering")
    table.do("D1: to 10", "D2: to 20", "D3: to 80")
    assert table.ended() == "boxed_in"
    assert table.winners() == [1, 2, 3]


@pytest.mark.rule("SY-62")
def test_tickets_have_no_place_here() -> None:
    for text in ("taxi 8", "bus 46", "underground 46"):
        with pytest.raises(Unreadable) as refusal:
            at(1).do(f"X: {text}")
        assert refusal.value.sentence.id == "scotland-yard-other-form"
