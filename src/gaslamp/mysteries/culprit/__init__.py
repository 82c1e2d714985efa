"""Mysteries of The Culprit: who holds it, and the one card that cannot lose."""

from typing import Final

from gaslamp.mysteries.culprit.endgame import SAFE, safe
from gaslamp.mysteries.culprit.guilt import HOLDER, holder
from gaslamp.mysteries.draft import Casebook

CASEBOOK: Final = Casebook(
    tables=[(3, {"flash": True}), (4, {"flash": True}), (5, {"flash": True})],
    levels=["novice"],
    finders={HOLDER: holder, SAFE: safe},
)
