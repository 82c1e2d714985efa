"""The mysteries that the house brings along: enough of each, proved, and no two alike."""

from collections import Counter

import pytest
from msgspec.structs import replace

from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.mysteries.maker import kinds_of
from gaslamp.mysteries.mystery import Mystery, read_mystery, written
from gaslamp.mysteries.proofs import prove
from gaslamp.mysteries.shelf import mysteries_of, mystery_with

ENOUGH = 250
SAMPLE = 3
KINDS = [(game, kind) for game in NAMES for kind in kinds_of(game)]


def of_kind(game: str, kind: str) -> list[Mystery]:
    return [each for each in mysteries_of(game) if each.kind == kind]


@pytest.mark.parametrize("game", NAMES)
def test_there_are_enough_and_no_two_are_alike(game: str) -> None:
    shelf = mysteries_of(game)
    assert len(shelf) >= ENOUGH
    assert max(Counter(each.likeness for each in shelf).values()) == 1
    assert {each.kind for each in shelf} == set(kinds_of(game))
    assert len({each.difficulty for each in shelf}) > 1


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_sample_of_each_kind_is_proved_by_the_other_road(game: str, kind: str) -> None:
    shelf = sorted(of_kind(game, kind), key=lambda each: (each.measured.facts, each.digest))
    for mystery in shelf[:: max(1, len(shelf) // SAMPLE)][:SAMPLE]:
        prove(mystery)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_accepts_something_else_is_not_proved(game: str, kind: str) -> None:
    """Each kind's proof notices an answer that is missing from what is accepted, or wrong."""
    mystery = min(of_kind(game, kind), key=lambda each: (each.measured.facts, each.digest))
    other = next(each for each in of_kind(game, kind) if each.accepted != mystery.accepted)
    with pytest.raises(Unreadable):
        prove(changed(mystery, accepted=other.accepted))


@pytest.mark.parametrize(
    ("game", "kind"), [each for each in KINDS if each[1] in ("missing", "where", "holder")]
)
def test_a_deduction_needs_each_of_its_facts(game: str, kind: str) -> None:
    mystery = min(of_kind(game, kind), key=lambda each: (each.measured.facts, each.digest))
    for at in range(len(mystery.facts)):
        fewer = mystery.facts[:at] + mystery.facts[at + 1 :]
        with pytest.raises(Unreadable):
            prove(changed(mystery, facts=fewer))


def changed(mystery: Mystery, **fields: object) -> Mystery:
    return replace(mystery, **fields)


@pytest.mark.parametrize("game", NAMES)
def test_every_changed_byte_is_noticed(game: str) -> None:
    data = written(mysteries_of(game)[0])
    assert read_mystery(data) == mysteries_of(game)[0]
    for at in range(0, len(data) - 1, 7):
        with pytest.raises(Unreadable):
            read_mystery(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
    for broken in (b" " + data, data.replace(b",", b", ", 1), data[: len(data) // 2], b""):
        with pytest.raises(Unreadable):
            read_mystery(broken)


def test_one_is_found_by_its_digest() -> None:
    first = mysteries_of("sleuth")[0]
    assert mystery_with(first.digest) == first
    with pytest.raises(Unreadable):
        mystery_with("0" * 32)


def test_of_another_game_there_are_none() -> None:
    with pytest.raises(Unreadable):
        mysteries_of("chess")
