"""Cards as a viewer can tell them apart: what lies in a place is a row of labels, sorted.

A label below `OPEN` is a card whose kind is settled. Any other stands for a card that nobody has
looked at yet, so that all such cards of a place are alike: it could be anything that is left, but
for what its flags say. From `POOLED` on it is one of some cards that were seen together and have
been out of sight since: which of them it is, is settled as late as possible. The Culprit always
has its own label.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import comb, factorial, perm, prod
from typing import Final

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT

Labels = bytes

OPEN: Final = 16
NO_ALIBI: Final = 1
NO_ACCOMPLICE: Final = 2
LATE: Final = 4
"""It comes from the pile, not from the deal: so it is none of the cards that are always dealt."""
CLASSES: Final = 8
POOLED: Final = 32
"""The first pool; the next has the next number."""
FLAG: Final = {ALIBI: NO_ALIBI, ACCOMPLICE: NO_ACCOMPLICE}
_REMEMBERED: Final = 1 << 16


def may_be(label: int, kind: int) -> bool:
    """Whether an open card can turn out to be of a kind."""
    return kind != CULPRIT and not (label - OPEN) & FLAG.get(kind, 0)


@lru_cache(_REMEMBERED)
def plus(labels: Labels, more: Labels) -> Labels:
    return bytes(sorted(labels + more))


@lru_cache(_REMEMBERED)
def minus(labels: Labels, label: int) -> Labels:
    at = labels.index(label)
    return labels[:at] + labels[at + 1 :]


@lru_cache(_REMEMBERED)
def unseen(labels: Labels) -> list[tuple[int, Labels, Labels]]:
    """One card goes and nobody sees which: in how many ways, its label, and what stays."""
    return [(labels.count(each), bytes([each]), minus(labels, each)) for each in sorted({*labels})]


@lru_cache(_REMEMBERED)
def seen(labels: Labels, kind: int) -> list[tuple[int, int, Labels, Labels]]:
    """One card is seen to be of a kind: ways, what it was taken for, what stays, what came late."""
    found = []
    for label in sorted({*labels}):
        news = OPEN <= label < POOLED
        if label == kind or (news and may_be(label, kind)):
            late = bytes([kind]) if news and (label - OPEN) & LATE else b""
            found.append((labels.count(label), label, minus(labels, label), late))
    return found


@lru_cache(_REMEMBERED)
def looked_at(labels: Labels, cards: Labels) -> list[tuple[int, Labels]]:
    """All cards are seen: in how many ways it can be these, and which of them came late."""
    left = list(cards)
    for label in labels:
        if label < OPEN:
            if label not in left:
                return []
            left.remove(label)
    open_cards = [label for label in labels if label >= OPEN]
    if len(open_cards) != len(left):
        return []
    found: dict[Labels, int] = {}
    for ways, late in _matches(sorted({*open_cards}), open_cards, sorted(left)):
        found[late] = found.get(late, 0) + ways
    return [(ways, late) for late, ways in found.items()]


def _matches(alike: list[int], cards: list[int], kinds: list[int]) -> Iterator[tuple[int, Labels]]:
    """Every way to tell the open cards what they are, those with one label all at once."""
    if not alike:
        yield 1, b""
        return
    label, size = alike[0], cards.count(alike[0])
    for chosen in sorted({*combinations(kinds, size)}):
        if all(may_be(label, kind) for kind in chosen):
            rest = list(kinds)
            for kind in chosen:
                rest.remove(kind)
            late = bytes(chosen) if (label - OPEN) & LATE else b""
            for ways, later in _matches(alike[1:], cards, rest):
                yield ways * orders(bytes(chosen)), bytes(sorted(late + later))


@lru_cache(_REMEMBERED)
def searched(labels: Labels, kind: int) -> list[tuple[int, Labels, Labels]]:
    """Every open card is asked whether it is of a kind: ways, what it makes, what came late."""
    flag = FLAG[kind]
    asked = sorted({each for each in labels if OPEN <= each < POOLED and may_be(each, kind)})
    others = [label for label in labels if label not in asked]
    counts = [labels.count(label) for label in asked]
    found = []
    for hits in product(*(range(count + 1) for count in counts)):
        after = others + [kind] * sum(hits)
        late = 0
        for label, count, hit in zip(asked, counts, hits, strict=True):
            after += [label | flag] * (count - hit)
            late += hit if (label - OPEN) & LATE else 0
        ways = prod(comb(count, hit) for count, hit in zip(counts, hits, strict=True))
        found.append((ways, bytes(sorted(after)), bytes([kind]) * late))
    return found


@lru_cache(_REMEMBERED)
def without(labels: Labels, kind: int) -> Labels:
    """No open card is of a kind."""
    flag = FLAG[kind]
    return bytes(sorted([each | flag if OPEN <= each < POOLED else each for each in labels]))


@lru_cache(_REMEMBERED)
def unflagged(labels: Labels, flags: int) -> Labels:
    return bytes(sorted([each & ~flags if OPEN <= each < POOLED else each for each in labels]))


@lru_cache(_REMEMBERED)
def drawn(pool: Labels, number: int) -> list[tuple[int, Labels, Labels]]:
    """So many cards of a pool are settled: in how many orders, which ones, and what stays."""
    found = []
    for chosen in sorted({*combinations(pool, number)}):
        rest = pool
        for kind in chosen:
            rest = minus(rest, kind)
        found.append((orders(bytes(chosen)), bytes(chosen), rest))
    return found


@lru_cache(_REMEMBERED)
def orders(cards: Labels) -> int:
    """In how many orders cards can lie, those of a kind being alike."""
    return factorial(len(cards)) // prod(factorial(cards.count(kind)) for kind in {*cards})


@lru_cache(_REMEMBERED)
def class_counts(labels: Labels) -> tuple[int, ...]:
    """How many open cards there are with each set of flags."""
    return tuple(labels.count(OPEN + flags) for flags in range(CLASSES))


def falling(number: int, times: int) -> int:
    """In how many orders so many of a number of things can be taken."""
    return perm(number, times) if times <= number else 0
