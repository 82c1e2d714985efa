"""The mystery of a day: the same for everybody, answered step by step, sealed until it is found."""

from datetime import date, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core.data import from_plain, to_json, to_plain
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.games import NAMES
from gaslamp.mysteries import narrative
from gaslamp.mysteries.answers import answering, is_right
from gaslamp.mysteries.faces import MysteryTry, face_of, look_at
from gaslamp.mysteries.maker import kinds_of
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.shelf import mysteries_of
from gaslamp.mysteries.today import FIRST_DAY, day_of, mystery_of
from gaslamp.words import LANGUAGES, Words

KINDS = [(game, kind) for game in NAMES for kind in kinds_of(game)]
DAY = date(2026, 11, 16)


def one_of(game: str, kind: str) -> Mystery:
    return next(each for each in mysteries_of(game) if each.kind == kind)


def way_to(mystery: Mystery, wanted: bool) -> list[Any]:
    """Steps to a right answer, or to a wrong one, as somebody would choose them."""

    def on(steps: list[Any]) -> list[Any] | None:
        now, _ = answering(mystery, steps)
        if steps and not now.offered:
            return steps if is_right(mystery, now.text) == wanted else None
        for each in now.offered:
            if not wanted or any(
                leads(mystery, answer, [*steps, to_plain(each)]) for answer in mystery.accepted
            ):
                found = on([*steps, to_plain(each)])
                if found is not None:
                    return found
        return None

    found = on([])
    assert found is not None
    return found


def leads(mystery: Mystery, answer: str, steps: list[Any]) -> bool:
    now, _ = answering(mystery, steps)
    said, parts = now.text.split(", "), answer.split(", ")
    return all(b in ("*", a) for a, b in zip(said, parts, strict=False)) and len(said) <= len(parts)


@pytest.mark.parametrize("game", NAMES)
def test_every_day_has_one_and_they_take_turns(game: str) -> None:
    number = len(mysteries_of(game))
    days = [FIRST_DAY + timedelta(days=each) for each in range(number)]
    assert len({mystery_of(game, day).digest for day in days}) == number
    assert mystery_of(game, DAY) == mystery_of(game, DAY + timedelta(days=number))


@pytest.mark.parametrize(
    "text", ["", "today", "2026-13-01", "20261116", "2025-12-31", "2026-W47-1"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        day_of(text)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_answer_is_in_nothing_that_is_sent_before_it_is_found(game: str, kind: str) -> None:
    mystery = one_of(game, kind)
    face = face_of(mystery, DAY, MysteryTry("2026-11-16"))
    assert face.judgement is None
    assert face.hints == []
    sealed = {"accepted", "chain", "given", "origin", "digest", "solution"}
    assert not sealed & set(to_plain(face))
    twin = face_of(other_answer(mystery), DAY, MysteryTry("2026-11-16"))
    assert to_json(face) == to_json(twin)


def other_answer(mystery: Mystery) -> Mystery:
    """The same with another answer sealed in it, under the same number."""
    return replace(mystery, accepted=["another"], chain=[])


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_right_is_right_and_wrong_tells_nothing(game: str, kind: str) -> None:
    mystery = one_of(game, kind)
    right = face_of(mystery, DAY, MysteryTry("2026-11-16", way_to(mystery, True), judge=True))
    assert right.judgement is not None
    assert right.judgement.right
    assert len(right.judgement.chain) == len(mystery.chain)
    wrong = face_of(mystery, DAY, MysteryTry("2026-11-16", way_to(mystery, False), judge=True))
    assert wrong.judgement is not None
    assert to_plain(wrong.judgement) == {
        "right": False,
        "solution": None,
        "chain": [],
        "lights": [],
    }


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_was_not_offered_is_refused(game: str, kind: str) -> None:
    mystery = one_of(game, kind)
    steps = way_to(mystery, True)
    with pytest.raises((NotLegal, Unreadable)):
        face_of(mystery, DAY, MysteryTry("2026-11-16", [*steps, steps[-1]]))
    with pytest.raises(Unreadable):
        face_of(mystery, DAY, MysteryTry("2026-11-16", [{"type": "nonsense"}]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_everything_about_every_mystery_can_be_said(game: str, lang: str) -> None:
    words = Words(lang)
    for mystery in mysteries_of(game)[::5]:
        hints = narrative.hints(mystery, narrative.HINTS)
        sentences = [narrative.question(mystery), narrative.solution(mystery), *hints]
        for each in [*sentences, *narrative.facts(mystery), *narrative.chain(mystery)]:
            assert words.say(each).strip()


def test_hints_open_one_by_one() -> None:
    faces = [
        look_at("sleuth", DAY, from_plain({"date": "2026-11-16", "hints": number}, MysteryTry))
        for number in range(narrative.HINTS + 1)
    ]
    assert [len(face.hints) for face in faces] == [0, 1, 2, 3, 4]
    assert faces[3].hints == faces[4].hints[:3]
