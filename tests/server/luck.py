"""A house where luck is always the same: its cards are dealt and its bots think as they did before.

For whole games in which something must come up. Everything else is as in any house; only what a
deal proves is not, since nobody's nonces count. `GASLAMP_LUCK` is another luck.
"""

import os
from typing import Final

from tests.server.running import START

LUCK: Final = int(os.environ.get("GASLAMP_LUCK", "0"))
ALWAYS_THE_SAME: Final = (
    "from gaslamp.core.dealing import commitment;"
    " from gaslamp.server.live import bots;"
    f" commitment.seed = lambda *_: commitment.digest('seed', bytes([{LUCK}]));"
    f" bots.randbits = lambda bits: {LUCK};"
    f" {START}"
)
