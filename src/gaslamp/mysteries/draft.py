"""What a finder hands over: everything of a mystery that depends on its kind."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.sight import Sight
from gaslamp.knowledge import irreducible
from gaslamp.mysteries.mystery import Reason, Row
from gaslamp.search.budget import Budget

T = TypeVar("T")

HURRY: Final[Mapping[str, Budget]] = {
    "constable": Budget(iterations=20),
    "sergeant": Budget(iterations=200),
    "inspector": Budget(iterations=1_000),
}
"""How long bots may think: by looks and never by time, so that it is repeatable."""


@dataclass
class Draft:
    kind: str
    sight: Sight[Any, Any, Any]
    accepted: list[str]
    chain: list[Reason]
    key: Hashable
    """Equal for mysteries that are alike."""
    facts: list[Row] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)
    size: int = 0
    """How many things there are to look at, besides the facts."""
    solves: Callable[[str], bool] | None = None
    """Whether a bot of this rank finds an accepted answer; None if no bot can be asked."""


class Juncture(NamedTuple):
    """A moment of self-play: somebody is to act."""

    play: Play
    seat: int
    dice: Dice
    """For those that try things in an order; repeatable like everything here."""


Finder = Callable[[Juncture], Draft | None]


class Casebook(NamedTuple):
    """How one game is played to find mysteries in it, and the kinds that there are."""

    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Seats and options, one after the other."""
    levels: Sequence[str]
    """Who plays; each seat has one of them."""
    finders: Mapping[str, Finder]


def by_and_by(facts: Sequence[T], left_by: Callable[[Sequence[T]], list[str]]) -> list[Reason]:
    """The chain: always the facts that tell most next, as few at a time as tell anything."""
    rest, used = list(range(len(facts))), list[int]()
    left, chain = left_by([]), list[Reason]()
    while rest:
        chosen, after = _next(facts, rest, used, left, left_by)
        used = sorted([*used, *chosen])
        rest = [each for each in rest if each not in chosen]
        chain.append(Reason(facts=list(chosen), left=after))
        left = after
    return chain


def _next(
    facts: Sequence[T],
    rest: list[int],
    used: list[int],
    left: list[str],
    left_by: Callable[[Sequence[T]], list[str]],
) -> tuple[Sequence[int], list[str]]:
    def with_these(some: Sequence[int]) -> list[str]:
        return left_by([facts[each] for each in sorted([*used, *some])])

    alone = min(rest, key=lambda each: (len(with_these([each])), each))
    if len(with_these([alone])) < len(left):
        return [alone], with_these([alone])
    if len(with_these(rest)) == len(left):
        return rest, with_these(rest)
    fewest = irreducible(rest, lambda some: len(with_these(some)) < len(left))
    return fewest, with_these(fewest)
