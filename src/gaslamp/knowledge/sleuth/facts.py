"""What a seat has seen of the gems, fact by fact, each with the sentence that tells it.

Namings by others say nothing of the deal: whoever names a set in secret may name any set, so right
or wrong comes out alike in every deal that fits the rest. Whoever has named has seen the missing
gems, and that is a fact.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gaslamp.core.fault import refuse, sized
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import events, text
from gaslamp.games.sleuth.actions import gem_number, question_number
from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.games.sleuth.notation import SEATS
from gaslamp.knowledge import AnySight
from gaslamp.knowledge.sleuth.deductions import Number

OPEN: Final = "open"
MISSING: Final = "missing"
"""The gems in no hand: while they are being dealt, all that are not dealt yet."""


class GemFact(NamedTuple):
    number: Number
    sentence: Sentence


def places(seats: int) -> tuple[str, ...]:
    """The seats in the letters of the notation, then the table, then nobody."""
    return (*SEATS[:seats], OPEN, MISSING)


def sizes(sight: AnySight) -> list[int]:
    """How many gems are in each place: everybody can count them."""
    view = sight.view
    if len(view.seats) != sight.seats:
        fault = sized("view.seats", len(view.seats), sight.seats)
        raise refuse("sleuth-position-hands", fault)
    counts = [*(seat.gems for seat in view.seats), len(view.open_gems)]
    rest = GEM_COUNT - sum(counts)
    if min(counts) < 0 or rest < sight.options.missing:
        raise refuse("sleuth-position-hands", sized("missing", rest, sight.options.missing))
    return [*counts, rest]


def facts(sight: AnySight) -> list[GemFact]:
    """Each once, oldest first; what is only on the table now comes last."""
    found: dict[Number, Sentence] = {}
    for event in [*sight.events, *_on_the_table(sight)]:
        for number in _numbers(event, sight):
            sentence = text.tell(event, sight.viewer)
            if sentence is not None and number not in found:
                found[number] = sentence
    return [GemFact(number, sentence) for number, sentence in found.items()]


def numbers(sight: AnySight) -> list[Number]:
    """The same without their sentences, for those who only count."""
    told = [*sight.events, *_on_the_table(sight)]
    return list(dict.fromkeys(number for event in told for number in _numbers(event, sight)))


def _on_the_table(sight: AnySight) -> Iterator[events.AnyEvent]:
    """The view as events, for a game that did not begin with the deal, and for its end."""
    view = sight.view
    for gem in view.open_gems:
        yield events.LaidOpen(gem)
    hands = view.hands or [view.hand if seat == sight.viewer else [] for seat in range(sight.seats)]
    for seat, hand in enumerate(hands):
        for gem in hand or []:
            yield events.Dealt(seat, gem)
    if view.missing is not None:
        yield events.Learnt(sight.viewer, view.missing)


def _numbers(event: Any, sight: AnySight) -> list[Number]:
    match event:
        case events.Dealt(seat, str(gem)):
            return [Number(_seat(seat, sight), _mask([gem]), 1)]
        case events.LaidOpen(gem):
            return [Number(sight.seats, _mask([gem]), 1)]
        case events.Answered(_, opponent, question, _, number):
            return [Number(_seat(opponent, sight), MATCHES[question_number(question)], number)]
        case events.Shown(_, opponent, gems):
            return [Number(_seat(opponent, sight), _mask(gems), len(gems))]
        case events.Learnt(_, gems) | events.Checked(_, True, list(gems)):
            return [Number(sight.seats + 1, _mask(gems), len(gems))]
    return []


def _seat(seat: int, sight: AnySight) -> int:
    if not 0 <= seat < sight.seats:
        fault = say("position-seat", field="events", seat=seat, last=sight.seats - 1)
        raise refuse("sleuth-position-seat", fault)
    return seat


def _mask(gems: list[str]) -> int:
    return sum(1 << gem for gem in {gem_number(each) for each in gems})
