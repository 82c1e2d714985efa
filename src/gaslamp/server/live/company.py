"""Reactions and nudges: told to whoever is there, and gone."""

from gaslamp.core.data import to_json
from gaslamp.server.frames import framed
from gaslamp.server.house import House
from gaslamp.server.live.audience import Audience
from gaslamp.server.outgoing import Nudged, Reacted
from gaslamp.server.remark import Remark
from gaslamp.table import company
from gaslamp.table.channels import REACTIONS
from gaslamp.table.company import Reaction
from gaslamp.table.requests import Who
from gaslamp.table.setup import Days
from gaslamp.table.state import Table


class Company:
    def __init__(self, house: House, audience: Audience) -> None:
        self._house = house
        self._audience = audience

    def react(self, table: Table, who: Who, reaction: Reaction) -> None:
        """Nobody hears it whom the table's delay keeps from knowing what it is about."""
        seat, speaker = company.react(table, who), table.speaker(who.person)
        self._house.spend("reactions", who.person)
        said = Reacted(seat, reaction, speaker)
        self.show(table, said)
        self._pass_on(Remark(table.id, said))

    def show(self, table: Table, said: Reacted) -> None:
        """To those who look on here."""
        shown = framed(said)
        for watcher in self._audience.told_at_once():
            if not {said.speaker, REACTIONS} & table.muted_by(watcher.person):
                watcher.send(shown)

    def _pass_on(self, passing: Remark) -> None:
        self._house.lease.tell("passing", to_json(passing).decode())

    def nudge(self, table: Table, who: Who, seat: int) -> None:
        """Who has muted somebody is not nudged by them, and nobody is told that."""
        person = company.nudge(table, who, seat, self._house.now())
        self._house.spend("nudges", f"{table.id} {seat}")
        if table.speaker(who.person) in table.muted_by(person):
            return
        crowd, said = self._house.crowd, Nudged(table.id, table.setup.game, who.name)
        crowd.tell(crowd.of(person), framed(said))
        self._pass_on(Remark(table.id, said, person))
        if isinstance(table.setup.clock, Days) and not crowd.is_at(person, table.id):
            self._house.post.call(person, table.id, table.setup.game)
