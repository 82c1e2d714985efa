"""What is to be measured, read from a small file or from the command line.

    [[match]]                 one bot against another
    game = "scotland_yard"
    for = "inspector"
    against = "novice"
    role = "detectives"

    [[ladder]]                each level against the one below it, in every role
    [[round-robin]]           each level against every other
    [[balance]]               each level against itself
    game = "sleuth"
    levels = ["novice", "sergeant", "inspector"]

All of them may have `seats`, `variant`, `games`, `seed`, `ms`, `iterations` and `sprt`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from typing import Annotated, Final

from msgspec import Meta, field

from gaslamp.arena.cell import CellTerms
from gaslamp.arena.errand import Errand
from gaslamp.arena.roles import role_named
from gaslamp.arena.tally import Sprt
from gaslamp.arena.versions import PLAYERS
from gaslamp.bots import level_named
from gaslamp.core.data import Data, from_plain
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games import game_named
from gaslamp.search.budget import Budget

GAMES: Final = 1000
Number = Annotated[int, Meta(ge=1, le=10**9)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Share = Annotated[float, Meta(gt=0, lt=1)]


class ProgrammeTerms(Data, kw_only=True):
    """What all of them have."""

    game: str
    seats: int | None = None
    variant: list[str] = field(default_factory=list)
    games: Number = GAMES
    seed: Seed = 0
    ms: int | None = None
    iterations: int | None = None
    sprt: tuple[Share, Share] | None = None
    """Stop when it is decided to which of two shares that of the bot is nearer."""


class MatchTerms(ProgrammeTerms, kw_only=True):
    mine: str = field(name="for")
    against: str
    role: str | None = None


class GroupTerms(ProgrammeTerms, kw_only=True):
    levels: Annotated[list[str], Meta(min_length=1)]
    roles: list[str] | None = None
    """Otherwise all that the game has."""


class Programme(Data, kw_only=True):
    match: list[MatchTerms] = field(default_factory=list)
    ladder: list[GroupTerms] = field(default_factory=list)
    round_robin: list[GroupTerms] = field(name="round-robin", default_factory=list)
    balance: list[GroupTerms] = field(default_factory=list)

    def asked(self) -> list[Errand]:
        """Every cell once, however often it was asked for."""
        found: dict[str, Errand] = {}
        for each in self._all():
            known = found.get(each.cell.id)
            if known is None or known.games < each.games:
                found[each.cell.id] = each
        return list(found.values())

    def _all(self) -> Iterator[Errand]:
        for match in self.match:
            yield one(match, match.mine, match.against, match.role)
        for terms in self.ladder:
            yield from _each(terms, [(above, below) for below, above in pairwise(terms.levels)])
        for terms in self.round_robin:
            yield from _each(terms, list(permutations(terms.levels, 2)))
        for terms in self.balance:
            yield from _each(terms, [(level, level) for level in terms.levels])


def programme_in(content: bytes) -> Programme:
    try:
        plain = tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable(say("arena-no-programme")) from None
    read: Programme = from_plain(plain, Programme)
    return read


def _each(terms: GroupTerms, pairs: Sequence[tuple[str, str]]) -> Iterator[Errand]:
    game = game_named(terms.game)
    roles: Sequence[str | None] = game.roles or (None,)
    if terms.roles is not None:
        roles = [role_named(game, role) for role in terms.roles]
    for role in roles:
        for mine, theirs in pairs:
            yield one(terms, mine, theirs, role)


def one(terms: ProgrammeTerms, mine: str, theirs: str, role: str | None) -> Errand:
    """A cell of which everything has been looked at."""
    game = game_named(terms.game)
    for name in terms.variant:
        game.variant(name)
    wanted = CellTerms(
        game=terms.game,
        mine=level_named(mine, PLAYERS),
        theirs=level_named(theirs, PLAYERS),
        role=None if role is None else role_named(game, role),
        seats=terms.seats,
        variant=tuple(terms.variant),
        budget=_budget(terms),
        seed=terms.seed,
    )
    cell = wanted.cell()
    game.check_size(cell.seats, cell.options)
    game.start(cell.seats, cell.options)
    return Errand(cell, terms.games, _sprt(terms))


def _budget(terms: ProgrammeTerms) -> Budget | None:
    asked = Budget(terms.iterations, terms.ms)
    if any(limit is not None and limit <= 0 for limit in asked):
        raise Unreadable(say("arena-no-budget"))
    if None not in asked:
        raise Unreadable(say("arena-two-budgets"))
    return None if asked == Budget() else asked


def _sprt(terms: ProgrammeTerms) -> Sprt | None:
    if terms.sprt is None:
        return None
    low, high = terms.sprt
    if not low < high:
        raise Unreadable(say("arena-sprt"))
    return Sprt(low, high)
