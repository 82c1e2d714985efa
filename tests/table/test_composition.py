"""Moves of several steps: what they show before they are made, and that they are made as one."""

from typing import Any

import pytest
from tests.contract.cases import Case
from tests.table.sitting import Sitting, plain, sitting

from gaslamp.core.data import to_json
from gaslamp.core.errors import NotLegal, Stale
from gaslamp.games import game_named
from gaslamp.table import moves
from gaslamp.table.composition import Composition
from gaslamp.table.setup import Open, Setup
from gaslamp.table.state import load

MR_JACK, YARD = Case("mr_jack", 2), Case("scotland_yard", 4)


def composed(here: Sitting, seat: int, steps: list[Any]) -> Composition:
    return moves.composed(here.table, here.who(seat), seat, here.hand.decisions[seat], steps)


def whole_move(here: Sitting, seat: int) -> list[Any]:
    """Steps as they come, until the move is whole."""
    steps = [here.some(here.offered(seat))]
    while (found := composed(here, seat, steps)).after is not None:
        typed = [here.table.game.to_typed(action) for action in found.after.legal(seat)]
        steps.append(plain(here.some(typed)))
    return steps


def detectives_turn() -> Sitting:
    here = sitting(YARD).begin()
    while here.turn == 0:
        here.move(0)
    return here


def test_a_composed_move_is_what_its_steps_are_one_by_one(case: Case) -> None:
    together, apart = sitting(case).begin(), sitting(case).begin()
    for number in range(12):
        if together.table.outcome is not None:
            break
        seat = together.turn
        steps = whole_move(together, seat)
        decision = together.hand.decisions[seat]
        who = together.who(seat)
        together.append(moves.move(together.table, who, seat, decision, steps, f"w{number}"))
        for step in steps:
            apart.move(seat, step)
        game = case.game
        facts = [to_json(game.to_facts(each.hand.position)) for each in (together, apart)]
        assert facts[0] == facts[1]
    again = load(together.list).hand
    assert again is not None
    assert again.play.actions == apart.hand.play.actions


def test_composing_changes_nothing(case: Case) -> None:
    here = sitting(case).begin()
    before = to_json(case.game.to_facts(here.hand.position))
    decisions, length = list(here.hand.decisions), here.table.length
    whole_move(here, here.turn)
    assert to_json(case.game.to_facts(here.hand.position)) == before
    assert (here.hand.decisions, here.table.length) == (decisions, length)


def test_an_activation_shows_what_follows_and_ends(case: Case) -> None:
    """The first step is shown; the last one is not, whatever comes of it."""
    here = sitting(case).begin()
    seat = here.turn
    steps = whole_move(here, seat)
    assert composed(here, seat, steps).after is None
    for count in range(1, len(steps)):
        assert composed(here, seat, steps[:count]).after is not None


def test_a_character_is_chosen_before_anything_is_sent() -> None:
    here = sitting(MR_JACK).begin()
    seat = here.turn
    found = composed(here, seat, [here.offered(seat)[0]])
    assert found.after is not None
    assert found.after.legal(seat)


def test_a_detective_who_might_catch_somebody_is_shown_nothing() -> None:
    """That the game goes on would say that Mister X is not there."""
    here = detectives_turn()
    seat = here.turn
    for action in here.offered(seat):
        assert composed(here, seat, [action]).after is None


def test_nothing_can_follow_a_whole_move() -> None:
    here = detectives_turn()
    seat = here.turn
    steps = [here.offered(seat)[0]] * 2
    with pytest.raises(NotLegal):
        composed(here, seat, steps)


def test_a_stale_composition_is_refused(case: Case) -> None:
    here = sitting(case).begin()
    seat = here.turn
    decision = here.hand.decisions[seat] + 1
    with pytest.raises(Stale):
        moves.composed(here.table, here.who(seat), seat, decision, [here.offered(seat)[0]])


def test_the_gems_are_named_after_the_announcement_in_one_move() -> None:
    options = {"missing": 2}
    setup = Setup(game="sleuth", seats=[Open()] * 4, options=options)
    here = Sitting(setup).begin()
    assert game_named("sleuth").options(options).missing == 2
    seat = here.turn
    announce = next(a for a in here.offered(seat) if a["type"] == "announce")
    found = composed(here, seat, [announce])
    assert found.after is not None
    name = plain(here.table.game.to_typed(found.after.legal(seat)[0]))
    assert name["type"] == "name"
    assert composed(here, seat, [announce, name]).after is not None


def test_a_move_that_was_checked_and_not_made_leaves_nothing_behind(case: Case) -> None:
    """As when another node was first: what it did comes instead."""
    here, there = sitting(case).begin(), sitting(case).begin()
    seat = here.turn
    decision, offered = here.hand.decisions[seat], here.offered(seat)
    moves.move(here.table, here.who(seat), seat, decision, whole_move(here, seat), "unmade")
    there.move(seat, offered[-1])
    here.table.fold(there.list[here.table.length :])
    assert here.hand.play.actions == there.hand.play.actions
    assert here.hand.position.same_as(there.hand.position)
