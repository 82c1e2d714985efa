"""What is told in passing and kept nowhere, on its way to those who are at another node."""

from gaslamp.core.data import Data
from gaslamp.server.outgoing import Nudged, Reacted


class Remark(Data):
    table: str
    said: Reacted | Nudged
    person: str = ""
    """Whom it is for; empty for everybody at the table."""
