"""What fits on one screen of a phone, 360 points wide: buttons as far as there is room, and menus for all the rest."""

from collections.abc import Sequence
from typing import Final

from bot.games.claustrophobia.screens.screen import Kind, Option
from bot.interactions.components.component import IN_A_ROW, ROWS
from bot.table.posts.custom_id import LONGEST_REST

SCREEN_HEIGHT: Final = 640
"""The points of a phone's screen that Discord leaves to messages."""

PICTURE_WIDTH: Final = 298
"""The points of a picture."""

FRAME_HEIGHT: Final = 110
"""The points of the bot's name, the line of buttons that leads out, and Discord's own line below."""

TEXT_HEIGHT: Final = 22.4
"""The points of a line of text."""

BUTTON_HEIGHT: Final = 43
"""The points of a line of buttons, or of a menu."""

TEXT_LINE: Final = 32
"""So many characters a line of text has."""

EDITED: Final = 10
"""So many characters Discord adds to a text that has been changed, in its language."""

BUTTONS_LINE: Final = 38
"""So many characters would fit into a line of buttons."""

BESIDES_LABEL: Final = 5
"""So many of them the edges of a button take."""


def on_a_phone(kinds: Sequence[Kind], text: str, picture: tuple[int, int]) -> tuple[list[Option], list[Kind]]:
    """Return what is a button below a text and a picture so large, and what stands in menus, so that a phone shows all.

    All are buttons if they fit; else the best of the first kind, which are its first ones, and menus have the rest.
    """
    kinds = [kind for kind in kinds if kind.options]
    alone = [kind.options[0] for kind in kinds if len(kind.options) == 1]
    menus = [kind for kind in kinds if len(kind.options) > 1]
    lines = max(_lines_beside(text, picture), len(kinds))
    every = [option for kind in kinds for option in kind.options]
    if _fits(every, lines, ROWS - 1) and all(len(option.plays) <= LONGEST_REST for option in every):
        return every, []
    best = [option for option in menus[0].options if len(option.plays) <= LONGEST_REST]
    if len(best) == len(menus[0].options) and _fits([*best, *alone], lines - len(menus) + 1, ROWS - len(menus)):
        return [*best, *alone], menus[1:]
    counts = range(len(best), 0, -1)
    room = lines - len(menus), ROWS - 1 - len(menus)
    shown = next((count for count in counts if _fits([*best[:count], *alone], *room)), 0)
    return [*best[:shown], *alone], menus


def _fits(options: Sequence[Option], lines: int, rows: int) -> bool:
    """Whether options fit as buttons into so many lines of a phone, and so many rows of Discord's."""
    in_rows = [options[first : first + IN_A_ROW] for first in range(0, len(options), IN_A_ROW)]
    return len(in_rows) <= rows and sum(map(_lines_of, in_rows)) <= lines


def _lines_of(row: Sequence[Option]) -> int:
    """Return how many lines of a phone a row of buttons takes."""
    lines, left = 0, 0
    for option in row:
        width = len(option.brief or option.label) + BESIDES_LABEL
        if width > left:
            lines, left = lines + 1, BUTTONS_LINE
        left -= width
    return lines


def _lines_beside(text: str, picture: tuple[int, int]) -> int:
    """Return how many lines of buttons and menus a phone shows together with a text and a picture."""
    lines = sum(max(1, -(-len(line) // TEXT_LINE)) for line in f"{text}{' ' * EDITED}".splitlines())
    width, height = picture
    return int((SCREEN_HEIGHT - FRAME_HEIGHT - PICTURE_WIDTH * height / width - TEXT_HEIGHT * lines) // BUTTON_HEIGHT)
