"""The four ranks at Scotland Yard."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.scotland_yard.constable import YardConstable
from gaslamp.bots.scotland_yard.inspector import Pace, YardInspector
from gaslamp.bots.scotland_yard.sergeant import YardSergeant
from gaslamp.bots.scotland_yard.suspicion import Manner

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": YardConstable(),
    "sergeant": YardSergeant(),
    "inspector": YardInspector(Pace(8_000, 5), Pace(2_500, 8), 100, Manner(heat=2.5, whim=0.1)),
    "superintendent": YardInspector(
        Pace(12_000, 24, mood=6.0), Pace(25_000, 8), 1_000, Manner(heat=8.0, whim=0.05, among=5)
    ),
}
