"""Commands whose help is in the user's language, and the options that several of them share."""

import shutil
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Self

import click

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.words import Words

WIDEST: Final = 100


def argument(name: str, **settings: Any) -> click.Argument:
    return click.Argument([name], metavar=name, **settings)


def option(*names: str, **settings: Any) -> click.Option:
    return click.Option(list(names), **settings)


def whole_number(name: str, least: int, most: int, **settings: Any) -> click.Option:
    """An option that is a whole number within bounds."""

    def check(_: click.Context, __: click.Parameter, value: str | int | None) -> int | None:
        return value if value is None or isinstance(value, int) else _whole(value, least, most)

    return option(name, metavar="number", callback=check, **settings)


def _whole(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= len(str(most)):
        value = int(text)
        if least <= value <= most:
            return value
    raise Unreadable(say("terminal-not-a-number", text=text, least=str(least), most=str(most)))


def agreed_options() -> list[click.Option]:
    """How one says what is agreed before the game."""
    return [
        whole_number("--seats", 1, 99),
        option("--variant", multiple=True, metavar="name"),
        option("--options", metavar="json"),
    ]


class Command(click.Command):
    def __init__(
        self,
        name: str,
        callback: Callable[..., None],
        params: Sequence[click.Parameter],
        words: Words,
    ) -> None:
        lang = option("--lang", metavar="lang", expose_value=False)
        super().__init__(name, callback=callback, params=[*params, lang], add_help_option=True)
        self.words = words

    @property
    def about(self) -> str:
        return self.words(f"terminal-about-{self.name}")

    def get_help(self, ctx: click.Context) -> str:
        return "\n".join(_help(self, ctx, self.words))


class Group(Command, click.Group):
    """Commands that are loaded when they are asked for: most of them are not."""

    _makers: Mapping[str, Callable[[], Command]] = {}

    def offering(self, commands: Mapping[str, Callable[[], Command]]) -> Self:
        self.invoke_without_command = True
        self.no_args_is_help = False
        self._makers = commands
        return self

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        maker = self._makers.get(cmd_name)
        return None if maker is None else maker()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self._makers and not args[0].startswith("-"):
            known = ", ".join(self._makers)
            raise Unreadable(say("terminal-no-such-command", text=args[0], commands=known))
        return super().resolve_command(ctx, args)


def made(commands: Iterable[Command]) -> dict[str, Callable[[], Command]]:
    """Commands that are there already."""
    return {command.name or "": partial(_itself, command) for command in commands}


def _itself(command: Command) -> Command:
    return command


def line_width() -> int:
    return min(WIDEST, shutil.get_terminal_size().columns)


def _help(command: Command, ctx: click.Context, words: Words) -> list[str]:
    width = line_width()
    arguments = [_argument_sign(p, words) for p in command.params if isinstance(p, click.Argument)]
    usage = words(
        "terminal-usage", command=" ".join([ctx.command_path, *_commands_sign(command), *arguments])
    )
    lines = [*textwrap.wrap(command.about, width), "", usage]
    if isinstance(command, Group):
        rows = [(name, words(f"terminal-about-{name}")) for name in command.list_commands(ctx)]
        lines += ["", words("terminal-heading-commands"), *two_columns(rows, width)]
    options = [p for p in command.get_params(ctx) if isinstance(p, click.Option)]
    rows = [(_option_sign(p, words), _about_option(p, command, words)) for p in options]
    return [*lines, "", words("terminal-heading-options"), *two_columns(rows, width)]


def _about_option(parameter: click.Option, command: Command, words: Words) -> str:
    """Where an option is not for one command what it is for all, the command has its own words."""
    name = parameter.opts[0][2:]
    own = f"terminal-{command.name}-option-{name}"
    return words(own if words.knows(own) else f"terminal-option-{name}")


def _commands_sign(command: Command) -> list[str]:
    return ["…"] if isinstance(command, Group) else []


def sign(parameter: click.Parameter, words: Words) -> str:
    """What stands for a value in the help: GAME, N, FILE."""
    return words(f"terminal-sign-{parameter.metavar}")


def _argument_sign(parameter: click.Argument, words: Words) -> str:
    """In brackets if it can be left out."""
    name = sign(parameter, words)
    return name if parameter.required else f"[{name}]"


def _option_sign(parameter: click.Option, words: Words) -> str:
    name = parameter.opts[0]
    return name if parameter.is_flag else f"{name} {sign(parameter, words)}"


def two_columns(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Signs on the left, what they mean on the right."""
    left = max((len(sign) for sign, _ in rows), default=0) + 4
    lines = []
    for sign, text in rows:
        first, *more = textwrap.wrap(text, max(20, width - left)) or [""]
        lines.append(f"  {sign.ljust(left - 2)}{first}")
        lines += [" " * left + each for each in more]
    return lines
