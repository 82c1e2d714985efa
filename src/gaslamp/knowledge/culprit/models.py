"""How others choose at a table of The Culprit, unless something better is known."""

from typing import Final

from gaslamp.core.numbering import kind_of, seat_of
from gaslamp.core.position import Position
from gaslamp.games.culprit.cards import CARD_TEXT, spell
from gaslamp.games.culprit.codes import CARD, CARD_BITS, DISCARD, GIVE, NO_SEAT, OTHER, PLAY
from gaslamp.games.culprit.rules import CulpritPosition

_DIVISIBLE: Final = 420
"""By any number of targets there can be."""


class CardsAlike:
    """Each card of a hand that may be chosen is as likely as any other, then each target is.

    The rules offer cards of a kind as one action and every target as an action of its own. Here
    the cards count, so that a hand stays a row of cards nobody could tell apart.
    """

    def weight(self, position: Position, action: int) -> int:
        assert isinstance(position, CulpritPosition)
        seat, kind, card = seat_of(action), kind_of(action), action >> CARD & CARD_BITS
        if kind not in (PLAY, DISCARD, GIVE):
            return 1
        cards = spell(position.hands[seat]).count(CARD_TEXT[card])
        if kind != PLAY or action >> OTHER == NO_SEAT:
            return cards * _DIVISIBLE
        targets = sum(
            kind_of(other) == PLAY and other >> CARD & CARD_BITS == card
            for other in position.legal(seat)
        )
        return cards * _DIVISIBLE // targets


CARDS_ALIKE: Final = CardsAlike()
