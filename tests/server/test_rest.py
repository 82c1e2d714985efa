"""The REST as it is written down, and what every answer carries."""

from math import log2
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from tests.server.conftest import Start
from tests.server.running import PATIENCE, START, Running, Visitor
from tests.server.test_coming_back import seated

from gaslamp.server.app import ENDPOINTS
from gaslamp.server.hub import new_table
from gaslamp.server.rest.openapi import document, messages

SCHEMA = schemathesis.openapi.from_dict(document(ENDPOINTS))
CHECKS: list[Any] = [
    not_a_server_error,
    *schemathesis.checks.CHECKS.get_by_names(
        [
            "response_schema_conformance",
            "status_code_conformance",
            "content_type_conformance",
        ]
    ),
]


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_endpoint_answers_as_it_is_described(case: Case[Any], house: Running) -> None:
    visitor = Visitor(house.port)
    answer = case.call(
        base_url=f"http://127.0.0.1:{house.port}",
        headers={"Cookie": f"gaslamp={visitor.cookie}"},
        timeout=PATIENCE,
    )
    case.validate_response(answer, checks=CHECKS)


def test_every_answer_has_its_headers(house: Running) -> None:
    visitor = Visitor(house.port)
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/metrics", "/openapi.json"):
        headers = visitor.ask("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_what_is_not_there_is_said_in_both_languages(house: Running) -> None:
    visitor = Visitor(house.port)
    english = visitor.ask("GET", "/api/nothing")
    french = visitor.ask("GET", "/api/nothing", Accept_Language="fr-FR,fr;q=0.9,en;q=0.8")
    assert english.status == french.status == 404
    assert english.data["text"] != french.data["text"]


def test_a_house_without_its_client_lists_open_tables_and_escapes(start: Start) -> None:
    house = start(program=f"from gaslamp.server import client_files as c; c.INDEX = None; {START}")
    visitor = Visitor(house.port, "<script>")
    visitor.open_table("sleuth", ["me", "open", "bot"])
    page = visitor.ask("GET", "/").body.decode()
    assert "Sleuth: 3 seats, one of them free" in page
    assert "<script>" not in page


def test_nothing_inline_is_allowed_and_unknown_addresses_are_not_found(house: Running) -> None:
    visitor = Visitor(house.port)
    assert "unsafe" not in visitor.ask("GET", "/").headers["content-security-policy"]
    page = visitor.ask("GET", "/nowhere", Accept="text/html,*/*")
    assert (page.status, page.headers["content-type"][:9]) == (404, "text/html")
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        refused = visitor.ask("GET", path, Accept=accept)
        assert (refused.status, refused.data["code"]) == (404, "no-such-thing")


def test_a_link_leads_to_its_table(house: Running) -> None:
    visitor = Visitor(house.port)
    opened = visitor.open_table("sleuth", ["me", "invited", "open"], public=False)
    other = Visitor(house.port)
    assert other.ask("GET", f"/api/links/{opened['code']}").data["table"] == opened["table"]
    assert other.ask("GET", f"/t/{opened['code']}").status == 200
    picture = other.ask("GET", f"/api/links/{opened['code']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert other.ask("GET", "/api/links/wrong").status == 404


def test_names_and_codes_can_be_typed_and_pasted_anywhere() -> None:
    for _ in range(200):
        table, code = new_table()
        assert (table + code).isalnum()
        assert len(code) * log2(62) >= 128


def test_my_tables_say_where_i_am_awaited(house: Running) -> None:
    players = seated(house)
    awaited = [p.visitor.ask("GET", "/api/mine").data[0]["awaited"] for p in players]
    assert awaited.count(True) == 1


@pytest.mark.parametrize("path", ["/record", "/replay"])
def test_a_running_game_cannot_be_looked_at(house: Running, path: str) -> None:
    player = seated(house)[0]
    answer = player.visitor.ask("GET", f"/api/tables/{player.opened['table']}{path}")
    assert answer.status == 409
    assert answer.data["code"] == "not-legal"


def test_health_and_metrics(house: Running) -> None:
    visitor = Visitor(house.port)
    told = visitor.ask("GET", "/healthz")
    assert told.status == 200
    assert told.body.decode().splitlines()[0] == "ok"
    assert "writer: ok" in told.body.decode()
    assert visitor.ask("GET", "/livez").status == 200
    page = visitor.ask("GET", "/metrics").body.decode()
    assert "gaslamp_sockets " in page
    assert "gaslamp_append_seconds_bucket" in page
    assert "gaslamp_loop_hold_seconds_max " in page


def test_both_ways_of_the_socket_are_written_down() -> None:
    schema = messages()
    assert {"incoming", "outgoing", "$defs"} == schema.keys()
    assert len(schema["incoming"]["anyOf"]) >= 15
