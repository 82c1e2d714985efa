"""Which facts force where Mister X was or was not: sets of stations, with some facts forgotten.

Of a forgotten ticket only the step is left, by any line; of a forgotten move, that the pawn is
somewhere. Besides the events there are the log laid open at the end, that he can move on when it
is his turn, and which tickets he has run out of then. All facts together leave just the stations
that the rules leave.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard import actions, board, events, text
from gaslamp.games.scotland_yard.forms import Form
from gaslamp.games.scotland_yard.options import form_of
from gaslamp.knowledge import AnySight, irreducible

NETWORKS: Final = {"taxi": board.TAXI, "bus": board.BUS, "underground": board.UNDERGROUND}
MOVES_ON: Final = "moves on"
RUN_OUT: Final = "run out"
HIS_TURN: Final = ("choosing", "doubling")
Stations = frozenset[int]


class StationFact(NamedTuple):
    about: int | str
    """The number of an event, or one of the others."""
    sentence: Sentence


def facts(sight: AnySight) -> list[StationFact]:
    told = (
        (number, text.tell(event, sight.viewer))
        for number, event in enumerate(sight.events)
        if _tells(event)
    )
    found = [StationFact(number, sentence) for number, sentence in told if sentence is not None]
    return [*found, *_laid_open(sight), *_on_his_turn(sight)]


def reasons(sight: AnySight, place: int, station: int, holds: bool) -> list[Sentence]:
    """Irreducible; refused if the facts do not force it."""

    def forced(kept: Sequence[StationFact]) -> bool:
        found = Retracing(sight, kept).places()[place]
        return found <= {station} if holds else station not in found

    known = facts(sight)
    if not forced(known):
        raise Unreadable(say("knowledge-open"))
    return [fact.sentence for fact in irreducible(known, forced)]


def at_odds(sight: AnySight) -> list[Sentence]:
    """As few facts as leave him nowhere to be; none if they do not show it."""

    def nowhere(kept: Sequence[StationFact]) -> bool:
        return not all(Retracing(sight, kept).places())

    known = facts(sight)
    return [fact.sentence for fact in irreducible(known, nowhere)] if nowhere(known) else []


def impossible(sight: AnySight, event: Any) -> list[Sentence]:
    """An event against the rules, after the last that was told of the same pawn or of Mister X."""
    pawn = getattr(event, "pawn", None)
    until = [each is event for each in sight.events].index(True)
    before = [each for each in sight.events[:until] if getattr(each, "pawn", None) == pawn]
    said = (text.tell(each, sight.viewer) for each in [*before[-1:], event])
    return [sentence for sentence in said if sentence is not None]


def _tells(event: Any) -> bool:
    shown = events.Seen | events.Showed | events.Reappeared | events.Noted | events.Caught
    return isinstance(event, events.Started | events.Moved | events.Travelled | shown)


def _laid_open(sight: AnySight) -> Iterator[StationFact]:
    """Where the view has a station that no event has told."""
    told = {event.place for event in sight.events if _is_shown(event)}
    for place, station in _written(sight.view).items():
        if place not in told:
            sentence = say("knowledge-scotland-yard-laid-open", place=place, station=station)
            yield StationFact(f"place {place}", sentence)


def _is_shown(event: Any) -> bool:
    return hasattr(event, "place") and hasattr(event, "station")


def _written(view: Any) -> dict[int, int]:
    stations = [view.start, *(entry.station for entry in view.log)]
    return {place: station for place, station in enumerate(stations) if station is not None}


def _on_his_turn(sight: AnySight) -> Iterator[StationFact]:
    view = sight.view
    if view.over or view.stage not in HIS_TURN:
        return
    yield StationFact(MOVES_ON, say("knowledge-scotland-yard-moves-on", place=len(view.log)))
    gone = [kind for kind in actions.ORDINARY if kind not in left_over(sight)]
    if gone and not view.black:
        kinds = tuple(text.ticket(kind) for kind in gone)
        yield StationFact(RUN_OUT, say("knowledge-scotland-yard-run-out", kinds=kinds))


def left_over(sight: AnySight) -> list[str]:
    """Of which tickets Mister X has any left now."""
    form, pool = form_of(sight.options), sight.view.pool
    if form.endless_tickets or pool is None:
        return list(actions.ORDINARY)
    return [kind for kind in actions.ORDINARY if getattr(pool, kind)]


class Retracing:
    """The places of the track, as far as the kept facts tell."""

    def __init__(self, sight: AnySight, kept: Collection[StationFact]) -> None:
        self.form: Form = form_of(sight.options)
        self.sight = sight
        self.kept = {fact.about for fact in kept}
        self.pawns: dict[str, int] = {}
        self.layers: list[set[int]] = []
        self.networks: list[int] = []
        self.known = self._known()
        self.first = set(self.form.x_cards if self.form.tickets_needed else self.form.x_cards[:1])
        if not self.form.tickets_needed:
            self._add(self.first)
        for number, event in enumerate(sight.events):
            self._retrace(number, event)
        if MOVES_ON in self.kept:
            self.layers[-1] = {s for s in self.layers[-1] if self._can_move_on(s)}

    def places(self) -> list[set[int]]:
        """Each place in the light of the later ones."""
        for place in range(len(self.layers) - 2, -1, -1):
            after = self.layers[place + 1]
            network = self.networks[place]
            self.layers[place] = {s for s in self.layers[place] if self._stops(s, network) & after}
        return self.layers

    def _known(self) -> dict[int, int]:
        found = {
            event.place: event.station
            for number, event in enumerate(self.sight.events)
            if number in self.kept and _is_shown(event)
        }
        written = _written(self.sight.view).items()
        return found | {place: at for place, at in written if f"place {place}" in self.kept}

    def _retrace(self, number: int, event: Any) -> None:
        kept = number in self.kept
        match event:
            case events.CardDrawn():
                self._add(self.first - set(self.pawns.values()))
            case events.Started(pawn, station) if kept:
                self.pawns[pawn] = station
            case events.Moved(_, pawn, _, _, station):
                self.pawns.pop(pawn, None)
                if kept:
                    self.pawns[pawn] = station
                    self._come_to(station, number)
            case events.Caught(_, station) if kept:
                self.layers[-1] &= {station}
            case events.Travelled(_, ticket, _):
                self._step(self._network(ticket if kept else "black"))

    def _come_to(self, station: int, number: int) -> None:
        """A pawn that comes to a station without catching him shows that he is not there."""
        after = self.sight.events[number + 1 : number + 2]
        if self.layers and not any(isinstance(event, events.Caught) for event in after):
            self.layers[-1] = self.layers[-1] - {station}

    def _network(self, ticket: str | None) -> int:
        if not self.form.tickets_needed:
            return board.TAXI_AND_BUS
        return NETWORKS.get(ticket or "", board.EVERY_LINE)

    def _step(self, network: int) -> None:
        self.networks.append(network)
        reached = (self._stops(station, network) for station in self.layers[-1])
        self._add(set().union(*reached) - set(self.pawns.values()))

    def _can_move_on(self, station: int) -> bool:
        left = left_over(self.sight) if RUN_OUT in self.kept else ["black"]
        networks = {self._network(kind) for kind in left}
        occupied = set(self.pawns.values())
        return any(self._stops(station, network) - occupied for network in networks)

    def _add(self, stations: set[int]) -> None:
        known = self.known.get(len(self.layers))
        self.layers.append(stations if known is None else stations & {known})

    def _stops(self, station: int, network: int) -> Stations:
        return _next_stops(station, network, board.MAPS[self.form.board])


@cache
def _next_stops(station: int, network: int, name: str) -> Stations:
    return frozenset(board.next_stops(station, network, name))
