"""Hints at a table: where there are any, for whom, in which order, and what is kept of them."""

from typing import Any

import pytest
from msgspec import UNSET
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, told, viewers

from gaslamp.core.data import from_json, to_json
from gaslamp.core.dealing.verification import verify
from gaslamp.core.errors import Disproved, NotLegal, NotYourDecision, Refusal, Stale, Unreadable
from gaslamp.core.hint import Hinting
from gaslamp.core.record import Record, replay
from gaslamp.history.sheet import sheet_of
from gaslamp.table import hints
from gaslamp.table.faces import now_for, record
from gaslamp.table.hints import HintAsked, HintFace
from gaslamp.table.setup import Bot, Invited, Me, Open, Setup, agreed, has_hints

FEW = 16


def begun(case: Case, hints: bool | None = True, **terms: Any) -> Sitting:
    seats: list[Any] = [Open()] * case.seats
    return Sitting(Setup(case.name, seats, case.options, hints=hints, **terms)).begin()


def wanted(sitting: Sitting, rung: int, seat: int | None = None) -> HintAsked:
    seat = sitting.turn if seat is None else seat
    return HintAsked(seat, sitting.hand.decisions[seat], rung)  # type: ignore[arg-type]


def given(sitting: Sitting, rung: int) -> HintFace:
    asking, who = wanted(sitting, rung), sitting.who(sitting.turn)
    advice = hints.advised(hints.asked(sitting.table, who, asking), FEW)
    sitting.append(hints.take(sitting.table, who, asking))
    return hints.face(sitting.table, advice, asking)


@pytest.mark.parametrize(
    ("seats", "terms", "allowed"),
    [
        ([Me(), Bot()], {}, True),
        ([Me(), Bot()], {"rated": True}, False),
        ([Me(), Bot()], {"hints": False}, False),
        ([Me(), Invited()], {}, False),
        ([Me(), Invited()], {"hints": True}, True),
        ([Open(), Open()], {}, False),
    ],
)
def test_against_bots_unless_it_counts_else_as_the_host_says(
    seats: list[Any], terms: dict[str, Any], allowed: bool
) -> None:
    assert has_hints(Setup("mr_jack", seats, **terms)) is allowed


def test_a_rated_table_cannot_have_them() -> None:
    with pytest.raises(Unreadable):
        agreed(Setup("mr_jack", [Me(), Bot()], rated=True, hints=True))


def test_one_rung_after_the_other(case: Case) -> None:
    sitting = begun(case)
    with pytest.raises(NotLegal):
        given(sitting, 2)
    steps = [given(sitting, rung) for rung in (1, 2, 3)]
    assert [each.taken for each in steps] == [1, 2, 3]
    assert [bool(each.plan) for each in steps] == [False, False, True]
    seat = sitting.turn
    assert now_for(sitting.table, seat).hints == [3 * (each == seat) for each in range(case.seats)]
    sitting.move(seat, from_json(to_json(steps[2].plan[0]), Any))


def test_asked_again_it_is_the_same_and_counts_once(case: Case) -> None:
    sitting = begun(case)
    first, again = given(sitting, 1), given(sitting, 1)
    assert first == again
    assert len(sitting.table.hints) == 1


def test_all_are_told_that_and_nobody_what(case: Case) -> None:
    sitting = begun(case)
    before = {viewer: told(sitting.table, viewer) for viewer in viewers(sitting.table)}
    face = given(sitting, 1)
    for viewer in viewers(sitting.table):
        line = told(sitting.table, viewer)[len(before[viewer]) - 1]
        assert from_json(line, Any) == {"type": "hint-taken", "seat": sitting.turn, "rung": 1}
        assert face.said.id.encode() not in b"".join(told(sitting.table, viewer))


def test_nobody_else_and_no_other_moment() -> None:
    sitting = begun(Case("mr_jack", 2))
    turn = sitting.turn
    refused: list[tuple[Any, HintAsked, type[Refusal]]] = [
        (sitting.who(1 - turn), wanted(sitting, 1), NotYourDecision),
        (PEOPLE[5], wanted(sitting, 1), NotYourDecision),
        (sitting.who(1 - turn), wanted(sitting, 1, 1 - turn), NotLegal),
        (sitting.who(turn), HintAsked(turn, 99), Stale),
        (sitting.who(turn), HintAsked(7, 1), NotLegal),
    ]
    for who, asking, refusal in refused:
        with pytest.raises(refusal):
            hints.asked(sitting.table, who, asking)
        with pytest.raises(refusal):
            hints.take(sitting.table, who, asking)


@pytest.mark.parametrize("terms", [{"hints": False}, {"hints": None}, {"rated": True}])
def test_none_where_it_was_not_agreed(terms: dict[str, Any]) -> None:
    sitting = begun(Case("mr_jack", 2), **{"hints": None, **terms})
    assert now_for(sitting.table, 0).hints is None
    with pytest.raises(NotLegal):
        given(sitting, 1)


def finished(case: Case) -> Sitting:
    sitting = begun(case)
    for rung in (1, 2):
        given(sitting, rung)
    sitting.move_on()
    given(sitting, 1)
    sitting.play_out()
    return sitting


def test_the_record_has_them_and_its_seal_holds(case: Case) -> None:
    written = record(finished(case).table)
    assert isinstance(written.hints, list)
    assert [each.rung for each in written.hints] == [1, 2, 1]
    assert from_json(to_json(written), Record) == written
    verify(case.game, written)


def test_the_history_counts_them() -> None:
    parts = sheet_of(finished(Case("mr_jack", 2)).list).parts
    assert sum(part.hints for part in parts.values()) == 3


def test_a_hint_that_was_taken_away_or_put_in_breaks_the_seal() -> None:
    case = Case("mr_jack", 2)
    plain = from_json(to_json(record(finished(case).table)), Any)
    for changed in ({}, {"hints": plain["hints"][:-1]}, {"hints": [*plain["hints"]] * 2}):
        other = {key: value for key, value in plain.items() if key != "hints"} | changed
        with pytest.raises(Disproved):
            verify(case.game, from_json(to_json(other), Record))


@pytest.mark.parametrize("hint", [Hinting(7, 0, 1), Hinting(0, 10**6, 1)])
def test_hints_that_do_not_fit_are_refused(hint: Hinting) -> None:
    case = Case("mr_jack", 2)
    plain = from_json(to_json(record(finished(case).table)), Any)
    plain["hints"].append(from_json(to_json(hint), Any))
    with pytest.raises(Unreadable):
        list(replay(case.game, from_json(to_json(plain), Record)))


def test_a_game_without_hints_is_written_as_ever() -> None:
    sitting = begun(Case("mr_jack", 2))
    sitting.play_out()
    written = record(sitting.table)
    assert written.hints is UNSET
    assert b"hints" not in to_json(written)
