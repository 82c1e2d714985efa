"""How a house is run. Everything here can be set in the file given with `--settings`."""

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Annotated, Literal

from msgspec import Meta, field
from platformdirs import user_data_path

from gaslamp.analysis.whole import LEAST, MOST, USUAL
from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

Positive = Annotated[float, Meta(gt=0)]
Some = Annotated[int, Meta(gt=0)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Processes = Annotated[int, Meta(ge=0, le=256)]


class Credit(Data):
    """So many at once, and so many a second in the long run."""

    burst: Positive
    rate: Positive


class Limits(Data):
    requests: Credit = Credit(400, 40)
    """HTTP requests of one address."""
    newcomers: Credit = Credit(60, 1)
    """New guests from one address."""
    attempts: Credit = Credit(8, 0.05)
    """Passphrases and recovery codes tried from one address, for whatever account."""
    wrong: Credit = Credit(20, 0.02)
    """Wrong ones for one account. After that an address it has not heard yet has one try, and those
    it has heard wait. Devices that are logged in there need not."""
    messages: Credit = Credit(60, 15)
    """Socket messages of one person."""
    tables: Credit = Credit(20, 0.1)
    """Tables opened by one person."""
    tables_of_address: Credit = Credit(100, 1)
    """Tables opened from one address."""
    reactions: Credit = Credit(4, 0.2)
    """Reactions of one person."""
    nudges: Credit = Credit(1, 1 / 60)
    """Nudges to one seat, whoever gives them."""
    posts: Credit = Credit(20, 1 / 120)
    """Notifications sent to one person's browsers."""
    replays: Credit = Credit(20, 1)
    """Replays, records and pictures of finished games, and pages of one's history, for one person,
    or one address without a cookie."""
    exports: Credit = Credit(3, 1 / 300)
    """All of one's records at once."""
    knowledge: Credit = Credit(60, 4)
    """Questions of one person about what can be known, and steps of lessons."""
    sockets_of_person: Count = 20
    sockets_of_address: Count = 1000
    sockets: Count = 20_000


class Transport(Data):
    """What a connection may bring and take, and how long it may be in each state."""

    connections: Some = 20_500
    """Open altogether; fewer if the system does not allow so many files."""
    connections_of_address: Some = 1200
    half_open: Some = 1000
    """Connections that have not said yet what they want; the oldest give way."""
    half_open_of_address: Some = 100
    arrivals: Credit = Credit(1500, 100)
    """New connections of one address."""
    bytes: Credit = Credit(8 * 1024 * 1024, 512 * 1024)
    """What one address sends."""
    frames_of_address: Credit = Credit(10_000, 1000)
    """Frames on all sockets of one address."""
    control_frames: Credit = Credit(20, 1)
    """Pings and pongs on one socket."""
    head_bytes: Some = 16 * 1024
    """A request line with its headers."""
    headers: Annotated[int, Meta(gt=0, le=100)] = 100
    pipelined: Some = 8
    """Requests on one connection that wait for the answers to those before."""
    unsent: Some = 512 * 1024 * 1024
    """Bytes that were asked for and not taken, by all."""
    unsent_of_address: Some = 32 * 1024 * 1024
    head_seconds: Positive = 10
    body_seconds: Positive = 20
    answer_seconds: Positive = 120
    idle_seconds: Positive = 30
    """Between two requests."""
    hello_seconds: Positive = 15
    """From the handshake of a socket to its first message."""
    message_seconds: Positive = 20
    """From the first to the last piece of a message."""
    silence_seconds: Positive = 60
    """Without anything from a socket, though it is pinged."""
    unread_seconds: Positive = 20
    """Without taking anything of what is being sent."""
    closing_seconds: Positive = 5


class PostSettings(Data):
    """Notifications by the push services of people's browsers."""

    is_open: bool = True
    contact: Annotated[str, Meta(pattern="^$|^(mailto:|https://)", max_length=200)] = ""
    """Where a push service can complain, as `mailto:host@house.example`; some insist on it."""
    to_anywhere: bool = False
    """Also to addresses that are not public, and without TLS: for tests on one machine."""
    seconds: Positive = 10.0
    """After so long a push service has not taken it."""


class Settings(Data):
    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """Where the store is; empty for a file in the user's data folder."""
    origins: list[str] = field(default_factory=list)
    """Other origins whose pages may open sockets here, as `https://house.example`."""
    trusted_proxy: str = ""
    """Addresses of proxies whose `X-Forwarded-For` is believed, with commas between."""
    secure_cookies: bool = False
    """Cookies only over HTTPS; set it behind a proxy with TLS."""
    thinkers: Processes = 1
    """Processes in which bots think and lessons are worked out; 0 for a thread of the server."""
    scholars: Processes = 1
    """Processes in which is worked out what people want to know; 0 for a thread of the server."""
    thoughts: Count = 64
    """So many people's questions may wait, and so many steps of lessons; more are refused."""
    thoughts_of_person: Count = 16
    """So many of them at a time may be one person's."""
    question_seconds: Positive = 5.0
    """After so long a question is answered with what is certain so far."""
    analysis_iterations: Annotated[int, Meta(ge=LEAST, le=MOST)] = USUAL
    """Imagined games in which each decision of a finished game is tried."""
    lesson_seconds: Positive = 10.0
    """After so long a step of a lesson is given up."""
    bot_seconds: Positive = 30.0
    """After so long the house chooses for a bot."""
    pace: Annotated[float, Meta(ge=0, le=3600)] = 0.6
    """Seconds that a bot lets pass before it moves, so that people can follow."""
    absence: Annotated[float, Meta(ge=0)] = 5.0
    """Seconds without a connection after which a player is said to be gone."""
    lease_seconds: Annotated[float, Meta(ge=1, le=60)] = 3.0
    """Where several nodes share a store: after so long without a sign of life one is given up."""
    retention_days: Count = 365
    """Tables where nothing has happened for so long are forgotten."""
    metrics: Literal["local", "all", "none"] | list[str] = "local"
    """For whom `/metrics` is: this machine, everybody, nobody, or these networks."""
    stop_seconds: Positive = 15
    """A house that was told to stop has ended after so long, whatever hangs in it."""
    leaderboards: bool = True
    """Whether anybody can see who stands where in the ratings; everybody sees their own."""
    post: PostSettings = PostSettings()
    limits: Limits = Limits()
    transport: Transport = Transport()


def proxies_of(settings: Settings) -> list[str]:
    return [each.strip() for each in settings.trusted_proxy.split(",") if each.strip()]


def check(settings: Settings) -> None:
    """What a type cannot say: that the networks are networks."""
    _check_networks("trusted_proxy", (each for each in proxies_of(settings) if each != "*"))
    if not isinstance(settings.metrics, str):
        _check_networks("metrics", settings.metrics)


def _check_networks(name: str, given: Iterable[str]) -> None:
    try:
        for each in given:
            ip_network(each)
    except ValueError:
        raise Unreadable(say("unreadable-field", field=name)) from None


def database_of(settings: Settings) -> str:
    """Where the store is, by default in the user's data folder."""
    return settings.database or f"sqlite:///{user_data_path('gaslamp') / 'house.db'}"
