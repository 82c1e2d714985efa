"""What a seat of Sleuth can know: where every gem may be, in exactly how many deals.

Subjects are gems, answers are places: a seat's letter, `open`, or `missing`. All deals that fit
are equally likely, since every deal is; the questions others ask and what they name in secret are
free of the deal under the uniform model, so they change nothing. Under any other `Model` they do:
then games are drawn and weighed, and beliefs say how many draws they are worth.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Final, Self

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import text
from gaslamp.games.sleuth.actions import gem_number
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.notation import SEATS
from gaslamp.knowledge import (
    AnySight,
    Beliefs,
    Claim,
    Contradiction,
    Knowledge,
    Look,
    Model,
    Sample,
    irreducible,
)
from gaslamp.knowledge.memory import Kept
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.deductions import Number, settle
from gaslamp.knowledge.sleuth.facts import MISSING, GemFact, facts, numbers, places, sizes
from gaslamp.knowledge.sleuth.games import Games, answers_in
from gaslamp.knowledge.weights import Weighing

_LIGHT: Final = 1_000_000
"""What takes up more cells than that is not kept from look to look."""
_ENOUGH: Final = 200
"""So many equally good draws are wanted where a model is weighed."""


class Counted:
    """Deals that have been counted: most of what happens tells a seat nothing of the gems."""

    def __init__(self, sight: AnySight, _: Model) -> None:
        self._sizes, self._numbers = sizes(sight), numbers(sight)
        self.deals = Deals(self._sizes, self._numbers)

    def goes_on_in(self, sight: AnySight) -> bool:
        return sizes(sight) == self._sizes and numbers(sight) == self._numbers

    def look(self, sight: AnySight) -> Self:
        return self


class SleuthLook(Look):
    knowledge: "SleuthKnowledge"

    @cached_property
    def deals(self) -> Deals:
        return self.knowledge.deals(self.sight)

    @property
    def weighs(self) -> bool:
        return self.model is not self.usual

    def _believe(self) -> Beliefs:
        exact = Beliefs(self.deals.count, self._chances())
        if not self.weighs:
            return exact
        weighing = Weighing(Games(self.sight, self.deals, self.model).draw, _ENOUGH)
        weighing.draw(Dice(len(self.sight.events)))
        chances = weighing.chances(exact.chances, answers_in)
        return Beliefs(exact.worlds, chances, weighing.effective)

    def _chances(self) -> dict[str, dict[str, Fraction]]:
        names, count = places(self.sight.seats), self.deals.count
        return {
            gem: {
                name: Fraction(ways, count)
                for name, ways in zip(names, self.deals.ways[number], strict=True)
                if ways
            }
            for number, gem in enumerate(GEM_TEXT)
        }

    def samples(self, number: int, dice: Dice) -> list[Sample]:
        return Games(self.sight, self.deals, self.model).draw_all(number, dice)

    def _why(self, claim: Claim) -> list[Sentence]:
        gem, place = gem_number(claim.subject), _place(claim.answer, self.sight.seats)
        if self.deals.ways[gem][place] != (self.deals.count if claim.holds else 0):
            raise Unreadable(say("knowledge-open"))
        otherwise = Number(place, 1 << gem, 0 if claim.holds else 1)
        return at_odds(sizes(self.sight), facts(self.sight), [otherwise])


class SleuthKnowledge(Knowledge):
    look_type = SleuthLook

    def __init__(self) -> None:
        self._kept = Kept(Counted)

    def deals(self, sight: AnySight) -> Deals:
        """All the deals that fit the sight; it is refused if there is none."""
        deals = self._kept.look(sight).deals
        self._kept.drop(lambda each: each.deals.cells > _LIGHT)
        if not deals.count:
            raise Contradiction(at_odds(sizes(sight), facts(sight), []))
        return deals

    def roughly(self, sight: AnySight) -> dict[str, list[str]]:
        """What one number at a time leaves."""
        settled = settle(sizes(sight), numbers(sight))
        if settled is None:
            raise Contradiction(at_odds(sizes(sight), facts(sight), []))
        names = places(sight.seats)
        return {
            gem: [name for name, may in zip(names, settled.may, strict=True) if may >> number & 1]
            for number, gem in enumerate(GEM_TEXT)
        }

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        seen = 0
        for _, gems, number in numbers(sight):
            seen |= gems if gems.bit_count() == number else 0
        claims = super().settled(sight, possible)
        return [claim for claim in claims if not seen >> gem_number(claim.subject) & 1]

    def left(self, possible: Mapping[str, Collection[str]]) -> int:
        """Gems that may be missing besides those that surely are: one at least is."""
        maybe = [places for places in possible.values() if MISSING in places]
        open_ones = sum(len(places) > 1 for places in maybe)
        return max(1, open_ones) if maybe else 0

    def say_subject(self, subject: str) -> Sentence:
        return text.gem(subject)

    def say_answer(self, answer: str) -> Sentence:
        if answer in SEATS:
            return text.seat(SEATS.index(answer))
        return say(f"knowledge-sleuth-{answer}")


def at_odds(room: list[int], known: list[GemFact], also: list[Number]) -> list[Sentence]:
    """Of facts that leave no deal, as few as still leave none.

    Most contradictions show one number at a time; looking for those first saves most counting.
    """

    def plainly(some: Sequence[GemFact]) -> bool:
        return settle(room, [*also, *(fact.number for fact in some)]) is None

    def at_all(some: Sequence[GemFact]) -> bool:
        return not Deals(room, [*also, *(fact.number for fact in some)]).count

    if plainly(known):
        known = irreducible(known, plainly)
    return [fact.sentence for fact in irreducible(known, at_all)]


def _place(answer: str, seats: int) -> int:
    names = places(seats)
    if answer not in names:
        raise Unreadable(say("unreadable-seat", text=answer, seats=", ".join(names)))
    return names.index(answer)


KNOWLEDGE = SleuthKnowledge()
