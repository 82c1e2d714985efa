"""`gaslamp admin ratings`: how everybody stands, and all of it reckoned anew."""

from collections.abc import AsyncIterator
from typing import Final

from msgspec.structs import replace

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.core.errors import PutAside
from gaslamp.history.rating import PROVISIONAL
from gaslamp.history.sheet import RatedBout, contest_of
from gaslamp.history.standings import Reckoning, reckoned
from gaslamp.store import FinishedGame, Raced, RatedStanding, Store
from gaslamp.words import Words, plain

PIECE: Final = 200
_TRIES: Final = 5


class Rebuilt(Data):
    """What `--rebuild --json` prints."""

    games: int
    """That were for a rating."""
    standings: int
    changed: int
    """Standings that are other than they were; 0 as long as nothing was wrong."""


async def ratings(words: Words, store: Store, rebuild: bool, as_json: bool) -> None:
    if not rebuild:
        await _show(store, as_json)
        return
    made = await rebuilt(store)
    if as_json:
        print(to_json(made).decode())
        return
    counts = {name: getattr(made, name) for name in made.__struct_fields__}
    print(words("server-ratings-rebuilt", **counts))


async def _show(store: Store, as_json: bool) -> None:
    for each in await store.every_standing():
        if as_json:
            print(to_json(each._asdict()).decode())
            continue
        mark = "?" if each.games < PROVISIONAL else ""
        figures = f"{each.mean:.0f}{mark} ± {each.deviation:.0f}"
        print(plain(each.person), each.game, each.role or "–", figures, each.games, sep="  ")


async def rebuilt(store: Store) -> Rebuilt:
    """From the lists of the tables, where they are still kept; else from what was counted then."""
    for _ in range(_TRIES):
        last = await store.last_counted()
        bouts = [bout async for bout in _bouts(store, last)]
        made, before = reckoned(bouts), await store.every_standing()
        try:
            await store.recount(last, list(made.standings.values()), made.gains)
        except Raced:
            continue
        return Rebuilt(len(bouts), len(made.standings), _changed(made, before))
    raise Raced(str(last))


def _changed(made: Reckoning, before: list[RatedStanding]) -> int:
    return len(set(made.standings.values()) ^ set(before))


async def _bouts(store: Store, last: int) -> AsyncIterator[tuple[str, str, RatedBout]]:
    for first in range(1, last + 1, PIECE):
        for game in await store.counted(first, PIECE):
            if game.number < first + PIECE and game.rated:
                yield game.table, game.game, await _contest(store, game)


async def _contest(store: Store, game: FinishedGame) -> RatedBout:
    """Bots are as strong as they were thought to be when the game was counted."""
    kept: RatedBout = from_json(game.body, RatedBout)
    try:
        entries = await store.entries(game.table)
        found = contest_of(entries) if entries else None
    except PutAside:
        found = None
    return kept if found is None else replace(found, bots=kept.bots)
