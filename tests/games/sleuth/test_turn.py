import pytest
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.errors import NotLegal, NotYourDecision, Unreadable
from gaslamp.games.sleuth.cards import CARD_TEXT, COLOURS, QUESTION_TEXT
from gaslamp.games.sleuth.events import Answered, Drew, Exchanged, Reshuffled, Shown

CARDS = {"A": ["pair", "blue opal", "blue ?", "?"]}


def asks(table: Sitting, card: str) -> set[str]:
    """What a search card in front of A may ask, whoever is asked."""
    lines = [line for line in table.legal("A") if line.endswith(f"[{card}]")]
    return {line.removeprefix("ask ")[2:].partition(" [")[0] for line in lines}


def numbers(table: Sitting) -> list[int]:
    return [event.number for event in table.told(None) if isinstance(event, Answered)]


@pytest.mark.rule("SL-10")
def test_a_turn_is_an_interrogation_or_an_exchange_and_never_a_pass() -> None:
    table = sitting(cards=CARDS)
    kinds = {line.split()[0] for line in table.legal("A")}
    assert kinds == {"ask", "exchange", "final", "announce"}
    table.do("A: ask B pair [pair]").draw()
    assert table.awaited() == ["B"]
    table.do("B: exchange").draw()
    assert table.awaited() == ["C"]


@pytest.mark.rule("SL-10")
def test_one_opponent_is_interrogated_and_never_oneself() -> None:
    table = sitting(cards=CARDS)
    asked = {line.split()[1] for line in table.legal("A") if line.startswith("ask")}
    assert asked == {"B", "C", "D"}


@pytest.mark.rule("SL-10")
def test_only_ones_own_search_cards_and_only_on_ones_turn() -> None:
    table = sitting(cards=CARDS | {"B": ["red"]})
    with pytest.raises(NotLegal):
        table.do("A: ask C red [red]")
    with pytest.raises(NotLegal):
        table.do("B: ask C red [red]")
    assert table.legal("B") == ["announce"]
    assert not table.play.actions


@pytest.mark.rule("SL-11")
def test_one_element_is_answered_with_a_number_to_everybody() -> None:
    pairs = ["blue diamond pair", "yellow pearl pair", "green pearl pair"]
    others = ["red pearl solitaire", "blue pearl solitaire", "red opal cluster"]
    more = ["blue opal cluster", "green opal solitaire"]
    table = sitting(hands={"B": pairs + others + more}, cards=CARDS)
    table.do("A: ask B pair [pair]")
    answer = Answered(asker=0, opponent=1, question="pair", card="pair", number=3)
    for seat in ("A", "B", "C", "D", None):
        assert table.told(seat) == [answer]


@pytest.mark.rule("SL-11")
def test_none_is_an_answer() -> None:
    diamonds = [f"{colour} diamond {kind}" for kind in ("pair", "cluster") for colour in COLOURS]
    table = sitting(hands={"C": diamonds}, cards={"A": ["pearl", "red pearl"]})
    table.do("A: ask C pearl [pearl]")
    assert numbers(table) == [0]


@pytest.mark.rule("SL-12")
def test_two_elements_number_for_all_and_gems_for_the_interrogator() -> None:
    opals = ["blue opal solitaire", "blue opal cluster"]
    table = sitting(hands={"B": opals, "C": ["blue opal pair"]}, cards=CARDS)
    hand = table.view("B").hand
    table.do("A: ask B blue opal [blue opal]")
    answer = Answered(asker=0, opponent=1, question="blue opal", card="blue opal", number=2)
    shown = Shown(asker=0, opponent=1, gems=opals)
    assert table.told("A") == [answer, shown]
    assert table.told("B") == [answer, shown]
    for seat in ("C", "D", None):
        assert table.told(seat) == [answer]
    assert table.view("B").hand == hand


@pytest.mark.rule("SL-12")
def test_nothing_to_show_when_the_number_is_none() -> None:
    table = sitting(
        hands={"C": ["blue opal pair", "blue opal solitaire", "blue opal cluster"]}, cards=CARDS
    )
    table.do("A: ask B blue opal [blue opal]")
    assert numbers(table) == [0]
    assert not [event for event in table.told("A") if isinstance(event, Shown)]


@pytest.mark.rule("SL-11", "SL-12")
def test_a_printed_card_asks_its_own_question_only() -> None:
    table = sitting(cards=CARDS)
    assert asks(table, "pair") == {"pair"}
    assert asks(table, "blue opal") == {"blue opal"}


@pytest.mark.rule("SL-13")
def test_free_choice_asks_any_element_or_two_of_different_kinds() -> None:
    table = sitting(cards=CARDS)
    assert asks(table, "?") == set(QUESTION_TEXT)
    assert len(QUESTION_TEXT) == 10 + 9 + 12 + 12
    with pytest.raises(Unreadable):
        table.do("A: ask B red blue [?]")


@pytest.mark.rule("SL-14")
def test_free_choice_with_an_element_asks_it_alone_or_with_one_of_another_kind() -> None:
    table = sitting(cards=CARDS)
    stones = {f"blue {gem}" for gem in ("diamond", "pearl", "opal")}
    kinds = {f"blue {kind}" for kind in ("solitaire", "pair", "cluster")}
    assert asks(table, "blue ?") == {"blue"} | stones | kinds


@pytest.mark.rule("SL-14")
def test_a_printed_gem_or_type_can_be_joined_with_seven_others() -> None:
    table = sitting(cards={"A": ["pearl ?", "cluster ?"]})
    assert len(asks(table, "pearl ?")) == len(asks(table, "cluster ?")) == 8
    assert {"pearl", "pearl pair", "red pearl"} <= asks(table, "pearl ?")


@pytest.mark.rule("SL-13", "SL-12")
def test_a_free_choice_used_for_two_elements_shows_the_gems() -> None:
    table = sitting(hands={"D": ["green pearl pair"]}, cards=CARDS)
    table.do("A: ask D green pair [?]")
    assert any(isinstance(event, Shown) for event in table.told("A"))


@pytest.mark.rule("SL-15")
def test_the_used_card_is_replaced_from_the_pile() -> None:
    table = sitting(cards=CARDS)
    pile = table.view(None).pile
    table.do("A: ask B blue pearl [blue ?]", "house: draw [yellow cluster]")
    assert table.cards("A") == ["pair", "blue opal", "yellow cluster", "?"]
    assert table.view(None).used == ["blue ?"]
    assert table.view(None).pile == pile - 1
    assert table.awaited() == ["B"]


@pytest.mark.rule("SL-15")
def test_an_exchange_discards_four_and_draws_four() -> None:
    table = sitting(cards=CARDS)
    old = set(table.cards("A"))
    table.do("A: exchange")
    assert table.told("C") == [Exchanged(0)]
    assert table.cards("A") == []
    table.draw()
    assert len(table.cards("A")) == 4
    assert set(table.view(None).used) == old
    assert table.awaited() == ["B"]


@pytest.mark.rule("SL-15")
def test_nobody_acts_while_cards_are_drawn() -> None:
    table = sitting(cards=CARDS).do("A: exchange")
    assert table.awaited() == table.may_act() == []
    with pytest.raises(NotYourDecision):
        table.play.act(table.position.seats - 1 | 8 << 5)


def all_used_but(pile: int, seats: int = 4) -> list[str]:
    """Search cards to call used, so that so many are left in the pile."""
    free = [card for card in CARD_TEXT if card not in CARDS["A"]]
    return free[: len(free) - 4 * (seats - 1) - pile]


@pytest.mark.rule("SL-16")
def test_the_used_cards_become_the_pile_only_when_a_card_is_needed() -> None:
    table = sitting(cards=CARDS, used=all_used_but(1)).do("A: ask B pair [pair]")
    used = table.view(None).used
    table.draw()
    assert table.view(None).pile == 0
    assert table.view(None).used == used
    assert Reshuffled() not in table.told("B")
    card = table.cards("B")[0]
    table.do(f"B: ask C {card} [{card}]")
    assert Reshuffled() in table.told("D")
    assert table.view(None).pile == len(used) + 1
    assert table.view(None).used == []
    table.draw()
    assert len(table.cards("B")) == 4


@pytest.mark.rule("SL-16")
def test_cards_in_front_of_players_stay_out_of_the_shuffle() -> None:
    table = sitting(cards=CARDS, used=all_used_but(0)).do("A: ask B pair [pair]")
    drawn = {line.removeprefix("draw ") for line in house(table)}
    in_front = {f"[{card}]" for seat in "ABCD" for card in table.cards(seat)}
    assert not drawn & in_front
    assert "[pair]" in drawn


def house(table: Sitting) -> list[str]:
    game, position = table.play.game, table.position
    return [game.write(action, position) for action in position.legal(30)]


@pytest.mark.rule("SL-17")
def test_an_exchange_may_draw_its_own_cards_again_when_the_pile_runs_out() -> None:
    table = sitting(cards=CARDS, used=all_used_but(2)).do("A: exchange")
    assert "draw [pair]" not in house(table)
    for _ in range(2):
        table.play.act(table.position.legal(30)[0])
    assert "draw [pair]" in house(table)
    assert "draw [?]" in house(table)
    table.do("house: draw [?]", "house: draw [pair]")
    assert {"?", "pair"} < set(table.cards("A"))
    assert table.awaited() == ["B"]


@pytest.mark.rule("SL-16", "SL-17", "SL-80")
@pytest.mark.parametrize("last", ["?", "diamond"])
def test_a_shuffle_in_the_midst_of_a_draw_is_told_to_all_whatever_the_last_card(last: str) -> None:
    """The free choice has the highest number of all cards, the diamond the lowest."""
    front = [card for card in CARD_TEXT if card not in ("?", "diamond")]
    cards = {seat: front[4 * i : 4 * i + 4] for i, seat in enumerate("ABCD")}
    other = "diamond" if last == "?" else "?"
    table = sitting(cards=cards, used=[*front[16:], other]).do("A: exchange")
    assert house(table) == [f"draw [{last}]"]
    table.do(f"house: draw [{last}]")
    for viewer in (*"ABCD", None):
        assert table.told(viewer) == [Exchanged(0), Drew(0, last), Reshuffled()]
