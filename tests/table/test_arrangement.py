"""Positions that are set up by hand: the rules look on, and a game begins there."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.sitting import Sitting, told, viewers

from gaslamp.analysis.whole import analyse
from gaslamp.bots import LEVELS, bot_for
from gaslamp.core.data import to_json, to_plain
from gaslamp.core.dealing.verification import verify
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal
from gaslamp.core.explicit import describe
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import SPECTATOR
from gaslamp.core.tray import Listed, SpreadOut, Tray
from gaslamp.games import NAMES, game_named
from gaslamp.search.budget import Budget
from gaslamp.table.arrangement import (
    Arranged,
    FromPosition,
    TrayWanted,
    arranged,
    looked_at,
    seen_from_outside,
    standing,
    tray_of,
)
from gaslamp.table.faces import record as record_of_table
from gaslamp.table.setup import Open
from gaslamp.words import Words

SALT = "00" * 32
FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("mr_jack", 2, {}),
    ("sleuth", 3, {}),
    ("sleuth", 7, {"missing": 2, "winners": 2}),
    ("culprit", 3, {}),
    ("culprit", 8, {"flash": True}),
    ("scotland_yard", 3, {}),
    ("scotland_yard", 5, {"form": "1983", "voluntary_showing": True}),
    ("scotland_yard", 2, {"form": "2014-two"}),
    ("scotland_yard", 4, {"form": "beginners"}),
]


def later(game: str, seats: int, options: dict[str, Any], moves: int, seed: int = 5) -> Play:
    """A position without a past, some moves into a game; not one that is over."""
    rules = game_named(game)
    agreed = rules.options(options)
    position, dice = rules.start(seats, agreed), Dice(seed)
    while moves > 0 or position.chance_awaited:
        before = position.copy()
        moves -= not position.chance_awaited
        position.apply(random_action(position, dice))
        if position.over:
            position = before
            break
    return Play(rules, agreed, position)


def written(play: Play) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(describe(play.game, play.options, play.position))
    return plain


def at(facts: Any, path: list[str | int]) -> Any:
    for part in path:
        facts = facts[part]
    return facts


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_a_tray_knows_every_field_and_what_can_be_there(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """What lies on the table when a game was just dealt is among what the tray offers."""
    found = tray_of(TrayWanted(game, seats, options))
    assert found.tray is not None
    facts = found.position["facts"]
    for field in (each for group in found.tray.groups for each in group.fields):
        if isinstance(field, SpreadOut):
            values = [value for place in field.places for value in at(facts, place.path)]
            assert {str(value) for value in values} <= offered(found.tray, field.of)
        elif isinstance(field, Listed):
            assert at(facts, field.path) == []
            assert {column.path[0] for column in field.columns} == set(field.fresh)
        elif not getattr(field, "may_be_missing", False):
            value = at(facts, field.path)
            values = value if isinstance(value, list) else [value]
            if of := getattr(field, "of", None):
                known = offered(found.tray, of)
                assert {str(each) for each in values if each is not None} <= known, field
    assert looked_at(Arranged(found.position)).fault is None


def offered(tray: Tray, of: str) -> set[str]:
    return {str(thing.value) for thing in tray.things[of]}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_everything_on_a_tray_has_a_name(
    game: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    words = Words(lang)
    tray = tray_of(TrayWanted(game, seats, options)).tray
    assert tray is not None
    for group in tray.groups:
        assert words.say(group.said)
        for field in group.fields:
            assert words.say(field.said, lambda seat: f"P{seat}")
    for things in tray.things.values():
        said = [words.say(t.said, lambda s: f"P{s}") if t.said else str(t.value) for t in things]
        assert len(set(said)) == len(said)


IMPOSSIBLE = [
    ("mr_jack", 2, {"turn": 9}),
    ("mr_jack", 2, {"covers": ["b2"]}),
    ("mr_jack", 2, {"lantern": "up"}),
    ("sleuth", 3, {"missing": []}),
    ("sleuth", 3, {"turn": 7}),
    ("culprit", 3, {"points": [9, 0, 0]}),
    ("culprit", 3, {"stage": "sleeping"}),
    ("scotland_yard", 3, {"pawns": [1, 1, 2, 3]}),
    ("scotland_yard", 3, {"doubles": 99}),
    ("scotland_yard", 3, {"log": [{"ticket": "taxi", "station": 500, "shown": False}]}),
]


@pytest.mark.parametrize(("game", "seats", "changed"), IMPOSSIBLE)
def test_what_cannot_be_is_said_in_one_sentence(
    game: str, seats: int, changed: dict[str, Any]
) -> None:
    plain = written(later(game, seats, {}, 6))
    face = looked_at(Arranged({**plain, "facts": {**plain["facts"], **changed}}))
    assert face.fault is not None
    assert face.view is None
    for lang in ("en", "fr"):
        said = Words(lang).say(face.fault)
        assert said.rstrip().endswith((".", "!", "?", "…")), said
        assert "\n" not in said
    with pytest.raises(Refusal):
        arranged(FromPosition({**plain, "facts": {**plain["facts"], **changed}}, 0), 1, SALT)


@pytest.mark.parametrize("plain", [{}, {"game": "chess", "rules": 1}, {"game": 7, "rules": "x"}])
def test_what_is_no_position_is_said_too(plain: dict[str, Any]) -> None:
    assert looked_at(Arranged(plain)).fault is not None


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_a_table_begins_where_it_was_set_up(game: str, seats: int, options: dict[str, Any]) -> None:
    play = later(game, seats, options, 7)
    found = arranged(FromPosition(written(play), 1, dealt="kept"), 1, SALT)
    assert found.continued.source == "position"
    again = begun(found.setup.options, found.continued.lines, play)
    assert again.position.same_as(play.position)
    assert again.told == []


def begun(options: dict[str, Any], lines: list[str], of: Play) -> Play:
    start = {"prologue": {"lines": lines, "salt": SALT}}
    rules = of.game.rules_version
    return Play.of(of.game, Record(of.game.name, rules, of.start.seats, options, [], start=start))


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_dealt_anew_it_looks_the_same_to_the_seat_and_to_nobody_else(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    play = later(game, seats, options, 8)
    rules, seat = play.game, seats - 1
    seen = to_json(rules.view(play.position, seat))
    others = set()
    for seed in range(6):
        asked = FromPosition(written(play), seat, dealt="anew")
        found = arranged(asked, seed, SALT)
        again = begun(found.setup.options, found.continued.lines, play)
        assert to_json(rules.view(again.position, seat)) == seen
        others.add(found.continued.lines[0])
    assert len(others) > 1 or game == "scotland_yard"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("game", "seats"), [("mr_jack", 2), ("sleuth", 4), ("culprit", 4), ("scotland_yard", 4)]
)
def test_bots_of_every_rank_play_on_without_a_past(game: str, seats: int, level: str) -> None:
    play = later(game, seats, {}, 9)
    begin, dice, asked = play.position.copy(), Dice(3), 0
    while asked < 3 and not play.position.over:
        if play.position.chance_awaited:
            play.act(random_action(play.position, dice))
            continue
        seat = next(s for s in range(seats) if play.position.awaited >> s & 1)
        legal = play.position.legal(seat)
        typed = [play.game.to_typed(action) for action in legal]
        bot = bot_for(game, level)
        chosen = bot.choose(play.sight(seat), typed, dice, Budget(iterations=20))
        play.act(play.game.from_typed(chosen))
        asked += 1
    record = play.record()
    assert record.start is not None
    assert len(list(replay(play.game, record))) == len(play.actions)
    assert not begin.same_as(play.position)


@pytest.mark.parametrize("game", NAMES)
def test_who_only_watches_is_shown_nothing_that_is_hidden(game: str) -> None:
    """The picture of a link is drawn from this."""
    seats = {"mr_jack": 2}.get(game, 3)
    play = later(game, seats, {}, 8)
    view = to_json(seen_from_outside(written(play)))
    assert view == to_json(play.game.view(play.position, SPECTATOR))
    anew = arranged(FromPosition(written(play), seats - 1, dealt="anew"), 3, SALT)
    other = begun(anew.setup.options, anew.continued.lines, play)
    assert to_json(other.game.view(other.position, SPECTATOR)) == view


def test_a_position_of_a_small_form_or_of_another_version_is_refused() -> None:
    plain = written(later("mr_jack", 2, {}, 2))
    for wrong in ({"rules": 99}, {"seats": 5}, {"format": 9}):
        assert looked_at(Arranged({**plain, **wrong})).fault is not None
    with pytest.raises(Refusal):
        tray_of(TrayWanted("mr_jack", 2, {"small": "nothing"}))


def told_of(here: Sitting) -> bytes:
    """All that anybody has been told at the table."""
    return b"".join(line for viewer in viewers(here.table) for line in told(here.table, viewer))


def test_what_was_set_up_can_be_verified_like_any_other_game() -> None:
    """Its record tells the position; before the game only a hash of it was told."""
    play = later("mr_jack", 2, {}, 4)
    found = arranged(FromPosition(written(play), 1, level="novice", dealt="kept"), 1, SALT)
    setup = replace(found.setup, seats=[Open(), Open()])
    here = Sitting(setup, 4, found.continued).begin()
    assert b'"source":"position"' in told_of(here)
    assert b"position: " not in told_of(here)
    here.play_out()
    record = record_of_table(here.table)
    assert verify(play.game, record)
    assert record.start is not None
    changed = {"prologue": {"lines": [record.start["prologue"]["lines"][0] + " "], "salt": SALT}}
    with pytest.raises(Refusal):
        verify(play.game, replace(record, start=changed))
    assert standing(written(play)).position.same_as(play.position)


@pytest.mark.parametrize(
    ("game", "seats"), [("mr_jack", 2), ("sleuth", 3), ("culprit", 3), ("scotland_yard", 3)]
)
def test_a_game_without_a_past_can_be_analysed(game: str, seats: int) -> None:
    """What cannot be judged without one is left open; nothing else is said of it."""
    play, dice = later(game, seats, {}, 6), Dice(4)
    for _ in range(12):
        if not play.position.over:
            play.act(random_action(play.position, dice))
    record = play.record(abandoned=not play.position.over)
    found = analyse(play.game, record, 10)
    assert all(each.grade is None or each.best is not None for each in found.decisions)
