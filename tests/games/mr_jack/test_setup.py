import pytest
from tests.games.mr_jack import slow
from tests.games.mr_jack.table import HOUSE, INVESTIGATOR, JACK, START, choices, names, play, view

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import GAME
from gaslamp.games.mr_jack.board import (
    CELLS,
    CHARACTERS,
    DISTANCE,
    EXIT_STREETS,
    EXITS,
    KIND,
    LAMPS,
    MANHOLES,
    NEXT,
    STREETS,
)
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.words import Words

OPTIONS = MrJackOptions()


def begin() -> MrJackPosition:
    return GAME.start(2, OPTIONS)


@pytest.mark.rule("MJ-01")
def test_one_seat_is_jack_and_the_other_the_investigator() -> None:
    assert GAME.seat_names(2) == ("Jack", "Investigator")
    for seats in (1, 3):
        with pytest.raises(Unreadable) as refusal:
            GAME.start(seats, OPTIONS)
        assert Words("en").say(refusal.value.sentence).endswith(": there are always 2.")


@pytest.mark.rule("MJ-02")
def test_eight_suspects_four_of_them_visible() -> None:
    table = view(begin(), SPECTATOR)
    assert {who: seen.cell for who, seen in table.characters.items()} == START
    assert not any(seen.innocent for seen in table.characters.values())
    assert names(begin().visible) == {"Holmes", "Smith", "Lestrade", "Bert"}
    assert table.lantern == "NE"


@pytest.mark.rule("MJ-03")
def test_lamps_covers_and_cordons_at_the_start() -> None:
    table = view(begin(), SPECTATOR)
    tiles = {"b2": "1", "l11": "2", "c7": "3", "k6": "4", "f5": "plain", "h8": "plain"}
    assert table.lamps == tiles
    assert table.covers == ["c2", "l12"]
    assert table.cordons == ["NE", "SW"]


@pytest.mark.rule("MJ-03")
def test_the_board() -> None:
    kinds = list(KIND.values())
    assert (len(STREETS), kinds.count("manhole"), kinds.count("lamp")) == (60, 8, 8)
    assert (len(MANHOLES), len(LAMPS), kinds.count("building"), kinds.count("park")) == (
        8,
        8,
        13,
        5,
    )
    assert {KIND[name] for name in LAMPS} == {"lamp"}
    assert {KIND[name] for name in MANHOLES} == {"manhole"}
    assert all(len(DISTANCE[street]) == 60 for street in STREETS)
    assert max(max(steps.values()) for steps in DISTANCE.values()) == 15


@pytest.mark.rule("MJ-03", "MJ-70")
def test_each_exit_is_reached_from_one_street() -> None:
    streets = dict(zip(EXITS, (CELLS[cell] for cell in EXIT_STREETS), strict=True))
    assert streets == slow.EXIT_STREET
    for marker in (name for name, kind in KIND.items() if kind == "exit"):
        touching = [c for c in slow.neighbours(slow.PLACE[marker]) if slow.is_street(c)]
        assert len(touching) == 1
        assert marker not in NEXT


@pytest.mark.rule("MJ-31")
def test_steps_are_the_same_by_columns_and_rows() -> None:
    assert {name: set(cells) for name, cells in NEXT.items()} == {
        name: set(cells) for name, cells in slow.NEXT.items()
    }


@pytest.mark.rule("MJ-04")
def test_every_card_is_as_likely_as_the_others() -> None:
    position = begin()
    assert choices(position, HOUSE) == {f"jack {who}" for who in CHARACTERS}
    position = play(position, "house: jack Bert")
    assert choices(position, HOUSE) == {f"card {who}" for who in CHARACTERS}
    position = play(position, "house: card Gull")
    assert choices(position, HOUSE) == {f"card {who}" for who in CHARACTERS if who != "Gull"}
    assert {position.chance_weight(action) for action in position.legal(HOUSE)} == {1}


@pytest.mark.rule("MJ-05")
def test_the_witness_card_begins_on_witness() -> None:
    assert view(begin(), SPECTATOR).witness
    position = play(begin(), "house: jack Smith")
    position = play(position, "house: card Smith, card Holmes, card Gull, card Bert")
    assert position.witness


@pytest.mark.rule("MJ-06")
def test_jack_draws_who_he_is_in_secret() -> None:
    position = play(begin(), "house: jack Bert")
    assert view(position, JACK).jack == "Bert"
    assert view(position, INVESTIGATOR).jack is None
    assert view(position, SPECTATOR).jack is None
    assert position.pile.bit_count() == view(position, INVESTIGATOR).pile == 7
    assert "Bert" not in names(position.pile)
    assert view(position, JACK).alibi_counts == [0, 0]
