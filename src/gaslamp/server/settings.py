"""How a house is run. Everything here can be set in the file given with `--settings`."""

from typing import Annotated

from msgspec import Meta, field
from platformdirs import user_data_path

from gaslamp.core.data import Data

Positive = Annotated[float, Meta(gt=0)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Processes = Annotated[int, Meta(ge=0, le=256)]


class Credit(Data, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: Positive
    rate: Positive


class Limits(Data, frozen=True):
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
    replays: Credit = Credit(20, 1)
    """Replays and records of finished games, for one person, or one address without a cookie."""
    knowledge: Credit = Credit(60, 4)
    """Questions of one person about what can be known, and steps of lessons."""
    sockets_of_person: Count = 20
    sockets_of_address: Count = 1000
    sockets: Count = 20_000


class Settings(Data, frozen=True):
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
    lesson_seconds: Positive = 10.0
    """After so long a step of a lesson is given up."""
    bot_seconds: Positive = 30.0
    """After so long the house chooses for a bot."""
    pace: Annotated[float, Meta(ge=0, le=3600)] = 0.6
    """Seconds that a bot lets pass before it moves, so that people can follow."""
    absence: Annotated[float, Meta(ge=0)] = 5.0
    """Seconds without a connection after which a player is said to be gone."""
    retention_days: Count = 365
    """Tables where nothing has happened for so long are forgotten."""
    limits: Limits = Limits()


def database_of(settings: Settings) -> str:
    """Where the store is, by default in the user's data folder."""
    return settings.database or f"sqlite:///{user_data_path('gaslamp') / 'house.db'}"
