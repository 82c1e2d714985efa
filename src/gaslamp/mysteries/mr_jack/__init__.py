"""Mysteries of Mr. Jack: the activation that leaves the fewest suspects, and escape for certain."""

from typing import Final

from gaslamp.mysteries.draft import Casebook
from gaslamp.mysteries.mr_jack.escape import ESCAPE, escape
from gaslamp.mysteries.mr_jack.fewest import FEWEST, fewest

CASEBOOK: Final = Casebook(
    tables=[(2, {})],
    levels=["novice", "constable"],
    finders={FEWEST: fewest, ESCAPE: escape},
)
