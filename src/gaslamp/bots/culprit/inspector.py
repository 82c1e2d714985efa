"""An inspector at The Culprit: plays a round on in its head, however the cards may lie, but only
from what pleases it at first sight."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from gaslamp.bots import HouseBot
from gaslamp.bots.culprit.hat import statement
from gaslamp.bots.culprit.imagined import Imagined, shares
from gaslamp.bots.culprit.round import Round
from gaslamp.bots.culprit.trial import Judge, Trial, as_imagined
from gaslamp.bots.novice.culprit import BOT as NOVICE
from gaslamp.bots.novice.culprit import Mind
from gaslamp.core.dice import Dice
from gaslamp.core.sight import Sight
from gaslamp.games.culprit.actions import Done, Suspect, SuspectAccomplice
from gaslamp.games.culprit.rules import CulpritPosition
from gaslamp.search.budget import Budget

SPOKEN: Final = (Suspect, SuspectAccomplice, Done)


class CulpritSkill(NamedTuple):
    worlds: int
    """In how many positions actions are tried."""
    playouts: int
    """How many rounds are played on, all actions together."""
    fancies: int | None = None
    """So many actions that please a beginner most are thought through; else all."""


class CulpritInspector(HouseBot):
    def __init__(self, skill: CulpritSkill) -> None:
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
        playouts, out_of_time = self._allowed(budget or Budget())
        imagined = Imagined(sight)
        if imagined.nothing:
            return NOVICE.choose(sight, legal, dice, budget)
        worlds = self.worlds(imagined, min(self.skill.worlds, playouts), out_of_time, dice)
        if isinstance(legal[0], SPOKEN):
            return statement(sight, legal, worlds)
        judge = self._judge(worlds, sight.viewer)
        trial = Trial(sight, worlds, Round(shares(sight)), dice.roll(), judge)
        return trial.best(self.fancied(sight, legal, dice), playouts, out_of_time)

    def fancied(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Sequence[Any]:
        """What is thought of at all."""
        if self.skill.fancies is None:
            return legal
        mind = Mind(sight)
        by_taste = sorted(legal, key=lambda action: (-mind.worth(action), dice.below(1000)))
        return by_taste[: self.skill.fancies]

    def speaks_up(
        self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice
    ) -> Any | None:
        return None

    def _allowed(self, budget: Budget) -> tuple[int, Callable[[], bool]]:
        playouts = self.skill.playouts
        if budget.iterations is not None:
            playouts = max(1, min(playouts, budget.iterations))
        if budget.milliseconds is None:
            return playouts, lambda: False
        end = monotonic() + budget.milliseconds / 1000
        return playouts, lambda: monotonic() > end

    def _judge(self, worlds: Sequence[CulpritPosition], seat: int) -> Judge:
        return as_imagined

    def worlds(
        self, imagined: Imagined, most: int, out_of_time: Callable[[], bool], dice: Dice
    ) -> list[CulpritPosition]:
        drawn = [imagined.draw(dice)]
        while len(drawn) < most and not out_of_time():
            drawn.append(imagined.draw(dice))
        return drawn
