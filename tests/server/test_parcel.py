"""Large answers are packed where they are made, and each gets them as they can read them."""

import asyncio
import gzip
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.responses import StreamingResponse
from tests.server.running import Running, Visitor
from tests.server.test_history import play

from gaslamp.server.parcel import LARGE, PIECE, packed, response
from gaslamp.server.refusals import TooLarge


async def _read(made: Any) -> list[bytes]:
    return [bytes(piece) async for piece in made.body_iterator]


def pieces(made: Any) -> list[bytes]:
    return asyncio.run(_read(made)) if isinstance(made, StreamingResponse) else [made.body]


@given(st.binary(max_size=1000), st.integers(0, 300))
def test_what_is_unpacked_is_what_was_packed(content: bytes, times: int) -> None:
    content *= times
    made = response(packed(lambda: content), "", "text/plain")
    assert b"".join(pieces(made)) == content
    assert made.headers["content-length"] == str(len(content))
    assert "content-encoding" not in made.headers


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "*"])
def test_who_reads_it_packed_gets_it_packed(accepted: str) -> None:
    made = response(packed(lambda: b"lamp " * 1000), accepted, "text/plain")
    assert made.headers["content-encoding"] == "gzip"
    assert made.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(b"".join(pieces(made))) == b"lamp " * 1000


@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_little_is_sent_or_unpacked_in_one_turn(accepted: str) -> None:
    content = b"".join(number.to_bytes(8, "big") for number in range(LARGE // 8))
    found = pieces(response(packed(lambda: content), accepted, "text/plain"))
    assert len(found) > 3
    assert max(map(len, found)) <= PIECE


def test_what_is_too_large_to_be_unpacked_is_sent_packed_alone() -> None:
    made = packed(lambda: bytes(LARGE + 1))
    assert response(made, "gzip", "text/plain").headers["content-encoding"] == "gzip"
    with pytest.raises(TooLarge):
        response(made, "br", "text/plain")


def test_the_same_is_packed_alike() -> None:
    assert packed(lambda: b"lamp") == packed(lambda: b"lamp")


def test_a_replay_is_the_same_however_it_comes(house: Running) -> None:
    visitor = Visitor(house.port)
    table = play([visitor, Visitor(house.port)])
    for kind in ("replay", "record"):
        path = f"/api/tables/{table}/{kind}"
        plain, small = visitor.ask("GET", path), visitor.ask("GET", path, accept_encoding="gzip")
        assert small.headers["content-encoding"] == "gzip"
        assert len(small.body) < len(plain.body) / 2
        assert json.loads(gzip.decompress(small.body)) == plain.data
