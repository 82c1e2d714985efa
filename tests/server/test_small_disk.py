"""A house on one file whose disk is full, for real: a disk of its own that only it can see."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.databases import fill_up, with_a_disk
from tests.server.running import Player, Running, Visitor, wait_until

from gaslamp.words import Words

ROOM = "6m"


class OnSmallDisk(Running):
    def __init__(self, folder: Path) -> None:
        self.disk = folder / "disk"
        super().__init__(folder, database=f"sqlite:///{self.disk}/house.db")

    def _command(self, *arguments: str) -> list[str]:
        return with_a_disk(self.disk, ROOM, super()._command(*arguments))

    @property
    def ballast(self) -> Path:
        return Path(f"/proc/{self.process.pid}/root{self.disk}/ballast")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OnSmallDisk]:
    running = OnSmallDisk(tmp_path)
    yield running
    assert running.stop() == 0


def said(player: Player) -> str:
    return str(player.do("say", channel="table", text="x" * 400)["type"])


def test_a_full_disk_is_read_and_goes_on_when_there_is_room(house: OnSmallDisk) -> None:
    anna = Visitor(house.port)
    opened = anna.open_table("mr_jack", ["me", "bot"])
    player = Player(anna, opened, 0).connect()
    player.play(lambda each: len(each.acknowledged) > 3 or each.over)
    fill_up(house.ballast)
    while said(player) == "done":
        pass
    assert player.refusals[-1]["text"] == Words("en")("server-unavailable")
    reader = Player(Visitor(house.port, cookie=anna.cookie), opened, None).connect()
    reader.until(lambda m: m["type"] == "present")
    assert anna.ask("GET", f"/api/tables/{opened['table']}").status == 200
    house.ballast.unlink()
    wait_until(lambda: said(player) == "done")
    wait_until(lambda: Visitor(house.port, cookie="?").ask("GET", "/healthz").status == 200)
    player.react()
    player.play()
