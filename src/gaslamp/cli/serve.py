"""`gaslamp serve`: open the house to others."""

from typing import Any

import msgspec

from gaslamp.cli.parts import Command, option, whole_number
from gaslamp.core.data import from_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.front.files import read_bytes
from gaslamp.server.settings import Settings
from gaslamp.words import Words


def command(words: Words) -> Command:
    def run(**given: Any) -> None:
        from gaslamp.server.host import serve  # noqa: PLC0415 - other commands need not load it

        serve(
            settings_from(**given),
            lambda address: print(words("server-serving", address=address), flush=True),
        )

    given = [
        option("--host", metavar="address"),
        whole_number("--port", 0, 65535),
        option("--database", metavar="url"),
        option("--trusted-proxy", metavar="address"),
        option("--settings", metavar="file"),
    ]
    return Command("serve", run, given, words)


def settings_from(settings: str | None = None, **given: Any) -> Settings:
    """What the file says, and over it what the command line says."""
    base = Settings() if settings is None else from_json(read_bytes(settings), Settings)
    said = {name: value for name, value in given.items() if value is not None}
    for name, value in said.items():
        if value == "":
            # A variable of a script that is not set must not open another house than was meant.
            raise Unreadable(say("terminal-missing", name=f"--{name.replace('_', '-')}"))
    return msgspec.structs.replace(base, **said)
