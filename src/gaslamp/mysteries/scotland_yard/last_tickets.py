"""The same moment, later in his luck: Mister X has spent his black tickets and double moves.

In self-play he hardly ever comes to that, and while he has any he gets away from everything. What
he spent was spent before he was last seen, so it changes nothing about where he can be.
"""

from typing import Any, Final

from msgspec.structs import replace

from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.games.scotland_yard.explicit import WrittenFacts, from_facts, to_facts
from gaslamp.games.scotland_yard.rules import ScotlandYardPosition

_BLACK: Final = "black"


def without_tricks(play: Play) -> Play | None:
    """None where there was no time to spend them, or the rules do not let it stand."""
    position: Any = play.position
    assert isinstance(position, ScotlandYardPosition)
    facts = _spent(to_facts(position), position.black)
    if facts is None:
        return None
    try:
        return Play(play.game, play.options, from_facts(facts, position.seats, play.options))
    except Unreadable:
        return None


def _spent(facts: WrittenFacts, black: int) -> WrittenFacts | None:
    seen = max((place for place, each in enumerate(facts.log, 1) if each.shown), default=0)
    early = [place for place, each in enumerate(facts.log[:seen]) if each.ticket != _BLACK]
    if len(early) < black:
        return None
    log = list(facts.log)
    for place in early[:black]:
        log[place] = replace(log[place], ticket=_BLACK)
    return replace(facts, log=log, doubles=0)
