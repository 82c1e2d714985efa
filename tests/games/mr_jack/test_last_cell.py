"""MJ-62: a power used first and the last free cell, by hand and against the slow working-out."""

from typing import Any

import pytest
from tests.games.mr_jack.activations import played_out, table_of
from tests.games.mr_jack.slow import NEWEST, activations, free_moves, powers
from tests.games.mr_jack.table import (
    INVESTIGATOR,
    JACK,
    activated,
    awaited,
    choices,
    chosen,
    facts,
    moves,
    play,
    stand,
    where,
)
from tests.games.mr_jack.test_activations import cornered

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.games.mr_jack.codes import ARRESTED, ESCAPED, WRONG_ACCUSATION
from gaslamp.games.mr_jack.rules import MrJackPosition

SOUTH_EAST = {
    "Goodley": "l6",
    "Watson": "l7",
    "Smith": "k7",
    "Holmes": "j6",
    "Stealthy": "m8",
    "Bert": "m11",
    "Lestrade": "i5",
    "Gull": "i7",
}
"""Goodley has one free cell, m9, and two points bring Bert there."""
NORTH_WEST = {
    "Bert": "b7",
    "Holmes": "b6",
    "Gull": "a5",
    "Smith": "c6",
    "Lestrade": "a4",
    "Stealthy": "d7",
    "Watson": "k11",
    "Goodley": "m12",
}
"""Bert can leave b7 by the manhole of a5 alone, and has a cover to put on it."""
BY_TWO = "whistle Bert m11-m10-m9, whistle Gull i7-i6"


def goodley(seat: int, **changed: Any) -> MrJackPosition:
    turn = 7 if seat == INVESTIGATOR else 6
    usual: dict[str, Any] = {"turn": turn, "at": SOUTH_EAST, "covers": ["a5", "f10"]}
    return activated("Goodley", seat, **(usual | changed))


def bert(seat: int, **changed: Any) -> MrJackPosition:
    usual: dict[str, Any] = {"at": NORTH_WEST, "covers": ["h3", "c2"]}
    return activated("Bert", seat, **(usual | changed))


@pytest.mark.rule("MJ-62", "MJ-74")
@pytest.mark.parametrize(("jack", "end"), [("Bert", ARRESTED), ("Smith", WRONG_ACCUSATION)])
def test_goodley_whistles_himself_in_and_accuses(jack: str, end: int) -> None:
    position = goodley(INVESTIGATOR, jack=jack)
    assert moves(position) == {"m9"}
    whistled = play(position, f"Investigator: {BY_TWO}")
    assert {choice.split()[0] for choice in choices(whistled)} == {"accuse"}
    assert chosen(whistled, "accuse") == {"Watson", "Smith", "Holmes", "Stealthy", "Bert"}
    after = play(position, f"Investigator: {BY_TWO}, accuse Bert")
    assert after.ended == end
    assert where(after, "Goodley") == "m9"


@pytest.mark.rule("MJ-62")
def test_whoever_whistled_himself_in_neither_stays_nor_moves() -> None:
    whistled = play(goodley(INVESTIGATOR), f"Investigator: {BY_TWO}")
    for line in ("stay", "l6-m9", "l6-i6"):
        with pytest.raises(NotLegal):
            play(whistled, f"Investigator: {line}")


@pytest.mark.rule("MJ-62")
def test_half_a_whistle_can_go_either_way() -> None:
    """While m9 is free, the last two points may take it or leave it."""
    half = play(goodley(INVESTIGATOR), "Investigator: whistle Gull i7-i6")
    assert not half.cornered
    assert play(half, "Investigator: whistle Bert m11-m10-m9").cornered
    assert moves(play(half, "Investigator: whistle Bert m11-l10-m10")) == {"m9"}


@pytest.mark.rule("MJ-62", "MJ-52")
def test_watson_whistled_to_the_last_cell_turns_before_the_accusation() -> None:
    at = SOUTH_EAST | {"Watson": "m11", "Bert": "l7"}
    line = "whistle Watson m11-m10-m9, lantern S, whistle Gull i7-i6"
    after = play(goodley(INVESTIGATOR, at=at), f"Investigator: {line}")
    assert after.cornered
    assert play(after, "Investigator: accuse Watson").over


@pytest.mark.rule("MJ-62", "MJ-70")
def test_jack_whistles_himself_in_and_leaves() -> None:
    position = goodley(JACK, jack="Goodley", witness=False, cordons=["NE", "SW"])
    whistled = play(position, f"Jack: {BY_TWO}")
    assert choices(whistled) == {"exit SE"}
    assert play(whistled, "Jack: exit SE").ended == ESCAPED


@pytest.mark.rule("MJ-62", "MJ-70")
@pytest.mark.parametrize(
    "changed",
    [
        {"jack": "Smith", "witness": False},
        {"jack": "Goodley", "witness": True},
        {"jack": "Goodley", "witness": False, "cordons": ["NE", "SE"]},
    ],
    ids=["another is Jack", "there was a witness", "a cordon is there"],
)
def test_jack_who_cannot_leave_does_not_whistle_himself_in(changed: dict[str, Any]) -> None:
    position = goodley(JACK, **changed)
    assert not any(choice.endswith("-m9") for choice in chosen(position, "whistle"))
    with pytest.raises(NotLegal):
        play(position, f"Jack: {BY_TWO}")
    for _, board in played_out(position):
        assert dict(board.at)["Goodley"] != "l6"


@pytest.mark.rule("MJ-62")
def test_bert_shuts_himself_in_and_accuses() -> None:
    position = bert(INVESTIGATOR)
    assert moves(position)
    shut = play(position, "Investigator: cover h3-a5")
    assert {choice.split()[0] for choice in choices(shut)} == {"accuse"}
    assert play(shut, "Investigator: accuse Holmes").over
    with pytest.raises(NotLegal):
        play(shut, "Investigator: stay")


@pytest.mark.rule("MJ-62", "MJ-70")
def test_jack_as_bert_shuts_himself_in_and_leaves() -> None:
    position = bert(JACK, jack="Bert", witness=False, cordons=["NE", "SW"])
    shut = play(position, "Jack: cover h3-a5")
    assert choices(shut) == {"exit NW"}
    assert play(shut, "Jack: exit NW").ended == ESCAPED
    other = bert(JACK, jack="Smith", witness=False, cordons=["NE", "SW"])
    assert not any(choice.endswith("-a5") for choice in chosen(other, "cover"))


@pytest.mark.rule("MJ-62")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_who_was_stuck_before_the_power_may_stay_after_it(seat: int) -> None:
    """The free cell was not taken away by the power: there was none."""
    name = ("Jack", "Investigator")[seat]
    at = SOUTH_EAST | {"Bert": "m9", "Gull": "i6", "Lestrade": "c2"}
    whistle = next(choice for choice in choices(goodley(seat, at=at)) if "whistle" in choice)
    after = play(goodley(seat, at=at), f"{name}: {whistle}")
    assert not after.cornered
    if not after.powered:
        after = play(after, f"{name}: {next(c for c in choices(after) if 'whistle' in c)}")
    assert "stay" in choices(after)


@pytest.mark.rule("MJ-62")
def test_bert_who_is_stuck_must_take_a_way_that_frees_him_even_to_accuse() -> None:
    position = bert(INVESTIGATOR, covers=["a5", "c2"])
    assert moves(position) == set()
    assert "stay" not in choices(position)
    assert all(choice.startswith("a5-") for choice in chosen(position, "cover"))
    assert chosen(position, "accuse")


# By the first version of the rules


@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_by_the_first_version_nobody_takes_the_last_cell_whatever_follows(seat: int) -> None:
    changed: dict[str, Any] = {"rules": 1, "witness": False, "cordons": ["NE", "SW"]}
    whistled = goodley(seat, jack="Goodley", **changed)
    assert not any(choice.endswith("-m9") for choice in chosen(whistled, "whistle"))
    shut = bert(seat, jack="Bert", **changed)
    assert not any(choice.endswith("-a5") for choice in chosen(shut, "cover"))


# Positions as facts


def activation(**changed: Any) -> dict[str, Any]:
    whistled = SOUTH_EAST | {"Bert": "m9", "Gull": "i6"}
    own = {"character": "Goodley", "power_used": True, "cornered": True}
    cards = ["Goodley", "Holmes", "Watson", "Smith"]
    usual = {"turn": 7, "at": whistled, "covers": ["a5", "f10"], "cards": cards}
    return usual | {"activation": own | changed.pop("activation", {})} | changed


@pytest.mark.rule("MJ-62")
def test_a_position_remembers_that_the_last_cell_was_taken() -> None:
    position = stand(**activation())
    assert "stay" not in choices(position)
    assert "stay" in choices(stand(**activation(activation={"cornered": False})))


@pytest.mark.parametrize(
    "changed",
    [
        {"at": SOUTH_EAST},
        {"activation": {"moved": True}},
        {"activation": {"power_used": False, "points": 3}},
        {"activation": {"character": "Holmes"}},
        {"turn": 8},
        {"rules": 1},
    ],
    ids=["cells are free", "moved", "unused", "another", "Jack cannot leave", "old rules"],
)
def test_a_corner_that_cannot_come_about_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        stand(**activation(**changed))


def test_facts_without_a_corner_do_not_speak_of_one() -> None:
    assert "cornered" not in str(facts())


# Against the slow working-out


def narrow(dice: Dice, who: str) -> dict[str, Any]:
    """A crowd about `who` that leaves a cell or more, and a power that can take them."""
    while True:
        changed = cornered(who, ("b7", "l6")[dice.below(2)], dice)
        table = table_of(activated(who, INVESTIGATOR, **changed))
        if free_moves(table, who) and any(not free_moves(t, who) for t in powers(table, who)):
            return changed


@pytest.mark.rule("MJ-62")
@pytest.mark.parametrize("rules", [1, NEWEST])
@pytest.mark.parametrize("who", ["Goodley", "Bert"])
def test_the_last_cell_is_taken_as_the_clauses_have_it(who: str, rules: int) -> None:
    dice = Dice(rules)
    for number in range(8):
        seat, changed = number % 2, narrow(dice, who)
        changed["jack"] = who if number % 4 < 2 else changed["jack"]
        position = activated(who, seat, rules=rules, **changed)
        may_leave = changed["jack"] == who
        wanted = activations(table_of(position), who, seat == INVESTIGATOR, may_leave, rules)
        assert awaited(position) == seat
        assert set(played_out(position)) == wanted, changed
