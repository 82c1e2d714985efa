"""Where Mister X is, in the eyes of somebody who knows how people flee.

The stations are those of knowledge; how likely each of them is goes by what a player who keeps out
of reach would have done, and a little by what anybody might. Nothing before Mister X was last seen
counts, so only the moves since then are followed.
"""

from math import exp
from typing import Any, Final, NamedTuple, Self

from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.core.seats import CHANCE
from gaslamp.core.sight import Sight
from gaslamp.games import game_named
from gaslamp.games.scotland_yard import GAME, actions, codes, events
from gaslamp.games.scotland_yard.board import STATION_COUNT
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

AnySight = Sight[Any, Any, Any]
Chances = dict[int, float]


class Manner(NamedTuple):
    """How somebody is thought to flee."""

    heat: float = 4.0
    """How much better a move has to be to be e times as likely."""
    whim: float = 0.15
    """How much of it is left to moves for no reason."""
    among: int | None = None
    """Of how many moves he thinks, those that look best; None: of all."""


PLAIN: Final = Manner()


class YardSuspicion:
    """What somebody beside the table can make of a game: also for Mister X, of whom it is."""

    def __init__(self, sight: AnySight, manner: Manner = PLAIN) -> None:
        self.manner = manner
        self.board: ScotlandYardPosition = game_named(sight.game, sight.rules).start(
            sight.seats, sight.options
        )
        self.chances: Chances = {}
        self.shown = _shown(sight)
        self.mind = Chase([], 0)
        if not self.board.tickets_needed:
            self.chances = {self.board.track[0]: 1.0}
        self.mind.sit(self.board)
        for event in sight.events:
            self._follow(event)

    @classmethod
    def of(cls, sight: AnySight, manner: Manner = PLAIN) -> Self | None:
        """None if the game was not seen from its start, or if nothing fits what was seen."""
        started = sum(isinstance(event, events.Started) for event in sight.events)
        if started < len(sight.view.pawns):
            return None
        found = cls(sight, manner)
        return found if found.chances else None

    def world(self, station: int) -> ScotlandYardPosition:
        """The table with Mister X on a station."""
        self.stand(station)
        return self.board.copy()

    def _follow(self, event: Any) -> None:
        match event:
            case events.Started(pawn, station):
                self._start(pawn, station)
            case events.CardDrawn():
                cards = [actions.station_of(action) for action in self.board.legal(CHANCE)]
                self.chances = dict.fromkeys(cards, 1.0)
                self._play(actions.Start(actions.MISTER_X, cards[0]))
            case events.Travelled(_, ticket, double):
                self._travel(ticket, double)
            case events.Showed():
                self._play(actions.Show(codes.MISTER_X))
            case events.StayedHidden():
                self._play(actions.Hide(codes.MISTER_X))
            case events.Taken(detective, ticket):
                self._play(actions.Take(codes.MISTER_X, detective, ticket))
            case events.Moved(seat, pawn, ticket, _, station):
                self._leave_out(station)
                self._play(actions.Move(seat, pawn, ticket, station))

    def _start(self, pawn: str, station: int) -> None:
        if self.board.tickets_needed:
            self._play(actions.Start(pawn, station))
        else:
            self._play(actions.Choose(1 + actions.DETECTIVES.index(pawn), station))

    def _play(self, typed: Any) -> None:
        action = GAME.from_typed(typed)
        if self.board.stage != codes.STARTING:
            self.stand(self._elsewhere(actions.station_of(action)))
        self.board.apply(action)

    def _elsewhere(self, taken: int) -> int:
        """Where no pawn is near: the game goes on there, and nothing else hangs on it."""
        pawns = [*self.board.station, taken]
        return next(
            s for s in range(1, STATION_COUNT + 1) if all(self.mind.far(s, pawn) for pawn in pawns)
        )

    def stand(self, station: int) -> None:
        track = list(self.board.track)
        track[self.board.log_count] = station
        self.board.track = track

    def _leave_out(self, station: int) -> None:
        if len(self.chances) > 1:
            self.chances.pop(station, None)

    def _travel(self, ticket: str | None, double: bool) -> None:
        seen = actions.travelled(ticket, double)
        place = self.board.log_count + 1
        after = self._onward(seen) if place > self.shown[0] else {}
        if place in self.shown[1]:
            after = {self.shown[1][place]: 1.0}
        stands = next(iter(after)) if after else self._elsewhere(0)
        self.board.apply(actions.led_to(seen, stands))
        self.chances = after

    def _onward(self, seen: int) -> Chances:
        after: Chances = {}
        for station, chance in self.chances.items():
            self.stand(station)
            for to, share in self._shares(seen):
                after[to] = after.get(to, 0.0) + chance * share
        total = sum(after.values()) or 1.0
        return {station: chance / total for station, chance in after.items()}

    def _shares(self, seen: int) -> list[tuple[int, float]]:
        """Where he went if it looked like this, and how likely it was that he would."""
        legal = self.board.legal(codes.MISTER_X)
        if not legal:
            return []
        weights = self._drawn_to(legal)
        total, whim = sum(weights), self.manner.whim
        return [
            (actions.station_of(action), (1 - whim) * weight / total + whim / len(legal))
            for action, weight in zip(legal, weights, strict=True)
            if actions.led_to(action, 0) == seen
        ]

    def _drawn_to(self, legal: list[int]) -> list[float]:
        """How gladly he does what, for reasons."""
        manner = self.manner
        scores = [self.mind.flight(action) for action in legal]
        best, least = max(scores), sorted(scores, reverse=True)[: manner.among][-1]
        return [exp((score - best) / manner.heat) if score >= least else 0.0 for score in scores]


def _shown(sight: AnySight) -> tuple[int, dict[int, int]]:
    """The last place of the log that everybody has seen, and all of them."""
    public = events.Seen | events.Reappeared | events.Showed
    seen = {e.place: e.station for e in sight.events if isinstance(e, public)}
    return max(seen, default=0), seen
