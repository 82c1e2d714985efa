"""How a notification is closed so that only the browser can open it (RFC 8291), and how a push
service knows who sends it (RFC 8292)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from hmac import digest
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
LENGTH: Final = 512
"""Every notification is filled up to so many bytes: its length says nothing."""
RECORD: Final = 4096
VALID: Final = 12 * 3600
"""Seconds for which a token is good; a day at most (RFC 8292, 2)."""


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public_key(point: bytes) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == 65


class Identity:
    """The house's own key."""

    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret), CURVE)
        self.public = encode(public_bytes(self._key))

    @staticmethod
    def secret() -> bytes:
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)

    def token(self, origin: str, now: int, contact: str) -> str:
        """For one push service, for a while."""
        claims = {"aud": origin, "exp": now // 1000 + VALID}
        if contact:
            claims["sub"] = contact
        parts = [_part({"typ": "JWT", "alg": "ES256"}), _part(claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        r, s = decode_dss_signature(signed)
        return ".".join([*parts, encode(r.to_bytes(32) + s.to_bytes(32))])


def _part(content: dict[str, object]) -> str:
    return encode(msgspec.json.encode(content))


def sealed(
    text: bytes,
    public_key: bytes,
    auth: bytes,
    salt: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    length: int = LENGTH,
) -> bytes:
    """With a key that is used once, for the browser that has the other one."""
    own = key or ec.generate_private_key(CURVE)
    other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    shared = own.exchange(ec.ECDH(), other)
    content, nonce = keys(shared, auth, salt, public_key, public_bytes(own))
    filled = text + b"\x02" + bytes(max(0, length - len(text)))
    head = salt + RECORD.to_bytes(4) + b"\x41" + public_bytes(own)
    return head + AESGCM(content).encrypt(nonce, filled, None)


def keys(shared: bytes, auth: bytes, salt: bytes, browser: bytes, sender: bytes) -> list[bytes]:
    """The key of the content and its nonce (RFC 8291, 3.4; RFC 8188, 2.2 and 2.3)."""
    material = _mac(_mac(auth, shared), b"WebPush: info\0" + browser + sender + b"\x01")
    base = _mac(salt, material)
    content = _mac(base, b"Content-Encoding: aes128gcm\0\x01")[:16]
    return [content, _mac(base, b"Content-Encoding: nonce\0\x01")[:12]]


def _mac(key: bytes, text: bytes) -> bytes:
    return digest(key, text, sha256)
