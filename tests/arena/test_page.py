"""The page of a ladder, its pictures and its ratings, from results alone."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from gaslamp.arena.cell import Cell, CellTerms
from gaslamp.arena.contest import GameResult, lost
from gaslamp.arena.page import write_page
from gaslamp.arena.ratings import Item, ratings
from gaslamp.arena.results import Results
from gaslamp.core.dice import Dice

pytest.importorskip("choix", reason="ratings are an extra: make .venv/arena")

LEVELS = ("random", "novice", "inspector")
STRENGTH = {"random": 1, "novice": 4, "sergeant": 4, "inspector": 16}


def drawn(cell: Cell, number: int, dice: Dice) -> GameResult:
    """A game of Sleuth or Mr. Jack that comes out as the levels' strengths would have it."""
    mine = (number % cell.seats,) if cell.role is None else (0 if cell.role == "jack" else 1,)
    levels = [cell.mine if seat in mine else cell.theirs for seat in range(cell.seats)]
    weights = [STRENGTH[level] for level in levels]
    left, winner = dice.below(sum(weights)), 0
    while left >= weights[winner]:
        left, winner = left - weights[winner], winner + 1
    scores = tuple(int(seat == winner) for seat in range(cell.seats))
    played = lost(cell, number)
    return msgspec.structs.replace(
        played, mine=mine, scores=scores, won=winner in mine, failures=0, thoughts=1
    )


def book() -> Results:
    found, dice = Results(), Dice(6)
    for game, roles in (("sleuth", [None]), ("mr_jack", ["jack", "investigator"])):
        for role in roles:
            for mine in LEVELS:
                for theirs in LEVELS:
                    cell = CellTerms(game, mine, theirs, role=role).cell()
                    for number in range(200):
                        found.add(cell, drawn(cell, number, dice))
    return found


def games_of(found: Results, game: str) -> list[tuple[Cell, GameResult]]:
    cells = [(id_, cell) for id_, cell in found.cells.items() if cell.game == game]
    return [(cell, played) for id_, cell in cells for played in found.games[id_].values()]


@pytest.mark.parametrize(("game", "role"), [("sleuth", None), ("mr_jack", "jack")])
def test_ratings_find_the_strengths_again(game: str, role: str | None) -> None:
    """Four times as strong is 241 points."""
    found = {each.item: each for each in ratings(games_of(book(), game), "novice")}
    assert found[Item(role, "novice")].rating == 0
    for level, wanted in (("random", -241), ("inspector", 241)):
        each = found[Item(role, level)]
        assert each.low < wanted < each.high
        assert abs(each.rating - wanted) < 60


def test_the_page_has_every_cell_ladder_and_balance(tmp_path: Path) -> None:
    found = book()
    (tmp_path / "figures").mkdir()
    (tmp_path / "pictures").mkdir()
    page, *pictures = write_page(found, tmp_path / "figures", tmp_path / "pictures")
    text = page.read_text()
    assert text.count("| 200 |") == len(found.cells) + 3 * 3  # of equals at Sleuth, every seat
    assert "| – | inspector | novice | its own | 200 |" in text
    assert [each.name for each in pictures] == ["ladder-mr-jack-2.svg", "ladder-sleuth-4.svg"]
    for each in pictures:
        assert f"../pictures/{each.name}" in text
        drawing = ElementTree.fromstring(each.read_text())
        assert len(list(drawing.iter("{http://www.w3.org/2000/svg}circle"))) in (3, 6)


def test_of_a_bot_only_the_newest_version_is_on_the_page(tmp_path: Path) -> None:
    found = Results()
    new = CellTerms("sleuth", "inspector", "novice").cell()
    old = msgspec.structs.replace(new, mine_version="older")
    dice = Dice(1)
    for number in range(30):
        found.add(old, drawn(old, number, dice))
    for number in range(20):
        found.add(new, drawn(new, number, dice))
    page, *_ = write_page(found, tmp_path, tmp_path)
    assert "| 20 |" in page.read_text()
    assert "| 30 |" not in page.read_text()


def test_what_is_even_for_one_side_follows_from_the_other(tmp_path: Path) -> None:
    found, dice = Results(), Dice(1)
    asked = CellTerms("mr_jack", "inspector", "novice", role="jack").cell()
    equals = CellTerms("mr_jack", "novice", "novice", role="investigator").cell()
    for cell in (asked, equals):
        for number in range(20):
            played = drawn(cell, number, dice)
            found.add(cell, msgspec.structs.replace(played, won=number < 5))
    page, *_ = write_page(found, tmp_path, tmp_path)
    row = next(line for line in page.read_text().splitlines() if "| jack | inspector |" in line)
    assert "| 75.0% |" in row


def test_who_has_met_nobody_else_is_not_rated(tmp_path: Path) -> None:
    found, dice = Results(), Dice(1)
    pairs = [("inspector", "novice"), ("random", "inspector"), ("sergeant", "sergeant")]
    alone = [("novice", "novice"), ("random", "random")]
    for seats, cells in ((4, pairs), (5, alone)):
        for mine, theirs in cells:
            cell = CellTerms("sleuth", mine, theirs, seats=seats).cell()
            for number in range(40):
                found.add(cell, drawn(cell, number, dice))
    page, *pictures = write_page(found, tmp_path, tmp_path)
    rated = [line.split(" | ")[1] for line in page.read_text().splitlines() if " | +" in line]
    assert [each.name for each in pictures] == ["ladder-sleuth-4.svg"]
    assert "sergeant" not in rated
