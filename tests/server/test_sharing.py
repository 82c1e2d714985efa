"""A finished game is shown to others: by link, by picture, and by what a messenger is told."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest
from tests.server.running import Player, Running, Visitor, all_play
from tests.server.test_history import play

from gaslamp.server.client_files import INDEX

PNG = b"\x89PNG\r\n"
GAMES = {"mr_jack": 2, "scotland_yard": 3, "sleuth": 3, "culprit": 3}
built = pytest.mark.skipif(INDEX is None, reason="the client has not been built")


def people(house: Running, many: int = 2) -> list[Visitor]:
    return [Visitor(house.port, f"<P>{number}&") for number in range(many)]


def told(visitor: Visitor, path: str) -> dict[str, str]:
    """What a messenger reads of a page."""
    answered = visitor.ask("GET", path)
    assert answered.status == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', answered.body.decode())
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_a_picture(house: Running, game: str) -> None:
    table = play(people(house, GAMES[game]), game)
    anybody, path = Visitor(house.port), f"/api/tables/{table}/picture"
    steps = len(anybody.ask("GET", f"/api/tables/{table}/replay?viewer=-2").data["steps"])
    drawings = set()
    for query in ("", "?step=1", f"?step={steps // 2}", "?viewer=0&step=1", "?viewer=-1"):
        answered = anybody.ask("GET", f"{path}.svg{query}")
        assert answered.status == 200, query
        assert answered.headers["content-type"].startswith("image/svg+xml")
        assert answered.headers["cross-origin-resource-policy"] == "cross-origin"
        assert ElementTree.fromstring(answered.body).tag.endswith("svg")
        drawings.add(answered.body)
    assert len(drawings) > 2
    assert (
        anybody.ask("GET", f"{path}.svg?step={steps}").body
        == anybody.ask("GET", f"{path}.svg").body
    )
    assert anybody.ask("GET", f"{path}.png").body.startswith(PNG)
    for query in ("step=0", f"step={steps + 1}", "step=x", "step=-1", "viewer=7", "viewer=-3"):
        assert anybody.ask("GET", f"{path}.svg?{query}").status == 400, query


@built
def test_a_messenger_is_told_who_played_and_shown_the_end(house: Running) -> None:
    table = play(people(house))
    found = told(Visitor(house.port, cookie=""), f"/replay/{table}")
    assert found["og:title"] == "Mr. Jack · <P>0&, <P>1&"
    assert found["og:image"] == f"http://127.0.0.1:{house.port}/api/tables/{table}/picture.png"
    picture = Visitor(house.port, cookie="").ask("GET", f"/api/tables/{table}/picture.png")
    assert picture.body.startswith(PNG)
    french = Visitor(house.port).ask("GET", f"/replay/{table}", Accept_Language="fr").body
    assert "coup par coup" in french.decode()


@built
def test_of_a_game_that_runs_only_its_name_and_its_hosts_are_told(house: Running) -> None:
    visitors = people(house)
    opened = visitors[0].open_table("mr_jack", ["me", "open"])
    stranger = Visitor(house.port, cookie="")
    before = told(stranger, f"/table/{opened['table']}")
    players = [Player(each, opened, seat).connect() for seat, each in enumerate(visitors)]
    players[1].sit()
    all_play(players, lambda player: "decision" in player.present.get(player.seat or 0, {}))
    for path in (f"/table/{opened['table']}", f"/replay/{opened['table']}", f"/t/{opened['code']}"):
        found = told(stranger, path)
        assert found["og:title"] == "Mr. Jack · <P>0&’s table" == before["og:title"]
        assert found["og:image"].endswith("/icon-512.png")
        assert "<P>1" not in str(found)
    for kind in ("picture.svg", "picture.png", "picture.svg?viewer=0&step=1", "share"):
        for asker in (stranger, *visitors):
            refused = asker.ask("GET", f"/api/tables/{opened['table']}/{kind}")
            assert (refused.status, refused.data["code"]) == (409, "not-legal"), kind
    for player in players:
        player.close()


@built
def test_a_game_among_friends_is_for_those_who_were_given_its_link(house: Running) -> None:
    """Also for who never sat there; nobody else is told that there was a game."""
    visitors = people(house)
    opened = visitors[0].open_table("mr_jack", ["me", "open"], public=False)
    players = [Player(each, opened, seat).connect() for seat, each in enumerate(visitors)]
    players[1].sit()
    all_play(players)
    stranger, path = Visitor(house.port), f"/api/tables/{opened['table']}"
    for kind in ("replay", "picture.png", "share", "record"):
        assert stranger.ask("GET", f"{path}/{kind}").status == 404
    assert told(stranger, f"/replay/{opened['table']}") == {}
    shared = visitors[1].ask("GET", f"{path}/share").data
    assert stranger.ask("GET", f"{path}/replay?code={opened['code']}").status == 200
    assert stranger.ask("GET", shared["picture"]).body.startswith(PNG)
    assert told(stranger, shared["page"])["og:title"].startswith("Mr. Jack")
    assert told(stranger, f"/replay/{opened['table']}?code=wrong") == {}
    for player in players:
        player.close()


@built
def test_what_is_no_table_is_the_clients_page_as_ever(house: Running) -> None:
    stranger = Visitor(house.port, cookie="")
    for path in ("/t/nothing", "/table/nothing", "/replay/nothing"):
        assert told(stranger, path) == {}
