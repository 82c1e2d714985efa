"""Everybody comes from an address of their own, so that the house's limits are the real ones.

All of 127.0.0.0/8 is this machine; a client may bind any of it before it connects.
"""

from collections.abc import Iterator
from typing import Final

PEOPLE: Final = 1
"""The second number of the first address that people come from; attackers have the upper ones."""
ONLOOKERS: Final = 150
ATTACKERS: Final = 200
_LAST: Final = 1 << 16


def addresses(first: int) -> Iterator[str]:
    """127.first.0.1, and so on; more than anybody needs."""
    for network in range(first, 255):
        for host in range(1, _LAST):
            yield f"127.{network}.{host >> 8}.{host & 255}"
