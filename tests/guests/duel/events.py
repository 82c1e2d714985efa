"""What is told of the duel, and to whom."""

from tests.guests.duel import actions, codes
from tests.guests.duel.rules import DuelPosition

from gaslamp.core.events import Event, Told, only, to_all
from gaslamp.core.sentence import Sentence, say


class Drawn(Event):
    """A card was drawn, face down."""

    seat: int


class Received(Event):
    """For its owner alone: which card."""

    seat: int
    card: int


class Answered(Event):
    seat: int
    card: int
    yes: bool


class Guessed(Event):
    seat: int
    card: int
    right: bool
    cards: list[int]


AnyEvent = Drawn | Received | Answered | Guessed


def events(before: DuelPosition, action: int, after: DuelPosition) -> list[Told]:
    match actions.NUMBERING.to_typed(action):
        case actions.Draw(seat, card):
            return [to_all(Drawn(seat)), only(Received(seat, card), seat)]
        case actions.Ask(seat, card):
            return [to_all(Answered(seat, card, before.cards[1 - seat] >= card))]
        case actions.Guess(seat, card):
            right = after.ended == codes.End.RIGHT
            return [to_all(Guessed(seat, card, right, after.cards[:]))]
    raise AssertionError(action)


def tell(event: Event, viewer: int) -> Sentence | None:
    match event:
        case Drawn(seat):
            return None if viewer == seat else say("duel-drawn", player=_who(seat))
        case Received(seat, card):
            return say("duel-received", player=_who(seat), card=card)
        case Answered(seat, card, yes):
            return say("duel-answered", player=_who(seat), card=card, yes=str(yes).lower())
        case Guessed(seat, card, right):
            return say("duel-guessed", player=_who(seat), card=card, right=str(right).lower())
    return None


def _who(seat: int) -> Sentence:
    return say("seat", seat=seat)
