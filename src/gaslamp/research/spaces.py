"""What agents see, as PettingZoo and Gymnasium have it."""

from typing import Any

import numpy as np
from gymnasium import spaces

from gaslamp.research.episode import Episode
from gaslamp.research.recall import WIDTH
from gaslamp.research.spec import Bytes, Spec


def observation_space(spec: Spec, actions: int, recall: bool) -> spaces.Dict:
    highest = np.array(spec.layout.highest(), np.uint8)
    planes: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if recall:
        planes["history"] = spaces.Box(0, 1, (spec.bound.noticed, WIDTH), np.uint8)
    return spaces.Dict(planes)


def observed(episode: Episode, seat: int, mask: Bytes) -> dict[str, Any]:
    seen = {"observation": episode.observe(seat), "action_mask": mask.astype(np.int8)}
    if episode.recall is not None:
        seen["history"] = episode.recall.tensor(seat)
    return seen
