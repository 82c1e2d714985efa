"""What may leave by a socket: a frame, and it is made of a message by type.

A message is framed once for all who hear the same.
"""

from typing import Final, NewType

import msgspec
from websockets.frames import Frame as Framed
from websockets.frames import Opcode

from gaslamp.server.outgoing import Outgoing

Frame = NewType("Frame", bytes)

_write: Final = msgspec.json.Encoder().encode


def framed(message: Outgoing) -> Frame:
    """One text frame, unmasked, as a server sends it."""
    return Frame(Framed(Opcode.TEXT, _write(message)).serialize(mask=False))
