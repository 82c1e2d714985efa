"""The house's games for Gymnasium: one seat is learnt, the others are played by the house.

>>> from gaslamp.research import gymnasium
>>> env = gymnasium.make("mr_jack", seat="Investigator", opponents="constable")
>>> seen, info = env.reset(seed=3)
>>> int(seen["action_mask"].sum())
4

Importing this registers each game under its name and version, as Gymnasium has it: what `make`
takes is given to `gymnasium.make`, too.

>>> import gymnasium
>>> env = gymnasium.make("gaslamp/mr_jack-v1", seat="Investigator", opponents="constable")
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium import spaces

from gaslamp.bots import LEVELS, HouseBot, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.game import is_small
from gaslamp.core.sentence import say
from gaslamp.games import NAMES
from gaslamp.research import drawing
from gaslamp.research.episode import Episode, GameUnderWay
from gaslamp.research.refusals import least_one
from gaslamp.research.spaces import observation_space, observed
from gaslamp.research.spec import Spec, spec_of, version_of
from gaslamp.search.budget import Budget

RANDOM: Final = "random"
"""Who plays at random; the others are `gaslamp.LEVELS`."""
ILLEGAL: Final = -1.0
"""What an illegal action is worth, as much as a loss."""


def make(
    game: str,
    seat: int | str = 0,
    opponents: str | Sequence[str] = RANDOM,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    recall: bool = False,
    iterations: int | None = None,
    **options: Any,
) -> "SeatEnv":
    """A game from the eyes of one seat, by its number or its name in notation.

    `opponents` is a rank for all of them, or one for each of the other seats. Ranks look at the
    clock, and are hurried on a busy machine; with `iterations` they think so long and no longer,
    and a seed makes a game.
    """
    if iterations is not None:
        [iterations] = least_one(iterations=iterations)
    spec = spec_of(game, seats, options)
    own = spec.seat(seat)
    env = SeatEnv(spec, own, _players(spec, own, opponents), render_mode, recall)
    env.budget = None if iterations is None else Budget(iterations)
    return env


def _players(spec: Spec, own: int, wanted: Any) -> dict[int, HouseBot | None]:
    """Who plays the other seats; None plays at random."""
    others = [seat for seat in range(spec.seats) if seat != own]
    apart = isinstance(wanted, Sequence) and not isinstance(wanted, str)
    levels = list(wanted) if apart else [wanted] * len(others)
    if len(levels) != len(others):
        raise Unreadable(say("research-opponents", number=len(others), found=len(levels)))
    return {seat: _player(spec, level) for seat, level in zip(others, levels, strict=True)}


def _player(spec: Spec, level: str) -> HouseBot | None:
    if level == RANDOM:
        return None
    if is_small(spec.options):
        raise Unreadable(say("research-small-opponents", only=RANDOM))
    if level not in LEVELS:
        known = ", ".join((RANDOM, *LEVELS))
        raise Unreadable(say("unreadable-level", text=str(level), levels=known))
    return bot_for(spec.game.name, level)


class SeatEnv(GameUnderWay, gymnasium.Env):
    """An illegal action loses the game at once; `info["illegal"]` says what would be legal."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(drawing.MODES), "render_fps": 2}

    def __init__(
        self,
        spec: Spec,
        seat: int,
        players: dict[int, HouseBot | None],
        render_mode: str | None,
        recall: bool,
    ) -> None:
        drawing.check_mode(render_mode)
        self.table = spec
        """What is played; Gymnasium keeps something else under `spec`."""
        self.seat = seat
        self.players = players
        self.render_mode = render_mode
        self.recall = recall
        self.action_space = spaces.Discrete(spec.actions)
        self.observation_space = observation_space(spec, spec.actions, recall)
        self.budget: Budget | None = None
        """What the others may think; None: as is usual for their rank."""
        self._given_up = False

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        """A game that the others end before the learner decides anything is dealt anew."""
        super().reset(seed=seed)
        self._given_up = False
        self._begin()
        while self.episode.deciding < 0:
            self._begin()
        return self._observed(), {}

    def _begin(self) -> None:
        self._episode = Episode(self.table, self._drawn(), recall=self.recall)
        self._dice = Dice(self._drawn())
        self._play_on()

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: Any) -> Any:
        episode = self.episode
        if self._given_up or episode.deciding < 0:
            raise Unreadable(say("research-nobody"))
        try:
            episode.step(action, self.seat)
        except NotLegal as refusal:
            return self._lost(refusal)
        self._play_on()
        reward = float(episode.returns()[self.seat])
        return self._observed(), reward, episode.over, episode.cut, {}

    def _lost(self, refusal: NotLegal) -> Any:
        self._given_up = True
        return self._observed(), ILLEGAL, True, False, {"illegal": str(refusal)}

    def _observed(self) -> Any:
        return observed(self.episode, self.seat, self.episode.mask(self.seat))

    def _play_on(self) -> None:
        """The others act until it is for the learner to decide, or the game is over."""
        while (seat := self.episode.deciding) >= 0 and seat != self.seat:
            self.episode.follow(self._choice(seat))

    def _choice(self, seat: int) -> int:
        """At random as random play does it, which names and accuses rarely."""
        bot, position, game = self.players[seat], self.episode.position, self.table.game
        if bot is None:
            legal = position.legal(seat)
            return legal[position.random_index(seat, legal, self._dice.roll())]
        offered = [game.to_typed(action) for action in position.legal(seat)]
        return game.from_typed(
            bot.choose(self.episode.sight(seat), offered, self._dice, self.budget)
        )

    def render(self) -> Any:
        return drawing.rendered(self.episode, self.render_mode)


for _game in NAMES:
    gymnasium.register(
        f"gaslamp/{_game}-v{version_of(_game)}",
        "gaslamp.research.gymnasium:make",
        kwargs={"game": _game},
    )
