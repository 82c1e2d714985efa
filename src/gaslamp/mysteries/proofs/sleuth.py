"""Sleuth by a solver: each gem is with one of the opponents, or missing."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from gaslamp.games.sleuth.cards import GEM_COUNT, GEM_TEXT, MATCHES, QUESTION_TEXT, QUESTIONS
from gaslamp.games.sleuth.notation import SEATS
from gaslamp.knowledge.sat import CHAIN, exactly, new_names, new_solver
from gaslamp.mysteries.mystery import Mystery, Row
from gaslamp.mysteries.proofs import insist

_NOBODY: Final = -1
"""The place of a gem that is missing."""


class Gems:
    """What is on the table, as clauses; further numbers are supposed one by one."""

    def __init__(self, mystery: Mystery) -> None:
        view = mystery.view
        seen = {*view["hand"], *view["open_gems"]}
        self._ids = new_names()
        self.gems = [gem for gem in range(GEM_COUNT) if GEM_TEXT[gem] not in seen]
        self._sizes = {
            seat: each["gems"] for seat, each in enumerate(view["seats"]) if seat != mystery.viewer
        }
        self._sizes[_NOBODY] = len(self.gems) - sum(self._sizes.values())
        self._solver = new_solver()
        self._supposed: dict[tuple[int, frozenset[int], int], int] = {}
        for gem in self.gems:
            self._add(1, [self._at(gem, place) for place in self._sizes])
        for place, size in self._sizes.items():
            self._solver.add_clause([self.number(place, self.gems, size)])

    def _at(self, gem: int, place: int) -> int:
        literal: int = self._ids.id((gem, place))
        return literal

    def _add(self, number: int, literals: Sequence[int], unless: Sequence[int] = ()) -> None:
        for clause in exactly(number, literals, self._ids, CHAIN):
            self._solver.add_clause([*unless, *clause])

    def number(self, place: int, gems: Iterable[int], number: int) -> int:
        """A literal that says: of these gems there are so many in that place."""
        asked = frozenset(gems) & frozenset(self.gems)
        key = (place, asked, number)
        if key not in self._supposed:
            self._supposed[key] = literal = self._ids.id(("number", key))
            row = [self._at(gem, place) for gem in sorted(asked)]
            if not 0 <= number <= len(row):
                self._solver.add_clause([-literal])
            elif row:
                self._add(number, row, [-literal])
        return self._supposed[key]

    def fact(self, row: Row) -> int:
        if "shown" in row:
            gems = [GEM_TEXT.index(gem) for gem in row["shown"]]
            return self.number(row["seat"], gems, len(gems))
        return self.number(row["seat"], asked_gems(row["question"]), row["number"])

    def left(self, supposed: Sequence[int]) -> list[str]:
        """The gems that can be missing."""
        return [
            GEM_TEXT[gem]
            for gem in self.gems
            if self._solver.solve([*supposed, self._at(gem, _NOBODY)])
        ]

    def close(self) -> None:
        self._solver.delete()


def asked_gems(question: str) -> list[int]:
    mask = MATCHES[QUESTION_TEXT.index(question)]
    return [gem for gem in range(GEM_COUNT) if mask >> gem & 1]


def missing(mystery: Mystery) -> None:
    gems = Gems(mystery)
    try:
        facts = [gems.fact(row) for row in mystery.facts]
        insist(gems.left(facts) == mystery.accepted, "answer")
        _insist_on_minimal(gems, facts, mystery.accepted)
        _insist_on_chain(gems, mystery, facts)
    finally:
        gems.close()


def question(mystery: Mystery) -> None:
    gems = Gems(mystery)
    try:
        facts = [gems.fact(row) for row in mystery.facts]
        _insist_on_minimal(gems, facts, gems.left(facts))
        _insist_on_chain(gems, mystery, facts)
        cards = mystery.view["seats"][mystery.viewer]["cards"]
        others = [seat for seat in range(mystery.seats) if seat != mystery.viewer]
        settled = [
            f"ask {SEATS[seat]} {card} [{card}]"
            for card in cards
            for seat in others
            if _settles(gems, facts, seat, card)
        ]
        insist(sorted(settled) == sorted(mystery.accepted), "answer")
    finally:
        gems.close()


def _settles(gems: Gems, facts: list[int], seat: int, card: str) -> bool:
    return all(len(gems.left([*facts, *also])) <= 1 for also in _answers(gems, seat, card))


def _answers(gems: Gems, seat: int, card: str) -> Iterable[list[int]]:
    """How many; about two elements, which."""
    asked = asked_gems(card)
    if len(QUESTIONS[QUESTION_TEXT.index(card)]) == 1:
        return ([gems.number(seat, asked, number)] for number in range(len(asked) + 1))
    return (
        [gems.number(seat, [gem], held) for gem, held in zip(asked, each, strict=True)]
        for each in product((0, 1), repeat=len(asked))
    )


def _insist_on_minimal(gems: Gems, facts: list[int], left: list[str]) -> None:
    for at in range(len(facts)):
        insist(gems.left(facts[:at] + facts[at + 1 :]) != left, "minimal")


def _insist_on_chain(gems: Gems, mystery: Mystery, facts: list[int]) -> None:
    used: list[int] = []
    for reason in mystery.chain:
        if reason.facts:
            used += [facts[number] for number in reason.facts]
            insist(gems.left(used) == reason.left, "chain")


PROOFS: Final = {"missing": missing, "question": question}
