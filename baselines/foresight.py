"""What the map says of every action of Mr. Jack: who would be seen after it, and who could escape.

The weights say what is worth how much, so that a network has to learn no geometry.
"""

from typing import Any

import numpy as np
from baselines.district import ONE, SELF, District

from gaslamp.games.mr_jack.codes import GULL, JACK, WATSON

HINTS = 12
"""What is weighed: how evenly the suspects are divided, seen, unseen and near an exit; whether Jack
is unseen, and near an exit, and how many are as he is; suspects near who moves, others near a
suspect that is moved; who may be accused, who surely; that Jack may leave; steps to suspects."""
ACCUSED, SURE, LEFT, CLOSE, LOW = 8, 9, 10, 3, -99.0
KINDS = np.cumsum([8, 60, 1, 4, 8, 6, 64, 16, 64, 1440])
"""Where the actions of another kind begin, behind the cards."""
IS_WATSON, FOUR = SELF[WATSON][:, None], np.eye(4, dtype=np.float32)
Hints = list[tuple[int, Any]]


class Foresight:
    def __init__(self, now: District) -> None:
        self.now = now
        self.moved = _moved(now)
        self.lantern, self.tile = _lanterns(now), _tiles(now)
        self.cordon, self.exchange = _cordons(now), _exchanges(now)
        self.free = now.reach * (1 - now.at.sum(1)[:, None]) > 0
        self.accusable, self.sure = now.accusable(), ONE * (now.number == 1)[:, None]
        self.chance = now.suspects / now.number[:, None]
        self.leaves = 1 - now.planes["witness"]

    def scores(self, weights: Any) -> Any:
        """Of every action, in the order of its number; of a card, by its best street."""
        rows, moved = len(weights), _weighed(self.moved, weights)
        hoped = np.where(self.free, moved, LOW)
        self.best = hoped.argmax(2)[:, :, None]
        accuses = weights[:, [ACCUSED]] + weights[:, [SURE]] * self.sure
        leaves = weights[:, [LEFT]] * self.leaves
        card = np.take_along_axis(hoped, self.best, 2)[:, :, 0] + self.accusable * accuses
        parts = (
            card + leaves * self.now.jack * self.now.may_flee,
            (moved * self.now.planes["active"][:, :, None]).sum(1),
            np.zeros((rows, 1), np.float32),
            np.repeat(leaves, 4, 1),
            self.chance * accuses,
            _weighed(self.lantern, weights),
            _weighed(self.tile, weights).reshape(rows, -1),
            _weighed(self.cordon, weights).reshape(rows, -1),
            np.zeros((rows, 64), np.float32),
            np.repeat(moved.transpose(0, 2, 1)[:, :, None], 3, 2).reshape(rows, -1),
            _weighed(self.exchange, weights),
        )
        return np.concatenate(parts, 1)

    def slopes(self, by_score: Any) -> Any:
        """How something changes with each weight that changes so with each score."""
        card, cell, _, leave, accuse, lantern, tile, cordon, _, whistle, exchange = np.split(
            by_score, KINDS, 1
        )
        found = np.zeros((rows := len(by_score), HINTS), np.float32)
        moved = cell[:, None] * self.now.planes["active"][:, :, None]
        moved += whistle.reshape(rows, 60, 3, 8).sum(2).transpose(0, 2, 1)
        there = np.take_along_axis(moved, self.best, 2) + card[:, :, None]
        np.put_along_axis(moved, self.best, there, 2)
        flat = (self.moved, moved), (self.lantern, lantern), (self.exchange, exchange)
        for hints, by_hint in (*flat, (self.tile, tile), (self.cordon, cordon)):
            for at, hint in hints:
                found[:, at] += (hint * by_hint.reshape(hint.shape)).reshape(rows, -1).sum(1)
        accused = (card * self.accusable + accuse * self.chance).sum(1)
        found[:, ACCUSED], found[:, SURE] = accused, accused * self.sure[:, 0]
        left = (card * self.now.jack * self.now.may_flee).sum(1) + leave.sum(1)
        found[:, LEFT] = left * self.leaves[:, 0]
        return found


def _weighed(hints: Hints, weights: Any) -> Any:
    shape = (-1,) + (1,) * (hints[0][1].ndim - 1)
    return sum(weights[:, at].reshape(shape) * hint for at, hint in hints)


def _hints(now: District, hidden: Any, fled: Any, own: Any, gone: Any) -> Hints:
    """Of boards: how many suspects are unseen, and near an exit then; and whether Jack is."""
    shape = (-1,) + (1,) * (hidden.ndim - 1)
    hidden, fled = hidden / now.number.reshape(shape), fled / now.number.reshape(shape)
    jack = now.planes["viewer"][:, JACK].reshape(shape)
    alike = jack * (own * hidden + (1 - own) * (1 - hidden))
    return list(enumerate((1 - np.abs(2 * hidden - 1), 1 - hidden, fled, own, gone, alike)))


def _counted(now: District, unseen: Any, flees: Any) -> Hints:
    """The same of boards on which the last axis says it of each character."""
    ways, them = (-1,) + (1,) * (unseen.ndim - 2) + (8,), (now.suspects, now.jack)
    suspects, jack = (each.reshape(ways) * unseen for each in them)
    numbers = suspects, suspects * flees, jack, jack * flees
    return _hints(now, *(each.sum(-1) for each in numbers))


def _moved(now: District) -> Hints:
    """Each character on each street; Watson's lantern is turned only when he is there."""
    lit = now.by_lamps[:, None] + now.by_beam[:, None] * (1 - IS_WATSON)
    dark = (now.company[:, None] == now.touching) * (1 - SELF) * (lit == 0)
    light = now.lamplight[:, None] + (now.light - now.lamplight)[:, None] * (1 - IS_WATSON)
    own = ONE * (light + now.beside.sum(1)[:, None] - now.beside == 0)
    found = list[Any]()
    for them in (now.suspects, now.jack):
        for near, there in ((np.float32(1), np.float32(1)), (now.may_flee, now.flees)):
            others = dark * (them * near)[:, None]
            apart = others.sum(2)[:, :, None] - others @ now.beside
            found.append(apart + them[:, :, None] * own * there)
    return _hints(now, *found) + _near(now)


def _near(now: District) -> Hints:
    """Who moves comes near suspects; a suspect who is moved, near others."""
    suspected = (now.suspects / now.number[:, None])[:, :, None]
    close, steps = ONE * (now.steps <= CLOSE), now.steps / 8 * suspected
    near, hunters = close * suspected, (close.sum(1)[:, None] - close) / 7 * suspected
    return [(6, near.sum(1)[:, None] - near), (7, hunters), (11, steps.sum(1)[:, None] - steps)]


def _lanterns(now: District) -> Hints:
    lit = (now.by_lamps + now.company)[:, None] + now.by_beams
    return _counted(now, ONE * (lit == 0), now.may_flee[:, None])


def _tiles(now: District) -> Hints:
    """From a lamp to another, which is numbered first."""
    lit, lamps = now.by_lamps + now.company + now.by_beam, now.lamps.transpose(0, 2, 1)
    less = (lamps * now.lit[:, :, None])[:, None]
    dark = lit[:, None, None] - less + lamps[:, :, None] <= 0
    return _counted(now, ONE * dark, now.may_flee[:, None, None])


def _cordons(now: District) -> Hints:
    """From an exit to another, which is numbered first."""
    after = (1 - now.planes["cordons"])[:, None, None] + FOUR[None] - FOUR[:, None]
    flees = (now.exits[:, None, None] * after[:, :, :, None]).max(4)
    return _counted(now, now.unseen[:, None, None] + 0 * flees, flees)


def _exchanges(now: District) -> Hints:
    """Gull and another stand where the other stood."""
    facts = now.unseen, now.may_flee
    dark, flees = (SELF * each[:, [GULL], None] + (1 - SELF) * each[:, None] for each in facts)
    dark[:, :, GULL], flees[:, :, GULL] = facts
    return _counted(now, dark, flees)
