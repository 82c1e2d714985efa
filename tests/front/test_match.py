"""A game in the hands of a program."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.contract.cases import Case, every_case

import gaslamp
from gaslamp.core.play import Play

CASES = list({case.name: case for case in reversed(every_case())}.values())
"""The usual table of each game."""
each_game = pytest.mark.parametrize("case", CASES, ids=str)


def begun(case: Case, seed: int = 1, **settings: Any) -> gaslamp.Match:
    return gaslamp.start(case.name, case.seats, seed=seed, **settings, **case.options)


def some_way(case: Case, steps: int = 8) -> gaslamp.Match:
    """In the midst of a game, with nobody on the seats any more."""
    match = begun(case)
    match.seat_bots()
    for _ in range(steps):
        match.step()
    match.players.clear()
    assert not match.over
    return match


@each_game
def test_the_house_deals_and_the_same_seed_deals_the_same(case: Case) -> None:
    one, other, third = begun(case), begun(case), begun(case, seed=2)
    assert gaslamp.CHANCE not in one.awaited
    assert one.moves == other.moves != third.moves


@each_game
def test_without_a_seed_nobody_knows_what_is_dealt(case: Case) -> None:
    deals = {str(gaslamp.start(case.name, case.seats, **case.options).moves) for _ in range(4)}
    assert len(deals) == 4


@each_game
def test_chance_by_hand(case: Case) -> None:
    match = begun(case, by_hand=True)
    while match.awaited == (gaslamp.CHANCE,):
        drawn = match.legal(gaslamp.HOUSE)[-1]
        assert match.notation(drawn).startswith("house: ")
        match.act(drawn)
    assert not match.legal(gaslamp.HOUSE)
    assert len(match.legal()) > 0


@each_game
def test_typed_actions_and_notation_do_the_same(case: Case) -> None:
    match = some_way(case)
    for action in match.legal()[:10]:
        typed, written = match.copy(), match.copy()
        typed.act(action)
        assert match.read(match.notation(action)) == [action]
        written.act(match.notation(action))
        assert typed.moves == written.moves
        assert typed.position() == written.position()


@each_game
def test_what_is_legal_is_what_is_listed(case: Case) -> None:
    match = some_way(case)
    assert all(match.is_legal(action) for action in match.legal())
    others = some_way(case, 5).legal()
    for action in others:
        refusal = match.why_not(action)
        assert (refusal is None) == any(action in match.legal(s) for s in range(match.seats))
        assert refusal is None or str(refusal).endswith(".")


@each_game
def test_a_refusal_changes_nothing(case: Case) -> None:
    match = some_way(case, 5)
    before = match.moves
    for nonsense in ("", "x", "X: ", "nobody: exchange", "A: , ", ": :", "house: deal A x"):
        with pytest.raises(gaslamp.Refusal):
            match.act(nonsense)
    legal = match.notation(match.legal()[0])
    with pytest.raises(gaslamp.Refusal):
        match.act(f"{legal}, {legal}, nonsense")
    assert match.moves == before


@each_game
def test_a_copy_goes_its_own_way_and_would_have_gone_the_same(case: Case) -> None:
    match = begun(case)
    match.seat_bots()
    for _ in range(5):
        match.step()
    before, twin = match.moves, match.copy()
    twin.run()
    assert match.moves == before
    match.run()
    assert match.moves == twin.moves


@each_game
def test_records_and_positions_come_back(case: Case, tmp_path: Path) -> None:
    match = some_way(case)
    gaslamp.save(match.record(), tmp_path / "record.json")
    gaslamp.save(match.position(), str(tmp_path / "position.json"))
    for source in (tmp_path / "record.json", str(tmp_path / "record.json"), match.record()):
        again = gaslamp.load(source)
        assert (again.moves, again.sight(0)) == (match.moves, match.sight(0))
    for stood in (tmp_path / "position.json", gaslamp.dumps(match.position()).encode()):
        assert gaslamp.load(stood).position() == match.position()
    plain = json.loads(gaslamp.dumps(match.position()))
    assert gaslamp.load(plain).legal() == match.legal()


@each_game
def test_a_record_step_by_step(case: Case) -> None:
    match = some_way(case)
    steps = list(gaslamp.replay(match.record()))
    assert [step.action for step in steps] == match.history
    told = [each for step in steps for each in step.told]
    assert told == match.play.told


@each_game
def test_a_seat_gets_its_sight_and_a_look_comes_from_it(case: Case) -> None:
    match = some_way(case)
    sight = match.sight(1)
    assert sight == match.sight(match.names[1])
    assert (sight.view, sight.events) == (match.view(1), match.events(1))
    assert match.look(1).beliefs == gaslamp.look(sight).beliefs
    assert match.sight() == match.sight(gaslamp.SPECTATOR)
    assert len(match.events(gaslamp.OPEN)) > len(match.events())


@each_game
def test_the_story_is_told_in_both_languages(case: Case) -> None:
    match = some_way(case)
    english, french = match.story(0), match.story(0, "fr")
    assert len(english) == len(french) > 0
    assert english != french
    assert all(isinstance(line, str) for line in english)


@each_game
def test_bots_play_it_to_the_end(case: Case) -> None:
    match = begun(case)
    assert match.outcome is None
    match.seat_bots()
    assert match.run() > 0
    assert match.over
    assert match.outcome is not None
    assert "over" in repr(match)
    assert match.step() is None


def test_bots_may_be_let_play_for_a_while() -> None:
    match = gaslamp.start("sleuth", seats=4, seed=1)
    match.seat_bots()
    other = match.copy()
    ran = match.run(3)
    for _ in range(3):
        other.step()
    assert match.moves == other.moves
    assert ran >= 3
    assert match.run(0) == 0


def test_a_person_is_waited_for() -> None:
    match = gaslamp.start("mr_jack", seed=1)
    match.seat_bot("Jack")
    while not match.over:
        match.run()
        assert match.awaited in ((), (1,))
        for action in match.legal("Investigator")[:1]:
            match.act(action)


def test_seats_that_are_not_there() -> None:
    match = gaslamp.start("sleuth", 3, seed=1)
    for seat in (3, -3, "Z", 31):
        with pytest.raises(gaslamp.Unreadable) as refused:
            match.legal(seat)
        assert str(refused.value) == f"There is no seat “{seat}”; the seats are A, B, C."


def test_options_that_are_not_there() -> None:
    with pytest.raises(gaslamp.Unreadable, match="“jokers”"):
        gaslamp.start("sleuth", jokers=True)
    with pytest.raises(gaslamp.Unreadable, match="“chess”"):
        gaslamp.start("chess")


def test_the_houses_bots_do_not_sit_down_at_a_small_form() -> None:
    match = gaslamp.start("sleuth", seed=1, small="eight")
    for bot in ("novice", gaslamp.bot_for("sleuth", "sergeant")):
        with pytest.raises(gaslamp.Unreadable, match="The house’s bots know whole games"):
            match.seat_bot(0, bot)
    assert match.players == {}


def test_what_cannot_be_read_is_said() -> None:
    for source in ("{}", b"[", {"game": "sleuth", "moves": 1}, '{"game": "sleuth", "facts": {}}'):
        with pytest.raises(gaslamp.Unreadable):
            gaslamp.load(source)
    with pytest.raises(FileNotFoundError):
        gaslamp.load("nowhere.json")


def test_a_game_that_did_not_begin_at_the_beginning_goes_on() -> None:
    match = gaslamp.start("scotland_yard", 3, seed=2)
    again = gaslamp.load(match.position(), seed=4)
    again.seat_bots()
    again.run()
    assert again.over
    assert gaslamp.load(again.record()).outcome == again.outcome


def test_whoever_holds_a_match_holds_the_play() -> None:
    assert isinstance(gaslamp.start("sleuth", seed=1).play, Play)
