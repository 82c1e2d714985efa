"""What a seat of The Culprit can know: who has the Culprit, and who may hold which card.

The subject `culprit` has places as answers: a seat's letter, `gathered` for the cards of a Panic,
`table` when it has been played. Every other subject is a card and a place (`alibi B`, `witness
pile`), and its answers are how many of that card lie there. Deals are uniform; where others chose,
each card of their hand that they could have chosen counts alike, then each target they could have
aimed it at (`CARDS_ALIKE`). With any other model beliefs are drawn and weighed, and say so.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import text
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.events import RoundEnded
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.culprit.options import start
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import AnySight, Beliefs, Claim, Contradiction, Knowledge, Model, irreducible
from gaslamp.knowledge.culprit.following import Following
from gaslamp.knowledge.culprit.marginals import IN_PILE, Marginals
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.reading import facts_of, this_round
from gaslamp.knowledge.culprit.retelling import Retelling
from gaslamp.knowledge.culprit.worlds import GATHERED

Chances = dict[str, dict[str, Fraction]]

WHERE: Final = CARD_TEXT[CULPRIT]
PILE: Final = "pile"
PANIC: Final = "gathered"
PLAYED: Final = "table"


class CulpritKnowledge(Knowledge):
    def follow(self, sight: AnySight) -> Following:
        """All the worlds that fit the sight; it is refused if there is none."""
        following = Following(sight)
        if not following.worlds:
            raise Contradiction(self._at_odds(sight))
        return following

    def possibilities(self, sight: AnySight) -> dict[str, list[str]]:
        chances = self.beliefs(sight).chances
        return {subject: list(answers) for subject, answers in chances.items()}

    def beliefs(self, sight: AnySight, model: Model = CARDS_ALIKE) -> Beliefs:
        if not this_round(sight):
            return Beliefs(1, {})
        following = self.follow(sight)
        return Beliefs(len(following.worlds), _chances(following))

    def sample(self, sight: AnySight, dice: Dice, model: Model = CARDS_ALIKE) -> Position:
        position = _before_the_round(sight)
        if this_round(sight):
            for action in Retelling(self.follow(sight), dice).actions():
                position.apply(from_typed(action))
        return position

    def why(self, sight: AnySight, claim: Claim) -> list[Sentence]:
        raise NotImplementedError

    def _at_odds(self, sight: AnySight) -> list[Sentence]:
        raise NotImplementedError

    def say_subject(self, subject: str) -> Sentence:
        raise NotImplementedError

    def say_answer(self, answer: str) -> Sentence:
        raise NotImplementedError


def name_of(place: int) -> str:
    return {GATHERED: PANIC, IN_PILE: PILE}.get(place) or SEATS[place]


def _chances(following: Following) -> Chances:
    marginals = Marginals(following)
    places = [place for place in marginals.places if place != GATHERED or _is_used(following)]
    guilty = {name_of(p): Fraction(marginals.culprit[p], marginals.total) for p in places}
    guilty[PLAYED] = 1 - sum(guilty.values(), Fraction(0))
    chances = {WHERE: {place: chance for place, chance in guilty.items() if chance}}
    for kind, card in enumerate(CARD_TEXT):
        if kind != CULPRIT and following.deck.copies[kind]:
            for place in places:
                counts = marginals.counts[place][kind]
                chances[f"{card} {name_of(place)}"] = {
                    str(number): Fraction(ways, marginals.total)
                    for number, ways in enumerate(counts)
                    if ways
                }
    return chances


def _is_used(following: Following) -> bool:
    return any(world[GATHERED] for world in following.worlds)


def _before_the_round(sight: AnySight) -> CulpritPosition:
    position = start(sight.seats, sight.options)
    points = [seat.points for seat in sight.view.seats]
    ended = [event for event in this_round(sight) if isinstance(event, RoundEnded)]
    for event in ended:
        points = [now - won for now, won in zip(points, event.points, strict=True)]
    position.points = points + [0] * (8 - sight.seats)
    return position


KNOWLEDGE = CulpritKnowledge()
