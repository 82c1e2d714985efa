"""What can still be true, and what would still follow from fewer facts, asked of a solver.

It needs no worlds, so it does not matter how many of them there are. What it rules out cannot be; a
question that would take too long is not ruled out.
"""

from collections.abc import Collection, Sequence
from typing import Final, Self

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT, FIRST
from gaslamp.knowledge import AnySight, Claim
from gaslamp.knowledge.culprit.completions import Deck
from gaslamp.knowledge.culprit.formula import Formula
from gaslamp.knowledge.culprit.names import PLAYED, WHERE, name_of, places_in
from gaslamp.knowledge.culprit.transcript import Reading, SeenFact, facts_of
from gaslamp.knowledge.culprit.worlds import IN_PILE, TABLE
from gaslamp.knowledge.deadline import OutOfTimeError, check
from gaslamp.knowledge.sat import new_solver

QUICK: Final = 200
SHORT: Final = 2_000
LONG: Final = 400_000
"""So many dead ends may be met before a question is given up."""
_AT_A_TIME: Final = 500
"""A solver knows of no time, so it is asked to stop after so many and goes on where it was."""

_OTHER: Final = FIRST
"""First on the scene stands for all kinds that are not asked about: it is no secret."""
FEW: Final = (CULPRIT,)
TELLING: Final = (CULPRIT, ALIBI, ACCOMPLICE)
"""Kinds that change what is answered."""

Question = list[int]
"""Literals: can all of them be true?"""


class Asking:
    """Questions about one round. A solver takes up room of its own, which is given back.

    `settled`: no fact will be left out, which makes it quicker.
    """

    def __init__(self, deck: Deck, reading: Reading, settled: bool = False) -> None:
        self.tries = LONG
        self._settled = settled
        self.undecided = False
        """Whether a question was given up."""
        self._decided: dict[tuple[int, ...], bool] = {}
        self.facts: Final = facts_of(reading.story, reading.viewer)
        self.places: Final = {name_of(place): place for place in places_in(reading)}
        self._solver = new_solver()
        self._formula = Formula(
            reading.seats, deck, reading.steps, self._solver.add_clause, settled
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._solver.delete()

    def can_be(self, question: Question) -> bool:
        """As far as all facts go; and also if that would take too long to find out."""
        try:
            return not self.cannot_be(question)
        except OutOfTimeError:
            return True

    def cannot_be(self, question: Question) -> bool:
        """Not if that would take more tries than it is worth."""
        found = self._decided.get(tuple(question))
        if found is None:
            found = self._solved(question, self.facts, self.tries)
            if found is None:
                self.undecided = True
                return False
            self._decided[tuple(question)] = found
        return not found

    def against(self, claim: Claim | None) -> list[Question]:
        """If nothing of this can be, the claim is forced; without a claim, facts are at odds."""
        if claim is None:
            return [[]]
        return self._against_guilt(claim) if claim.subject == WHERE else self._against_count(claim)

    def excluded(self, question: Question, facts: Sequence[SeenFact]) -> bool:
        """By some facts. Few leave much to try, so it is tried for a while only."""
        return self._solved(question, facts, SHORT) is False

    def fits(self, question: Question, facts: Sequence[SeenFact]) -> bool:
        """Whether it can be as far as some facts go; out of time if that takes too many tries."""
        found = self._solved(question, facts, self.tries)
        if found is None:
            raise OutOfTimeError
        return found

    def guilty_questions(self) -> dict[str, Question]:
        """Of each place where the Culprit may be: that it is there."""
        return self._guilty()

    def _solved(self, question: Question, facts: Sequence[SeenFact], tries: int) -> bool | None:
        assumptions = [*self._known(facts), *question]
        for done in range(0, tries, _AT_A_TIME):
            check()
            found = self._try(assumptions, min(_AT_A_TIME, tries - done))
            if found is not None:
                return found
        return None

    def _try(self, assumptions: Question, tries: int) -> bool | None:
        """Otherwise the solver takes Ctrl-C for itself, jumps out of its own midst, and sometimes
        nobody hears of it; so it is heard between two tries."""
        self._solver.conf_budget(tries)
        found: bool | None = self._solver.solve_limited(assumptions, expect_interrupt=True)
        return found

    def _known(self, facts: Sequence[SeenFact]) -> Question:
        return [] if self._settled else [self._formula.fact(fact.at) for fact in facts]

    # What there can be

    def counts(
        self, place: int, kind: int, known: Collection[int], within: Collection[int] | None = None
    ) -> list[int]:
        """How many of a kind there can be in a place.

        `known`: numbers that are known to be possible; `within`: all others are known not to be.
        """
        most = len(self._formula.rows[place][kind])
        open_to = range(most + 1) if within is None else sorted(within)
        return [n for n in open_to if n in known or self.can_be(self._exactly(place, kind, n))]

    def guilty(self, known: Collection[str], within: Collection[str] | None = None) -> list[str]:
        """Where the Culprit can be; `known` and `within` mean the same."""
        questions = self._guilty()
        open_to = [name for name in questions if within is None or name in within]
        return [name for name in open_to if name in known or self.can_be(questions[name])]

    def only_guilty(self, names: Collection[str]) -> None:
        """The Culprit is known to be in no other place."""
        for name, question in self._guilty().items():
            if name not in names:
                self._solver.add_clause([-literal for literal in question])

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


def asking_about(
    sight: AnySight,
    deck: Deck,
    kind: int,
    settled: bool = True,
    beside: Collection[int] = TELLING,
) -> Asking:
    """With all kinds taken for one but that which is asked about and some beside it, the Culprit
    among them.

    What cannot be then cannot be at all; what can may be ruled out by the kinds."""
    kinds = [each if each in {kind, *beside} else _OTHER for each in range(len(deck.copies))]
    merged = Deck(_merged(deck.copies, kinds), _merged(deck.always, kinds))
    reading = Reading(sight, merged.copies, merged.always, kinds)
    reading.read(None)
    return Asking(merged, reading, settled)


def _merged(numbers: Sequence[int], kinds: Sequence[int]) -> tuple[int, ...]:
    merged = [0] * len(numbers)
    for kind, number in zip(kinds, numbers, strict=True):
        merged[kind] += number
    return tuple(merged)
