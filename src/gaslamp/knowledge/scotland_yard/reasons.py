"""Which events force where Mister X was or was not: sets of stations, with some events forgotten.

Of a forgotten ticket only the step is left, by any line; of a forgotten move, that the pawn is
somewhere. That he had to have the tickets, and was not boxed in, is left out: it hardly ever
decides, and where it does there are no reasons to give.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard import board, events, text
from gaslamp.games.scotland_yard.forms import Form
from gaslamp.games.scotland_yard.options import form_of
from gaslamp.knowledge import AnySight, irreducible

NETWORKS: Final = {"taxi": board.TAXI, "bus": board.BUS, "underground": board.UNDERGROUND}
Stations = frozenset[int]


def reasons(sight: AnySight, place: int, station: int, holds: bool) -> list[Sentence]:
    """Irreducible; refused if the events do not force it."""

    def forced(kept: Sequence[int]) -> bool:
        found = Retracing(sight, kept).places()[place]
        return found <= {station} if holds else station not in found

    facts = [number for number, event in enumerate(sight.events) if _tells(event)]
    if not forced(facts):
        raise Unreadable(say("knowledge-open"))
    said = (text.tell(sight.events[fact], sight.viewer) for fact in irreducible(facts, forced))
    return [sentence for sentence in said if sentence is not None]


def _tells(event: Any) -> bool:
    shown = events.Seen | events.Showed | events.Reappeared | events.Noted
    return isinstance(event, events.Started | events.Moved | events.Travelled | shown)


class Retracing:
    """The places of the track, as far as the kept events tell."""

    def __init__(self, sight: AnySight, kept: Collection[int]) -> None:
        self.form: Form = form_of(sight.options)
        self.pawns: dict[str, int] = {}
        self.layers: list[set[int]] = []
        self.networks: list[int] = []
        first = self.form.x_cards if self.form.tickets_needed else self.form.x_cards[:1]
        self.known = {
            event.place: event.station
            for number, event in enumerate(sight.events)
            if number in set(kept) and hasattr(event, "place") and hasattr(event, "station")
        }
        if not self.form.tickets_needed:
            self._add(set(first))
        for number, event in enumerate(sight.events):
            self._retrace(event, number in set(kept), set(first))

    def places(self) -> list[set[int]]:
        """Each place in the light of the later ones."""
        for place in range(len(self.layers) - 2, -1, -1):
            after = self.layers[place + 1]
            network = self.networks[place]
            self.layers[place] = {s for s in self.layers[place] if self._stops(s, network) & after}
        return self.layers

    def _retrace(self, event: Any, kept: bool, first: set[int]) -> None:
        match event:
            case events.CardDrawn():
                self._add(first - set(self.pawns.values()))
            case events.Started(pawn, station) if kept:
                self.pawns[pawn] = station
            case events.Moved(_, pawn, _, _, station):
                self.pawns.pop(pawn, None)
                if kept:
                    self.pawns[pawn] = station
                    self.layers[-1].discard(station)
            case events.Travelled(_, ticket, _):
                self._step(self._network(ticket if kept else "black"))

    def _network(self, ticket: str | None) -> int:
        if not self.form.tickets_needed:
            return board.TAXI_AND_BUS
        return NETWORKS.get(ticket or "", board.EVERY_LINE)

    def _step(self, network: int) -> None:
        self.networks.append(network)
        reached = (self._stops(station, network) for station in self.layers[-1])
        self._add(set().union(*reached) - set(self.pawns.values()))

    def _add(self, stations: set[int]) -> None:
        known = self.known.get(len(self.layers))
        self.layers.append(stations if known is None else stations & {known})

    def _stops(self, station: int, network: int) -> Stations:
        return _next_stops(station, network, board.BOARDS[self.form.board])


@cache
def _next_stops(station: int, network: int, name: str) -> Stations:
    return frozenset(board.next_stops(station, network, name))
