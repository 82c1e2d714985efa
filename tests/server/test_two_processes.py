"""Two servers on one store: neither may assume that it is the only one."""

from pathlib import Path

import pytest
from tests.server.conftest import Start
from tests.server.running import Player, Visitor


@pytest.mark.slow
def test_people_at_one_table_through_two_servers(start: Start, tmp_path: Path) -> None:
    shared = f"sqlite:///{tmp_path}/shared.db"
    first, second = start(), start()
    for house in (first, second):
        house.kill()
        house.database = shared
        house.start()
    anna, bert = Visitor(first.port, "Anna"), Visitor(second.port, "Bert")
    opened = anna.open_table("sleuth", ["me", "open", "bot"])
    here = Player(anna, opened, 0, seed=1).connect()
    there = Player(bert, opened, 1, seed=2).connect()
    here.until(lambda m: m["type"] == "present")
    there.sit()
    assert here.news("seated")["name"] == "Bert"
    assert here.do("say", channel="table", text="who is there?")["type"] == "done"
    assert there.news("talk")["text"] == "who is there?"
    assert there.do("say", channel="table", text="only me")["type"] == "done"
    assert here.news("talk")["text"] == "only me"
    both = [item["text"] for item in there.items[1] if item["type"] == "talk"]
    assert both == ["who is there?", "only me"]
