"""The network that `ppo.py` teaches, in NumPy alone: two layers, actions, a value; Adam.

At Mr. Jack it is told besides what the map says (`district.py`), and learns what that is worth
(`foresight.py`) instead of an action for every street that anybody could be whistled to.
"""

from typing import Any

import numpy as np
from baselines.district import District
from baselines.foresight import HINTS, KINDS, Foresight

WIDE, NARROW, TOLD, LOUD, LONGEST = 192, 128, 48, 20.0, 0.5
"""`LOUD`: what is weighed changes so many times as fast as the rest."""
PLAIN, WHISTLES = int(KINDS[-2]), 1440
Net = dict[str, Any]


def network(spec: Any, seed: int, hinted: bool) -> Net:
    """Orthogonal, as CleanRL has it; the last layers near nothing."""
    random, made = np.random.default_rng(seed), Net()
    inputs, outputs = spec.layout.size + TOLD * hinted, spec.actions - WHISTLES * hinted
    layers = [(inputs, WIDE, 1.4), (WIDE, NARROW, 1.4), (NARROW, outputs, 0.01), (NARROW, 1, 1.0)]
    for i, (rows, columns, scale) in enumerate([*layers, (NARROW, HINTS, 0.01)][: 4 + hinted]):
        drawn = np.linalg.qr(random.normal(size=(max(rows, columns), min(rows, columns))))[0]
        weights = scale * (drawn if rows >= columns else drawn.T)
        made |= {f"w{i}": weights.astype(np.float32), f"b{i}": np.zeros(columns, np.float32)}
    return made


class Thought:
    """What a network makes of observations: the logarithms of the chances of actions, and what
    each moment is worth to who decides."""

    def __init__(self, net: Net, seen: Any, masks: Any) -> None:
        self.net, self.told = net, seen.astype(np.float32)
        self.foresight = Foresight(now := District(seen)) if "w4" in net else None
        if self.foresight:
            self.told = np.concatenate([self.told, now.told()], 1)
        self.first = np.tanh(self.told @ net["w0"] + net["b0"])
        self.hidden = np.tanh(self.first @ net["w1"] + net["b1"])
        scores = np.where(masks > 0, self._scores(), np.float32(-1e9))
        scores -= scores.max(1, keepdims=True)
        self.sums = np.exp(scores).cumsum(1)
        self.chances = scores - np.log(self.sums[:, -1:])
        self.values = (self.hidden @ net["w3"] + net["b3"])[:, 0]

    def _scores(self) -> Any:
        found = self.hidden @ self.net["w2"] + self.net["b2"]
        if self.foresight:
            none = np.zeros((len(found), WHISTLES), np.float32)
            found = np.concatenate([found[:, :PLAIN], none, found[:, PLAIN:]], 1)
            weights = self.hidden @ self.net["w4"] + self.net["b4"]
            found += self.foresight.scores(LOUD * weights)
        return found

    def drawn(self, random: Any) -> Any:
        """An action for each, by their chances."""
        limits = random.random((len(self.sums), 1)) * self.sums[:, -1:]
        return (self.sums > limits).argmax(1).astype(np.int32)

    def slopes(self, by_score: Any, by_value: Any) -> Net:
        """How a loss changes with all there is in the network, that changes so with scores."""
        net, ends = self.net, [(3, by_value[:, None])]
        if self.foresight:
            ends.append((4, LOUD * self.foresight.slopes(by_score)))
            by_score = np.concatenate([by_score[:, :PLAIN], by_score[:, PLAIN + WHISTLES :]], 1)
        found, back = Net(), np.zeros_like(self.hidden)
        for i, by_end in (*ends, (2, by_score)):
            found |= {f"w{i}": self.hidden.T @ by_end, f"b{i}": by_end.sum(0)}
            back += by_end @ net[f"w{i}"].T
        back *= 1 - self.hidden**2
        found |= {"w1": self.first.T @ back, "b1": back.sum(0)}
        back = (back @ net["w1"].T) * (1 - self.first**2)
        return found | {"w0": self.told.T @ back, "b0": back.sum(0)}


def improve(state: list[Net], slopes: Net, count: int, rate: float) -> None:
    """A step of Adam, its gradient clipped, on a network and what is remembered of it."""
    net, mean, square = state
    length = np.sqrt(sum((each**2).sum() for each in slopes.values()))
    for name, whole in slopes.items():
        slope = whole * min(1.0, LONGEST / (length + 1e-8))
        mean[name] = 0.9 * mean[name] + 0.1 * slope
        square[name] = 0.999 * square[name] + 0.001 * slope**2
        step = np.sqrt(square[name] / (1 - 0.999**count)) + 1e-5
        net[name] = net[name] - np.float32(rate / (1 - 0.9**count)) * mean[name] / step
