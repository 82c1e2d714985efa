"""A house that is open has all it needs: nothing is fetched from the disk while people wait."""

import json
import signal
from pathlib import Path

import pytest
from tests.server.running import START, Player, Running, Visitor, all_play, wait_until

WATCHED = """
import json, os, signal, sys, threading
late, is_open, here = [], [], threading.get_ident()
def note(event, given):
    if event in ('import', 'open') and is_open and threading.get_ident() == here:
        late.append(str(given[0]))
def end():
    is_open.clear()
    open(os.environ['GASLAMP_LATE'], 'w').write(json.dumps(late))
sys.addaudithook(note)
signal.signal(signal.SIGUSR1, lambda *_: is_open.append(True))
signal.signal(signal.SIGUSR2, lambda *_: end())
"""
"""What is looked for between two signals."""
GAMES = {"sleuth": 3, "culprit": 3, "mr_jack": 2, "scotland_yard": 3}
ASKED = ("", "/record", "/replay?viewer=-2", "/hindsight?viewer=0", "/preview")


def test_nothing_is_imported_once_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = tmp_path / "late.json"
    monkeypatch.setenv("GASLAMP_LATE", str(late))
    house = Running(tmp_path, program=WATCHED + START, thinkers=1, scholars=1)
    ada = Visitor(house.port, "Ada")
    house.process.send_signal(signal.SIGUSR1)
    for page in ("/", "/api/me", "/api/tables", "/api/mine", "/healthz", "/readyz"):
        ada.ask("GET", page)
    ada.ask("POST", "/api/account", {"name": "ada", "passphrase": "a lamp in the fog"})
    for game, seats in GAMES.items():
        opened = ada.open_table(game, ["me", *["bot"] * (seats - 1)])
        player = Player(ada, opened, 0).connect()
        player.do("say", channel="table", text="Bonsoir !")
        for asked in ("/knowledge?viewer=0", "/sheet?viewer=0"):
            ada.ask("GET", f"/api/tables/{opened['table']}{asked}")
        player.react()
        all_play([player])
        for asked in ASKED:
            ada.ask("GET", f"/api/tables/{opened['table']}{asked}")
        player.close()
    house.process.send_signal(signal.SIGUSR2)
    wait_until(late.exists)
    assert house.stop() == 0
    assert json.loads(late.read_text("utf-8")) == []
