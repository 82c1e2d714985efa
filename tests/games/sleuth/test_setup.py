from collections import Counter

import pytest
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth import GAME, codes
from gaslamp.games.sleuth.cards import (
    ASKABLE,
    CARD_TEXT,
    COLOURS,
    GEM_TEXT,
    GEMS,
    MATCHES,
    QUESTION_TEXT,
    TYPES,
)
from gaslamp.games.sleuth.options import SleuthOptions
from gaslamp.games.sleuth.rules import SleuthPosition


def dealt(seats: int, seed: int = 1, **options: int) -> SleuthPosition:
    """A table as chance deals it, up to the first player's turn."""
    position = GAME.start(seats, SleuthOptions(**options))  # type: ignore[arg-type]
    dice = Dice(seed)
    while position.chance_awaited:
        position.apply(random_action(position, dice))
    return position


@pytest.mark.rule("SL-01")
def test_one_gem_of_each_stone_type_and_colour() -> None:
    every = {f"{colour} {gem} {kind}" for gem in GEMS for kind in TYPES for colour in COLOURS}
    assert set(GEM_TEXT) == every
    assert len(GEM_TEXT) == 36


@pytest.mark.rule("SL-01")
def test_a_question_speaks_of_the_gems_that_have_its_elements() -> None:
    for question, mask in zip(QUESTION_TEXT, MATCHES, strict=True):
        for number, gem in enumerate(GEM_TEXT):
            assert bool(mask >> number & 1) == (set(question.split()) <= set(gem.split()))


@pytest.mark.rule("SL-02")
@pytest.mark.parametrize("missing", [1, 2, 3])
def test_what_is_dealt_to_nobody_is_missing_and_nobody_sees_it(missing: int) -> None:
    position = dealt(5, missing=missing)
    hands = sum(hand.bit_count() for hand in position.hands)
    assert position.undealt.bit_count() == missing
    assert hands + position.open_gems.bit_count() + missing == 36
    for viewer in (-1, 0, 1, 2, 3, 4):
        assert GAME.view(position, viewer).missing is None  # type: ignore[attr-defined]


@pytest.mark.rule("SL-02")
def test_any_gem_can_be_the_missing_one() -> None:
    assert len({dealt(3, seed).undealt for seed in range(300)}) == 36


@pytest.mark.rule("SL-03")
@pytest.mark.parametrize(
    ("seats", "hand", "left_open"), [(3, 11, 2), (4, 8, 3), (5, 7, 0), (6, 5, 5), (7, 5, 0)]
)
def test_hands_and_open_gems_by_number_of_players(seats: int, hand: int, left_open: int) -> None:
    position = dealt(seats)
    assert [h.bit_count() for h in position.hands] == [hand] * seats + [0] * (7 - seats)
    assert position.open_gems.bit_count() == left_open


@pytest.mark.rule("SL-03")
@pytest.mark.parametrize("seats", [2, 8, 0, -1])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        GAME.start(seats, SleuthOptions())
    assert refusal.value.sentence.id == "unreadable-seats"


@pytest.mark.rule("SL-04")
def test_the_search_deck() -> None:
    kinds = Counter(
        "free" if "?" in text else f"{len(text.split())} elements" for text in CARD_TEXT
    )
    assert kinds == {"1 elements": 10, "2 elements": 33, "free": 11}
    assert len(set(CARD_TEXT)) == len(ASKABLE) == 54


@pytest.mark.rule("SL-04")
@pytest.mark.parametrize("seats", range(3, 8))
def test_everybody_has_four_search_cards_face_up(seats: int) -> None:
    position = dealt(seats)
    assert [cards.bit_count() for cards in position.cards] == [4] * seats + [0] * (7 - seats)
    assert position.pile.bit_count() == 54 - 4 * seats
    fronts = [GAME.view(position, viewer).seats for viewer in (-1, 0, 1)]  # type: ignore[attr-defined]
    assert fronts[0] == fronts[1] == fronts[2]
    assert all(len(seat.cards) == 4 for seat in fronts[0])


@pytest.mark.rule("SL-04")
def test_the_first_player_is_drawn_from_all_alike() -> None:
    position = GAME.start(5, SleuthOptions())
    dice = Dice(2)
    while position.stage != codes.CHOOSING_FIRST:
        position.apply(random_action(position, dice))
    choices = position.legal(CHANCE)
    written = [GAME.write(action, position) for action in choices]
    assert written == ["begin A", "begin B", "begin C", "begin D", "begin E"]
    assert {position.chance_weight(action) for action in choices} == {1}
    position.apply(choices[3])
    assert position.awaited == 1 << 3


@pytest.mark.rule("SL-04")
def test_play_goes_clockwise() -> None:
    table = sitting(3, turn="B")
    order = []
    for _ in range(5):
        order += table.draw().awaited()
        table.do(f"{order[-1]}: exchange")
    assert order == ["B", "C", "A", "B", "C"]


@pytest.mark.rule("SL-05")
def test_a_player_can_note_their_hand_and_the_open_gems_and_no_other() -> None:
    table = sitting(4)
    mine = table.view("B")
    assert mine.hand is not None
    assert len(mine.hand) == 8
    assert len(mine.open_gems) == 3
    assert mine.hands is None
    assert table.view(None).hand is None


def test_a_table_can_be_dealt_in_notation() -> None:
    table = Sitting(SleuthOptions(), GAME.start(3, SleuthOptions()))
    table.play.act(GAME.read("deal A red pearl pair", CHANCE, table.position))
    assert table.view("A").hand == ["red pearl pair"]
    assert table.view("B").hand == []
    assert table.view("B").seats[0].gems == 1
