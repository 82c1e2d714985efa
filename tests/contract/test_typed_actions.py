"""No typed action turns into another one on its way to a number and back, whatever it holds."""

from functools import cache
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gaslamp
from gaslamp.core.errors import Refusal, Unreadable
from gaslamp.core.game import Game
from gaslamp.core.numbering import Bits, Count, Face, NameOf, Numbering, Verb, kind_of, seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games import NAMES, game_named
from gaslamp.games.sleuth.actions import Ask, Begin
from gaslamp.words import LANGUAGES, Words

GAMES = [game_named(name) for name in NAMES]
NAMED = sorted(
    {
        name
        for game in GAMES
        for verb in import_module(f"gaslamp.games.{game.name}.actions").NUMBERING.verbs
        for bits in verb.bits
        if isinstance(bits.face, NameOf)
        for name in bits.face.names
    }
)

numbers = st.integers(-1, 9) | st.integers(-300, 300) | st.integers()
values = numbers | st.sampled_from(NAMED) | st.none() | st.booleans() | st.text(max_size=3)


@st.composite
def typed_actions(draw: st.DrawFn, game: Game[Any]) -> Any:
    """Any action of the game with anything in its fields, often what might stand there."""
    kind = draw(st.sampled_from(game.action_type.__args__))
    return kind(*[draw(values) for _ in kind.__struct_fields__])


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@given(data=st.data())
def test_an_action_is_refused_or_comes_back_the_same(game: Game[Any], data: st.DataObject) -> None:
    action = data.draw(typed_actions(game))
    try:
        number = game.from_typed(action)
    except Refusal:
        return
    assert game.to_typed(number) == action


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@given(data=st.data())
def test_what_is_refused_is_refused_in_a_sentence_and_nothing_else_is_done(
    game: Game[Any], data: st.DataObject
) -> None:
    """Whatever an action holds: at a table it is legal as it stands, or there is a sentence."""
    match = at_a_table(game.name)
    before = match.moves
    action: Any = data.draw(typed_actions(game) | values)
    refusal = match.why_not(action)
    if refusal is None:
        assert isinstance(action, str) or action in match.legal(_actor(action))
        return
    with pytest.raises(type(refusal)) as refused:
        match.act(action)
    assert match.moves == before
    assert_is_sentence(refused.value)


def _actor(action: Any) -> int:
    return getattr(action, "seat", CHANCE)


@cache
def at_a_table(name: str) -> gaslamp.Match:
    """Where somebody is to decide, a few turns on."""
    match = gaslamp.start(name, seed=3)
    match.seat_bots()
    match.run(5)
    return match


def assert_is_sentence(refusal: Refusal) -> None:
    for lang in LANGUAGES:
        said = Words(lang).say(refusal.sentence)
        assert said[-1] in ".?!»”"
        assert "Sentence(" not in said
    assert repr(refusal) == f"{type(refusal).__name__}({str(refusal)!r})"


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@given(data=st.data())
def test_another_games_action_is_none_of_this_one(game: Game[Any], data: st.DataObject) -> None:
    other = data.draw(st.sampled_from([each for each in GAMES if each is not game]))
    with pytest.raises(Unreadable, match="no action of this game") as refused:
        game.from_typed(data.draw(typed_actions(other)))
    assert_is_sentence(refused.value)


def fitting(face: Face) -> st.SearchStrategy[Any]:
    """Everything that a face takes."""
    missing = st.nothing() if getattr(face, "none", None) is None else st.none()
    match face:
        case Count():
            return st.integers(face.least, face.most) | missing
        case NameOf():
            return st.sampled_from(face.names) | missing if face.names else missing
    return st.just(face.value(0))


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@given(data=st.data())
def test_all_that_fits_is_taken(game: Game[Any], data: st.DataObject) -> None:
    verb: Verb = data.draw(st.sampled_from(_numbering(game).verbs))
    faces = {bits.field: bits.face for bits in verb.bits if bits.field}
    faces |= {} if verb.actor is None else {"seat": verb.actor}
    action = verb.type(**{field: data.draw(fitting(face)) for field, face in faces.items()})
    number = game.from_typed(action)
    assert game.to_typed(number) == action
    assert kind_of(number) == verb.kind
    assert seat_of(number) == (CHANCE if verb.actor is None else action.seat)


def _numbering(game: Game[Any]) -> Numbering:
    numbering: Numbering = import_module(f"gaslamp.games.{game.name}.actions").NUMBERING
    return numbering


def test_a_question_to_nobody_is_not_a_question_to_somebody() -> None:
    game = game_named("sleuth")
    with pytest.raises(Refusal) as refused:
        game.from_typed(Ask(0, 9, "red pearl", "red ?"))
    assert refused.value.sentence.words["field"] == "opponent"


def test_a_layout_that_would_cut_is_no_layout() -> None:
    with pytest.raises(TypeError):
        Verb(0, Ask, Bits("opponent", Count(0, 8), 3))
    with pytest.raises(TypeError, match="does not fit"):
        Verb(0, Begin, Bits("first", Count(0, 8), 3))
