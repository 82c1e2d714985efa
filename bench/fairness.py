"""Whether deals are uniform, and what it costs to make and to check them."""

import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from math import erfc, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from bench.dealing import begun, deal_out, made_up
from bench.tables import saying, table, thousands
from gaslamp.core.dealing.dealer import chances
from gaslamp.core.dice import Dice
from gaslamp.core.random_play import random_action
from gaslamp.games import NAMES, game_named

DEALS = 5_000
SOURCE = Path(__file__).parent.parent / "src"

INTRODUCTION = f"""\
Written by `make bench`. Every game at its usual table, dealt {thousands(DEALS)} times with
made-up seeds, until it is a player's turn. Chi-squared compares how often something came with how
often it should: p is how often pure chance would be further off. Over many rows p falls
anywhere between 0 and 1; a p below 0.001 would be a reason to look closer."""

COST = """\
Milliseconds. The first deal goes on until it is a player's turn, rules included. A whole game is
what the dealer takes in random play to the end: asking the rules what chance may do, and drawing.
The generator alone is what proving costs more than not proving. Verifying is the Python one,
everything replayed and every position asked; the mean of ten games, and the longest of thirty."""


class Fit(NamedTuple):
    """Chi-squared and its degrees of freedom."""

    squared: float
    freedom: int

    @property
    def p(self) -> float:
        """By Wilson and Hilferty's approximation."""
        if not self.freedom:
            return 1.0
        ninth = 2 / (9 * self.freedom)
        deviation = ((self.squared / self.freedom) ** (1 / 3) - 1 + ninth) / sqrt(ninth)
        return erfc(deviation / sqrt(2)) / 2


def fit(counts: dict[Any, int], weights: dict[Any, int]) -> Fit:
    each = sum(counts.values()) / sum(weights.values())
    squared = sum((counts.get(k, 0) - w * each) ** 2 / (w * each) for k, w in weights.items())
    return Fit(squared, len(weights) - 1)


def numbers_drawn(name: str) -> tuple[Fit, int]:
    """Every number of every draw, together with all others that were out of the same total."""
    start = begun(game_named(name)).start
    counts: dict[int, Counter[int]] = defaultdict(Counter)
    for deal in range(DEALS):
        for number, total in deal_out(start, made_up(name, deal)).draws:
            counts[total][number] += 1
    fits = [fit(counts[total], dict.fromkeys(range(total), 1)) for total in counts]
    together = Fit(sum(each.squared for each in fits), sum(each.freedom for each in fits))
    return together, sum(count.total() for count in counts.values())


def first_actions(name: str) -> tuple[Fit, int]:
    """What chance did first where it had a choice, against the weights that the rules give."""
    position, dice = begun(game_named(name)).start, Dice(1)
    while not position.chance_awaited or len(chances(position).actions) == 1:
        position.apply(random_action(position, dice))
    found = chances(position)
    weights = {action: position.chance_weight(action) for action in found.actions}
    counts: Counter[int] = Counter()
    for deal in range(DEALS):
        draws = deal_out(position, made_up(name, deal)).draws
        counts[found.picked(draws[0].number)] += 1
    return fit(counts, weights), len(weights)


def page() -> str:
    return "\n".join(
        [
            "# Fairness",
            "",
            INTRODUCTION,
            "",
            "That every number is exactly as likely as any other is proved by counting, in",
            "`tests/core/dealing/test_generator.py`; this is to see it happen.",
            "",
            table(
                ["game", "numbers drawn", "χ²", "freedom", "p", "first action, of", "χ²", "p"],
                [_uniformity(name) for name in NAMES],
            ),
            "## Cost",
            "",
            COST,
            "",
            _cost_table([*_costs({}), *_costs({"PYTHONPATH": str(SOURCE)})]),
        ]
    )


def _uniformity(name: str) -> list[object]:
    saying(f"{name}, {DEALS} deals")
    drawn, number = numbers_drawn(name)
    first, among = first_actions(name)
    return [
        name,
        thousands(number),
        thousands(drawn.squared),
        thousands(drawn.freedom),
        f"{drawn.p:.3f}",
        among,
        f"{first.squared:.1f}",
        f"{first.p:.3f}",
    ]


def _costs(environment: dict[str, str]) -> list[dict[str, Any]]:
    saying("cost, " + ("uncompiled" if environment else "compiled"))
    command = [sys.executable, "-m", "bench.dealing"]
    measured: list[dict[str, Any]] = json.loads(
        subprocess.check_output(command, env=os.environ | environment, cwd=SOURCE.parent)
    )
    return measured


def _cost_table(costs: list[dict[str, Any]]) -> str:
    head = [
        "game",
        "",
        "first deal (draws)",
        "whole game (draws)",
        "generator alone",
        "verifying",
        "the longest (lines)",
    ]
    return table(head, [_cost_row(each) for each in costs])


def _cost_row(cost: dict[str, Any]) -> list[object]:
    return [
        cost["game"],
        "compiled" if cost["compiled"] else "uncompiled",
        f"{cost['first_deal'] * 1000:.2f} ({cost['first_draws']})",
        f"{cost['whole_game'] * 1000:.2f} ({cost['draws']:.0f})",
        f"{cost['generator'] * cost['draws'] * 1000:.2f}",
        f"{cost['verify'] * 1000:.1f}",
        f"{cost['verify_longest'] * 1000:.1f} ({cost['longest']})",
    ]
