"""The Culprit in sentences: what happened, what one may do, and the names of the cards."""

from collections.abc import Iterable
from functools import lru_cache

from gaslamp.core.events import Event
from gaslamp.core.seats import OPEN
from gaslamp.core.sentence import CHOICES, Sentence, Word, part_of, player, say
from gaslamp.games.culprit import actions, events

seat = player


def card(text: str) -> Sentence:
    """A card within a sentence: "the Detective"."""
    return say("culprit-card", card=_dashed(text))


def name(text: str) -> Sentence:
    """A card by its bare name: "Detective"."""
    return say("culprit-name", card=_dashed(text))


def explained(text: str) -> Sentence:
    """A card by its name, and what it does."""
    return say("culprit-explained", card=_dashed(text))


def names(texts: Iterable[str]) -> tuple[Sentence, ...]:
    return tuple(name(text) for text in texts)


def _seats(numbers: Iterable[int]) -> tuple[Sentence, ...]:
    return tuple(seat(number) for number in numbers)


def _dashed(text: str) -> str:
    return text.replace(" ", "-").replace("_", "-")


def tell(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.Played(who, played, target):
            return _played(viewer, who, played, target)
        case events.Answered(asker, asked, guilty):
            return _between(
                "culprit-admitted" if guilty else "culprit-denied", viewer, asker, asked
            )
        case events.RoundEnded(how, culprit, points):
            return _round_ended(viewer, how, culprit, points)
        case events.Ended(reason, winners):
            message = f"culprit-ended-{_dashed(reason)}"
            return say(message, winners=_seats(winners), number=len(winners))
    return _learnt(event, viewer) or _moved(event, viewer) or _said(event, viewer)


def _between(message: str, viewer: int, who: int, target: int, **words: Word) -> Sentence:
    me = part_of(viewer, seat=who, target=target)
    return say(message, me=me, seat=seat(who), target=seat(target), **words)


def _played(viewer: int, who: int, played: str, target: int | None) -> Sentence:
    if target is None:
        return _of_card("culprit-played", viewer, who, played)
    kind = _dashed(played)
    return _between("culprit-played-at", viewer, who, target, card=card(played), kind=kind)


def _round_ended(viewer: int, how: str, culprit: int, points: list[int]) -> Sentence:
    scored = [who for who, gained in enumerate(points) if gained]
    return say(
        f"culprit-round-{_dashed(how)}",
        me=part_of(viewer, seat=culprit),
        seat=seat(culprit),
        scored="yes" if scored else "no",
        gains=tuple(say("culprit-gain", seat=seat(who), points=points[who]) for who in scored),
    )


def _learnt(event: Event, viewer: int) -> Sentence | None:
    """What only one seat, or two, are told."""
    match event:
        case events.PickedUp(who, hand):
            return _of_cards("culprit-picked-up", viewer, who, hand)
        case events.Looked(who, target, hand):
            return say(
                "culprit-looked" if hand else "culprit-looked-at-nothing",
                me=part_of(viewer, seat=who),
                seat=seat(who),
                target=seat(target),
                cards=names(hand),
            )
        case events.Recognised(who, culprit) if who == culprit:
            return say("culprit-recognised-oneself", me=part_of(viewer, seat=who), seat=seat(who))
        case events.Recognised(who, culprit):
            return _between("culprit-recognised", viewer, who, culprit)
        case events.WasRecognised(who):
            return None if viewer == OPEN else say("culprit-was-recognised", seat=seat(who))
        case events.Gathered(who, gathered):
            return _of_cards("culprit-gathered", viewer, who, gathered)
        case events.Received(who, giver, given):
            me = part_of(viewer, seat=who, giver=giver)
            words = {"seat": seat(who), "giver": seat(giver), "card": card(given)}
            return say("culprit-received", me=me, **words)
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
            return _took(viewer, taker, giver, taken)
        case events.Discarded(who, thrown):
            return _of_card("culprit-discarded", viewer, who, thrown)
        case events.Showed(who, shown):
            return _of_card("culprit-showed", viewer, who, shown)
    return None


def _of_card(message: str, viewer: int, who: int, text: str) -> Sentence:
    return say(message, me=part_of(viewer, seat=who), seat=seat(who), card=card(text))


def _of_cards(message: str, viewer: int, who: int, texts: list[str]) -> Sentence:
    return say(message, me=part_of(viewer, seat=who), seat=seat(who), cards=names(texts))


def _face_down(message: str, viewer: int, who: int, text: str | None) -> Sentence | None:
    """Whoever sees everything is told of the card once, by its face."""
    if text is None and viewer == OPEN:
        return None
    face = card(text) if text else say("culprit-some-card")
    return say(message, me=part_of(viewer, seat=who), seat=seat(who), card=face)


def _took(viewer: int, taker: int, giver: int, taken: str | None) -> Sentence | None:
    if taken is None and viewer == OPEN:
        return None
    return say(
        "culprit-took",
        me=part_of(viewer, taker=taker, giver=giver),
        taker=seat(taker),
        giver=seat(giver),
        card=card(taken) if taken else say("culprit-some-card"),
    )


def _said(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.Dealt(first):
            return say("culprit-dealt", me=part_of(viewer, seat=first), seat=seat(first))
        case events.WitnessAnswered(who, trades):
            message = "culprit-traded" if trades else "culprit-declined"
            return say(message, me=part_of(viewer, seat=who), seat=seat(who))
        case events.Suspected(who, None):
            return say("culprit-suspected-nobody", me=part_of(viewer, seat=who), seat=seat(who))
        case events.Suspected(who, int(suspect)):
            return _between("culprit-suspected", viewer, who, suspect)
        case events.SuspectedAccomplice(who, suspect):
            return _between("culprit-suspected-accomplice", viewer, who, suspect)
    return None


@lru_cache(CHOICES)
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
            return say("culprit-may-suspect", target=seat(suspect))
        case actions.SuspectAccomplice(_, suspect):
            return say("culprit-may-suspect-accomplice", target=seat(suspect))
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
