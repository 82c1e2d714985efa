"""What happens in a game of The Culprit, and who may know it (CU-80)."""

from gaslamp.core.events import Event, Told, ended, only, to_all
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.culprit import actions, codes
from gaslamp.games.culprit.cards import CARD_TEXT, HAND, spell
from gaslamp.games.culprit.rules import CulpritPosition


class Dealt(Event):
    """All hands are dealt; `first` has First on the scene and shows it at once."""

    first: int


class PickedUp(Event):
    """For the seat itself: its hand."""

    seat: int
    cards: list[str]


class Played(Event):
    seat: int
    card: str
    target: int | None


class Answered(Event):
    """What the detective was told."""

    asker: int
    asked: int
    guilty: bool


class Looked(Event):
    """For the Witness: the hand that was looked at."""

    seat: int
    target: int
    cards: list[str]


class Recognised(Event):
    """For the player of the Youngest: who holds the Culprit."""

    seat: int
    culprit: int


class WasRecognised(Event):
    """For the culprit: who knows it now."""

    seat: int


class WitnessAnswered(Event):
    seat: int
    trades: bool


class Discarded(Event):
    seat: int
    card: str


class Drew(Event):
    """A card from the pile; which one is told to its seat alone."""

    seat: int
    card: str | None = None


class Showed(Event):
    """What Toby pointed at."""

    seat: int
    card: str


class Chose(Event):
    """A seat has made its secret choice; which card is told to itself alone."""

    seat: int
    card: str | None = None


class Changed(Event):
    """All have chosen: these seats have given a card away."""

    givers: list[int]


class Received(Event):
    """For the seat itself: what it was given."""

    seat: int
    giver: int
    card: str


class Gathered(Event):
    """For the player of the Panic: the cards that were gathered."""

    seat: int
    cards: list[str]


class HandedBack(Event):
    """A card of the Panic; which one is told to its seat alone."""

    seat: int
    card: str | None = None


class Took(Event):
    """A card taken in a Rumour; which one is told to the two concerned."""

    taker: int
    giver: int
    card: str | None = None


class Suspected(Event):
    seat: int
    suspect: int | None


class SuspectedAccomplice(Event):
    seat: int
    suspect: int


class Concluded(Event):
    """The statement under the hat is over."""

    seat: int


class RoundEnded(Event):
    how: str
    culprit: int
    points: list[int]
    """What each seat has won by it."""


class Ended(Event):
    reason: str
    winners: list[int]


AnyEvent = (
    Dealt
    | PickedUp
    | Played
    | Answered
    | Looked
    | Recognised
    | WasRecognised
    | WitnessAnswered
    | Discarded
    | Drew
    | Showed
    | Chose
    | Changed
    | Received
    | Gathered
    | HandedBack
    | Took
    | Suspected
    | SuspectedAccomplice
    | Concluded
    | RoundEnded
    | Ended
)


def events(before: CulpritPosition, action: int, after: CulpritPosition) -> list[Told]:
    told = _of(before, action, after)
    culprit = _revealed(before, action)
    if culprit is not None:
        told.append(to_all(_round_ended(before, action, after, culprit)))
    if after.over:
        told.append(ended(after, codes.End, Ended))
    return told


def _of(  # noqa: C901 - one case an action
    before: CulpritPosition, action: int, after: CulpritPosition
) -> list[Told]:
    match actions.to_typed(action):
        case actions.Deal():
            return _dealt(before, after)
        case actions.Play(seat, card, target):
            return [to_all(Played(seat, card, target)), *_learnt(before, seat, card, target)]
        case actions.Give(seat, card):
            chose = _face_down(before, Chose(seat, card), Chose(seat), seat)
            return chose + _resolved(before, seat, card)
        case actions.Take(giver, card):
            taker = (giver + 1) % before.seats
            seen, unseen = Took(taker, giver, card), Took(taker, giver)
            return _face_down(before, seen, unseen, taker, giver)
        case actions.HandBack(seat, card):
            return _face_down(before, HandedBack(seat, card), HandedBack(seat), seat)
        case actions.Draw(card):
            seat = before.target
            return _face_down(before, Drew(seat, card), Drew(seat), seat)
        case actions.Show(card):
            return [to_all(Showed(before.target, card))]
        case actions.Discard(seat, card):
            return [to_all(Discarded(seat, card))]
        case actions.Trade(seat):
            return [to_all(WitnessAnswered(seat, True))]
        case actions.Decline(seat):
            return [to_all(WitnessAnswered(seat, False))]
        case actions.Suspect(seat, suspect):
            return [to_all(Suspected(seat, suspect))]
        case actions.SuspectAccomplice(seat, aide):
            return [to_all(SuspectedAccomplice(seat, aide))]
        case actions.Done(seat):
            return [to_all(Concluded(seat))]


def _face_down(before: CulpritPosition, seen: Event, unseen: Event, *seats: int) -> list[Told]:
    """The card for some, that there was one for all others."""
    others = [viewer for viewer in range(SPECTATOR, before.seats) if viewer not in seats]
    return [only(seen, *seats), only(unseen, *others)]


def _dealt(before: CulpritPosition, after: CulpritPosition) -> list[Told]:
    """CU-01: nothing is seen before the last card is dealt."""
    if before.dealt + 1 < HAND * before.seats:
        return []
    hands = [PickedUp(seat, spell(after.hands[seat])) for seat in range(after.seats)]
    return [to_all(Dealt(after.turn)), *(only(hand, hand.seat) for hand in hands)]


def _learnt(before: CulpritPosition, seat: int, card: str, target: int | None) -> list[Told]:
    """CU-11, CU-19, CU-24: what a card tells, and whom."""
    if card == "detective" and target is not None:
        return [to_all(Answered(seat, target, admits_guilt(before, target)))]
    if card == "witness" and target is not None:
        return [only(Looked(seat, target, spell(before.hands[target])), seat)]
    if card == "youngest":
        culprit = holder(before, "culprit")
        told = [only(Recognised(seat, culprit), seat)]
        return told if culprit == seat else [*told, only(WasRecognised(seat), culprit)]
    return []


def holder(position: CulpritPosition, card: str) -> int:
    return next(s for s in range(position.seats) if card in spell(position.hands[s]))


def admits_guilt(position: CulpritPosition, seat: int) -> bool:
    hand = spell(position.hands[seat])
    return "culprit" in hand and "alibi" not in hand


def _resolved(before: CulpritPosition, last: int, card: str) -> list[Told]:
    """CU-20, CU-22, CU-24, CU-27: with the last choice the cards change hands."""
    if before.choosing != 1 << last:
        return []
    given = {s: CARD_TEXT[c] for s, c in enumerate(before.chosen) if c != codes.NO_CARD}
    given[last] = card
    told = [to_all(Changed(sorted(given)))]
    if before.stage == codes.GATHERING:
        cards = sorted(given.values(), key=CARD_TEXT.index)
        return [*told, only(Gathered(before.turn, cards), before.turn)]
    for giver, gift in sorted(given.items()):
        to = _receiver(before, giver)
        told.append(only(Received(to, giver, gift), to))
    return told


def _receiver(before: CulpritPosition, giver: int) -> int:
    if before.stage == codes.SWAPPING:
        return before.target if giver == before.turn else before.turn
    return (giver + 1) % before.seats


def _revealed(before: CulpritPosition, action: int) -> int | None:
    """Whose Culprit has come to light, which ends the round."""
    match actions.to_typed(action):
        case actions.Play(seat, "culprit") | actions.Discard(seat, "culprit"):
            return seat
        case actions.Show("culprit"):
            return before.target
        case actions.Play(_, "detective", int(target)) if admits_guilt(before, target):
            return target
    return None


def _round_ended(
    before: CulpritPosition, action: int, after: CulpritPosition, culprit: int
) -> RoundEnded:
    gained = [after.points[seat] - before.points[seat] for seat in range(before.seats)]
    return RoundEnded(_how(before, action, culprit).name.lower(), culprit, gained)


def _how(before: CulpritPosition, action: int, culprit: int) -> codes.End:
    """CU-31 to CU-34."""
    match actions.to_typed(action):
        case actions.Show():
            return codes.End.FOUND_BY_TOBY
        case actions.Play(_, "detective"):
            return codes.End.FOUND_BY_DETECTIVE
    return codes.End.HANDCUFFED if before.handcuffs == culprit else codes.End.ESCAPED
