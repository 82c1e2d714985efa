"""One finished table as it is counted, in every game."""

import pytest
from msgspec.structs import replace
from tests.contract.cases import Case
from tests.table.sitting import NOW, PEOPLE, Sitting, setup_for, sitting

from gaslamp.core.errors import NotLegal, PutAside
from gaslamp.games.scotland_yard.board import STATION_COUNT
from gaslamp.history.course import beginnings, course_of
from gaslamp.history.sheet import BOTS, LOST, STOPPED, WON, sheet_of
from gaslamp.history.sheet import PEOPLE as WITH_PEOPLE
from gaslamp.store import Entry
from gaslamp.table import requests, resignation
from gaslamp.table.faces import record
from gaslamp.table.hindsight import hindsight
from gaslamp.table.setup import Bot, Me, Open

CASES = [
    Case("mr_jack", 2),
    Case("scotland_yard", 4),
    Case("sleuth", 3),
    Case("culprit", 4),
]


def played(case: Case, seed: int = 1, **terms: object) -> Sitting:
    here = Sitting(replace(setup_for(case), **terms), seed).begin()
    here.now += 90_000
    here.play_out(1500)
    return here


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everybody_has_a_part_and_the_winners_have_won(case: Case) -> None:
    here = played(case)
    sheet, outcome = sheet_of(here.list), here.table.outcome
    assert outcome is not None
    assert list(sheet.parts) == [who.person for who in PEOPLE[: case.seats]]
    for person, part in sheet.parts.items():
        (seat,) = here.table.seats_of(person)
        assert part.seats == [seat]
        assert part.result == (WON if seat in outcome.winners else LOST)
        assert (part.company, part.reason) == (WITH_PEOPLE, outcome.reason)
        assert (part.ended, part.milliseconds) == (NOW + 90_000, 90_000)
        assert part.turns > 0
        assert part.known is None or 0 <= part.known <= part.turns
    assert sheet_of(here.list) == sheet
    assert sheet.contest is not None
    assert sorted(player for side in sheet.contest.sides for player in side) == list(sheet.parts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_could_be_known_from_then_on_and_not_before(case: Case) -> None:
    """Held against what is told of every moment of the game."""
    here = played(case)
    person, seat = PEOPLE[1].person, 1
    turns = course_of(here.table.game, record(here.table)).turns
    left = [(turns[each.step - 1], each.left) for each in hindsight(here.list, seat).known]
    sure = []
    while left and left[-1][1] == 1:
        sure.append(left.pop()[0])
    assert sheet_of(here.list).parts[person].known == (sure[-1] if sure else None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_somebody_did_first_can_be_said(case: Case) -> None:
    here = played(case)
    for line in beginnings(here.table.game, record(here.table)).values():
        say_it = case.game.chronicle.say_beginning
        assert say_it is not None
        assert say_it(line).id


def test_stations_are_those_that_were_come_to() -> None:
    parts = sheet_of(played(Case("scotland_yard", 4)).list).parts
    assert all(set(part.places) <= set(range(1, STATION_COUNT + 1)) for part in parts.values())
    assert all(part.places for part in parts.values())
    assert parts["p0"].role == "mister_x"
    assert parts["p0"].known is None


def test_a_game_that_runs_has_no_sheet() -> None:
    here = sitting(Case("mr_jack", 2)).begin()
    with pytest.raises(NotLegal):
        sheet_of(here.list)
    with pytest.raises(PutAside):
        sheet_of([*here.list, Entry(1, b'{"type": "moved"}')])


def test_a_game_that_was_never_dealt_is_nobodys() -> None:
    here = sitting(Case("mr_jack", 2))
    here.append(requests.close(here.table))
    sheet = sheet_of(here.list)
    assert (sheet.parts, sheet.contest, sheet.rated) == ({}, None, False)


def test_with_bots_alone_nobody_else_was_there() -> None:
    case = Case("mr_jack", 2)
    here = Sitting(replace(setup_for(case), seats=[Me(), Bot("constable")], rated=True))
    here.everybody_binds()
    here.append(resignation.resign(here.table, PEOPLE[0], 0))
    sheet = sheet_of(here.list)
    assert sheet.parts["p0"].company == BOTS
    assert sheet.parts["p0"].result == LOST
    assert sheet.rated
    assert sheet.contest is not None
    assert sheet.contest.sides == [["p0"], ["bot constable"]]
    assert sheet.contest.won == [1]
    assert list(sheet.contest.bots) == ["investigator bot constable"]


def test_a_game_that_was_broken_off_says_nothing_about_strength() -> None:
    here = Sitting(replace(setup_for(Case("mr_jack", 2)), rated=True)).begin()
    for seat in (0, 1):
        here.append(resignation.agree_to_end(here.table, PEOPLE[seat], seat))
    sheet = sheet_of(here.list)
    assert {part.result for part in sheet.parts.values()} == {STOPPED}
    assert not sheet.rated


def test_only_a_table_that_was_opened_so_is_for_a_rating() -> None:
    assert not sheet_of(played(Case("mr_jack", 2)).list).rated
    assert sheet_of(played(Case("mr_jack", 2), rated=True).list).rated


def test_one_person_on_several_chairs_is_one_player() -> None:
    case = Case("scotland_yard", 4)
    here = Sitting(replace(setup_for(case), seats=[Open(), Me(), Me(), Me()]))
    here.append(requests.sit(here.table, PEOPLE[1], 0, True, here.random))
    here.everybody_binds()
    here.play_out(1500)
    sheet = sheet_of(here.list)
    assert sheet.contest is not None
    assert sheet.contest.sides == [["p1"], ["p0"]]
    assert sheet.parts["p0"].seats == [1, 2, 3]
    assert sheet.parts["p0"].role == "detectives"
