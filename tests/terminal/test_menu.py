"""Choosing one of many: by numbers step by step, by notation, by words."""

import io
from collections.abc import Sequence

import pytest
from rich.console import Console
from tests.cli.conftest import AnyMove, dealt_game

from gaslamp.core.dice import Dice
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import GAME
from gaslamp.terminal.boards import Board, Offered, Way, board_for
from gaslamp.terminal.menu import Menu, fold
from gaslamp.terminal.screen import Leaving, Screen
from gaslamp.terminal.table import OwnTable
from gaslamp.words import LANGUAGES, Words
from gaslamp.words.people import named


class Typing(Screen):
    """A screen at which somebody types these lines and then gets up."""

    def __init__(self, *lines: str, height: int = 24) -> None:
        self.written = io.StringIO()
        super().__init__(Console(file=self.written, width=80, height=height, markup=False))
        self.lines = list(lines)

    def line(self, prompt: str) -> str:
        if not self.lines:
            raise Leaving
        return self.lines.pop(0)


def sentence(text: str) -> Sentence:
    return say("unreadable-action", text=text)


def choice(number: int, notation: str) -> Offered:
    return Offered(number, say_nothing, notation, sentence(notation))


say_nothing = GAME.options({})
TREE: Sequence[tuple[Way, Offered]] = [
    ((sentence("fruit"), sentence("apple"), sentence("green")), choice(1, "eat green apple")),
    ((sentence("fruit"), sentence("apple"), sentence("red")), choice(2, "eat red apple")),
    ((sentence("fruit"), sentence("plum")), choice(3, "eat plum")),
    ((sentence("bread"), sentence("white")), choice(4, "bake white bread")),
    ((sentence("tea"),), choice(5, "drink tea")),
]


def chosen(*lines: str, words: Words | None = None) -> int | None:
    screen = Typing(*lines)
    menu = Menu(
        TREE,
        lambda _: say("terminal-what-now"),
        lambda text: text == "?",
        screen,
        words or Words("en"),
    )
    picked = menu.choose()
    return picked.number if picked else None


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        (["3"], 5),
        (["1", "1", "2"], 2),
        (["1", "2"], 3),
        (["2"], 4),  # only one kind of bread: nothing more is asked
        (["1", "0", "3"], 5),
        (["1", "1", "undo", "2"], 3),
        (["9", "nonsense", "?", "3"], 5),
        (["eat red apple"], 2),
        (["EAT  RED   apple"], 2),
        (["drink"], 5),
        (["bread"], 4),
        (["apple", "2"], 2),
        (["apple", "0", "3"], 5),
        (["0"], None),
        (["1", "u", "u"], None),
        (["99999999999999999999", "3"], 5),
    ],
)
def test_ways_to_choose(lines: list[str], number: int | None) -> None:
    assert chosen(*lines) == number


def test_the_words_of_the_language_are_understood() -> None:
    assert chosen("1", "annuler", "3", words=Words("fr")) == 5
    assert fold("  ÉCHANGER l’Œuf ") == fold("echanger l'œuf")


def test_whoever_leaves_leaves() -> None:
    with pytest.raises(Leaving):
        chosen("1")


def sleuth_table(seed: int, seats: int = 4) -> OwnTable:
    play = dealt_game(seed, seats)
    turn = next(s for s in range(seats) if play.position.awaited >> s & 1)
    return OwnTable(play, turn, AnyMove(), Dice(0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_action_of_sleuth_can_be_reached(seed: int, lang: str) -> None:
    table = sleuth_table(seed)
    board = board_for("sleuth")
    for _ in range(3):  # the turn, the naming after an announcement
        choices, sight = table.choices(), table.sight()
        entries = list(board.ways(choices, sight))
        assert {each.number for _, each in entries} == {each.number for each in choices}
        ways = [way for way, _ in entries]
        for place, way in enumerate(ways):
            assert way not in ways[:place]
            assert not any(other[: len(way)] == way for other in ways[:place])
        check_screens(board, table, entries, Words(lang))
        announce = [each for each in choices if each.notation == "announce"]
        if not announce:
            return
        table.act(announce[0].number)


def check_screens(
    board: Board, table: OwnTable, entries: list[tuple[Way, Offered]], words: Words
) -> None:
    """No step of the menu is longer than a small screen."""
    names = named(GAME, table.play.start.seats, words, table.me)
    menu = Menu(entries, lambda _: say("terminal-what-now"), bool, Typing(), words.bound(names))
    for way, _ in entries:
        for depth in range(len(way)):
            offered = menu._offered(way[:depth])
            assert len(offered) <= 13
            assert board.asks(offered, table.sight()).id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("height", [24, 50])
def test_the_board_fits_on_80_columns(lang: str, seats: int, height: int) -> None:
    table = sleuth_table(seats, seats)
    screen = Typing(height=height)
    words = Words(lang)
    spoken = words.bound(named(GAME, seats, words, table.me))
    board_for("sleuth").draw(table.sight(), spoken, screen.console)
    lines = screen.written.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= (height - 9 if height < 30 else height)
    assert "★" in screen.written.getvalue()


def test_a_game_without_a_board_of_its_own_can_be_drawn_and_chosen_from() -> None:
    table = sleuth_table(1)
    board = board_for("no_such_board")
    assert type(board) is Board
    screen = Typing()
    board.draw(table.sight(), Words("en"), screen.console)
    assert "open_gems" in screen.written.getvalue()
    choices = table.choices()
    assert [each for _, each in board.ways(choices, table.sight())] == choices
    assert board.warns(choices[0], table.sight()) is None
