"""The end comes within a bound, whatever hangs."""

import faulthandler
import os
from threading import Thread
from time import sleep
from typing import Final

from gaslamp.server.logs import finish_logs, log

FAILED: Final = 1
BY_SIGNAL: Final = 128


def end_within(seconds: float) -> None:
    """Something may hang though everything has been asked to end: a handler, a thread, a disk.

    What was acknowledged is on the disk already, so nothing is lost by not waiting.
    """
    Thread(target=_end_after, args=(seconds,), name="last resort", daemon=True).start()
    # That thread needs the interpreter; this one would end us even if something held that for ever.
    faulthandler.dump_traceback_later(seconds + 1, exit=True)


def _end_after(seconds: float) -> None:
    sleep(seconds)
    log("stuck", seconds=seconds)
    finish_logs()
    os._exit(FAILED)


def end_now(signal: int) -> None:
    log("stopped-at-once", signal=signal)
    finish_logs()
    os._exit(BY_SIGNAL + signal)
