"""Firefox and WebKit, as Debian has them, each with an empty profile."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.browsers.driver import Marionette, Road, WebDriver
from tests.browsers.waiting import answers, free_port, until

FIREFOX: Final = "/usr/bin/firefox-esr"
WEBKIT: Final = "*/webkit2gtk-4.*/MiniBrowser"
"""Below /usr/lib: with WebKit itself, and for nobody but those who try pages."""
_PREFERENCES: Final = {
    "marionette.port": 0,
    "intl.accept_languages": "en",
    "intl.locale.requested": "en",
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}


@contextmanager
def firefox(folder: Path) -> Iterator[Road]:
    written = (f'user_pref("{name}", {_as_js(value)});' for name, value in _PREFERENCES.items())
    (folder / "user.js").write_text("\n".join(written))
    command = [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    port = folder / "MarionetteActivePort"
    with _running(command, {"HOME": str(folder), "MOZ_HEADLESS": "1"}) as process:
        until(lambda: port.exists() and bool(port.read_text().strip()), process)
        road = Marionette(int(port.read_text()))
        try:
            yield road
        finally:
            road.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Road]:
    with _screen() as display:
        given = {"DISPLAY": display, "HOME": str(folder), "LANGUAGE": "en", "LANG": "C.UTF-8"}
        given |= {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        port = free_port()
        command = ["WebKitWebDriver", f"--port={port}"]
        options = {"binary": str(next(Path("/usr/lib").glob(WEBKIT))), "args": ["--automation"]}
        with _running(command, given) as process:
            until(lambda: answers(port), process)
            road = WebDriver(port, {"webkitgtk:browserOptions": options})
            try:
                yield road
            finally:
                road.close()


BROWSERS: Final = {"firefox": firefox, "webkit": webkit}


def _as_js(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


@contextmanager
def _running(command: list[str], given: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=os.environ | given, stdout=quiet, stderr=quiet)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees: WebKit has no other way to be started."""
    read, write = os.pipe()
    size = ["-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
    command = ["Xvfb", "-displayfd", str(write), *size]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, pass_fds=[write], stdout=quiet, stderr=quiet)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()
