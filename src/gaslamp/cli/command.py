"""From a command line to an exit code. Whatever goes wrong is one sentence on stderr."""

import io
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

import click

from gaslamp import __version__
from gaslamp.cli import INTERRUPTED
from gaslamp.cli.parts import Command, Group, option
from gaslamp.core.errors import Refusal
from gaslamp.core.sentence import Sentence, say
from gaslamp.words import Words, choose_language

BAD_INPUT: Final = 2
FAULT: Final = 70
"""Ours: as `sysexits.h` numbers it."""
PIPE_CLOSED: Final = 141


COMMANDS: Final = (
    "games",
    "play",
    "simulate",
    "replay",
    "verify",
    "analyse",
    "legal",
    "count",
    "deduce",
    "serve",
    "admin",
    "bench",
    "arena",
    "mysteries",
)
"""Each is made in the module of its name, which is loaded when the command is asked for."""
_ELSEWHERE: Final = {"legal": "analysis.legal_command", "count": "analysis.count_command"}


def run(argv: Sequence[str]) -> int:
    _prepare(sys.stdout, sys.stderr)
    try:
        words = Words(choose_language(_asked_for(argv), os.environ))
    except Refusal as refusal:
        return _refuse(refusal.sentence, Words(choose_language(None, os.environ)))
    try:
        return _run(argv, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _pipe_closed()
    except OSError as error:
        return _refuse(say("terminal-system", why=error.strerror or str(error)), words)
    except Exception as error:
        _refuse(say("terminal-fault", where=_where(error)), words)
        return FAULT


def build(words: Words) -> Group:
    """All commands, speaking one language."""
    version = option("--version", is_flag=True)
    commands = {name: partial(_command, name, words) for name in COMMANDS}

    def alone(version: bool) -> None:
        context = click.get_current_context()
        if version:
            click.echo(f"gaslamp {__version__}")
        elif context.invoked_subcommand is None and sys.stdin.isatty() and sys.stdout.isatty():
            import_module("gaslamp.terminal.chooser").open_house(words)
        elif context.invoked_subcommand is None:
            click.echo(context.get_help())

    return Group("gaslamp", alone, [version], words).offering(commands)


def _command(name: str, words: Words) -> Command:
    module, _, maker = _ELSEWHERE.get(name, f"{name}.command").partition(".")
    made: Command = getattr(import_module(f"gaslamp.cli.{module}"), maker)(words)
    return made


def _run(argv: Sequence[str], words: Words) -> int:
    house = build(words)
    try:
        with house.make_context("gaslamp", list(argv)) as context:
            house.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except Refusal as refusal:
        return _refuse(refusal.sentence, words)
    except click.UsageError as error:
        return _refuse(_usage(error), words)
    return 0


def _asked_for(argv: Sequence[str]) -> str | None:
    """The language must be known before the commands, which speak it, can be made."""
    asked = None
    for place, here in enumerate(argv):
        if here == "--":
            break
        if here == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
    return asked


def _usage(error: click.UsageError) -> Sentence:
    match error:
        case click.NoSuchOption():
            return say("terminal-no-such-option", option=error.option_name)
        case click.BadOptionUsage():
            return say("terminal-misused-option", option=error.option_name)
        case click.MissingParameter() if error.param is not None:
            return say("terminal-missing", name=_named(error.param))
    return say("terminal-too-many-arguments")


def _named(parameter: click.Parameter) -> Sentence | str:
    """An option is known by its name, an argument by what stands for it in the help."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return say(f"terminal-sign-{parameter.metavar}")


def _refuse(sentence: Sentence, words: Words) -> int:
    print(words.say(sentence), file=sys.stderr)
    return BAD_INPUT


def _where(error: Exception) -> str:
    """For whoever mends it: the kind and the place, in one line."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "?"
    return f"{type(error).__name__}, {place}"


def _prepare(*streams: object) -> None:
    """A terminal that cannot show a letter shows a question mark instead."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _pipe_closed() -> int:
    """Nobody reads any more: Python must not complain of it when it closes the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return PIPE_CLOSED
