"""What a seat can know, asked of the house; and moves composed over a socket."""

from fractions import Fraction

import pytest
from tests.server.decisions import offers
from tests.server.running import Player, Running, Visitor, all_play

from gaslamp.core.notes import WAYS
from gaslamp.games import game_named
from gaslamp.knowledge import NAMES


def has_begun(player: Player) -> bool:
    now = player.present.get(player.seat or 0)
    return now is not None and now["view"] is not None


def begun(house: Running, game: str, **setup: object) -> list[Player]:
    """Two people and bots, and the first of them is waited for."""
    seats = ["me", "open", *["bot"] * (game_named(game).usual_seats - 2)]
    anna, bert = Visitor(house.port, "Anna"), Visitor(house.port, "Bert")
    opened = anna.open_table(game, seats, **setup)
    players = [Player(anna, opened, 0, seed=3).connect(), Player(bert, opened, 1, seed=4).connect()]
    players[1].sit()
    all_play(players, has_begun)
    return players


@pytest.mark.parametrize("game", NAMES)
def test_a_seat_hears_how_likely_everything_is(house: Running, game: str) -> None:
    player = begun(house, game)[1]
    path = f"/api/tables/{player.opened['table']}/knowledge"
    answer = player.visitor.ask("GET", f"{path}?viewer=1")
    assert answer.status == 200, answer.body
    found = answer.data
    assert int(found["worlds"]) >= 1
    for subject, chances in found["chances"].items():
        assert sum(map(Fraction, chances.values())) == 1, subject
        assert subject in found["subjects"]
        assert chances.keys() <= found["answers"].keys()
    assert player.visitor.ask("GET", f"{path}?viewer=0").status == 403
    assert player.visitor.ask("GET", f"{path}?viewer=9").status == 400
    assert Visitor(house.port).ask("GET", f"{path}?viewer=1").status in (401, 403)


def test_what_is_settled_has_its_reasons(house: Running) -> None:
    """Who holds an alibi of one's own is settled by having drawn it; what is open has none."""
    player = begun(house, "sleuth")[0]
    table = f"/api/tables/{player.opened['table']}"
    gem = player.present[0]["view"]["hand"][0]
    query = f"viewer=0&subject={gem}&answer=B&holds=0".replace(" ", "%20")
    answer = player.visitor.ask("GET", f"{table}/why?{query}")
    assert answer.status == 200, answer.body
    assert answer.data["why"]
    for nonsense in ("subject=x&answer=y", "subject=&answer=", "holds=5"):
        assert player.visitor.ask("GET", f"{table}/why?viewer=0&{nonsense}").status == 400


@pytest.mark.parametrize("aids", [True, False, "oracle", "clerk", "paper"])
def test_a_sheet_is_always_allowed_and_says_what_the_seat_was_told(
    house: Running, aids: bool | str
) -> None:
    players = begun(house, "sleuth", aids=aids)
    path = f"/api/tables/{players[0].opened['table']}/sheet"
    answer = players[1].visitor.ask("GET", f"{path}?viewer=1")
    assert answer.status == 200, answer.body
    view, possible = players[1].present[1]["view"], answer.data["possible"]
    assert len(possible) == 36
    assert [gem for gem, places in possible.items() if places == ["B"]] == view["hand"]
    assert [gem for gem, places in possible.items() if places == ["open"]] == view["open_gems"]
    assert players[1].visitor.ask("GET", f"{path}?viewer=0").status == 403
    assert players[1].visitor.ask("GET", f"{path}?viewer=-1").status == 400
    assert Visitor(house.port).ask("GET", f"{path}?viewer=1").status in (401, 403)


def test_a_game_without_paper_has_an_empty_sheet(house: Running) -> None:
    player = begun(house, "mr_jack")[0]
    path = f"/api/tables/{player.opened['table']}/sheet?viewer=0"
    assert player.visitor.ask("GET", path).data == {"possible": {}}


MOST = {False: "clerk", True: "oracle", "paper": "paper", "clerk": "clerk", "oracle": "oracle"}


@pytest.mark.parametrize("aids", MOST)
def test_nothing_is_noted_beyond_what_the_table_allows(house: Running, aids: bool | str) -> None:
    """Tables used to say yes or no; those that said no have a clerk, as they had."""
    player = begun(house, "sleuth", aids=aids)[1]
    path, most = f"/api/tables/{player.opened['table']}", WAYS.index(MOST[aids])
    gem = player.present[1]["view"]["hand"][0].replace(" ", "%20")
    asked = {way: f"{path}/sheet?viewer=1&way={way}" for way in WAYS}
    answers = [player.visitor.ask("GET", asked[way]).status for way in WAYS]
    assert answers == [200 if number <= most else 409 for number in range(3)]
    oracle = 200 if most == WAYS.index("oracle") else 409
    assert player.visitor.ask("GET", f"{path}/knowledge?viewer=1").status == oracle
    why = f"{path}/why?viewer=1&subject={gem}&answer=B&holds=1"
    assert player.visitor.ask("GET", why).status == oracle
    assert player.visitor.ask("GET", f"{path}/sheet?viewer=1&way=magic").status == 400
    assert player.visitor.ask("GET", path).data["aids"] == MOST[aids]


@pytest.mark.parametrize("aids", [False, "paper", "clerk"])
def test_without_an_oracle_nothing_is_worked_out_until_the_game_is_over(
    house: Running, aids: bool | str
) -> None:
    players = begun(house, "mr_jack", aids=aids)
    path = f"/api/tables/{players[0].opened['table']}/knowledge?viewer=1"
    assert players[1].visitor.ask("GET", path).status == 409
    players[0].do("resign", seat=0)
    answer = players[1].visitor.ask("GET", f"{path}&steps=3")
    assert answer.status == 200, answer.body


def test_a_move_is_composed_and_then_made_at_once(house: Running) -> None:
    players = begun(house, "mr_jack")
    mover = next(p for p in players if p.seat in p.present[p.seat or 0]["view"]["awaited"])
    decision = mover.present[mover.seat or 0]["decision"]
    steps = [offers(decision)[0]]
    fields = {"seat": mover.seat, "decision": decision["number"]}
    while (found := mover.do("compose", steps=steps, **fields))["choices"]:
        assert found["type"] == "composed"
        assert found["view"]["activation"]
        steps.append(found["choices"][0]["action"])
    assert len(steps) > 1
    assert found["view"] is None
    assert found["foreseen"]["characters"]
    told = len(mover.items[mover.seat or 0])
    assert mover.do("move", steps=steps, **fields)["type"] == "done"
    assert len(mover.items[mover.seat or 0]) >= told + len(steps)
    assert mover.do("compose", steps=steps, **fields)["code"] == "stale"


def test_what_happens_is_said(house: Running) -> None:
    player = begun(house, "sleuth")[0]
    fresh = player.visitor
    again = Player(fresh, player.opened, 0, seed=5).connect()
    heard = again.until(lambda message: message["type"] == "fresh")
    said = [item["said"]["id"] for item in heard["items"] if item["said"]]
    assert any(each.startswith("sleuth-") for each in said)


def test_what_each_seat_could_have_known_is_told_when_all_is_over(house: Running) -> None:
    players = begun(house, "mr_jack")
    path = f"/api/tables/{players[0].opened['table']}/hindsight"
    assert players[1].visitor.ask("GET", f"{path}?viewer=1").status == 409
    players[0].do("resign", seat=0)
    first = players[1].visitor.ask("GET", f"{path}?viewer=1")
    assert first.status == 200, first.body
    assert first.data["complete"]
    assert [each["left"] for each in first.data["known"]][:1] == [8]
    again = players[0].visitor.ask("GET", f"{path}?viewer=1")
    assert again.data == first.data
    assert players[1].visitor.ask("GET", f"{path}?viewer=7").status == 400
    assert players[1].visitor.ask("GET", f"{path}?viewer=-1").status == 400


def test_mister_x_hears_what_everybody_can_know_of_him(house: Running) -> None:
    """And nobody who does not sit there; an onlooker has no sheet."""
    player = begun(house, "scotland_yard")[0]
    path = f"/api/tables/{player.opened['table']}"
    own = player.visitor.ask("GET", f"{path}/knowledge?viewer=0").data["chances"]["X"]
    all_know = player.visitor.ask("GET", f"{path}/knowledge?viewer=-1").data["chances"]["X"]
    assert len(own) == 1
    assert len(all_know) > 1
    assert own.keys() <= all_know.keys()
    stranger = Visitor(house.port, "Dora")
    assert stranger.ask("GET", f"{path}/knowledge?viewer=-1").status == 403
    assert player.visitor.ask("GET", f"{path}/sheet?viewer=-1").status == 400
