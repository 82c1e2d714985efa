"""Sights of Scotland Yard as they would have to be: boxed in, without tickets, or impossible."""

from typing import Any

import msgspec
import pytest

from gaslamp.core.play import Play
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.games.scotland_yard import GAME, board, events, text
from gaslamp.games.scotland_yard.board import BOARDS, next_stops
from gaslamp.games.scotland_yard.forms import FORMS
from gaslamp.games.scotland_yard.view import Tickets
from gaslamp.knowledge import Claim, Contradiction, knowledge_for
from gaslamp.words import LANGUAGES, Words

KNOWLEDGE = knowledge_for("scotland_yard")
AnySight = Sight[Any, Any, Any]
DETECTIVE = 1
PAWNS = ("detective 1", "detective 2", "detective 3", "detective 4", "detective 5")
START_CARDS = FORMS[0].x_cards


def stops(station: int, network: int) -> list[int]:
    return sorted(next_stops(station, network, BOARDS[0]))


def seen(*told: Any, **view: Any) -> AnySight:
    """A sight of a table of six with these events, and the view of a start but for what is said."""
    options = GAME.options({})
    sight = Play(GAME, options, GAME.start(6, options)).sight(DETECTIVE)
    changed = msgspec.structs.replace(sight.view, **view)
    return msgspec.structs.replace(sight, events=list(told), view=changed)


def standing(stations: list[int]) -> list[Any]:
    pawns = [events.Started(pawn, at) for pawn, at in zip(PAWNS, stations, strict=False)]
    return [*pawns, events.CardDrawn()]


def spoken(*told: Any) -> list[Any]:
    return [text.tell(event, DETECTIVE) for event in told]


def test_that_he_is_not_boxed_in_is_a_reason() -> None:
    station = next(card for card in START_CARDS if len(stops(card, board.EVERY_LINE)) <= 5)
    around = standing(stops(station, board.EVERY_LINE))
    sight = seen(*around, stage="choosing")
    why = KNOWLEDGE.why(sight, Claim("start", str(station), holds=False))
    assert why == [*spoken(*around[:-1]), say("knowledge-scotland-yard-moves-on", place=0)]


def test_that_he_has_no_ticket_for_the_lines_that_are_left_is_a_reason() -> None:
    station = next(
        card
        for card in START_CARDS
        if len(stops(card, board.TAXI)) <= 5
        and set(stops(card, board.EVERY_LINE)) > set(stops(card, board.TAXI))
    )
    around = standing(stops(station, board.TAXI))
    sight = seen(*around, stage="choosing", black=0, pool=Tickets(9, 0, 0))
    claim = Claim("start", str(station), holds=False)
    kinds = (text.ticket("bus"), text.ticket("underground"))
    assert KNOWLEDGE.why(sight, claim) == [
        *spoken(*around[:-1]),
        say("knowledge-scotland-yard-moves-on", place=0),
        say("knowledge-scotland-yard-run-out", kinds=kinds),
    ]
    for lang in LANGUAGES:
        assert all(Words(lang).say(reason) for reason in KNOWLEDGE.why(sight, claim))


def started() -> list[Any]:
    return standing(list(FORMS[0].detective_cards[:5]))


def test_places_too_far_apart_are_named_with_the_ticket_between_them() -> None:
    """From his card only a bus goes there; by taxi one comes there from another card."""
    by_taxi = {stop for card in START_CARDS for stop in stops(card, board.TAXI)}
    card, far = next(
        (card, stop)
        for card in START_CARDS
        for stop in stops(card, board.BUS)
        if stop in by_taxi and stop not in stops(card, board.TAXI)
    )
    told = [
        events.Noted(0, card),
        events.Travelled(1, "taxi", double=False),
        events.Seen(1, far),
    ]
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(seen(*started(), *told))
    assert refused.value.facts == spoken(*told)
    for lang in LANGUAGES:
        said = Words(lang).say(refused.value.sentence)
        assert all(Words(lang).say(fact) in said for fact in refused.value.facts)


def test_a_pawn_that_leaps_is_named_with_where_it_stood() -> None:
    first = FORMS[0].detective_cards[0]
    near = set(stops(first, board.EVERY_LINE))
    far = next(station for station in range(1, 200) if station not in {first, *near})
    leap = events.Moved(1, "detective 1", "taxi", first, far)
    travelled = events.Travelled(1, "taxi", double=False)
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(seen(*started(), travelled, leap))
    assert refused.value.facts == spoken(events.Started("detective 1", first), leap)
