"""What is large goes out packed, to whoever reads it so.

It is packed once, by the worker that makes it: so it is quick to hand over, small to keep and small
to send. Whoever does not read it packed gets it unpacked, piece by piece, unless it is so large
that others would wait for that.
"""

import gzip
import re
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.responses import Response, StreamingResponse

from gaslamp.core.sentence import say
from gaslamp.server.refusals import TooLarge

PIECE: Final = 64 * 1024
"""So much is sent, or unpacked, in one turn of the loop."""
LARGE: Final = 2 * 1024 * 1024
"""A game of some four hundred moves; to unpack more takes more than a hundredth of a second."""
CODINGS: Final = ("br", "gzip")
"""The smallest first."""
_LEVEL: Final = 6
"""A long replay is a fiftieth then. More takes twice as long for little."""
_LENGTH: Final = 4
"""A packed file ends with the number of bytes that were packed."""
_CODING: Final = re.compile(r"\s*([a-z]+|\*)\s*(?:;\s*q=(\d(?:\.\d{0,3})?))?\s*")


def accepted(header: str) -> list[str]:
    """The codings that somebody reads, by their `Accept-Encoding`."""
    found = [_CODING.fullmatch(part) for part in header.lower()[:200].split(",")]
    wanted = {part[1]: float(part[2] or 1) for part in found if part is not None}
    star = wanted.get("*", 0.0)
    return [each for each in CODINGS if wanted.get(each, star) > 0]


def packed(make: Callable[[], bytes]) -> bytes:
    """What has been made, packed in the same place."""
    return gzip.compress(make(), _LEVEL, mtime=0)


def response(made: bytes, header: str, media: str) -> Response:
    """What was packed, for somebody with this `Accept-Encoding`."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted(header):
        headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(made))}
        return StreamingResponse(pieces(made), media_type=media, headers=headers)
    length = int.from_bytes(made[-_LENGTH:], "little")
    if length > LARGE:
        raise TooLarge(say("server-too-large-unpacked"))
    headers["Content-Length"] = str(length)
    return StreamingResponse(_unpacked(made), media_type=media, headers=headers)


async def pieces(made: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(made), PIECE):
        yield made[start : start + PIECE]


async def _unpacked(made: bytes) -> AsyncIterator[bytes]:
    opener = zlib.decompressobj(zlib.MAX_WBITS | 16)
    while piece := opener.decompress(made, PIECE):
        yield piece
        made = opener.unconsumed_tail
