"""REST: what is played in the house."""

from typing import Any

from starlette.responses import Response

from gaslamp.core.data import Data
from gaslamp.core.guests import guests
from gaslamp.core.manifest import Manifest, manifest_of
from gaslamp.core.sentence import say
from gaslamp.games import NAMES, every_name, game_named
from gaslamp.server.refusals import NotFound
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.words import LANGUAGES
from gaslamp.words import guest_words as sentences_of
from gaslamp.words.titles import about, title


class GameFace(Data):
    name: str
    title: str
    about: str
    fewest_seats: int
    most_seats: int
    usual_seats: int
    variants: dict[str, dict[str, Any]]
    guest: Manifest | None = None
    """Of a game that the client was not built with."""


async def games(call: Call) -> list[GameFace]:
    return [_game(call, name) for name in every_name()]


def _game(call: Call, name: str) -> GameFace:
    game = game_named(name)
    return GameFace(
        name=name,
        title=title(game, call.words),
        about=about(game, call.words),
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        variants={key: dict(value) for key, value in game.variants.items()},
        guest=manifest_of(game) if name not in NAMES else None,
    )


async def guest_words(call: Call) -> Response:
    """What the client must be able to say of a game that it was not built with."""
    game, lang = call.parameters["game"], call.parameters["lang"]
    if game not in guests() or lang not in LANGUAGES:
        raise NotFound(say("server-no-such-thing"))
    return Response(sentences_of(lang, game), media_type="text/plain; charset=utf-8")


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "What is played in the house.", list[GameFace]),
    Endpoint(
        "GET",
        "/api/games/{game}/words/{lang}",
        guest_words,
        "The words of a game that the client was not built with.",
        "text/plain",
        refusals=(404,),
    ),
]
