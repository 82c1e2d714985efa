"""What happens in a game of Sleuth, and who may know it (SL-80)."""

from typing import Final

from gaslamp.core.bits import gained, members
from gaslamp.core.events import Event, Told, ended, only, to_all
from gaslamp.games.sleuth import actions, codes
from gaslamp.games.sleuth.cards import GEM_TEXT, MATCHES, QUESTION_TEXT, QUESTIONS
from gaslamp.games.sleuth.rules import SleuthPosition


class Dealt(Event):
    """A gem went to a hand; which one is told to that hand alone."""

    seat: int
    gem: str | None = None


class LaidOpen(Event):
    gem: str


class Drew(Event):
    seat: int
    card: str


class Reshuffled(Event):
    """The used search cards have become the pile."""


class Began(Event):
    seat: int


class Answered(Event):
    """An interrogation, or with no card one of the final questions."""

    asker: int
    opponent: int
    question: str
    card: str | None
    number: int


class Shown(Event):
    """The gems that a two-element answer was about, for the two concerned."""

    asker: int
    opponent: int
    gems: list[str]


class Exchanged(Event):
    seat: int


class TurnEnded(Event):
    seat: int


class FinalBegun(Event):
    seat: int
    opponent: int


class Announced(Event):
    seat: int


class Named(Event):
    """For the seat that names: what it has put on its own sheet."""

    seat: int
    gem: str


class Checked(Event):
    seat: int
    right: bool
    gems: list[str] | None = None
    """The missing gems, when they are turned up for all."""


class Learnt(Event):
    """For the seat that named: the missing gems, which it has now seen."""

    seat: int
    gems: list[str]


class Ended(Event):
    reason: str
    winners: list[int]


AnyEvent = (
    Dealt
    | LaidOpen
    | Drew
    | Reshuffled
    | Began
    | Answered
    | Shown
    | Exchanged
    | TurnEnded
    | FinalBegun
    | Announced
    | Named
    | Checked
    | Learnt
    | Ended
)

_SHOWN_FROM: Final = 2
"""SL-12: a question about so many elements shows the gems."""


def events(before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
    told = _of(before, action, after)
    if gained(before.pile, after.pile):
        told.append(to_all(Reshuffled()))
    if after.over:
        told.append(ended(after, codes.End, Ended))
    return told


def _of(before: SleuthPosition, action: int, after: SleuthPosition) -> list[Told]:
    match actions.to_typed(action):
        case actions.Deal(seat, gem):
            return _dealt(seat, gem, before.seats)
        case actions.Draw(card):
            return [to_all(Drew(_drawer(before), card))]
        case actions.Begin(first):
            return [to_all(Began(first))]
        case actions.Ask(seat, opponent, question, card):
            return _answered(before, seat, opponent, question, card)
        case actions.Exchange(seat):
            return [to_all(Exchanged(seat))]
        case actions.EndTurn(seat):
            return [to_all(TurnEnded(seat))]
        case actions.FinalQuestions(seat, opponent):
            return [to_all(FinalBegun(seat, opponent))]
        case actions.Question(seat, question):
            return _answered(before, seat, before.final_opponent, question, None)
        case actions.Announce(seat):
            return [to_all(Announced(seat))]
        case actions.Name(seat, gem):
            return [only(Named(seat, gem), seat), *_checked(before, seat, after)]


def _dealt(seat: int | None, gem: str, seats: int) -> list[Told]:
    if seat is None:
        return [to_all(LaidOpen(gem))]
    others = [viewer for viewer in range(-1, seats) if viewer != seat]
    return [only(Dealt(seat, gem), seat), only(Dealt(seat), *others)]


def _drawer(before: SleuthPosition) -> int:
    return before.dealt // 4 if before.stage == codes.DRAWING_CARDS else before.turn


def _answered(
    before: SleuthPosition, asker: int, opponent: int, question: str, card: str | None
) -> list[Told]:
    """SL-11, SL-12, SL-33."""
    number = QUESTION_TEXT.index(question)
    gems = members(before.hands[opponent] & MATCHES[number])
    told = [to_all(Answered(asker, opponent, question, card, len(gems)))]
    if len(QUESTIONS[number]) == _SHOWN_FROM and not before.super_sleuth and gems:
        shown = [GEM_TEXT[gem] for gem in gems]
        told.append(only(Shown(asker, opponent, shown), asker, opponent))
    return told


def _checked(before: SleuthPosition, seat: int, after: SleuthPosition) -> list[Told]:
    """SL-21, SL-30: nothing is told before the last gem has been named."""
    if after.naming == seat:
        return []
    right = bool(after.winners >> seat & 1)
    missing = [GEM_TEXT[gem] for gem in members(before.undealt)]
    turned_up = right and after.over
    checked = to_all(Checked(seat, right, missing if turned_up else None))
    return [checked, only(Learnt(seat, missing), seat)]
