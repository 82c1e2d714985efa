"""Which facts force what is certain: fewer and fewer of them are tried.

With few facts nearly all cards are open, and worlds are few; where they are not, a solver is asked.
"""

from collections.abc import Sequence
from typing import Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.knowledge import AnySight, Claim, irreducible
from gaslamp.knowledge.culprit.followed_round import FollowedRound, TooManyWorldsError
from gaslamp.knowledge.culprit.marginals import Marginals
from gaslamp.knowledge.culprit.names import WHERE, guilty_in, name_of, places_in
from gaslamp.knowledge.culprit.solver import Asking
from gaslamp.knowledge.culprit.transcript import SeenFact

_AT_ONCE: Final = 6_000


class Reasoning:
    """About a claim; without one, about facts that cannot all be true."""

    def __init__(self, sight: AnySight, claim: Claim | None, asking: Asking) -> None:
        self.sight = sight
        self.claim = claim
        self.asking = asking
        self._against = asking.against(claim)

    def facts(self) -> list[Sentence]:
        """Refused if they force nothing."""
        if not all(map(self.asking.cannot_be, self._against)):
            raise Unreadable(say("knowledge-open"))
        return [fact.sentence for fact in irreducible(self.asking.facts, self._forced)]

    def _forced(self, facts: Sequence[SeenFact]) -> bool:
        try:
            known = {fact.at for fact in facts}
            following = FollowedRound(self.sight, known, _AT_ONCE, exactly=True)
        except TooManyWorldsError:
            return all(self.asking.excluded(question, facts) for question in self._against)
        if self.claim is None or not following.worlds:
            return not following.worlds
        answers = possible_answers(following, self.claim.subject)
        answer = self.claim.answer
        return answers == {answer} if self.claim.holds else answer not in answers


def possible_answers(following: FollowedRound, subject: str) -> set[str]:
    """What can still be true of one subject."""
    card, _, name = subject.rpartition(" ")
    places = {name_of(place): place for place in places_in(following.reading)}
    if subject == WHERE:
        return set(guilty_in(Marginals(following, list(places.values()), [])))
    kind, at = CARD_TEXT.index(card), places[name]
    counts = Marginals(following, [at], [kind]).counts[at][kind]
    return {str(number) for number, ways in enumerate(counts) if ways}
