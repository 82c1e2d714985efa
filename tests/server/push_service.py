"""A push service on this machine, and a browser's half of the keys: it opens what it is sent."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.running import wait_until

from gaslamp.server.post.seal import CURVE, decode, encode, keys, public_bytes

AUTH = 16


class Browser:
    """What a browser makes when it subscribes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.auth = token_bytes(AUTH)

    def subscription(self, lang: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(public_bytes(self.key)),
            "auth": encode(self.auth),
            "lang": lang,
        }

    def opened(self, body: bytes) -> Any:
        """As RFC 8291 says that a browser does."""
        salt, length, sender = body[:16], body[20], body[21 : 21 + body[20]]
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), other)
        content, nonce = keys(shared, self.auth, salt, public_bytes(self.key), sender)
        text = AESGCM(content).decrypt(nonce, body[21 + length :], None)
        return json.loads(text.rstrip(b"\0").removesuffix(b"\x02"))


class PushService:
    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.heard.append((self.path, headers, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def browser(self, name: str = "one") -> Browser:
        return Browser(f"{self.origin}/push/{name}")

    def wait(self, many: int = 1) -> list[tuple[str, dict[str, str], bytes]]:
        wait_until(lambda: len(self.heard) >= many)
        return self.heard


def claims(authorization: str, key: str) -> Any:
    """What a token says, once its signature is known to be this key's."""
    kind, _, fields = authorization.partition(" ")
    given = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert kind == "vapid"
    assert given["k"] == key
    signed, _, signature = given["t"].rpartition(".")
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    point.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(decode(signed.split(".")[1]))
