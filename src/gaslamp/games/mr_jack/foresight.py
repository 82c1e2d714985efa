"""The board after the last step of an activation, before that step is made.

It is tried on the board as a spectator sees it, so that nothing can come of it but what everybody
can see coming: no call for witnesses, no alibi card, no word on an accusation.
"""

from typing import Final

from msgspec.structs import replace

from gaslamp.core.numbering import kind_of
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.imagined import imagined
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.view import MrJackView, view

_ENDS_THE_GAME: Final = (codes.ACCUSE, codes.LEAVE)


def foresee(action: int, position: MrJackPosition, seat: int) -> MrJackView | None:
    """What the seat sees now, with the pieces where they would stand."""
    if kind_of(action) in _ENDS_THE_GAME:
        return None
    trial = imagined(view(position, SPECTATOR), type(position)(position.form))
    trial.apply(action)
    after = view(trial, SPECTATOR)
    return replace(
        view(position, seat),
        characters=after.characters,
        lantern=after.lantern,
        lamps=after.lamps,
        covers=after.covers,
        cordons=after.cordons,
        lamplight=after.lamplight,
        beam=after.beam,
    )
