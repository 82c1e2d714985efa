"""The Culprit: who holds it by a solver, the card that cannot lose by a graph judged backwards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations_with_replacement
from typing import Any, Final

from msgspec.structs import replace

from gaslamp.core.data import from_plain, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.explicit import position_from
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.core.sight import Sight
from gaslamp.games.culprit import GAME
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT
from gaslamp.games.culprit.notation import SEATS
from gaslamp.knowledge.culprit.bounds import read
from gaslamp.knowledge.culprit.names import PLAYED
from gaslamp.knowledge.culprit.solver import Asking, asking_about
from gaslamp.knowledge.culprit.transcript import SeenFact
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.proofs import insist

_TRIES: Final = 20_000
"""A question that the solver cannot decide in so many is none for people."""
_CULPRIT: Final = CARD_TEXT[CULPRIT]


# Who holds it


def holder(mystery: Mystery) -> None:
    sight = _sight(mystery)
    deck, reading = read(sight)
    with Asking(deck, reading) as asking, asking_about(sight, deck, CULPRIT, False) as simpler:
        by_event = {fact.at: fact for fact in asking.facts}
        facts = [by_event[row["at"]] for row in mystery.facts]
        both = (simpler, asking)
        asking.tries = simpler.tries = _TRIES
        insist(_holders(both, facts) == mystery.accepted, "answer")
        for at in range(len(facts)):
            insist(len(_holders(both, facts[:at] + facts[at + 1 :])) > 1, "minimal")
        used: list[SeenFact] = []
        for reason in mystery.chain:
            used += [facts[number] for number in reason.facts]
            insist(_holders(both, used) == reason.left, "chain")


def _sight(mystery: Mystery) -> Sight[Any, Any, Any]:
    told = [from_plain(each, GAME.event_type) for each in mystery.given["events"]]
    return replace(mystery.sight, events=told)


def _holders(askings: Sequence[Asking], facts: Sequence[SeenFact]) -> list[str]:
    """First with few kinds told apart, which rules out much, and quickly."""
    left = set(askings[0].guilty_questions()) - {PLAYED}
    for asking in askings:
        questions = asking.guilty_questions()
        left = {name for name in left if asking.fits(questions[name], facts)}
    return sorted(left)


# The card that cannot lose


def safe(mystery: Mystery) -> None:
    worlds, seat = list(_worlds(mystery)), mystery.viewer
    first = worlds[0]
    names = {play: GAME.write(play, first) for play in first.legal(seat)}
    for play, name in names.items():
        graphs = (Graph(world, play, seat) for world in worlds)
        if name in mystery.accepted:
            insist(not any(graph.loses_somewhere for graph in graphs), "answer")
        else:
            insist(any(graph.is_lost for graph in graphs), "answer")
    insist(set(mystery.accepted) <= set(names.values()) and bool(mystery.accepted), "answer")


def _worlds(mystery: Mystery) -> Iterator[Any]:
    """Every hand that the unseen cards can make, one seat after the other."""
    plain = mystery.given["position"]
    options = GAME.options(mystery.options)
    start = GAME.start(mystery.seats, options)
    unseen = Counter(dict(zip(CARD_TEXT, start.copies, strict=True)))
    lying = [*plain["played"], plain["discarded"], plain["hands"][mystery.viewer]]
    unseen.subtract(Counter(card for cards in lying for card in cards))
    sizes = [len(hand) for hand in plain["hands"]]
    for hands in _hands(mystery, unseen, sizes, 0):
        guilty = [SEATS[seat] for seat, hand in enumerate(hands) if _CULPRIT in hand]
        facts = from_plain({**plain, "hands": hands}, GAME.facts_type)
        if guilty and guilty[0] in mystery.given["guilty"]:
            with suppress(Unreadable):
                yield position_from(GAME, facts, mystery.seats, options)


def _hands(
    mystery: Mystery, unseen: Counter[str], sizes: list[int], seat: int
) -> Iterator[list[list[str]]]:
    if seat == mystery.seats:
        yield []
        return
    if seat == mystery.viewer:
        own = mystery.given["position"]["hands"][seat]
        for more in _hands(mystery, unseen, sizes, seat + 1):
            yield [own, *more]
        return
    kinds = [card for card in CARD_TEXT if unseen[card]]
    for hand in combinations_with_replacement(kinds, sizes[seat]):
        if all(unseen[card] >= count for card, count in Counter(hand).items()):
            for more in _hands(mystery, unseen - Counter(hand), sizes, seat + 1):
                yield [list(hand), *more]


class Graph:
    """All that can come of a play in one world, each state once."""

    def __init__(self, world: Any, play: int, seat: int) -> None:
        self.seat = seat
        self.states: dict[bytes, Any] = {}
        self.after: dict[bytes, list[bytes]] = {}
        first = world.copy()
        first.apply(play)
        self._first = self._enter(first)
        waiting = [self._first]
        while waiting:
            waiting = [key for each in waiting for key in self._expand(each)]

    def _enter(self, position: Any) -> bytes:
        key = to_json(GAME.to_facts(position))
        self.states.setdefault(key, position)
        return key

    def _expand(self, key: bytes) -> list[bytes]:
        """Those that were not known before."""
        position = self.states[key]
        self.after[key] = found = []
        fresh = []
        for action in _choices(position):
            then = position.copy()
            then.apply(action)
            known = len(self.states)
            found.append(self._enter(then))
            if len(self.states) > known:
                fresh.append(found[-1])
        return fresh

    @property
    def loses_somewhere(self) -> bool:
        return any(state.over and not self._won(state) for state in self.states.values())

    def _won(self, state: Any) -> bool:
        return bool(state.winners >> self.seat & 1)

    @property
    def is_lost(self) -> bool:
        """States that are lost, found backwards from the ends until there are no more."""
        lost = {key for key, s in self.states.items() if s.over and not self._won(s)}
        growing = True
        while growing:
            more = {key for key in self.after if key not in lost and self._falls(key, lost)}
            lost |= more
            growing = bool(more)
        return self._first in lost

    def _falls(self, key: bytes, lost: set[bytes]) -> bool:
        after = self.after[key]
        own = self.states[key].awaited == 1 << self.seat
        bad = [each in lost for each in after]
        return bool(after) and (all(bad) if own else any(bad))


def _choices(position: Any) -> list[int]:
    if position.over:
        return []
    if position.chance_awaited:
        return list(position.legal(CHANCE))
    return list(position.legal(next(iter(in_mask(position.awaited)))))


PROOFS: Final = {"holder": holder, "safe": safe}
