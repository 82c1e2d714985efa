"""What can go wrong with a store.

StoreError
├── Raced          another entry has this number already
├── AccountTaken   another person has this account name
├── Unavailable    it cannot be read or written now, and nothing was changed
│   ├── Full       for there is no room, or it may only be read
│   └── RanOut     for others may think by now that this node is gone
└── Unopened           it cannot be opened at all
    ├── NotAStore      it is something else, or not there
    ├── Unreachable    nobody answers where it should be
    ├── WrongPassword  whoever answers does not let us in
    ├── TooNew         a later version wrote it
    └── InUse          another house lives in it
"""


class StoreError(Exception):
    pass


class Raced(StoreError):
    """Read again, check again, try again: somebody else was first, which is nobody's fault."""


class AccountTaken(StoreError):
    pass


class Unavailable(StoreError):
    pass


class Full(Unavailable):
    pass


class RanOut(Unavailable):
    pass


class Unopened(StoreError):
    pass


class NotAStore(Unopened):
    pass


class Unreachable(Unopened):
    pass


class WrongPassword(Unopened):
    pass


class TooNew(Unopened):
    pass


class InUse(Unopened):
    """Its text says who: the process and the address of the house that lives there."""
