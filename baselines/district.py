"""The boards of many games of Mr. Jack as arrays: who is suspected, lit, beside whom, near an exit.

A network that is told cells alone first has to find out which of them are neighbours. All of this
follows from observations and the printed board.
"""

from typing import Any

import numpy as np

from gaslamp.games.mr_jack import board
from gaslamp.games.mr_jack.codes import INVESTIGATOR, JACK, STEALTHY, WATSON
from gaslamp.research.spec import spec_of

PEOPLE, STREETS, FAR, ONE = range(8), 60, 99, np.float32(1)
PLANES = spec_of("mr_jack").layout.slices()


def _bits(masks: Any) -> Any:
    return np.array([[mask >> cell & 1 for cell in range(STREETS)] for mask in masks], np.float32)


NEXT, LIGHT = _bits(board.NEXT_TABLE[:STREETS]), _bits(board.LIGHT_TABLE)
BEAM = _bits(board.BEAM_TABLE[: STREETS * 6]).reshape(STREETS, -1)
ACROSS = _bits(board.ACROSS_TABLE[4 : STREETS * 5 : 5])
_FROM = [[board.DISTANCE[a].get(b, FAR) for b in board.STREETS] for a in board.STREETS]
STEPS = np.array(_FROM, np.float32)
HOLES = [board.STREETS.index(name) for name in board.MANHOLES]
EXITS = list(board.EXIT_STREETS)
POINTS = np.array([3 + (who == STEALTHY) for who in PEOPLE], np.float32)[:, None]
SELF = np.eye(8, dtype=np.float32)


class District:
    """A game a row. Numbers are 0 and 1, or steps, or how many."""

    def __init__(self, seen: Any) -> None:
        planes = {name: seen[:, at].astype(np.float32) for name, at in PLANES.items()}
        self.planes = planes
        self.at = planes["at"].reshape(-1, 8, 64)[:, :, :STREETS]
        alibis = planes["alibis"] * planes["viewer"][:, INVESTIGATOR, None]
        self.suspects = 1 - np.maximum(planes["innocent"], alibis)
        self.number = np.maximum(self.suspects.sum(1), 1)
        self.jack = planes["jack"] * planes["viewer"][:, JACK, None]
        self._light()
        self._ways()

    def _light(self) -> None:
        """What lights each street, and each character: lamps, the lantern, somebody beside it."""
        tiles = self.planes["lamps"].reshape(-1, 8, 6)
        self.lit, people = 1 - tiles[:, :, 0], self.at.transpose(0, 2, 1)
        beams = (self.at[:, WATSON] @ BEAM).reshape(-1, 6, STREETS)
        beam = (beams * self.planes["lantern"][:, :, None]).sum(1)
        self.lamplight = self.lit @ LIGHT
        self.light = self.lamplight + beam
        self.beside = self.at @ NEXT
        self.touching = self.beside @ people
        self.company = self.touching.sum(2)
        self.lamps = self.at @ LIGHT.T
        self.by_lamps = (self.lamps * self.lit[:, None]).sum(2)
        self.by_beams = beams @ people
        self.by_beam = (self.at * beam[:, None]).sum(2)
        self.unseen = ONE * (self.by_lamps + self.by_beam + self.company == 0)

    def _ways(self) -> None:
        """How far each street is from each exit, and where each character can come to."""
        shut = FAR * self.planes["covers"]
        hole = (STEPS[:, HOLES] + shut[:, None]).min(2)
        below = (STEPS[np.ix_(HOLES, EXITS)] + shut[:, :, None]).min(1)
        self.ways = np.minimum(STEPS[:, EXITS], hole[:, :, None] + 1 + below[:, None])
        closed = FAR * self.planes["cordons"]
        self.flees = ONE * ((self.ways + closed[:, None]).min(2)[:, None] <= POINTS - 1)
        self.may_flee = (self.at * self.flees).sum(2)
        self.exits = ONE * (self.at @ self.ways <= POINTS - 1)
        self.steps = self.at @ STEPS
        own = (self.at * hole[:, None]).sum(2)
        within = np.minimum(self.steps, own[:, :, None] + 1 + hole[:, None])
        across = (self.at[:, STEALTHY] @ ACROSS)[:, None] * SELF[STEALTHY][:, None]
        self.reach = np.maximum(ONE * (within <= POINTS), across)

    def told(self) -> Any:
        """What stands beside the planes: who is a suspect, hidden and near an exit; how many."""
        many = ONE * (self.number[:, None] == np.arange(1, 9, dtype=np.float32))
        each = [self.suspects, self.unseen * self.suspects, self.may_flee * self.suspects]
        return np.concatenate([many, *each, self.accusable(), self.jack * self.unseen], 1)

    def accusable(self) -> Any:
        """Of those who may be Jack, how many each character can come to."""
        there = (self.reach @ self.at.transpose(0, 2, 1)) * (1 - SELF)
        return (there * self.suspects[:, None]).sum(2) / self.number[:, None]
