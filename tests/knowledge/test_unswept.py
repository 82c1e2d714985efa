"""The garbage collector waits, and goes on afterwards whatever happens."""

import gc
from contextlib import suppress

from gaslamp.knowledge.unswept import unswept


def test_the_collector_goes_on_afterwards() -> None:
    with suppress(LookupError), unswept():
        with unswept():
            assert not gc.isenabled()
        assert not gc.isenabled()
        raise LookupError
    assert gc.isenabled()


def test_who_keeps_it_off_keeps_it_off() -> None:
    gc.disable()
    try:
        with unswept():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
