"""The ids of buttons and menus: `v1:verb:match:turn[:rest]`, which works after a restart and shows its own age."""

import re
from typing import NamedTuple

from bot.tables.table import Board

PATTERN = re.compile(r"v1:(?P<verb>[a-z]+):(?P<match>\d{1,18}):(?P<turn>\d{1,6})(?::(?P<rest>.{0,60}))?")


class ControlId(NamedTuple):
    """What a control does, in which match, on the board after which turn, with what else (a token, a path)."""

    verb: str
    match: int
    turn: int
    rest: str = ""

    @property
    def board(self) -> Board:
        """The board that the control belongs to."""
        return Board(self.match, self.turn)

    def __str__(self) -> str:
        """Write the custom_id."""
        stem = f"v1:{self.verb}:{self.match}:{self.turn}"
        return f"{stem}:{self.rest}" if self.rest else stem

    @classmethod
    def read(cls, match: re.Match[str]) -> "ControlId":
        """Read a custom_id that PATTERN matched."""
        return cls(match["verb"], int(match["match"]), int(match["turn"]), match["rest"] or "")
