"""A table driven by hand: its list is kept here, time stands still unless it is moved on."""

from typing import Any

from tests.contract.cases import Case

from gaslamp.core.data import from_json, to_json
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dice import Dice
from gaslamp.core.seats import SPECTATOR, in_mask
from gaslamp.store import Entry
from gaslamp.table import moves, requests
from gaslamp.table.entries import Continued
from gaslamp.table.faces import now_for
from gaslamp.table.hand import Hand
from gaslamp.table.requests import Answer, Who
from gaslamp.table.setup import Open, SeatPlan, Setup
from gaslamp.table.state import Table, load

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hugo")
PEOPLE = [Who(f"p{number}", name) for number, name in enumerate(NAMES)]
NOW = 1_700_000_000_000


class Sitting:
    def __init__(self, setup: Setup, seed: int = 1, continued: Continued | None = None) -> None:
        self.now = NOW
        self.dice = Dice(seed)
        opened = requests.open_table(setup, PEOPLE[0], "table", "code", self.random, continued)
        self.list = self._written(opened)
        self.table: Table = load(self.list)
        self.ids = 0

    def random(self, count: int) -> bytes:
        return bytes(self.dice.below(256) for _ in range(count))

    def _written(self, answer: Answer) -> list[Entry]:
        return [Entry(self.now, to_json(entry)) for entry in answer]

    def append(self, answer: Answer) -> int:
        """Takes the answer in as a server would; how many entries it was."""
        added = self._written(answer)
        self.list += added
        self.table.fold(added)
        return len(added)

    def everybody_sits(self) -> None:
        for seat, chair in enumerate(self.table.chairs):
            if not chair.taken:
                self.append(requests.sit(self.table, PEOPLE[seat], seat, True, self.random))

    def everybody_binds(self) -> None:
        ceremony = self.table.ceremony
        assert ceremony is not None
        nonces = {seat: self.random(32) for seat in ceremony.awaited}
        for seat, nonce in nonces.items():
            bound = nonce_commitment(ceremony.commitment, seat, nonce).hex()
            self.append(requests.commit_nonce(self.table, self.who(seat), seat, bound))
        for seat, nonce in nonces.items():
            self.append(requests.reveal_nonce(self.table, self.who(seat), seat, nonce.hex()))

    def who(self, seat: int) -> Who:
        chair = self.table.chairs[seat]
        return Who(chair.person or "", chair.name or "")

    def begin(self) -> "Sitting":
        self.everybody_sits()
        self.everybody_binds()
        return self

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    @property
    def turn(self) -> int:
        """The first of the seats that are waited for."""
        return next(in_mask(self.hand.position.awaited))

    def offered(self, seat: int) -> list[Any]:
        decision = now_for(self.table, seat).decision
        return [] if decision is None else [plain(choice.action) for choice in decision.choices]

    def move(self, seat: int, action: Any = None, id_: str | None = None) -> int:
        self.ids += 1
        number = self.hand.decisions[seat]
        chosen = action if action is not None else self.some(self.offered(seat))
        made = moves.move(self.table, self.who(seat), seat, number, [chosen], id_ or f"m{self.ids}")
        return self.append(made)

    def some(self, choices: list[Any]) -> Any:
        return choices[self.dice.below(len(choices))]

    def move_on(self) -> None:
        """Somebody who is waited for does something."""
        self.move(self.some(list(in_mask(self.hand.position.awaited))))

    def play_out(self, longest: int = 600) -> None:
        for _ in range(longest):
            if self.table.outcome is not None:
                return
            self.move_on()


def plain(value: Any) -> Any:
    return from_json(to_json(value), Any)


def setup_for(case: Case, plan: SeatPlan | None = None) -> Setup:
    return Setup(case.name, [plan or Open()] * case.seats, case.options)


def sitting(case: Case, seed: int = 1) -> Sitting:
    return Sitting(setup_for(case), seed)


def told(table: Table, viewer: int) -> list[bytes]:
    """Everything that has left towards a viewer."""
    lines = table.story.lines(viewer, 0, table.story.count(viewer))
    return [*(to_json(line.item) for line in lines), to_json(now_for(table, viewer))]


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.seats)]
