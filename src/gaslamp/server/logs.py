"""One JSON object a line. What is logged is named outright, so that no secret slips in.

Lines are written by a thread of their own: whoever reads the log may stand still, and the house
must not.
"""

import json
import logging
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from queue import Full, Queue
from typing import Any, Final

MOST_LINES: Final = 10_000
"""So many may wait to be written; what comes then is left out."""

_log = logging.getLogger("gaslamp")


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0]:
            told["error"] = record.exc_info[0].__name__
            told["trace"] = _places(record.exc_info[2])
        return json.dumps(told, ensure_ascii=False)


def _places(trace: Any) -> list[str]:
    """Where it went wrong, and not with what: values could be cards or passphrases."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('gaslamp/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


class Aside(QueueHandler):
    """Puts lines aside to be written."""

    def __init__(self, lines: Queue[Any]) -> None:
        super().__init__(lines)
        self.lines = lines
        self.setFormatter(AsJson())

    def prepare(self, record: logging.LogRecord) -> str:
        return self.format(record)

    def enqueue(self, record: Any) -> None:
        try:
            self.lines.put_nowait(record)
        except Full:
            return


class Scribe(QueueListener):
    def handle(self, record: Any) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(record + "\n")
            sys.stderr.flush()


_aside: Final = Aside(Queue(MOST_LINES))


def write_logs() -> None:
    Scribe(_aside.lines).start()
    logging.getLogger("uvicorn.error").addFilter(_is_of_ours)
    for name in ("gaslamp", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [_aside]
        logger.propagate = False
        # uvicorn warns of every request that is none: whoever sends those could fill a disk.
        logger.setLevel(logging.INFO if name == "gaslamp" else logging.ERROR)


def finish_logs(seconds: float = 1.0) -> None:
    """What was put aside is written before the process ends, if somebody takes it."""
    until = time.monotonic() + seconds
    while _aside.lines.unfinished_tasks and time.monotonic() < until:
        time.sleep(0.005)


def _is_of_ours(record: logging.LogRecord) -> bool:
    """What a client can make uvicorn say at will is counted, and not written down."""
    return not str(record.msg).endswith("received from client.")


def log(event: str, **facts: str | int | float | None) -> None:
    _log.info(event, extra={"facts": facts})


def log_fault(event: str, **facts: str | int | None) -> None:
    """Something that should not have happened, with the places it passed through."""
    _log.exception(event, extra={"facts": facts})


def log_error(event: str, error: BaseException, **facts: str | int | None) -> None:
    """The same, of something that was not caught where it happened."""
    told = (type(error), error, error.__traceback__)
    _log.error(event, exc_info=told, extra={"facts": facts})
