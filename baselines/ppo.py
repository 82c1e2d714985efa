"""PPO in the style of CleanRL, on many games at once: one network learns both sides by self-play.

    python baselines/ppo.py --game mr_jack --minutes 30 --into .bench_cache/ppo

Opponents are inside the loop: of every game whoever decides is asked, and the value of the next
moment is taken with the other sign where the other side decides there. So it is for two seats, of
which one wins. Stopped, it goes on from its last checkpoint; `curve.csv` grows with it.
"""

import argparse
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from gaslamp.research.batch import Batch

GAMES, STEPS, EPOCHS, PARTS, EVERY = 256, 64, 2, 8, 10
RATE, CLIP, ENTROPY, VALUE, DECAY, HIDDEN = 3e-4, 0.2, 0.01, 0.5, 0.95, 256
Params = dict[str, Any]
Samples = namedtuple("Samples", "seen masks actions chances advantages returns")


def network(inputs: int, outputs: int, key: jax.Array) -> Params:
    made: Params = {}
    widths = ((inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, outputs), (HIDDEN, 1))
    for layer, (width, scale) in enumerate(zip(widths, (1.4, 1.4, 0.01, 1.0), strict=True)):
        drawn = jax.random.orthogonal(jax.random.fold_in(key, layer), max(width))
        made[f"w{layer}"] = scale * drawn[: width[0], : width[1]]
        made[f"b{layer}"] = jnp.zeros(width[1])
    return made


def forward(params: Params, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of actions, and what the moment is worth to who decides."""
    hidden = jnp.tanh(seen.astype(jnp.float32) @ params["w0"] + params["b0"])
    hidden = jnp.tanh(hidden @ params["w1"] + params["b1"])
    scores = jnp.where(masks > 0, hidden @ params["w2"] + params["b2"], -1e9)
    return jax.nn.log_softmax(scores), (hidden @ params["w3"] + params["b3"])[:, 0]


def act(params: Params, seen: Any, masks: Any, key: jax.Array) -> tuple[Any, Any, Any]:
    chances, values = forward(params, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


def loss(params: Params, part: Samples) -> Any:
    chances, values = forward(params, part.seen, part.masks)
    chosen = jnp.take_along_axis(chances, part.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - part.chances)
    scaled = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
    policy = -jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    entropy = -(jnp.exp(chances) * jnp.where(part.masks > 0, chances, 0)).sum(1).mean()
    return policy + VALUE * ((values - part.returns) ** 2).mean() - ENTROPY * entropy


def improve(params: Params, mean: Params, square: Params, part: Samples, count: Any) -> Any:
    """A step of Adam, its gradient clipped."""
    slope = jax.grad(loss)(params, part)
    length = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
    short, long = 1 - 0.9**count, 1 - 0.999**count
    step = jax.tree.map(lambda m, s: m / short / (jnp.sqrt(s / long) + 1e-5), mean, square)
    return jax.tree.map(lambda p, d: p - RATE * d, params, step), mean, square


ACT, IMPROVE = jax.jit(act), jax.jit(improve)


def gather(batch: Batch, params: Params, key: jax.Array) -> Samples:
    """So many steps of all games, and how much better each came out than was thought."""
    kept: list[tuple[Any, ...]] = []
    for own in jax.random.split(key, STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        actions, chances, values = map(np.asarray, ACT(params, seen, masks, own))
        batch.step(actions.astype(np.int32))
        worth = batch.rewards[np.arange(batch.n), seats]
        sign = np.where(batch.over | batch.cut, 0.0, np.where(batch.seats == seats, 1.0, -1.0))
        kept.append((seen, masks, actions, chances, values, worth, sign))
    _, _, last = ACT(params, batch.observations, batch.masks, key)
    following, gained, advantages = np.asarray(last), np.zeros(batch.n), []
    for *_, values, worth, sign in reversed(kept):
        gained = worth + sign * following - values + DECAY * sign * gained
        advantages.append(gained)
        following = values
    columns: list[Any] = [np.stack(column) for column in [*zip(*kept, strict=True)][:5]]
    better = np.concatenate(advantages[::-1]).astype(np.float32)
    seen, masks, actions, chances, values = (e.reshape(-1, *e.shape[2:]) for e in columns)
    return Samples(seen, masks, actions, chances, better, better + values)


class Learner:  # the network and what Adam knows of it, kept in a file between runs
    def __init__(self, spec: Any, into: Path, seed: int) -> None:
        self.into, self.kept = into, into / "checkpoint.npz"
        into.mkdir(parents=True, exist_ok=True)
        params = network(spec.layout.size, spec.actions, jax.random.key(seed))
        nothing = jax.tree.map(jnp.zeros_like, params)
        self.state, self.updates, self.spent = [params, nothing, nothing], 0, 0.0
        if self.kept.exists():
            with np.load(self.kept) as file:
                self.updates, self.spent = int(file["updates"]), float(file["spent"])
                self.state = [{n: jnp.array(file[f"{i}{n}"]) for n in params} for i in range(3)]

    def learn(self, samples: Samples, random: Any) -> None:
        for epoch in range(EPOCHS):
            shuffled = random.permutation(GAMES * STEPS).reshape(PARTS, -1)
            for part, rows in enumerate(shuffled):
                some = Samples(*(each[rows] for each in samples))
                count = (self.updates * EPOCHS + epoch) * PARTS + part + 1.0
                self.state = list(IMPROVE(*self.state, some, count))

    def save(self) -> None:
        named = {f"{i}{n}": v for i, each in enumerate(self.state) for n, v in each.items()}
        np.savez(self.into / "part.npz", updates=self.updates, spent=self.spent, **named)
        (self.into / "part.npz").replace(self.kept)
        np.savez(self.into / f"policy-{self.updates}.npz", **self.state[0])
        with (self.into / "curve.csv").open("a") as file:
            file.write(f"{self.updates},{self.updates * GAMES * STEPS},{self.spent:.0f}\n")


def train(game: str, minutes: float, into: Path, seed: int = 1) -> None:
    batch, random = Batch(game, GAMES, seed=seed), np.random.default_rng(seed)
    learner = Learner(batch.spec, into, seed)
    began = time.monotonic()
    while time.monotonic() - began < 60 * minutes:
        at = time.process_time()
        key = jax.random.fold_in(jax.random.key(seed), learner.updates)
        learner.learn(gather(batch, learner.state[0], key), random)
        learner.updates, learner.spent = (
            learner.updates + 1,
            learner.spent + time.process_time() - at,
        )
        if learner.updates % EVERY == 0:
            learner.save()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="mr_jack")
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--into", type=Path, default=Path(".bench_cache/ppo"))
    train(**vars(asked.parse_args()))
