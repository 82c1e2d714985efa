"""What every answer carries, whoever makes it."""

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from http import HTTPStatus
from typing import Final

_POLICY: Final = (
    "default-src 'none'; script-src {scripts}; style-src {styles}; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
POLICY: Final = "Content-Security-Policy"


def policy(scripts: Iterable[bytes] = (), styles: Iterable[bytes] = ()) -> str:
    """Nothing but our own files; and within the page these very texts, known by their hashes."""
    return _POLICY.format(scripts=_ours(scripts), styles=_ours(styles))


def _ours(texts: Iterable[bytes]) -> str:
    hashes = (b64encode(sha256(text).digest()).decode() for text in texts)
    return " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])


HEADERS: Final = {
    POLICY: policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
PLAIN: Final = "text/plain; charset=utf-8"


def plain_headers(text: bytes) -> dict[str, str]:
    """Those of one plain sentence, after which the connection is closed."""
    own = {"Content-Type": PLAIN, "Content-Length": str(len(text)), "Connection": "close"}
    return {**HEADERS, **own}


def plain_answer(status: int, sentence: str) -> bytes:
    """One plain sentence, for when there is no application to say it."""
    text = f"{sentence}\n".encode()
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in plain_headers(text).items()]
    return "\r\n".join([*lines, "\r\n"]).encode("latin-1") + text
