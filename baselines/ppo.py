"""PPO in the style of CleanRL, on many games at once: first against itself, then against a rank.

    python baselines/ppo.py --minutes 5
    python baselines/ppo.py --minutes 25 --against sergeant --processes 2 --iterations 100

It takes NumPy and nothing else. Against itself one network learns both seats: a value's sign
turns where the other side decides.
"""

import argparse
import json
import sys
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))
from baselines.network import Thought, improve, network

from gaslamp.research.batch import Batch
from gaslamp.research.ranked import RankedBatch

ITSELF, STEPS, EPOCHS, PART = "itself", 64, 2, 512
CLIP, ENTROPY, VALUE, DECAY, SEED = 0.2, 0.01, 0.5, 0.95, 1
Samples = namedtuple("Samples", "seen masks actions chances advantages returns")


def slopes(net: Any, part: Samples) -> Any:
    """Of the clipped loss, the value's and the entropy's."""
    thought, rows = Thought(net, part.seen, part.masks), np.arange(size := len(part.seen))
    chances = np.exp(thought.chances)
    ratio = np.exp(thought.chances[rows, part.actions] - part.chances)
    scaled = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
    counts = ratio * scaled <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled
    by_chosen = np.where(counts, -ratio * scaled, 0.0)
    spread = np.maximum(thought.chances, -99)
    spread -= (chances * spread).sum(1, keepdims=True)
    by_score = chances * (ENTROPY * spread - by_chosen[:, None])
    by_score[rows, part.actions] += by_chosen
    by_value = 2 * VALUE * (thought.values - part.returns)
    return thought.slopes(by_score.astype(np.float32) / size, by_value / size)


def gather(batch: Any, net: Any, random: Any, tally: Any) -> Samples:
    """So many steps of all games, and how much better each came out than was thought."""
    kept, advantages, rows = list[Any](), list[Any](), np.arange(batch.n)
    for _ in range(STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        thought = Thought(net, seen, masks)
        batch.step(actions := thought.drawn(random))
        tally += batch.over.sum(), *(batch.rewards > 0).sum(0)
        worth, chosen = batch.rewards[rows, seats], thought.chances[rows, actions]
        sign = np.where(batch.over | batch.cut, 0.0, np.where(batch.seats == seats, 1.0, -1.0))
        kept.append((seen, masks, actions, chosen, thought.values, worth, sign))
    following, gained = Thought(net, batch.observations, batch.masks).values, 0.0
    for *_, values, worth, sign in reversed(kept):
        gained = worth + sign * (following + DECAY * gained) - values
        following, advantages = values, [gained, *advantages]
    columns = [np.concatenate(column) for column in [*zip(*kept, strict=True)][:5]]
    better = np.concatenate(advantages).astype(np.float32)
    return Samples._make([*columns[:4], better, better + columns[4]])


class Learner:  # the network and what Adam knows of it, kept in a file between runs
    def __init__(self, spec: Any, into: Path) -> None:
        self.into, self.kept = into, into / "checkpoint.npz"
        net = network(spec, SEED, spec.game.name == "mr_jack")
        self.state = [net, *({name: 0 * each for name, each in net.items()} for _ in range(2))]
        self.done: Any = {"updates": 0, "slopes": 0, "decisions": 0, "seconds": 0.0}
        if self.kept.exists():
            with np.load(self.kept) as file:
                self.done = {name: file[name].item() for name in self.done}
                self.state = [{name: file[f"{i}{name}"] for name in net} for i in range(3)]

    def learn(self, samples: Samples, random: Any, rate: float) -> None:
        for _ in range(EPOCHS):
            for rows in random.permutation(len(samples.seen)).reshape(-1, PART):
                self.done["slopes"] += 1
                some = slopes(self.state[0], Samples(*(each[rows] for each in samples)))
                improve(self.state, some, self.done["slopes"], rate)
        self.done["updates"] += 1
        self.done["decisions"] += len(samples.seen)

    def save(self, **more: Any) -> None:
        named = {f"{i}{n}": v for i, each in enumerate(self.state) for n, v in each.items()}
        np.savez(self.into / "part.npz", **self.done, **named)
        (self.into / "part.npz").replace(self.kept)
        np.savez(self.into / f"policy-{self.done['updates']}.npz", **self.state[0])
        print(row := json.dumps({**self.done, **more}), flush=True)
        with (self.into / "curve.jsonl").open("a") as file:
            file.write(row + "\n")


def train(batch: Any, against: str, minutes: float, every: int, into: Path, rate: float) -> None:
    learner, tally, left = Learner(batch.spec, into), np.zeros(1 + batch.spec.seats), 1.0
    random, began = np.random.default_rng([SEED, learner.done["updates"]]), time.monotonic()
    while left > 0:
        at = time.process_time() + getattr(batch, "spent", 0.0)
        learner.learn(gather(batch, learner.state[0], random, tally), random, left * rate)
        learner.done["seconds"] += time.process_time() + getattr(batch, "spent", 0.0) - at
        left = 1 - (time.monotonic() - began) / max(1e-9, 60 * minutes)
        if learner.done["updates"] % every == 0 or left <= 0:
            learner.save(against=against, games=int(tally[0]), won=[*map(int, tally[1:])])
            tally[:] = 0


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="mr_jack")
    asked.add_argument("--seat", default="Investigator", help="that is learnt against a rank")
    asked.add_argument("--against", default=ITSELF, help=f"“{ITSELF}”, or a rank")
    asked.add_argument("--processes", type=int, default=1, help="that the rank thinks in")
    asked.add_argument("--games", type=int, default=128, help="at once")
    asked.add_argument("--every", type=int, default=10, help="how seldom a policy is kept")
    asked.add_argument("--iterations", type=int, help="of the rank's thought, instead of a clock")
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--rate", type=float, default=7e-4, help="of learning, less and less of it")
    asked.add_argument("--into", type=Path, default=Path(".bench_cache/ppo"))
    given = asked.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    how: Any = {"processes": given.processes, "iterations": given.iterations}
    seated, more = (given.game, given.games, given.seat, given.against), (given.into, given.rate)
    ranked = None if given.against == ITSELF else RankedBatch(*seated, **how)
    batch: Any = ranked or Batch(given.game, given.games)
    train(batch, given.against, given.minutes, given.every, *more)
    batch.close()
