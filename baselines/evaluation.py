"""How often a policy wins a seat against the ladder, with intervals.

    python baselines/evaluation.py mr_jack --seat Investigator --policy random --games 200
    python baselines/evaluation.py mr_jack --seat Jack --policy ppo:.bench_cache/ppo/policy-50.npz

A policy is `random`, a rank, `ismcts:SIMULATIONS`, `ppo:FILE`, which draws from its chances, or
`best:FILE`, which takes the likeliest action. Every game has the same dice for every policy. The
interval is Wilson's, of 95 %.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))
from baselines.network import Thought

from gaslamp.bots import LEVELS, bot_for
from gaslamp.core.dice import Dice
from gaslamp.research import gymnasium
from gaslamp.research.gymnasium import RANDOM, SeatEnv

Policy = Callable[[SeatEnv, dict[str, Any]], int]
"""From an environment and what is seen in it to the number of an action."""
SURE = 1.96


def uniform() -> Policy:
    random = np.random.default_rng(1)
    return lambda _, seen: int(random.choice(np.flatnonzero(seen["action_mask"])))


def ranked(game: str, level: str) -> Policy:
    bot, dice = bot_for(game, level), Dice(1)

    def choose(env: SeatEnv, _: Any) -> int:
        position, rules = env.episode.position, env.table.game
        offered = [rules.to_typed(action) for action in position.legal(env.seat)]
        chosen = bot.choose(env.episode.sight(env.seat), offered, dice)
        return env.table.number_of(rules.from_typed(chosen))

    return choose


def searching(game: str, simulations: int) -> Policy:
    """OpenSpiel's ISMCTS, which draws worlds from what the seat can know."""
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    from gaslamp.research.openspiel import GAMES  # noqa: PLC0415

    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)

    def choose(env: SeatEnv, _: Any) -> int:
        spiel = GAMES[game]({"seats": env.table.seats})
        state = spiel.new_initial_state()
        for action in env.episode.play.actions:
            state.world.act(action)
        bot = ismcts.ISMCTSBot(spiel, rollouts, 2.0, simulations, random_state=random)
        return int(bot.step(state))

    return choose


def learnt(file: str, *, draws: bool) -> Policy:
    """What `ppo.py` has learnt."""
    with np.load(file) as kept:
        net = {name: kept[name] for name in kept}
    random = np.random.default_rng(1)

    def choose(_: SeatEnv, seen: dict[str, Any]) -> int:
        thought = Thought(net, seen["observation"][None], seen["action_mask"][None])
        return int(thought.drawn(random)[0] if draws else thought.chances.argmax())

    return choose


def policy_named(game: str, text: str) -> Policy:
    kind, _, more = text.partition(":")
    if kind == RANDOM:
        return uniform()
    if kind in LEVELS:
        return ranked(game, kind)
    if kind == "ismcts":
        return searching(game, int(more or 100))
    if kind in ("ppo", "best"):
        return learnt(more, draws=kind == "ppo")
    known = ", ".join((RANDOM, *LEVELS, "ismcts", "ppo", "best"))
    raise SystemExit(f"There is no policy {kind}; there is {known}.")


def played(env: SeatEnv, policy: Policy, games: int) -> Iterator[bool]:
    """Whether each game was won."""
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over, worth = False, 0.0
        while not over:
            seen, worth, ended, cut, _ = env.step(policy(env, seen))
            over = ended or cut
        yield worth > 0


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    share, extra = won / games, SURE**2 / games
    middle = (share + extra / 2) / (1 + extra)
    half = SURE * sqrt(share * (1 - share) / games + extra / games / 4) / (1 + extra)
    return middle - half, middle + half


def evaluated(
    game: str, seat: str, policy: str, against: str, games: int, iterations: int | None = None
) -> dict[str, Any]:
    env = gymnasium.make(game, seat, opponents=against, iterations=iterations)
    won = sum(played(env, policy_named(game, policy), games))
    low, high = interval(won, games)
    named = {"game": game, "seat": seat, "policy": policy, "against": against, "games": games}
    return {**named, "won": won, "low": round(low, 4), "high": round(high, 4)}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seat", required=True, help="as notation calls it")
    asked.add_argument("--policy", default=RANDOM)
    asked.add_argument("--against", default=",".join((RANDOM, *LEVELS)), help="ranks, by commas")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--iterations", type=int, help="of the ranks' thought, instead of a clock")
    given = asked.parse_args()
    how = given.games, given.iterations
    for rank in given.against.split(","):
        found = evaluated(given.game, given.seat, given.policy, rank, *how)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
