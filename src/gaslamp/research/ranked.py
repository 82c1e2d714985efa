"""Many games at once against the house's ranks: a batch in which one seat is learnt.

>>> from gaslamp.research.ranked import RankedBatch
>>> batch = RankedBatch("mr_jack", 4, seat="Investigator", opponents="constable", seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
((4, 662), (4, 1679), [1, 1, 1, 1])
>>> batch.step(batch.masks.argmax(axis=1).astype("int32"))

The arrays are those of `gaslamp.research.batch.Batch`, but only the learner is ever asked: the
others have played when `step` comes back. Ranks think about what a seat has been told, so every
game is one of `gaslamp.research.gymnasium`, and as slow as its opponents are. With `processes`
they think beside each other; the games are the same, however many there are. With `recall=True`
`histories` has what the learner has noticed since the start, as in a `Batch`. Nothing is drawn
here: there is no `render_mode`.
"""

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from gaslamp.core.dice import Dice
from gaslamp.research import gymnasium
from gaslamp.research.gymnasium import RANDOM, SeatEnv
from gaslamp.research.refusals import check_actions, least_one, not_legal_there, whole
from gaslamp.research.spec import Spec, spec_of

_LARGEST: Final = 1 << 62


class _Stand(NamedTuple):
    """How games stand: what the learner sees in each, and how the last step went."""

    observations: Any
    masks: Any
    rewards: Any
    over: Any
    cut: Any
    histories: Any

    @classmethod
    def of(cls, spec: Spec, size: int, recall: bool) -> "_Stand":
        return cls(
            observations=np.zeros((size, spec.layout.size), np.uint8),
            masks=np.zeros((size, spec.actions), np.uint8),
            rewards=np.zeros((size, spec.seats), np.float32),
            over=np.zeros(size, np.uint8),
            cut=np.zeros(size, np.uint8),
            histories=np.zeros((size, spec.bound.noticed if recall else 0), np.int64),
        )


class _Here:
    """Some of the games, played in this process."""

    def __init__(self, how: dict[str, Any], size: int) -> None:
        self.envs = [gymnasium.make(**how) for _ in range(size)]
        self.stand = _Stand.of(self.envs[0].table, size, self.envs[0].recall)

    def begin(self, verb: str, numbers: Any) -> None:
        do = self._reset if verb == "reset" else self._step
        for place, number in enumerate(numbers):
            do(place, self.envs[place], int(number))

    def answer(self) -> _Stand:
        return self.stand

    @property
    def spent(self) -> float:
        """What is spent here is this process's own."""
        return 0.0

    def close(self) -> None:
        """Nothing was opened."""

    def _reset(self, place: int, env: SeatEnv, seed: int) -> None:
        stand = self.stand
        stand.rewards[place], stand.over[place], stand.cut[place] = 0, False, False
        self._show(place, env.reset(seed=seed)[0])

    def _step(self, place: int, env: SeatEnv, action: int) -> None:
        seen, _, over, cut, _ = env.step(action)
        stand = self.stand
        stand.rewards[place] = env.episode.returns()
        stand.over[place], stand.cut[place] = over, cut
        self._show(place, env.reset()[0] if over or cut else seen)

    def _show(self, place: int, seen: dict[str, Any]) -> None:
        self.stand.observations[place] = seen["observation"]
        self.stand.masks[place] = seen["action_mask"]
        if (recall := self.envs[place].episode.recall) is not None:
            self._remember(place, recall.noticed[self.envs[place].seat])

    def _remember(self, place: int, noticed: list[int]) -> None:
        history = self.stand.histories[place]
        history[: len(noticed)] = noticed
        history[len(noticed) :] = 0


class _There:
    """Some of the games, played in a process of their own."""

    def __init__(self, how: dict[str, Any], size: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.worker = context.Process(target=_serve, args=(theirs, how, size), daemon=True)
        self.worker.start()
        theirs.close()
        self.spent = 0.0
        """Seconds of processor."""

    def begin(self, verb: str, numbers: Any) -> None:
        self.pipe.send((verb, numbers))

    def answer(self) -> _Stand:
        stand: _Stand
        stand, self.spent = self.pipe.recv()
        return stand

    def close(self) -> None:
        self.pipe.close()
        self.worker.join()


def _serve(pipe: "Connection[Any, Any]", how: dict[str, Any], size: int) -> None:
    """Until nobody is at the other end."""
    here = _Here(how, size)
    while True:
        try:
            verb, numbers = pipe.recv()
        except EOFError:
            return
        here.begin(verb, numbers)
        pipe.send((here.answer(), process_time()))


class RankedBatch:
    """`n` games with a learner at `seat`; the others are as `gymnasium.make` has them."""

    def __init__(
        self,
        game: str,
        n: int,
        seat: int | str = 0,
        opponents: str | Sequence[str] = RANDOM,
        seats: int | None = None,
        *,
        seed: int = 0,
        processes: int = 1,
        recall: bool = False,
        iterations: int | None = None,
        **options: Any,
    ) -> None:
        n, processes = least_one(n=n, processes=processes)
        seed = whole("seed", seed)
        self.spec, self.n = spec_of(game, seats, options), n
        how: dict[str, Any] = {"game": game, "seat": seat, "opponents": opponents, "seats": seats}
        how |= {"recall": recall, "iterations": iterations, **options}
        self.seats = np.full(n, gymnasium.make(**how).seat, np.int8)
        """Who decides: always the learner."""
        self._stand = _Stand.of(self.spec, n, recall)
        self.observations = self._stand.observations
        """What the learner sees, game by game."""
        self.masks = self._stand.masks
        self.rewards = self._stand.rewards
        self.over = self._stand.over
        self.cut = self._stand.cut
        self.histories = self._stand.histories
        """With recall, what the learner has noticed since the start."""
        self._rows = _shared_out(n, min(processes, n))
        made: type[_Here | _There] = _Here if len(self._rows) == 1 else _There
        self._shares = [made(how, rows.stop - rows.start) for rows in self._rows]
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Every game begins anew."""
        dice = Dice(whole("seed", seed))
        self._all("reset", np.array([dice.below(_LARGEST) for _ in range(self.n)]))

    def step(self, actions: Any) -> None:
        """An action for each game; refused, with nothing done in any, if one of them is wrong."""
        check_actions(actions, self.n)
        for place, (number, mask) in enumerate(zip(actions, self.masks, strict=True)):
            if not (0 <= number < len(mask) and mask[number]):
                raise not_legal_there(place, int(number), mask)
        self._all("step", actions)

    def _all(self, verb: str, numbers: Any) -> None:
        for share, rows in zip(self._shares, self._rows, strict=True):
            share.begin(verb, numbers[rows])
        for share, rows in zip(self._shares, self._rows, strict=True):
            for ours, theirs in zip(self._stand, share.answer(), strict=True):
                ours[rows] = theirs

    @property
    def spent(self) -> float:
        """The seconds of processor that the other processes have used so far."""
        return sum(share.spent for share in self._shares)

    def close(self) -> None:
        """Send the processes home."""
        for share in self._shares:
            share.close()


def _shared_out(n: int, parts: int) -> list[slice]:
    return [slice(*ends) for ends in pairwise(n * part // parts for part in range(parts + 1))]
