"""The `gaslamp` command: play, watch, count and look at games in a terminal."""

import sys


def main() -> None:
    from gaslamp.cli.command import run  # noqa: PLC0415 - `import gaslamp.cli` stays quick

    sys.exit(run(sys.argv[1:]))
