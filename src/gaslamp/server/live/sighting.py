"""What a viewer sees of a table, as it is sent: whole, or only what has changed since.

Each field of `now` and of the view is written once; what stands in two sightings alike is found by
its bytes.
"""

from typing import Any, Final

import msgspec
from msgspec import Raw

from gaslamp.server.frames import Frame, framed
from gaslamp.server.outgoing import Changed, Present
from gaslamp.table.faces import Now, now_for, surroundings_of
from gaslamp.table.state import Table

Pieces = dict[str, bytes]
_write: Final = msgspec.json.Encoder().encode


class Sighting:
    """`view` is None where nothing has been dealt."""

    def __init__(self, viewer: int, number: int, now: Pieces, view: Pieces | None) -> None:
        self.viewer = viewer
        self.number = number
        """Of the last line that the viewer has been told."""
        self._now = now
        self._view = view
        self._whole: Frame | None = None

    def is_like(self, other: "Sighting | None") -> bool:
        return other is not None and (self.number, self._now, self._view) == (
            other.number,
            other._now,
            other._view,
        )

    @property
    def whole(self) -> Frame:
        if self._whole is None:
            view = None if self._view is None else _raw(self._view)
            now = Now(**{**_raw(self._now), "view": view})
            self._whole = framed(Present(self.viewer, self.number, now))
        return self._whole

    def since(self, before: "Sighting") -> Frame:
        """For somebody who has been shown the one before, and takes changes."""
        if self._view is None or before._view is None:
            return self.whole
        now, view = _changed(before._now, self._now), _changed(before._view, self._view)
        return framed(Changed(self.viewer, self.number, now, view))


def _raw(pieces: Pieces) -> dict[str, Any]:
    return {name: Raw(piece) for name, piece in pieces.items()}


def _changed(before: Pieces, after: Pieces) -> dict[str, Any]:
    return {name: Raw(piece) for name, piece in after.items() if before.get(name) != piece}


def _pieces(shown: Any) -> Pieces:
    return {name: _write(getattr(shown, name)) for name in shown.__struct_fields__}


class Sightings:
    """Of a table as it is now. What all viewers see alike is written once for all of them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._around = surroundings_of(table)
        self._alike = _pieces(self._around)

    def of(self, viewer: int) -> Sighting:
        now = now_for(self._table, viewer, self._around)
        own = self._alike | {"decision": _write(now.decision)}
        view = None if now.view is None else _pieces(now.view)
        return Sighting(viewer, self._table.story.count(viewer), own, view)
