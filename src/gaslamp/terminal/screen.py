"""The terminal: writing on it, and reading lines and keys from it."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

with suppress(ImportError):
    import readline  # noqa: F401 - makes `input` a line editor with a history
try:
    import termios
    import tty
except ImportError:  # a system whose terminals work otherwise: lines only, no single keys
    termios = None  # type: ignore[assignment]

# Terminals do not agree on what these keys send.
KEY_NAMES: Final = {
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "end"),
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\x04": "quit",
}


class Leaving(Exception):  # noqa: N818 - somebody gets up from the table
    """The player wants to stop here."""


def console_for(*, stderr: bool = False) -> Console:
    """Plain text stays plain: nothing that a player or a file says is taken for a style."""
    return Console(markup=False, highlight=False, emoji=False, stderr=stderr)


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Screen:
    """One person's terminal."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or console_for()
        self.is_watched = interactive()
        self.keyed = self.is_watched and termios is not None
        """Whether single keys can be read."""

    def show(self, thing: RenderableType = "", style: str = "") -> None:
        self.console.print(Text(thing, style) if isinstance(thing, str) else thing)

    @contextmanager
    def telling(self, seconds: float, tell: Callable[[], None]) -> Iterator[None]:
        """To a person, when what is done meanwhile takes longer."""
        timer = Timer(seconds, tell)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def show_whole(self, text: str) -> None:
        """A line to be copied: the terminal may fold it, but no break gets into it."""
        self.console.print(Text(text), soft_wrap=True)

    def line(self, prompt: str) -> str:
        """A line that somebody types; whoever closes the input leaves."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.show()
            raise Leaving from None
        except UnicodeDecodeError:
            return ""

    def key(self, seconds: float | None) -> str | None:
        """The key that is pressed within so many seconds (or whenever), by name; else None."""
        if not self.keyed:
            return None
        self.console.file.flush()
        with _single_keys():
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            if not ready:
                return None
            pressed = os.read(sys.stdin.fileno(), 16).decode("utf-8", "replace")
        return KEY_NAMES.get(pressed, pressed[:1].lower() or "quit")


@contextmanager
def _single_keys() -> Iterator[None]:
    """Without waiting for Enter and without echo, and in order again whatever happens."""
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        # TCSADRAIN keeps what was typed ahead.
        tty.setcbreak(number, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
