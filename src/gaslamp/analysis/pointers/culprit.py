"""The Culprit: who can have it, and who most likely has."""

from fractions import Fraction

from gaslamp.analysis.pointer import Mark, Moment, Pointer, Pointers, marked_all, pointer
from gaslamp.core.sentence import say
from gaslamp.games.culprit import text
from gaslamp.games.culprit.notation import SEATS
from gaslamp.knowledge import Claim
from gaslamp.knowledge.culprit.names import WHERE


def pointers(moment: Moment) -> Pointers:
    hand = moment.sight.view.hand or []
    if WHERE in hand:
        return Pointers(_in_hand(), _protected(hand))
    chances = moment.look.beliefs.chances.get(WHERE, {})
    seats = {SEATS.index(each): chance for each, chance in chances.items() if each in SEATS}
    return Pointers(_holders(list(seats)), _likeliest(seats))


def _in_hand() -> Pointer:
    return pointer(say("hint-culprit-in-hand"), [Mark("card", WHERE)])


def _protected(hand: list[str]) -> Pointer:
    alibis = hand.count("alibi")
    said = say("hint-culprit-protected", alibis=alibis, others=len(hand) - 1)
    return pointer(said, [Mark("card", "alibi")] if alibis else [])


def _holders(seats: list[int]) -> Pointer:
    if not seats:
        return pointer(say("hint-culprit-hand"))
    listed = tuple(text.seat(seat) for seat in seats)
    said = say("hint-culprit-holders", count=len(seats), seats=listed)
    return pointer(said, marked_all("seat", seats))


def _likeliest(seats: dict[int, Fraction]) -> Pointer:
    if not seats:
        return pointer(say("hint-culprit-open"))
    seat = max(seats, key=lambda each: (seats[each], -each))
    said = say("hint-culprit-likeliest", seat=text.seat(seat), percent=round(100 * seats[seat]))
    return pointer(said, [Mark("seat", str(seat))])


def marked(claim: Claim) -> list[Mark]:
    """The seat that a claim is about: where the Culprit is, or where a card is."""
    _, _, place = claim.subject.rpartition(" ")
    letter = claim.answer if claim.subject == WHERE else place
    return [Mark("seat", str(SEATS.index(letter)))] if letter in SEATS else []
