"""One game of a cell: who scored what, how long they thought, and what went wrong.

The house and every seat have dice of their own, so that the same seed deals alike whoever plays.
A bot that breaks down, takes far too long or wants what is not legal does not end the game: the
house chooses for it, as it would at a table, and it is counted.
"""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Any, Final

from gaslamp.arena.cell import Cell, seating
from gaslamp.arena.versions import RANDOM
from gaslamp.bots import HouseBot, bot_for
from gaslamp.bots.plans import Plans
from gaslamp.core.data import Data
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.random_play import CAP, random_action
from gaslamp.core.sight import Sight
from gaslamp.core.turns import Asked, Turns

PATIENCE: Final = 30.0
"""Seconds that a decision may take before the house chooses, as at a table."""
_HOUSE: Final = 99
"""Beside the numbers of seats: whose dice deal."""
_APART: Final = 0x9E3779B97F4A7C15


class GameResult(Data, kw_only=True):
    """What one game came to. `scores` is empty if it did not come to an end."""

    number: int
    mine: tuple[int, ...]
    scores: tuple[int, ...]
    """Of each seat: points where the game counts them, else 1 for who has won."""
    won: bool
    thoughts: int
    """Of the bot that is measured, whole moves counting once; and the milliseconds they took."""
    milliseconds: float
    slowest: float
    seconds: float
    """How long the whole game took."""
    failures: int
    """Of everybody: what broke, came too late or was not legal; a game without an end is one."""


def lost(cell: Cell, number: int) -> GameResult:
    """A game whose process died: nobody will ask it again."""
    return GameResult(
        number=number,
        mine=seating(cell, number).mine,
        scores=(),
        won=False,
        thoughts=0,
        milliseconds=0.0,
        slowest=0.0,
        seconds=0.0,
        failures=1,
    )


def play(cell: Cell, number: int) -> GameResult:
    mine, seed = seating(cell, number)
    contest, began = Contest(cell, mine, seed), perf_counter()
    position = contest.to_the_end()
    scores = cell.rulebook.scores(position) if position.over else ()
    return GameResult(
        number=number,
        mine=mine,
        scores=scores,
        won=position.over and any(position.winners >> seat & 1 for seat in mine),
        thoughts=len(contest.took),
        milliseconds=round(sum(contest.took), 3),
        slowest=round(max(contest.took, default=0.0), 3),
        seconds=round(perf_counter() - began, 3),
        failures=contest.failures + (not position.over),
    )


class Contest(Turns):
    def __init__(self, cell: Cell, mine: tuple[int, ...], seed: int) -> None:
        game, options = cell.rulebook, cell.options
        levels = [cell.mine if seat in mine else cell.theirs for seat in range(cell.seats)]
        self.bots: dict[int, HouseBot] = {
            seat: bot_for(cell.game, level) for seat, level in enumerate(levels) if level != RANDOM
        }
        self.mine = mine
        self.budgets = [cell.budget if level == cell.mine else None for level in levels]
        self.all_dice = [_dice(seed, seat) for seat in range(cell.seats)]
        self.took: list[float] = []
        self.failures = 0
        self._plans = Plans()
        deals = _dice(seed, _HOUSE)
        super().__init__(
            Play(game, options, game.start(cell.seats, options)),
            {seat: self.bots.get(seat, _Nobody()) for seat in range(cell.seats)},
            lambda position: random_action(position, deals),
            deals,
        )

    def to_the_end(self) -> Position:
        position = self.play.position
        while not position.over and len(self.play.actions) < CAP:
            self.step()
        return position

    def ask(self, asked: Asked) -> int | None:
        seat, game, position = asked.seat, self.play.game, self.play.position
        legal = position.legal(seat)
        if seat not in self.bots:
            return self._any(seat, legal) if asked.awaited else None
        typed = [game.to_typed(action) for action in legal]
        chosen = self._answer(asked, typed)
        return None if chosen is None else legal[typed.index(chosen)]

    def _any(self, seat: int, legal: list[int]) -> int:
        """What the random policy does."""
        return legal[self.play.position.random_index(seat, legal, self.all_dice[seat].roll())]

    def _answer(self, asked: Asked, legal: list[Any]) -> Any | None:
        seat = asked.seat
        if asked.awaited:
            planned = self._plans.next(seat, self.play.actions, legal)
            if planned is not None:
                return planned
        chosen = self._thought(asked, legal)
        if chosen is None and not asked.awaited:
            return None
        if chosen in legal:
            return chosen
        self.failures += 1
        return legal[self.all_dice[seat].below(len(legal))] if asked.awaited else None

    def _thought(self, asked: Asked, legal: list[Any]) -> Any | None:
        """What a bot wants, if it comes to a choice at all."""
        seat, began = asked.seat, perf_counter()
        bot, sight, dice = self.bots[seat], self.play.sight(seat), self.all_dice[seat]
        try:
            with in_time(PATIENCE):
                if not asked.awaited:
                    return bot.speaks_up(sight, legal, dice)
                return self._planned(bot, seat, sight, legal)
        except Exception:
            self.failures += not asked.awaited
            return None
        finally:
            if asked.awaited and seat in self.mine:
                self.took.append(1000 * (perf_counter() - began))

    def _planned(self, bot: HouseBot, seat: int, sight: Sight[Any, Any, Any], legal: Any) -> Any:
        plan = bot.plan(sight, legal, self.all_dice[seat], self.budgets[seat])
        self._plans.keep(seat, plan, len(self.play.actions))
        return plan[0]


class _Nobody:
    """Holds a seat of the random policy: it is never asked."""

    def choose(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any:
        raise AssertionError

    def speaks_up(self, sight: Any, legal: Sequence[Any], dice: Dice) -> Any | None:
        raise AssertionError


def _dice(seed: int, whose: int) -> Dice:
    """Far apart, however near the seeds are."""
    return Dice(Dice(seed * _APART + whose).roll() ^ whose)


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Whatever is not done by then is given up, where a signal can be heard."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "setitimer"
    ):
        yield
        return
    before = signal.signal(signal.SIGALRM, _too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _too_late(_: int, __: FrameType | None) -> None:
    raise TimeoutError
