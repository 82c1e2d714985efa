"""The board as a viewer sees it, stood up again, so that a move can be tried before it is made.

What the viewer does not know is left out: nobody is Jack, unless the viewer is told, and the pile
holds every card that the viewer has not drawn. The turn is taken to have only begun, so that no
trial comes to the call for witnesses.
"""

from typing import TypeVar

from gaslamp.core.bits import mask_of
from gaslamp.games.mr_jack import board, codes
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import MrJackView

P = TypeVar("P", bound=MrJackPosition)


def imagined(view: MrJackView, position: P) -> P:
    """`position`, which is as a game begins, becomes what is seen."""
    stood = {who: board.CELLS.index(seen.cell) for who, seen in view.characters.items()}
    position.at = [stood.get(who, codes.OUTSIDE) for who in board.CHARACTERS]
    position.facing = board.DIRECTIONS.index(view.lantern)
    position.tiles = [board.TILES.index(view.lamps.get(lamp, "")) for lamp in board.LAMPS]
    position.covers = mask_of([board.MANHOLES.index(name) for name in view.covers])
    position.cordons = mask_of([board.EXITS.index(name) for name in view.cordons])
    position.innocent = _mask([who for who, seen in view.characters.items() if seen.innocent])
    position.witness = int(view.witness)
    position.jack = board.CHARACTERS.index(view.jack) if view.jack else codes.NOBODY
    position.pile = position.people & ~_mask(view.alibis or [])
    position.turned_up = position.people
    position.cards_a_turn = codes.CARDS_A_TURN
    _set_activation(position, view)
    return position


def _set_activation(position: MrJackPosition, view: MrJackView) -> None:
    """The seat that is awaited begins a turn: an odd one if it is the Investigator."""
    position.turn = 5 if view.awaited == [codes.INVESTIGATOR] else 6
    if view.activation is not None:
        position.active = board.CHARACTERS.index(view.activation.character)
        position.moved = int(view.activation.moved)
        position.powered = int(view.activation.power_used)
        position.turning = int(view.activation.turning)
        position.points = view.activation.points
        position.whistled = _mask(view.activation.whistled)


def _mask(names: list[str]) -> int:
    return mask_of([board.CHARACTERS.index(name) for name in names])
