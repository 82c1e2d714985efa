"""One job, as it is carried out where the work is done: a pickled call goes in, a pickled answer
comes out, whatever happens in between."""

import pickle
from collections.abc import Callable
from time import monotonic
from typing import Any

from gaslamp.knowledge.deadline import Deadline, within

Task = Callable[[], Any]


class FailedError(Exception):
    """What went wrong cannot be told otherwise; values could be cards."""


class Countdown:
    """How much of its time a job has left; none at all once nobody waits for it any more."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._began = monotonic()
        self.stopped = False

    def left(self) -> float:
        if self.stopped:
            return -1.0
        if self._seconds is None:
            return 1.0
        return 1 - (monotonic() - self._began) / self._seconds


def carry_out(task: bytes, countdown: Countdown) -> bytes:
    try:
        with within(Deadline(countdown.left)):
            return pickle.dumps((True, pickle.loads(task)()))
    except BaseException as error:
        return pickle.dumps((False, _told(error)))


def _told(error: BaseException) -> BaseException:
    """The error itself if it can be sent."""
    if isinstance(error, Exception):
        try:
            found: BaseException = pickle.loads(pickle.dumps(error))
            return found
        except Exception:
            pass
    return FailedError(type(error).__name__)


def answer_of(reply: bytes) -> Any:
    """What the task has returned; what it has raised is raised here."""
    done, found = pickle.loads(reply)
    if done:
        return found
    raise found
