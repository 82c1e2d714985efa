"""An inspector at The Culprit: plays a round on in its head, in many ways that the cards may lie.

Every action is tried in the same positions with the same luck, and those that do worse are dropped
half by half. What counts is its own points beside what everybody gets.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gaslamp.bots import HouseBot
from gaslamp.bots.culprit.imagined import Imagined, shares
from gaslamp.bots.culprit.round import Round
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import Done, Suspect, SuspectAccomplice, from_typed
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.search.budget import Budget


class Skill(NamedTuple):
    worlds: int
    """In how many positions actions are tried."""
    playouts: int
    """How many rounds are played on at most."""


class Inspector(HouseBot):
    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        dice: Dice,
        budget: Budget | None = None,
    ) -> Any:
        if len(legal) == 1:
            return legal[0]
        playouts = self.skill.playouts
        if budget is not None and budget.iterations is not None:
            playouts = max(1, min(playouts, budget.iterations))
        imagined = Imagined(sight)
        worlds = [imagined.draw(dice) for _ in range(min(self.skill.worlds, playouts))]
        if isinstance(legal[0], Suspect | SuspectAccomplice | Done):
            return self._say(sight, legal, worlds)
        return self._best(sight, legal, worlds, playouts, dice)

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return None

    def _best(
        self,
        sight: Sight[Any, Any, Any],
        legal: Sequence[Any],
        worlds: list[CulpritPosition],
        playouts: int,
        dice: Dice,
    ) -> Any:
        trial = Trial(sight, worlds, Round(shares(sight)), dice.roll())
        tried = [Tried(action, from_typed(action)) for action in legal]
        rounds = max(1, (len(tried) - 1).bit_length())
        while len(tried) > 1:
            each = max(1, playouts // (rounds * len(tried)))
            for one in tried:
                trial.go_on(one, each)
            tried.sort(key=lambda one: -one.mean)
            tried = tried[: (len(tried) + 1) // 2]
        return tried[0].action

    def _say(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], worlds: list[CulpritPosition]
    ) -> Any:
        return legal[0]


class Tried:
    def __init__(self, action: Any, number: int) -> None:
        self.action = action
        self.number = number
        self.total = 0.0
        self.times = 0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.times)


class Trial:
    """Rounds played on from the same positions, with the same luck for every action."""

    def __init__(
        self,
        sight: Sight[Any, Any, Any],
        worlds: list[CulpritPosition],
        played: Round,
        seed: int,
    ) -> None:
        self._seat = sight.viewer
        self._seats = sight.seats
        self._flash = sight.options.flash
        self._worlds = worlds
        self._round = played
        self._seed = seed
        self._points = [each.points for each in sight.view.seats]

    def go_on(self, one: Tried, times: int) -> None:
        for at in range(one.times, one.times + times):
            start = self._worlds[at % len(self._worlds)]
            self._round.play(start, one.number, Dice(self._seed + at))
            one.total += self._worth(self._round.position)
        one.times += times

    def _worth(self, end: CulpritPosition) -> float:
        """What the round brought, less its fair part of what it brought to all."""
        if self._flash:
            return 1.0 if end.winners >> self._seat & 1 else -1.0
        points = end.points
        won = [points[seat] - before for seat, before in enumerate(self._points)]
        return won[self._seat] - sum(won) / self._seats
