"""The four ranks at Sleuth."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.sleuth.constable import SleuthConstable
from gaslamp.bots.sleuth.inspector import SleuthInspector, SleuthSkill
from gaslamp.bots.sleuth.sergeant import SleuthSergeant
from gaslamp.bots.sleuth.superintendent import SleuthSuperintendent

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": SleuthConstable(),
    "sergeant": SleuthSergeant(),
    "inspector": SleuthInspector(SleuthSkill(weighed=500, dares=0.4, anyway=0.3, tried=4)),
    "superintendent": SleuthSuperintendent(
        SleuthSkill(weighed=2000, dares=0.37, anyway=0.3, tried=12)
    ),
}
