"""Libraries that not everybody needs: whoever lacks one is told how to get it."""

from importlib import import_module
from typing import Any

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say


def library(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise Unreadable(say("extra-missing", extra=extra)) from error
