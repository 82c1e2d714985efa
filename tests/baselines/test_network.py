"""The slopes that `ppo.py` goes by are those of its loss."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

from baselines.network import Net, Thought, network
from baselines.ppo import CLIP, ENTROPY, VALUE, Samples, slopes

from gaslamp.research.batch import Batch

GAMES, LITTLE = 16, 1e-5


def loss(net: Net, part: Samples) -> Any:
    """Of PPO, as its paper has it."""
    thought = Thought(net, part.seen, part.masks)
    chosen = thought.chances[np.arange(GAMES), part.actions]
    ratio = np.exp(chosen - part.chances)
    scaled = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
    policy = -np.minimum(ratio * scaled, np.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    chances = np.where(part.masks > 0, thought.chances, 0)
    entropy = -(np.exp(thought.chances) * chances).sum(1).mean()
    return policy + VALUE * ((thought.values - part.returns) ** 2).mean() - ENTROPY * entropy


@pytest.mark.parametrize("hinted", [False, True])
def test_a_slope_is_what_a_little_more_makes_of_the_loss(hinted: bool) -> None:
    batch, random = Batch("mr_jack", GAMES, seed=2), np.random.default_rng(3)
    for _ in range(9):
        batch.step(batch.random().copy())
    drawn = network(batch.spec, 1, hinted)
    net = {name: each + 0.05 * random.normal(size=each.shape) for name, each in drawn.items()}
    seen = batch.observations, batch.masks, batch.random().copy(), np.full(GAMES, -3.0)
    part = Samples(*seen, random.normal(size=GAMES), random.normal(size=GAMES))
    found = slopes(net, part)
    for name, whole in net.items():
        at = np.unravel_index(np.abs(found[name]).argmax(), whole.shape)
        more, less = whole.copy(), whole.copy()
        more[at] += LITTLE
        less[at] -= LITTLE
        change = loss(net | {name: more}, part) - loss(net | {name: less}, part)
        assert change / 2 / LITTLE == pytest.approx(found[name][at], rel=1e-3), name
