"""The options of a game as researchers give them: a wrong name is answered with the names, and a
wrong value with what can stand there."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from msgspec import inspect

from gaslamp.core.errors import Unreadable
from gaslamp.core.game import Game
from gaslamp.core.sentence import say


def agreed(game: Game[Any], options: Mapping[str, Any] | None) -> Any:
    """The numbers of arrays are numbers here, too."""
    given = {name: _plain(value) for name, value in (options or {}).items()}
    for name, value in given.items():
        _check(game, name, value)
    return game.options(given)


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value


def _check(game: Game[Any], name: str, value: Any) -> None:
    known = game.option_type.__struct_fields__
    if name not in known:
        there = ", ".join(known) or "-"
        raise Unreadable(say("research-no-such-option", name=name, options=there))
    try:
        game.options({name: value})
    except Unreadable:
        if not (values := _values(game.option_type, name)):
            raise
        words = {"name": name, "value": repr(value), "values": values}
        raise Unreadable(say("research-no-such-value", **words)) from None


def _values(options: Any, name: str) -> str:
    """What can stand there, where that can be said in a few words."""
    told: Any = inspect.type_info(options)
    [kind] = [field.type for field in told.fields if field.name == name]
    match kind:
        case inspect.LiteralType():
            return ", ".join(map(repr, kind.values))
        case inspect.BoolType():
            return "False, True"
        case inspect.IntType():
            return f"{kind.ge} … {kind.le}"
    return ""
