"""CLN: positions and moves of Claustrophobia as text (`NOTATION.md`). Reading and writing are inverses.

`position` has whole lines, `fields` a row for each part of a position, `round_words`, `tunnel_words`, `figure_words`
and `card_words` how each part is written. `actions` has what is done in a game, `words` what both use.
"""

from engine.claustrophobia.notation.actions import Action, read_action, read_move, write_action, write_move
from engine.claustrophobia.notation.position import read_position, write_position
from engine.core.notation import BadNotation

__all__ = [
    "Action",
    "BadNotation",
    "read_action",
    "read_move",
    "read_position",
    "write_action",
    "write_move",
    "write_position",
]
