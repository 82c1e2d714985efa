"""What a seat of Sleuth can know: where every gem may be, in exactly how many deals.

Subjects are gems, answers are places: a seat's letter, `open`, or `missing`. All deals that fit
are equally likely, since every deal is; the questions others ask and what they name in secret are
free of the deal under the uniform model, so they change nothing. A `Model` that is handed in
changes nothing either: what it says depends on the whole deal, and there are too many to ask it of
each (see docs/decisions/0011-knowledge.md).
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import text
from gaslamp.games.sleuth.actions import gem_number
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.notation import SEATS
from gaslamp.knowledge import (
    UNIFORM,
    AnySight,
    Beliefs,
    Claim,
    Contradiction,
    Knowledge,
    Model,
    below,
    irreducible,
)
from gaslamp.knowledge.sleuth.deals import Deals
from gaslamp.knowledge.sleuth.facts import Fact, facts, numbers, places, sizes
from gaslamp.knowledge.sleuth.sampling import stand_up
from gaslamp.knowledge.sleuth.settling import Number, settle


class SleuthKnowledge(Knowledge):
    def deals(self, sight: AnySight) -> Deals:
        """All the deals that fit the sight; it is refused if there is none."""
        deals = Deals(sizes(sight), numbers(sight))
        if not deals.count:
            raise Contradiction(at_odds(sizes(sight), facts(sight), []))
        return deals

    def possibilities(self, sight: AnySight) -> dict[str, list[str]]:
        chances = self.beliefs(sight).chances
        return {gem: list(answers) for gem, answers in chances.items()}

    def beliefs(self, sight: AnySight, model: Model = UNIFORM) -> Beliefs:
        deals = self.deals(sight)
        names = places(sight.seats)
        chances = {
            gem: {
                name: Fraction(ways, deals.count)
                for name, ways in zip(names, deals.ways[number], strict=True)
                if ways
            }
            for number, gem in enumerate(GEM_TEXT)
        }
        return Beliefs(deals.count, chances)

    def sample(self, sight: AnySight, dice: Dice, model: Model = UNIFORM) -> Position:
        deals = self.deals(sight)
        return stand_up(sight, deals.deal(below(dice, deals.count)), dice)

    def why(self, sight: AnySight, claim: Claim) -> list[Sentence]:
        """Refused if the claim is not forced."""
        place = _place(claim.answer, sight.seats)
        otherwise = Number(place, 1 << gem_number(claim.subject), 0 if claim.holds else 1)
        known, room = facts(sight), sizes(sight)
        self.deals(sight)
        if Deals(room, [otherwise, *(fact.number for fact in known)]).count:
            raise Unreadable(say("knowledge-open"))
        return at_odds(room, known, [otherwise])

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

    def say_subject(self, subject: str) -> Sentence:
        return text.gem(subject)

    def say_answer(self, answer: str) -> Sentence:
        if answer in SEATS:
            return text.seat(SEATS.index(answer))
        return say(f"knowledge-sleuth-{answer}")


def at_odds(room: list[int], known: list[Fact], also: list[Number]) -> list[Sentence]:
    """Of facts that leave no deal, as few as still leave none.

    Most contradictions show one number at a time; looking for those first saves most counting.
    """

    def plainly(some: Sequence[Fact]) -> bool:
        return settle(room, [*also, *(fact.number for fact in some)]) is None

    def at_all(some: Sequence[Fact]) -> bool:
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
