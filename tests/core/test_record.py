"""Records that have been tampered with are refused, each with its own reason."""

from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case, wander

from gaslamp.core.data import from_json, to_json
from gaslamp.core.errors import NotLegal, NotYourDecision, Unreadable
from gaslamp.core.play import Play
from gaslamp.core.record import Record, replay
from gaslamp.games import game_named
from gaslamp.games.sleuth import GAME


@pytest.fixture(scope="module")
def record() -> Record:
    case = Case("sleuth", 4)
    play = Play(GAME, case.agreed, case.start())
    for action in wander(case, 2, longest=10_000):
        play.act(action)
    return play.record()


def refusal(record: Record, **changes: Any) -> Any:
    with pytest.raises(Unreadable) as refused:
        list(replay(GAME, msgspec.structs.replace(record, **changes)))
    return refused.value


def test_a_good_record_replays(record: Record) -> None:
    assert len(list(replay(GAME, record))) == len(record.moves)


def test_the_format_and_the_rules_are_known(record: Record) -> None:
    assert refusal(record, format=2).sentence.id == "unreadable-format"
    assert refusal(record, rules=99).sentence.id == "unreadable-rules"


def test_another_number_of_seats(record: Record) -> None:
    assert refusal(record, seats=9).sentence.id == "unreadable-seats"
    assert refusal(record, seats=5).sentence.id == "unreadable-move"


def test_other_options(record: Record) -> None:
    assert refusal(record, options={"missing": 9}).sentence.id == "unreadable-field"
    assert refusal(record, options={"gems": 1}).sentence.id == "unreadable-unknown-field"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "unreadable-line"),
        ("A", "unreadable-line"),
        ("Z: exchange", "unreadable-seat"),
        ("house: deal B", "unreadable-action"),
        ("house: deal Z red pearl pair", "unreadable-seat"),
        ("house: deal A red pearl", "sleuth-no-such-gem"),
        ("house: draw [red red]", "sleuth-no-such-card"),
        ("house: begin A", "not-legal"),
        ("A: exchange", "not-your-decision"),
        ("A: ask B purple [purple]", "sleuth-no-such-question"),
        ("A: ask B red [red], announce", "not-your-decision"),
    ],
)
def test_a_line_that_does_not_belong(record: Record, line: str, reason: str) -> None:
    error = refusal(record, moves=[line, *record.moves[1:]])
    assert error.sentence.id == "unreadable-move"
    assert error.sentence.words["number"] == 1
    assert error.sentence.words["reason"].id == reason


def test_a_player_does_not_deal(record: Record) -> None:
    """A seat cannot take an action of the house, even while the house is awaited."""
    _, _, dealt = record.moves[0].partition(": ")
    refused = refusal(record, moves=[f"A: {dealt}", *record.moves[1:]])
    assert refused.sentence.words["reason"].id == "not-your-decision"


def test_lines_in_another_order(record: Record) -> None:
    moves = [*record.moves[:60], record.moves[61], record.moves[60], *record.moves[62:]]
    assert refusal(record, moves=moves).sentence.id == "unreadable-move"


def test_a_record_cut_short_does_not_bear_its_outcome(record: Record) -> None:
    assert refusal(record, moves=record.moves[:-1]).sentence.id == "unreadable-outcome"
    assert refusal(record, moves=record.moves, outcome=None).sentence.id == "unreadable-outcome"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "unreadable-json"),
        (b"\xff\xfe", "unreadable-json"),
        (b"[1, 2]", "unreadable-json"),
        (b'{"game": 7}', "unreadable-field"),
        (b"[" * 200_000, "unreadable-json"),
        (b'{"moves": ' + b"[" * 100_000, "unreadable-json"),
        (b" " * (5 * 1024 * 1024), "unreadable-too-large"),
        (b'{"game": "sleuth", "cheat": 1}', "unreadable-unknown-field"),
        (b'{"game": "sleuth", "rules": 1e999}', "unreadable-json"),
    ],
)
def test_files_that_are_no_records(data: bytes, message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        from_json(data, Record)
    assert refused.value.sentence.id in (message, "unreadable-field", "unreadable-json")


def test_an_unknown_game() -> None:
    with pytest.raises(Unreadable) as refused:
        game_named("ludo")
    assert refused.value.sentence.id == "unreadable-game"


def test_a_refused_action_changes_nothing() -> None:
    case = Case("sleuth", 4)
    play = Play(GAME, case.agreed, case.start())
    for action in wander(case, 2, longest=60):
        play.act(action)
    before, actions, told = play.position.copy(), list(play.actions), list(play.told)
    with pytest.raises(NotYourDecision):
        play.act(30)
    with pytest.raises(NotLegal):
        play.act(play.position.turn | 9 << 5)  # type: ignore[attr-defined]
    assert play.position.same_as(before)
    assert (play.actions, play.told) == (actions, told)


def test_records_are_written_the_same_every_time(record: Record) -> None:
    assert to_json(record) == to_json(from_json(to_json(record), Record))
