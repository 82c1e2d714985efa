"""What every answer carries, whoever makes it."""

from http import HTTPStatus
from typing import Final

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
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
