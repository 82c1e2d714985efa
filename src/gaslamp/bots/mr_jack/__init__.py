"""The four ranks at Mr. Jack."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.mr_jack.constable import JackConstable
from gaslamp.bots.mr_jack.inspector import JackInspector
from gaslamp.search.budget import Budget

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": JackConstable(),
    "sergeant": JackInspector(Budget(400, 50), tries=2),
    "inspector": JackInspector(Budget(10_000, 100), tries=6),
    "superintendent": JackInspector(Budget(100_000, 1_000), tries=6, solves=2),
}
