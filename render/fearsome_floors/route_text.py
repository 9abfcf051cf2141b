"""The monster's route in one step, in words, and what was pushed on the way, with where each piece came to rest."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal, assert_never

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterBoxedIn,
    MonsterSlid,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    MonsterTurned,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
)
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import TokenName
from render.core import Words


class Push(Value, frozen=True):
    """What became of a tile or a token that was pushed."""

    piece: Tile | TokenName
    """The kind of tile, or the token."""
    square: Square
    """The last square of the board that it reached."""
    end: Literal["square", "edge", "corner", "teleporter", "eaten", "swallowed"] = "square"
    """Whether it stayed there or was lost; a token is `eaten` over the edge, and `swallowed` on a teleporter."""


def pushes(events: Iterable[AnyEvent]) -> tuple[Push, ...]:
    """Return every pushed piece once, the one next to the pusher first."""
    found: list[Push] = []  # in the order of the events, which begin with the farthest piece of a line
    for event in events:
        match event:
            case TilePushed(tile, origin, target) | TileSlid(tile, origin, target):
                _note(found, origin, Push(tile, target))
            case TileRemoved(tile, origin, cause):
                _note(found, origin, Push(tile, origin, cause))
            case TokenPushed(token, origin, target):
                _note(found, origin, Push(token, target))
            case TokenSlid(token, origin, target) if any(push.piece == token for push in found):
                _note(found, origin, Push(token, target))
            case TokenEaten(token=token, origin=origin, cause="edge"):
                _note(found, origin, Push(token, origin, "eaten"))
            case TokenEaten(token=token, origin=origin, cause="teleporter"):
                _note(found, origin, Push(token, origin, "swallowed"))
            case _:
                pass
    return tuple(reversed(found))


def _note(found: list[Push], origin: Square, push: Push) -> None:
    """Put a push in the place of the one that it continues, or behind all others."""
    for index, before in enumerate(found):
        if (before.piece, before.square, before.end) == (push.piece, origin, "square"):
            found[index] = push
            return
    found.append(push)


Went = MonsterStepped | MonsterSlid
Other = MonsterTurned | MonsterTeleported | MonsterBoxedIn | MonsterStopped


def route_text(words: Words, events: Sequence[AnyEvent]) -> list[str]:
    """Tell a step's route in order: "is turned south by a turn-right stone on k5, goes to j6"."""
    clauses: list[str] = []
    route = [event for event in events if isinstance(event, Went | Other)]
    for went, part in groupby(route, key=lambda event: isinstance(event, Went)):
        if went:
            clauses.append(_leg(words, [event for event in part if isinstance(event, Went)]))
        else:
            clauses += [_other(words, event) for event in part if not isinstance(event, Went)]
    return clauses


def route_summary(words: Words, events: Sequence[AnyEvent]) -> list[str]:
    """Tell a step's route briefly: how often stones turned it, where it came to, and what ended the step."""
    route = [event for event in events if isinstance(event, Went | Other)]
    turns = sum(isinstance(event, MonsterTurned) for event in route)
    legs = [event for event in route if isinstance(event, Went)]
    ends = [event for event in route if isinstance(event, MonsterTeleported | MonsterBoxedIn | MonsterStopped)]
    return [
        *([words("ff-clause-turned-often", count=turns)] if turns else []),
        *([_leg(words, legs)] if legs else []),
        *(_other(words, event) for event in ends),
    ]


def _leg(words: Words, legs: Sequence[Went]) -> str:
    """Tell squares gone without a turn in between; a wall passed more than once is named once."""
    slid = any(isinstance(leg, MonsterSlid) for leg in legs)
    square = legs[-1].target
    letters = words.listing(list(dict.fromkeys(leg.wall for leg in legs if leg.wall is not None)))
    if not letters:
        return words("ff-clause-slides" if slid else "ff-clause-goes", square=square)
    return words("ff-clause-slides-through" if slid else "ff-clause-goes-through", letters=letters, square=square)


def _other(words: Words, event: Other) -> str:
    match event:
        case MonsterTurned(facing=facing, tile=tile, stone=stone, wall=wall):
            return words("ff-clause-turned", facing=facing, tile=tile, square=stone, wall=wall or "none")
        case MonsterTeleported(target=target, facing=facing):
            return words("ff-clause-teleports", square=target, facing=facing)
        case MonsterBoxedIn(square=square, facing=facing):
            return words("ff-clause-boxed-in", square=square, facing=facing)
        case MonsterStopped(square=square):
            return words("ff-clause-stops", square=square)
        case _:
            assert_never(event)
