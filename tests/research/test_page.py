"""docs/research is enough: by its tables alone, actions, observations and memories are read, and
say what the typed action, the sight and the events say."""

import random
import re
from typing import Any

import pytest
from tests.contract.cases import Case
from tests.research import told
from tests.research.printed import FOLDER, Action, Numbers, Printed, Row, printed, seen
from tests.research.tables import moments, seen_by, spec_for

from gaslamp.core.data import Data
from gaslamp.core.events import seen_by as heard_by
from gaslamp.core.numbering import seat_of
from gaslamp.core.seats import CHANCE
from gaslamp.games import ON_THE_FRONT_PAGE
from gaslamp.research.recall import Recall
from gaslamp.research.spec import spec_of, tables_of

GAMES_EACH = 3
AT_RANDOM = 300


def without_seat(typed: Data) -> Action:
    fields = {name: getattr(typed, name) for name in typed.__struct_fields__ if name != "seat"}
    return Action(type(typed).__name__, fields)


def with_seat(typed: Data) -> Action:
    fields = {name: getattr(typed, name) for name in typed.__struct_fields__}
    return Action(type(typed).__name__, fields)


def as_read(typed: Data, read: Action) -> Action:
    """With the seat where it is one of the fields, and not who acts."""
    return with_seat(typed) if "seat" in read.fields else without_seat(typed)


def numbers_for(case: Case) -> Numbers:
    return printed(case.name).numbers(case.seats, case.options)


def meant_by(numbers: Numbers, action: Action, seat: int) -> Action:
    """Scotland Yard: a player counts detectives from their own first one."""
    pawn = str(action.fields.get("pawn"))
    if action.verb != "Move" or not pawn.startswith("detective "):
        return action
    own = {str(each.like.fields.get("pawn")) for each in numbers.actions}
    each = len([name for name in own if name.startswith("detective ")])
    number = int(pawn.removeprefix("detective ")) + (seat - 1) * each
    return Action(action.verb, action.fields | {"pawn": f"detective {number}"})


@pytest.mark.parametrize("game", ON_THE_FRONT_PAGE)
def test_every_form_is_on_its_page(game: str) -> None:
    page = printed(game)
    specs = [spec_of(game, *table) for table in tables_of(game)]
    listed = [(spec.seats, spec.actions) for spec in specs]
    assert sorted(seats for seats, _ in page.forms) == sorted(seats for seats, _ in listed)
    found = [(seats, page.sections[name]) for (seats, _), name in page.forms.items()]
    sizes = [(seats, numbers.actions[-1].last + 1) for seats, numbers in found]
    assert sorted(sizes) == sorted(listed)
    assert set(page.sections) == set(page.forms.values())


def test_a_number_is_the_action_that_the_page_says(case: Case) -> None:
    spec, page, numbers = spec_for(case), printed(case.name), numbers_for(case)
    assert numbers.actions[-1].last + 1 == spec.actions
    assert numbers.draws == [] or numbers.draws[-1].last + 1 == len(spec.draws)
    dice = random.Random(1)
    for _ in range(AT_RANDOM):
        number, seat = dice.randrange(spec.actions), dice.randrange(1, spec.seats)
        read = meant_by(numbers, page.action(numbers.actions, number), seat)
        assert read == without_seat(spec.typed(number, seat))
    for number in dice.choices(range(len(spec.draws)), k=AT_RANDOM if spec.draws else 0):
        assert page.action(numbers.draws, number) == with_seat(spec.typed(number, CHANCE))


def differing(read: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Nothing is nothing, of counts as of names."""
    pairs = {name: (read[name], value) for name, value in expected.items()}
    return {
        name: (one, other)
        for name, (one, other) in pairs.items()
        if (one or other) and one != other
    }


def test_an_observation_says_what_the_sight_says(case: Case) -> None:
    """Every plane but those that the sight has in its events, at every moment of some games."""
    spec, planes = spec_for(case), numbers_for(case).planes
    assert planes.keys() == {plane.name for plane in spec.layout.planes}
    for seed in range(GAMES_EACH):
        for position, _ in moments(case, seed):
            encoder = spec.encoder(position)
            for viewer in range(case.seats):
                row = seen_by(spec, encoder, viewer)
                read = {name: seen(plane, row) for name, plane in planes.items()}
                expected = told.planes(case.game, position, viewer)
                assert not differing(read, expected)
                assert read.keys() - expected.keys() <= told.NOT_IN_VIEWS[case.name]


def last_row(recall: Recall, seat: int) -> int:
    """As a network has it: 64 bits, the lowest first."""
    bits = recall.tensor(seat)[len(recall.noticed[seat]) - 1]
    return sum(int(bit) << at for at, bit in enumerate(bits))


def test_a_row_of_recall_says_what_was_done_and_told(case: Case) -> None:
    spec, page = spec_for(case), printed(case.name)
    for seed in range(GAMES_EACH):
        recall = Recall(spec)
        for position, action in moments(case, seed, longest=spec.bound.noticed):
            after = position.copy()
            after.apply(action)
            events = case.game.events(position, action, after)
            for seat in range(case.seats):
                noticed = position.seen_as(action, seat)
                recall.note(seat, noticed)
                heard = heard_by(events, seat)
                assert bool(noticed) == bool(heard)
                if noticed:
                    read = page.row(last_row(recall, seat))
                    true = as_read(spec.game.to_typed(action), read.action)
                    expected = told.row(case.game, page.orders, seat, heard, true)
                    assert_read(read, action, true, expected)


def assert_read(read: Row, action: int, true: Action, expected: told.Expected) -> None:
    assert read.who == seat_of(action)
    assert read.action.verb == true.verb
    assert set(read.untold) >= expected.untold
    known = true.fields.keys() - expected.untold
    fields = {name: true.fields[name] for name in known} | dict(expected.instead)
    assert {name: read.action.fields[name] for name in known} == fields
    assert {name: read.above[name] for name in expected.above} == expected.above


@pytest.mark.parametrize("game", ON_THE_FRONT_PAGE)
def test_what_stands_on_a_page_works(game: str) -> None:
    text = (FOLDER / f"{game}.md").read_text("utf-8")
    for program in re.findall(r"^```python\n(.*?)^```", text, flags=re.S | re.M):
        made: dict[str, Any] = {}
        exec(program, made)
        usual = spec_of(game, made["spec"].seats)
        assert made["spec"].listed == usual.listed
        assert made["spec"].layout.planes == usual.layout.planes


def test_a_page_that_said_something_else_would_be_noticed() -> None:
    page = Printed("sleuth")
    page.orders["gems"].reverse()
    numbers = page.numbers(4, {})
    last = numbers.actions[-1].last
    assert page.action(numbers.actions, last).fields["gem"] == "red diamond solitaire"
    assert page.action(numbers.actions, last) != without_seat(spec_of("sleuth", 4).typed(last, 1))
