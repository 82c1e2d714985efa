"""`gaslamp admin move`: the whole house into another store. What was interrupted goes on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gaslamp.cli.parts import Command, option
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.store import Store
from gaslamp.store.cluster import Shared
from gaslamp.store.errors import InUse, StoreError, Unopened
from gaslamp.store.opening import open_existing, open_store, refusal, shown
from gaslamp.store.removal import carry, rows_in
from gaslamp.terminal.screen import console_for
from gaslamp.words import Words


def command(words: Words) -> Command:
    def run(**given: str | None) -> None:
        source, target = (_said(given, name) for name in ("from", "to"))
        rows = move(source, target)
        print(words("server-moved", rows=str(rows), address=shown(target)))

    given = [option("--from", metavar="url"), option("--to", metavar="url")]
    return Command("move", run, given, words)


def _said(given: dict[str, str | None], name: str) -> str:
    address = given[name]
    if not address:
        raise Unreadable(say("terminal-missing", name=f"--{name}"))
    return address


def move(source: str, target: str) -> int:
    """How many rows there are. Nobody may live in the one while it is carried into the other."""
    with closing(open_existing(source)) as here:
        try:
            here.claim("gaslamp admin move")
            _check_alone(here)
        except Unopened as error:
            raise refusal(error, source) from error
        with closing(open_store(target)) as there, _bar(2 * rows_in(here)) as advance:
            try:
                return carry(here, there, shown(source), lambda _, rows: advance(rows))
            except StoreError as error:
                raise Unreadable(say("server-store-refuses", why=str(error))) from error


def _check_alone(store: Store) -> None:
    if isinstance(store, Shared) and (others := asyncio.run(store.neighbours())):
        raise InUse(", ".join(others))


@contextmanager
def _bar(rows: int) -> Iterator[Callable[[int], None]]:
    """Each row counts twice: it is carried, and it is compared."""
    console = console_for(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=rows)
        yield lambda done: bar.advance(task, done)
