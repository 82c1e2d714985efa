"""A table that was opened under older rules goes on under them, and the next one has the newest."""

import json

import pytest
from tests.old_rules.test_old_rules import HERE
from tests.table.sitting import NOW, PEOPLE, Sitting, plain

from gaslamp.core.data import to_json
from gaslamp.core.dealing.verification import verify
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, PutAside, Unreadable
from gaslamp.games import game_named
from gaslamp.store import Entry
from gaslamp.table import questions, requests
from gaslamp.table.faces import record
from gaslamp.table.sights import sight_then
from gaslamp.table.state import load

ONLY_NEW = {"type": "whistle", "seat": 1, "character": "Watson", "points": 1, "to": "m9"}
"""Goodley's last free cell, on which Watson could be accused at once."""


class Kept(Sitting):
    """The table that was kept: the Investigator has just taken Goodley's card."""

    def __init__(self, rules: int = 1) -> None:
        self.now, self.dice, self.ids = NOW, Dice(1), 100
        lines = (HERE / "mr_jack-1-table.jsonl").read_text("utf-8").splitlines()
        bodies = [json.loads(line)["body"] for line in lines]
        bodies[0]["rules"] = rules
        self.list = [Entry(NOW, to_json(body)) for body in bodies]
        self.table = load(self.list)


def test_a_running_table_goes_on_under_its_rules() -> None:
    kept = Kept()
    assert kept.table.game.rules_version == 1
    assert ONLY_NEW not in kept.offered(1)
    with pytest.raises(NotLegal):
        kept.move(1, ONLY_NEW)
    kept.play_out()
    sealed = record(kept.table)
    assert sealed.rules == 1
    assert verify(game_named("mr_jack", 1), sealed)
    assert load(kept.list).outcome == kept.table.outcome


def test_by_the_newest_rules_it_would_have_been_allowed() -> None:
    """The same moves, and not what chance would have drawn: nothing of this leaves the test."""
    kept = Kept()
    newest = game_named("mr_jack")
    position = newest.start(2, newest.options({}))
    for action in kept.hand.play.actions:
        position.apply(action)
    assert ONLY_NEW in [plain(newest.to_typed(action)) for action in position.legal(1)]


def test_bots_and_aids_are_told_the_rules() -> None:
    kept = Kept()
    question = questions.question(kept.table, questions.Turn(1, True), 1)._replace(level="novice")
    assert question.sight.rules == 1
    assert plain(questions.answer(question)[0]) in kept.offered(1)
    kept.play_out()
    assert sight_then(kept.table, 1, 10).rules == 1


def test_playing_again_is_playing_by_the_newest_rules() -> None:
    kept = Kept()
    kept.play_out()
    _, opened = requests.play_again(kept.table, PEOPLE[0], "next", "code", kept.random)
    after = load([Entry(NOW, to_json(entry)) for entry in opened])
    assert after.game.rules_version == game_named("mr_jack").rules_version == 2


@pytest.mark.parametrize("rules", [0, 3])
def test_a_table_of_unknown_rules_is_put_aside(rules: int) -> None:
    with pytest.raises(PutAside) as refusal:
        Kept(rules)
    why = refusal.value.__cause__
    assert isinstance(why, Unreadable)
    assert why.sentence.id == "unreadable-rules"
