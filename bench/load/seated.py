"""One table of the load: its people, who watches, and the moves that are due there."""

from collections import deque
from collections.abc import Callable
from random import Random
from time import monotonic, time
from typing import Any

from msgspec import Raw

from bench.load.heard import Choice, Heard, Now, read_choices
from bench.load.person import Person
from bench.load.plan import Plan
from bench.load.tally import Op, Tally


class Turn:
    """Somebody puts a move together, step by step, and sends it."""

    def __init__(self, op: Op, mover: Person) -> None:
        self.op = op
        self.mover = mover
        self.steps: list[Raw] = []
        self.sent = 0
        """When, by the clock on the wall; the same as the house's. So is the next."""
        self.done = 0
        self.is_cut = False
        """The mover was cut off: how late others hear of it is not the house's doing."""
        self.heard = {mover}
        """Who has been told of it."""


class Seated:
    def __init__(self, plan: Plan, opened: dict[str, str], tally: Tally, random: Random) -> None:
        self.plan = plan
        self.name = opened["table"]
        self.code = opened["code"]
        self.commitment = ""
        self.bound: set[int] = set()
        self.phase = "gathering"
        self.people: list[Person] = []
        self.watchers: list[Person] = []
        self.moves = 0
        self.on_over: Callable[[], None]
        self.on_lost: Callable[[Person, str], None]
        self.next_table = ""
        self._tally = tally
        self._random = random
        self._due: deque[Op] = deque()
        self._turn: Turn | None = None
        self._last: Turn | None = None

    @property
    def everybody(self) -> list[Person]:
        return self.people + self.watchers

    def told(self, person: Person, heard: Heard) -> None:
        for each in heard.items:
            item = each.item
            match item.type:
                case "happened" if person.is_back:
                    self._hears(person, each.at)
                case "committed":
                    self.commitment = item.commitment
                case "nonce-bound" if item.seat is not None:
                    self.bound.add(item.seat)
                case "again":
                    self.next_table = item.table

    def _hears(self, person: Person, at: int) -> None:
        """Of the last move, by the house's clock, which is ours; not of a bot's after it."""
        last = self._last
        if last is None or last.is_cut or person in last.heard or at < last.sent:
            return
        if not last.done or at <= last.done:
            last.heard.add(person)
            self._tally.sample("told", monotonic() - last.op.due, last.op.phase)

    def shown(self, person: Person, now: Now) -> None:
        if now.phase != self.phase and now.phase == "over":
            self.phase = now.phase
            self._drop("game over")
            self.on_over()
        self.phase = now.phase
        self._go_on()

    def lost(self, person: Person, why: str) -> None:
        self.on_lost(person, why)

    def move(self, op: Op) -> None:
        """One is due: made at once, or as soon as the one before it has been answered."""
        if self.phase != "playing":
            return op.drop("no game on")
        self._due.append(op)
        self._go_on()
        return None

    def _go_on(self) -> None:
        if self._turn or not self._due:
            return
        able = [each for each in self.people if each.decision and each.decision.awaited]
        if able:
            self._turn = Turn(self._due.popleft(), self._random.choice(able))
            self._compose(self._turn)
        elif self.plan.bots or not all(each.socket for each in self.people):
            self._drop("not a person's turn" if self.plan.bots else "somebody away")

    def _drop(self, why: str) -> None:
        while self._due:
            self._due.popleft().drop(why)

    def _compose(self, turn: Turn, offered: list[Choice] | None = None) -> None:
        """Step by step, as the client does it: the house says what may follow, where more may."""
        decision = turn.mover.decision
        if decision is None:
            return self._end(turn, "cut off")
        choices = offered or read_choices(decision.choices)
        chosen = self._random.choice(choices)
        turn.steps.append(chosen.action)
        move = {"seat": turn.mover.seat, "decision": decision.number, "steps": turn.steps}

        def composed(heard: Heard) -> None:
            if heard.type == "refused":
                self._end(turn, "refused while composing")
            elif heard.choices:
                self._compose(turn, heard.choices)
            else:
                self._make(turn, move)

        if not chosen.more:
            return self._make(turn, move)
        compose = self._tally.begin("compose")
        turn.mover.ask("compose", compose, composed, again=False, **move)
        return None

    def _make(self, turn: Turn, move: dict[str, Any]) -> None:
        turn.sent = _wall()
        self._last = turn

        def made(heard: Heard) -> None:
            turn.done = _wall()
            self.moves += heard.type == "done"
            self._end(turn, "answered")

        turn.mover.ask("move", turn.op, made, **move)

    def _end(self, turn: Turn, why: str) -> None:
        turn.op.drop(why)
        self._turn = None
        self._go_on()

    def cut_off(self, person: Person) -> None:
        """What they were composing is gone; what they have sent they will send again."""
        turn = self._turn
        if turn and turn.mover is person:
            turn.is_cut = True
            if not turn.sent:
                self._end(turn, "cut off")


def _wall() -> int:
    return int(time() * 1000)
