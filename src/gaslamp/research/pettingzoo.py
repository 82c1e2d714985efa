"""The house's games for PettingZoo: `env(game, seats=…, **options)` and `parallel_env`.

>>> from gaslamp.research import pettingzoo
>>> env = pettingzoo.env("mr_jack")
>>> env.reset(seed=3)
>>> env.agent_selection, env.action_space("Jack")
('Investigator', Discrete(1679))

Agents are called as notation calls the seats. An observation has `observation` (bytes, laid out as
docs/research.md says), `action_mask`, and with `recall=True` all that the seat has noticed since
the start as `history`. What is illegal ends the game with a loss, as in PettingZoo's own games, and
`infos` says what would be legal; so does the `AssertionError` about what is no action of the space.
`raw_env` and `parallel_env` refuse both and say so.

Importing this registers each game under its name and version, as PettingZoo has it:

>>> from pettingzoo import make
>>> env = make("aec", "gaslamp/culprit-v1", seats=5, flash=True)
>>> env = make("parallel", "gaslamp/culprit-v1", seats=5)
"""

from reprlib import repr as brief
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import wrappers

from gaslamp.core.errors import Unreadable
from gaslamp.core.seats import in_mask
from gaslamp.core.sentence import say
from gaslamp.games import NAMES
from gaslamp.research import drawing
from gaslamp.research.episode import Episode, GameUnderWay
from gaslamp.research.refusals import not_legal, whole
from gaslamp.research.spaces import observation_space, observed
from gaslamp.research.spec import Spec, spec_of, version_of

ILLEGAL: Final = -1.0
"""What an illegal action is worth, which ends the game."""
METADATA: Final = {
    "render_modes": list(drawing.MODES),
    "is_parallelizable": False,
    "render_fps": 2,
}


def env(game: str, seats: int | None = None, **options: Any) -> Any:
    """A game for agents that act one after another, in PettingZoo's usual wrappers."""
    made: Any = _LossIfIllegal(raw_env(game, seats, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(_OfTheSpace(made))


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    recall: bool = False,
    **options: Any,
) -> "TurnsEnv":
    return TurnsEnv(spec_of(game, seats, options), render_mode, recall)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    recall: bool = False,
    **options: Any,
) -> "AtOnceEnv":
    """A game in which all act at every step; who has nothing to decide takes the last action,
    which is to pass. Only where choices are secret and at the same time do several decide."""
    return AtOnceEnv(spec_of(game, seats, options), render_mode, recall)


class _Seated(GameUnderWay):
    """What both kinds of environments are made of."""

    def __init__(self, spec: Spec, render_mode: str | None, recall: bool, actions: int) -> None:
        drawing.check_mode(render_mode)
        self.spec = spec
        self.render_mode = render_mode
        self.recall = recall
        self.metadata = {**METADATA, "name": f"gaslamp_{spec.name}"}
        self.possible_agents = list(spec.game.seat_names(spec.seats))
        self.agents: list[str] = []
        seen = observation_space(spec, actions, recall)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self._episode = Episode(self.spec, int(self._random.integers(1 << 62)), recall=self.recall)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> Any:
        return drawing.rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class _LossIfIllegal(wrappers.TerminateIllegalWrapper):
    """What is illegal loses, as in PettingZoo's own games; `infos` says what would be legal."""

    def step(self, action: Any) -> None:
        agent, before = self.agent_selection, self._terminated
        if self._prev_obs is None:
            self.observe(agent)
        mask = self._prev_obs["action_mask"]
        super().step(action)
        if self._terminated and not before:
            refusal = not_legal(int(action), np.flatnonzero(mask))
            self.unwrapped.infos[agent] = {"illegal": str(refusal)}


class _OfTheSpace(wrappers.AssertOutOfBoundsWrapper):
    """What is no action at all is an `AssertionError`, as PettingZoo has it, which says what would
    be legal; the game stands as it stood."""

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        done = self.terminations[agent] or self.truncations[agent]
        if not done and not self.action_space(agent).contains(action):
            mask = self.observe(agent)["action_mask"]
            raise AssertionError(str(not_legal(brief(action), np.flatnonzero(mask))))
        super().step(action)


class TurnsEnv(_Seated, AECEnv):
    """One agent after another."""

    def __init__(self, spec: Spec, render_mode: str | None, recall: bool) -> None:
        super().__init__(spec, render_mode, recall, spec.actions)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.deciding]

    def observe(self, agent: str) -> Any:
        seat = self._seat(agent)
        return observed(self.episode, seat, self.episode.mask(seat))

    def step(self, action: Any) -> None:
        episode, agent = self.episode, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.step(action, self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self._take_stock()
        self._accumulate_rewards()

    def _take_stock(self) -> None:
        """Whose decision it is now, or what the game was worth."""
        episode = self.episode
        if episode.deciding >= 0:
            self.agent_selection = self.possible_agents[episode.deciding]
            return
        returns = map(float, episode.returns())
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, episode.cut)


class AtOnceEnv(_Seated, ParallelEnv):
    """All agents at once."""

    def __init__(self, spec: Spec, render_mode: str | None, recall: bool) -> None:
        super().__init__(spec, render_mode, recall, spec.actions + 1)
        self.passing = spec.actions
        """The number of the action that does nothing."""

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observed(self._seat(agent)) for agent in self.agents}

    def _observed(self, seat: int) -> Any:
        mask = np.append(self.episode.mask(seat), np.uint8(0))
        mask[self.passing] = not mask.any()
        return observed(self.episode, seat, mask)

    def step(self, actions: dict[str, Any]) -> Any:
        """Everything is checked before anything is done; when the game is over, nothing is."""
        choosing = list(in_mask(self.episode.choosing))
        self._check(actions, choosing)
        if not self.agents:
            return {}, {}, {}, {}, {}
        for seat in choosing:
            self.episode.step(actions[self.possible_agents[seat]], seat)
        return self._stock()

    def _check(self, actions: dict[str, Any], choosing: list[int]) -> None:
        self._check_agents(actions)
        for agent in self.agents:
            seat, number = self._seat(agent), whole("action", actions.get(agent, self.passing))
            if seat in choosing:
                self.episode.check(number, seat)
            elif number != self.passing:
                raise not_legal(number, [self.passing])

    def _check_agents(self, actions: dict[str, Any]) -> None:
        agents = ", ".join(self.possible_agents)
        if not isinstance(actions, dict):
            raise Unreadable(say("research-by-agent", agents=agents))
        for agent in actions:
            if agent not in self.possible_agents:
                raise Unreadable(say("unreadable-seat", text=str(agent), seats=agents))

    def _stock(self) -> Any:
        episode, agents = self.episode, self.agents
        rewards = dict(zip(agents, map(float, episode.returns()), strict=True))
        over, cut = dict.fromkeys(agents, episode.over), dict.fromkeys(agents, episode.cut)
        seen = self._observations()
        infos: dict[str, Any] = {agent: {} for agent in agents}
        if episode.over or episode.cut:
            self.agents = []
        return seen, rewards, over, cut, infos


for _game in NAMES:
    _name, _which = f"gaslamp/{_game}-v{version_of(_game)}", {"game": _game}
    register("aec", _name, "gaslamp.research.pettingzoo:env", kwargs=_which)
    register("parallel", _name, "gaslamp.research.pettingzoo:parallel_env", kwargs=_which)
