"""`gaslamp bench`: the server measured, and its promises tried, from a checkout."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from gaslamp.cli.parts import Command, Group, made, option, whole_number
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.words import Words

MOST_TABLES: Final = 4000
MOST_CONNECTIONS: Final = 19_000
"""A house has at most 20,000 sockets."""
MOST_SEED: Final = 2**63 - 1
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
            *_load("1000", "5000"),
            _amount("--minutes", 10_000, "10"),
            whole_number("--superintendents", 0, MOST_TABLES, default="0"),
        ),
        _command("hostile", words, *_load("500", "2500"), *_siege()),
        _command("durability", words, _count("--kills", 1000), minutes, processes, _again()),
        _command(
            "cluster",
            words,
            _count("--kills", 300),
            minutes,
            whole_number("--nodes", 1, 16, default="3"),
            whole_number("--tables", 1, MOST_TABLES, default="8"),
            _again(),
        ),
        _command("faults", words, _count("--evenings", 1000), minutes, processes, _again()),
        _command("secrecy", words, _count("--swaps", 1_000_000), minutes, processes, _again()),
        _command("truth", words, _count("--games", 10_000), minutes, processes, _again()),
    ]
    return Group("bench", alone, [], words).offering(made(commands))


def _load(tables: str, connections: str) -> list[click.Option]:
    return [
        whole_number("--tables", 1, MOST_TABLES, default=tables),
        whole_number("--connections", 1, MOST_CONNECTIONS, default=connections),
        whole_number("--seed", 0, MOST_SEED, default="0"),
    ]


def _siege() -> list[click.Option]:
    return [
        _amount("--seconds", 3600, "20"),
        whole_number("--moves", 1, 100_000, default="3000"),
        option("--only", metavar="names"),
    ]


def _again() -> click.Option:
    return option("--again", is_flag=True)


def _amount(name: str, most: int, usual: str) -> click.Option:
    """An option that need not be whole."""

    def check(_: click.Context, __: click.Parameter, value: str) -> float:
        whole, _dot, part = value.partition(".")
        digits = whole + part
        if (
            digits.isascii()
            and digits.isdecimal()
            and len(digits) < 10
            and 0 < float(value) <= most
        ):
            return float(value)
        raise Unreadable(say("terminal-not-an-amount", text=value, most=str(most)))

    return option(name, metavar="number", callback=check, default=usual)


def _count(name: str, usual: int) -> click.Option:
    return whole_number(name, 1, 10**9, default=str(usual))


def _command(name: str, words: Words, *parameters: click.Parameter) -> Command:
    def run(**given: Any) -> None:
        print(_measurement(name)(**given), end="")

    return Command(name, run, parameters, words)


def _measurement(name: str) -> Callable[..., str]:
    """From the checkout one stands in: the people who play and the swappers are its tests'."""
    here = Path.cwd()
    if not all((here / each).exists() for each in _NEEDED):
        raise Unreadable(say("terminal-bench-checkout"))
    sys.path.insert(0, str(here))
    found: Callable[..., str] = import_module(f"bench.{name}").run
    return found
