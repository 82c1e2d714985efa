"""Secrets swapped for others: nobody may be able to tell.

python -m bench secrecy     with GASLAMP_SWAPS and GASLAMP_MINUTES if wanted
"""

import os
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.contract.cases import NOTHING_HIDDEN, Case, every_case, swapper_of, wander
from tests.contract.leaving import first_difference, what_leaves
from tests.contract.test_secrecy import assert_really_another

from bench.keeping import Kept, Time
from bench.spread import CORES, spread
from bench.tables import table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.seats import SPECTATOR
from gaslamp.games import NAMES

SWAPS = int(os.environ.get("GASLAMP_SWAPS", "1000000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
EACH = 8
"""So many times another secret is looked for, for one viewer of one game."""
LONGEST = 200

INTRODUCTION = """\
Written by `gaslamp bench secrecy`: a random game is cut at a random moment; what a seat or a
spectator cannot know by the rulebook is swapped for another secret, by swappers that know nothing
of views and events; both games are played, and from the first action in which they differ every
byte that leaves towards that viewer (events, views, legal actions, refusals) must be the same. The
run stops at the first difference. No swap is counted twice for one viewer of one game. *Nothing
else found* counts viewers for whom a swapper gave up looking; those who know everything are not
counted. {done} of {wanted} swaps."""


class Round(NamedTuple):
    """One game, cut once, from everybody's eyes."""

    game: str
    number: int


class Tried(NamedTuple):
    game: str
    swaps: int
    none: int
    compared: int
    """Bytes."""


def run(
    swaps: int = SWAPS, minutes: float = MINUTES, processes: int = CORES, again: bool = False
) -> str:
    start = {name: {"next": 0, "swaps": 0, "none": 0, "compared": 0} for name in NAMES}
    kept, time = Kept(f"secrecy-{EACH}-{LONGEST}", start, again), Time(minutes)
    for tried in spread(try_round, _rounds(kept, swaps, time), processes):
        game = kept.totals[tried.game]
        game["next"] += 1
        for what in ("swaps", "none", "compared"):
            game[what] += getattr(tried, what)
        kept.save()
        time.report(f"{thousands(_sum(kept, 'swaps'))} of {thousands(swaps)} swaps")
    return _page(kept, swaps)


def _rounds(kept: Kept, swaps: int, time: Time) -> Iterator[Round]:
    """The game that has had fewest swaps is next, and each game's games are numbered."""
    handed_out = {name: kept.totals[name]["next"] for name in NAMES}
    while _sum(kept, "swaps") < swaps and not time.is_up:
        name = min(NAMES, key=lambda each: _expected(kept, each, handed_out[each]))
        yield Round(name, handed_out[name])
        handed_out[name] += 1


def _expected(kept: Kept, name: str, handed_out: int) -> float:
    """How many swaps a game has when what is handed out comes back, if it goes as before."""
    done: int = kept.totals[name]["next"]
    swaps: int = kept.totals[name]["swaps"]
    return swaps * handed_out / done if done and swaps else float(handed_out)


@cache
def _cases_of(name: str) -> list[Case]:
    return [case for case in every_case() if case.name == name]


def _sum(kept: Kept, what: str) -> int:
    return sum(each[what] for each in kept.totals.values())


def try_round(this: Round) -> Tried:
    cases = _cases_of(this.game)
    seed, place = divmod(this.number, len(cases))
    case, dice = cases[place], Dice(seed * 7919 + 17)
    actions = wander(case, seed + 1000, LONGEST)
    actions = actions[: 1 + dice.below(len(actions))]
    swaps = none = compared = 0
    for viewer in (*range(case.seats), SPECTATOR):
        others = _others(case, actions, viewer, dice)
        if others is None:
            none += 1
            continue
        sent = what_leaves(case, actions, viewer) if others else []
        for other in others:
            assert_really_another(case, actions, other)
            first = first_difference(actions, other)
            if what_leaves(case, other, viewer, first) != sent[first:]:
                raise AssertionError(_told_apart(case, this, viewer, actions, other))
            compared += sum(map(len, sent[first:]))
        swaps += len(others)
    return Tried(this.game, swaps, none, compared)


def _others(case: Case, actions: list[int], viewer: int, dice: Dice) -> list[list[int]] | None:
    """Each of them once. None if the viewer does not know everything, and yet there are none."""
    found: list[list[int]] = []
    for _ in range(EACH):
        other = swapper_of(case)(case, actions, viewer, Dice(dice.roll()))
        if not isinstance(other, list):
            return found if found or other is NOTHING_HIDDEN else None
        if other not in found:
            found.append(other)
    return found


def _told_apart(case: Case, this: Round, viewer: int, actions: list[int], other: list[int]) -> str:
    """All it takes to see it again: the next run also begins with this game."""
    return f"{case}, game {this.number}: viewer {viewer} can tell {actions} from {other}"


def _page(kept: Kept, wanted: int) -> str:
    head = ["game", "swaps", "nothing else found", "told apart"]
    rows = [
        [name, thousands(kept.totals[name]["swaps"]), thousands(kept.totals[name]["none"]), 0]
        for name in NAMES
    ]
    done = thousands(_sum(kept, "swaps"))
    introduction = INTRODUCTION.format(done=done, wanted=thousands(wanted))
    compared = f"{thousands(_sum(kept, 'compared') / 1e6)} million bytes were compared."
    return "\n".join(["# Secrets swapped", "", introduction, "", table(head, rows), compared, ""])


def page() -> str:
    return run()
