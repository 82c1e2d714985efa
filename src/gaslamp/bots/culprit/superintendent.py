"""A superintendent at The Culprit: an inspector who thinks of everything that it could do, imagines
more, and has learnt from many games how far what it imagines can be trusted."""

from collections.abc import Sequence

from gaslamp.bots.culprit.experience import Experience
from gaslamp.bots.culprit.inspector import CulpritInspector
from gaslamp.bots.culprit.trial import Judge
from gaslamp.games.culprit.rules import CulpritPosition


class CulpritSuperintendent(CulpritInspector):
    def _judge(self, worlds: Sequence[CulpritPosition], seat: int) -> Judge:
        return Experience(worlds, seat).worth
