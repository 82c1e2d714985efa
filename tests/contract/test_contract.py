"""What every game owes the house. No game is exempt from any of it."""

from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case, wander

from gaslamp.core import explicit
from gaslamp.core.data import from_json, to_json
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.explicit import PositionFile
from gaslamp.core.numbering import seat_of
from gaslamp.core.outcome import outcome_of
from gaslamp.core.play import Play
from gaslamp.core.position import MAX_LEGAL, Position
from gaslamp.core.random_play import Tally, play_many
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import CHANCE, OPEN, SPECTATOR, in_mask
from gaslamp.core.sight import Sight

STRIDE = 13
"""Every so many steps a position is looked at closely: neighbours are much alike."""


@cache
def positions(case: Case) -> list[Position]:
    found = []
    position = case.start()
    actions = wander(case, seed=1, longest=10_000)
    for number, action in enumerate(actions):
        if (number % STRIDE == 0 and number < 250) or number >= len(actions) - 3:
            found.append(position.copy())
        position.apply(action)
    return [*found, position]


def some(actions: list[int]) -> list[int]:
    """Not more than about thirty of a long list, from all over it."""
    return actions[:: len(actions) // 30 + 1]


def everybody(position: Position) -> list[int]:
    return [*range(position.seats), CHANCE]


def played(case: Case, seed: int) -> Play:
    play = Play(case.game, case.agreed, case.start())
    for action in wander(case, seed):
        play.act(action)
    return play


def test_replay_equals_play(case: Case) -> None:
    play = played(case, seed=11)
    written = from_json(to_json(play.record(abandoned=not play.position.over)), Record)
    steps = list(replay(case.game, written))
    assert [step.action for step in steps] == play.actions
    assert steps[-1].after.same_as(play.position)
    assert all(a.after.same_as(b.before) for a, b in pairwise(steps))


def test_a_record_from_the_middle_replays(case: Case) -> None:
    actions = wander(case, seed=12)
    half = len(actions) // 2
    position = case.start()
    for action in actions[:half]:
        position.apply(action)
    play = Play(case.game, case.agreed, position)
    for action in actions[half:]:
        play.act(action)
    record = play.record(abandoned=not play.position.over)
    assert record.start is not None
    assert list(replay(case.game, record))[-1].after.same_as(play.position)


def test_every_action_has_one_face(case: Case) -> None:
    """int ↔ typed ↔ JSON ↔ notation, there and back."""
    game = case.game
    for position in positions(case):
        for seat in everybody(position):
            for action in some(position.legal(seat)):
                typed = game.to_typed(action)
                assert game.from_typed(typed) == action
                assert from_json(to_json(typed), game.action_type) == typed
                text = game.write(action, position)
                assert game.read(text, seat, position) == action
                assert not {", ", ": "} & {text[i : i + 2] for i in range(len(text))}


def test_actions_are_written_apart(case: Case) -> None:
    """Two actions of one seat never share their notation or their number."""
    for position in positions(case):
        for seat in everybody(position):
            legal = position.legal(seat)
            assert len(set(legal)) == len(legal) <= MAX_LEGAL
            assert len({case.game.write(action, position) for action in legal}) == len(legal)
            assert all(seat_of(action) == seat for action in legal)


def test_a_copy_is_independent(case: Case) -> None:
    for position in positions(case):
        twin, kept = position.copy(), position.copy()
        seats = [seat for seat in everybody(position) if position.legal(seat)]
        for seat in seats:
            for action in some(position.legal(seat)):
                twin.copy_from(position)
                twin.apply(action)
                assert not twin.same_as(position)
                assert position.same_as(kept)


def test_who_may_act_can_act(case: Case) -> None:
    for position in positions(case):
        awaited, may_act = position.awaited, position.may_act
        assert bool(awaited) != position.over
        assert not awaited & may_act
        assert position.chance_awaited == bool(awaited >> CHANCE)
        assert not (position.chance_awaited and awaited != 1 << CHANCE)
        able = {seat for seat in everybody(position) if position.legal(seat)}
        assert able == set(in_mask(awaited | may_act))


def test_chance_has_weights(case: Case) -> None:
    for position in positions(case):
        weights = [position.chance_weight(action) for action in position.legal(CHANCE)]
        assert all(weight > 0 for weight in weights)


def test_every_legal_action_applies(case: Case) -> None:
    for position in positions(case)[::3]:
        for seat in everybody(position):
            for action in some(position.legal(seat)):
                play = Play(case.game, case.agreed, position)
                play.act(action)
                assert bool(play.position.awaited) != play.position.over


def test_no_other_action_applies(case: Case) -> None:
    """What is legal elsewhere, or for others, is refused here, and nothing changes."""
    looked_at = positions(case)
    tried = {a for p in looked_at for seat in everybody(p) for a in p.legal(seat)}
    for position in looked_at[::5]:
        legal = {action for seat in everybody(position) for action in position.legal(seat)}
        play = Play(case.game, case.agreed, position)
        for action in some(sorted(tried - legal)):
            with pytest.raises(Refusal):
                play.act(action)
        assert play.position.same_as(position)
        assert not play.actions
        assert not play.told


def test_random_play_ends(case: Case) -> None:
    tally = Tally()
    ends = play_many(case.start(), 40, Dice(5), tally)
    assert tally.cut == 0
    assert all(case.game.ends(end) for end in ends)


def test_the_end_has_its_reason(case: Case) -> None:
    for seed in range(8):
        position = case.start()
        for action in wander(case, seed, longest=10_000):
            assert outcome_of(case.game, position) is None
            position.apply(action)
        outcome = outcome_of(case.game, position)
        assert outcome is not None
        returns = position.returns()
        assert [seat for seat in range(case.seats) if returns[seat] > 0] == outcome.winners


def test_positions_are_written_and_stood_up_again(case: Case) -> None:
    game = case.game
    kind = PositionFile[game.option_type, game.facts_type]  # type: ignore[name-defined]
    for position in positions(case):
        file = explicit.describe(game, case.agreed, position)
        again = explicit.stand_up(game, from_json(to_json(file), kind))
        assert again.same_as(position), file


def test_spoilt_positions_are_refused_or_stand(case: Case) -> None:
    """Take any field away, or give it another's value: a refusal, never a crash."""
    game = case.game
    for position in positions(case)[::8]:
        facts = msgspec.to_builtins(game.to_facts(position))
        for key in facts:
            for value in spoilt(facts):
                _stands_or_is_refused(case, facts | {key: value})


def spoilt(facts: dict[str, Any]) -> list[Any]:
    return ["x", -1, 99, None, [], [[]], {}, next(iter(facts.values()))]


def _stands_or_is_refused(case: Case, facts: dict[str, Any]) -> None:
    game = case.game
    plain = {"game": game.name, "rules": 1, "seats": case.seats, "options": case.options}
    kind = PositionFile[game.option_type, game.facts_type]  # type: ignore[name-defined]
    try:
        position = explicit.stand_up(game, from_json(to_json(plain | {"facts": facts}), kind))
    except Unreadable:
        return
    assert bool(position.awaited) != position.over
    for seat in in_mask(position.awaited):
        assert position.legal(seat)


def test_sights_are_written_and_read_again(case: Case) -> None:
    game = case.game
    kind = Sight[game.option_type, game.event_type, game.view_type]  # type: ignore[name-defined]
    play = played(case, seed=4)
    for viewer in (*range(case.seats), SPECTATOR, OPEN):
        sight = play.sight(viewer)
        assert from_json(to_json(sight), kind) == sight


def test_repr_is_a_constructor(case: Case) -> None:
    play = played(case, seed=6)
    names = {kind.__name__: kind for kind in game_types(case)}
    for told in play.told[-20:]:
        assert eval(repr(told.event), names) == told.event
    for action in play.actions[-20:]:
        assert eval(repr(case.game.to_typed(action)), names) == case.game.to_typed(action)


def game_types(case: Case) -> list[type]:
    return [*case.game.event_type.__args__, *case.game.action_type.__args__]


def test_a_position_is_small_and_holds_no_objects(case: Case) -> None:
    start = case.start()
    if start.size() == 0:
        assert all(isinstance(fact, int | list) for fact in vars(start).values())
        return
    garbage_collected = 1 << 14
    assert not type(start).__flags__ & garbage_collected
    assert start.size() <= 1024


def test_a_step_that_says_so_is_a_whole_move_of_which_nothing_is_foreseen(case: Case) -> None:
    for position in positions(case):
        for seat in range(position.seats):
            for action in some(position.legal(seat)):
                if not case.game.may_go_on(action):
                    after = position.copy()
                    after.apply(action)
                    assert not case.game.goes_on(action, position, after)
                    assert case.game.foresee(action, position, seat) is None
