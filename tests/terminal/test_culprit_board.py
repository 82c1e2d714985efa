"""The table of The Culprit as it is drawn, and the menu that leads to every choice."""

import io

import pytest
from rich.console import Console
from tests.games.culprit.scene import SEATS, Scene, dealt, table
from tests.games.culprit.test_setup import HANDS_OF_THREE

from gaslamp.core.seats import SPECTATOR
from gaslamp.games.culprit import GAME, text
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.terminal.boards import Offered, board_for
from gaslamp.words import LANGUAGES, Words

BOARD = board_for("culprit")
NAMED = ["Agatha", "Basil", "Clara", "Dorothy", "Edgar", "Flora", "Gideon", "Hester"].__getitem__


def drawn(scene: Scene, viewer: int, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80, height=24)
    BOARD.draw(scene.play.sight(viewer), Words(lang, NAMED), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_eight_players_fit_a_small_terminal(viewer: int, lang: str) -> None:
    hands = ["alibi + witness"] + ["exchange"] * 4 + ["culprit + toby", "maid", ""]
    scene = table(*hands, played={"B": "sheriff", "C": "accomplice"}, handcuffs=2)
    lines = drawn(scene, viewer, lang).splitlines()
    assert len(lines) <= 15
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_ones_hand_every_card_says_what_it_does(lang: str) -> None:
    words = Words(lang, NAMED)
    lines = drawn(table("alibi + alibi + witness", "culprit", "maid"), 0, lang).splitlines()
    explained = [f"  {words.say(text.explained(card))}" for card in ("alibi", "witness")]
    assert lines[-2:] == explained
    assert max(len(words.say(text.explained(card))) for card in CARD_TEXT) <= 78


def test_everybody_s_marks_are_words() -> None:
    scene = table(
        "alibi", "culprit", "toby", played={"B": "sheriff + maid", "C": "accomplice"},
        handcuffs=2, maid=[1],
    )  # fmt: skip
    picture = drawn(scene, 0)
    assert "[accomplice, handcuffs]" in picture
    assert "[no detective]" in picture


def test_only_ones_own_hand_is_drawn_until_the_end() -> None:
    scene = table("maid", "culprit", "toby", flash=True, turn="B")
    assert "Your hand: Maid" in drawn(scene, 0)
    assert "Culprit" not in drawn(scene, 0)
    assert "Your hand" not in drawn(scene, SPECTATOR)
    scene.do("B: play culprit")
    assert "C: Toby" in drawn(scene, SPECTATOR)


def test_a_witness_sees_the_hand_while_it_answers() -> None:
    scene = table("witness + maid", "culprit + toby", "alibi").do("A: play witness B")
    assert "Basil shows you: Culprit, Toby" in drawn(scene, 0)
    assert "shows you" not in drawn(scene, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_own_way_and_every_step_its_question(lang: str) -> None:
    scene = dealt(3, *HANDS_OF_THREE).do("A: play first on the scene")
    for line in ("B: play alibi", "C: play toby B", "house: show culprit"):
        seat = SEATS.index(scene.awaited) if len(scene.awaited) == 1 else None
        if seat is not None:
            _check_menu(scene, seat, Words(lang, NAMED))
        scene.do(line)


def _check_menu(scene: Scene, seat: int, words: Words) -> None:
    position, sight = scene.position, scene.play.sight(seat)
    choices = [
        Offered(n, GAME.to_typed(a), GAME.write(a, position), GAME.describe(a, position))
        for n, a in enumerate(position.legal(seat))
    ]
    ways = list(BOARD.ways(choices, sight))
    assert [choice for _, choice in ways] == choices
    assert len({repr(way) for way, _ in ways}) == len(choices)
    for way, _ in ways:
        assert all(words.say(step) for step in way)
        assert words.say(BOARD.asks(way[-1:], sight)).strip()
