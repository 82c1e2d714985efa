"""The four ranks at The Culprit."""

from collections.abc import Mapping
from typing import Final

from gaslamp.bots import HouseBot
from gaslamp.bots.culprit.constable import CulpritConstable
from gaslamp.bots.culprit.inspector import CulpritInspector, CulpritSkill
from gaslamp.bots.culprit.sergeant import CulpritSergeant
from gaslamp.bots.culprit.superintendent import CulpritSuperintendent

BOTS: Final[Mapping[str, HouseBot]] = {
    "constable": CulpritConstable(),
    "sergeant": CulpritSergeant(),
    "inspector": CulpritInspector(CulpritSkill(worlds=120, playouts=3_000, fancies=2)),
    "superintendent": CulpritSuperintendent(CulpritSkill(worlds=300, playouts=8_000)),
}
