"""Every reason for which Fearsome Floors refuses something: its key, and the facts that its sentence can use.

Whatever is refused is refused with `NotAllowed(KEY, reason)`, so that its sentence is found with the game's others.
"""

from collections.abc import Mapping
from typing import Final

from engine.core import Reason
from engine.core.notation import plain_sentence

KEY: Final = "fearsome-floors"
"""The game's key, by which the rest of the program knows it."""

REASONS: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(facts.split())
    for key, facts in {
        # the table
        "too-few-players": "players fewest",
        "too-many-players": "players most",
        "colour-taken": "colour",
        "colour-not-open": "colour players",
        "too-few-for-longer": "players fewest",
        "layout-or-draft": "dungeon",
        "layout-unreadable": "problem",  # the sentence of the reader of FFN
        "layout-unfinished": "",  # tiles are still to be placed
        "layout-on-corner": "square",
        "layout-monster-at-entrance": "square",
        "kit-incomplete": "text parts",
        "no-such-part": "text part",
        # whose move it is
        "game-over": "",
        "no-such-seat": "seat",
        "player-wanted": "",  # nobody asked for what only a player can do
        "already-resigned": "colour",
        "card-next": "",
        "tokens-first": "colour",
        "card-by-nobody": "",
        "not-your-turn": "colour turn",
        # a tile in the draft; `square` is where it would have lain, or one of the squares of a pool
        "draft-first": "colour",
        "no-draft": "",
        "not-your-draft-turn": "colour turn",
        "no-such-tile": "text",
        "tile-not-left": "tile",
        "no-such-square": "text",
        "arrow-wanted": "tile",
        "direction-wanted": "tile",
        "no-direction-wanted": "tile",
        "corner-kept-free": "tile square",
        "over-the-edge": "tile square",  # the top left square of the pool
        "place-taken": "tile square there",
        "teleporters-adjacent": "square beside",
        "teleporters-share-wall": "square beside letter",
        # the token
        "unknown-token": "token",
        "not-your-token": "token",
        "token-escaped": "token",
        "token-eaten": "token",
        "token-moved": "token",
        # its path; `point` counts from 1, `square` is where the token would have gone, where not said otherwise
        "too-many-points": "token point number",
        "unknown-letter": "token point letter",
        "enter-first": "token point",
        "already-inside": "token point square",  # the square that the token stands on
        "exit-elsewhere": "token point square",  # the square that the token stands on
        "already-out": "token point",
        "entrance-blocked": "token point square",
        "wall": "token point square letter",  # the square before the wall, and the wall's letter
        "monster-there": "token point square",
        "floor-closed": "token point square floor",
        "points-spent": "token point number",  # fewer letters than points, some of which cost more
        "tile-at-wall": "token point tile square",
        "tile-before-tile": "token point tile square behind other",
        "tile-before-token": "token point tile square behind other",
        "tile-before-monster": "token point tile square behind",
        "ends-on-token": "token point square other",
        # what a player typed as a path
        "path-unreadable": "text",
        "square-taken": "token square other",
        "square-of-monster": "token square",
        "square-of-floor": "token square floor",
        "square-out-of-reach": "token square number",
        "exit-out-of-reach": "token number",
        # a planned move, when its turn has come
        "plan-token-elsewhere": "token",
        "plan-way-changed": "square",
        "plan-ends-elsewhere": "token",
        "plan-more-danger": "",
    }.items()
}
"""From each key to the names of its facts.

`token` and `other` are token names (`r4`; `other` is a kind of tile in `tile-before-tile`), `square` and `behind` are
squares, `colour` and `turn` are colours, `number` is the visible number, `floor` is a kind of floor. `there` is the
kind of tile that lies on `square`, `beside` the square of another teleporter.
"""


def located(reason: Reason, *, token: str, point: int) -> Reason:
    """Add to the reason that forbids one point of a path which token's, and which point it was, counted from 1."""
    return Reason(reason.key, {**reason.facts, "token": token, "point": point})


def plainly(reason: Reason) -> str:
    """Return a reason as a plain sentence for other programs, made of its key and facts; players get `render`'s words.

    As in `Point 4 of the path fails: tile before token (token r4, tile stone, square b2, behind a2, other g1).`
    """
    facts = dict(reason.facts)
    point = facts.pop("point", None)
    words = reason.key.replace("-", " ")
    what = words.capitalize() if point is None else f"Point {point} of the path fails: {words}"
    return plain_sentence(what, facts)
