"""Plain pages for a house whose client has not been built: what is open, where a link leads."""

from html import escape

from starlette.responses import HTMLResponse, Response

from gaslamp.core.errors import NoSuchTable
from gaslamp.core.sentence import say
from gaslamp.server.rest.calls import Call, Endpoint
from gaslamp.server.rest.tables import MOST_LISTED, listed
from gaslamp.table.faces import Preview, preview_of
from gaslamp.words import Words


def _page(words: Words, *parts: str) -> Response:
    title = escape(words("server-title"))
    body = "".join(parts)
    return HTMLResponse(
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><h1>{title}</h1>{body}</html>"
    )


def _line(words: Words, preview: Preview) -> str:
    title = words(f"{preview.game.replace('_', '-')}-title")
    free = sum(chair.name is None and chair.bot is None for chair in preview.chairs)
    text = words("server-table-line", game=title, seats=len(preview.chairs), free=free)
    return f"<li>{escape(text)}</li>"


async def front(call: Call) -> Response:
    found = await call.desk.store.open_tables(MOST_LISTED)
    tables = [preview for _, preview in listed(call, found)]
    lines = "".join(_line(call.words, preview) for preview in tables)
    heading = call.words("server-open-tables" if tables else "server-no-tables")
    meanwhile = escape(call.words("server-play-now"))
    return _page(call.words, f"<h2>{escape(heading)}</h2><ul>{lines}</ul><p>{meanwhile}</p>")


async def linked(call: Call) -> Response:
    found = await call.desk.store.listing_by_code(call.parameters["code"])
    if found is None:
        raise NoSuchTable(say("table-no-such-table"))
    line = _line(call.words, preview_of(found))
    return _page(call.words, f"<ul>{line}</ul>")


ENDPOINTS = [
    Endpoint("GET", "/", front, "The open tables, to read.", "text/html"),
    Endpoint("GET", "/t/{code}", linked, "Where a link leads.", "text/html", refusals=(404,)),
]
