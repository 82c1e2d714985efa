"""The four ranks at Scotland Yard."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.scotland_yard.constable import YardConstable
from gaslamp.bots.scotland_yard.inspector import YardInspector
from gaslamp.bots.scotland_yard.sergeant import YardSergeant
from gaslamp.search.budget import Budget

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": YardConstable(),
    "sergeant": YardSergeant(),
    "inspector": YardInspector(Budget(2_500, 100), hunting=4, fleeing=8),
    "superintendent": YardInspector(Budget(25_000, 1_000), hunting=5, fleeing=10),
}
