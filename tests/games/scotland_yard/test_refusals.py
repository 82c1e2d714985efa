"""What cannot be read or done: each with a sentence of its own, and nothing changes."""

import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, sitting

from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Unreadable
from gaslamp.core.record import Record, replay
from gaslamp.games.scotland_yard import GAME, actions


def refused(table: Sitting, line: str) -> Refusal:
    before = table.position.copy()
    with pytest.raises(Refusal) as refusal:
        table.do(line)
    assert table.position.same_as(before)
    assert not table.play.told
    return refusal.value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "taxi",
        "taxi 74 75",
        "taxi x",
        "taxi 074",
        "taxi -1",
        "taxi ٧٤",
        "boat 74",
        "Taxi 74",
        "2x 2x taxi 74",
        "2x",
        "taxi 2x 74",
        "detective 1 taxi 74",
        "X starts at 35",
        "taxi 74 ",
        "3x taxi 74",
    ],
)
def test_a_text_that_cannot_be_read(text: str) -> None:
    refusal = refused(sitting(x=58), f"X: {text}")
    assert isinstance(refusal, Unreadable)
    assert refusal.sentence.id == "unreadable-action"


def test_a_text_that_only_another_seat_could_write() -> None:
    table = sitting(x=1, log=["taxi 8"], pawns=[74], stage="answering")
    for text in ("2x taxi 58", "X starts at 35"):
        assert refused(table, f"D1: {text}").sentence.id == "unreadable-action"
    assert refused(empty(), "house: taxi 58").sentence.id == "unreadable-action"


@pytest.mark.parametrize("station", [0, 200, 999, 123456789])
def test_a_station_that_does_not_exist(station: int) -> None:
    for form, by in (("2014", "taxi"), ("1983", "black"), ("beginners", "to")):
        refusal = refused(sitting(form, x=58), f"X: {by} {station}")
        assert isinstance(refusal, Unreadable)
        assert refusal.sentence.id == "scotland-yard-no-such-station"
        assert refusal.sentence.words == {"station": station, "last": 199}
    refusal = refused(empty(), f"house: detective 1 starts at {station}")
    assert refusal.sentence.id == "scotland-yard-no-such-station"
    refusal = refused(empty("beginners"), f"D1: start at {station}")
    assert refusal.sentence.id == "scotland-yard-no-such-station"


@pytest.mark.parametrize("station", [-1, 0, 200, 1 << 40])
def test_a_station_that_does_not_exist_as_data(station: int) -> None:
    for action in (
        actions.Travel(0, "taxi", station),
        actions.Choose(1, station),
        actions.Start("X", station),
        actions.Move(1, "detective 1", "taxi", station),
    ):
        with pytest.raises(Unreadable):
            GAME.from_typed(action)


def test_tickets_and_pawns_that_do_not_exist_as_data() -> None:
    for action, message in (
        (actions.Travel(0, "boat", 74), "scotland-yard-no-such-ticket"),  # type: ignore[arg-type]
        (actions.Move(1, "sergeant 1", "taxi", 74), "scotland-yard-no-such-pawn"),
        (actions.Start("detective 9", 13), "scotland-yard-no-such-pawn"),
        (actions.Take(0, "detective 0", "taxi"), "scotland-yard-no-such-pawn"),
    ):
        with pytest.raises(Unreadable) as refusal:
            GAME.from_typed(action)
        assert refusal.value.sentence.id == message
    with pytest.raises(Unreadable):
        GAME.from_typed("taxi 74")


def test_a_ticket_one_does_not_have() -> None:
    table = sitting(x=1, log=["taxi 8"], pawns=[74, 100], purses={1: (1, 0, 1)}, stage="answering")
    refusal = refused(table, "D1: bus 58")
    assert isinstance(refusal, NotLegal)
    assert refusal.sentence.id == "scotland-yard-no-ticket"
    spent = sitting("1983", x=74, log=["black 46", "black 74"] * 2)
    assert refused(spent, "X: black 46").sentence.id == "scotland-yard-x-has-no-ticket"


def test_a_ticket_that_is_not_in_the_pool() -> None:
    table = sitting(seats=6, x=1, log=["taxi 8", "taxi 1"])
    refusal = refused(table, "X: taxi 8")
    assert isinstance(refusal, NotLegal)
    assert refusal.sentence.id == "scotland-yard-x-has-no-ticket"
    assert refused(table, "X: 2x taxi 8").sentence.id == "scotland-yard-x-has-no-ticket"


def test_an_occupied_station() -> None:
    table = sitting(x=74, pawns=[58, 100])
    assert refused(table, "X: taxi 58").sentence.id == "scotland-yard-occupied"
    table = sitting(x=1, log=["taxi 8"], pawns=[58, 74], stage="answering")
    assert refused(table, "D1: taxi 74").sentence.id == "scotland-yard-occupied"


def test_what_no_line_leads_to() -> None:
    refusal = refused(sitting(x=74), "X: taxi 100")
    assert isinstance(refusal, NotLegal)
    assert refusal.sentence.id == "not-legal"


def test_somebody_elses_decision() -> None:
    table = sitting(x=74, pawns=[58, 100])
    assert isinstance(refused(table, "D1: taxi 57"), NotYourDecision)


@pytest.mark.parametrize(
    ("form", "line"),
    [
        ("2014", "X: to 74"),
        ("2014", "X: secret 74"),
        ("2014", "X: show"),
        ("2014", "X: hide"),
        ("2014", "X: take detective 1 taxi"),
        ("2014", "D1: start at 41"),
        ("2014", "D1: to 74"),
        ("2014", "D1: detective 4 taxi 74"),
        ("2014", "D1: bobby 2 to 74"),
        ("2014", "D1: bobby 1 taxi 74"),
        ("1983", "D1: bobby 1 to 74"),
        ("1983", "X: show"),
        ("beginners", "X: taxi 74"),
        ("beginners", "X: underground 46"),
        ("beginners", "D1: taxi 74"),
        ("beginners", "D1: bobby 1 to 74"),
    ],
)
def test_what_belongs_to_another_form(form: str, line: str) -> None:
    refusal = refused(sitting(form, x=58), line)
    assert isinstance(refusal, Unreadable)
    assert refusal.sentence.id == "scotland-yard-other-form"
    assert refusal.sentence.words["form"] == form


def test_start_cards_of_another_form() -> None:
    assert refused(empty("beginners"), "house: X starts at 35").sentence.id == (
        "scotland-yard-other-form"
    )
    for pawn in ("bobby 1", "detective 5"):
        refusal = refused(empty("1983"), f"house: {pawn} starts at 13")
        assert refusal.sentence.id == "scotland-yard-other-form"


def test_taking_from_a_detective_who_is_not_there() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True)
    table.do("X: taxi 75, show")
    with pytest.raises(Unreadable):
        table.do("X: take detective 4 taxi")
    with pytest.raises(NotLegal):
        table.do("X: take detective 2 taxi")


def test_a_record_of_another_form() -> None:
    moves = ["D1: start at 41", "D2: start at 46", "D3: start at 124", "X: to 81"]
    record = Record("scotland_yard", 1, 4, {"form": "2014"}, moves)
    with pytest.raises(Unreadable) as refusal:
        list(replay(GAME, record))
    reason = refusal.value.sentence.words["reason"]
    assert getattr(reason, "id", None) == "scotland-yard-other-form"


def test_which_of_two_detectives() -> None:
    table = sitting("1983", 3, x=1, log=["taxi 8"], pawns=[74, 100, 46, 13], stage="answering")
    assert refused(table, "D1: taxi 58").sentence.id == "scotland-yard-which-pawn"
    table = sitting("2014-two", x=1, log=["taxi 8"], pawns=[74, 100, 46, 13], stage="answering")
    assert refused(table, "D1: taxi 58").sentence.id == "scotland-yard-which-pawn"


def test_a_refusal_does_not_tell_where_mister_x_is() -> None:
    """Detectives ask for the same impossible move, with Mister X there and elsewhere."""
    asked = "D1: taxi 100"
    here = sitting(x=101, log=["taxi 100"], pawns=[74], stage="answering")
    away = sitting(x=9, log=["taxi 1"], pawns=[74], stage="answering")
    assert refused(here, asked).sentence == refused(away, asked).sentence
