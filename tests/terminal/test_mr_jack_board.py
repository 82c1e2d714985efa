"""The district of Mr. Jack as it is drawn, for either side, with and without colour."""

import io
from typing import Any

import pytest
from rich.console import Console
from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated, play, stand

from gaslamp.core.play import Play
from gaslamp.core.seats import SPECTATOR, in_mask
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, KIND, STREET_COUNT
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.terminal.boards import AnySight, Offered, board_for
from gaslamp.words import LANGUAGES, Words

BOARD = board_for("mr_jack")
NAMED = ["Agatha", "Basil"].__getitem__


def drawn(
    position: MrJackPosition,
    viewer: int,
    lang: str = "en",
    *,
    colour: bool = False,
    width: int = 80,
) -> str:
    console = Console(file=io.StringIO(), width=width, height=24, force_terminal=colour)
    sight = Play(GAME, MrJackOptions(), position).sight(viewer)
    return shown(sight, console, lang)


def shown(sight: AnySight, console: Console, lang: str) -> str:
    BOARD.draw(sight, Words(lang, NAMED), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [JACK, INVESTIGATOR, SPECTATOR])
def test_the_board_fits_a_small_terminal(viewer: int, lang: str) -> None:
    position = stand(turn=7, alibis=[["Stealthy", "Gull"], ["Bert", "Lestrade"]], jack="Watson")
    lines = drawn(position, viewer, lang).splitlines()
    assert len(lines) <= 18
    assert max(map(len, lines)) <= 80


def test_every_empty_street_is_named() -> None:
    picture = drawn(stand(), INVESTIGATOR)
    taken = {"g5", "a3", "g8", "e5", "i4", "m10", "e9", "i8"}
    assert all(name in picture for name in CELLS[:STREET_COUNT] if name not in taken)
    assert picture.count("###") == list(KIND.values()).count("building")


def test_light_and_dark_are_told_apart_without_colour() -> None:
    picture = drawn(stand(turn=5, lantern="SE"), INVESTIGATOR)
    assert "*g6" in picture
    assert "~c3" in picture
    assert " i6" in picture
    assert "<f5:*>" in picture
    assert "<b2>" in picture
    assert "\x1b" not in picture


def test_colour_only_adds_to_it() -> None:
    assert "\x1b[" in drawn(stand(), JACK, colour=True)


def test_things_and_people() -> None:
    picture = drawn(stand(turn=3, innocent=["Gull"], lantern="S"), INVESTIGATOR)
    assert {"wg", "SH", "JW↓", "=NW=", "xSWx", "(f7)", "[c2]", "<c7:3>"} <= set(
        picture.replace("*", " ").replace("< ", "<*").split()
    ) | {"JW↓"}
    assert "JW↓" in picture


def test_only_jack_sees_who_jack_is() -> None:
    position = stand(jack="Smith", alibis=[["Bert"], ["Holmes"]])
    assert "Jack is Smith" in drawn(position, JACK)
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert "Jack is" not in drawn(position, viewer)
    assert "Alibi: Bert" in drawn(position, JACK)
    assert "Alibi: Holmes" in drawn(position, INVESTIGATOR)


def test_an_escape_is_drawn_outside() -> None:
    position = activated("Gull", JACK, at={"Gull": "b6"}, jack="Gull", witness=False)
    assert "WG!" in drawn(play(position, "Jack: exit NW"), INVESTIGATOR)


@pytest.mark.parametrize("small", GAME.small_forms)
def test_of_a_small_form_there_are_only_those_who_are_there(small: str) -> None:
    options = GAME.options({"small": small})
    sight = Play(GAME, options, GAME.start(2, options)).sight(INVESTIGATOR)
    picture = shown(sight, Console(file=io.StringIO(), width=80), "en")
    named = {who for who in CHARACTERS if who in picture}
    assert named == set(sight.view.characters)
    assert "Turn 1 of 4" in picture


def test_a_narrow_terminal_has_the_people_above_the_streets() -> None:
    lines = drawn(stand(), JACK, width=60).splitlines()
    assert max(map(len, lines)) <= 60
    assert lines[0].startswith("Turn 1 of 8")


@pytest.mark.parametrize(
    "position",
    [
        stand(),
        *(activated(who) for who in ("Smith", "Lestrade", "Goodley", "Gull", "Bert", "Holmes")),
        play(activated("Watson"), "Investigator: a3-a4"),
    ],
)
def test_the_menu_leads_to_every_choice(position: MrJackPosition) -> None:
    (seat,) = in_mask(position.awaited)
    sight = Play(GAME, MrJackOptions(), position).sight(seat)
    choices = [
        Offered(n, GAME.to_typed(a), GAME.write(a, position), GAME.describe(a, position))
        for n, a in enumerate(position.legal(seat))
    ]
    ways: list[tuple[Any, Offered]] = list(BOARD.ways(choices, sight))
    assert [choice for _, choice in ways] == choices
    said = [tuple(Words("fr", NAMED).say(step) for step in way) for way, _ in ways]
    assert len(set(said)) == len(choices)
    assert Words("en", NAMED).say(BOARD.asks([way[0] for way, _ in ways], sight))
    warned = {type(c.action).__name__ for c in choices if BOARD.warns(c, sight)}
    assert warned <= {"Accuse"}
