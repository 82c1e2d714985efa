"""A fifth game needs nothing in the house: not a line of it names the duel."""

from collections.abc import Iterator

import pytest
from tests.contract.cases import guest_cases
from tests.guests.visit import NAME, visiting, with_guests
from tests.server.houses import Start, start
from tests.server.running import Player, Visitor

import gaslamp
from gaslamp.core import position
from gaslamp.core.data import from_json
from gaslamp.core.dealing.verification import verify
from gaslamp.core.errors import Unreadable
from gaslamp.core.manifest import manifest_of
from gaslamp.core.record import Record
from gaslamp.core.seats import CHANCE
from gaslamp.games import NAMES, every_name, game_named
from gaslamp.history.statistics import statistics
from gaslamp.knowledge import knowledge_for
from gaslamp.terminal.boards import Board, board_for
from gaslamp.words import Words

__all__ = ["start"]


@pytest.fixture
def guest() -> Iterator[None]:
    with visiting():
        yield


@pytest.mark.usefixtures("guest")
def test_it_is_there_with_its_words_its_bot_and_a_plain_board() -> None:
    game = game_named(NAME)
    assert every_name() == (*NAMES, NAME)
    assert [Words(lang)("duel-title") for lang in ("en", "fr")] == ["The Duel", "Le Duel"]
    assert manifest_of(game).sides == {"2": [[0], [1]]}
    assert type(board_for(NAME)) is Board
    with pytest.raises(Unreadable, match="duel"):
        knowledge_for(NAME)


@pytest.mark.usefixtures("guest")
def test_what_it_does_not_say_of_itself_is_not_counted() -> None:
    found = statistics([], NAME)
    assert (found.openings, found.stations) == ([], [])


@pytest.mark.usefixtures("guest")
def test_the_front_door_plays_it_against_its_beginner() -> None:
    match = gaslamp.start(NAME, seed=4)
    match.seat_bots()
    match.run()
    assert match.over
    assert "Guess" in str(match.history[-1])


@pytest.mark.skipif(
    str(position.__file__).endswith(".py"), reason="uncompiled, any position is one of Python"
)
def test_who_is_no_guest_is_told_to_be_one() -> None:
    class Stranger(position.Position):
        pass

    with pytest.raises(TypeError, match="GuestPosition"):
        Stranger()


@pytest.mark.usefixtures("guest")
def test_what_goes_wrong_in_its_rules_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    start = next(iter(guest_cases())).start()
    monkeypatch.setattr(type(start), "_draws", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        start.legal(CHANCE)


def test_it_is_gone_with_its_package() -> None:
    with pytest.raises(Unreadable, match="duel"):
        game_named(NAME)
    assert not Words("en").knows("duel-title")


def test_a_table_of_it_is_played_over_the_wire(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", with_guests()["PYTHONPATH"])
    house = start()
    anna = Visitor(house.port, "Anna")
    faces = anna.ask("GET", "/api/games").data
    assert [face["name"] for face in faces if face["guest"]] == [NAME]
    words = anna.ask("GET", f"/api/games/{NAME}/words/fr")
    assert "Le Duel" in words.body.decode()
    assert anna.ask("GET", "/api/games/sleuth/words/fr").status == 404
    opened = anna.open_table(NAME, ["me", "bot"])
    player = Player(anna, opened, 0, seed=3).connect()
    player.play()
    record = from_json(anna.ask("GET", f"/api/tables/{opened['table']}/record").body, Record)
    with visiting():
        assert verify(game_named(NAME), record)
    assert record.outcome is not None
