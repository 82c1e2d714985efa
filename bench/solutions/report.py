"""The page of the yardsticks."""

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

from bench.solutions.layers import London
from bench.solutions.pursuit import Layer
from bench.solutions.responses import CELLS
from bench.tables import table, thousands
from gaslamp.bots import LEVELS
from gaslamp.core.interval import wilson
from gaslamp.games.scotland_yard.forms import BEGINNERS, FORMS

_FORM: Final = FORMS[BEGINNERS]
_Z: Final = 1.96

INTRODUCTION: Final = """\
Written by `python -m bench yardsticks`, which goes on where it was stopped. Regret is what a choice
gives away of what the position is worth, in chances to win, on average over positions; 95 %
intervals. Ranks think with their usual iterations however long that takes."""
PURSUIT: Final = """\
Beginners' rules (SY-60 to SY-68) on the whole map of {stations} stations: taxi and bus, everybody
moves, only free stations are entered, one double move. **What is left out**: Mister X is always in
sight, so neither his secret moves nor his black ticket hide anything. Nothing else is simplified;
with three detectives it is the form of four seats. Solved backwards for every way to stand, and
held by a test against the rules and against trying everything on a small map."""
NEEDED: Final = """\
With enough rounds the detectives catch him from everywhere, two of them as well as three; what
saves him is that there are only {rounds}. Share of all ways to stand from which he can be caught in
so many rounds, without a double move left and with it:"""
STARTS: Final = """\
From the book's start (Mister X on 82, detectives on 41, 46 and 124) three detectives force it in
{plain} rounds, {double} if he has his double move: with everybody in sight the game is theirs.
Of two of these three detectives the best pair ({pair}) needs {two} rounds ({two_double})."""
THROWN: Final = """\
How often a rank throws the solved game away, with three detectives, at moments where some choices
keep what its side has and others lose it: after the 8th move, with two or more rounds to go, from
games of a sergeant's Mister X and constables. Detectives choose one after another, as at a table,
and their answer is judged as a whole. The ranks play by the book's rules: they know that the 13th
move will be secret, which the solution does not."""
LAST_TWO: Final = """\
The Investigator's third card of the eighth turn and Jack's last: dawn follows, so the value is the
best chance of an accusation within reach, powers used first or not. Positions from games at random
(so that everybody who may be Jack is so alike) in which one of the two cards left will do and the
other will not. Jack has nothing to lose there any more: any card of his leads to dawn."""
RESPONSES: Final = """\
What a response wins that knows how inspectors play: it deals anew what it cannot know, plays games
on for each of a few answers with hurried inspectors at every seat, and takes the best. What it wins
above the even share is a lower bound of how exploitable an inspector is. Where there are few games
the interval says so."""


class Measured(NamedTuple):
    number: int
    own: float
    all: float
    squares: float

    @property
    def mean(self) -> str:
        """Regret with its interval."""
        if not self.number:
            return "–"
        mean = self.own / self.number
        spread = max(0.0, self.squares / self.number - mean * mean)
        return f"{mean:.3f} ± {_Z * sqrt(spread / self.number):.3f}"

    @property
    def often(self) -> str:
        if not self.number:
            return "–"
        found = wilson(round(self.own), self.number)
        return f"{found.share:.1%} [{found.low:.1%} – {found.high:.1%}]"


Found = Mapping[tuple[str, str], Measured]


def written(london: dict[int, London], layers: dict[int, list[Layer]], found: Found) -> str:
    parts = [
        "# Yardsticks",
        INTRODUCTION,
        "## Scotland Yard for beginners, Mister X always in sight",
        PURSUIT.format(stations=_FORM.stations),
        NEEDED.format(rounds=_FORM.last_round),
        _shares(london, layers),
        _starts(london, layers),
        THROWN,
        _thrown(found),
        "## Mr. Jack, the last two activations",
        LAST_TWO,
        _last_two(found),
        "## Best responses to inspectors",
        RESPONSES,
        _responses(found),
    ]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _shares(london: dict[int, London], layers: dict[int, list[Layer]]) -> str:
    head = ["rounds", *(f"{n} detectives{double}" for n in (2, 3) for double in ("", ", double"))]
    rows = []
    for rounds in range(1, max(map(len, layers.values()))):
        cells = []
        for number, pursuit in ((n, london[n].pursuit) for n in (2, 3)):
            layer = layers[number][min(rounds, len(layers[number]) - 1)]
            cells += [f"{pursuit.share(layer[double]):.2%}" for double in (0, 1)]
        rows.append([rounds, *cells])
    ways = [thousands(len(london[n].pursuit.sets) * (_FORM.stations - n)) for n in (2, 3)]
    total = f"Ways to stand: {ways[0]} with two detectives, {ways[1]} with three."
    return table(head, rows) + "\n" + total


def _starts(london: dict[int, London], layers: dict[int, list[Layer]]) -> str:
    x, detectives = _FORM.x_cards[0], _FORM.detective_cards[:3]
    three = [london[3].needed(layers[3], double, x, detectives) for double in (0, 1)]
    pairs = [detectives[:2], detectives[1:], (detectives[0], detectives[2])]
    best = min(pairs, key=lambda pair: london[2].needed(layers[2], 1, x, pair))
    two = [london[2].needed(layers[2], double, x, best) for double in (0, 1)]
    pair = " and ".join(map(str, best))
    return STARTS.format(plain=three[0], double=three[1], pair=pair, two=two[0], two_double=two[1])


def _thrown(found: Found) -> str:
    head = ["level", "Mister X", "positions", "detectives", "positions"]
    rows = []
    for rank in LEVELS:
        x, hunters = found["mister_x", rank], found["detectives", rank]
        rows.append([rank, x.often, x.number, hunters.often, hunters.number])
    return table(head, rows)


def _last_two(found: Found) -> str:
    rows = [[rank, found["last two", rank].mean, found["last two", rank].number] for rank in LEVELS]
    return table(["level", "Investigator's regret", "positions"], rows)


def _responses(found: Found) -> str:
    rows = []
    for game, role, seats in CELLS:
        one = found[game, role or ""]
        share = f"{one.own / one.all:.1%} of points" if game == "culprit" and one.all else one.often
        rows.append([game, role or "–", seats, share, one.number])
    return table(["game", "role of the response", "seats", "won", "games"], rows)
