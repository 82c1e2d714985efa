"""Mr. Jack in the terminal: the district as hexagons, who is seen, and a menu by what one does.

Every column of the board is four signs wide, and its cells stand two lines apart; neighbours in
the next column are one line higher or lower. Light is a sign as well as a colour.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from gaslamp.core.sentence import Sentence, say
from gaslamp.games.mr_jack import actions, codes, text
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, EXITS, KIND, STREET_COUNT, place
from gaslamp.games.mr_jack.forms import FORMS
from gaslamp.games.mr_jack.options import form_of
from gaslamp.games.mr_jack.view import MrJackView
from gaslamp.terminal.boards import AnySight, Board, Offered, Way
from gaslamp.words import Words

INITIALS: Final = dict(
    zip(CHARACTERS, ("SH", "JW", "JS", "IL", "MS", "SG", "WG", "JB"), strict=True)
)
STYLES: Final = dict(
    zip(
        CHARACTERS,
        ("red", "orange3", "yellow", "bright_blue", "green", "white", "magenta", "dark_orange"),
        strict=True,
    )
)
ARROWS: Final = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
LAMPLIGHT, BEAM, DARK = "*", "~", " "
_LINES: Final = 17
_COLUMN: Final = 4
_WIDTH: Final = 56
_WIDE: Final = 80
_EXIT_AT: Final = dict(zip(CELLS[STREET_COUNT:], EXITS, strict=True))


class MrJackBoard(Board):
    def draw(self, sight: AnySight, words: Words, console: Console) -> None:
        lines, panel = _district(sight.view), _panel(sight, words)
        if console.width < _WIDE:
            lines, panel = [*panel, *lines], []
        for number, line in enumerate(lines):
            if number < len(panel):
                line.pad_right(_WIDTH - line.cell_len)
                line.append_text(panel[number])
            console.print(line, no_wrap=True, crop=True)

    def details(self, sight: AnySight, words: Words, console: Console) -> None:
        self.draw(sight, words, console)
        for message in ("people", "light", "things"):
            console.print(Text(words(f"mr-jack-legend-{message}"), "dim"))

    def ways(self, choices: Sequence[Offered], sight: AnySight) -> Iterator[tuple[Way, Offered]]:
        for choice in choices:
            yield _way(choice, sight.view), choice

    def asks(self, offered: Sequence[Sentence], sight: AnySight) -> Sentence:
        questions = {
            "mr-jack-may-activate": "mr-jack-which-card",
            "mr-jack-pick-cell": "mr-jack-which-cell",
            "mr-jack-pick-end": "mr-jack-which-cell",
            "mr-jack-character": "mr-jack-which-character",
            "mr-jack-may-turn-lantern": "mr-jack-which-direction",
        }
        return say(questions.get(offered[0].id, "terminal-what-now"))

    def warns(self, choice: Offered, sight: AnySight) -> Sentence | None:
        match choice.action:
            case actions.Accuse(_, who):
                return say("mr-jack-warn-accuse", character=text.character(who))
        return None


# The district


def _district(view: MrJackView) -> list[Text]:
    lines = [Text() for _ in range(_LINES)]
    for name in sorted(KIND, key=place):
        column, number = place(name)
        line = lines[13 - 2 * (number - 1) + column]
        line.pad_right(column * _COLUMN - line.cell_len)
        line.append_text(_cell(name, view))
    return lines


def _cell(name: str, view: MrJackView) -> Text:
    match KIND[name]:
        case "exit":
            return _exit(name, view)
        case "lamp":
            tile = view.lamps.get(name)
            sign = "*" if tile == "plain" else tile
            return Text(f"<{name}:{sign}>", "bold yellow") if tile else Text(f"<{name}>", "dim")
        case "building":
            return Text(" ###", "dim blue")
        case "park":
            return Text(" %%%", "dim green")
    return _street(name, view)


def _exit(name: str, view: MrJackView) -> Text:
    way_out = _EXIT_AT[name]
    gone = [who for who, seen in view.characters.items() if seen.cell == name]
    if gone:
        return Text(f" {INITIALS[gone[0]]}!", "bold")
    if way_out in view.cordons:
        return Text(f"x{way_out}x", "bold red")
    return Text(f"={way_out}=", "bold")


def _street(name: str, view: MrJackView) -> Text:
    light = LAMPLIGHT if name in view.lamplight else BEAM if name in view.beam else DARK
    lit = light != DARK
    here = [who for who, seen in view.characters.items() if seen.cell == name]
    left, right = _manhole(name, view)
    drawn = Text(light, "yellow")
    drawn.append(left, "bold")
    if here:
        for who in here:
            drawn.append_text(_figure(who, view))
    else:
        drawn.append(name, "yellow" if lit else "grey50")
    drawn.append(right, "bold")
    return drawn


def _manhole(name: str, view: MrJackView) -> tuple[str, str]:
    if KIND[name] != "manhole":
        return "", ""
    return ("[", "]") if name in view.covers else ("(", ")")


def _figure(who: str, view: MrJackView) -> Text:
    """Suspects in capitals, innocents in small letters; Watson with the way he looks."""
    seen = view.characters[who]
    sign = INITIALS[who].lower() if seen.innocent else INITIALS[who]
    arrow = ARROWS[view.lantern] if who == "Watson" else ""
    return Text(sign + arrow, f"{'dim' if seen.innocent else 'bold reverse'} {STYLES[who]}")


# What stands beside it


def _panel(sight: AnySight, words: Words) -> list[Text]:
    view: MrJackView = sight.view
    last = FORMS[form_of(sight.options)].turns
    card = words("mr-jack-witness-card", witness="yes" if view.witness else "no")
    return [
        Text(words("mr-jack-turn", turn=view.turn, last=last), "bold"),
        Text(card, "bold yellow" if view.witness else "bold"),
        Text(),
        *(_row(who, view, words) for who in view.characters),
        Text(),
        *_secrets(view, words),
    ]


def _row(who: str, view: MrJackView, words: Words) -> Text:
    """`▶` is being played, `●` can be played, `○` comes in the next turn."""
    seen = view.characters[who]
    active = view.activation is not None and view.activation.character == who
    later = who in (view.next_cards or ())
    sign = "▶" if active else "●" if who in view.cards else "○" if later else " "
    state = "innocent" if seen.innocent else "visible" if seen.visible else "invisible"
    row = Text(f"{sign} ")
    row.append_text(_figure(who, view))
    row.pad_right(6 - row.cell_len)
    row.append(f"{who:<9}", "bold" if active else "")
    row.append(words("mr-jack-state", state=state), "dim" if seen.innocent else "")
    return row


def _secrets(view: MrJackView, words: Words) -> Iterator[Text]:
    if view.jack is not None:
        yield Text(words("mr-jack-jack-is", character=text.character(view.jack)), "bold red")
    jack, investigator = view.alibi_counts
    yield Text(words("mr-jack-alibi-counts", jack=jack, investigator=investigator))
    for who in view.alibis or ():
        yield Text(words("mr-jack-own-alibi", character=text.character(who)))


# The menu


def _way(choice: Offered, view: MrJackView) -> Way:
    """First what one does, then with whom or where."""
    match choice.action:
        case actions.Move(_, to):
            return say("mr-jack-pick-move", character=_active(view)), _at(to)
        case actions.Accuse(_, who):
            return say("mr-jack-pick-accuse"), text.character(who)
        case actions.Exchange(_, who):
            return say("mr-jack-pick-exchange"), text.character(who)
        case actions.Whistle(_, who, points, to):
            end = say("mr-jack-pick-end", cell=to, points=points)
            return say("mr-jack-pick-whistle"), text.character(who), end
        case actions.MoveLamp(_, start, to):
            return say("mr-jack-pick-lamp"), say("mr-jack-pick-from", place=start), _at(to)
        case actions.MoveCover(_, start, to):
            return say("mr-jack-pick-cover"), say("mr-jack-pick-from", place=start), _at(to)
        case actions.MoveCordon():
            return say("mr-jack-pick-cordon"), choice.label
    return (choice.label,)


def _at(cell: str) -> Sentence:
    return say("mr-jack-pick-cell", cell=cell)


def _active(view: MrJackView) -> Sentence:
    active = view.activation.character if view.activation else CHARACTERS[codes.HOLMES]
    return text.character(active)


BOARD = MrJackBoard()
