"""What was written under older rules is read, replayed and gone on with under them.

The files beside this one were written by the house when those rules were its newest. Nothing writes
them anew: a game that changes its rules adds files of the version that it leaves.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contract.cases import wander
from tests.games.mr_jack.cases import PLAYTHROUGHS

from gaslamp.bots import bot_for
from gaslamp.core.data import from_json, pretty
from gaslamp.core.dealing.verification import verify
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.explicit import PositionFile, describe, stand_up
from gaslamp.core.play import Play
from gaslamp.core.record import Record, record_of, replay, start_of
from gaslamp.core.seats import in_mask
from gaslamp.core.sight import Sight
from gaslamp.games import NAMES, game_named
from gaslamp.knowledge import knowledge_for

HERE = Path(__file__).parent
ONLY_NEW = "whistle Holmes m10-m9"
"""What the second version of Mr. Jack allows in the crowded game's position, and the first not."""
OTHERS = ("position", "sight", "left")
RECORDS = [path.name for path in sorted(HERE.glob("*.json")) if not path.stem.endswith(OTHERS)]


def read(name: str, kind: Any) -> Any:
    return from_json((HERE / name).read_bytes(), kind)


def played(name: str) -> Play:
    record: Record = read(name, Record)
    game = game_named(record.game, record.rules)
    play = Play(game, game.options(record.options), start_of(game, record))
    for step in replay(game, record):
        play.act(step.action)
    return play


def legal(play: Play) -> set[str]:
    (seat,) = in_mask(play.position.awaited)
    return {play.game.write(action, play.position) for action in play.position.legal(seat)}


@pytest.mark.parametrize("name", NAMES)
def test_every_version_that_was_ever_played_is_kept(name: str) -> None:
    versions = range(1, game_named(name).rules_version + 1)
    assert [game_named(name, rules).rules_version for rules in versions] == list(versions)
    assert all(any(HERE.glob(f"{name}-{rules}-*.json")) for rules in versions[:-1])


@pytest.mark.parametrize("rules", [0, -1, 3, 10**30])
def test_no_other_version_is(rules: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        game_named("mr_jack", rules)
    assert refusal.value.sentence.words == {"rules": rules, "known": "1, 2"}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_the_same_game_to_the_byte(name: str) -> None:
    record: Record = read(name, Record)
    play = played(name)
    again = record_of(play.game, play.options, play.start, play.actions)
    if record.proof is not None:
        again = msgspec.structs.replace(again, table=record.table, proof=record.proof)
        assert verify(play.game, record)
    if record.outcome is not None and record.outcome.reason == "abandoned":
        again = msgspec.structs.replace(again, outcome=record.outcome)
    assert pretty(again).encode() == (HERE / name).read_bytes()


def test_where_the_versions_differ_the_old_game_does_not_change() -> None:
    play = played("mr_jack-1-unfinished.json")
    assert play.game.rules_version == 1
    assert ONLY_NEW not in legal(play)
    newest = game_named("mr_jack")
    anew = Play(newest, play.options, newest.start(2, play.options))
    for action in play.actions:
        anew.act(action)
    assert legal(anew) - legal(play) == {ONLY_NEW}


def test_a_position_keeps_its_rules() -> None:
    old = game_named("mr_jack", 1)
    name = "mr_jack-1-position.json"
    file = read(name, PositionFile[old.option_type, old.facts_type])  # type: ignore[name-defined]
    position = stand_up(old, file)
    assert ONLY_NEW not in {old.write(action, position) for action in position.legal(1)}
    assert pretty(describe(old, file.options, position)).encode() == (HERE / name).read_bytes()
    with pytest.raises(Unreadable):
        stand_up(game_named("mr_jack"), file)


def test_a_sight_is_thought_about_under_its_own_rules() -> None:
    old = game_named("mr_jack", 1)
    kind = Sight[old.option_type, old.event_type, old.view_type]  # type: ignore[name-defined]
    sight: Any = read("mr_jack-1-sight.json", kind)
    knowledge, bot = knowledge_for("mr_jack"), bot_for("mr_jack")
    for rules, found in ((1, False), (2, True)):
        seen = msgspec.structs.replace(sight, rules=rules)
        sample = knowledge.sample(seen, Dice(1))
        offered = [old.write(action, sample) for action in sample.legal(sight.viewer)]
        assert (ONLY_NEW in offered) is found
        typed = [old.to_typed(action) for action in sample.legal(sight.viewer)]
        assert bot.choose(seen, typed, Dice(1)) in typed
    with pytest.raises(Refusal):
        knowledge.sample(msgspec.structs.replace(sight, rules=9), Dice(1))


@pytest.mark.parametrize(("name", "case", "seed"), PLAYTHROUGHS, ids=str)
def test_what_differs_nowhere_is_told_alike(name: str, case: Any, seed: int) -> None:
    """The golden games are games of either version."""
    record: Record = read(name.replace("mr_jack-", "mr_jack-1-") + ".json", Record)
    steps = replay(game_named("mr_jack", 1), record)
    assert [step.action for step in steps] == wander(case, seed)
