"""A position of Sleuth given outright, with everything hidden laid open."""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated

from msgspec import Meta

from gaslamp.core.bits import mask_of, members
from gaslamp.core.data import Data
from gaslamp.core.fault import at, in_rows, misplaced, no_seat, refuse, sized, twice, wrong_size
from gaslamp.core.seats import or_nobody, or_none
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import codes
from gaslamp.games.sleuth.actions import card_number, gem_number
from gaslamp.games.sleuth.cards import CARD_TEXT, GEM_TEXT
from gaslamp.games.sleuth.options import SleuthOptions, start
from gaslamp.games.sleuth.rules import SleuthPosition


class SleuthFacts(Data):
    hands: list[list[str]]
    open_gems: list[str]
    missing: list[str]
    """The missing gems; in the middle of the deal, all that is not dealt yet."""
    cards: list[list[str]]
    """The search cards in front of each player."""
    used: list[str]
    turn: int | None
    """Nobody's before the first player is drawn."""
    out: list[int]
    places: list[int]
    """Who has named the missing gems, in that order."""
    naming: int | None
    named: list[str]
    final_opponent: int | None
    final_asked: Annotated[int, Meta(ge=0, le=2)]
    asked_opponent: int | None
    asked_elements: Annotated[int, Meta(ge=0, le=2)]
    to_draw: Annotated[int, Meta(ge=0, le=4)]


def to_facts(position: SleuthPosition) -> SleuthFacts:
    seats = range(position.seats)
    placed = [seat for seat in seats if position.place[seat]]
    return SleuthFacts(
        hands=[_texts(position.hands[seat], GEM_TEXT) for seat in seats],
        open_gems=_texts(position.open_gems, GEM_TEXT),
        missing=_texts(position.undealt, GEM_TEXT),
        cards=[_texts(position.cards[seat], CARD_TEXT) for seat in seats],
        used=_texts(position.used, CARD_TEXT),
        turn=or_none(position.turn),
        out=[seat for seat in seats if position.out >> seat & 1],
        places=sorted(placed, key=lambda seat: position.place[seat]),
        naming=or_none(position.naming),
        named=_texts(position.named, GEM_TEXT),
        final_opponent=or_none(position.final_opponent),
        final_asked=position.final_asked,
        asked_opponent=or_none(position.asked_opponent),
        asked_elements=position.asked_elements,
        to_draw=position.to_draw,
    )


def from_facts(facts: SleuthFacts, seats: int, options: SleuthOptions) -> SleuthPosition:
    position = start(seats, options)
    _check_seats(facts, seats)
    _place_gems(position, facts)
    _place_cards(position, facts)
    _set_turn(position, facts)
    _check_turn(position)
    return position


def _texts(mask: int, texts: tuple[str, ...]) -> list[str]:
    return [texts[i] for i in members(mask)]


def _check_seats(facts: SleuthFacts, seats: int) -> None:
    named: dict[str, Sequence[int | None]] = {
        "turn": [facts.turn],
        "naming": [facts.naming],
        "final_opponent": [facts.final_opponent],
        "asked_opponent": [facts.asked_opponent],
        "out": facts.out,
        "places": facts.places,
        "out, places": [*facts.out, *facts.places],
    }
    if (wrong := no_seat(named, seats)) is not None:
        raise refuse("sleuth-position-seat", wrong)
    for field, rows in (("hands", facts.hands), ("cards", facts.cards)):
        if len(rows) != seats:
            raise refuse("sleuth-position-hands", sized(field, len(rows), seats))


def _place_gems(position: SleuthPosition, facts: SleuthFacts) -> None:
    """Every gem is in exactly one place, and hands are as large as the deal has made them."""
    hands = [[gem_number(text) for text in hand] for hand in facts.hands]
    open_gems = [gem_number(text) for text in facts.open_gems]
    rest = [gem_number(text) for text in facts.missing]
    placed = in_rows("hands", facts.hands)
    table = {"open_gems": facts.open_gems, "missing": facts.missing}
    if (wrong := misplaced(placed | table, GEM_TEXT)) is not None:
        raise refuse("sleuth-position-gems", wrong)
    if (wrong := _not_aside(position, open_gems)) is not None:
        raise refuse("sleuth-position-gems", wrong)
    dealt = position.gems.bit_count() - len(rest)
    size = position.hand_size
    expected = [min(size, max(0, dealt - size * seat)) for seat in range(position.seats)]
    if (wrong := wrong_size(placed, expected)) is not None:
        raise refuse("sleuth-position-hands", wrong)
    if len(rest) < position.missing:
        raise refuse("sleuth-position-hands", sized("missing", len(rest), position.missing))
    position.hands = [mask_of(hand) for hand in hands] + [0] * (7 - position.seats)
    position.open_gems = mask_of(open_gems)
    position.undealt = mask_of(rest)
    position.dealt = dealt
    if len(rest) == position.missing:
        position.stage = codes.DRAWING_CARDS


def _not_aside(position: SleuthPosition, open_gems: list[int]) -> Sentence | None:
    """In a small form, a gem that is not in it and does not lie open."""
    wrong = members(position.open_gems & ~mask_of(open_gems))
    return say("position-nowhere", what=GEM_TEXT[wrong[0]]) if wrong else None


def _place_cards(position: SleuthPosition, facts: SleuthFacts) -> None:
    """Every search card is in front of somebody, used, or in the pile."""
    cards = [[card_number(text) for text in hand] for hand in facts.cards]
    used = [card_number(text) for text in facts.used]
    _check_cards(position, facts)
    placed = [*chain(*cards), *used]
    position.cards = [mask_of(hand) for hand in cards] + [0] * (7 - position.seats)
    position.used = mask_of(used)
    position.pile &= ~mask_of(placed)
    if facts.turn is None:
        _set_first_cards(position, facts)


def _check_cards(position: SleuthPosition, facts: SleuthFacts) -> None:
    """None twice, not more than four in a row, and none before the gems are dealt."""
    rows = in_rows("cards", facts.cards)
    wrong = twice(rows | {"used": facts.used}) or _not_in_the_deck(position, facts)
    most = 0 if position.stage == codes.DEALING else position.row
    for field, hand in rows.items():
        wrong = wrong or (sized(field, len(hand), most) if len(hand) > most else None)
    if facts.used and not most:
        wrong = sized("used", len(facts.used), 0)
    if wrong is not None:
        raise refuse("sleuth-position-cards", wrong)


def _not_in_the_deck(position: SleuthPosition, facts: SleuthFacts) -> Sentence | None:
    for text in [*chain(*facts.cards), *facts.used]:
        if not position.pile >> card_number(text) & 1:
            return say("sleuth-no-such-card", text=text)
    return None


def _set_first_cards(position: SleuthPosition, facts: SleuthFacts) -> None:
    drawn = sum(map(len, facts.cards))
    expected = [
        min(position.row, max(0, drawn - position.row * seat)) for seat in range(position.seats)
    ]
    places = in_rows("cards", facts.cards) | {"used": facts.used}
    if (wrong := wrong_size(places, [*expected, 0])) is not None:
        raise refuse("sleuth-position-cards", wrong)
    if position.stage == codes.DRAWING_CARDS:
        position.dealt = drawn
        if drawn == position.row * position.seats:
            position.stage = codes.CHOOSING_FIRST


def _set_turn(position: SleuthPosition, facts: SleuthFacts) -> None:
    position.turn = or_nobody(facts.turn)
    position.out = mask_of(facts.out)
    position.winners = mask_of(facts.places)
    places = [0] * 7
    for number, seat in enumerate(facts.places, start=1):
        places[seat] = number
    position.place = places
    position.naming = or_nobody(facts.naming)
    position.named = mask_of([gem_number(text) for text in facts.named])
    position.final_opponent = or_nobody(facts.final_opponent)
    position.final_asked = facts.final_asked
    position.asked_opponent = or_nobody(facts.asked_opponent)
    position.asked_elements = facts.asked_elements
    position.to_draw = facts.to_draw
    if facts.turn is not None:
        position.stage = codes.PLAYING
        position.dealt = position.row * position.seats
    position.ended = _end(position)


def _end(position: SleuthPosition) -> int:
    if position.winners.bit_count() == position.winners_wanted:
        return codes.SOLVED if position.winners_wanted == 1 else codes.PLACES_FILLED
    everybody = (1 << position.seats) - 1
    return codes.ALL_OUT if position.out | position.winners == everybody else 0


def _check_turn(position: SleuthPosition) -> None:
    """What is said of the turn must be able to come about by the rules."""
    started = position.stage == codes.PLAYING
    if not started and not _nothing_played(position):
        raise refuse("sleuth-position-turn", at("turn"))
    if started and not position.ended and not _turn_holds(position):
        raise refuse("sleuth-position-turn", at("turn"))


def _nothing_played(position: SleuthPosition) -> bool:
    seats = (position.naming, position.final_opponent, position.asked_opponent)
    counts = (position.out, position.winners, position.named, position.final_asked)
    return set(seats) == {codes.NOBODY} and not any(
        (*counts, position.asked_elements, position.to_draw)
    )


def _turn_holds(position: SleuthPosition) -> bool:
    gone = position.out | position.winners
    named = position.named.bit_count()
    return (
        position.undealt.bit_count() == position.missing
        and not gone >> position.turn & 1
        and (position.naming == codes.NOBODY or not gone >> position.naming & 1)
        and named < position.missing
        and (named == 0 or position.naming != codes.NOBODY)
        and _final_holds(position)
        and _asked_holds(position)
        and _cards_hold(position)
    )


def _final_holds(position: SleuthPosition) -> bool:
    if position.final_opponent == codes.NOBODY:
        return position.final_asked == 0
    alone = position.asked_elements == 0 and position.to_draw == 0
    return alone and position.final_opponent != position.turn


def _asked_holds(position: SleuthPosition) -> bool:
    if position.asked_opponent == codes.NOBODY:
        return position.asked_elements == 0
    allowed = position.extra_interrogations == 1 and position.asked_opponent != position.turn
    return allowed and position.asked_elements in (1, 2)


def _cards_hold(position: SleuthPosition) -> bool:
    """Four cards each, but for the turn in hand and for those who left in the middle of theirs."""
    counts = [position.cards[seat].bit_count() for seat in range(position.seats)]
    gone = position.out | position.winners
    owed = position.to_draw or int(position.asked_elements > 0)
    wanted = {position.turn: position.row - owed}
    drawing = position.to_draw == 0 or position.naming == codes.NOBODY
    return drawing and all(
        count == wanted.get(seat, position.row) or (gone >> seat & 1 and count == position.row - 1)
        for seat, count in enumerate(counts)
    )
