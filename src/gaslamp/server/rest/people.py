"""REST: oneself. Guests, names, accounts, devices."""

from typing import Annotated

from msgspec import Meta

from gaslamp.core.data import Data
from gaslamp.core.errors import NotLegal
from gaslamp.core.sentence import say
from gaslamp.core.spelling import (
    LONGEST_ACCOUNT,
    LONGEST_NAME_IN_CODE,
    SHORTEST_ACCOUNT,
    nickname,
)
from gaslamp.server.people import account_key
from gaslamp.server.refusals import NotAllowed, NotFound
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.store import Person, Raced

Name = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_NAME_IN_CODE)]
Account = Annotated[str, Meta(min_length=SHORTEST_ACCOUNT, max_length=2 * LONGEST_ACCOUNT)]
Passphrase = Annotated[str, Meta(min_length=10, max_length=200)]


class MeFace(Data):
    name: str
    account: str | None


class NewName(Data):
    name: Name


class NewAccount(Data):
    account: Account
    passphrase: Passphrase


class Credentials(Data):
    account: Annotated[str, Meta(max_length=2 * LONGEST_ACCOUNT)]
    passphrase: Annotated[str, Meta(max_length=200)]


class Recovery(Data):
    account: Annotated[str, Meta(max_length=2 * LONGEST_ACCOUNT)]
    code: Annotated[str, Meta(max_length=60)]
    passphrase: Passphrase


class RecoveryCode(Data):
    """Shown once: whoever has it can set a new passphrase."""

    code: str


class Device(Data):
    id: str
    device: str
    created: int
    seen: int
    this: bool


def _face(person: Person) -> MeFace:
    return MeFace(person.name, person.account)


async def new_guest(call: Call) -> MeFace:
    """Somebody at once. Who has a cookie already stays who they are."""
    if call.known is not None:
        return _face(call.known)
    call.desk.spend("newcomers", call.address)
    name = call.words("server-guest", number=str(call.desk.hub.house.now() % 10_000))
    person, call.cookie = await call.desk.doorkeeper.new_guest(name, call.device)
    return _face(person)


async def me(call: Call) -> MeFace:
    return _face(call.person)


async def rename(call: Call) -> MeFace:
    person = call.person._replace(name=nickname(call.body.name))
    await call.desk.store.rename(person.person, person.name)
    return _face(person)


async def make_account(call: Call) -> RecoveryCode:
    person = call.person
    call.desk.spend("attempts", call.address)
    if person.account is not None:
        raise NotLegal(say("server-has-account"))
    try:
        made = await call.desk.doorkeeper.make_account(
            person, call.body.account, call.body.passphrase
        )
    except Raced:
        raise NotLegal(say("server-has-account")) from None
    if made is None:
        raise NotLegal(say("server-account-taken"))
    return RecoveryCode(made)


async def log_in(call: Call) -> MeFace:
    account = account_key(call.body.account)
    lane = _check_guesses(call, account)
    person = await call.desk.doorkeeper.check(account, call.body.passphrase, lane)
    if person is None:
        call.desk.guesses.was_wrong(account)
        raise NotAllowed(say("server-wrong-passphrase"))
    call.cookie = await call.desk.doorkeeper.log_in(person.person, call.device)
    return _face(person)


def _check_guesses(call: Call, account: str) -> str:
    """In which lane a passphrase is tried, for one who may try."""
    if call.known is not None and call.known.account == account:
        call.desk.spend("attempts", f"person {call.known.person}")
        return f"person {call.known.person}"
    call.desk.guesses.check(account, call.address)
    return f"account {account}"


async def recover(call: Call) -> RecoveryCode:
    account = account_key(call.body.account)
    _check_guesses(call, account)
    made = await call.desk.doorkeeper.recover(account, call.body.code, call.body.passphrase)
    if made is None:
        call.desk.guesses.was_wrong(account)
        raise NotAllowed(say("server-wrong-code"))
    person, code = made
    await call.desk.hub.shut_out()
    call.cookie = await call.desk.doorkeeper.log_in(person.person, call.device)
    return RecoveryCode(code)


async def devices(call: Call) -> list[Device]:
    person = call.person
    here = call.visitor[0].token_hash if call.visitor else b""
    return [
        Device(
            login.token_hash.hex()[:16],
            login.device,
            login.created,
            login.seen,
            login.token_hash == here,
        )
        for login in await call.desk.store.logins_of(person.person)
    ]


async def end_device(call: Call) -> None:
    """Of one's own devices only; to end this one is to log out."""
    for login in await call.desk.store.logins_of(call.person.person):
        if login.token_hash.hex()[:16] == call.parameters["device"]:
            await call.desk.store.end_login(login.token_hash)
            await call.desk.hub.shut_out()
            return
    raise NotFound(say("server-no-such-thing"))


ENDPOINTS = [
    Endpoint("POST", "/api/guest", new_guest, "Be somebody.", MeFace, refusals=(429,)),
    Endpoint("GET", "/api/me", me, "Who one is.", MeFace, refusals=(401,)),
    Endpoint(
        "PATCH", "/api/me", rename, "Change one's name.", MeFace, NewName, refusals=(400, 401)
    ),
    Endpoint(
        "POST",
        "/api/account",
        make_account,
        "Keep one's seats on other devices.",
        RecoveryCode,
        NewAccount,
        refusals=(400, 401, 409),
    ),
    Endpoint("POST", "/api/login", log_in, "Log in.", MeFace, Credentials, refusals=(400, 403)),
    Endpoint(
        "POST",
        "/api/recover",
        recover,
        "Set a new passphrase with the recovery code.",
        RecoveryCode,
        Recovery,
        refusals=(400, 403),
    ),
    Endpoint(
        "GET", "/api/devices", devices, "Where one is logged in.", list[Device], refusals=(401,)
    ),
    Endpoint(
        "DELETE",
        "/api/devices/{device}",
        end_device,
        "Log a device out.",
        status=204,
        refusals=(401, 404),
    ),
]
