"""The few commands of W3C WebDriver that a visitor needs, by either of two roads.

Firefox understands them itself, by its Marionette; WebKit's come by HTTP through its driver. The
commands are the same, so one class speaks both.
"""

import json
import socket
from http.client import HTTPConnection
from typing import Any, Final, Protocol

ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
PATIENCE: Final = 90.0
"""Seconds that a page may take for anything at all."""


class BrowserError(Exception):
    """What the browser said instead of doing it."""


class Road(Protocol):
    def ask(self, command: str, **given: Any) -> Any: ...

    def close(self) -> None: ...


class Marionette:
    """Lines of JSON with their length before them; answers come in order."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._asked = 0
        self._read()
        self.ask("NewSession", capabilities={"alwaysMatch": {}})

    def ask(self, command: str, **given: Any) -> Any:
        self._asked += 1
        sent = json.dumps([0, self._asked, f"WebDriver:{command}", given]).encode()
        self._socket.sendall(b"%d:%s" % (len(sent), sent))
        _, _, fault, answer = self._read()
        if fault:
            raise BrowserError(fault["error"], fault["message"])
        return answer.get("value") if isinstance(answer, dict) and "value" in answer else answer

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._take(1)
        return json.loads(self._take(int(length[:-1])))

    def _take(self, number: int) -> bytes:
        taken = b""
        while len(taken) < number:
            piece = self._socket.recv(number - len(taken))
            if not piece:
                raise BrowserError("gone", "the browser has closed its door")
            taken += piece
        return taken

    def close(self) -> None:
        self._socket.close()


_WAYS: Final = {
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "ExecuteAsyncScript": ("POST", "/execute/async"),
    "FindElement": ("POST", "/element"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementClear": ("POST", "/element/{id}/clear"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "PerformActions": ("POST", "/actions"),
    "SetTimeouts": ("POST", "/timeouts"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "DeleteAllCookies": ("DELETE", "/cookie"),
}


class WebDriver:
    """The same by HTTP."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self._port = port
        self._session = ""
        asked = {"capabilities": {"alwaysMatch": capabilities}}
        self._session = f"/session/{self._send('POST', '/session', asked)['sessionId']}"

    def ask(self, command: str, **given: Any) -> Any:
        method, path = _WAYS[command]
        return self._send(method, self._session + path.format(id=given.pop("id", "")), given)

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            connection.request(method, path, json.dumps(body) if method == "POST" else None)
            answer = json.loads(connection.getresponse().read())["value"]
        finally:
            connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise BrowserError(answer["error"], answer.get("message", ""))
        return answer

    def close(self) -> None:
        self._send("DELETE", self._session, {})
