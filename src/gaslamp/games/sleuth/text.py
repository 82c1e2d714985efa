"""Sleuth in sentences: what happened, what one may do, and the names of gems."""

from functools import cache, lru_cache

from gaslamp.core.events import Event
from gaslamp.core.sentence import CHOICES, Sentence, Word, part_of, player, say
from gaslamp.games.sleuth import actions, events
from gaslamp.games.sleuth.cards import COLOURS, ELEMENTS, GEMS, TYPES

seat = player


def gem(text: str) -> Sentence:
    colour, stone, kind = text.split()
    return say("sleuth-gem", gem=stone, type=kind, colour=colour)


@cache
def question(text: str) -> Sentence:
    """One or two elements in the plural: "red pearls", "pairs"."""
    words = text.split()
    stone = next((word for word in words if word in GEMS), "any")
    kind = next((word for word in words if word in TYPES), "any")
    colour = next((word for word in words if word in COLOURS), "any")
    return say("sleuth-question", gem=stone, type=kind, colour=colour)


@cache
def card(text: str) -> Sentence:
    words = text.split()
    if words[-1] != "?":
        return question(text)
    if len(words) == 1:
        return say("sleuth-card-free")
    return say("sleuth-card-with-free", element=question(words[0]))


def element(text: str) -> Sentence:
    return say("sleuth-element", element=text, number=ELEMENTS.index(text))


def _gems(texts: list[str]) -> tuple[Sentence, ...]:
    return tuple(gem(text) for text in texts)


def tell(event: Event, viewer: int) -> Sentence | None:
    match event:
        case events.Dealt(who, given):
            return None if given is None else _one_gem("sleuth-dealt", viewer, who, given)
        case events.LaidOpen(laid):
            return say("sleuth-laid-open", gem=gem(laid))
        case events.Drew(who, drawn):
            return say(
                "sleuth-drew", me=part_of(viewer, seat=who), seat=seat(who), card=card(drawn)
            )
        case events.Reshuffled():
            return say("sleuth-reshuffled")
        case events.Answered(asker, opponent, asked, used, number):
            words = {"question": question(asked), "final": "no" if used else "yes"}
            return _between("sleuth-answered", viewer, asker, opponent, number=number, **words)
        case events.Shown(asker, opponent, gems):
            return _between("sleuth-shown", viewer, asker, opponent, gems=_gems(gems))
        case events.FinalBegun(who, opponent):
            return say(
                "sleuth-final-begun",
                me=part_of(viewer, seat=who, opponent=opponent),
                seat=seat(who),
                opponent=seat(opponent),
            )
        case events.Named(who, named):
            return _one_gem("sleuth-named", viewer, who, named)
        case events.Checked(who, right, gems):
            return _checked(viewer, who, right, gems)
        case events.Learnt(who, gems):
            me = part_of(viewer, seat=who)
            return say("sleuth-learnt", me=me, seat=seat(who), gems=_gems(gems))
        case events.Ended(reason, winners):
            return say(f"sleuth-ended-{reason.replace('_', '-')}", winners=_seats(winners))
    return _of_one_seat(event, viewer)


def _between(message: str, viewer: int, asker: int, opponent: int, **words: Word) -> Sentence:
    me = part_of(viewer, asker=asker, opponent=opponent)
    return say(message, me=me, asker=seat(asker), opponent=seat(opponent), **words)


def _seats(numbers: list[int]) -> tuple[Sentence, ...]:
    return tuple(seat(number) for number in numbers)


def _one_gem(message: str, viewer: int, who: int, text: str) -> Sentence:
    """What is told to one seat; whoever sees all is told whose it is."""
    return say(message, me=part_of(viewer, seat=who), seat=seat(who), gem=gem(text))


def _checked(viewer: int, who: int, right: bool, gems: list[str] | None) -> Sentence:
    me = part_of(viewer, seat=who)
    if gems is not None:
        return say("sleuth-turned-up", me=me, seat=seat(who), gems=_gems(gems))
    return say("sleuth-right" if right else "sleuth-wrong", me=me, seat=seat(who))


def _of_one_seat(event: Event, viewer: int) -> Sentence:
    messages = {
        events.Began: "sleuth-began",
        events.Exchanged: "sleuth-exchanged",
        events.TurnEnded: "sleuth-turn-ended",
        events.Announced: "sleuth-announced",
    }
    who: int = getattr(event, "seat")  # noqa: B009 - the four events above all have it
    return say(messages[type(event)], me=part_of(viewer, seat=who), seat=seat(who))


@lru_cache(CHOICES)
def describe(action: int) -> Sentence:
    """A choice, as it is offered to the seat that has it."""
    match actions.to_typed(action):
        case actions.Ask(_, opponent, asked, used):
            return say(
                "sleuth-may-ask",
                opponent=seat(opponent),
                question=question(asked),
                card=card(used),
                free="yes" if "?" in used else "no",
            )
        case actions.Exchange():
            return say("sleuth-may-exchange")
        case actions.EndTurn():
            return say("sleuth-may-end-turn")
        case actions.FinalQuestions(_, opponent):
            return say("sleuth-may-final", opponent=seat(opponent))
        case actions.Question(_, asked):
            return say("sleuth-may-question", question=question(asked))
        case actions.Announce():
            return say("sleuth-may-announce")
        case actions.Name(_, named):
            return say("sleuth-may-name", gem=gem(named))
        case actions.Deal(to, dealt):
            return say("sleuth-may-deal", where="table" if to is None else "hand", gem=gem(dealt))
        case actions.Draw(drawn):
            return say("sleuth-may-draw", card=card(drawn))
        case actions.Begin(first):
            return say("sleuth-may-begin", seat=seat(first))
