"""The four ranks at Sleuth."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.sleuth.constable import Constable
from gaslamp.bots.sleuth.inspector import Inspector, Skill
from gaslamp.bots.sleuth.sergeant import Sergeant
from gaslamp.bots.sleuth.superintendent import Superintendent

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": Constable(),
    "sergeant": Sergeant(),
    "inspector": Inspector(Skill(weighed=500, dares=0.4, anyway=0.3, tried=4)),
    "superintendent": Superintendent(Skill(weighed=1300, dares=0.4, anyway=0.3, tried=12)),
}
