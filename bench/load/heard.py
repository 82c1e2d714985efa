"""What the clients read of the house's messages; the rest is skipped, not read."""

from msgspec import UNSET, Raw, Struct, UnsetType, json


class Choice(Struct):
    action: Raw
    more: bool = False


class Decision(Struct):
    number: int
    awaited: bool
    choices: Raw
    """Read by the one who moves, and only then."""


class Now(Struct):
    """What is not there is as it was."""

    phase: str = ""
    binding: list[int] | None = None
    decision: Decision | UnsetType | None = UNSET

    def after(self, before: "Now") -> "Now":
        return Now(
            self.phase or before.phase,
            before.binding if self.binding is None else self.binding,
            before.decision if self.decision is UNSET else self.decision,
        )


class Item(Struct):
    type: str
    seat: int | None = None
    commitment: str = ""
    table: str = ""


class Numbered(Struct):
    number: int
    at: int
    item: Item


class Heard(Struct):
    type: str
    id: str | None = None
    viewer: int = -1
    number: int = 0
    now: Now | None = None
    items: list[Numbered] = []
    choices: list[Choice] = []
    viewers: list[int] = []
    code: str | None = None
    stamp: int = 0


read = json.Decoder(Heard).decode
read_choices = json.Decoder(list[Choice]).decode
write = json.encode
