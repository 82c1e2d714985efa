"""Games that were dealt in the open, for tests: repeatable, with made-up secrets and nonces."""

import json
from collections.abc import Sequence
from hashlib import sha256
from itertools import cycle, islice
from typing import Any

from tests.contract.cases import Case, every_case

from gaslamp.core.data import to_json
from gaslamp.core.dealing.ceremony import Ceremony, terms_of
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.record import Record
from gaslamp.games import NAMES


def made_up(what: str, seed: int) -> bytes:
    """32 bytes that are always the same."""
    return sha256(f"{what} {seed}".encode()).digest()


def begun(case: Case) -> Play:
    return Play(case.game, case.agreed, case.start())


def opened(case: Case, seed: int, humans: Sequence[int]) -> Ceremony:
    """A table at which all have committed and nobody has revealed."""
    terms = terms_of(begun(case).record(), f"table-{seed}", humans)
    ceremony = Ceremony(terms, made_up("salt", seed), made_up("secret", seed))
    for seat in humans:
        nonce = made_up(f"nonce {seat}", seed)
        ceremony.commit(seat, nonce_commitment(ceremony.commitment, seat, nonce))
    return ceremony


def settled(case: Case, seed: int, humans: Sequence[int]) -> Ceremony:
    """A table that can be dealt."""
    ceremony = opened(case, seed, humans)
    for seat in humans:
        ceremony.reveal(seat, made_up(f"nonce {seat}", seed))
    return ceremony


def dealt(case: Case, seed: int, humans: Sequence[int], longest: int = 150) -> Record:
    """A game played at random with a fair deal; given up after `longest` actions."""
    ceremony, play, dice = settled(case, seed, humans), begun(case), Dice(seed)
    dealer = Dealer(ceremony.seed)
    while not play.position.over and len(play.actions) < longest:
        chance = play.position.chance_awaited
        play.act(dealer.next(play.position) if chance else random_action(play.position, dice))
    return ceremony.sealed(play.record(abandoned=not play.position.over), dealer.draws)


def some_humans(seats: int, seed: int) -> list[int]:
    """All seats, none, one, every other one … in turn."""
    kinds = [list(range(seats)), list(range(0, seats, 2)), [seats - 1], []]
    return kinds[seed % len(kinds)]


def cases_in_turn(number: int) -> list[Case]:
    """So many tables, every game in turn with all its variants and numbers of seats."""
    every = every_case()
    by_game = [cycle([case for case in every if case.name == name]) for name in NAMES]
    return [next(cases) for cases in islice(cycle(by_game), number)]


def fair_records(number: int) -> list[Record]:
    cases = cases_in_turn(number)
    return [dealt(case, i, some_humans(case.seats, i)) for i, case in enumerate(cases)]


def in_json(record: Record) -> dict[str, Any]:
    """As whoever reads the file would see it."""
    plain: dict[str, Any] = json.loads(to_json(record))
    return plain


def reason(refusal: Refusal) -> str:
    """As docs/fairness.md calls it."""
    if refusal.code == "unreadable":
        return refusal.code
    return refusal.sentence.id.removeprefix("dealing-")
