"""One JSON object a line. What is logged is named outright, so that no secret slips in."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

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


def write_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.getLogger("uvicorn.error").addFilter(_is_of_ours)
    for name in ("gaslamp", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # uvicorn warns of every request that is none: whoever sends those could fill a disk.
        logger.setLevel(logging.INFO if name == "gaslamp" else logging.ERROR)


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
