"""Reactions, nudges, the pace of bots, and being called from another table."""

import asyncio
from typing import Any

import pytest
from tests.server.bottle import Bottle
from tests.server.conftest import Start
from tests.server.running import Player, Running, Visitor
from tests.server.test_coming_back import seated, turn_of
from tests.server.test_faults import begun, in_bottle, until_moves

__all__ = ["in_bottle"]


def is_reaction(message: Any) -> bool:
    return bool(message["type"] == "reacted")


def has_heard(player: Player, kind: str) -> bool:
    """Of all that the house has said until now."""
    player.send({"type": "ping", "number": 3})
    player.until(lambda m: m["type"] == "pong")
    return any(f'"type":"{kind}"'.encode() in each for each in player.heard)


def test_a_reaction_is_seen_by_all_who_look_and_is_not_kept(house: Running) -> None:
    anna, bert, clara = seated(house)
    watcher = Player(Visitor(house.port), anna.opened, None).connect()
    watcher.until(lambda m: m["type"] == "present")
    lines = {seat: len(items) for seat, items in bert.items.items()}
    assert anna.do("react", reaction="bravo")["type"] == "done"
    for each in (bert, clara, watcher):
        seen = each.until(is_reaction)
        assert (seen["seat"], seen["reaction"]) == (0, "bravo")
    assert not has_heard(bert, "news") or {s: len(i) for s, i in bert.items.items()} == lines
    assert watcher.do("react", reaction="tea")["code"] == "not-your-decision"


def test_reactions_are_muted_by_each_and_by_the_host_for_all(start: Start) -> None:
    house = start(limits={"reactions": {"burst": 100, "rate": 100}})
    anna, bert, clara = seated(house)
    assert bert.do("mute", speaker="reactions")["type"] == "done"
    assert anna.do("react", reaction="laugh")["type"] == "done"
    clara.until(is_reaction)
    assert not has_heard(bert, "reacted")
    assert bert.do("mute", speaker="reactions", for_all=True)["code"] == "not-your-decision"
    assert anna.do("mute", speaker="reactions", for_all=True)["type"] == "done"
    refused = clara.do("react", reaction="tea")
    assert refused["text"] == "The host has turned reactions off at this table."
    assert clara.present[2]["reactions"] is False
    assert anna.do("mute", speaker="reactions", is_muted=False, for_all=True)["type"] == "done"
    assert clara.do("react", reaction="tea")["type"] == "done"
    clara_as = next(m for m in iter(anna.hear, None) if m.get("reaction") == "tea")["speaker"]
    assert bert.do("mute", speaker="reactions", is_muted=False)["type"] == "done"
    assert bert.do("mute", speaker=clara_as)["type"] == "done"
    assert clara.do("react", reaction="hm")["type"] == "done"
    assert anna.do("react", reaction="aha")["type"] == "done"
    assert bert.until(is_reaction)["reaction"] == "aha"


def test_too_many_reactions_are_refused_and_nobody_is_sent_away(house: Running) -> None:
    anna = seated(house)[0]
    answers = [anna.do("react", reaction="gasp")["type"] for _ in range(8)]
    assert answers[:4] == ["done"] * 4
    assert set(answers[4:]) == {"refused"}
    assert anna.refusals[-1]["code"] == "too-much"


def test_what_is_no_reaction_is_not_sent_on(house: Running) -> None:
    anna = seated(house)[0]
    anna.send({"type": "react", "id": "x", "reaction": "<b>"})
    with pytest.raises(Exception, match="1007"):
        anna.until(lambda _: False)


def test_spectators_behind_a_curtain_see_no_reaction(house: Running) -> None:
    anna, bert, _ = seated(house, delay=3600)
    watcher = Player(Visitor(house.port), anna.opened, None).connect()
    watcher.until(lambda m: m["type"] == "present")
    assert anna.do("react", reaction="gasp")["type"] == "done"
    bert.until(is_reaction)
    assert not has_heard(watcher, "reacted")


def test_a_nudge_is_only_for_who_has_been_waited_for(house: Running) -> None:
    players = seated(house)
    mover = turn_of(players)
    other = next(p for p in players if p is not mover)
    for seat in range(3):
        code = other.do("nudge", seat=seat)["code"]
        assert code == ("not-your-decision" if seat == other.seat else "not-legal")
    assert other.refusals[-1]["text"] == "Nobody has been waiting there for long enough."


def test_who_sleeps_is_nudged_once_a_minute(start: Start) -> None:
    program = (
        "from gaslamp.table import company; company.ASLEEP = 0;"
        " from gaslamp.cli import main; main()"
    )
    house = start(program=program)
    players = seated(house)
    mover = turn_of(players)
    first, second = (p for p in players if p is not mover)
    assert first.do("nudge", seat=mover.seat)["type"] == "done"
    said = mover.until(lambda m: m["type"] == "nudged")
    assert said["by"] == f"Person {first.seat}"
    assert said["table"] == mover.opened["table"]
    assert second.do("nudge", seat=mover.seat)["code"] == "too-much"
    assert not has_heard(second, "nudged")
    assert first.do("nudge", seat=first.seat)["code"] == "not-your-decision"
    watcher = Player(Visitor(house.port), mover.opened, None).connect()
    watcher.until(lambda m: m["type"] == "present")
    assert watcher.do("nudge", seat=mover.seat)["code"] == "not-your-decision"


def test_since_when_somebody_is_waited_for(house: Running) -> None:
    players = seated(house)
    mover = turn_of(players)
    before = mover.present[mover.seat or 0]["waiting"]
    assert [since is not None for since in before] == [seat == mover.seat for seat in range(3)]
    assert mover.do("say", channel="table", text="wait")["type"] == "done"
    assert mover.present[mover.seat or 0]["waiting"] == before


def test_who_is_at_another_table_hears_that_it_is_their_turn(house: Running) -> None:
    players = seated(house)
    mover = turn_of(players)
    others = [p for p in players if p is not mover]
    tables = []
    for each in others:
        opened = each.visitor.open_table("sleuth", ["me", "open", "open"])
        tables.append(Player(each.visitor, opened, 0, seed=7).connect())
        tables[-1].until(lambda m: m["type"] == "present")
    decision = mover.present[mover.seat or 0]["decision"]
    wanted = next(c["action"] for c in decision["choices"] if c["action"]["type"] == "exchange")
    mover.do("move", seat=mover.seat, decision=decision["number"], steps=[wanted])
    heard = [each for each in tables if has_heard(each, "elsewhere")]
    assert len(heard) == 1
    assert b'"awaited":true' in heard[0].heard[-2] or b'"awaited":true' in heard[0].heard[-1]
    assert mover.opened["table"].encode() in b"".join(heard[0].heard)
    assert not has_heard(mover, "elsewhere")


PACES = {"calm": 0.2, "brisk": 0.05, "at-once": 0.0}
"""Seconds, in a house whose own pace is that of the second."""
THINKING = 0.01


@pytest.mark.parametrize("pace", PACES)
def test_bots_keep_the_pace_of_the_table(
    pace: str, in_bottle: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, slept = asyncio.sleep, set[float]()

    async def sleep(seconds: float, result: Any = None) -> Any:
        if str(asyncio.current_task()).find("name='bots ") >= 0:
            slept.add(seconds)
        return await honest(seconds, result)

    async def evening(bottle: Bottle) -> None:
        guest, _, line = await begun(bottle, "me", "bot", "bot", pace=pace)
        await until_moves(guest, line, 3)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    in_bottle(evening)
    assert slept - {THINKING} == {PACES[pace]}


def test_no_clock_runs_while_a_bot_takes_its_time(in_bottle: Any) -> None:
    clock = {"type": "bank", "seconds": 600}

    async def evening(bottle: Bottle) -> Any:
        guest, _, line = await begun(bottle, "me", "bot", "bot", pace="calm", clock=clock)
        await until_moves(guest, line, 3)
        return guest.now["clock"]

    clocks = in_bottle(evening)
    assert clocks[1]["left"] == clocks[2]["left"] == 600_000
