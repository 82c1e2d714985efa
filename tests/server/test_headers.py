"""Whatever stands in a header, and whatever goes wrong: an answer, in somebody's language."""

import re
import socket
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.server.conftest import Start
from tests.server.running import PATIENCE, START, Running, Visitor, wait_until

from gaslamp.server import client_files
from gaslamp.server.app import ENDPOINTS
from gaslamp.server.languages import negotiated
from gaslamp.server.rest import pages
from gaslamp.words import LANGUAGES

FIXED = [
    "/openapi.json",
    "/api/messages.json",
    "/healthz",
    "/livez",
    "/metrics",
    "/nowhere",
    "/t/x",
]
ROUTES = [
    *((each.method, re.sub(r"{\w+}", "x", each.path)) for each in [*ENDPOINTS, *pages.ENDPOINTS]),
    *(("GET", path) for path in FIXED),
    *(("GET", f"/{room}/x") for room in client_files.ROOMS),
]
HEADERS = [
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Content-Length",
    "Content-Type",
    "Cookie",
    "Forwarded",
    "Host",
    "If-None-Match",
    "Origin",
    "Range",
    "Transfer-Encoding",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
]
VALUES = (
    st.binary(max_size=60)
    | st.sampled_from(
        [
            b"de, fr;q=0.8",
            b"[",
            b"]:80",
            b"a" * 3000,
            b"gaslamp=\xff.\xfe",
            b"-1",
            b"\xc3\x28",
            b"[",
        ]
    )
).map(lambda value: value.translate(None, b"\r\n"))


def status_of(port: int, method: str, path: str, headers: dict[str, bytes]) -> int:
    """0 where there was no answer at all."""
    head = f"{method} {path} HTTP/1.1\r\n".encode()
    lines = b"".join(name.encode() + b": " + value + b"\r\n" for name, value in headers.items())
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(head + lines + b"Connection: close\r\n\r\n{}")
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while b"\r\n" not in answer and (heard := connection.recv(4096)):
            answer += heard
    return int(answer.split(b" ", 2)[1]) if answer else 0


@given(st.sampled_from(ROUTES), st.dictionaries(st.sampled_from(HEADERS), VALUES, max_size=4))
@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@example(("GET", "/api/games"), {"Accept-Language": b"de, fr;q=0.8"})
@example(("GET", "/nowhere"), {"Accept": b"text/html", "Host": b"["})
def test_no_header_breaks_anything(
    house: Running, route: tuple[str, str], headers: dict[str, bytes]
) -> None:
    usual = {"Host": b"127.0.0.1", "Content-Type": b"application/json", "Content-Length": b"2"}
    assert status_of(house.port, *route, {**usual, **headers}) != 500


@given(st.dictionaries(st.sampled_from([*HEADERS, "Sec-WebSocket-Key"]), VALUES, max_size=4))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_header_breaks_the_way_to_a_socket(house: Running, headers: dict[str, bytes]) -> None:
    wanted = {
        "Host": b"127.0.0.1",
        "Upgrade": b"websocket",
        "Connection": b"Upgrade",
        "Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": b"13",
    }
    assert status_of(house.port, "GET", "/api/tables/x/socket", {**wanted, **headers}) != 500


@given(VALUES)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_link_can_be_drawn_under_any_name_of_the_house_or_not_at_all(
    house: Running, code: str, host: bytes
) -> None:
    told = status_of(house.port, "GET", f"/api/links/{code}/qr.svg", {"Host": host})
    assert told in (200, 400)


@pytest.fixture(scope="module")
def code(house: Running) -> str:
    return Visitor(house.port).open_table("sleuth", ["me", "open", "open"])["code"]


NEGOTIATED = {
    "": "en",
    "de": "en",
    "fr": "fr",
    "FR-be": "fr",
    "de, fr;q=0.8": "fr",
    "en;q=0.5, fr;q=0.8": "fr",
    "fr;q=0.5, en;q=0.8": "en",
    "fr, en": "fr",
    "en, fr": "en",
    "fr;q=0": "en",
    "en;q=0": "fr",
    "en;q=0, fr;q=0": "en",
    "*": "en",
    "*, en;q=0.5": "fr",
    "*;q=0.5, fr": "fr",
    "de;q=1, *;q=0.1": "en",
    "fr;q=nonsense": "en",
    "fr;q=0.8;q=1, en;q=0.1": "en",
    "frisian": "en",
    ", ,fr": "fr",
    "fr ; q=0.9 , en ; q=0.1": "fr",
}


@pytest.mark.parametrize(("header", "language"), NEGOTIATED.items())
def test_the_language_one_would_rather_have(header: str, language: str) -> None:
    assert negotiated(header) == language


@given(st.text() | st.text("enfr*-;,q=01. "))
def test_any_header_names_a_language_of_the_house(header: str) -> None:
    assert negotiated(header) in LANGUAGES


BREAK = f"from gaslamp.store.sqlite import SqliteStore as S; S.open_tables = None; {START}"


def problem(house: Running, method: str, path: str, **headers: str) -> Any:
    told = Visitor(house.port).ask(method, path, **headers)
    assert told.headers["content-type"] == "application/json"
    assert told.headers["x-content-type-options"] == "nosniff"
    return told.status, told.data["code"], told.data["text"]


def test_a_fault_is_one_sentence_and_nothing_of_the_inside(start: Start) -> None:
    house = start(program=BREAK)
    english = problem(house, "GET", "/api/tables")
    french = problem(house, "GET", "/api/tables", Accept_Language="fr")
    assert english[:2] == french[:2] == (500, "fault")
    assert english[2].startswith("Something went wrong")
    assert french[2].startswith("Quelque chose a mal tourné")
    wait_until(lambda: "server/rest/tables.py:" in house.logged())
    assert "NoneType" not in house.logged()
    assert Visitor(house.port).ask("GET", "/api/games").status == 200


def test_another_method_is_refused_in_a_sentence_too(house: Running) -> None:
    assert problem(house, "DELETE", "/api/games")[:2] == (405, "wrong-method")
