"""Set-up and the course of a round (CU-01 to CU-05, CU-35)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb, factorial, prod

import pytest
from tests.games.culprit.scene import SEATS, dealt, table

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import CHANCE
from gaslamp.games.culprit import GAME, codes
from gaslamp.games.culprit.cards import COPIES, INITIAL, spell
from gaslamp.games.culprit.events import Dealt, PickedUp
from gaslamp.games.culprit.options import CulpritOptions
from gaslamp.games.culprit.rules import CulpritPosition

HANDS_OF_THREE = (
    "first on the scene + detective + exchange + witness",
    "culprit + alibi + rumour + sharing",
    "sheriff + toby + panic + maid",
)


def deal_out(seats: int, seed: int) -> CulpritPosition:
    position, dice = GAME.start(seats, CulpritOptions()), Dice(seed)
    while position.chance_awaited:
        position.apply(random_action(position, dice))
    return position


@pytest.mark.rule("CU-01")
@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_is_dealt_four_and_the_initial_pack_is_among_them(seats: int) -> None:
    for seed in range(30):
        position = deal_out(seats, seed)
        hands = [spell(position.hands[seat]) for seat in range(seats)]
        assert [len(hand) for hand in hands] == [4] * seats
        out = Counter(card for hand in hands for card in hand)
        assert all(out[card] >= number for card, number in INITIAL[seats].items())
        assert out["first on the scene"] == out["culprit"] == 1
        pile = {card: COPIES[card] - out[card] for card in COPIES}
        assert position.rest == list(pile.values())
        assert sum(pile.values()) == 36 - 4 * seats


@pytest.mark.rule("CU-01")
def test_the_reconstructed_numbers_fit_the_box() -> None:
    assert sum(COPIES.values()) == 36
    assert len(COPIES) == 16
    for seats, initial in INITIAL.items():
        assert sum(initial.values()) <= 4 * seats
        assert all(initial[card] <= COPIES[card] for card in initial)
    assert sorted(INITIAL) == [3, 4, 5, 6, 7, 8]


TINY = {"first on the scene": 1, "culprit": 1, "alibi": 8, "maid": 5}
TINY_SETUP = {"initial": {"first on the scene": 1, "culprit": 1, "alibi": 2}, "random": 8}

Hands = tuple[tuple[str, ...], ...]


def chances_of_the_house() -> dict[Hands, Fraction]:
    """Every deal of the tiny table, by the weights of the chance actions."""
    options = GAME.options({"copies": TINY, "setup": TINY_SETUP})
    layer: dict[tuple[int, ...], tuple[CulpritPosition, Fraction]] = {}
    layer[()] = (GAME.start(3, options), Fraction(1))
    for _ in range(12):
        following: dict[tuple[int, ...], tuple[CulpritPosition, Fraction]] = {}
        for position, chance in layer.values():
            legal = position.legal(CHANCE)
            total = sum(position.chance_weight(action) for action in legal)
            for action in legal:
                after = position.copy()
                after.apply(action)
                share = chance * Fraction(position.chance_weight(action), total)
                known = following.get(tuple(after.hands), (after, Fraction(0)))
                following[tuple(after.hands)] = (after, known[1] + share)
        layer = following
    return {_hands(position): chance for position, chance in layer.values()}


def _hands(position: CulpritPosition) -> Hands:
    return tuple(tuple(spell(position.hands[seat])) for seat in range(3))


def chances_of_the_book() -> dict[Hands, Fraction]:
    """Random others are drawn, mixed with the initial pack, shuffled and dealt in fours."""
    chances: dict[Hands, Fraction] = {}
    for alibis in range(7):
        maids = 8 - alibis
        if maids > 5:
            continue
        drawn = Fraction(comb(6, alibis) * comb(5, maids), comb(11, 8))
        deck = {"first on the scene": 1, "culprit": 1, "alibi": 2 + alibis, "maid": maids}
        for hands, ways in _splits(deck):
            orders = factorial(12) // prod(factorial(number) for number in deck.values())
            chances[hands] = chances.get(hands, Fraction(0)) + drawn * Fraction(ways, orders)
    return chances


def _splits(deck: dict[str, int]) -> list[tuple[Hands, int]]:
    """All ways to split a deck into three hands, with the number of orders that give each."""
    found: Counter[Hands] = Counter()
    specials = ("first on the scene", "culprit")
    for places in permutations(range(12), 2):
        free = [place for place in range(12) if place not in places]
        for chosen in combinations(free, deck["alibi"]):
            row = ["maid"] * 12
            for place, card in zip(places, specials, strict=True):
                row[place] = card
            for place in chosen:
                row[place] = "alibi"
            order = list(COPIES).index
            found[tuple(tuple(sorted(row[i : i + 4], key=order)) for i in (0, 4, 8))] += 1
    return list(found.items())


@pytest.mark.rule("CU-01")
def test_dealing_late_is_dealing_a_shuffled_deck() -> None:
    assert chances_of_the_house() == chances_of_the_book()


@pytest.mark.rule("CU-01")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"copies": COPIES | {"alibi": 6}}, "culprit-table-too-many"),
        ({"copies": {"first on the scene": 1, "culprit": 1, "alibi": 9}}, "culprit-table-too-few"),
        ({"copies": COPIES | {"culprit": 2, "alibi": 4}}, "culprit-table-always-one"),
        ({"copies": COPIES | {"first on the scene": 0}}, "culprit-table-not-there"),
        ({"copies": COPIES | {"alibi": -1}}, "culprit-table-number"),
        ({"copies": COPIES | {"butler": 1}}, "culprit-no-such-card"),
        ({"setup": {"initial": {"culprit": 1}, "random": 11}}, "culprit-table-always-one"),
        ({"setup": {"initial": INITIAL[3] | {"alibi": 6}, "random": 2}}, "culprit-table-not-there"),
        ({"setup": {"initial": INITIAL[3], "random": 6}}, "culprit-table-hands"),
        ({"setup": {"initial": INITIAL[3], "random": 8}}, "culprit-table-hands"),
        (
            {"setup": {"initial": INITIAL[3] | {"alibi": 5, "exchange": 5}, "random": -2}},
            "culprit-table-hands",
        ),
        ({"setup": {"initial": INITIAL[3] | {"ghost": 1}, "random": 6}}, "culprit-no-such-card"),
    ],
)
def test_a_table_that_cannot_be_dealt_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.start(3, GAME.options(options))
    assert refused.value.sentence.id == reason


@pytest.mark.rule("CU-01")
def test_another_table_is_dealt_from() -> None:
    every = {"first on the scene": 1, "culprit": 1, "alibi": 5, "maid": 5}
    scene = dealt(
        3,
        "first on the scene + alibi + alibi + alibi",
        "culprit + alibi + alibi + maid",
        "maid + maid + maid + maid",
        copies=every,
        setup={"initial": every, "random": 0},
    )
    assert scene.awaited == "A"
    assert scene.view("A").pile == 0


@pytest.mark.rule("CU-01")
@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_sit_down(seats: int) -> None:
    with pytest.raises(Unreadable):
        GAME.start(seats, CulpritOptions())


@pytest.mark.rule("CU-01", "CU-80")
def test_a_hand_is_seen_when_all_is_dealt_and_by_its_owner() -> None:
    scene = dealt(3, *HANDS_OF_THREE)
    picked_up = PickedUp(1, ["culprit", "alibi", "sharing", "rumour"])
    assert scene.told("B") == [Dealt(first=0), picked_up]
    assert scene.told("everybody") == [Dealt(first=0)]


@pytest.mark.rule("CU-01", "CU-80")
def test_nothing_shows_of_an_unfinished_deal() -> None:
    """The initial pack goes first: who gets a card when would tell who has the Culprit."""
    agreed = CulpritOptions()
    start = GAME.start(3, agreed)
    seen = [GAME.view(start, viewer) for viewer in range(-1, 3)]
    dice = Dice(3)
    for _ in range(11):
        action = random_action(start, dice)
        assert [start.seen_as(action, viewer) for viewer in range(-1, 3)] == [0, 0, 0, 0]
        start.apply(action)
        assert [GAME.view(start, viewer) for viewer in range(-1, 3)] == seen


@pytest.mark.rule("CU-02", "CU-10")
def test_first_on_the_scene_begins_and_does_nothing_else() -> None:
    scene = dealt(3, HANDS_OF_THREE[1], HANDS_OF_THREE[0], HANDS_OF_THREE[2])
    assert scene.awaited == "B"
    assert scene.legal("B") == ["play first on the scene"]
    before = [scene.hand(seat) for seat in "AC"]
    scene.do("B: play first on the scene")
    assert scene.awaited == "C"
    assert scene.hand("B") == ["detective", "witness", "exchange"]
    assert [scene.hand(seat) for seat in "AC"] == before


@pytest.mark.rule("CU-02")
def test_turns_go_clockwise_and_any_card_may_be_played() -> None:
    scene = table("alibi + maid + culprit", "alibi + governess", "alibi + toby", turn="B")
    assert scene.legal("B") == ["play alibi", "play governess"]
    assert scene.legal("A") == scene.legal("C") == []
    scene.do("B: play alibi")
    assert scene.awaited == "C"
    scene.do("C: play alibi")
    assert scene.awaited == "A"


@pytest.mark.rule("CU-04")
def test_an_empty_hand_is_passed_over() -> None:
    scene = table("alibi + alibi", "", "", "culprit + alibi", "maid")
    assert scene.do("A: play alibi").awaited == "D"
    scene.do("D: play alibi", "E: play maid", "A: play alibi")
    assert scene.awaited == "D"


@pytest.mark.rule("CU-04")
def test_the_only_one_with_cards_goes_on_playing() -> None:
    scene = table("alibi + maid + culprit", "", "")
    assert scene.do("A: play alibi").awaited == "A"


@pytest.mark.rule("CU-05")
def test_cards_played_lie_in_front_of_their_player() -> None:
    scene = table("alibi + culprit", "governess + maid", "alibi")
    before = scene.view("everybody").seats[1].played
    scene.do("A: play alibi", "B: play maid")
    after = scene.view("everybody").seats[1].played
    assert Counter(after) - Counter(before) == Counter(["maid"])
    assert "alibi" in scene.view("C").seats[0].played


@pytest.mark.rule("CU-35")
def test_a_new_round_starts_from_nothing_but_the_points() -> None:
    scene = table(
        "culprit",
        "alibi + maid",
        "accomplice",
        played={"B": "sheriff + governess", "C": "accomplice"},
        discarded="witness",
        handcuffs=2,
        governess=[1],
        points=(0, 1, 0),
    )
    scene.do("A: play culprit")
    fresh = GAME.start(3, scene.play.options)
    fresh.points = [2, 1, 2, 0, 0, 0, 0, 0]
    assert scene.position.same_as(fresh)


@pytest.mark.rule("CU-35", "CU-01")
def test_the_next_round_is_dealt_by_fresh_chance() -> None:
    scene = table("culprit", "alibi", "alibi")
    scene.do("A: play culprit")
    assert scene.weights() == {f"deal {seat} first on the scene": 4 for seat in SEATS[:3]}


@pytest.mark.parametrize("seats", range(3, 9))
def test_cards_are_conserved_and_hands_never_grow_past_four(seats: int) -> None:
    """From turn to turn no hand grows, but for an empty one that is given a card."""
    position, dice, turns = GAME.start(seats, CulpritOptions()), Dice(seats), 0
    before = [4] * seats
    while not position.over:
        position.apply(random_action(position, dice))
        now = [len(spell(hand)) for hand in position.hands[:seats]]
        assert max(now) <= 4
        if position.stage == codes.DEALING:
            before = [4] * seats
        elif position.stage == codes.PLAYING:
            assert all(new <= max(old, 1) for old, new in zip(before, now, strict=True))
            before, turns = now, turns + 1
        places = [*position.hands, *position.played, position.gathered]
        counted = Counter(card for place in places for card in spell(place))
        for number, card in enumerate(COPIES):
            rest = position.rest[number] + position.discarded[number]
            assert counted[card] + rest == COPIES[card]
    assert turns > 10
