"""The reasons for which Fearsome Floors refuses something: `NotAllowed(KEY, reason)`, with a sentence for each key.

Of their facts `token` and `other` are token names (`r4`; `other` is a kind of tile in `tile-before-tile`), `square` and
`behind` squares, `colour` and `turn` colours, `number` the visible number, `floor` a kind of floor. `there` is the kind
of tile that lies on `square`, `beside` the square of another teleporter, `point` a point of a path, from 1.
"""

from typing import Final, TypeVar

from engine.core import NotAllowed, Reason
from engine.core.notation import plain_sentence

KEY: Final = "fearsome-floors"
"""The game's key, by which the rest of the program knows it."""


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
    """Return a reason as a plain sentence for other programs, made of its key and facts; players get `render`'s words.

    As in `Point 4 of the path fails: tile before token (token r4, tile stone, square b2, behind a2, other g1).`
    """
    facts = dict(reason.facts)
    point = facts.pop("point", None)
    words = reason.key.replace("-", " ")
    what = words.capitalize() if point is None else f"Point {point} of the path fails: {words}"
    return plain_sentence(what, facts)
