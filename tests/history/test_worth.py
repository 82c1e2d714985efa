"""What somebody's choices were worth, from the analyses that are kept of their games."""

import zlib
from typing import Any

from gaslamp.core.data import to_json
from gaslamp.history.sheet import GamePart
from gaslamp.history.statistics import statistics
from gaslamp.history.worth import WorthThen, worth
from gaslamp.store import PlayedGame


def row(number: int, seats: list[int]) -> PlayedGame:
    part = GamePart(seats, "", "won", "bots", "solved", 1000 * number, 5, 3)
    body = to_json(part)
    return PlayedGame(f"t{number}", "anna", number, "sleuth", "", "won", "bots", None, None, body)


def kept(*decisions: dict[str, Any]) -> bytes:
    return zlib.compress(to_json({"state": "done", "analysis": {"decisions": list(decisions)}}))


def asked(seat: int, before: float, after: float, grade: str) -> dict[str, Any]:
    return {"seat": seat, "unit": "bits", "before": before, "after": after, "grade": grade}


def test_questions_are_held_against_the_best_ones() -> None:
    rows = [row(3, [0]), row(2, [1]), row(1, [0])]
    analyses = {
        "t1": kept(asked(0, 2.0, 1.0, "slip"), asked(1, 2.0, 0.0, "blunder")),
        "t3": kept(asked(0, 1.0, 1.0, "excellent"), asked(0, 3.0, 2.5, "fine")),
    }
    found = worth(rows, analyses)
    assert found is not None
    assert (found.games, found.choices) == (2, 3)
    assert found.grades == {"excellent": 1, "fine": 1, "slip": 1}
    assert found.questions == [WorthThen(1000, 1, 1.0, 2.0), WorthThen(3000, 2, 3.5, 4.0)]


def test_a_choice_judged_by_its_chance_is_no_question() -> None:
    chance = {"seat": 0, "unit": "chance", "before": 0.5, "after": 0.4, "grade": "fine"}
    unjudged = {"seat": 0, "unit": None, "before": None, "after": None, "grade": None}
    found = worth([row(1, [0])], {"t1": kept(chance, unjudged)})
    assert found is not None
    assert found.questions == []
    assert found.grades == {"fine": 1}


def test_without_an_analysis_there_is_nothing_to_say() -> None:
    rows = [row(1, [0])]
    assert worth(rows, {}) is None
    assert statistics(rows, "sleuth").worth is None
    assert statistics(rows, "sleuth", {"t1": kept(asked(0, 1.0, 1.0, "fine"))}).worth is not None
