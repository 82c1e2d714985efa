"""What the numbers of `seen_as` tell each viewer, for the search that lives on them."""

from itertools import combinations

import pytest
from tests.games.sleuth.sitting import Sitting, sitting

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.seats import CHANCE, SPECTATOR
from gaslamp.games.sleuth import GAME, codes
from gaslamp.games.sleuth.options import SleuthOptions

GEM = "green opal pair"


def seen(at: Sitting, line: str, viewer: int) -> int:
    who, _, text = line.partition(": ")
    action = GAME.read(text, GAME.seat_named(who, at.position.seats), at.position)
    return at.position.seen_as(action, viewer)


def test_a_dealt_gem_looks_alike_to_all_but_its_owner() -> None:
    start = GAME.start(3, SleuthOptions())
    deals = start.legal(CHANCE)
    assert len({start.seen_as(deal, 0) for deal in deals}) == 36
    for viewer in (1, 2, SPECTATOR):
        assert len({start.seen_as(deal, viewer) for deal in deals}) == 1


def test_an_open_gem_is_seen_by_all() -> None:
    start = GAME.start(3, SleuthOptions())
    for _ in range(33):
        start.apply(start.legal(CHANCE)[0])
    deals = start.legal(CHANCE)
    assert [start.seen_as(deal, SPECTATOR) for deal in deals] == deals


OPALS = ("blue opal solitaire", "blue opal pair", "blue opal cluster")


@pytest.mark.parametrize("line", ["A: ask B blue opal [blue opal]", "A: question blue opal"])
def test_the_number_for_all_and_the_gems_for_two(line: str) -> None:
    numbers: dict[int, set[int]] = {viewer: set() for viewer in (SPECTATOR, 0, 1, 2)}
    for hand in (hand for size in range(4) for hand in combinations(OPALS, size)):
        rest = [opal for opal in OPALS if opal not in hand]
        at = sitting(hands={"B": hand, "C": rest}, cards={"A": ["blue opal"]}, missing=(GEM,))
        if "question" in line:
            at.do("A: final B")
        for viewer, found in numbers.items():
            found.add(seen(at, line, viewer))
    assert {viewer: len(found) for viewer, found in numbers.items()} == {
        SPECTATOR: 4,
        0: 8,
        1: 8,
        2: 4,
    }


@pytest.mark.parametrize(("question", "super_sleuth"), [("blue opal", True), ("blue", False)])
def test_only_a_number_when_nothing_is_shown(question: str, super_sleuth: bool) -> None:
    numbers = set()
    for mine in OPALS:
        at = sitting(
            hands={"B": [mine], "C": [opal for opal in OPALS if opal != mine]},
            cards={"A": [question]},
            missing=(GEM,),
            super_sleuth=super_sleuth,
        )
        blue = sum(text.startswith("blue") for text in at.view("B").hand or [])
        numbers.add((blue, seen(at, f"A: ask B {question} [{question}]", 0)))
    assert len({blue for blue, _ in numbers}) == len(numbers)


def test_a_wrong_name_is_seen_by_its_seat_alone() -> None:
    at = sitting(missing=(GEM,)).do("B: announce")
    wrong = [
        action for action in at.position.legal(1) if GEM not in GAME.write(action, at.position)
    ]
    assert len({at.position.seen_as(action, 1) for action in wrong}) == 35
    for viewer in (0, 2, SPECTATOR):
        assert len({at.position.seen_as(action, viewer) for action in wrong}) == 1


def test_nothing_is_seen_of_a_naming_that_is_not_finished() -> None:
    at = sitting(missing=(GEM, "blue opal pair")).do("B: announce")
    for action in at.position.legal(1):
        assert at.position.seen_as(action, 0) == 0
        assert at.position.seen_as(action, 1) == action


def test_right_and_wrong_look_different_and_a_turned_up_gem_is_seen() -> None:
    shown = set()
    for gem in (GEM, "blue opal pair", "red pearl cluster"):
        at = sitting(missing=(gem,)).do("B: announce")
        right, wrong = seen(at, f"B: name {gem}", 0), seen(at, "B: name red pearl pair", 0)
        assert right != wrong
        shown.add(right)
    assert len(shown) == 3


def test_a_winner_of_a_place_shows_nothing_but_learns_it() -> None:
    heard, learnt = set(), set()
    for gem in (GEM, "blue opal pair"):
        at = sitting(missing=(gem,), winners=2).do("B: announce")
        heard.add(seen(at, f"B: name {gem}", 0))
        learnt.add(seen(at, f"B: name {gem}", 1))
    assert (len(heard), len(learnt)) == (1, 2)


def test_a_wrong_namer_learns_the_missing_gem() -> None:
    learnt = set()
    for gem in (GEM, "blue opal pair"):
        at = sitting(missing=(gem,)).do("B: announce")
        learnt.add(seen(at, "B: name red pearl pair", 1))
    assert len(learnt) == 2


def kinds_taken(at: Sitting, seat: int, rolls: int) -> dict[int, int]:
    legal, dice = at.position.legal(seat), Dice(3)
    taken: dict[int, int] = {}
    for _ in range(rolls):
        kind = kind_of(legal[at.position.random_index(seat, legal, dice.roll())])
        taken[kind] = taken.get(kind, 0) + 1
    return taken


def test_random_play_solves_one_turn_in_fifty() -> None:
    taken = kinds_taken(sitting(), 0, 20_000)
    solving = taken[codes.FINAL] + taken[codes.ANNOUNCE]
    assert 320 < solving < 480
    assert taken[codes.FINAL] > taken[codes.ANNOUNCE] > 0
    assert taken[codes.EXCHANGE] > 0
    assert set(taken) == {codes.ASK, codes.EXCHANGE, codes.FINAL, codes.ANNOUNCE}


def test_random_play_does_not_solve_between_two_interrogations() -> None:
    cards = {"A": ["pair", "blue opal"]}
    at = sitting(cards=cards, extra_interrogations=True).do("A: ask B pair [pair]")
    assert set(kinds_taken(at, 0, 3000)) == {codes.ASK, codes.END_TURN}


def test_random_play_asks_and_names_anything() -> None:
    at = sitting().do("A: final B")
    assert set(kinds_taken(at, 0, 3000)) == {codes.QUESTION, codes.ANNOUNCE}
    legal, dice = at.do("A: announce").position.legal(0), Dice(1)
    names = {at.position.random_index(0, legal, dice.roll()) for _ in range(1000)}
    assert names == set(range(36))
