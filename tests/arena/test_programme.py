"""A programme from a small file, and what is refused in one."""

import pytest

from gaslamp.arena.programme import programme_in
from gaslamp.arena.tally import Sprt
from gaslamp.core.errors import Unreadable


def asked(text: str) -> list[tuple[str | None, str, str, int]]:
    found = programme_in(text.encode()).asked()
    return [(each.cell.role, each.cell.mine, each.cell.theirs, each.games) for each in found]


def test_a_match() -> None:
    text = '[[match]]\ngame="mr_jack"\nfor="novice"\nagainst="random"\nrole="Jack"\ngames=5'
    assert asked(text) == [("jack", "novice", "random", 5)]


def test_a_ladder_in_every_role() -> None:
    text = '[[ladder]]\ngame="scotland_yard"\nlevels=["random","novice","constable"]\ngames=9'
    assert asked(text) == [
        ("mister_x", "novice", "random", 9),
        ("mister_x", "constable", "novice", 9),
        ("detectives", "novice", "random", 9),
        ("detectives", "constable", "novice", 9),
    ]


def test_a_round_robin_and_a_balance() -> None:
    text = '[[round-robin]]\ngame="sleuth"\nlevels=["random","novice"]'
    assert asked(text) == [(None, "random", "novice", 1000), (None, "novice", "random", 1000)]
    text = '[[balance]]\ngame="sleuth"\nlevels=["novice"]\nsprt=[0.2,0.3]'
    assert asked(text) == [(None, "novice", "novice", 1000)]
    assert programme_in(text.encode()).asked()[0].sprt == Sprt(0.2, 0.3)


def test_what_is_asked_for_twice_is_played_once() -> None:
    one = '[[match]]\ngame="mr_jack"\nfor="novice"\nagainst="random"\nrole="jack"\n'
    ladder = '[[ladder]]\ngame="mr_jack"\nlevels=["random","novice"]\nroles=["jack"]\n'
    assert asked(f"{one}games=5\n{ladder}games=7") == [("jack", "novice", "random", 7)]


GOOD = 'game="mr_jack"\nfor="novice"\nagainst="random"\n'
BAD = {
    "no TOML": ("match = [", "is no programme in TOML"),
    "no text": ("\udcff", "is no programme"),
    "unknown kind": ("[[dance]]", "dance"),
    "unknown game": (GOOD.replace("mr_jack", "cluedo"), "no game called “cluedo”"),
    "unknown rank": (GOOD.replace("novice", "king"), "called “king”"),
    "unknown role": (GOOD + 'role="watson"', "no role “watson” in mr_jack"),
    "role where there is none": (
        GOOD.replace("mr_jack", "sleuth") + 'role="jack"',
        "all seats are alike",
    ),
    "budget of nothing": (GOOD + "ms=0", "some time to think"),
    "negative budget": (GOOD + "iterations=-1", "some time to think"),
    "two budgets": (GOOD + "iterations=5\nms=5", "not both"),
    "no games": (GOOD + "games=0", "games"),
    "seats that cannot be": (GOOD + "seats=9", "9 seats are not possible"),
    "unknown variant": (GOOD + 'variant=["blind"]', "no variant “blind”: this game has none"),
    "test the wrong way round": (GOOD + "sprt=[0.6,0.5]", "lower one first"),
    "test out of bounds": (GOOD + "sprt=[0.6,1.5]", "sprt"),
    "unknown field": (GOOD + "luck=1", "luck"),
    "missing field": ('game="mr_jack"', "for"),
}


@pytest.mark.parametrize(("text", "sentence"), BAD.values(), ids=BAD.keys())
def test_a_bad_programme_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    whole = text if text.startswith(("match", "\udcff", "[[")) else f"[[match]]\n{text}"
    with pytest.raises(Unreadable) as refused:
        programme_in(whole.encode("utf-8", "surrogateescape")).asked()
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
