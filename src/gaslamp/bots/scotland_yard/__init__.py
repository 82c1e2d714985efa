"""The four ranks at Scotland Yard."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.scotland_yard.constable import YardConstable
from gaslamp.bots.scotland_yard.inspector import Pace, YardInspector
from gaslamp.bots.scotland_yard.sergeant import YardSergeant

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": YardConstable(),
    "sergeant": YardSergeant(),
    "inspector": YardInspector(Pace(8_000, 5), Pace(2_500, 8), 100),
    "superintendent": YardInspector(Pace(40_000, 5), Pace(25_000, 8), 1_000),
}
