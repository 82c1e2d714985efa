"""How far many games have come, on a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gaslamp.terminal.screen import console_for
from gaslamp.words import Words


@contextmanager
def progress(
    games: int, as_json: bool, words: Words, doing: str = "terminal-simulating"
) -> Iterator[Callable[[int], None]]:
    """What is called with the number of games, or whatever it is, that were done since."""
    console = console_for(stderr=True)
    if as_json or not console.is_terminal:
        yield lambda _: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words(doing), total=games)
        yield lambda batch: bar.advance(task, batch)
