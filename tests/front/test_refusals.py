"""Whatever a program gets wrong is said in a sentence, which says where it is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import gaslamp
from gaslamp.core.data import to_plain


@pytest.fixture
def match() -> gaslamp.Match:
    return gaslamp.start("sleuth", seats=3, seed=1)


def test_a_refusal_is_shown_as_its_sentence(match: gaslamp.Match) -> None:
    refusal = match.why_not("B: exchange")
    assert str(refusal) == "The rules do not allow “exchange” now."
    assert repr(refusal) == "NotLegal('The rules do not allow “exchange” now.')"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: gaslamp.start("chess"), "no game called “chess”"),
        (lambda: gaslamp.start("sleuth", seats=99), "99 seats are not possible"),
        (lambda: gaslamp.start("sleuth", rules=9), "version 9 of the game’s rules"),
        (lambda: gaslamp.start("sleuth", colour="red"), "no field called “colour”"),
        (lambda: gaslamp.start("sleuth", missing="two"), "“missing” is not one"),
        (lambda: gaslamp.start("sleuth", seed="one"), "“seed” is not one"),  # type: ignore[arg-type]
        (lambda: gaslamp.bot_for("chess"), "no game called “chess”"),
        (lambda: gaslamp.bot_for("sleuth", "genius"), "called “genius”"),
        (lambda: gaslamp.load(""), "not readable JSON"),
        (lambda: gaslamp.load("{}"), "“game” is missing"),
        (lambda: gaslamp.load_sight({"game": "sleuth"}), "“rules” is missing"),
    ],
)
def test_what_cannot_be_read(wrong: Callable[[], Any], said: str) -> None:
    with pytest.raises(gaslamp.Unreadable, match=said):
        wrong()


@pytest.mark.parametrize("seat", ["Z", 9, -9, 2.5, None])
def test_a_seat_that_is_not_there(match: gaslamp.Match, seat: Any) -> None:
    with pytest.raises(gaslamp.Unreadable, match="the seats are A, B, C"):
        match.seat_bot(seat)


def test_an_action_of_another_game_is_not_legal(match: gaslamp.Match) -> None:
    action = gaslamp.mr_jack.Activate(1, "Watson")
    assert not match.is_legal(action)
    with pytest.raises(gaslamp.Unreadable, match="is no action of this game"):
        match.act(action)


def test_a_field_of_a_record_is_named_by_its_path(match: gaslamp.Match) -> None:
    record = to_plain(match.record())
    wrong = {
        "“options.colour”": record | {"options": {"colour": "red"}},
        "“options.missing”": record | {"options": {"missing": "two"}},
        "“start.colour”": record | {"start": {"colour": "red"}},
        "“moves\\[0\\]”": record | {"moves": [7]},
    }
    for path, file in wrong.items():
        with pytest.raises(gaslamp.Unreadable, match=path):
            gaslamp.load(file)


def test_a_line_of_a_record_is_named_by_its_number(match: gaslamp.Match) -> None:
    record = to_plain(match.record())
    lines = [*record["moves"][:5], "A: cheese", *record["moves"][5:]]
    with pytest.raises(gaslamp.Unreadable, match="Line 6, “A: cheese”, cannot be played"):
        gaslamp.load(record | {"moves": lines})
