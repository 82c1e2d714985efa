"""Mysteries of Scotland Yard: where must Mister X be, and catch him whatever he does."""

from typing import Final

from gaslamp.mysteries.draft import Casebook
from gaslamp.mysteries.scotland_yard.chase import (
    CATCH_ONE,
    CATCH_THREE,
    CATCH_TWO,
    catch_in_one,
    catch_in_three,
    catch_in_two,
)
from gaslamp.mysteries.scotland_yard.whereabouts import WHERE, where

CASEBOOK: Final = Casebook(
    tables=[(5, {})],
    levels=["novice", "constable"],
    finders={
        WHERE: where,
        CATCH_ONE: catch_in_one,
        CATCH_TWO: catch_in_two,
        CATCH_THREE: catch_in_three,
    },
)
