"""Secrets swapped for others: nobody may be able to tell.

python -m bench secrecy     with GASLAMP_SWAPS and GASLAMP_MINUTES if wanted
"""

import os
from collections.abc import Iterator

from tests.contract.cases import NOTHING_HIDDEN, Case, every_case, swapper_of, wander
from tests.contract.leaving import what_leaves
from tests.contract.test_secrecy import assert_really_another

from bench.keeping import Kept, Time
from bench.tables import table, thousands
from gaslamp.core.dice import Dice
from gaslamp.core.seats import SPECTATOR
from gaslamp.games import NAMES

SWAPS = int(os.environ.get("GASLAMP_SWAPS", "1000000"))
MINUTES = float(os.environ.get("GASLAMP_MINUTES", "60"))
EACH = 8
"""So many other secrets are tried for one viewer of one game."""
LONGEST = 200

INTRODUCTION = """\
Written by `gaslamp bench secrecy`: a random game is cut at a random moment; what a seat or a
spectator cannot know by the rulebook is swapped for another secret, by swappers that know nothing
of views and events; both games are played, and every byte that leaves towards that viewer (events,
views, legal actions, refusals) must be the same. The run stops at the first difference. *Nothing
else possible* counts moments at which no other secret was found. {done} of {wanted} swaps."""


def run(swaps: int = SWAPS, minutes: float = MINUTES, again: bool = False) -> str:
    kept = Kept("secrecy", {"next": 0, "swaps": {}, "none": {}, "bytes": 0}, again)
    time, cases = Time(minutes), [_cases_of(name) for name in NAMES]
    while _done(kept) < swaps and not time.is_up:
        turn, game = divmod(kept.totals["next"], len(cases))
        seed, place = divmod(turn, len(cases[game]))
        _try(kept, cases[game][place], seed)
        kept.totals["next"] += 1
        kept.save()
        time.report(f"{thousands(_done(kept))} of {thousands(swaps)} swaps")
    return _page(kept, swaps)


def _cases_of(name: str) -> list[Case]:
    return [case for case in every_case() if case.name == name]


def _done(kept: Kept) -> int:
    return sum(kept.totals["swaps"].values())


def _try(kept: Kept, case: Case, seed: int) -> None:
    """One game, cut once, from everybody's eyes."""
    dice = Dice(seed * 7919 + 17)
    actions = wander(case, seed + 1000, LONGEST)
    actions = actions[: 1 + dice.below(len(actions))]
    for viewer in (*range(case.seats), SPECTATOR):
        sent = None
        for other in _others(case, actions, viewer, dice):
            if other is None:
                _count(kept, "none", case)
                continue
            assert_really_another(case, actions, other)
            sent = sent or what_leaves(case, actions, viewer)
            if what_leaves(case, other, viewer) != sent:
                raise AssertionError(f"{case}, game {seed}: viewer {viewer} can tell")
            _count(kept, "swaps", case)
            kept.totals["bytes"] += sum(map(len, sent))


def _others(case: Case, actions: list[int], viewer: int, dice: Dice) -> Iterator[list[int] | None]:
    for _ in range(EACH):
        other = swapper_of(case)(case, actions, viewer, Dice(dice.roll()))
        if other is NOTHING_HIDDEN:
            return
        yield other if isinstance(other, list) else None


def _count(kept: Kept, what: str, case: Case) -> None:
    counts = kept.totals[what]
    counts[case.name] = counts.get(case.name, 0) + 1


def _page(kept: Kept, wanted: int) -> str:
    totals = kept.totals
    rows = [
        [name, thousands(totals["swaps"].get(name, 0)), thousands(totals["none"].get(name, 0)), 0]
        for name in NAMES
    ]
    head = ["game", "swaps", "nothing else possible", "told apart"]
    introduction = INTRODUCTION.format(done=thousands(_done(kept)), wanted=thousands(wanted))
    compared = f"{thousands(totals['bytes'] / 1e6)} million bytes were compared."
    return "\n".join(["# Secrets swapped", "", introduction, "", table(head, rows), compared, ""])


def page() -> str:
    return run()
