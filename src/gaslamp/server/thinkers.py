"""Where bots think and people's questions are answered: never in the house's own turn."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from gaslamp.bots import THOUGHT, looks_of
from gaslamp.core.utterance import Utterance
from gaslamp.search.budget import Budget
from gaslamp.server.logs import log_fault
from gaslamp.server.metrics import Metrics
from gaslamp.server.settings import Settings
from gaslamp.server.workers.job import Lane
from gaslamp.server.workers.pool import Health, Pool
from gaslamp.server.workers.refusals import Closed
from gaslamp.table.questions import BotQuestion, Thought, default, reply

T = TypeVar("T")

EASY: Final = 4
"""So many questions for each thinker are no hurry."""
AMPLE, FEWEST = 200, 4
"""How many looks a novice has when it begins to be a hurry, and at the worst."""
SHORTEST: Final = 2
"""Milliseconds that the others have at the worst."""
WAITING: Final = 60.0
"""Seconds that anything may wait for its turn."""
WRITING: Final = 60.0
"""Seconds that the longest game may take to be written down."""
STUDYING: Final = 120.0
"""Seconds that a piece of an analysis may take."""
PATIENT: Final = 3600.0
"""Seconds that it may wait for its turn."""
SLACK: Final = 5.0
"""Seconds after the time limit, for what does not look at the time so often."""


def budget_for(level: str, questions: int, thinkers: int) -> Budget | None:
    """The more questions there are, the less each bot may think. None: as is usual for its rank."""
    easy = EASY * max(1, thinkers)
    if questions <= easy:
        return None
    if level in THOUGHT:
        return Budget(milliseconds=max(SHORTEST, THOUGHT[level] * easy // questions))
    return Budget(iterations=max(FEWEST, AMPLE * easy // questions))


class Hurry:
    """How much less than usual a bot may think, which is known when its turn comes."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.budget: Budget | None = None

    @property
    def share(self) -> float:
        """Of what is usual for its rank."""
        if self.budget is None:
            return 1.0
        if self.budget.milliseconds is not None:
            return self.budget.milliseconds / THOUGHT[self.level]
        return looks_of(self.budget) / AMPLE


class Office:
    """People at work in processes of their own, and how they are."""

    _pool: Pool

    @property
    def fault(self) -> str | None:
        """What is wrong, if anything is."""
        return self._pool.health().fault

    def health(self) -> Health:
        return self._pool.health()

    async def close(self) -> None:
        await self._pool.close()


class Thinkers(Office):
    """Bots, and the bots of lessons. Neither has to wait for what people want to know."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._processes = settings.thinkers
        self._bots = Lane("bots", hard=settings.bot_seconds, patience=WAITING)
        self._lessons = Lane(
            "lessons",
            hard=settings.lesson_seconds,
            patience=WAITING,
            most=settings.thoughts,
            most_of_asker=settings.thoughts_of_person,
        )
        self._pool = Pool(settings.thinkers, [self._bots, self._lessons], metrics)

    @property
    def questions(self) -> int:
        """Asked of bots and not answered."""
        return self._pool.count(self._bots)

    async def ask(self, question: BotQuestion, asker: tuple[Hashable, ...] = ()) -> Thought:
        """A bot's move; the house's own choice for a bot that does not come to one. Nothing if the
        bot has nothing to say, or the house is closing.

        `asker`: a person, then a table. Ranks take turns before they do, so that a short thought
        waits for one long one and not for all of them."""
        begun, hurry = monotonic(), Hurry(question.level)
        try:
            path = question.level, *asker
            task = partial(self._task, question, hurry)
            plan, said = await self._pool.work(self._bots, task, path)
            return Thought(plan, hurry.budget is not None, said)
        except Closed:
            return Thought((), False)
        except Exception:
            log_fault("bot gave no answer", game=question.sight.game, seat=question.seat)
            return Thought(default(question), hurry.budget is not None)
        finally:
            self._metrics.thoughts.set(self.questions)
            self._metrics.thinking.labels(question.level).observe(monotonic() - begun)

    async def work(self, task: Callable[[], T], asker: Hashable = "") -> T:
        """A step of somebody's lesson, or a sheet: something that takes no longer than a bot."""
        found: T = await self._pool.work(self._lessons, lambda: task, (asker,))
        return found

    def _task(
        self, question: BotQuestion, hurry: "Hurry"
    ) -> Callable[[], tuple[Sequence[Any], Utterance | None]]:
        """With as much time as there is when its turn has come."""
        self._metrics.thoughts.set(self.questions)
        hurry.budget = budget_for(hurry.level, self.questions, self._processes)
        self._metrics.haste.set(hurry.share)
        if hurry.budget is not None:
            self._metrics.hurried.inc()
        return partial(reply, question, hurry.budget)


def _asked(name: str, settings: Settings, *, yields: bool = False) -> Lane:
    """For what somebody waits for who is about to play."""
    return Lane(
        name,
        soft=settings.question_seconds,
        hard=settings.question_seconds + SLACK,
        patience=WAITING,
        most=settings.thoughts,
        most_of_asker=settings.thoughts_of_person,
        yields=yields,
    )


class Scholars(Office):
    """What people want to know, during a game and afterwards."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._questions = _asked("questions", settings)
        self._archive = Lane(
            "archive", hard=WRITING, patience=WAITING, most_of_asker=settings.thoughts_of_person
        )
        self._analyses = Lane("analyses", hard=STUDYING, patience=PATIENT, yields=True)
        self._hints = _asked("hints", settings, yields=True)
        lanes = [self._questions, self._archive, self._hints, self._analyses]
        self._pool = Pool(settings.scholars, lanes, metrics)

    async def work(
        self, task: Callable[[], T], asker: tuple[Hashable, ...] = (), same: Hashable = None
    ) -> T:
        """`asker`: a person, then a table; `same`: what tells this question from others."""
        found: T = await self._pool.work(self._questions, lambda: task, asker, same)
        return found

    async def write(self, task: Callable[[], T], asker: Hashable = "") -> T:
        """The record or the replay of a finished game, which takes as long as the game is."""
        found: T = await self._pool.work(self._archive, lambda: task, (asker,))
        return found

    async def advise(self, task: Callable[[], T], asker: tuple[Hashable, ...], same: Hashable) -> T:
        """A hint for somebody who plays: when nobody wants to know anything else, and not for
        long."""
        found: T = await self._pool.work(self._hints, lambda: task, asker, same)
        return found

    async def study(self, task: Callable[[], T], asker: Hashable = "") -> T:
        """A piece of an analysis, or counting a game: when nobody wants to know anything else."""
        found: T = await self._pool.work(self._analyses, lambda: task, (asker,))
        return found
