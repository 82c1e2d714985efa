"""The `gaslamp` command: play, watch, count and look at games in a terminal."""

import sys
from typing import Final

INTERRUPTED: Final = 130


def main() -> None:
    try:
        from gaslamp.cli.command import run  # noqa: PLC0415 - `import gaslamp.cli` stays quick

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
