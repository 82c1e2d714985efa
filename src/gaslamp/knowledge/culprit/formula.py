"""A round of The Culprit as a formula: it can be satisfied where a round can have gone so.

How many cards of a kind lie in a place is a row of literals: at least one, at least two, and so on.
A card that moves is of exactly one kind, of which there is then one fewer here and one more there.
What was seen is said under the name of its fact, a literal of its own, so that it can be left out;
or, where all of it is settled, it is done: then only what was not seen takes literals.
"""

from collections.abc import Callable, Sequence
from typing import Final

from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.knowledge.culprit.clauses import Clauses, Row
from gaslamp.knowledge.culprit.completions import Deck
from gaslamp.knowledge.culprit.steps import (
    Answering,
    Choosing,
    Drawing,
    Guilty,
    Looking,
    Moving,
    Passing,
    Witnessing,
    WorldStep,
)
from gaslamp.knowledge.culprit.worlds import GATHERED, HANDS, IN_PILE, ON_ITS_WAY, TABLE
from gaslamp.knowledge.deadline import patiently
from gaslamp.knowledge.sat import Clause

_KINDS: Final = range(16)


class Formula(Clauses):
    def __init__(
        self,
        seats: int,
        deck: Deck,
        steps: Sequence[WorldStep],
        tell: Callable[[Clause], object],
        settled: bool = False,
    ) -> None:
        super().__init__(tell)
        self.deck = deck
        self._facts: dict[int, int] = {}
        self._all_settled = settled
        empty: list[Row] = [[] for _ in _KINDS]
        self.rows = {place: list(empty) for place in (*range(HANDS), ON_ITS_WAY, GATHERED, TABLE)}
        self._deal(seats)
        for step in patiently(steps, stride=1):
            self._happens(step)
        # It follows from the deal, but a solver would be long in finding out.
        self._all_there()

    def fact(self, at: int) -> int:
        """The literal under which is said what was seen by an event."""
        if self._all_settled:
            return self.always
        if at not in self._facts:
            self._facts[at] = self.new()
        return self._facts[at]

    # The deal

    def _deal(self, seats: int) -> None:
        copies, always = self.deck
        for seat in range(seats):
            self.rows[seat] = [self.row(min(HAND, number)) for number in copies]
            self.exactly(HAND, self.rows[seat])
        self.rows[IN_PILE] = [self.row(n - dealt) for n, dealt in zip(copies, always, strict=True)]
        self._all_there()

    def _all_there(self) -> None:
        for kind, number in enumerate(self.deck.copies):
            self.exactly(number, [rows[kind] for rows in self.rows.values()])

    # What happened

    def _happens(self, step: WorldStep) -> None:
        match step:
            case Choosing() | Moving() if step.place == step.to:
                self._has(step.fact, step.place, step.kind)
            case Moving():
                self._move(step.place, step.to, step.kind, step.fact)
            case Passing():
                self._pass(step)
            case Drawing():
                self._move(IN_PILE, step.place, step.kind, step.fact)
            case Looking():
                self._look(step)
            case Guilty():
                self._has(step.fact, step.seat, CULPRIT)
            case Answering():
                self._answer(step)
            case Witnessing() if step.trades:
                found = self._some(step.place, CULPRIT) + self._some(step.place, ACCOMPLICE)
                self._say(step.fact, *found)

    def _say(self, fact: int, *clause: int) -> None:
        self.say([-self.fact(fact), *clause])

    def _some(self, place: int, kind: int) -> Row:
        return self.rows[place][kind][:1]

    def _has(self, fact: int, place: int, kind: int | None) -> None:
        if kind is not None:
            self._say(fact, *self._some(place, kind))

    def _look(self, step: Looking) -> None:
        for kind in _KINDS:
            number = step.cards.count(kind)
            row = self.rows[step.place][kind]
            if number:
                self._say(step.fact, *row[number - 1 : number])
            if number < len(row):
                self._say(step.fact, -row[number])
            if self._all_settled:
                self.rows[step.place][kind] = [self.always] * number

    def _answer(self, step: Answering) -> None:
        culprit, alibi = self._some(step.place, CULPRIT), self._some(step.place, ALIBI)
        if step.guilty:
            self._say(step.fact, *culprit)
            for literal in alibi:
                self._say(step.fact, -literal)
        elif culprit:
            self._say(step.fact, -culprit[0], *alibi)

    # One card moves

    def _pass(self, step: Passing) -> None:
        """A single card lies there, so whether it is of a kind is already said."""
        for kind in _KINDS:
            for literal in self._some(step.place, kind):
                row = self.rows[step.to][kind]
                self.rows[step.to][kind] = self.more(row, literal, self.deck.copies[kind])
        self.rows[step.place] = [[] for _ in _KINDS]

    def _move(self, place: int, to: int, kind: int | None, fact: int) -> None:
        if self._all_settled and kind is not None:
            self._say(fact, *self._some(place, kind))
            self._carry(place, to, kind, self.always)
            return
        moved = {each: self.new() for each in _KINDS if self.rows[place][each]}
        if kind is not None:
            self._say(fact, *[moved[kind]] if kind in moved else [])
        self.one_of(list(moved.values()))
        for each, literal in moved.items():
            self._carry(place, to, each, literal)

    def _carry(self, place: int, to: int, kind: int, moved: int) -> None:
        here, there = self.rows[place], self.rows[to]
        here[kind] = self.fewer(here[kind], moved)
        there[kind] = self.more(there[kind], moved, self.deck.copies[kind])
