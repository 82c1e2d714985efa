"""Players that the house provides. They get what a seat has seen and what it may do, no more."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.game import is_small
from gaslamp.core.guests import part
from gaslamp.core.sentence import say
from gaslamp.core.sight import AnySight
from gaslamp.core.turns import Player
from gaslamp.games import NAMES, game_named
from gaslamp.search.budget import Budget

T = TypeVar("T")

NOVICE: Final = "novice"
"""Never changes: the yardstick of the others, and whom old tables sat down with."""
RANKS: Final = ("constable", "sergeant", "inspector", "superintendent")
LEVELS: Final = (NOVICE, *RANKS)
USUAL: Final = "sergeant"
"""Who sits down where nobody has said how good an opponent should be."""
THOUGHT: Final = {"constable": 20, "sergeant": 50, "inspector": 100, "superintendent": 1000}
"""Milliseconds that a rank takes for a decision at most, on one core."""
PLENTY: Final = 1_000_000
"""As many looks as anybody could want."""


class HouseBot(Player, Protocol):
    """One of the house's own, which can be hurried. With a smaller budget it plays worse, never
    wrongly; without one it has what is usual for its rank."""

    def choose(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Any:
        """One of the typed actions in `legal`."""

    def plan(
        self, sight: AnySight, legal: Sequence[Any], dice: Dice, budget: Budget | None = None
    ) -> Sequence[Any]:
        """The whole move as far as it was thought about: first what `choose` gives, then the steps
        that the same seat means to take next."""
        return [self.choose(sight, legal, dice, budget)]

    def speaks_up(self, sight: AnySight, legal: Sequence[Any], dice: Dice) -> Any | None:
        """Most wait for their turn."""
        return None


def bot_for(game: str, level: str = NOVICE) -> HouseBot:
    """Who plays a game at a level: the novice, or one of the ranks. A game that a guest brings may
    have a novice alone, who then sits there whatever was wanted.

    >>> import gaslamp
    >>> match = gaslamp.start("mr_jack", seed=3)
    >>> match.seat_bot("Jack", gaslamp.bot_for("mr_jack", "constable"))
    """
    level_named(level)
    game_named(game)
    if level == NOVICE or game not in NAMES:
        novice: HouseBot = part(f"bots.{NOVICE}", game).BOT
        return novice
    ranks: Mapping[str, HouseBot] = import_module(f"gaslamp.bots.{game}").BOTS
    return ranks[level]


def level_named(text: str, among: Sequence[str] = LEVELS) -> str:
    if text not in among:
        raise Unreadable(say("unreadable-level", text=text, levels=", ".join(among)))
    return text


def check_whole(player: Player, options: Any) -> None:
    """The house's own have never seen a small form; they would play it wrongly, or for ever."""
    if HouseBot in type(player).__mro__ and is_small(options):
        raise Unreadable(say("unreadable-small-bots"))


def looks_of(budget: Budget | None) -> int:
    """How many actions or samples a bot may weigh that does not look at the time."""
    return PLENTY if budget is None or budget.iterations is None else min(PLENTY, budget.iterations)


def rest_of(budget: Budget, began: float) -> Budget:
    """What is left for thinking of who has looked for something certain since then."""
    if budget.milliseconds is None:
        return budget
    passed = int((perf_counter() - began) * 1000)
    return budget._replace(milliseconds=max(1, budget.milliseconds - passed))


def some(actions: Sequence[T], looks: int, dice: Dice) -> Sequence[T]:
    """As many of them as one has looks for, any of them, in their order."""
    if len(actions) <= looks:
        return actions
    left = list(range(len(actions)))
    picked = [left.pop(dice.below(len(left))) for _ in range(max(1, looks))]
    return [actions[place] for place in sorted(picked)]
