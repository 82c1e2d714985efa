"""Who is at the door: guests, accounts, devices, and the cookie that says so."""

from base64 import b32encode
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from hashlib import sha256
from hmac import compare_digest
from secrets import token_bytes, token_hex, token_urlsafe
from typing import Final

from itsdangerous import BadSignature, Signer

from gaslamp.core.errors import Unreadable
from gaslamp.core.spelling import account_name
from gaslamp.server.passphrases import Hashing
from gaslamp.store import Access, AccountTaken, Key, Login, Person, Raced, Store, Unavailable

COOKIE: Final = "gaslamp"
SEEN_EVERY: Final = 3600 * 1000
"""A device's last visit is noted no oftener than that."""
MOST_KNOWN: Final = 20_000
"""So many cookies are believed without being checked again."""
_SALT: Final = b"gaslamp cookie"


class Doorkeeper:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._hashing = Hashing()
        self._signer = Signer([b""])
        self._signed: Callable[[str], bytes] = partial(_signed_by, self._signer)

    async def take_keys(self) -> None:
        """The signing key is made once; rotated keys are noticed when this is called again."""
        keys = await self._store.signing_keys()
        if not keys:
            await self._store.add_key(Key(self._now(), token_bytes(32)))
            keys = await self._store.signing_keys()
        self._signer = Signer([key.secret for key in keys], salt=_SALT, digest_method=sha256)
        self._signed = lru_cache(MOST_KNOWN)(partial(_signed_by, self._signer))

    async def new_guest(self, name: str, device: str) -> tuple[Person, str]:
        person = Person(token_hex(16), name, self._now())
        await self._store.add_person(person)
        return person, await self.log_in(person.person, device)

    async def log_in(self, person: str, device: str) -> str:
        """The cookie for a device. Only its hash is kept."""
        token = token_urlsafe(24)
        now = self._now()
        await self._store.add_login(Login(_hash(token), person, now, now, device[:100]))
        return self._signer.sign(token).decode()

    async def visitor(self, cookie: str | None) -> tuple[Login, Person] | None:
        """The device that a cookie belongs to and its person, if we signed it and it has not been
        ended, and they have not been banned."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            device = self._signed(cookie)
        except BadSignature:
            return None
        found = await self._store.visitor(device)
        if found is None or found[1].is_banned:
            return None
        if self._now() - found[0].seen > SEEN_EVERY:
            with suppress(Unavailable):  # who only reads is welcome though nothing can be written
                await self._store.saw_login(found[0].token_hash, self._now())
        return found

    async def make_account(self, person: Person, account: str, passphrase: str) -> str | None:
        """The recovery code, shown once; None if the name is taken. `Raced` if their account has
        become another meanwhile."""
        code, name = _recovery_code(), account_name(account)
        hashed = await self._hashing.hashed(f"person {person.person}", passphrase)
        access = Access(name, hashed, _digest(code))
        try:
            await self._store.give_account(person.person, access, person.recovery)
        except AccountTaken:
            return None
        return code

    async def check(self, account: str, passphrase: str, lane: str) -> Person | None:
        """It takes as long for an account that is not there."""
        person = await self._store.person_by_account(account_key(account))
        known = person.passphrase if person else None
        right = await self._hashing.fits(lane, passphrase, known)
        return person if right and person and not person.is_banned else None

    async def recover(self, account: str, code: str, passphrase: str) -> tuple[Person, str] | None:
        """A new passphrase and a new code; every device is logged out."""
        person = await self._store.person_by_account(account_key(account))
        known = (person and person.recovery) or _digest("")
        right = compare_digest(known, _digest(code))
        if not right or person is None or person.recovery is None or person.is_banned:
            return None
        try:
            new_code = await self.make_account(person, account, passphrase)
        except Raced:
            return None  # a code is good for once
        assert new_code is not None
        for login in await self._store.logins_of(person.person):
            await self._store.end_login(login.token_hash)
        return person, new_code


def account_key(account: str) -> str:
    """What is no account name is nobody's, and nothing else is said of it."""
    try:
        return account_name(account)
    except Unreadable:
        return ""


def _signed_by(signer: Signer, cookie: str) -> bytes:
    """By which the store knows the device; what was signed once is so until keys are changed."""
    return _hash(signer.unsign(cookie.encode("ascii", "replace")).decode())


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def _recovery_code() -> str:
    """160 random bits in groups that can be copied by hand."""
    letters = b32encode(token_bytes(20)).decode().lower()
    return "-".join(letters[start : start + 4] for start in range(0, 32, 4))


def _digest(code: str) -> str:
    """The code is random throughout, so a plain hash of it cannot be guessed back."""
    return sha256(code.replace("-", "").replace(" ", "").lower().encode()).hexdigest()
