"""Where bots think and people's questions are answered: never in the house's own turn."""

from collections.abc import Callable, Hashable
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from gaslamp.bots import PLENTY
from gaslamp.search.budget import Budget
from gaslamp.server.logs import log_fault
from gaslamp.server.metrics import Metrics
from gaslamp.server.settings import Settings
from gaslamp.server.workers.job import Lane
from gaslamp.server.workers.pool import Health, Pool
from gaslamp.server.workers.refusals import Closed
from gaslamp.table.thinking import Question, answer, default

T = TypeVar("T")

EASY: Final = 4
"""So many questions for each thinker are no hurry."""
AMPLE, FEWEST = 200, 4
"""How many looks a bot has when it begins to be a hurry, and at the worst."""
WAITING: Final = 60.0
"""Seconds that anything may wait for its turn."""
WRITING: Final = 60.0
"""Seconds that the longest game may take to be written down."""
SLACK: Final = 5.0
"""Seconds after the time limit, for what does not look at the time so often."""


def looks_for(questions: int, thinkers: int) -> int:
    """The more questions there are, the fewer looks each bot has."""
    easy = EASY * max(1, thinkers)
    return PLENTY if questions <= easy else max(FEWEST, AMPLE * easy // questions)


class Thinkers:
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

    async def ask(self, question: Question) -> Any | None:
        """A bot's choice; the house's own for a bot that does not come to one. None if the bot
        has nothing to say, or the house is closing."""
        begun = monotonic()
        try:
            return await self._pool.work(self._bots, lambda: self._thought(question))
        except Closed:
            return None
        except Exception:
            log_fault("bot gave no answer", game=question.sight.game, seat=question.seat)
            return default(question)
        finally:
            self._metrics.thoughts.set(self.questions)
            self._metrics.thinking.observe(monotonic() - begun)

    async def work(self, task: Callable[[], T], asker: Hashable = "") -> T:
        """A step of somebody's lesson, or a sheet: something that takes no longer than a bot."""
        found: T = await self._pool.work(self._lessons, lambda: task, (asker,))
        return found

    def _thought(self, question: Question) -> Callable[[], Any | None]:
        """With as many looks as there are when its turn has come."""
        return partial(answer, question, Budget(self._looks()))

    def _looks(self) -> int:
        self._metrics.thoughts.set(self.questions)
        looks = looks_for(self.questions, self._processes)
        self._metrics.looks.set(looks)
        if looks < PLENTY:
            self._metrics.hurried.inc()
        return looks

    @property
    def fault(self) -> str | None:
        """What is wrong, if anything is."""
        return self._pool.health().fault

    def health(self) -> Health:
        return self._pool.health()

    async def close(self) -> None:
        await self._pool.close()


class Scholars:
    """What people want to know, during a game and afterwards."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._questions = Lane(
            "questions",
            soft=settings.question_seconds,
            hard=settings.question_seconds + SLACK,
            patience=WAITING,
            most=settings.thoughts,
            most_of_asker=settings.thoughts_of_person,
        )
        self._archive = Lane(
            "archive", hard=WRITING, patience=WAITING, most_of_asker=settings.thoughts_of_person
        )
        self._pool = Pool(settings.scholars, [self._questions, self._archive], metrics)

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

    @property
    def fault(self) -> str | None:
        """What is wrong, if anything is."""
        return self._pool.health().fault

    def health(self) -> Health:
        return self._pool.health()

    async def close(self) -> None:
        await self._pool.close()
