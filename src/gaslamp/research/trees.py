"""A small form as a whole tree, for exact work: solved, and what is lost to best responses.

>>> from gaslamp.research.spec import spec_of
>>> from gaslamp.research.trees import WholeTree
>>> tree = WholeTree(spec_of("scotland_yard", 2, {"small": "square"}))
>>> tree.nodes, len(tree.sets)
(876, 228)
>>> solved = tree.solved(20)
>>> solved.lost < 0.2
True

The tree is walked once, and OpenSpiel reads it as a game of its own (Gambit's extensive form), so
that its CFR+ and its best responses run in C++. The information sets are those of
`gaslamp_<game>`, and `Solution.policy` has their names: it can be played there.
"""

from itertools import pairwise
from typing import Any, Final, NamedTuple

import pyspiel

from gaslamp.core.dealing.dealer import chances
from gaslamp.core.position import Position
from gaslamp.research.recall import WIDTH
from gaslamp.research.spec import Spec

LARGEST: Final = 2_000_000
"""So many nodes are walked, and no more."""
_BITS: Final = (1 << WIDTH) - 1
_BEGINNING: Final = 0

Policy = dict[str, dict[int, float]]
"""Of each information state, as OpenSpiel calls it: each legal action's number and probability."""


class InfoSet(NamedTuple):
    """All that a seat cannot tell apart where it decides."""

    seat: int
    noticed: int
    """What it has noticed, as `WholeTree.histories` counts."""
    own: int
    """Its number among those of its seat, from 1."""
    legal: tuple[int, ...]


class Solution(NamedTuple):
    policy: Policy
    values: list[float]
    """What the policy is worth to each seat against itself."""
    lost: float
    """NashConv: what all seats together could win by best responses; 0 in an equilibrium."""


class WholeTree:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.nodes = 0
        self.ends = 0
        self.sets: dict[tuple[int, int], int] = {}
        """The number of each information set, by seat and history."""
        self.listed: list[InfoSet] = []
        self.histories: dict[tuple[int, int], int] = {}
        """A history is the one before it and what was noticed then; the empty one is 0."""
        self._reader = spec.encoder(spec.start)
        self._own = [0] * spec.seats
        self._lines: list[str] = []
        self._walk(spec.start, 0, (_BEGINNING,) * spec.seats)

    # Walking

    def _walk(self, position: Position, decisions: int, noticed: tuple[int, ...]) -> None:
        self.nodes += 1
        if self.nodes > LARGEST:
            raise ValueError(f"{self.spec.name} has more than {LARGEST} nodes with these options")
        if position.over or decisions == self.spec.bound.players:
            self._end(position)
        elif position.chance_awaited:
            self._walk_on(position, self._drawn(position), decisions, noticed)
        else:
            self._walk_on(position, self._chosen(position, noticed), decisions + 1, noticed)

    def _walk_on(
        self, position: Position, actions: list[int], decisions: int, noticed: tuple[int, ...]
    ) -> None:
        for action in actions:
            after = position.copy()
            seen = [after.seen_as(action, seat) for seat in range(self.spec.seats)]
            after.apply(action)
            pairs = zip(noticed, seen, strict=True)
            self._walk(after, decisions, tuple(self._noticed(was, each) for was, each in pairs))

    def _noticed(self, history: int, seen: int) -> int:
        if not seen:
            return history
        return self.histories.setdefault((history, seen), len(self.histories) + 1)

    def _end(self, position: Position) -> None:
        self.ends += 1
        worth = position.returns() if position.over else [0] * self.spec.seats
        self._lines.append(f't "" {self.ends} "" {{ {" ".join(map(str, worth))} }}')

    def _drawn(self, position: Position) -> list[int]:
        found = chances(position)
        sums = [0, *found.sums]
        weights = [after - before for before, after in pairwise(sums)]
        drawn = [f'"{i}" {weight / found.total:.17f}' for i, weight in enumerate(weights)]
        self._lines.append(f'c "" {self.nodes} "" {{ {" ".join(drawn)} }} 0')
        return list(found.actions)

    def _chosen(self, position: Position, noticed: tuple[int, ...]) -> list[int]:
        self._reader.sit(position)
        seat = self._reader.deciding
        actions = {self._reader.number(action): action for action in position.legal(seat)}
        numbers = tuple(sorted(actions))
        place = self._place(seat, noticed[seat], numbers)
        named = " ".join(f'"{number}"' for number in numbers)
        own = self.listed[place].own
        self._lines.append(f'p "" {seat + 1} {own} "{place}" {{ {named} }} 0')
        return [actions[number] for number in numbers]

    def _place(self, seat: int, noticed: int, legal: tuple[int, ...]) -> int:
        if (seat, noticed) not in self.sets:
            self._own[seat] += 1
            self.listed.append(InfoSet(seat, noticed, self._own[seat], legal))
        return self.sets.setdefault((seat, noticed), len(self.sets))

    # For OpenSpiel

    def game(self) -> Any:
        """The tree as a game of OpenSpiel's own."""
        seats = " ".join(f'"{seat}"' for seat in range(self.spec.seats))
        head = f'EFG 2 R "{self.spec.name}" {{ {seats} }}'
        return pyspiel.load_efg_game("\n".join([head, *self._lines, ""]))

    def solved(self, iterations: int) -> Solution:
        """By CFR+, the average of so many iterations."""
        game = self.game()
        solver = pyspiel.CFRPlusSolver(game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        average = solver.tabular_average_policy()
        values = pyspiel.expected_returns(game.new_initial_state(), average, -1, False)
        return Solution(self._read(average), values, pyspiel.nash_conv(game, average))

    def _read(self, average: Any) -> Policy:
        """The policy by the names that the information states have in `gaslamp_<game>`.

        OpenSpiel gives the actions of such a tree numbers of its own and keeps them in our order.
        """
        told = self._told()
        found: Policy = {}
        for label, chosen in average.policy_table().items():
            each = self.listed[int(label.rpartition("-")[2])]
            name = f"{each.seat}: {' '.join(told[each.noticed])}"
            chances = [chance for _, chance in chosen]
            found[name] = dict(zip(each.legal, chances, strict=True))
        return found

    def _told(self) -> list[list[str]]:
        """Every history as `Recall.text` has it, word by word."""
        told: list[list[str]] = [[]]
        for before, seen in self.histories:
            told.append([*told[before], f"{seen & _BITS:x}"])
        return told
