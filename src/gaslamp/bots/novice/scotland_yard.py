"""Beginners at Scotland Yard: Mister X keeps out of reach, the detectives close in on where he
may be."""

from collections.abc import Sequence
from typing import Any, Final

from gaslamp.bots import HouseBot, looks_of, some
from gaslamp.core.dice import Dice
from gaslamp.core.sight import AnySight
from gaslamp.games.scotland_yard.actions import Hide, Move, Travel
from gaslamp.games.scotland_yard.board import MAPS, TAXI_AND_BUS, next_stops
from gaslamp.games.scotland_yard.events import Started
from gaslamp.games.scotland_yard.forms import Form
from gaslamp.games.scotland_yard.trail import form_of, reach, steps, suspected
from gaslamp.knowledge.scotland_yard import KNOWLEDGE
from gaslamp.knowledge.scotland_yard.trace import NowhereError
from gaslamp.search.budget import Budget

_FAR: Final = 5
"""Farther than this is as good as this."""
_IN_REACH: Final = 100.0
_DOUBLE: Final = 12.0
"""What a double move is worth, and a black ticket, kept for later."""
_BLACK: Final = 4.0


class Novice(HouseBot):
    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        looks = looks_of(budget)
        match legal[0]:
            case Travel():
                return _best(some(legal, looks, dice), Flight(sight).worth, dice)
            case Move():
                return _best(some(legal, looks, dice), Hunt(sight).worth, dice)
        hidden = [action for action in legal if isinstance(action, Hide)]
        return hidden[0] if hidden else legal[dice.below(len(legal))]


def _best(legal: Sequence[Any], worth: Any, dice: Dice) -> Any:
    scored = [(worth(action), dice.below(1000), number) for number, action in enumerate(legal)]
    return legal[max(scored)[2]]


class Flight:
    """Mister X: far from all pawns, not where one could come next, and with ways on."""

    def __init__(self, sight: AnySight) -> None:
        self.form: Form = form_of(sight)
        self.pawns = [pawn.station for pawn in sight.view.pawns]
        self.reach = reach(sight)

    def worth(self, travel: Travel) -> float:
        spared = _BLACK if travel.ticket == "black" else 0.0
        if not travel.double:
            return self._at(travel.station) - spared
        ways = self._ways_on(travel.station)
        return max(map(self._at, ways), default=-_IN_REACH) - spared - _DOUBLE

    def _at(self, station: int) -> float:
        nearest = min(steps(pawn, station, self.form) for pawn in self.pawns)
        ways = len(self._ways_on(station))
        danger = _IN_REACH if station in self.reach else 0.0
        return 5.0 * min(nearest, _FAR) + min(ways, 6) - danger

    def _ways_on(self, station: int) -> list[int]:
        stops = next_stops(station, TAXI_AND_BUS, MAPS[self.form.board])
        return [stop for stop in stops if stop not in self.pawns]


class Hunt:
    """A detective: where Mister X may be, or else nearer to it, sparing what is nearly spent."""

    def __init__(self, sight: AnySight) -> None:
        self.form: Form = form_of(sight)
        self.chances = _chances(sight)
        self.tickets = {pawn.name: pawn.tickets for pawn in sight.view.pawns}

    def worth(self, move: Move) -> float:
        distance = sum(
            chance * steps(move.station, place, self.form) for place, chance in self.chances.items()
        )
        catch = 10.0 * self.chances.get(move.station, 0.0)
        return catch - distance - self._price(move)

    def _price(self, move: Move) -> float:
        if move.ticket is None:
            return 0.0
        return 0.5 / float(getattr(self.tickets[move.pawn], move.ticket))


def _chances(sight: AnySight) -> dict[int, float]:
    """How likely Mister X is where; a game that was not seen from its start is judged by eye."""
    found = _followed(sight) or dict.fromkeys(sorted(suspected(sight)), 1)
    total = sum(found.values())
    return {station: weight / total for station, weight in found.items()}


def _followed(sight: AnySight) -> dict[int, int]:
    """Nothing where the pawns were not seen to start: there is no way to follow him from."""
    started = sum(isinstance(event, Started) for event in sight.events)
    if started < len(sight.view.pawns):
        return {}
    try:
        layers = KNOWLEDGE.track(sight).layers
    except NowhereError:
        return {}
    return layers[-1] if layers else {}


BOT = Novice()
