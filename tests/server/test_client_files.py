"""The client's files, as they are and packed."""

import gzip
import re
from base64 import b64encode
from hashlib import sha256
from http.client import HTTPConnection, HTTPResponse

import pytest
from tests.server.running import PATIENCE, Running

from gaslamp.server.client_files import FILES, FOR_EVER, packing

THERE = {
    "/a.js": b"",
    "/a.js.br": b"",
    "/a.js.gz": b"",
    "/b.woff2": b"",
    "/c.js": b"",
    "/c.js.gz": b"",
}
SCRIPT = next(path for path in FILES if path.startswith("/assets/") and path + ".gz" in FILES)


@pytest.mark.parametrize(
    ("header", "path", "expected"),
    [
        ("gzip, deflate, br, zstd", "/a.js", "br"),
        ("gzip;q=1.0, br;q=0", "/a.js", "gzip"),
        ("*;q=0.5, br;q=0", "/a.js", "gzip"),
        ("br, gzip", "/c.js", "gzip"),
        ("br, gzip", "/b.woff2", None),
        ("br;q=x, , gzip ; q=0.5", "/a.js", "gzip"),
        ("identity", "/a.js", None),
        ("", "/a.js", None),
    ],
)
def test_the_smallest_that_is_read(header: str, path: str, expected: str | None) -> None:
    assert packing(header, path, THERE) == expected


def fetch(house: Running, path: str, accepted: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Accept-Encoding": accepted})
    answer = connection.getresponse()
    return answer, answer.read()


def test_a_file_is_sent_packed_to_who_can_read_it(house: Running) -> None:
    plain, whole = fetch(house, SCRIPT, "identity")
    packed, body = fetch(house, SCRIPT, "gzip")
    small, least = fetch(house, SCRIPT, "gzip, br")
    assert whole == FILES[SCRIPT] == gzip.decompress(body)
    assert plain.getheader("Content-Encoding") is None
    assert packed.getheader("Content-Encoding") == "gzip"
    assert small.getheader("Content-Encoding") == "br"
    assert len(least) < len(body) < len(whole)
    for answer in (plain, packed, small):
        assert answer.getheader("Vary") == "Accept-Encoding"
        assert answer.getheader("Cache-Control") == FOR_EVER
        assert answer.getheader("Content-Type", "").startswith(
            packed.getheader("Content-Type", "-")
        )


def test_the_packed_form_has_no_address_of_its_own(house: Running) -> None:
    for path in (f"{SCRIPT}.gz", f"{SCRIPT}.br", "/index.html.gz", "/assets/nothing.js"):
        assert fetch(house, path, "")[0].status == 404
    page, _ = fetch(house, "/", "br")
    assert page.getheader("Content-Encoding") == "br"
    assert page.getheader("Cache-Control") == "no-cache"


def test_the_front_page_has_its_style_in_it_and_no_other_text_may_run(house: Running) -> None:
    """It needs no second round trip to be drawn; the policy knows what stands in it by its hash."""
    answer, page = fetch(house, "/", "identity")
    head = page.partition(b"</head>")[0]
    assert re.findall(rb'<link rel="stylesheet"(?![^>]*media="print")', head) == []
    assert b'src="/theme.js"' not in head
    allowed = answer.getheader("Content-Security-Policy", "")
    for text in re.findall(rb"<(?:script|style)>(.*?)</", page, re.DOTALL):
        assert b64encode(sha256(text).digest()).decode() in allowed
    assert "unsafe" not in allowed
    assert "sha256" not in fetch(house, "/rules", "")[0].getheader("Content-Security-Policy", "")


def test_the_front_page_comes_with_what_it_shows(house: Running) -> None:
    greeted = b'<div id="greeting">'
    assert greeted in fetch(house, "/", "identity")[1]
    assert greeted not in fetch(house, "/rules", "identity")[1]
