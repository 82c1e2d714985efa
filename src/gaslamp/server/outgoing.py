"""Everything that a client may hear on a socket."""

from typing import Any

from gaslamp.core.data import Data, Tagged
from gaslamp.core.sentence import Sentence
from gaslamp.table.company import Reaction
from gaslamp.table.faces import Choice, Now
from gaslamp.table.news import Item
from gaslamp.table.setup import Setup


class NumberedItem(Data):
    number: int
    at: int
    item: Item
    said: Sentence | None = None
    """Something in the game, as this viewer is to be told of it."""


class Welcome(Tagged):
    """The answer to `hello`: where one is, and from whose eyes one will be told things."""

    table: str
    setup: Setup
    host: bool
    host_name: str
    """Who invites; nobody's where the table is older than that, or they are gone for good."""
    code: str | None
    """The link, for the host and those who came by it."""
    viewers: list[int]
    """The seats of this person, or -1 for somebody who only watches."""
    names: list[str]
    """How notation calls the seats."""
    build: str
    """Of the client that the house serves now; whoever has an older one should load it again."""


class Fresh(Tagged):
    """The latest lines up to `number`: forget what was there. If the first of them is not number
    1, those before can be asked for with `earlier`."""

    viewer: int
    number: int
    items: list[NumberedItem]


class EarlierLines(Tagged):
    """The lines just before the number that was asked about; none if there are none."""

    id: str
    viewer: int
    items: list[NumberedItem]


class News(Tagged):
    """What has happened since. The first number is the one after the last that was told."""

    viewer: int
    items: list[NumberedItem]


class Present(Tagged):
    """All that the viewer sees, as it is after item `number`. Sent when it has changed."""

    viewer: int
    number: int
    now: Now


class Changed(Tagged):
    """Instead of `present`, to those who have asked for it with `hello`: what is different from the
    last one. What is not in here is as it was."""

    viewer: int
    number: int
    now: dict[str, Any]
    """Fields of `now`, but for the view."""
    view: dict[str, Any]
    """Fields of the view."""


class Done(Tagged):
    """What was asked is done, and nothing can undo it."""

    id: str


class Composed(Tagged):
    """A move as far as it has been put together. Nothing has been made yet."""

    id: str
    view: Any | None
    """After the steps. None when the move is whole: the last step is shown when it is made."""
    choices: list[Choice]
    """What may come next; nothing when the move is whole."""
    foreseen: Any | None = None
    """The view after the last step of a whole move, where the game can foresee it: public facts."""


class Refused(Tagged):
    id: str | None
    code: str
    text: str
    said: Sentence
    """The same, to be said in whatever language the client has now."""


class Marks(Tagged):
    marks: str


class Muted(Tagged):
    """Whose talk this person does not want to be shown, on any device."""

    speakers: list[str]
    """As talk names them; `gallery` for all who only watch, `reactions` for everybody's."""


class Reacted(Tagged):
    """Somebody at the table, without words."""

    seat: int
    reaction: Reaction
    speaker: str
    """As talk names them."""


class Nudged(Tagged):
    """Somebody at a table waits for this person there."""

    table: str
    game: str
    by: str


class Elsewhere(Tagged):
    """At another table the game waits for this person, or does not any more."""

    table: str
    game: str
    awaited: bool


class Pong(Tagged):
    number: int
    at: int
    """The house's clock."""


class Echo(Tagged):
    """To be sent back as `echoed`, at once. Where no clock runs, nobody is asked."""

    stamp: int


class GoingAway(Tagged):
    """The house closes for a moment: come back, nothing is lost."""

    after: int
    """Milliseconds to wait before trying, at least: everybody is told the same, so each adds some
    seconds of their own at random."""


Outgoing = (
    Welcome
    | Fresh
    | EarlierLines
    | News
    | Present
    | Changed
    | Done
    | Composed
    | Refused
    | Marks
    | Muted
    | Reacted
    | Nudged
    | Elsewhere
    | Pong
    | Echo
    | GoingAway
)
