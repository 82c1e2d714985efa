"""What is measured: one bot against another, in a game, in a role, with what they may think.

A cell is known by all that changes what comes of it, the versions of the bots too. How many games
of it are played does not belong to that.
"""

from hashlib import sha256
from typing import Any, NamedTuple

from gaslamp.arena.roles import sides_of
from gaslamp.arena.versions import version_of
from gaslamp.core.data import Data, to_json
from gaslamp.core.game import Game
from gaslamp.games import game_named
from gaslamp.search.budget import Budget


class Cell(Data, kw_only=True):
    game: str
    rules: int
    seats: int
    variant: tuple[str, ...]
    role: str | None
    """None: each in turn, or every seat in turn where all are alike."""
    mine: str
    """The level of the bot that is measured, and that of the others."""
    mine_version: str
    theirs: str
    theirs_version: str
    iterations: int | None
    milliseconds: int | None
    """The budget of the bot that is measured; its opponents have that of their rank, unless they
    are of the same."""
    seed: int

    @property
    def id(self) -> str:
        return sha256(to_json(self)).hexdigest()[:12]

    @property
    def by_points(self) -> bool:
        """Whether shares are shares of points, and not of games won."""
        return self.rulebook.has_points

    @property
    def budget(self) -> Budget | None:
        asked = Budget(self.iterations, self.milliseconds)
        return None if asked == Budget() else asked

    @property
    def rulebook(self) -> Game[Any]:
        return game_named(self.game, self.rules)

    @property
    def options(self) -> Any:
        plain: dict[str, Any] = {}
        for name in self.variant:
            plain |= self.rulebook.variants[name]
        return self.rulebook.options(plain)


class CellTerms(NamedTuple):
    """What somebody asks for before it is made a cell."""

    game: str
    mine: str
    theirs: str
    role: str | None = None
    seats: int | None = None
    variant: tuple[str, ...] = ()
    budget: Budget | None = None
    seed: int = 0

    def cell(self) -> Cell:
        game = game_named(self.game)
        plain: dict[str, Any] = {}
        for name in self.variant:
            plain |= game.variants[name]
        return Cell(
            game=self.game,
            rules=game.rules_version,
            seats=self.seats or game.usual_size(game.options(plain)),
            variant=self.variant,
            role=self.role,
            mine=self.mine,
            mine_version=version_of(self.game, self.mine),
            theirs=self.theirs,
            theirs_version=version_of(self.game, self.theirs),
            iterations=self.budget.iterations if self.budget else None,
            milliseconds=self.budget.milliseconds if self.budget else None,
            seed=self.seed,
        )


class Seating(NamedTuple):
    mine: tuple[int, ...]
    """The seats of the bot that is measured."""
    seed: int


def seating(cell: Cell, number: int) -> Seating:
    """Who sits where in a game of a cell. All seatings in turn get the same deal; among equals that
    would be the same game again, so there each has a deal of its own."""
    sides = sides_of(cell.rulebook, cell.seats, cell.role)
    alike = 1 if cell.mine == cell.theirs else len(sides)
    return Seating(sides[number % len(sides)], cell.seed + number // alike)
