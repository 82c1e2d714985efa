"""Who sits where when the same people play again."""

import pytest
from tests.table.sitting import PEOPLE, Sitting

from gaslamp.table import requests, resignation
from gaslamp.table.rematch import Again
from gaslamp.table.requests import Who
from gaslamp.table.setup import Bot, Me, Open, SeatPlan, Setup
from gaslamp.table.state import Table, load

ANNA, BERT = PEOPLE[:2]


def again(game: str, plans: list[SeatPlan], who: Who, how: Again) -> Table:
    here = Sitting(Setup(game, plans)).begin()
    for seat in here.table.humans:
        if here.table.outcome is None:
            here.append(resignation.resign(here.table, here.who(seat), seat))
    _, opened = requests.play_again(here.table, who, "next", "code2", here.random, seats=how)
    return load(here._written(opened))


def sitting_at(table: Table) -> list[str | None]:
    return [chair.name for chair in table.chairs]


@pytest.mark.parametrize(
    ("how", "names"),
    [("same", ["Anna", "Bert"]), ("swapped", ["Bert", "Anna"]), ("turned", ["Bert", "Anna"])],
)
def test_two_play_again_as_they_were_or_the_other_way_round(how: Again, names: list[str]) -> None:
    assert sitting_at(again("mr_jack", [Me(), Open()], ANNA, how)) == names


def test_a_detective_changes_places_with_mister_x_and_the_others_stay() -> None:
    table = again("scotland_yard", [Bot(), Open(), Me(), Bot()], ANNA, "swapped")
    assert sitting_at(table) == ["Anna", "Bert", None, None]
    assert [chair.played_by_bot for chair in table.chairs] == [False, False, True, True]


def test_mister_x_changes_places_with_the_first_detective() -> None:
    table = again("scotland_yard", [Me(), Open(), Bot(), Bot()], ANNA, "swapped")
    assert sitting_at(table) == ["Bert", "Anna", None, None]


def test_who_had_all_detectives_is_mister_x_alone() -> None:
    table = again("scotland_yard", [Bot(), Me(), Me(), Me()], ANNA, "swapped")
    assert sitting_at(table) == ["Anna", None, None, None]


def test_where_there_are_no_two_sides_everybody_goes_one_further() -> None:
    table = again("sleuth", [Me(), Open(), Bot(), Bot()], BERT, "swapped")
    assert sitting_at(table) == [None, "Anna", "Bert", None]
