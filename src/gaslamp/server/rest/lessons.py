"""REST: guided first games. The house keeps nothing: the pupil says what was done so far."""

from functools import partial

from starlette.responses import Response

from gaslamp.core.data import Data
from gaslamp.server.attendance import while_there
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.table.lessons import FIRST, Done, LessonFace, learn


class Pupil(Data):
    done: Done
    """What the pupil did so far, from the beginning: actions, null for having listened,
    true for having been shown how."""
    lesson: str = FIRST
    """Which of the game's lessons."""


async def lesson(call: Call) -> LessonFace | Response:
    """The whole lesson is played again for it, bots and all: no cheaper than a question."""
    known = call.known
    pupil = known.person if known else call.address
    call.desk.spend("knowledge", pupil)
    work = partial(learn, call.parameters["game"], call.body.done, call.body.lesson)
    return await while_there(call.request, call.desk.hub.house.thinkers.work(work, pupil))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/learn/{game}",
        lesson,
        "Where a guided game is after what the pupil did.",
        LessonFace,
        Pupil,
        refusals=(400, 409, 503),
    ),
]
