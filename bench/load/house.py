"""`gaslamp serve` as a process of its own, with a database file."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bench.load.processes import Used, used_by
from bench.load.wire import HOST, Http, unused

SCRAPER: Final = "127.0.0.2"
"""Where figures are fetched from: its requests are no client's."""
PATIENCE: Final = 10.0
AT_ONCE: Final = {"thinkers": 0, "scholars": 0, "pace": 0, "absence": 3600}
"""For whoever measures a page and not the house: bots answer at once, nobody is ever gone."""
_PROGRAM: Final = "from gaslamp.cli import main; main()"


class House:
    def __init__(self, folder: Path, settings: dict[str, Any] | None = None) -> None:
        self.folder = folder
        self.port = 0
        (folder / "settings.json").write_text(json.dumps(settings or {}), encoding="utf-8")
        self.start()

    def start(self) -> None:
        """On the same port as before, if there was one."""
        given = ["--port", str(self.port), "--database", f"sqlite:///{self.folder}/house.db"]
        given += ["--settings", str(self.folder / "settings.json")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, "serve", *given],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "LC_ALL": "C"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        assert "http://" in said, (self.folder / "log").read_text("utf-8")[-2000:]
        self.port = int(said.split(f"{HOST}:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self, patience: float) -> float | None:
        """How long it takes to end when asked to; None, and a kill, where it does not."""
        begun = monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            return None
        return monotonic() - begun

    def holds(self) -> dict[str, list[int]]:
        """Milliseconds for which the loop was held, by where; the house says it in its log."""
        found: dict[str, list[int]] = {}
        for line in (self.folder / "log").read_text("utf-8").splitlines():
            told = json.loads(line) if line.startswith("{") else {}
            if told.get("event") == "held":
                swept = "the collector, " if 2 * told["collector"] > told["milliseconds"] else ""
                found.setdefault(swept + told["where"], []).append(told["milliseconds"])
        return found

    @property
    def used(self) -> Used:
        return used_by(self.process.pid)

    async def metrics(self) -> dict[str, float]:
        """Nothing, where the house does not answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                page = (await self.fetch("/metrics")).decode()
        except (OSError, TimeoutError):
            return {}
        lines = [line.rsplit(" ", 1) for line in page.splitlines() if line[:1] not in ("#", "")]
        return {name: float(value) for name, value in lines}

    async def fetch(self, path: str) -> bytes:
        connection = await Http.open(self.port, SCRAPER, unused)
        try:
            return (await connection.ask("GET", path)).body
        finally:
            connection.close()
