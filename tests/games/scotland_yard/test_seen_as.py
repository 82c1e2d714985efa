"""What the numbers of `seen_as` tell each viewer, for the search that lives on them."""

from collections.abc import Sequence

import pytest
from tests.games.scotland_yard.sitting import Sitting, empty, sitting, to_and_fro

from gaslamp.core.seats import CHANCE, OPEN, SPECTATOR
from gaslamp.games.scotland_yard import GAME, codes

OTHERS = (1, 2, SPECTATOR)
STATION = 255 << 9


def action_of(at: Sitting, line: str) -> int:
    who, _, text = line.partition(": ")
    return GAME.read(text, GAME.seat_named(who, at.position.seats), at.position)


def seen(at: Sitting, line: str, viewer: int) -> int:
    before = at.position.copy()
    number = at.position.seen_as(action_of(at, line), viewer)
    assert at.position.same_as(before)
    return number


def test_start_cards_of_pawns_are_open_and_mister_xs_is_his() -> None:
    table = empty(seats=3)
    for viewer in (0, OPEN, *OTHERS):
        cards = table.position.legal(CHANCE)
        assert [table.position.seen_as(card, viewer) for card in cards] == cards
    starts = {"detective 1": 13, "detective 2": 26, "bobby 1": 29, "bobby 2": 34}
    table.do(*(f"house: {who} starts at {at}" for who, at in starts.items()))
    cards = table.position.legal(CHANCE)
    for viewer in (0, OPEN):
        assert [table.position.seen_as(card, viewer) for card in cards] == cards
    for viewer in OTHERS:
        assert {table.position.seen_as(card, viewer) for card in cards} == {cards[0] & ~STATION}


@pytest.mark.parametrize("line", ["X: bus 94", "X: 2x bus 94", "X: black 94"])
def test_a_hidden_step_tells_its_ticket_only(line: str) -> None:
    table = sitting(x=74)
    action = action_of(table, line)
    for viewer in (0, OPEN):
        assert seen(table, line, viewer) == action
    for viewer in OTHERS:
        assert seen(table, line, viewer) == action & ~STATION
        assert seen(table, line, viewer) == seen(table, line.replace("94", "58"), viewer)


def test_tickets_and_doubles_are_told_apart() -> None:
    table = sitting(x=74)
    lines = ("X: bus 58", "X: taxi 58", "X: black 58", "X: 2x bus 58", "X: 2x black 58")
    assert len({seen(table, line, 1) for line in lines}) == len(lines)


@pytest.mark.parametrize("line", ["X: taxi 58", "X: black 58", "X: 2x taxi 58"])
def test_a_step_into_sight_tells_its_station(line: str) -> None:
    table = sitting(x=74, log=["taxi 58", "taxi 74"])
    for viewer in (0, OPEN, *OTHERS):
        assert seen(table, line, viewer) == action_of(table, line)


def test_a_beginners_step_tells_where_he_reappears() -> None:
    table = sitting("beginners", 4, x=1, log=["to 8"], pawns=[189, 190, 191])
    line = "X: to 18"
    for viewer in (0, OPEN, *OTHERS):
        assert seen(table, line, viewer) == action_of(table, line)
    table = sitting("beginners", 4, x=1, log=["to 8", "to 1", "secret 46"], pawns=[189, 190, 191])
    line = "X: to 58"
    for viewer in (0, OPEN):
        assert seen(table, line, viewer) == action_of(table, line)
    for viewer in OTHERS:
        assert seen(table, line, viewer) == action_of(table, line) | 46 << 32
    line = "X: black 58"
    for viewer in OTHERS:
        assert seen(table, line, viewer) == action_of(table, line) & ~STATION | 46 << 32


def test_a_beginners_secret_step_tells_nothing() -> None:
    table = sitting("beginners", 4, x=1, log=["to 8", "to 1"], pawns=[189, 190, 191])
    for viewer in OTHERS:
        assert seen(table, "X: secret 46", viewer) == seen(table, "X: secret 58", viewer)
        assert seen(table, "X: secret 46", viewer) == action_of(table, "X: secret 46") & ~STATION


def test_showing_oneself_tells_the_station() -> None:
    table = sitting("1983", 4, x=74, pawns=[2, 100, 13], voluntary_showing=True).do("X: taxi 75")
    for viewer in (0, *OTHERS):
        assert seen(table, "X: show", viewer) == action_of(table, "X: show") | 75 << 32
        assert seen(table, "X: hide", viewer) == action_of(table, "X: hide")
    table.do("X: show")
    line = "X: take detective 1 taxi"
    assert {seen(table, line, viewer) for viewer in (0, *OTHERS)} == {action_of(table, line)}


def test_the_choice_of_a_start_is_open() -> None:
    table = empty("beginners")
    assert seen(table, "D1: start at 41", 0) == action_of(table, "D1: start at 41")


@pytest.mark.parametrize("line", ["D1: taxi 58", "D1: bus 58"])
def test_an_answer_tells_whether_it_catches(line: str) -> None:
    here = sitting(x=57, log=["taxi 58"], pawns=[74, 100, 46, 13], stage="answering")
    away = sitting(x=1, log=["taxi 8"], pawns=[74, 100, 46, 13], stage="answering")
    for viewer in (0, OPEN, *OTHERS):
        assert seen(here, line, viewer) == action_of(here, line) | codes.CAUGHT << 32
        assert seen(away, line, viewer) == action_of(away, line)


def test_a_bobbys_answer_tells_whether_it_catches() -> None:
    table = sitting(x=57, log=["taxi 58"], pawns=[2, 100, 46, 74], stage="answering")
    for viewer in (0, *OTHERS):
        line = "D2: bobby 1 to 58"
        assert seen(table, line, viewer) == action_of(table, line) | codes.CAUGHT << 32
        assert seen(table, "D2: bobby 1 to 73", viewer) == action_of(table, "D2: bobby 1 to 73")


def boxing(
    form: str = "2014", x: int = 20, log: Sequence[str] = ("taxi 2",), taxis: int = 10
) -> Sitting:
    """Mister X is on 2, and all have answered but the detective who can shut him in from 33."""
    return sitting(
        form,
        5,
        x=x,
        log=log,
        pawns=[10, 33, 100, 46],
        purses=dict.fromkeys(range(1, 5), (taxis, 8, 4)),
        stage="answering",
        moved=["detective 1", "detective 3", "detective 4"],
    )


@pytest.mark.parametrize("form", ["2014", "1983"])
def test_the_last_answer_tells_whether_it_boxes_him_in(form: str) -> None:
    table = boxing(form)
    for viewer in (0, OPEN, *OTHERS):
        assert seen(table, "D2: taxi 20", viewer) == (
            action_of(table, "D2: taxi 20") | codes.BOXED_IN << 32
        )
        assert seen(table, "D2: taxi 21", viewer) == action_of(table, "D2: taxi 21")


@pytest.mark.parametrize(
    ("seats", "pawns", "last", "line"),
    [
        (4, [10, 100, 46, 33], "detective 3", "D3: bobby 1 to 20"),
        (3, [100, 46, 10, 33], "bobby 1", "D1: bobby 2 to 20"),
    ],
)
def test_either_bobby_may_box_him_in(seats: int, pawns: list[int], last: str, line: str) -> None:
    moved = ["detective 1", "detective 2", last]
    table = sitting(seats=seats, x=20, log=["taxi 2"], pawns=pawns, stage="answering", moved=moved)
    assert seen(table, line, 1) == action_of(table, line) | codes.BOXED_IN << 32


def test_not_before_the_last_answer() -> None:
    table = sitting(
        seats=5,
        x=20,
        log=["taxi 2"],
        pawns=[10, 33, 100, 46],
        stage="answering",
        moved=["detective 1", "detective 3"],
    )
    assert seen(table, "D2: taxi 20", 1) == action_of(table, "D2: taxi 20")


def test_not_in_the_last_round() -> None:
    table = boxing(x=2, log=to_and_fro(24, 10, 2), taxis=5)
    assert seen(table, "D2: taxi 20", 1) == action_of(table, "D2: taxi 20")


def test_a_ticket_handed_in_can_save_him() -> None:
    """Without a taxi ticket in the pool he would be lost; this answer brings one."""
    log = [*to_and_fro(5, 20, 2, ticket="black"), "taxi 2", "taxi 20"]
    everybody_else = [f"detective {number}" for number in range(1, 5)]
    pawns = [100, 46, 13, 58, 29]
    table = sitting(seats=6, x=2, log=log, pawns=pawns, stage="answering", moved=everybody_else)
    assert seen(table, "D5: taxi 41", 1) == action_of(table, "D5: taxi 41")
    assert seen(table, "D5: bus 41", 1) == action_of(table, "D5: bus 41") | codes.BOXED_IN << 32
