"""AnswerSoFar a mystery step by step: what can be chosen, and what it comes to in writing.

Steps are the game's own actions, so that its board can offer them. Where the answer is a place or a
person, the action that names one stands for it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.core.data import from_plain, to_plain
from gaslamp.core.errors import NotLegal
from gaslamp.core.explicit import position_from
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import actions as culprit
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.mr_jack import codes
from gaslamp.games.scotland_yard import actions as scotland_yard
from gaslamp.games.scotland_yard.board import STATION_COUNT
from gaslamp.games.sleuth import actions as sleuth
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.mysteries.mystery import Mystery
from gaslamp.mysteries.patterns import matches
from gaslamp.mysteries.proofs.scotland_yard import Joint, hunt_of, steps_of
from gaslamp.mysteries.sleuth import asks_of, spelt

Steps = Sequence[Any]
"""Typed actions of the game."""


class AnswerSoFar(NamedTuple):
    """How far an answer has come."""

    offered: list[Any]
    """What can be chosen next; nothing when the answer is whole."""
    view: Any
    """What is seen after the steps so far."""
    text: str
    """The answer in writing."""


class Offers(NamedTuple):
    """How a kind of mystery is answered."""

    after: Callable[[Mystery, Steps], AnswerSoFar]
    describe: Callable[[Mystery, Steps, Any], Sentence]


def answering(mystery: Mystery, plain: Sequence[Any]) -> tuple[AnswerSoFar, list[Any]]:
    """Refused if a step is not among what was offered."""
    kind = OFFERS[mystery.kind]
    steps: list[Any] = []
    now = kind.after(mystery, steps)
    for each in plain:
        typed = from_plain(each, mystery.rulebook.action_type)
        if typed not in now.offered:
            raise NotLegal(say("mystery-not-offered"))
        steps.append(typed)
        now = kind.after(mystery, steps)
    return now, steps


def described(mystery: Mystery, steps: Steps, action: Any) -> Sentence:
    return OFFERS[mystery.kind].describe(mystery, steps, action)


def is_right(mystery: Mystery, text: str) -> bool:
    parts = tuple(text.split(", "))
    return any(matches(tuple(each.split(", ")), parts) for each in mystery.accepted)


def _plainly(mystery: Mystery, _: Steps, action: Any) -> Sentence:
    game = mystery.rulebook
    start = game.start(mystery.seats, game.options(mystery.options))
    return game.describe(game.from_typed(action), start)


def _one_of(
    choices: Callable[[Mystery], list[Any]], text: Callable[[Any], str]
) -> Callable[[Mystery, Steps], AnswerSoFar]:
    """An answer of one step."""

    def after(mystery: Mystery, steps: Steps) -> AnswerSoFar:
        if steps:
            return AnswerSoFar([], mystery.view, text(steps[0]))
        return AnswerSoFar(choices(mystery), mystery.view, "")

    return after


def _gems(mystery: Mystery) -> list[Any]:
    seen = {*mystery.view["hand"], *mystery.view["open_gems"]}
    return [sleuth.Name(mystery.viewer, gem) for gem in GEM_TEXT if gem not in seen]


def _asks(mystery: Mystery) -> list[Any]:
    return [*asks_of(mystery.table, mystery.viewer, mystery.seats)]


def _stations(mystery: Mystery) -> list[Any]:
    return [scotland_yard.Choose(mystery.viewer, at) for at in range(1, STATION_COUNT + 1)]


def _station_said(_: Mystery, __: Steps, action: Any) -> Sentence:
    return say("mystery-at-station", station=action.station)


def _suspects(mystery: Mystery) -> list[Any]:
    others = (seat for seat in range(mystery.seats) if seat != mystery.viewer)
    return [culprit.Suspect(mystery.viewer, seat) for seat in others]


def _holder_said(_: Mystery, __: Steps, action: Any) -> Sentence:
    return say("mystery-held-by", seat=say("seat", seat=action.suspect))


# The pawns of Scotland Yard, one after the other


def _hunting(mystery: Mystery, steps: Steps) -> AnswerSoFar:
    joint = Joint((), (), hunt_of(mystery))
    for pawn, step in enumerate(steps):
        wanted = _written(step)
        joint = next(each for each in steps_of(joint, pawn) if each.moves[-1] == wanted)
    text = ", ".join(joint.moves)
    pawn = len(steps)
    if pawn == len(joint.after.pawns):
        return AnswerSoFar([], _with_pawns(mystery, joint), text)
    moves = [each.moves[-1] for each in steps_of(joint, pawn)]
    return AnswerSoFar([_move(move) for move in moves], _with_pawns(mystery, joint), text)


def _written(move: Any) -> str:
    return f"{move.pawn} {move.ticket} {move.station}"


def _move(text: str) -> scotland_yard.Move:
    pawn, ticket, station = text.rsplit(" ", 2)
    seat = scotland_yard.DETECTIVES.index(pawn) + 1
    return scotland_yard.Move(seat, pawn, ticket, int(station))  # type: ignore[arg-type]


def _with_pawns(mystery: Mystery, joint: Joint) -> Any:
    stations = {pawn.name: pawn.station for pawn in joint.after.pawns}
    pawns = [{**pawn, "station": stations[pawn["name"]]} for pawn in mystery.view["pawns"]]
    for at in range(len(joint.moves)):
        pawns[at]["to_move"] = False
    return {**mystery.view, "pawns": pawns}


# Positions that the rules go on from


def stood_up(mystery: Mystery) -> Any:
    game = mystery.rulebook
    facts = from_plain(mystery.given["position"], game.facts_type)
    return position_from(game, facts, mystery.seats, game.options(mystery.options))


def _activating(mystery: Mystery, steps: Steps) -> AnswerSoFar:
    """Until the card is played; what comes after its last step is nobody's business yet."""
    game, position = mystery.rulebook, stood_up(mystery)
    view, text = mystery.view, list[str]()
    for step in steps:
        action = game.from_typed(step)
        text.append(game.write(action, position))
        position.apply(action)
        if _goes_on(position):
            view = to_plain(game.view(position, mystery.viewer))
    legal = position.legal(mystery.viewer) if not steps or _goes_on(position) else []
    return AnswerSoFar([game.to_typed(action) for action in legal], view, ", ".join(text))


def _goes_on(position: Any) -> bool:
    return bool(
        not position.over and position.active != codes.NOBODY and not position.chance_awaited
    )


def _activation_said(mystery: Mystery, steps: Steps, action: Any) -> Sentence:
    game, position = mystery.rulebook, stood_up(mystery)
    for step in steps:
        position.apply(game.from_typed(step))
    return game.describe(game.from_typed(action), position)


def _plays(mystery: Mystery) -> list[Any]:
    game = mystery.rulebook
    return [game.to_typed(action) for action in stood_up(mystery).legal(mystery.viewer)]


def _play_written(play: Any) -> str:
    aimed = "" if play.target is None else f" {SEATS[play.target]}"
    return f"play {play.card}{aimed}"


_HUNT: Final = Offers(_hunting, _plainly)
_CARD: Final = Offers(_activating, _activation_said)
OFFERS: Final = {
    "missing": Offers(_one_of(_gems, lambda name: str(name.gem)), _plainly),
    "question": Offers(_one_of(_asks, spelt), _plainly),
    "where": Offers(_one_of(_stations, lambda at: str(at.station)), _station_said),
    "catch-one": _HUNT,
    "catch-two": _HUNT,
    "catch-three": _HUNT,
    "fewest": _CARD,
    "escape": _CARD,
    "holder": Offers(_one_of(_suspects, lambda who: SEATS[who.suspect]), _holder_said),
    "safe": Offers(_one_of(_plays, _play_written), _plainly),
}
