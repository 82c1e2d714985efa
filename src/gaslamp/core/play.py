"""A game in progress: the position, how it came about, and what each viewer has seen of it.

Whoever holds one holds the secrets. It is for tables (the server's, the terminal's, the arena's);
what they pass on is a `Sight`.
"""

from collections.abc import Iterable
from typing import Any, Self

from msgspec.structs import replace

from gaslamp.core.events import Told, seen_by
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.core.prologue import Prologue, prologue_in
from gaslamp.core.record import (
    Record,
    Step,
    check_legal,
    first_of,
    options_of,
    record_of,
    replay_prologue,
)
from gaslamp.core.sight import AnySight, Sight


class Play:
    def __init__(self, game: Game[Any], options: Any, start: Position) -> None:
        self.game = game
        self.options = options
        self.start = start
        self.position = start.copy()
        self.actions: list[int] = []
        self.told: list[Told] = []
        """All that was told, of what was played before too."""
        self.prologue: Prologue | None = None
        """What was played before, elsewhere."""

    @classmethod
    def of(cls, game: Game[Any], record: Record, steps: Iterable[Step] = ()) -> Self:
        """A record's game from its start, so far as these steps of it go. What was played before
        has been seen too."""
        play = cls.at_first(game, record)
        for step in replay_prologue(game, record):
            play.catch_up(step)
        for step in steps:
            play.follow(step)
        return play

    @classmethod
    def at_first(cls, game: Game[Any], record: Record) -> Self:
        """Before everything that was played before, which it has yet to catch up with."""
        play = cls(game, options_of(game, record), first_of(game, record))
        play.prologue = prologue_in(record.start)
        return play

    def catch_up(self, step: Step) -> None:
        """With a step of what was played before: the game itself begins after it."""
        self.told.extend(self.game.events(*step))
        self.start = step.after
        self.position.copy_from(step.after)

    def copy(self) -> Self:
        twin = type(self)(self.game, self.options, self.start)
        twin.position.copy_from(self.position)
        twin.actions, twin.told = list(self.actions), list(self.told)
        twin.prologue = self.prologue
        return twin

    def act(self, action: int) -> list[Told]:
        """Carry out an action if it is legal; what is told of it."""
        check_legal(self.game, self.position, action)
        before = self.position.copy()
        self.position.apply(action)
        return self._tell(Step(before, action, self.position))

    def follow(self, step: Step) -> list[Told]:
        """Go on by a step that somebody has checked."""
        self.position.copy_from(step.after)
        return self._tell(step)

    def _tell(self, step: Step) -> list[Told]:
        told = self.game.events(*step)
        self.actions.append(step.action)
        self.told.extend(told)
        return told

    def sight(self, viewer: int) -> AnySight:
        """What a viewer has seen so far. There is no other place where sights are made."""
        return Sight(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.start.seats,
            options=self.options,
            viewer=viewer,
            events=seen_by(self.told, viewer),
            view=self.game.view(self.position, viewer),
        )

    def record(self, *, abandoned: bool = False) -> Record:
        made = record_of(self.game, self.options, self.start, self.actions, abandoned=abandoned)
        return made if self.prologue is None else replace(made, start=self.prologue.start)
