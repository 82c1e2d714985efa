"""A round of The Culprit as a formula: it can be satisfied where a round can have gone so.

How many cards of a kind lie in a place is a row of literals: at least one, at least two, and so on.
A card that moves is of exactly one kind, of which there is then one fewer here and one more there.
What was seen is said under the name of its fact, a literal of its own, so that it can be left out.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pysat.card import CardEnc, EncType
from pysat.formula import IDPool

from gaslamp.games.culprit.cards import HAND
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
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

Clause = list[int]
Row = list[int]
"""Literals that say: at least one, at least two …"""

_KINDS: Final = range(16)


class Formula:
    def __init__(self, seats: int, deck: Deck, steps: Sequence[WorldStep]) -> None:
        self.deck = deck
        self.clauses: list[Clause] = []
        self._names = IDPool()
        self.never = self._new()
        self.clauses.append([-self.never])
        empty: list[Row] = [[] for _ in _KINDS]
        self.rows = {place: list(empty) for place in (*range(HANDS), ON_ITS_WAY, GATHERED, TABLE)}
        self._deal(seats)
        for step in patiently(steps, stride=1):
            self._tell(step)
        # It follows from the deal, but a solver would be long in finding out.
        self._all_there()

    def fact(self, at: int) -> int:
        """The literal under which is said what was seen by an event."""
        literal: int = self._names.id(("fact", at))
        return literal

    # The deal

    def _deal(self, seats: int) -> None:
        copies, always = self.deck
        for seat in range(seats):
            self.rows[seat] = [self._row(min(HAND, number)) for number in copies]
            self._exactly(HAND, [literal for row in self.rows[seat] for literal in row])
        self.rows[IN_PILE] = [self._row(n - dealt) for n, dealt in zip(copies, always, strict=True)]
        self._all_there()

    def _all_there(self) -> None:
        for kind, number in enumerate(self.deck.copies):
            of_kind = [literal for rows in self.rows.values() for literal in rows[kind]]
            self._exactly(number, of_kind)

    def _row(self, length: int) -> Row:
        row: Row = [self._new() for _ in range(length)]
        self.clauses += [[-more, fewer] for fewer, more in pairwise(row)]
        return row

    def _new(self) -> int:
        literal: int = self._names.id(("new", self._names.top))
        return literal

    def _exactly(self, number: int, literals: Sequence[int]) -> None:
        if literals:
            encoding = EncType.totalizer
            encoded = CardEnc.equals(literals, number, vpool=self._names, encoding=encoding)
            self.clauses += encoded.clauses

    # What happened

    def _tell(self, step: WorldStep) -> None:
        match step:
            case Choosing() | Moving() if step.place == step.to:
                self._has(step.fact, step.place, step.kind)
            case Moving():
                self._move(step.place, step.to, step.kind, step.fact)
            case Passing():
                self._move(step.place, step.to, None, step.fact)
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
                self._say(step.fact, found)

    def _say(self, fact: int, clause: Clause) -> None:
        self.clauses.append([-self.fact(fact), *clause])

    def _some(self, place: int, kind: int) -> Clause:
        return self.rows[place][kind][:1]

    def _has(self, fact: int, place: int, kind: int | None) -> None:
        if kind is not None:
            self._say(fact, self._some(place, kind))

    def _look(self, step: Looking) -> None:
        for kind in _KINDS:
            number = step.cards.count(kind)
            row = self.rows[step.place][kind]
            if number > len(row):
                self._say(step.fact, [])
            if 0 < number <= len(row):
                self._say(step.fact, [row[number - 1]])
            if number < len(row):
                self._say(step.fact, [-row[number]])

    def _answer(self, step: Answering) -> None:
        culprit, alibi = self._some(step.place, CULPRIT), self._some(step.place, ALIBI)
        if step.guilty:
            self._say(step.fact, culprit)
            self.clauses += [[-self.fact(step.fact), -literal] for literal in alibi]
        elif culprit:
            self._say(step.fact, [-culprit[0], *alibi])

    # One card moves

    def _move(self, place: int, to: int, kind: int | None, fact: int) -> None:
        moved = {each: self._new() for each in _KINDS if self.rows[place][each]}
        if kind is not None:
            self._say(fact, [moved[kind]] if kind in moved else [])
        self._exactly(1, list(moved.values()))
        for each, literal in moved.items():
            here, there = self.rows[place][each], self.rows[to][each]
            self.rows[place][each] = self._fewer(here, literal)
            self.rows[to][each] = self._more(there, literal, self.deck.copies[each])

    def _fewer(self, row: Row, moved: int) -> Row:
        self.clauses.append([-moved, row[0]])
        after = self._row(len(row))
        for at, (now, then) in enumerate(zip(row, after, strict=True)):
            more = row[at + 1 : at + 2]
            self.clauses += [[-now, moved, then], [-then, now], [-then, -moved, *more]]
            self.clauses += [[-each, then] for each in more]
        return after

    def _more(self, row: Row, moved: int, copies: int) -> Row:
        after = self._row(min(len(row) + 1, copies))
        for at, then in enumerate(after):
            now, fewer = row[at : at + 1], row[at - 1 : at] if at else []
            self.clauses += [[-then, moved, *now], [-moved, *[-each for each in fewer], then]]
            self.clauses += [[-then, *now, *fewer]] if at else []
            self.clauses += [[-each, then] for each in now]
        return after
