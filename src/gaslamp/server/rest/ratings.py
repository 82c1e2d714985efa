"""REST: how one stands, and who stands where."""

from typing import Final

from gaslamp.core.data import Data
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games import every_name, game_named
from gaslamp.history.bots import published
from gaslamp.history.rating import PROVISIONAL
from gaslamp.server.refusals import NotAllowed
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.store import RatedStanding

MOST_LEADERS: Final = 100


class RatingFace(Data):
    game: str
    role: str
    """Empty where all seats are alike."""
    rating: int
    deviation: int
    games: int
    provisional: bool
    """With too few games to mean much."""


class LeaderFace(Data):
    name: str
    """A person's, or the level of a bot."""
    is_bot: bool
    rating: int
    deviation: int
    games: int
    provisional: bool


class Leaderboard(Data):
    game: str
    role: str
    leaders: list[LeaderFace]
    """The strongest first, the house's bots with their published ratings among them."""


async def my_ratings(call: Call) -> list[RatingFace]:
    return [_face(each) for each in await call.desk.store.standings_of(call.person.person)]


def _face(each: RatedStanding) -> RatingFace:
    return RatingFace(
        game=each.game,
        role=each.role,
        rating=round(each.mean),
        deviation=round(each.deviation),
        games=each.games,
        provisional=each.games < PROVISIONAL,
    )


async def leaders(call: Call) -> Leaderboard:
    if not call.desk.settings.leaderboards:
        raise NotAllowed(say("server-no-leaderboards"))
    game, role = _asked(call)
    found = await call.desk.store.leaders(game, role, MOST_LEADERS)
    people = [_leader(each.name, each.standing) for each in found]
    both = sorted([*people, *_bots(game, role)], key=lambda each: -each.rating)
    return Leaderboard(game, role, both)


def _asked(call: Call) -> tuple[str, str]:
    game, role = call.parameters.get("game", ""), call.parameters.get("role", "")
    if game not in every_name():
        raise Unreadable(say("unreadable-field", field="game"))
    if role not in (game_named(game).roles or ("",)):
        raise Unreadable(say("unreadable-field", field="role"))
    return game, role


def _leader(name: str, each: RatedStanding) -> LeaderFace:
    face = _face(each)
    return LeaderFace(
        name, False, face.rating, face.deviation, face.games, provisional=face.provisional
    )


def _bots(game: str, role: str) -> list[LeaderFace]:
    return [
        LeaderFace(level, True, round(mean), round(deviation), 0, provisional=False)
        for level, (mean, deviation) in published().get(game, {}).get(role, {}).items()
    ]


ENDPOINTS = [
    Endpoint(
        "GET", "/api/ratings", my_ratings, "How one stands.", list[RatingFace], refusals=(401,)
    ),
    Endpoint(
        "GET",
        "/api/leaders",
        leaders,
        "Who stands where in a game and a role, if the house shows that.",
        Leaderboard,
        query={"game": str, "role": str},
        refusals=(400, 403),
    ),
]
