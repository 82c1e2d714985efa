"""`gaslamp bench`: the server measured, and its promises tried, from a checkout."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from gaslamp.cli.parts import Command, Group, option, whole_number
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.words import Words

MOST_TABLES: Final = 4000
_NEEDED: Final = ("bench/server.py", "tests/server/surviving.py", "tests/contract/cases.py")


def command(words: Words) -> Group:
    def alone() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    minutes = whole_number("--minutes", 1, 100_000, default="60")
    processes = whole_number("--processes", 1, 256, default=str(os.cpu_count() or 1))
    commands = [
        _command(
            "server",
            words,
            option("--tables", metavar="numbers", callback=_numbers),
            whole_number("--rate", 1, 100_000, default="300"),
            whole_number("--seconds", 1, 3600, default="15"),
            minutes,
        ),
        _command("durability", words, _count("--kills", 1000), minutes, processes),
        _command("faults", words, _count("--evenings", 1000), minutes, processes),
        _command("secrecy", words, _count("--swaps", 1_000_000), minutes, processes),
    ]
    return Group("bench", alone, [], words, commands)


def _count(name: str, usual: int) -> click.Option:
    return whole_number(name, 1, 10**9, default=str(usual))


def _command(name: str, words: Words, *parameters: click.Parameter) -> Command:
    def run(**given: Any) -> None:
        print(_measurement(name)(**given), end="")

    return Command(name, run, [*parameters, option("--again", is_flag=True)], words)


def _measurement(name: str) -> Callable[..., str]:
    """From the checkout one stands in: the people who play and the swappers are its tests'."""
    here = Path.cwd()
    if not all((here / each).exists() for each in _NEEDED):
        raise Unreadable(say("terminal-bench-checkout"))
    sys.path.insert(0, str(here))
    found: Callable[..., str] = import_module(f"bench.{name}").run
    return found


def _numbers(_: click.Context, __: click.Parameter, value: str | None) -> list[int] | None:
    if value is None:
        return None
    texts = value.split(",")
    if not all(text.isascii() and text.isdecimal() and len(text) < 6 for text in texts):
        raise Unreadable(say("terminal-not-numbers", text=value))
    counts = [int(text) for text in texts]
    if not all(1 <= count <= MOST_TABLES for count in counts):
        raise Unreadable(say("terminal-not-numbers", text=value))
    return counts
