"""Simulated games of Sleuth as one seat sees them: what it holds, and what it was answered."""

from random import Random
from typing import NamedTuple

from gaslamp.games.sleuth.cards import GEM_COUNT, MATCHES
from gaslamp.games.sleuth.options import hand_size
from gaslamp.knowledge.sleuth.deductions import Number, settle

ONE_ELEMENT = 10
OFFERED = 4


class Seen(NamedTuple):
    sizes: list[int]
    numbers: list[Number]


def game(seats: int, answers: int, asking: str, rng: Random) -> Seen:
    """`asking` is random, greedy (the question that speaks of most open gems), or one-element."""
    size = hand_size(seats, 1)
    sizes = [size] * seats + [GEM_COUNT - 1 - size * seats, 1]
    deal = [place for place, count in enumerate(sizes) for _ in range(count)]
    rng.shuffle(deal)
    numbers = [Number(p, 1 << gem, 1) for gem, p in enumerate(deal) if p in (0, seats)]
    for turn in range(answers):
        asker = turn % seats
        opponent, question = _question(asker, seats, sizes, numbers, asking, rng)
        gems = sum(1 << g for g in range(GEM_COUNT) if deal[g] == opponent) & MATCHES[question]
        numbers.append(Number(opponent, MATCHES[question], gems.bit_count()))
        if asker == 0 and question >= ONE_ELEMENT and gems:
            numbers.append(Number(opponent, gems, gems.bit_count()))
    return Seen(sizes, numbers)


def _question(
    asker: int, seats: int, sizes: list[int], numbers: list[Number], asking: str, rng: Random
) -> tuple[int, int]:
    opponents = [seat for seat in range(seats) if seat != asker]
    questions = ONE_ELEMENT if asking == "one-element" else len(MATCHES)
    offered = [
        (opponent, question)
        for question in rng.sample(range(questions), OFFERED)
        for opponent in opponents
    ]
    if asking != "greedy":
        return rng.choice(offered)
    settled = settle(sizes, numbers)
    assert settled is not None
    rng.shuffle(offered)
    return max(offered, key=lambda ask: _still_open(settled.may[ask[0]], settled.sure[ask[0]], ask))


def _still_open(may: int, sure: int, ask: tuple[int, int]) -> int:
    return (may & ~sure & MATCHES[ask[1]]).bit_count()
