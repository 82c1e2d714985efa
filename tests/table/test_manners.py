"""Bots do not take the shared bobby from a person who is about to use it."""

from typing import Any

from tests.contract.cases import Case
from tests.table.sitting import Sitting, plain, setup_for

from gaslamp.core.numbering import kind_of
from gaslamp.games.scotland_yard.codes import BOBBY
from gaslamp.search.budget import Budget
from gaslamp.table.manners import left_to_bot
from gaslamp.table.moves import bot_move
from gaslamp.table.questions import Turn, answer, concerned, question
from gaslamp.table.setup import Bot, Setup

YARD = Case("scotland_yard", 4)


def after_mister_x(level: str = "sergeant") -> Sitting:
    """He has moved; a person and two bots are to answer, and there is one bobby."""
    setup = setup_for(YARD)
    seats = [*setup.seats[:2], Bot(level), Bot(level)]
    here = Sitting(Setup(setup.game, seats, setup.options)).begin()
    move(here, 0)
    return here


def a_round_after_one_moved_the_bobby() -> Sitting:
    here = after_mister_x()
    move(here, 1, bobby=True)
    for seat in (1, 2, 3, 0):
        move(here, seat)
    return here


def move(here: Sitting, seat: int, bobby: bool = False) -> None:
    """A person's move, or a bot's."""
    hand, table = here.hand, here.table
    action = next(a for a in hand.offered[seat] if (kind_of(a) == BOBBY) == bobby)
    typed = table.game.to_typed(action)
    if table.chairs[seat].played_by_bot:
        here.append(bot_move(table, seat, hand.decisions[seat], typed))
    else:
        here.move(seat, plain(typed))


def bobbies_left(here: Sitting, seat: int) -> int:
    return sum(kind_of(action) == BOBBY for action in left_to_bot(here.table, seat))


def test_while_a_person_is_to_move_the_bobby_is_left_to_them() -> None:
    here = after_mister_x()
    assert not bobbies_left(here, 2)
    move(here, 2)
    assert Turn(2, True) not in concerned(here.table)
    assert Turn(3, True) in concerned(here.table)


def test_when_the_person_has_moved_a_bot_may_take_it() -> None:
    here = after_mister_x()
    move(here, 1)
    assert bobbies_left(here, 2)


def test_who_moved_the_bobby_last_goes_on_doing_so() -> None:
    here = a_round_after_one_moved_the_bobby()
    move(here, 1)
    assert not bobbies_left(here, 2)


def test_who_looks_ahead_keeps_to_what_is_left_to_it() -> None:
    for level in ("inspector", "superintendent"):
        here = after_mister_x(level)
        asked: Any = question(here.table, Turn(2, True), 1)
        assert answer(asked, Budget(iterations=20))[0] in asked.legal


def test_a_person_who_asks_for_a_hint_may_do_all_that_is_offered() -> None:
    """Also when nothing but the bobby is left, which they moved last."""
    here = a_round_after_one_moved_the_bobby()
    assert bobbies_left(here, 1)
    move(here, 1)
    assert len(question(here.table, Turn(1, True), 1).legal) == bobbies_left(here, 1) > 0
