"""What can still be true, and what would still follow from fewer facts, asked of a solver.

It needs no worlds, so it is exact however many of them there are.
"""

from collections.abc import Collection, Sequence
from typing import Final, Self

from pysat.solvers import Solver

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.knowledge import Claim
from gaslamp.knowledge.culprit.completing import Deck
from gaslamp.knowledge.culprit.formula import Formula
from gaslamp.knowledge.culprit.naming import PLAYED, WHERE, name_of, places_in
from gaslamp.knowledge.culprit.reading import Fact, Reading, facts_of
from gaslamp.knowledge.culprit.worlds import IN_PILE, TABLE

_SOLVER: Final = "cadical153"
_TRIES: Final = 2_000

Question = list[int]
"""Literals: can all of them be true?"""


class Asking:
    """Questions about one round. A solver takes up room of its own, which is given back.

    `settled`: no fact will be left out, which makes it quicker.
    """

    def __init__(self, deck: Deck, reading: Reading, settled: bool = False) -> None:
        self.facts: Final = facts_of(reading.story, reading.viewer)
        self.places: Final = {name_of(place): place for place in places_in(reading)}
        self._formula = Formula(reading.seats, deck, reading.steps)
        self._solver = Solver(name=_SOLVER, bootstrap_with=self._formula.clauses)
        for literal in self._known(self.facts) if settled else ():
            self._solver.add_clause([literal])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._solver.delete()

    def can_be(self, question: Question) -> bool:
        """As far as all facts go."""
        can: bool = self._solver.solve(assumptions=[*self._known(self.facts), *question])
        return can

    def against(self, claim: Claim | None) -> list[Question]:
        """If nothing of this can be, the claim is forced; without a claim, facts are at odds."""
        if claim is None:
            return [[]]
        return self._against_guilt(claim) if claim.subject == WHERE else self._against_count(claim)

    def excluded(self, question: Question, facts: Sequence[Fact]) -> bool:
        """By some facts. Few leave much to try, so it is tried for a while only."""
        self._solver.conf_budget(_TRIES)
        assumptions = [*self._known(facts), *question]
        return self._solver.solve_limited(assumptions=assumptions) is False

    def _known(self, facts: Sequence[Fact]) -> Question:
        return [self._formula.fact(fact.at) for fact in facts]

    # What there can be

    def counts(self, place: int, kind: int, known: Collection[int]) -> list[int]:
        """How many of a kind there can be in a place; some numbers are known to be possible."""
        most = len(self._formula.rows[place][kind])
        fewest, highest = (min(known), max(known)) if known else (0, most)
        numbers = list(range(fewest, highest + 1))
        if fewest and self.can_be(self._at_most(place, kind, fewest - 1)):
            numbers = list(range(highest + 1))
        if highest < most and self.can_be(self._at_least(place, kind, highest + 1)):
            numbers += range(highest + 1, most + 1)
        return [n for n in numbers if n in known or self.can_be(self._exactly(place, kind, n))]

    def guilty(self, known: Collection[str]) -> list[str]:
        """Where the Culprit can be."""
        questions = self._guilty()
        return [name for name, each in questions.items() if name in known or self.can_be(each)]

    # Questions

    def _at_least(self, place: int, kind: int, number: int) -> Question:
        row = self._formula.rows[place][kind]
        if number > len(row):
            return [self._formula.never]
        return row[number - 1 : number] if number else []

    def _at_most(self, place: int, kind: int, number: int) -> Question:
        return [-each for each in self._formula.rows[place][kind][number : number + 1]]

    def _exactly(self, place: int, kind: int, number: int) -> Question:
        return self._at_least(place, kind, number) + self._at_most(place, kind, number)

    def _guilty(self) -> dict[str, Question]:
        places = self.places | {PLAYED: TABLE}
        return {
            name: self._at_least(place, CULPRIT, 1)
            for name, place in places.items()
            if place != IN_PILE
        }

    def _against_count(self, claim: Claim) -> list[Question]:
        card, _, name = claim.subject.rpartition(" ")
        if card not in CARD_TEXT or name not in self.places or not claim.answer.isdecimal():
            raise Unreadable(say("knowledge-open"))
        place, kind, number = self.places[name], CARD_TEXT.index(card), int(claim.answer)
        if not claim.holds:
            return [self._exactly(place, kind, number)]
        fewer = [self._at_most(place, kind, number - 1)] if number else []
        return [*fewer, self._at_least(place, kind, number + 1)]

    def _against_guilt(self, claim: Claim) -> list[Question]:
        elsewhere = self._guilty()
        if claim.answer not in elsewhere:
            raise Unreadable(say("knowledge-open"))
        here = elsewhere.pop(claim.answer)
        return list(elsewhere.values()) if claim.holds else [here]
