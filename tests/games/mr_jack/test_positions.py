"""Positions given outright: what can stand stands as it was, what cannot is refused."""

from typing import Any

import pytest
from tests.games.mr_jack.table import START, activated, choices, facts, play, stand

from gaslamp.core.data import from_json, from_plain, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.random_play import random_action
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.explicit import MrJackFacts
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition

CARDS = ["Holmes", "Watson", "Smith", "Lestrade"]
GOODLEY = ["Goodley", "Gull", "Bert", "Smith"]


def again(position: MrJackPosition) -> MrJackPosition:
    written = to_json(GAME.to_facts(position))
    return GAME.from_facts(from_json(written, MrJackFacts), 2, MrJackOptions())


BEGUN = [
    ("Goodley", {}, "whistle Watson a3-b3"),
    ("Goodley", {}, "whistle Watson a3-b3, lantern N"),
    ("Goodley", {}, "m10-m11, whistle Bert i8-j8"),
    ("Goodley", {}, "whistle Watson a3-b3-c3-d3"),
    ("Watson", {}, "a3-a4"),
    ("Gull", {}, "exchange Watson"),
    ("Gull", {}, "exchange Bert"),
    ("Holmes", {}, "g5-g6"),
    ("Smith", {}, "g8-g9"),
    ("Smith", {}, "lamp f5-f9"),
    ("Bert", {}, "cover c2-a5"),
    ("Lestrade", {}, "cordon SW-NW, e5-e6"),
    ("Gull", {"at": {"Gull": "e6"}}, "accuse Lestrade"),
    ("Bert", {"at": {"Bert": "g9"}}, "accuse Smith"),
]


@pytest.mark.parametrize(("who", "changed", "parts"), BEGUN)
def test_an_activation_stands_as_it_was(who: str, changed: dict[str, Any], parts: str) -> None:
    position = activated(who, **changed)
    for part in parts.split(", "):
        assert again(position).same_as(position)
        position = play(position, f"Investigator: {part}")
    assert again(position).same_as(position)


def test_a_position_stands_as_it_was() -> None:
    escape = activated("Gull", 0, at={"Gull": "b6"}, jack="Gull", witness=False)
    last = stand(turn=8, cards=CARDS, played=CARDS[:3])
    for position in (
        GAME.start(2, MrJackOptions()),
        stand(cards=["Gull", "Bert"]),
        stand(turn=4, innocent=["Gull"], witness=False, alibis=[["Bert"], ["Holmes"]]),
        play(escape, "Jack: exit NW"),
        play(last, "Jack: Lestrade, e5-e6, cordon NE-NW"),
    ):
        assert again(position).same_as(position)


def test_positions_of_a_game_are_numbers_and_stand_as_they_were() -> None:
    for seed in range(4):
        position, dice = GAME.start(2, MrJackOptions()), Dice(seed)
        while not position.over:
            position.apply(random_action(position, dice))
            assert again(position).same_as(position)
            numbers = [*position.at, *position.tiles, *position.alibis, position.moved]
            assert all(type(number) is int for number in numbers)


def whistling(**changed: Any) -> dict[str, Any]:
    return {"cards": GOODLEY, "activation": {"character": "Goodley"} | changed}


@pytest.mark.parametrize(
    ("message", "changed"),
    [
        ("turn", {"turn": 0}),
        ("turn", {"turn": 9}),
        ("turn", {"innocent": ["Bert"]}),
        ("turn", {"witness": False}),
        ("innocent", {"turn": 2, "innocent": ["Bert", "Bert"]}),
        ("jack", {"turn": 2, "innocent": ["Smith"]}),
        ("jack", {"turn": 2, "alibis": [["Smith"], []]}),
        ("jack", {"jack": None}),
        ("jack", {"jack": None, "cards": [], "alibis": [["Bert"], []]}),
        ("jack", {"jack": None, "cards": [], "turn": 3}),
        ("alibis", {"turn": 2, "alibis": [["Bert"], ["Bert"]]}),
        ("alibis", {"turn": 2, "alibis": [["Bert", "Bert"], []]}),
        ("alibis", {"alibis": [[]]}),
        ("characters", {"at": {"Bert": "g5"}}),
        ("characters", {"at": {"Bert": "b8"}}),
        ("characters", {"characters": {}}),
        ("characters", {"at": {"Moriarty": "a1"}}),
        ("covers", {"covers": ["c2"]}),
        ("covers", {"covers": ["c2", "c2"]}),
        ("covers", {"covers": ["c2", "a5", "f7"]}),
        ("cordons", {"cordons": []}),
        ("cordons", {"cordons": ["NW", "NE", "SE"]}),
        ("cordons", {"cordons": ["NW", "NW"]}),
        ("lamps", {"turn": 2, "lamps": facts()["lamps"]}),
        ("lamps", {"turn": 6, "lamps": {"b2": "plain"}}),
        ("lamps", {"turn": 6, "lamps": {"b2": "plain", "f5": "plain", "c7": "plain"}}),
        ("lamps", {"turn": 6, "lamps": {"b2": "plain", "f5": "plain", "c7": "x"}}),
        ("cards", {"cards": CARDS[:3], "played": ["Holmes"]}),
        ("cards", {"cards": [*CARDS, "Gull"]}),
        ("cards", {"cards": ["Gull", "Gull"]}),
        ("cards", {"turn": 2, "cards": CARDS[:3]}),
        ("cards", {"played": ["Gull"]}),
        ("cards", {"cards": ["Gull"], "activation": {"character": "Gull"}}),
        ("activation", {"activation": {"character": "Gull", "power_used": True}}),
        ("activation", {"played": ["Smith"], "activation": {"character": "Smith"}}),
        ("end", {"played": CARDS}),
        ("end", {"end": "dawn"}),
        ("end", {"turn": 8, "end": "dawn"}),
        ("end", {"turn": 7, "played": CARDS, "end": "dawn"}),
        ("end", {"end": "abandoned"}),
        ("end", {"end": "arrested"}),
        ("end", {"end": "escaped"}),
        ("end", {"activation": {"character": "Smith"}, "end": "escaped"}),
        ("end", {"activation": {"character": "Smith"}, "end": "arrested"}),
        ("end", {"activation": {"character": "Smith"}, "at": {"Smith": "g5"}, "end": "arrested"}),
        ("end", {"activation": {"character": "Smith", "moved": True, "power_used": True}}),
        ("end", {"activation": {"character": "Smith", "turning": True}}),
        ("end", {"activation": {"character": "Smith", "points": 1}}),
        ("end", {"activation": {"character": "Smith", "whistled": ["Bert"]}}),
        ("end", {"activation": {"character": "Watson"}}),
        ("end", {"activation": {"character": "Watson", "power_used": True, "moved": True}}),
        ("end", {"activation": {"character": "Watson", "power_used": True, "turning": True}}),
        ("end", {"activation": {"character": "Holmes", "power_used": True}}),
        ("end", {"activation": {"character": "Holmes", "turning": True}}),
        ("end", whistling()),
        ("end", whistling(points=2)),
        ("end", whistling(points=3, turning=True)),
        ("end", whistling(points=3, whistled=["Bert"])),
        ("end", whistling(points=2, whistled=["Goodley"])),
        ("end", whistling(points=0, whistled=["Bert"])),
        ("end", whistling(points=2, whistled=["Bert"], turning=True)),
        ("end", whistling(points=1, power_used=True)),
        ("end", whistling(whistled=["Bert"], power_used=True)),
    ],
)
def test_what_cannot_stand_is_refused(message: str, changed: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as refused:
        stand(**changed)
    assert refused.value.sentence.id == f"mr-jack-position-{message}"


@pytest.mark.parametrize(
    "changed",
    [
        {"lantern": "up"},
        {"jack": "Moriarty"},
        {"covers": ["a1", "c2"]},
        {"cordons": ["N", "S"]},
        {"lamps": {"a1": "plain", "f5": "plain"}, "turn": 6},
        {"at": {"Bert": "z9"}},
        {"turn": 10**30},
        {"activation": {"character": "Smith", "points": 10**30}},
        {"activation": {"character": "Smith", "points": -1}},
        {"extra": 1},
    ],
)
def test_what_is_not_of_this_game_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        stand(**changed)


def test_a_whistle_that_could_not_be_ended_is_refused() -> None:
    """Everybody but Goodley and Bert has been whistled: nobody is left for the last points."""
    at = dict(zip(START, ("l7", "k7", "m8", "j6", "m9", "l6", "i6", "m10"), strict=True))
    with pytest.raises(Unreadable):
        stand(at=at, **whistling(points=2, whistled=["Bert"]))


def test_a_stood_up_activation_goes_on() -> None:
    position = stand(**whistling(points=2, whistled=["Bert"]))
    assert all(choice.startswith("whistle") for choice in choices(position))
    assert not any("Bert" in choice for choice in choices(position))


def test_facts_are_written_in_the_games_words() -> None:
    plain = facts(turn=2, innocent=["Gull"])
    assert GAME.to_facts(stand(turn=2, innocent=["Gull"])) == from_plain(plain, MrJackFacts)
