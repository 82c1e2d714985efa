"""The two verifiers agree, on what holds and on what does not, and why."""

from copy import deepcopy
from functools import cache
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace
from tests.contract.cases import Case, wander
from tests.core.dealing.dealt import begun, dealt, fair_records, in_json, made_up, reason
from tests.core.dealing.second import second_opinions
from tests.core.dealing.spoils import WAYS, Plain

from gaslamp.core.data import from_plain
from gaslamp.core.dealing.ceremony import Ceremony, terms_of
from gaslamp.core.dealing.verification import verify
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Disproved, Unreadable
from gaslamp.core.play import Play
from gaslamp.core.prologue import Prologue
from gaslamp.core.record import Record, write_lines
from gaslamp.games import NAMES, game_named

MANY = 200


@cache
def fair() -> list[Plain]:
    return [in_json(record) for record in fair_records(MANY)]


def first_opinion(plain: Any, fair: Plain) -> str | None:
    """The reason that is given, or None where the record holds; `fair` is what it was made of."""
    try:
        verify(game_named(fair["game"], fair["rules"]), from_plain(plain, Record))
    except (Disproved, Unreadable) as refusal:
        return reason(refusal)
    return None


def other_table(number: int) -> Plain:
    """Another record of the same game."""
    return fair()[(number + len(NAMES)) % MANY]


@cache
def spoilt() -> list[tuple[str, Plain, Plain]]:
    """Every way in turn; a record that cannot be spoilt in one way waits for the next."""
    found: list[tuple[str, Plain, Plain]] = []
    ways = cycle(WAYS.items())
    for number in range(MANY):
        while len(found) == number:
            name, (spoil, _) = next(ways)
            record = fair()[number]
            plain = spoil(record, other_table(number), Dice(number))
            if plain is not None:
                found.append((name, record, plain))
    return found


@pytest.mark.slow
def test_both_accept_every_fair_record() -> None:
    assert {record["game"] for record in fair()} == set(NAMES)
    for record, opinion in zip(fair(), second_opinions(fair()), strict=True):
        assert first_opinion(record, record) is None
        assert opinion["holds"], opinion


@pytest.mark.slow
def test_both_refuse_every_spoilt_record_for_the_same_reason() -> None:
    opinions = second_opinions(plain for _, _, plain in spoilt())
    assert {record["game"] for _, record, _ in spoilt()} == set(NAMES)
    for (name, record, plain), opinion in zip(spoilt(), opinions, strict=True):
        assert first_opinion(plain, record) in WAYS[name][1], name
        assert not opinion["holds"], name
        assert opinion["reason"] == first_opinion(plain, record), name


@pytest.mark.parametrize("name", WAYS)
def test_each_way_to_spoil_a_record_has_its_reason(name: str) -> None:
    spoil, reasons = WAYS[name]
    for number in range(16):
        plain = spoil(fair_few()[number], fair_few()[(number + len(NAMES)) % 16], Dice(number))
        if plain is not None:
            assert first_opinion(plain, fair_few()[number]) in reasons
            return
    pytest.fail("nothing could be spoilt in this way")


@cache
def fair_few() -> list[Plain]:
    return [in_json(record) for record in fair_records(16)]


def test_a_record_is_read_again_as_it_was_written(case: Any) -> None:
    record = dealt(case, 1, range(case.seats), longest=80)
    assert from_plain(in_json(record), Record) == record
    assert verify(case.game, record)


def test_both_check_what_a_game_goes_on_from() -> None:
    """A line of it that is changed, or its salt, is another start."""
    case, seed = Case("mr_jack", 2), 3
    lines = write_lines(case.game, case.start(), wander(case, 5, 30))
    prologue = Prologue(lines, "5a" * 32)
    plain = replace(begun(case).record(), start=prologue.start)
    play = Play.of(case.game, plain)
    ceremony = Ceremony(terms_of(plain, "table", []), made_up("salt", seed), made_up("x", seed))
    sealed = in_json(ceremony.sealed(play.record(abandoned=True), []))
    salted, changed = deepcopy(sealed), deepcopy(sealed)
    salted["start"]["prologue"]["salt"] = "5b" * 32
    changed["start"]["prologue"]["lines"][0] = "house: jack Gull"
    opinions = second_opinions([sealed, salted, changed])
    assert [opinion["holds"] for opinion in opinions] == [True, False, False]
    assert first_opinion(sealed, sealed) is None
    assert first_opinion(salted, sealed) == opinions[1]["reason"] == "other-start"
    assert first_opinion(changed, sealed) == opinions[2]["reason"] == "other-start"
