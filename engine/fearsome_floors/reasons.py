"""The reasons for which Fearsome Floors refuses something: `NotAllowed(KEY, reason)`, with a sentence for each key.

Of their facts `token` and `other` are token names (`r4`; `other` is a kind of tile in `tile-before-tile`), `square` and
`behind` squares, `colour` and `turn` colours, `number` the visible number, `floor` a kind of floor. `there` is the kind
of tile that lies on `square`, `beside` the square of another teleporter, `point` a point of a path, from 1.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from engine.core import NotAllowed, Reason

KEY: Final = "fearsome-floors"
"""The game's key, by which the rest of the program knows it."""

SENTENCES: Final[Mapping[str, str]] = {
    # the table
    "too-few-players": "At least {fewest} play, and {players} are too few.",
    "too-many-players": "At most {most} play, and {players} are too many.",
    "colour-taken": "Two players cannot both have the colour {colour}.",
    "colour-not-open": "The colour {colour} is not played with {players} players.",
    "too-few-for-longer": "The longer game is for {fewest} players or more, and {players} are too few.",
    "layout-or-draft": "A layout of one's own is not played with the dungeon {dungeon}.",
    "layout-unreadable": "The layout cannot be read. {problem}",
    "layout-unfinished": "The layout has tiles that are still to be placed.",
    "layout-on-corner": "The layout has something on {square}, and the corners stay free.",
    "layout-monster-at-entrance": "The monster of the layout stands on the entrance, {square}.",
    "kit-incomplete": "{text!r} is no monster of {parts} parts.",
    "no-such-part": "There is no {part} called {text!r}.",
    # whose move it is
    "game-over": "The game is over.",
    "no-such-seat": "There is no seat {seat}.",
    "player-wanted": "Only a player can do this; what happens by itself is that a card is revealed.",
    "already-resigned": "The player of {colour} has resigned already.",
    "card-next": "The monster's card comes next.",
    "tokens-first": "The monster waits for the tokens, and it is the turn of {colour}.",
    "card-by-nobody": "The monster's card is revealed by itself.",
    "not-your-turn": "It is the turn of {turn}, not of {colour}.",
    # a tile in the draft
    "draft-first": "First {colour} places a tile.",
    "no-draft": "No tiles are placed now.",
    "not-your-draft-turn": "It is for {turn} to place a tile, not for {colour}.",
    "no-such-tile": "{text!r} is no tile.",
    "tile-not-left": "No {tile} is left.",
    "no-such-square": "{text!r} is no square.",
    "arrow-wanted": "A direction has to be said in which the arrow of {tile} points: n, e, s or w.",
    "direction-wanted": "It has to be said how {tile} lies: lengthwise or crosswise.",
    "no-direction-wanted": "It makes no difference how {tile} lies, so no direction is said.",
    "corner-kept-free": "{square} is kept free, and {tile} cannot lie there.",
    "over-the-edge": "From {square} on {tile} would reach over the edge.",
    "place-taken": "On {square} lies {there}, and {tile} cannot lie there too.",
    "tile-on-token": "On {square} stands {other}, and {tile} cannot lie there too.",
    "tile-on-monster": "On {square} stands the monster, and {tile} cannot lie there too.",
    "teleporters-adjacent": "{square} is beside the teleporter on {beside}.",
    "teleporters-share-wall": "{square} and the teleporter on {beside} would both lie at wall {letter}.",
    # the token
    "unknown-token": "There is no token {token}.",
    "not-your-token": "{token} is somebody else's.",
    "token-escaped": "{token} is out already.",
    "token-eaten": "{token} is eaten.",
    "token-moved": "{token} has moved already in this round.",
    # its path: these come behind the point that fails
    "too-many-points": "the points of {token} are {number}, and are spent.",
    "unknown-letter": "{letter} is no step of {token}.",
    "enter-first": "{token} waits outside, and comes in first.",
    "already-inside": "{token} is inside, on {square}.",
    "exit-elsewhere": "{token} is on {square}, and the only way out is from a1.",
    "already-out": "{token} is out by then.",
    "entrance-blocked": "something lies on {square}, and {token} cannot come in.",
    "wall": "behind {square} {token} comes to wall {letter}.",
    "monster-there": "the monster stands on {square}, where {token} would go.",
    "floor-closed": "{floor} lies on {square}, where {token} may not go.",
    "points-spent": "the points of {token} are {number}, and the way before has cost them all.",
    "tile-at-wall": "{token} cannot push the {tile} on {square} into the wall.",
    "tile-before-tile": "{token} cannot push the {tile} on {square}, for {other} is on {behind}.",
    "tile-before-token": "{token} cannot push the {tile} on {square}, for {other} is on {behind}.",
    "tile-before-monster": "{token} cannot push the {tile} on {square}, for the monster is on {behind}.",
    "ends-on-token": "{token} cannot end its move on {square}, where {other} is.",
    # what a player typed as a path
    "path-unreadable": "{text!r} is no path.",
    "square-taken": "{token} cannot end its move on {square}, where {other} is.",
    "square-of-monster": "{token} cannot go to {square}, where the monster is.",
    "square-of-floor": "{token} cannot go to {square}, where {floor} lies.",
    "square-out-of-reach": "{token} cannot reach {square} with {number} points.",
    "exit-out-of-reach": "{token} cannot reach the way out with {number} points.",
    # a planned move, when its turn has come
    "plan-token-elsewhere": "{token} is not where it was when the move was planned.",
    "plan-way-changed": "{square} is not as it was when the move was planned.",
    "plan-ends-elsewhere": "The planned way would lead {token} elsewhere, or push something else.",
    "plan-more-danger": "The next card is more dangerous than when the move was planned.",
}
"""What each reason is to other programs, with its facts in braces; players get `render`'s words."""

Found = TypeVar("Found")


def refuse(reason: Reason | None) -> None:
    """Raise NotAllowed in the name of the game, if there is a reason."""
    if reason is not None:
        raise NotAllowed(KEY, reason)


def allowed(found: Found | Reason) -> Found:
    """Return what is there, or raise NotAllowed with the reason why it is not."""
    if isinstance(found, Reason):
        raise NotAllowed(KEY, found)
    return found


def located(reason: Reason, *, token: str, point: int) -> Reason:
    """Add to the reason that forbids one point of a path which token's, and which point it was, counted from 1."""
    return Reason(reason.key, {**reason.facts, "token": token, "point": point})


def plainly(reason: Reason) -> str:
    """Return a reason as a plain sentence for other programs, as in `Point 4 of the path fails: r4 is out by then.`."""
    sentence = SENTENCES[reason.key].format_map(reason.facts)
    return f"Point {reason.facts['point']} of the path fails: {sentence}" if "point" in reason.facts else sentence
