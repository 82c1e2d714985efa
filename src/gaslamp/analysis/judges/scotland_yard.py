"""Scotland Yard: both sides by the house's search, from where Mister X may be."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from gaslamp.analysis.judge import DARING, Judge, Opinion, compared, searched
from gaslamp.bots.scotland_yard.guide import Chase
from gaslamp.bots.scotland_yard.suspicion import YardSuspicion
from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import AnySight
from gaslamp.games.scotland_yard import codes
from gaslamp.games.scotland_yard.actions import led_to, station_of
from gaslamp.games.scotland_yard.forms import FORMS
from gaslamp.games.scotland_yard.text import describe
from gaslamp.search.thought import Forethought

_FLEEING: Final = 8
"""How many moves Mister X thinks ahead."""
_HUNTING: Final = 4
_MOVES_AWAY: Final = (1, 2, 3)
_TRAVELS: Final = (codes.GO, codes.DOUBLE)
_MOVES: Final = (codes.MOVE, codes.BOBBY)


class YardJudge(Judge):
    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        """Where to begin, showing oneself and taking tickets are not judged."""
        suspicion = YardSuspicion.of(sight)
        if suspicion is None or kind_of(played) not in (*_TRAVELS, *_MOVES):
            return None
        flees = kind_of(played) in _TRAVELS
        thought = _flight(suspicion, sight, dice) if flees else _hunt(suspicion, sight, dice)
        weighed = searched(thought, iterations)
        chance = max(each.value for each in weighed)
        return Opinion("chance", weighed, chance, partial(_hidden if flees else _near, suspicion))


def _flight(suspicion: YardSuspicion, sight: AnySight, dice: Dice) -> Forethought:
    suspicion.stand(sight.view.x)
    board = suspicion.board.copy()
    guide = Chase(list(suspicion.chances), board.log_count + _FLEEING)
    return Forethought([board], [1.0], codes.MISTER_X, guide, dice, daring=DARING)


def _hunt(suspicion: YardSuspicion, sight: AnySight, dice: Dice) -> Forethought:
    chances = suspicion.chances
    guide = Chase(list(chances), suspicion.board.log_count + _HUNTING)
    worlds = [suspicion.world(station) for station in chances]
    return Forethought(worlds, list(chances.values()), sight.viewer, guide, dice, daring=DARING)


def _hidden(suspicion: YardSuspicion, played: int, best: int) -> Sentence | None:
    """For Mister X: among how many stations they have to look for him."""
    left, other = stations_left(suspicion, played), stations_left(suspicion, best)
    if left == other and played != best:
        return None
    said = {"left": left, "other": other}
    return compared("analysis-scotland-yard-hidden", describe, played, best, **said)


def stations_left(suspicion: YardSuspicion, action: int) -> int:
    """Where Mister X may be after such an action, as all see it who do not know."""
    board = suspicion.board
    if board.log_count + 1 in FORMS[board.form].showing:
        return 1
    here, found = board.track[board.log_count], set()
    for station in suspicion.chances:
        suspicion.stand(station)
        found |= {
            station_of(each)
            for each in board.legal(codes.MISTER_X)
            if led_to(each, 0) == led_to(action, 0)
        }
    suspicion.stand(here)
    return len(found)


def _near(suspicion: YardSuspicion, played: int, best: int) -> Sentence | None:
    """For a detective: how many of those are near, in as few moves as make a difference."""
    for moves in _MOVES_AWAY:
        left, other = _within(suspicion, played, moves), _within(suspicion, best, moves)
        if left != other or played == best:
            said = {"left": left, "other": other, "moves": moves}
            said["stations"] = len(suspicion.chances)
            return compared("analysis-scotland-yard-near", describe, played, best, **said)
    return None


def _within(suspicion: YardSuspicion, action: int, moves: int) -> int:
    to = station_of(action)
    return sum(suspicion.mind.steps(to, station) <= moves for station in suspicion.chances)


JUDGE: Final = YardJudge()
