"""Many positions of one game side by side, uncompiled (see rack.pyx)."""

from gaslamp.core.position import Position


class Rack:
    """Where games wait that nobody is busy with."""

    def __init__(self, start: Position, size: int) -> None:
        self.kept = [start.copy() for _ in range(size)]

    def _take(self, place: int, board: Position) -> None:
        """The board becomes the position that is kept there."""
        board._copy_from(self.kept[place])

    def _put(self, place: int, board: Position) -> None:
        self.kept[place]._copy_from(board)
