"""The Culprit in sentences: what happened, what one may do, and the names of the cards."""

from collections.abc import Iterable

from gaslamp.core.events import Event
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import actions, events


def card(text: str) -> Sentence:
    return say("culprit-card", card=text.replace(" ", "-"))


def cards(texts: Iterable[str]) -> tuple[Sentence, ...]:
    return tuple(card(text) for text in texts)


def seat(number: int) -> Sentence:
    """A player's name: the one who speaks the words knows who sits there."""
    return say("seat", seat=number)


def _seats(numbers: Iterable[int]) -> tuple[Sentence, ...]:
    return tuple(seat(number) for number in numbers)


def _me(viewer: int, **roles: int | None) -> str:
    """Which part the viewer has in a sentence, so that it can say "you"."""
    return next((role for role, sits in roles.items() if sits == viewer), "other")


def tell(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.PickedUp(_, hand):
            return say("culprit-picked-up", cards=cards(hand))
        case events.Played(who, played, target):
            return _played(viewer, who, played, target)
        case events.Answered(asker, asked, guilty):
            return say(
                "culprit-answered",
                me=_me(viewer, asker=asker, asked=asked),
                asked=seat(asked),
                guilty="yes" if guilty else "no",
            )
        case events.RoundEnded(how, culprit, points):
            return _round_ended(viewer, how, culprit, points)
        case events.Ended(reason, winners):
            return say(f"culprit-ended-{_dashed(reason)}", winners=_seats(winners))
    return _secret(event) or _moved(event, viewer) or _said(event, viewer)


def _dashed(text: str) -> str:
    return text.replace("_", "-")


def _played(viewer: int, who: int, played: str, target: int | None) -> Sentence:
    return say(
        "culprit-played" if target is None else "culprit-played-at",
        me=_me(viewer, seat=who, target=target),
        seat=seat(who),
        card=card(played),
        target=say("culprit-nobody") if target is None else seat(target),
    )


def _round_ended(viewer: int, how: str, culprit: int, points: list[int]) -> Sentence:
    scored = [who for who, gained in enumerate(points) if gained]
    gains = [say("culprit-gain", seat=seat(who), points=points[who]) for who in scored]
    return say(
        f"culprit-round-{_dashed(how)}",
        me=_me(viewer, culprit=culprit),
        culprit=seat(culprit),
        scored="yes" if gains else "no",
        gains=tuple(gains),
    )


def _secret(event: Event) -> Sentence | None:
    """What only one seat, or two, are told."""
    match event:
        case events.Looked(_, target, hand):
            message = "culprit-looked" if hand else "culprit-looked-empty"
            return say(message, target=seat(target), cards=cards(hand))
        case events.Recognised(who, culprit):
            return say("culprit-recognised", me=_me(culprit, seat=who), culprit=seat(culprit))
        case events.WasRecognised(who):
            return say("culprit-was-recognised", seat=seat(who))
        case events.Gathered(_, gathered):
            return say("culprit-gathered", cards=cards(gathered))
        case events.Received(_, giver, given):
            return say("culprit-received", giver=seat(giver), card=card(given))
    return None


def _moved(event: Event, viewer: int) -> Sentence | None:
    """Cards that go from one place to another, face down for most."""
    match event:
        case events.Drew(who, drawn):
            return _face_down("culprit-drew", viewer, who, drawn)
        case events.Chose(who, chosen):
            return _face_down("culprit-chose", viewer, who, chosen)
        case events.HandedBack(who, given):
            return _face_down("culprit-handed-back", viewer, who, given)
        case events.Took(taker, giver, taken):
            return say(
                "culprit-took",
                me=_me(viewer, taker=taker, giver=giver),
                taker=seat(taker),
                giver=seat(giver),
                card=card(taken) if taken else say("culprit-some-card"),
            )
        case events.Discarded(who, thrown):
            return _of_card("culprit-discarded", viewer, who, thrown)
        case events.Showed(who, shown):
            return _of_card("culprit-showed", viewer, who, shown)
        case events.Changed(givers):
            return say("culprit-changed", givers=_seats(givers))
    return None


def _of_card(message: str, viewer: int, who: int, text: str) -> Sentence:
    return say(message, me=_me(viewer, seat=who), seat=seat(who), card=card(text))


def _face_down(message: str, viewer: int, who: int, text: str | None) -> Sentence:
    face = card(text) if text else say("culprit-some-card")
    return say(message, me=_me(viewer, seat=who), seat=seat(who), card=face)


def _said(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.Dealt(first):
            return say("culprit-dealt", me=_me(viewer, seat=first), seat=seat(first))
        case events.WitnessAnswered(who, trades):
            message = "culprit-traded" if trades else "culprit-declined"
            return say(message, me=_me(viewer, seat=who), seat=seat(who))
        case events.Suspected(who, None):
            return say("culprit-suspected-nobody", me=_me(viewer, seat=who), seat=seat(who))
        case events.Suspected(who, int(suspect)):
            return _accused("culprit-suspected", viewer, who, suspect)
        case events.SuspectedAccomplice(who, suspect):
            return _accused("culprit-suspected-accomplice", viewer, who, suspect)
    return None


def _accused(message: str, viewer: int, who: int, suspect: int) -> Sentence:
    me = _me(viewer, seat=who, suspect=suspect)
    return say(message, me=me, seat=seat(who), suspect=seat(suspect))


def describe(action: int) -> Sentence:
    """A choice, as it is offered to the seat that has it."""
    match actions.to_typed(action):
        case actions.Play(_, played, None):
            return say("culprit-may-play", card=card(played))
        case actions.Play(_, played, int(target)):
            return say("culprit-may-play-at", card=card(played), target=seat(target))
        case actions.Discard(_, thrown):
            return say("culprit-may-discard", card=card(thrown))
        case actions.Give(_, given):
            return say("culprit-may-give", card=card(given))
        case actions.Trade():
            return say("culprit-may-trade")
        case actions.Decline():
            return say("culprit-may-decline")
        case actions.Suspect(_, None):
            return say("culprit-may-suspect-nobody")
        case actions.Suspect(_, int(suspect)):
            return say("culprit-may-suspect", suspect=seat(suspect))
        case actions.SuspectAccomplice(_, suspect):
            return say("culprit-may-suspect-accomplice", suspect=seat(suspect))
        case actions.Done():
            return say("culprit-may-conclude")
    return _describe_chance(action)


def _describe_chance(action: int) -> Sentence:
    match actions.to_typed(action):
        case actions.Deal(to, dealt):
            return say("culprit-may-deal", seat=seat(to), card=card(dealt))
        case actions.Take(giver, taken):
            return say("culprit-may-take", giver=seat(giver), card=card(taken))
        case actions.Draw(drawn):
            return say("culprit-may-draw", card=card(drawn))
        case actions.Show(shown):
            return say("culprit-may-show", card=card(shown))
        case actions.HandBack(to, given):
            return say("culprit-may-hand-back", seat=seat(to), card=card(given))
    raise TypeError(f"not an action of chance: {action}")
