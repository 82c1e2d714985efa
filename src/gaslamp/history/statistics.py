"""What somebody's games say together, each figure with the number of games behind it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gaslamp.core.data import Data, from_json
from gaslamp.core.interval import wilson
from gaslamp.core.sentence import Sentence
from gaslamp.games import game_named
from gaslamp.history.sheet import STOPPED, WON, GamePart
from gaslamp.history.worth import Worth, worth
from gaslamp.store import PlayedGame

WINDOW: Final = 20
"""The curve over time is the share of so many games."""
FEWEST: Final = 5
"""With fewer games there is no curve, only dots."""
POINTS: Final = 24
MOST_OPENINGS: Final = 8


class WonShare(Data):
    """So many games, and the share of them that was won, with its 95 % interval."""

    games: int
    won: int
    share: float
    low: float
    high: float


class ShareThen(Data):
    at: int
    last: WonShare
    """Of the games up to then, the last twenty at most."""


class ShareOfRole(Data):
    game: str
    role: str
    all: WonShare


class KnownTurn(Data):
    turn: int
    games: int


class Knowing(Data):
    """Since when what the game is about could be known to the end."""

    counted_by: str
    """`turn`, `round` or `move`."""
    games: int
    never: int
    """In so many of them not before the end."""
    by_turn: list[KnownTurn]
    half_by: int | None
    """The turn by which it could be known in half of the games."""


class ShareOfOpening(Data):
    said: Sentence
    all: WonShare


class StationVisits(Data):
    station: int
    visits: int


class Statistics(Data):
    all: WonShare
    stopped: int
    """Besides those, games that nobody has won or lost."""
    milliseconds: int
    over_time: list[ShareThen]
    by_role: list[ShareOfRole]
    knowing: Knowing | None
    """Only of one game: turns are not alike."""
    openings: list[ShareOfOpening]
    stations: list[StationVisits]
    worth: Worth | None = None
    """What the choices were worth; None if none of the games was analysed."""


def statistics(
    rows: Sequence[PlayedGame], game: str, analyses: Mapping[str, bytes] | None = None
) -> Statistics:
    """`rows`: the last ones first; `game`: if all of them are of one, which; `analyses`: what is
    kept of those that were analysed, by their tables."""
    every = [(row, _part(row)) for row in reversed(rows)]
    played = [part for _, part in every if part.result != STOPPED]
    return Statistics(
        all=_share(played),
        stopped=len(every) - len(played),
        milliseconds=sum(part.milliseconds for _, part in every),
        over_time=_over_time(played),
        by_role=_by_role([(row.game, part) for row, part in every if part.result != STOPPED]),
        knowing=_knowing(played, game) if game else None,
        openings=_openings(played, game) if game else [],
        stations=_stations(played),
        worth=worth(rows, analyses or {}),
    )


def _part(row: PlayedGame) -> GamePart:
    part: GamePart = from_json(row.body, GamePart)
    return part


def _share(played: Sequence[GamePart]) -> WonShare:
    won = sum(part.result == WON for part in played)
    return WonShare(len(played), won, *wilson(won, len(played)))


def _over_time(played: Sequence[GamePart]) -> list[ShareThen]:
    """Some points, evenly spread over the games; the last game is always one of them."""
    total = len(played)
    ends = {total - round(step * total / POINTS) for step in range(POINTS)} - {0}
    return [
        ShareThen(played[end - 1].ended, _share(played[max(0, end - WINDOW) : end]))
        for end in sorted(ends)
    ]


def _by_role(played: Iterable[tuple[str, GamePart]]) -> list[ShareOfRole]:
    found: dict[tuple[str, str], list[GamePart]] = {}
    for game, part in played:
        found.setdefault((game, part.role), []).append(part)
    return [ShareOfRole(*key, _share(parts)) for key, parts in sorted(found.items())]


def _knowing(played: Sequence[GamePart], game: str) -> Knowing | None:
    """Who is what is looked for knows it anyway: such games are not counted."""
    rules = game_named(game)
    seeking = [part for part in played if not rules.sought or part.role != rules.sought]
    if not seeking:
        return None
    turns = sorted(part.known for part in seeking if part.known is not None)
    middle = (len(seeking) + 1) // 2 - 1
    return Knowing(
        counted_by=rules.chronicle.turn or "move",
        games=len(seeking),
        never=len(seeking) - len(turns),
        by_turn=[KnownTurn(*each) for each in sorted(Counter(turns).items())],
        half_by=turns[middle] if middle < len(turns) else None,
    )


def _openings(played: Sequence[GamePart], game: str) -> list[ShareOfOpening]:
    say_it = game_named(game).chronicle.say_beginning
    if say_it is None:
        return []
    found: dict[str, list[GamePart]] = {}
    for part in played:
        if part.opening is not None:
            found.setdefault(part.opening, []).append(part)
    often = sorted(found.items(), key=lambda each: (-len(each[1]), each[0]))[:MOST_OPENINGS]
    return [ShareOfOpening(say_it(name), _share(parts)) for name, parts in often]


def _stations(played: Sequence[GamePart]) -> list[StationVisits]:
    visits = Counter(place for part in played for place in part.places)
    often = sorted(visits.items(), key=lambda each: (-each[1], each[0]))
    return [StationVisits(*each) for each in often]
