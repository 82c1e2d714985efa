"""PPO in the style of CleanRL, on many games at once: first against itself, then against a rank.

    python baselines/ppo.py --minutes 30
    python baselines/ppo.py --minutes 30 --against sergeant --processes 2 --iterations 100

Against itself one network learns both seats: a value's sign turns where the other side decides.
"""

import argparse
import json
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from gaslamp.research.batch import Batch
from gaslamp.research.ranked import RankedBatch

ITSELF, GAMES, GAMES_RANKED, STEPS, EPOCHS, PART, EVERY = "itself", 128, 64, 64, 2, 512, 10
CLIP, ENTROPY, VALUE, DECAY, WIDE, NARROW, SEED = 0.2, 0.01, 0.5, 0.95, 256, 128, 1
Samples = namedtuple("Samples", "seen masks actions chances advantages returns")


def network(inputs: int, outputs: int, key: jax.Array) -> Any:
    made: Any = {}
    layers = (inputs, WIDE, 1.4), (WIDE, NARROW, 1.4), (NARROW, outputs, 0.01), (NARROW, 1, 1.0)
    for i, (rows, columns, scale) in enumerate(layers):
        drawn = jax.random.orthogonal(jax.random.fold_in(key, i), rows, m=columns)
        made |= {f"w{i}": scale * drawn, f"b{i}": jnp.zeros(columns)}
    return made


def forward(params: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of actions, and what the moment is worth to who decides."""
    hidden = jnp.tanh(seen.astype(jnp.float32) @ params["w0"] + params["b0"])
    hidden = jnp.tanh(hidden @ params["w1"] + params["b1"])
    scores = jnp.where(masks > 0, hidden @ params["w2"] + params["b2"], -1e9)
    return jax.nn.log_softmax(scores), (hidden @ params["w3"] + params["b3"])[:, 0]


def loss(params: Any, part: Samples) -> Any:
    chances, values = forward(params, part.seen, part.masks)
    chosen = jnp.take_along_axis(chances, part.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - part.chances)
    scaled = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
    policy = -jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    entropy = -(jnp.exp(chances) * jnp.where(part.masks > 0, chances, 0)).sum(1).mean()
    return policy + VALUE * ((values - part.returns) ** 2).mean() - ENTROPY * entropy


def improve(params: Any, mean: Any, square: Any, part: Samples, count: Any, rate: Any) -> Any:
    """A step of Adam, its gradient clipped."""
    slope = jax.grad(loss)(params, part)
    length = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
    rate, less = rate / (1 - 0.9**count), 1 - 0.999**count
    step = jax.tree.map(lambda m, s: rate * m / (jnp.sqrt(s / less) + 1e-5), mean, square)
    return jax.tree.map(jnp.subtract, params, step), mean, square


LOOK, IMPROVE = jax.jit(forward), jax.jit(improve)


def gather(batch: Any, params: Any, random: Any, tally: Any) -> Samples:
    """So many steps of all games, and how much better each came out than was thought."""
    kept, advantages, rows = list[Any](), list[Any](), np.arange(batch.n)
    for _ in range(STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        chances, values = map(np.asarray, LOOK(params, seen, masks))
        sums, drawn = np.exp(chances).cumsum(1), random.random((batch.n, 1))
        batch.step(actions := (sums > drawn * sums[:, -1:]).argmax(1).astype(np.int32))
        tally += batch.over.sum(), *(batch.rewards > 0).sum(0)
        worth, chosen = batch.rewards[rows, seats], chances[rows, actions]
        sign = np.where(batch.over | batch.cut, 0.0, np.where(batch.seats == seats, 1.0, -1.0))
        kept.append((seen, masks, actions, chosen, values, worth, sign))
    following, gained = np.asarray(LOOK(params, batch.observations, batch.masks)[1]), 0.0
    for *_, values, worth, sign in reversed(kept):
        gained = worth + sign * (following + DECAY * gained) - values
        following, advantages = values, [gained, *advantages]
    columns = [np.concatenate(column) for column in [*zip(*kept, strict=True)][:5]]
    better = np.concatenate(advantages).astype(np.float32)
    return Samples._make([*columns[:4], better, better + columns[4]])


class Learner:  # the network and what Adam knows of it, kept in a file between runs
    def __init__(self, spec: Any, into: Path) -> None:
        self.into, self.kept = into, into / "checkpoint.npz"
        params = network(spec.layout.size, spec.actions, jax.random.key(SEED))
        self.state = [params, *[jax.tree.map(jnp.zeros_like, params)] * 2]
        self.done: Any = {"updates": 0, "slopes": 0, "decisions": 0, "seconds": 0.0}
        if self.kept.exists():
            with np.load(self.kept) as file:
                self.done = {name: file[name].item() for name in self.done}
                self.state = [{n: jnp.array(file[f"{i}{n}"]) for n in params} for i in range(3)]

    def learn(self, samples: Samples, random: Any, rate: float) -> None:
        for _ in range(EPOCHS):
            for rows in random.permutation(len(samples.seen)).reshape(-1, PART):
                self.done["slopes"] += 1
                some, count = Samples(*(each[rows] for each in samples)), self.done["slopes"]
                self.state = list(IMPROVE(*self.state, some, float(count), rate))
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


def train(batch: Any, against: str, minutes: float, into: Path, rate: float) -> None:
    learner, tally, left = Learner(batch.spec, into), np.zeros(1 + batch.spec.seats), 1.0
    random, began = np.random.default_rng([SEED, learner.done["updates"]]), time.monotonic()
    while left > 0:
        at = time.process_time()
        learner.learn(gather(batch, learner.state[0], random, tally), random, left * rate)
        learner.done["seconds"] += time.process_time() - at
        left = 1 - (time.monotonic() - began) / max(1e-9, 60 * minutes)
        if learner.done["updates"] % EVERY == 0 or left <= 0:
            learner.save(against=against, games=int(tally[0]), won=[*map(int, tally[1:])])
            tally[:] = 0


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="mr_jack")
    asked.add_argument("--seat", default="Investigator", help="that is learnt against a rank")
    asked.add_argument("--against", default=ITSELF, help=f"“{ITSELF}”, or a rank")
    asked.add_argument("--processes", type=int, default=1, help="that the rank thinks in")
    asked.add_argument("--iterations", type=int, help="of the rank's thought, instead of a clock")
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--rate", type=float, default=7e-4, help="of learning, less and less of it")
    asked.add_argument("--into", type=Path, default=Path(".bench_cache/ppo"))
    given = asked.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    how: Any = {"processes": given.processes, "iterations": given.iterations}
    seated = given.game, GAMES_RANKED, given.seat, given.against
    ranked = None if given.against == ITSELF else RankedBatch(*seated, **how)
    train(ranked or Batch(given.game, GAMES), given.against, given.minutes, given.into, given.rate)
