"""What a seat is told that it can know, held against what is true."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.contract.cases import Case
from tests.knowledge.watching import truth_of

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal
from gaslamp.core.position import Position
from gaslamp.core.sight import Sight
from gaslamp.knowledge import Claim, Look, look

REASONS = 2
"""So many certainties of a moment are asked why, and so many untruths."""


class Held(NamedTuple):
    certain: int
    """So many things were certain, …"""
    reasons: int
    """… and so many times somebody asked why."""
    wrong: list[str]
    """What is not as it is said; there should be nothing here."""


def held(case: Case, position: Position, sight: Sight[Any, Any, Any], dice: Dice) -> Held:
    """One look at a sight, and everything that it says."""
    seen, truth = look(sight), truth_of(case, position)
    asked = some(seen.certainties, dice)
    untrue = list(some(list(untruths(seen, truth)), dice))
    wrong = [*not_possible(seen, truth), *not_so(seen, truth)]
    wrong += [f"no reason for {claim}" for claim in asked if not forced(seen, claim)]
    wrong += [f"a reason for {claim}" for claim in untrue if forced(seen, claim)]
    return Held(len(seen.certainties), len(asked) + len(untrue), wrong)


def not_possible(seen: Look, truth: dict[str, str]) -> Iterator[str]:
    for subject, answer in truth.items():
        if answer not in seen.possibilities.get(subject, []):
            yield f"{subject} {answer} is not held possible"


def not_so(seen: Look, truth: dict[str, str]) -> Iterator[str]:
    for claim in seen.certainties:
        if (truth[claim.subject] == claim.answer) != claim.holds:
            yield f"{claim} is held certain"


def untruths(seen: Look, truth: dict[str, str]) -> Iterator[Claim]:
    """The truth denied, and something else asserted."""
    for subject, answers in seen.possibilities.items():
        yield Claim(subject, truth[subject], holds=False)
        yield from (Claim(subject, other) for other in answers if other != truth[subject])


def forced(seen: Look, claim: Claim) -> bool:
    try:
        seen.why(claim)
    except Refusal:
        return False
    return True


def some(claims: list[Claim], dice: Dice) -> list[Claim]:
    left = list(claims)
    return [left.pop(dice.below(len(left))) for _ in range(min(REASONS, len(claims)))]
