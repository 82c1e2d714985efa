"""A hand as one number: how many of each card, four bits a card.

Nothing that is packed so grows past fifteen of a card. A hand that has cards never grows and an
empty one gets at most one card at a time, so no hand has more than the four it was dealt, a Panic
gathers at most eight, and after three turns nobody has more than one: from then on there are at
most eight cards left to play, so nobody plays more than eleven in a round.
"""

_KINDS = 16
_MASK = 0xFFFFFFFFFFFFFFFF
_EVERY_OTHER = 0x0F0F0F0F0F0F0F0F
_ONE_IN_EACH_BYTE = 0x0101010101010101
_ONE = [1 << 4 * card for card in range(16)]


def one(card: int) -> int:
    """A single card, to add to a hand or take away."""
    return _ONE[card]


def count(hand: int, card: int) -> int:
    return hand >> 4 * card & 15


def size(hand: int) -> int:
    """How many cards there are in all, for hands of fewer than sixteen."""
    pairs = (hand & _EVERY_OTHER) + (hand >> 4 & _EVERY_OTHER)
    return ((pairs * _ONE_IN_EACH_BYTE) & _MASK) >> 56


def spelt(hand: int) -> int:
    """Up to eight cards one after the other, ascending: another number for every hand."""
    word = 1
    for card in range(_KINDS):
        for _ in range(hand >> 4 * card & 15):
            word = word << 4 | card
    return word
