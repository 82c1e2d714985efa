"""Every action of a moment tried in the same positions with the same luck; the worse are dropped.

Half of them goes each time, so that the last few are tried most. What counts is the seat's own
points in the round, less its part of what everybody gets.
"""

from collections.abc import Callable, Sequence
from typing import Any

from gaslamp.bots.culprit.round import Round
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import from_typed
from gaslamp.games.culprit.options import one_round
from gaslamp.games.culprit.rules import CulpritPosition

Judge = Callable[[int, float], float]
"""What an action is worth, by what imagined rounds say of it."""


def as_imagined(_: int, imagined: float) -> float:
    return imagined


class Tried:
    def __init__(self, action: Any) -> None:
        self.action = action
        self.number = from_typed(action)
        self.total = 0.0
        self.times = 0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.times)


class Trial:
    def __init__(
        self,
        sight: Sight[Any, Any, Any],
        worlds: Sequence[CulpritPosition],
        played: Round,
        seed: int,
        judge: Judge = as_imagined,
    ) -> None:
        self._seat = sight.viewer
        self._flash = one_round(sight.options)
        self._points: list[int] = [each.points for each in sight.view.seats]
        self._worlds = worlds
        self._round = played
        self._seed = seed
        self._judge = judge

    def best(self, legal: Sequence[Any], playouts: int, out_of_time: Callable[[], bool]) -> Any:
        """What does best over so many rounds in all."""
        tried = [Tried(action) for action in legal]
        halvings = max(1, (len(tried) - 1).bit_length())
        while len(tried) > 1 and not out_of_time():
            for one in tried:
                self.go_on(one, max(1, playouts // (halvings * len(tried))))
            tried.sort(key=lambda one: -self._judge(one.number, one.mean))
            tried = tried[: (len(tried) + 1) // 2]
        return tried[0].action

    def go_on(self, one: Tried, times: int) -> None:
        for at in range(one.times, one.times + times):
            start = self._worlds[at % len(self._worlds)]
            self._round.play(start, one.number, Dice(self._seed + at))
            one.total += self._worth(self._round.position)
        one.times += times

    def _worth(self, end: CulpritPosition) -> float:
        if self._flash:
            return 1.0 if end.winners >> self._seat & 1 else -1.0
        won = [now - before for now, before in zip(end.points, self._points, strict=False)]
        return won[self._seat] - sum(won) / len(won)
