"""The duel's rules. A number has the seat in 5 bits, the kind in 4, then the card in 3 and, where
the house draws, for whom in 1 (see `core.numbering`)."""

from tests.guests.duel import codes

from gaslamp.core.guest_position import GuestPosition
from gaslamp.core.numbering import argument_of, kind_of, seat_of
from gaslamp.core.seats import CHANCE, OPEN, bit

_CARD_BITS = 7
_FOR = 3
_ANSWER = 16
"""Above all that an action has: what comes of it."""


def number(seat: int, kind: int, card: int, whom: int = 0) -> int:
    return seat | kind << 5 | (card | whom << _FOR) << 9


class DuelPosition(GuestPosition):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.cards = [0, 0]
        """What each seat has drawn; 0 before that."""
        self.asked = [0, 0]
        self.turn = 0

    def _awaited(self) -> int:
        if self.ended:
            return 0
        return bit(CHANCE if 0 in self.cards else self.turn)

    def _legal(self, seat: int, out: list[int]) -> int:
        if not self._awaited() >> seat & 1:
            return 0
        made = self._draws() if seat == CHANCE else self._choices(seat)
        out[: len(made)] = made
        return len(made)

    def _draws(self) -> list[int]:
        whom = self.cards.index(0)
        left = [card for card in range(1, codes.CARDS + 1) if card not in self.cards]
        return [number(CHANCE, codes.DRAW, card, whom) for card in left]

    def _choices(self, seat: int) -> list[int]:
        may_ask = self.asked[seat] < codes.MOST_QUESTIONS
        asks = [number(seat, codes.ASK, card) for card in range(2, codes.CARDS + 1) if may_ask]
        guesses = (card for card in range(1, codes.CARDS + 1) if card != self.cards[seat])
        return asks + [number(seat, codes.GUESS, card) for card in guesses]

    def _apply(self, action: int) -> None:
        kind, seat, card = kind_of(action), seat_of(action), argument_of(action) & _CARD_BITS
        if kind == codes.DRAW:
            self.cards[argument_of(action) >> _FOR] = card
        elif kind == codes.ASK:
            self.asked[seat] += 1
            self.turn = 1 - seat
        else:
            right = self.cards[1 - seat] == card
            self.ended = codes.End.RIGHT if right else codes.End.WRONG
            self.winners = bit(seat if right else 1 - seat)

    def _seen_as(self, action: int, viewer: int) -> int:
        """With what is answered, and at the end with what is laid open."""
        kind, argument = kind_of(action), argument_of(action)
        if kind == codes.DRAW:
            whom = argument >> _FOR
            return action if viewer in (whom, OPEN) else number(CHANCE, kind, 0, whom)
        if kind == codes.ASK:
            return action | (self.cards[1 - seat_of(action)] >= argument) << _ANSWER
        return action | (self.cards[0] << _FOR | self.cards[1]) << _ANSWER
