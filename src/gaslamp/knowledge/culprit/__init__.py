"""What a seat of The Culprit can know: who has the Culprit, and who may hold which card.

The subject `culprit` has places as answers: a seat's letter, `gathered` for the cards of a Panic,
`table` when it has been played. Every other subject is a card and a place (`alibi B`, `witness
pile`), and its answers are how many of that card lie there. Deals are uniform; where others chose,
each card of their hand that they could have chosen counts alike, then each target they could have
aimed it at (`CARDS_ALIKE`). With any other model beliefs are drawn and weighed, and say so.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Final

from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Refusal
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import text
from gaslamp.games.culprit.cards import CARD_TEXT, packed_counts, spell
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.events import RoundEnded
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.culprit.options import start
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.knowledge import AnySight, Beliefs, Claim, Contradiction, Knowledge, Look, Sample
from gaslamp.knowledge.culprit.bounds import Narrowing, read
from gaslamp.knowledge.culprit.followed_round import ENOUGH, FollowedRound
from gaslamp.knowledge.culprit.marginals import Marginals
from gaslamp.knowledge.culprit.models import CARDS_ALIKE
from gaslamp.knowledge.culprit.names import (
    PANIC,
    PILE,
    PLAYED,
    WHERE,
    guilty_in,
    name_of,
    places_in,
)
from gaslamp.knowledge.culprit.reasons import Reasoning
from gaslamp.knowledge.culprit.rounds import Rounds
from gaslamp.knowledge.culprit.solver import Asking
from gaslamp.knowledge.culprit.transcript import this_round
from gaslamp.knowledge.deadline import OutOfTimeError, check, missed, sparing
from gaslamp.knowledge.memory import Kept
from gaslamp.knowledge.unswept import unswept
from gaslamp.knowledge.weights import Weighing

Chances = dict[str, dict[str, Fraction]]

_FOR_THE_SOLVER: Final = 0.4
"""Of the time, so much is kept for what worlds do not tell."""
_ROOM: Final = 200_000
"""So many worlds are remembered, of all games that are followed."""


class CulpritLook(Look):
    usual = CARDS_ALIKE
    knowledge: "CulpritKnowledge"

    @property
    def following(self) -> FollowedRound:
        """Asked for anew each time: what is kept goes on with the game, this look does not."""
        return self.knowledge.follow(self.sight)

    def _believe(self) -> Beliefs:
        if not this_round(self.sight):
            return Beliefs(1, {})
        with unswept():
            following = self.following
            beliefs = following.beliefs or _believed(following)
        if not missed():
            following.beliefs = beliefs
        return beliefs if self.model is self.usual else self._weighed(following, beliefs)

    def _weighed(self, following: FollowedRound, usual: Beliefs) -> Beliefs:
        """What is possible does not depend on the model, as long as it rules nothing out."""
        rounds = Rounds(following, _before_the_round(self.sight), self.model)
        weighing = Weighing(rounds.draw, ENOUGH)
        weighing.draw(Dice(len(self.sight.events)))
        return Beliefs(
            len(following.worlds), weighing.chances(usual.chances, answers_in), weighing.effective
        )

    @property
    def weighs(self) -> bool:
        return self.model is not self.usual

    def samples(self, number: int, dice: Dice) -> list[Sample]:
        position = _before_the_round(self.sight)
        if not this_round(self.sight):
            return [Sample(position.copy(), Fraction(1)) for _ in range(number)]
        rounds = Rounds(self.following, position, self.model)
        return [rounds.draw(dice) for _ in range(number)]

    def _why(self, claim: Claim) -> list[Sentence]:
        return Reasoning(self.sight, claim, self._asking).facts()

    @cached_property
    def _asking(self) -> Asking:
        """One solver for all that is asked: to tell it of the round takes longer than an answer."""
        try:
            following = self.following
            return Asking(following.deck, following.reading)
        except OutOfTimeError:
            return Asking(*read(self.sight))


class CulpritKnowledge(Knowledge):
    look_type = CulpritLook

    def __init__(self) -> None:
        self._kept = Kept(lambda sight, _: FollowedRound(sight))

    def follow(self, sight: AnySight) -> FollowedRound:
        """The worlds that fit the sight, whatever the model; it is refused if there is none."""
        with sparing(_FOR_THE_SOLVER), unswept():
            best = self._kept.look(sight).at_its_best()
        self._make_room()
        if not best.worlds:
            raise _refusal(sight, best)
        return best

    def glimpse(self, sight: AnySight) -> FollowedRound:
        """The same in a hurry: of very many worlds some, which are no better than they turned out.
        There may be none left."""
        with unswept():
            following = self._kept.look(sight)
        self._make_room()
        return following

    def _make_room(self) -> None:
        self._kept.keep_within(_ROOM, lambda following: following.room)

    def roughly(self, sight: AnySight) -> dict[str, list[str]]:
        """What a solver can rule out in the time that is left."""
        return Narrowing(sight, *read(sight)).possible if this_round(sight) else {}

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        """Who has the Culprit, which cards others surely hold."""
        own = SEATS[sight.viewer] if sight.viewer >= 0 else ""
        claims = super().settled(sight, possible)
        return [claim for claim in claims if _is_news(claim, own, SEATS[: sight.seats])]

    def shown(self, beliefs: Beliefs) -> Chances:
        """Of each card, how likely there is at least one of it in a place."""
        found: Chances = {}
        for subject, answers in beliefs.chances.items():
            card, _, place = subject.rpartition(" ")
            if not card:
                found[subject] = answers
            elif (some := 1 - answers.get("0", Fraction(0))) > 0:
                found.setdefault(card, {})[place] = some
        return found

    def left(self, possible: Mapping[str, Collection[str]]) -> int:
        """Whose card the Culprit may be."""
        return len(possible.get(WHERE, ()))

    def say_subject(self, subject: str) -> Sentence:
        card, _, place = subject.rpartition(" ")
        if subject in CARD_TEXT:
            return text.name(subject)
        return say("knowledge-culprit-held", card=text.name(card), place=self.say_answer(place))

    def say_answer(self, answer: str) -> Sentence:
        if answer in SEATS:
            return text.seat(SEATS.index(answer))
        if answer.isdecimal():
            return say("knowledge-culprit-count", number=int(answer))
        return say(f"knowledge-culprit-{answer}")


def answers_in(position: CulpritPosition) -> dict[str, str]:
    """What is true of a position."""
    places = {SEATS[seat]: spell(position.hands[seat]) for seat in range(position.seats)}
    places |= {PILE: spell(packed_counts(position.rest)), PANIC: spell(position.gathered)}
    answers = {
        f"{card} {place}": str(cards.count(card))
        for card in CARD_TEXT
        for place, cards in places.items()
    }
    guilty = [place for place, cards in places.items() if WHERE in cards]
    return answers | {WHERE: guilty[0] if guilty else PLAYED}


def _is_news(claim: Claim, own: str, seats: Sequence[str]) -> bool:
    card, _, place = claim.subject.rpartition(" ")
    if not card:
        return claim.answer in seats and claim.answer != own
    return place in seats and place != own and claim.answer != "0"


def _believed(following: FollowedRound) -> Beliefs:
    chances = _chances(following)
    if following.effective is not None:
        chances = _possible(following, chances)
    return Beliefs(len(following.worlds), chances, following.effective)


def _chances(following: FollowedRound) -> Chances:
    marginals = Marginals(following, places_in(following.reading))
    chances = {WHERE: guilty_in(marginals)}
    for kind, card in enumerate(CARD_TEXT):
        if kind != CULPRIT and following.deck.copies[kind]:
            for place in marginals.places:
                chances[f"{card} {name_of(place)}"] = {
                    str(number): Fraction(ways, marginals.total)
                    for number, ways in enumerate(marginals.counts[place][kind])
                    if ways
                }
    return chances


def _possible(following: FollowedRound, drawn: Chances) -> Chances:
    """All that may be, also what was never drawn."""
    found = Narrowing(following.sight, following.deck, following.reading, drawn).possible
    return {
        subject: {answer: chances.get(answer, Fraction(0)) for answer in found[subject]}
        for subject, chances in drawn.items()
    }


def _refusal(sight: AnySight, following: FollowedRound) -> Refusal:
    """If worlds were drawn, that none of them is left says nothing of the others."""
    check()
    with Asking(following.deck, following.reading) as asking:
        if not asking.cannot_be([]):
            return NotLegal(say("knowledge-too-much"))
        return Contradiction(Reasoning(sight, None, asking).facts())


def _before_the_round(sight: AnySight) -> CulpritPosition:
    position = start(sight.seats, sight.options)
    points = [seat.points for seat in sight.view.seats]
    ended = [event for event in this_round(sight) if isinstance(event, RoundEnded)]
    for event in ended:
        points = [now - won for now, won in zip(points, event.points, strict=True)]
    position.points = points + [0] * (8 - sight.seats)
    return position


KNOWLEDGE = CulpritKnowledge()
