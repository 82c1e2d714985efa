"""Scotland Yard in sentences: what happened, and what one may do."""

from functools import lru_cache

from gaslamp.core.events import Event
from gaslamp.core.sentence import CHOICES, Sentence, player, say
from gaslamp.games.scotland_yard import actions, codes, events


def ticket(name: str | None) -> Sentence:
    return say("scotland-yard-ticket", ticket=name or "none")


def pawn(name: str) -> Sentence:
    if name == actions.MISTER_X:
        return say("scotland-yard-mister-x")
    kind, number = name.split()
    return say("scotland-yard-pawn", kind=kind, number=number)


def _seats(numbers: list[int]) -> tuple[Sentence, ...]:
    return tuple(player(number) for number in numbers)


def _me(viewer: int) -> str:
    return "x" if viewer == codes.MISTER_X else "other"


def tell(event: Event, viewer: int) -> Sentence | None:
    me = _me(viewer)
    match event:
        case events.Started(who, station):
            return say("scotland-yard-started", pawn=pawn(who), station=station)
        case events.CardDrawn():
            return say("scotland-yard-card-drawn", me=me)
        case events.Noted(place, station):
            return say("scotland-yard-noted", place=place, station=station)
        case events.Travelled(place, used, double):
            return say(
                "scotland-yard-travelled",
                me=me,
                place=place,
                ticket=used or "none",
                double="yes" if double else "no",
            )
        case events.Seen(place, station):
            return say("scotland-yard-seen", me=me, place=place, station=station)
        case events.Reappeared(place, station):
            return say("scotland-yard-reappeared", me=me, place=place, station=station)
        case events.Showed(place, station):
            return say("scotland-yard-showed", me=me, place=place, station=station)
        case events.StayedHidden():
            return say("scotland-yard-stayed-hidden", me=me)
        case events.Taken(detective, taken):
            return say("scotland-yard-taken", me=me, pawn=pawn(detective), ticket=ticket(taken))
        case events.Ended(reason, winners):
            return _ended(reason, winners, viewer)
    return _of_a_pawn(event)


def _of_a_pawn(event: Event) -> Sentence | None:
    match event:
        case events.Moved(_, who, used, came_from, station):
            return say(
                "scotland-yard-moved",
                pawn=pawn(who),
                ticket=used or "none",
                from_station=came_from,
                station=station,
            )
        case events.Skipped(who, station):
            return say("scotland-yard-skipped", pawn=pawn(who), station=station)
        case events.Caught(who, station):
            return say("scotland-yard-caught", pawn=pawn(who), station=station)
    return None


def _ended(reason: str, winners: list[int], viewer: int) -> Sentence:
    message = f"scotland-yard-ended-{reason.replace('_', '-')}"
    return say(message, me=_me(viewer), winners=_seats(winners))


@lru_cache(CHOICES)
def describe(action: int) -> Sentence:
    """A choice, as it is offered to the seat that has it."""
    match actions.to_typed(action):
        case actions.Start(who, station):
            return say("scotland-yard-may-start", pawn=pawn(who), station=station)
        case actions.Choose(_, station):
            return say("scotland-yard-may-choose", station=station)
        case actions.Travel(_, used, station, double):
            return say(
                "scotland-yard-may-travel",
                ticket=used or "none",
                station=station,
                double="yes" if double else "no",
            )
        case actions.Show():
            return say("scotland-yard-may-show")
        case actions.Hide():
            return say("scotland-yard-may-hide")
        case actions.Take(_, detective, taken):
            return say("scotland-yard-may-take", pawn=pawn(detective), ticket=ticket(taken))
        case actions.Move(_, who, used, station):
            return say(
                "scotland-yard-may-move", pawn=pawn(who), ticket=used or "none", station=station
            )
