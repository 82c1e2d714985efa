"""Somebody before one of these browsers: goes, reads, presses, plays."""

import json
from typing import Any, Final

from tests.browser.pages import AT_REST, CHOSEN
from tests.browsers.driver import ELEMENT, BrowserError, Road

LONGEST: Final = 60_000
"""Milliseconds that a page may take until it shows what it should."""
_UNTIL: Final = """
const [given, longest, done] = arguments;
const holds = CONDITION;
const end = Date.now() + longest;
const look = () => {
  let found = null;
  try { found = holds(given); } catch (fault) { return done({ fault: String(fault) }); }
  if (found) return done({ found });
  if (Date.now() > end) return done({ late: document.body.innerText.slice(0, 1500) });
  setTimeout(look, 40);
};
look();
"""
_SHOWN: Final = """(selector) => [...document.querySelectorAll(selector)].some(
  (each) => each.getClientRects().length > 0)"""
_MIDDLE: Final = """(selector) => {
  const found = document.querySelector(selector);
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}"""
_CHOOSE: Final = """(pick) => {
  document.querySelectorAll('.action details').forEach((each) => (each.open = true));
  document.querySelectorAll('[data-picked]').forEach((each) => delete each.dataset.picked);
  const offered = [...document.querySelectorAll('.choices button')];
  if (!offered.length) return document.querySelector('.action.mine details') ? null : 'nothing';
  const chosen = offered[pick % offered.length];
  chosen.dataset.picked = 'yes';
  chosen.scrollIntoView({ block: 'center' });
  return 'picked';
}"""
_MOVED: Final = "() => !document.querySelector('[data-confirm]:not(:disabled)')"
_FETCH: Final = """
const [path, body, done] = arguments;
const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
fetch(path, sent).then((answer) => answer.text()).then(done, (fault) => done(String(fault)));
"""
_QUICKLY: Final = """
localStorage.setItem('gaslamp-pace', 'at-once');
localStorage.setItem('gaslamp-way', 'oracle');
"""


class Stranger:
    def __init__(self, road: Road, port: int) -> None:
        self._road = road
        self.origin = f"http://127.0.0.1:{port}"
        timeouts = {"script": LONGEST + 20_000, "pageLoad": LONGEST}
        road.ask("SetTimeouts", **timeouts)
        road.ask("SetWindowRect", width=1280, height=900)

    def arrive(self) -> None:
        """A stranger again, in no hurry to be entertained."""
        self.go("/")
        self._road.ask("DeleteAllCookies")
        self._road.ask("ExecuteScript", script=_QUICKLY, args=[])
        self.go("/")

    def go(self, path: str) -> None:
        self._road.ask("Navigate", url=self.origin + path)

    def until(self, condition: str, given: Any = None) -> Any:
        """The page forbids making scripts of text, so the condition is written into the script."""
        script = _UNTIL.replace("CONDITION", condition)
        answer = self._road.ask("ExecuteAsyncScript", script=script, args=[given, LONGEST])
        assert "found" in answer, (condition, answer)
        return answer["found"]

    def sees(self, selector: str) -> None:
        self.until(_SHOWN, selector)

    def reads(self, text: str) -> None:
        self.until("(text) => document.body.innerText.includes(text)", text)

    def press(self, selector: str) -> None:
        """As a finger or a mouse would: what is covered cannot be pressed."""
        self.sees(selector)
        found = self._road.ask("FindElement", using="css selector", value=selector)
        self._road.ask("ElementClick", id=found[ELEMENT])

    def press_named(self, text: str) -> None:
        mark = """(text) => {
          const all = [...document.querySelectorAll('button, a')];
          const found = all.find((each) => each.getClientRects().length > 0
            && !each.disabled && each.textContent.trim().startsWith(text));
          if (found) found.dataset.named = text;
          return Boolean(found);
        }"""
        self.until(mark, text)
        self.press(f"[data-named={json.dumps(text)}]")

    def tap(self, selector: str) -> None:
        """Where something drawn lies: what is painted has no box that could be pressed."""
        self.stroke(selector, selector)

    def stroke(self, first: str, last: str) -> None:
        """From the middle of one thing to that of another, with the button held down."""
        begin, end = (self._middle(each) for each in (first, last))
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "duration": 0, **begin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 200, **end},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._road.ask("PerformActions", actions=[mouse | {"actions": steps}])

    def _middle(self, selector: str) -> dict[str, int]:
        return dict(self.until(_MIDDLE, selector))

    def write(self, selector: str, text: str) -> None:
        self.sees(selector)
        found = self._road.ask("FindElement", using="css selector", value=selector)[ELEMENT]
        self._road.ask("ElementClear", id=found)
        self._road.ask("ElementSendKeys", id=found, text=text)

    def open_table(self, game: str, seats: list[str], **setup: Any) -> dict[str, str]:
        plans = {"game": game, "seats": [{"type": kind} for kind in seats], **setup}
        self._post("/api/guest", {})
        return dict(json.loads(self._post("/api/tables", plans)))

    def _post(self, path: str, body: dict[str, Any]) -> str:
        return str(
            self._road.ask("ExecuteAsyncScript", script=_FETCH, args=[path, json.dumps(body)])
        )

    def play(self, most: int = 300) -> None:
        """To the end, from the list of what may be done."""
        for number in range(most):
            if self._play_one(number * 7) == "over":
                return
        raise AssertionError("the game does not end")

    def _play_one(self, pick: int) -> str:
        asked = str(self.until(AT_REST))
        if asked == "confirm":
            self.press("[data-confirm]")
            self.until(f"() => ({_MOVED})() || document.querySelector('[data-sure]')")
            self._say_that_it_is_so()
            self.until(_MOVED)
        elif asked != "over" and self._picked(pick):
            self.until(CHOSEN)
        return asked

    def _picked(self, pick: int) -> bool:
        """Whether it was still there: others move too, and the list is another then."""
        if self.until(_CHOOSE, pick) == "nothing":
            return False
        try:
            found = self._road.ask("FindElement", using="css selector", value="[data-picked]")
            self._road.ask("ElementClick", id=found[ELEMENT])
        except BrowserError as fault:
            if fault.args[0] not in ("no such element", "stale element reference"):
                raise
            return False
        return True

    def _say_that_it_is_so(self) -> None:
        script = "return Boolean(document.querySelector('[data-sure]'))"
        if self._road.ask("ExecuteScript", script=script, args=[]):
            self.press("[data-sure]")
