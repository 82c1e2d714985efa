"""Games that are over: each is counted once, and people's standings with it."""

import pytest
from tests.store.test_store import entries, listing

from gaslamp.store import FinishedGame, GamesWanted, Person, PlayedGame, Raced, RatedStanding, Store

pytestmark = pytest.mark.anyio


def finished(number: int, table: str = "") -> FinishedGame:
    return FinishedGame(number, table or f"t{number}", "mr_jack", 1000 + number, True, b"{}")


def played(number: int, person: str, **changes: object) -> PlayedGame:
    usual = PlayedGame(
        f"t{number}", person, number, "mr_jack", "jack", "won", "people", 1512.25, 12.25, b"{}"
    )
    return usual._replace(**changes)  # type: ignore[arg-type]


def standing(person: str, mean: float = 1500.5, **changes: object) -> RatedStanding:
    usual = RatedStanding(person, "mr_jack", "jack", mean, 200.125, 3)
    return usual._replace(**changes)  # type: ignore[arg-type]


async def test_tables_that_are_over_are_uncounted_until_they_are_counted(store: Store) -> None:
    for number, state in enumerate(["over", "playing", "over"], 1):
        shown = listing(f"t{number}", state=state, changed=100 * number)
        await store.append(f"t{number}", 0, entries(b"x"), shown)
    assert await store.uncounted(0, 10) == [("t1", 100), ("t3", 300)]
    assert await store.uncounted(101, 10) == [("t3", 300)]
    assert await store.uncounted(0, 1) == [("t1", 100)]
    await store.count(finished(1, "t1"), [], [])
    assert await store.uncounted(0, 10) == [("t3", 300)]


async def test_a_game_is_counted_once_and_in_turn(store: Store) -> None:
    await store.count(finished(1), [played(1, "anna")], [standing("anna")])
    for again in (finished(1), finished(2, "t1"), finished(3)):
        with pytest.raises(Raced):
            await store.count(again, [played(1, "anna")], [standing("anna", 9.0)])
    assert await store.last_counted() == 1
    assert await store.standings_of("anna") == [standing("anna")]
    assert await store.counted_game("t1") == finished(1)
    assert await store.counted_game("t2") is None


async def test_counted_games_come_in_order(store: Store) -> None:
    assert await store.last_counted() == 0
    for number in range(1, 6):
        await store.count(finished(number), [], [])
    assert [game.number for game in await store.counted(2, 3)] == [2, 3, 4]


async def test_somebodys_games_come_last_first_as_wanted(store: Store) -> None:
    rows = [
        played(1, "anna"),
        played(2, "anna", role="investigator", result="lost", mean=None, gain=None),
        played(3, "anna", game="sleuth", role="", company="bots"),
        played(4, "bert"),
    ]
    for row in rows:
        await store.count(finished(row.number), [row], [])
    assert await store.games_of("anna", GamesWanted(), None, 10) == [rows[2], rows[1], rows[0]]
    assert await store.games_of("anna", GamesWanted(), 3, 1) == [rows[1]]
    assert await store.games_of("anna", GamesWanted(game="mr_jack"), None, 10) == [rows[1], rows[0]]
    assert await store.games_of("anna", GamesWanted(role="jack"), None, 10) == [rows[0]]
    assert await store.games_of("anna", GamesWanted(result="lost"), None, 10) == [rows[1]]
    assert await store.games_of("anna", GamesWanted(company="bots"), None, 10) == [rows[2]]
    assert await store.tally_of("anna", GamesWanted()) == {"won": 2, "lost": 1}
    assert await store.tally_of("nobody", GamesWanted()) == {}


async def test_the_strongest_lead_but_not_who_is_banned_or_gone(store: Store) -> None:
    for name in ("anna", "bert", "cleo"):
        await store.add_person(Person(name, name.title(), 1))
    standings = [standing("anna", 1500.0), standing("bert", 1600.0), standing("cleo", 1700.0)]
    others = [standing("dora", 1800.0), standing("anna", 1900.0, role="investigator")]
    await store.count(finished(1), [], [*standings, *others])
    await store.ban("cleo", True)
    led = await store.leaders("mr_jack", "jack", 10)
    assert [(each.name, each.standing.mean) for each in led] == [("Bert", 1600.0), ("Anna", 1500.0)]
    assert await store.standings_in("mr_jack", ["bert", "dora"]) == [standings[1], others[0]]
    assert len(await store.every_standing()) == 5


async def test_all_is_recounted_at_once_or_not_at_all(store: Store) -> None:
    await store.count(finished(1), [played(1, "anna")], [standing("anna"), standing("bert")])
    with pytest.raises(Raced):
        await store.recount(7, [], [])
    await store.recount(1, [standing("anna", 1.5)], [("t1", "anna", 1.5, -2.5)])
    assert await store.every_standing() == [standing("anna", 1.5)]
    (row,) = await store.games_of("anna", GamesWanted(), None, 1)
    assert (row.mean, row.gain) == (1.5, -2.5)


async def test_a_history_outlives_its_tables_and_goes_with_its_person(store: Store) -> None:
    await store.add_person(Person("anna", "Anna", 1))
    await store.append("t1", 0, entries(b"x"), listing("t1", state="over", changed=5))
    await store.count(finished(1), [played(1, "anna"), played(1, "bert")], [standing("anna")])
    assert await store.forget(10_000)
    assert len(await store.games_of("anna", GamesWanted(), None, 9)) == 1
    await store.delete_person("anna")
    assert await store.games_of("anna", GamesWanted(), None, 9) == []
    assert len(await store.games_of("bert", GamesWanted(), None, 9)) == 1


async def test_an_analysis_is_kept_with_its_game_and_its_engine(store: Store) -> None:
    for table, state in (("t1", "over"), ("t2", "playing")):
        await store.append(table, 0, entries(b"x"), listing(table, state=state))
        await store.keep_analysis(table, "0.1 8000", b"found " + table.encode())
    await store.keep_analysis("forgotten", "0.1 8000", b"found")
    assert await store.analysis("t1", "0.1 8000") == b"found t1"
    assert await store.analysis("t1", "0.2 8000") is None
    every = await store.analyses(["t1", "t2", "forgotten"], "0.1 8000")
    assert every == {"t1": b"found t1"}
    assert await store.analyses([], "0.1 8000") == {}
    await store.keep_analysis("t1", "0.2 8000", b"anew")
    assert await store.analysis("t1", "0.1 8000") is None
    assert await store.analysis("t1", "0.2 8000") == b"anew"


async def test_with_its_game_an_analysis_is_forgotten(store: Store) -> None:
    await store.append("t1", 0, entries(b"x"), listing("t1", state="over", changed=1))
    await store.keep_analysis("t1", "0.1", b"found")
    assert await store.forget(10_000) == 1
    assert await store.analysis("t1", "0.1") is None
