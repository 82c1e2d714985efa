"""The first and last of every deck and list, where an off-by-one would hide."""

import pytest
from tests.games.sleuth.sitting import NOTHING_YET, sitting

from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.events import Shown
from gaslamp.games.sleuth.explicit import SleuthFacts, to_facts
from gaslamp.games.sleuth.options import SleuthOptions


def test_before_the_deal_nothing_is_anywhere() -> None:
    start = GAME.start(3, SleuthOptions())
    assert to_facts(start) == SleuthFacts(
        hands=[[], [], []],
        open_gems=[],
        missing=list(GEM_TEXT),
        cards=[[], [], []],
        used=[],
        turn=None,
        **NOTHING_YET,
    )
    assert start.pile.bit_count() == 54
    assert (start.stage, start.dealt, start.ended, start.winners) == (0, 0, 0, 0)
    deals = [GAME.write(action, start) for action in start.legal(CHANCE)]
    assert deals == [f"deal A {gem}" for gem in GEM_TEXT]


@pytest.mark.rule("SL-10")
def test_the_whole_list_of_a_turn() -> None:
    cards = {"A": ["diamond", "diamond solitaire", "diamond ?", "yellow ?"]}
    lines = sitting(3, cards=cards).legal("A")
    with_diamond = ["diamond", "diamond solitaire", "diamond pair", "diamond cluster"]
    with_diamond += [f"{colour} diamond" for colour in ("red", "blue", "green", "yellow")]
    with_yellow = ["yellow", "yellow diamond", "yellow pearl", "yellow opal"]
    with_yellow += [f"yellow {kind}" for kind in ("solitaire", "pair", "cluster")]
    asked = [("diamond", "diamond"), ("diamond solitaire", "diamond solitaire")]
    asked += [(question, "diamond ?") for question in with_diamond]
    asked += [(question, "yellow ?") for question in with_yellow]
    expected = [f"ask {seat} {question} [{card}]" for question, card in asked for seat in "BC"]
    assert lines == [*expected, "exchange", "final B", "final C", "announce"]


@pytest.mark.rule("SL-12")
def test_the_first_of_the_two_element_questions_shows_gems() -> None:
    gems = ["red diamond solitaire", "blue diamond solitaire"]
    cards = {"A": ["diamond solitaire"]}
    table = sitting(hands={"B": gems}, cards=cards, missing=("red opal pair",))
    table.do("A: ask B diamond solitaire [diamond solitaire]")
    assert Shown(0, 1, gems) in table.told("A")


@pytest.mark.rule("SL-32")
def test_the_first_one_element_card_allows_a_second_interrogation() -> None:
    cards = {"A": ["diamond", "red pearl", "red opal", "green opal"]}
    table = sitting(cards=cards, extra_interrogations=True)
    table.do("A: ask B red pearl [red pearl]")
    assert table.awaited() == ["A"]
    table.do("A: ask C diamond [diamond]")
    assert table.position.to_draw == 2


@pytest.mark.rule("SL-15")
def test_used_cards_gather() -> None:
    table = sitting(cards={"A": ["pair", "red", "green", "opal"]}, used=["blue pearl"])
    table.do("A: exchange")
    assert set(table.view(None).used) == {"pair", "red", "green", "opal", "blue pearl"}


@pytest.mark.rule("SL-22")
def test_everybody_has_two_final_questions_of_their_own() -> None:
    table = sitting(missing=("red opal pair",))
    table.do("A: final B", "A: question red", "A: question blue")
    table.do("A: announce", "A: name red pearl pair", "B: final C", "B: question red")
    final = table.view(None).final
    assert final is not None
    assert (final.opponent, final.asked) == (2, 1)
    assert len(table.legal("B")) == 44


@pytest.mark.rule("SL-32")
def test_the_next_player_may_ask_anybody_anything() -> None:
    cards = {"A": ["pair", "red pearl"], "B": ["solitaire", "blue opal"]}
    table = sitting(cards=cards, extra_interrogations=True)
    table.do("A: ask C pair [pair]", "A: ask B red pearl [red pearl]").draw()
    assert {"ask C solitaire [solitaire]", "ask C blue opal [blue opal]"} <= set(table.legal("B"))
    assert "exchange" in table.legal("B")


def test_chance_has_nothing_to_do_in_a_turn_or_after_the_end() -> None:
    table = sitting(missing=("red opal pair",))
    assert table.position.legal(CHANCE) == []
    table.do("B: announce", "B: name red opal pair")
    assert table.position.legal(CHANCE) == []
    assert table.position.legal(0) == table.position.legal(1) == []
