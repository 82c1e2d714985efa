"""Slows down who guesses, and not whom they guess at.

An address has so many tries, whosever account. An account that has been guessed at a lot hears an
address only once: its owner, who comes from elsewhere and knows the words, is in at once. A device
that is logged in there already is no stranger, and none of this concerns it.
"""

from typing import Final

from gaslamp.core.sentence import say
from gaslamp.server.limits import Purse
from gaslamp.server.refusals import TooMuch
from gaslamp.server.settings import Credit

FIRST_TRY: Final = Credit(1, 1 / 600)


class Guesses:
    def __init__(self, tries: Purse, wrong: Purse, first: Purse) -> None:
        self._tries = tries
        self._wrong = wrong
        self._first = first

    def check(self, account: str, address: str) -> None:
        """Before it is tried. The same for accounts that are not there."""
        is_first = self._first.spend(f"{address} {account}")
        if not self._tries.spend(address) or not (is_first or self._wrong.has(account)):
            raise TooMuch(say("server-too-much"))

    def was_wrong(self, account: str) -> None:
        self._wrong.spend(account)
