"""Every page fits its screen: what is to be done is in sight, nothing is cut, nothing is covered.

Every two values of game and seats, size, language and theme occur together somewhere; `make fit`
walks all of them.
"""

from itertools import product

import pytest
from tests.browser.conftest import People
from tests.browser.fitting import (
    LANGUAGES,
    SITTINGS,
    SIZES,
    THEMES,
    Case,
    Table,
    every_case,
    in_pairs,
    walk,
)
from tests.browser.pages import wait_for_turn
from tests.browser.places import visit

CASES = in_pairs(list(every_case(SITTINGS, SIZES)))
PAGES = (
    "front",
    "set-up, Scotland Yard",
    "set-up, The Culprit",
    "invitation",
    "lobby",
    "ending",
    "again",
    "analysis",
    "learn",
    "rules, Mr. Jack",
    "rules, The Culprit",
    "mystery, Sleuth",
    "mystery, The Culprit",
    "board, Sleuth",
    "board, Scotland Yard",
    "check",
    "you",
    "nowhere",
)
"""Of those that are alike, the fullest."""
PAGE_CASES = in_pairs(list(every_case(PAGES, SIZES)))


def _cases(sitting: str) -> list[Case]:
    found = [case for case in (*CASES, *PAGE_CASES) if case.sitting == sitting]
    return sorted(found, key=lambda case: case.language)


@pytest.mark.parametrize("sitting", SITTINGS)
def test_a_table_fits(person: People, sitting: str) -> None:
    found = walk(person(), person(), SITTINGS[sitting], _cases(sitting))
    assert [f"{each.name}: {fault}" for each in found for fault in each.faults] == []


def test_every_two_values_occur_together() -> None:
    seen = {(case.size, case.language) for case in CASES}
    assert seen == set(product(SIZES, LANGUAGES))
    assert {(case.sitting, case.size) for case in CASES} == set(product(SITTINGS, SIZES))
    assert {(case.sitting, case.theme) for case in CASES} == set(product(SITTINGS, THEMES))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits(person: People, page: str) -> None:
    found = visit(person(), _cases(page))
    assert [f"{each.name}: {fault}" for each in found for fault in each.faults] == []


@pytest.mark.parametrize("size", ["390x844", "844x390", "1366x768"])
def test_word_from_another_table_takes_its_room_and_no_more(person: People, size: str) -> None:
    """Whoever is waited for at two tables sees the whole of the one they look at."""
    ada = person()
    opened = ada.open_table("sleuth", ["me", "bot", "bot"])
    wait_for_turn(ada.go(f"/t/{opened['code']}").page)
    table = Table(ada, None, SITTINGS["mr_jack-2-investigator"])
    table.page.get_by_role("link", name="Go there").wait_for()
    table.resize(SIZES[size])
    table.quiet()
    assert table.faults(SIZES[size]) == []
