from itertools import product

import pytest
from tests.games.mr_jack.table import (
    HOUSE,
    INVESTIGATOR,
    JACK,
    activated,
    awaited,
    choices,
    names,
    play,
    stand,
    told,
    view,
)

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import GAME, codes
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.events import LampPutOut, TurnedUp, WitnessCalled
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition

LAST_FOUR = ["Holmes", "Watson", "Smith", "Stealthy"]
"""The cards of a turn of which only Stealthy is left to be played."""


def order(position: MrJackPosition) -> list[int]:
    """Who plays the four cards of this turn, everybody moving somewhere."""
    seats = []
    turn = position.turn
    dice = Dice(4)
    while position.turn == turn and not position.over:
        if position.active == codes.NOBODY and not position.chance_awaited:
            seats.append(awaited(position))
        action = random_action(position, dice)
        if kind_of(action) not in (codes.ACCUSE, codes.LEAVE):
            position.apply(action)
    return seats


def last_card(**changed: object) -> MrJackPosition:
    """The fourth card of a turn, Stealthy's, is about to be played."""
    given = {"turn": 3, "cards": LAST_FOUR, "played": LAST_FOUR[:3], "witness": False}
    return stand(**(given | changed))


def seat_name(position: MrJackPosition) -> str:
    return GAME.seat_names(2)[awaited(position)]


@pytest.mark.rule("MJ-10")
@pytest.mark.parametrize("turn", [1, 3, 5, 7])
def test_odd_turns(turn: int) -> None:
    position = stand(turn=turn, cards=[])
    assert awaited(position) == HOUSE
    position = play(position, "house: card Bert, card Watson, card Stealthy, card Gull")
    assert choices(position, INVESTIGATOR) == {"Bert", "Watson", "Stealthy", "Gull"}
    assert choices(position, JACK) == set()
    assert order(position) == [INVESTIGATOR, JACK, JACK, INVESTIGATOR]


@pytest.mark.rule("MJ-11")
@pytest.mark.parametrize("turn", [2, 4, 6, 8])
def test_even_turns(turn: int) -> None:
    assert order(stand(turn=turn)) == [JACK, INVESTIGATOR, INVESTIGATOR, JACK]


@pytest.mark.rule("MJ-11", "MJ-13")
def test_even_turns_have_the_cards_that_are_left_and_everybody_knows_them() -> None:
    last = ["Holmes", "Watson", "Bert", "Stealthy"]
    position = stand(cards=last, played=last[:3])
    left = ["Smith", "Lestrade", "Goodley", "Gull"]
    for viewer in (JACK, INVESTIGATOR, SPECTATOR):
        assert view(position, viewer).next_cards == left
    after = play(position, "Investigator: Stealthy, i4-i5")
    assert (after.turn, names(after.turned_up)) == (2, set(left))
    assert view(after, SPECTATOR).cards == left
    assert view(after, SPECTATOR).next_cards is None
    assert TurnedUp(2, left) in told(position, "Investigator: Stealthy, i4-i5", SPECTATOR)


@pytest.mark.rule("MJ-12")
def test_a_card_is_played_once() -> None:
    position = play(stand(cards=LAST_FOUR), "Investigator: Stealthy, i4-i5")
    assert choices(position, JACK) == {"Holmes", "Watson", "Smith"}
    assert view(position, SPECTATOR).played == ["Stealthy"]
    assert set(view(position, SPECTATOR).cards) == {"Holmes", "Watson", "Smith"}


@pytest.mark.rule("MJ-12")
def test_the_card_in_hand_is_neither_up_nor_played() -> None:
    table = view(activated("Bert"), SPECTATOR)
    assert "Bert" not in table.cards
    assert table.played == []
    assert table.activation is not None
    assert table.activation.character == "Bert"


@pytest.mark.rule("MJ-13")
def test_cards_are_shuffled_only_after_even_turns() -> None:
    position = last_card(turn=2)
    assert view(position, SPECTATOR).next_cards is None
    after = play(position, f"{seat_name(position)}: Stealthy, i4-i5")
    assert (after.turn, after.turned_up) == (3, 0)
    assert choices(after, HOUSE) == {f"card {who}" for who in CHARACTERS}
    assert view(play(after, "house: card Gull"), SPECTATOR).next_cards is None


@pytest.mark.rule("MJ-14", "MJ-15")
@pytest.mark.parametrize("jack", ["Smith", "Bert"])
def test_a_visible_jack_has_a_witness(jack: str) -> None:
    after = play(last_card(jack=jack), "Investigator: Stealthy, i4-i5")
    assert after.witness
    assert names(after.innocent) == {"Watson", "Stealthy", "Goodley", "Gull"}


@pytest.mark.rule("MJ-14", "MJ-15")
@pytest.mark.parametrize("jack", ["Watson", "Gull"])
def test_an_invisible_jack_has_none(jack: str) -> None:
    after = play(last_card(jack=jack, witness=True), "Investigator: Stealthy, i4-i5")
    assert not after.witness
    assert names(after.innocent) == {"Holmes", "Smith", "Lestrade", "Bert"}


@pytest.mark.rule("MJ-14")
def test_the_call_comes_after_the_fourth_character_only() -> None:
    given = {"cards": LAST_FOUR, "played": LAST_FOUR[:2], "turn": 3, "jack": "Gull"}
    after = play(stand(**given), "Jack: Stealthy, i4-i5")
    assert (after.turn, after.innocent, after.witness) == (3, 0, 1)


@pytest.mark.rule("MJ-14")
def test_the_call_counts_what_the_last_action_has_done() -> None:
    """Smith's lamp decides whether Jack is seen, beside f9."""
    cards = ["Holmes", "Stealthy", "Watson", "Smith"]
    given = {"turn": 3, "cards": cards, "played": cards[:3], "jack": "Gull"}
    moved = play(stand(**given), "Investigator: Smith, g8-g9")
    lit, dark = (play(moved, f"Investigator: lamp f5-{lamp}") for lamp in ("f9", "h4"))
    assert (lit.witness, dark.witness) == (1, 0)
    assert {"Holmes", "Watson"} <= names(lit.innocent)
    assert names(dark.innocent) == {"Stealthy", "Bert"}


@pytest.mark.rule("MJ-14")
def test_everybody_hears_the_call_with_the_last_action() -> None:
    line = "Investigator: Stealthy, i4-i5"
    for jack, witness in (("Smith", True), ("Gull", False)):
        position = last_card(jack=jack)
        for viewer in (JACK, INVESTIGATOR, SPECTATOR):
            (call,) = [e for e in told(position, line, viewer) if isinstance(e, WitnessCalled)]
            assert (call.turn, call.witness) == (3, witness)
            assert len(call.innocent) == 4


@pytest.mark.rule("MJ-14")
def test_the_last_action_looks_different_when_the_call_does() -> None:
    """`seen_as` is asked before the action and must tell what the call will say."""
    seen = {}
    for jack, viewer in product(("Smith", "Bert", "Gull"), (INVESTIGATOR, SPECTATOR)):
        position = play(last_card(jack=jack), "Investigator: Stealthy")
        (action,) = [a for a in position.legal(1) if GAME.write(a, position) == "i4-i5"]
        kept = position.copy()
        seen[jack, viewer] = position.seen_as(action, viewer)
        assert position.same_as(kept)
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert seen["Smith", viewer] == seen["Bert", viewer] != seen["Gull", viewer]


@pytest.mark.rule("MJ-15")
def test_innocent_is_for_good() -> None:
    position = last_card(jack="Smith", innocent=["Holmes"])
    after = play(position, "Investigator: Stealthy, i4-i5")
    assert names(after.innocent) == {"Holmes", "Watson", "Stealthy", "Goodley", "Gull"}
    event = WitnessCalled(3, True, ["Watson", "Stealthy", "Goodley", "Gull"])
    assert event in told(position, "Investigator: Stealthy, i4-i5", SPECTATOR)


@pytest.mark.rule("MJ-16")
def test_the_witness_card_stays_for_the_whole_next_turn() -> None:
    position = stand(turn=2, witness=False, jack="Smith", cards=LAST_FOUR)
    for line in ("Jack: Stealthy, i4-i5", "Investigator: Smith, g8-g9, lamp f5-f9"):
        position = play(position, line)
        assert not position.witness


@pytest.mark.rule("MJ-17")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_tile_of_the_turn_leaves(turn: int) -> None:
    position = last_card(turn=turn, witness=True)
    line = f"{seat_name(position)}: Stealthy, i4-i5"
    lit, later = view(position, SPECTATOR).lamps, view(play(position, line), SPECTATOR).lamps
    assert later == {lamp: tile for lamp, tile in lit.items() if tile != str(turn)}
    put_out = [e for e in told(position, line, SPECTATOR) if isinstance(e, LampPutOut)]
    assert put_out == [LampPutOut(tile, lamp) for lamp, tile in lit.items() if tile == str(turn)]
    assert len(put_out) == (turn <= 4)


@pytest.mark.rule("MJ-17", "MJ-53")
def test_the_tile_of_the_turn_leaves_wherever_it_stands() -> None:
    cards = ["Holmes", "Stealthy", "Watson", "Smith"]
    position = stand(turn=3, cards=cards, played=cards[:3])
    line = "Investigator: Smith, g8-g9, lamp c7-f9"
    after = play(position, line)
    assert set(view(after, SPECTATOR).lamps) == {"k6", "f5", "h8"}
    assert LampPutOut("3", "f9") in told(position, line, SPECTATOR)
    other = "Investigator: Smith, g8-g9, lamp f5-f9"
    assert LampPutOut("3", "c7") in told(position, other, SPECTATOR)


@pytest.mark.rule("MJ-17", "MJ-14")
def test_the_tile_leaves_after_the_call() -> None:
    """Gull stands on d7 by lamp 3 in the third turn: seen at the call, dark after it."""
    after = play(last_card(jack="Gull", at={"Gull": "d7"}), "Investigator: Stealthy, i4-i5")
    assert after.witness
    assert "Gull" not in names(after.visible)


@pytest.mark.rule("MJ-18")
def test_the_turn_marker_advances() -> None:
    for turn in range(1, 8):
        position = last_card(turn=turn, witness=True)
        after = play(position, f"{seat_name(position)}: Stealthy, i4-i5")
        assert after.turn == turn + 1
        assert after.played == 0


@pytest.mark.rule("MJ-18")
def test_a_game_has_eight_turns_of_four_activations() -> None:
    position, dice = GAME.start(2, MrJackOptions()), Dice(3)
    activations = 0
    while not position.over:
        action = random_action(position, dice)
        if kind_of(action) not in (codes.ACCUSE, codes.LEAVE):
            activations += kind_of(action) == codes.ACTIVATE
            position.apply(action)
    assert (position.turn, activations) == (8, 32)
