"""The ladder as a page, made from a results file and from nothing else."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from gaslamp.arena.cell import Cell
from gaslamp.arena.contest import GameResult
from gaslamp.arena.picture import picture
from gaslamp.arena.ratings import Rating, ratings
from gaslamp.arena.results import Results
from gaslamp.arena.tally import CellTally, tally
from gaslamp.arena.versions import PLAYERS
from gaslamp.bots import NOVICE
from gaslamp.games import game_named
from gaslamp.words import Words
from gaslamp.words.titles import title

HEAD: Final = """\
# The ladder

Written by `gaslamp arena page` from a results file of `gaslamp arena run`. Shares are of games
won, in The Culprit of points, with their 95% intervals (Wilson's; for points by the delta method).
Seats are rotated, and every seating has the same deals. *Even* is what a bot would have that is
exactly as good as its opponents: its share of the seats, or what the same role has when these
opponents play it among themselves. A decision is a whole move. Failures are crashes, answers that
came too late or were not legal, and games without an end; for such an answer the house chose, as at
a table.
"""
RATINGS: Final = """\
Bradley and Terry's scale, by role: 400 points are odds of ten to one, the novice is 0 in each role.
Intervals from games drawn anew."""
_FEWEST_RATED: Final = 2


class TableForm(NamedTuple):
    """What can be compared: a game, its variants and its seats."""

    game: str
    variant: tuple[str, ...]
    seats: int

    @property
    def title(self) -> str:
        name = title(game_named(self.game), Words("en"))
        return ", ".join([name, *self.variant, f"{self.seats} seats"])

    @property
    def slug(self) -> str:
        return "-".join([self.game.replace("_", "-"), *self.variant, str(self.seats)])


class PooledCell(NamedTuple):
    """Cells that differ in nothing but their seed."""

    cell: Cell
    games: list[GameResult]

    @property
    def tally(self) -> CellTally:
        return tally(self.games, self.cell.by_points)


def write_page(book: Results, figures: Path, pictures: Path) -> list[Path]:
    """The page and its pictures; what was written."""
    parts, written = [HEAD], []
    for form, rows in forms(book).items():
        made = _rated(rows)
        if made:
            path = pictures / f"ladder-{form.slug}.svg"
            path.write_text(picture(form.title, made), "utf-8")
            written.append(path)
        parts.append(_section(form, rows, made))
    page = figures / "ladder.md"
    page.write_text("\n".join(parts), "utf-8")
    return [page, *written]


def forms(book: Results) -> dict[TableForm, list[PooledCell]]:
    """By form, of each bot only what it is now: the version that was measured last."""
    pooled: dict[Cell, list[GameResult]] = defaultdict(list)
    newest = _newest(book.cells.values())
    for id_, cell in book.cells.items():
        if newest[cell.game, cell.mine] == cell.mine_version and (
            newest[cell.game, cell.theirs] == cell.theirs_version
        ):
            pooled[_any_seed(cell)] += book.games[id_].values()
    found: dict[TableForm, list[PooledCell]] = defaultdict(list)
    for cell, games in sorted(pooled.items(), key=lambda each: _order(each[0])):
        if games:
            found[TableForm(cell.game, cell.variant, cell.seats)].append(PooledCell(cell, games))
    return dict(found)


def _newest(cells: Iterable[Cell]) -> dict[tuple[str, str], str]:
    found = {}
    for cell in cells:
        found[cell.game, cell.mine] = cell.mine_version
        found[cell.game, cell.theirs] = cell.theirs_version
    return found


def _any_seed(cell: Cell) -> Cell:
    return msgspec.structs.replace(cell, seed=0)


def _order(cell: Cell) -> tuple[object, ...]:
    levels = PLAYERS.index(cell.theirs), PLAYERS.index(cell.mine)
    return cell.game, cell.variant, cell.seats, str(cell.role), *levels, cell.id


def _rated(rows: Sequence[PooledCell]) -> list[Rating]:
    compared = _compared(rows)
    games = [(row.cell, game) for row in rows if _pair(row) <= compared for game in row.games]
    return ratings(games, NOVICE) if len(compared) >= _FEWEST_RATED else []


def _compared(rows: Sequence[PooledCell]) -> set[str]:
    """The levels that have met the novice, or somebody who is compared with it. Who has only played
    among equals stands nowhere on its scale."""
    met = [pair for row in rows if len(pair := _pair(row)) > 1]
    found = {NOVICE} if any(NOVICE in pair for pair in met) else set(*met[:1])
    for _ in met:
        found.update(*(pair for pair in met if pair & found))
    return found


def _pair(row: PooledCell) -> set[str]:
    return {row.cell.mine, row.cell.theirs}


def _section(form: TableForm, rows: Sequence[PooledCell], made: Sequence[Rating]) -> str:
    parts = [f"## {form.title}\n"]
    matches = [row for row in rows if row.cell.mine != row.cell.theirs]
    if matches:
        parts.append(table(_MATCH_HEAD, [_match(row, _even(row, rows)) for row in matches]))
    if made:
        parts += [f"![](../pictures/ladder-{form.slug}.svg)\n", RATINGS, ""]
        parts.append(table(_RATING_HEAD, [_rating(each) for each in made]))
    equals = [row for row in rows if row.cell.mine == row.cell.theirs]
    if equals:
        parts += ["Between equals:\n", table(_EQUAL_HEAD, _balances(equals))]
    return "\n".join(parts)


_MATCH_HEAD: Final = (
    "role",
    "bot",
    "against",
    "budget",
    "games",
    "share",
    "95%",
    "even",
    "ms a decision (slowest)",
    "failures",
)
_RATING_HEAD: Final = ("role", "level", "rating", "95%", "games")
_EQUAL_HEAD: Final = ("level", "who", "games", "share", "95%")


def _match(row: PooledCell, even: float | None) -> list[object]:
    cell, found = row.cell, row.tally
    return [
        cell.role or "–",
        cell.mine,
        cell.theirs,
        _budget(cell),
        found.games,
        percent(found.interval.share),
        f"{percent(found.interval.low)} – {percent(found.interval.high)}",
        "–" if even is None else percent(even),
        f"{found.mean_ms:.1f} ({found.slowest_ms:.0f})",
        found.failures,
    ]


def _even(row: PooledCell, rows: Sequence[PooledCell]) -> float | None:
    cell = row.cell
    if cell.role is None:
        return 0.5 if cell.rulebook.roles else 1 / cell.seats
    equals = {
        other.cell.role: other.tally.interval.share
        for other in rows
        if other.cell.mine == other.cell.theirs == cell.theirs
    }
    across = [1.0 - share for role, share in equals.items() if role not in (None, cell.role)]
    return equals.get(cell.role, across[0] if across else None)


def _budget(cell: Cell) -> str:
    if cell.iterations is not None:
        return f"{cell.iterations} iterations"
    return "its own" if cell.milliseconds is None else f"{cell.milliseconds} ms"


def _rating(each: Rating) -> list[object]:
    interval = f"{each.low:+.0f} – {each.high:+.0f}"
    return [each.item.role or "–", each.item.level, f"{each.rating:+.0f}", interval, each.games]


def _balances(rows: Sequence[PooledCell]) -> list[list[object]]:
    """How often each role wins; where all seats are alike, how often each seat."""
    found: list[list[object]] = []
    for row in rows:
        if row.cell.role is not None:
            found.append(_balance(row, row.cell.role, row.games))
            continue
        names = row.cell.rulebook.seat_names(row.cell.seats)
        found += [_balance(row, name, _sat(row, seat)) for seat, name in enumerate(names)]
    return found


def _sat(row: PooledCell, seat: int) -> list[GameResult]:
    """The same games, as this seat has played them."""
    return [
        msgspec.structs.replace(game, mine=(seat,), won=bool(game.scores and game.scores[seat]))
        for game in row.games
    ]


def _balance(row: PooledCell, who: str, games: Sequence[GameResult]) -> list[object]:
    found = tally(games, row.cell.by_points)
    low, high = found.interval.low, found.interval.high
    share = percent(found.interval.share)
    return [row.cell.mine, who, found.games, share, f"{percent(low)} – {percent(high)}"]


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [" | ".join(head), " | ".join("---" for _ in head)]
    lines += [" | ".join(map(str, row)) for row in rows]
    return "\n".join(f"| {line} |" for line in lines) + "\n"
