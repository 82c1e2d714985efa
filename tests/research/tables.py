"""Games that environments are tried with."""

from collections.abc import Iterator

import numpy as np
from tests.contract.cases import Case, every_case

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.random_play import random_action
from gaslamp.core.seats import in_mask
from gaslamp.games import NAMES
from gaslamp.research.encoders.encoder import Encoder
from gaslamp.research.spec import Bytes, Spec, spec_of, tables_of

PUBLISHED = [Case(name, *table) for name in NAMES for table in tables_of(name)]
"""Every game, form and variant at every number of seats, as docs/research.md lists them."""


def all_tables() -> list[Case]:
    """Those, and the ones that the games' own tests are tried at; each once."""
    found = [case for case in every_case() if case.rules is None]
    known = [(case.name, case.seats, case.agreed) for case in found]
    return found + [case for case in PUBLISHED if (case.name, case.seats, case.agreed) not in known]


def spec_for(case: Case) -> Spec:
    return spec_of(case.name, case.seats, case.options)


def moments(case: Case, seed: int, longest: int = 400) -> Iterator[tuple[Position, int]]:
    """Every position of a random game, one object all the way, and the action taken there."""
    position, dice = case.start(), Dice(seed)
    for _ in range(longest):
        if position.over:
            return
        action = random_action(position, dice)
        yield position, action
        position.apply(action)


def seats_of(mask: int) -> list[int]:
    return list(in_mask(mask))


def seen_by(spec: Spec, encoder: Encoder, viewer: int) -> Bytes:
    seen = np.zeros(spec.layout.size, np.uint8)
    encoder.observe(viewer, seen)
    assert encoder.at == spec.layout.size
    return seen
