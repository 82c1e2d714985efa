"""What the network of Mr. Jack is told by the map is what the rules would do."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from baselines.district import District
from baselines.foresight import HINTS, Foresight

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import argument_of, kind_of
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.codes import INVESTIGATOR, PLACE_BITS, WATSON
from gaslamp.research.episode import Episode
from gaslamp.research.spec import spec_of

SEEN, FLEES, UNSEEN_JACK = 1, 2, 3
MOVED = (codes.MOVE, codes.WHISTLE, codes.EXCHANGE, codes.LANTERN, codes.LAMP, codes.CORDON)


def decisions(games: int) -> Iterator[Episode]:
    dice = Dice(5)
    for seed in range(games):
        episode = Episode(spec_of("mr_jack"), seed)
        while (seat := episode.deciding) >= 0:
            yield episode
            position = episode.position
            legal = position.legal(seat)
            episode.follow(legal[position.random_index(seat, legal, dice.roll())])


def foreseen(episode: Episode, hint: int) -> Any:
    """How much there would be of one thing after each action."""
    weights = np.zeros((1, HINTS), np.float32)
    weights[0, hint] = 1
    [found] = Foresight(District(episode.observe(episode.deciding)[None])).scores(weights)
    return found


def board(episode: Episode) -> Any:
    return episode.position


def afterwards(episode: Episode) -> Iterator[tuple[int, Any]]:
    """Every action after which it is the same turn, but for Watson's: his lantern is yet to be
    turned then."""
    spec, position = episode.spec, board(episode)
    for action in position.legal(episode.deciding):
        kind, whose = kind_of(action), argument_of(action) & PLACE_BITS
        who = position.active if kind == codes.MOVE else whose
        if kind in MOVED and (kind in MOVED[3:] or who != WATSON):
            after = position.copy()
            after.apply(action)
            if after.turn == position.turn and not after.over:
                yield spec.number_of(action), after


def suspects(episode: Episode) -> int:
    position = board(episode)
    own: int = position.alibis[INVESTIGATOR] if episode.deciding == INVESTIGATOR else 0
    innocent: int = position.innocent
    return codes.EVERYBODY & ~innocent & ~own


def test_who_would_be_seen_is_foreseen() -> None:
    met = 0
    for episode in decisions(2):
        found, suspected = foreseen(episode, SEEN), suspects(episode)
        for number, after in afterwards(episode):
            met += 1
            seen = (suspected & after.visible).bit_count() / suspected.bit_count()
            assert found[number] == pytest.approx(seen)
    assert met > 200


def test_jack_knows_whether_he_would_be_seen() -> None:
    for episode in decisions(2):
        if episode.deciding == codes.JACK:
            found = foreseen(episode, UNSEEN_JACK)
            for number, after in afterwards(episode):
                assert found[number] == 1 - (after.visible >> after.jack & 1)


def test_the_investigator_is_told_nothing_about_jack() -> None:
    for episode in decisions(1):
        if episode.deciding == INVESTIGATOR:
            assert not foreseen(episode, UNSEEN_JACK).any()


def test_who_cannot_be_unseen_cannot_flee() -> None:
    for episode in decisions(1):
        hidden, fled = 1 - foreseen(episode, SEEN), foreseen(episode, FLEES)
        for number, _ in afterwards(episode):
            assert fled[number] <= hidden[number] + 1e-6
