"""What a messenger is told of a link to a mystery or to a position: a title and a picture, and
nothing that is hidden."""

from datetime import date
from functools import partial
from typing import Any, NamedTuple

from starlette.responses import Response

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Game
from gaslamp.core.sentence import Sentence, say
from gaslamp.games import NAMES, game_named
from gaslamp.mysteries import narrative
from gaslamp.mysteries.today import mystery_of
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.mysteries import wanted_day
from gaslamp.server.rest.positions import unpacked
from gaslamp.server.rest.shares import page_telling
from gaslamp.server.rest.tables import own_address
from gaslamp.words.people import named
from gaslamp.words.titles import title


class MysteryAsked(NamedTuple):
    """What a mystery asks, of whom."""

    question: Sentence
    seats: int
    viewer: int


def asked_on(game: str, day: date) -> MysteryAsked:
    mystery = mystery_of(game, day)
    return MysteryAsked(narrative.question(mystery), mystery.seats, mystery.viewer)


async def mystery_page(call: Call) -> Response:
    return await page_telling(call, _of_mystery)


async def position_page(call: Call) -> Response:
    return await page_telling(call, _of_position)


async def _of_mystery(call: Call) -> dict[str, str]:
    """Its question, which is not its answer."""
    game, day = _game(call), wanted_day(call)
    scholars = call.desk.hub.house.scholars
    asked = await scholars.write(partial(asked_on, game.name, day), call.address)
    spoken = call.words.bound(named(game, asked.seats, call.words, asked.viewer))
    picture = f"/api/mysteries/{game.name}/picture.png?day={day.isoformat()}"
    return {
        "og:title": call.words("share-mystery", game=title(game, call.words), day=day.isoformat()),
        "og:description": spoken.say(asked.question),
        "og:image": own_address(call) + picture,
        "twitter:card": "summary_large_image",
    }


async def _of_position(call: Call) -> dict[str, str]:
    """Without a position in its link it is an empty board like any other."""
    game, packed = _game(call), call.request.query_params.get("p", "")
    if not packed or unpacked(packed).get("game") != game.name:
        return {}
    return {
        "og:title": call.words("share-position", game=title(game, call.words)),
        "og:description": call.words("share-position-about"),
        "og:image": f"{own_address(call)}/api/positions/picture.png?p={packed}",
        "twitter:card": "summary_large_image",
    }


def _game(call: Call) -> Game[Any]:
    name = call.parameters["game"]
    if name not in NAMES:
        raise NotLegal(say("server-no-such-thing"))
    return game_named(name)


PAGES = [
    Endpoint("GET", "/mystery/{game}", mystery_page, "A mystery.", "text/html"),
    Endpoint("GET", "/board/{game}", position_page, "A position.", "text/html"),
]
"""Instead of the client's plain page, where the client has been built."""
