"""What would be read from the disk when it is first used, with everybody waiting for it."""

import codecs
import mimetypes

from anyio import create_task_group

from gaslamp.games import every_name, game_named
from gaslamp.words import LANGUAGES, speaking


async def lay_in() -> None:
    """Before the doors open."""
    for name in every_name():
        game_named(name)
    for lang in LANGUAGES:
        speaking(lang).read_all()
    codecs.lookup("utf-16-be")  # of records
    mimetypes.init()  # of the client's files
    async with create_task_group():  # answers in pieces have one, which fetches half of anyio
        pass
