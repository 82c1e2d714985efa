"""The Culprit over a million random games: all end, nothing is lost, and who gets away."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from bench.tables import saying, table, thousands
from gaslamp.arena.match import match
from gaslamp.bots import bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.random_play import Tally, play_many, play_out
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.codes import End
from gaslamp.games.culprit.rules import CulpritPosition

GAMES = 1_000_000
NOVICE_GAMES = 500
TABLES = range(GAME.fewest_seats, GAME.most_seats + 1)
ENOUGH, MOST = 5, 7

PAGE = """\
# The Culprit at random play

Written by `make bench`. Everybody takes any legal action alike. The cards are our reconstruction of
the deck ([why](../rules/culprit.md)), so these figures are about it. With 95 % intervals.

## How a round ends

{rounds}
## Whole games

Of {games} games none was cut, at the end of every one all cards were there and the points were such
as the rules give.

{lengths}
## The novice

The novice sits at one seat, the random policy at the others; its fair share of the points would be
that of any other seat.

{novice}"""


def page() -> str:
    return PAGE.format(
        rounds=_rounds(), games=thousands(GAMES), lengths=_lengths(), novice=_novice()
    )


def _share(count: int, of: int) -> str:
    share = count / of
    return f"{share:.2%} ± {1.96 * sqrt(share * (1 - share) / of):.2%}"


def _rounds() -> str:
    """In the flash variant a game is a round."""
    head = ["seats", "culprit wins", "found by a Detective", "found by Toby", "in handcuffs"]
    ways = [End.ESCAPED, End.FOUND_BY_DETECTIVE, End.FOUND_BY_TOBY, End.HANDCUFFED]
    many = GAMES // len(TABLES)
    rows: list[list[object]] = []
    for seats in TABLES:
        saying(f"rounds, {seats} seats")
        start = GAME.start(seats, GAME.options({"flash": True}))
        ends = Counter(play_many(start, many, Dice(seats), Tally()))
        rows.append([seats, *(_share(ends[way], many) for way in ways)])
    return f"{thousands(many)} rounds at each table.\n\n{table(head, rows)}"


def _lengths() -> str:
    rows: list[list[object]] = []
    for place, seats in enumerate(TABLES):
        many = GAMES * (place + 1) // len(TABLES) - GAMES * place // len(TABLES)
        saying(f"games, {seats} seats")
        tally, winners = _whole_games(seats, many)
        rows.append([seats, f"{tally.moves / many:.1f}", f"{winners / many:.2f}"])
    return table(["seats", "moves a game", "winners a game"], rows)


def _whole_games(seats: int, many: int) -> tuple[Tally, int]:
    start, tally, dice, winners = GAME.start(seats, GAME.options({})), Tally(), Dice(seats), 0
    position, deck = start.copy(), _packed(start.copies)
    for _ in range(many):
        position.copy_from(start)
        play_out(position, dice, tally)
        _check(position, deck)
        winners += position.winners.bit_count()
    return tally, winners


def _packed(numbers: list[int]) -> int:
    return sum(number << 4 * card for card, number in enumerate(numbers))


def _check(position: CulpritPosition, deck: int) -> None:
    """The game has ended; every card is in one place; the best have five to seven points."""
    held = sum(position.hands) + sum(position.played) + position.gathered
    best = max(position.points)
    leaders = sum(1 << seat for seat, number in enumerate(position.points) if number == best)
    if not position.over:
        raise AssertionError("a game was cut")
    if held + _packed(position.rest) + _packed(position.discarded) != deck:
        raise AssertionError("a card is lost")
    if not (ENOUGH <= best <= MOST and leaders == position.winners and min(position.points) >= 0):
        raise AssertionError("the points do not fit")


def _novice() -> str:
    rows: list[list[object]] = []
    for seats in (3, 5, 8):
        saying(f"novice, {seats} seats")
        own, others = [], []
        for seed in range(NOVICE_GAMES):
            play = match(GAME, GAME.options({}), seats, {0: bot_for("culprit")}, Dice(seed))
            assert isinstance(play.position, CulpritPosition)
            first, *rest = play.position.points[:seats]
            own.append(first)
            others.append(sum(rest) / len(rest))
        rows.append([seats, _mean(own), _mean(others), NOVICE_GAMES])
    return table(["seats", "novice's points", "points of another seat", "games"], rows)


def _mean(numbers: Sequence[float]) -> str:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return f"{mean:.2f} ± {1.96 * sqrt(variance / len(numbers)):.2f}"
