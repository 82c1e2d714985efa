"""What a seat can know, asked of the house; and moves composed over a socket."""

from fractions import Fraction

import pytest
from tests.server.running import Player, Running, Visitor, all_play, offers

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


@pytest.mark.parametrize("aids", [True, False])
def test_a_sheet_is_allowed_without_aids_and_says_what_the_seat_was_told(
    house: Running, aids: bool
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


def test_without_aids_nothing_is_worked_out_until_the_game_is_over(house: Running) -> None:
    players = begun(house, "mr_jack", aids=False)
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
