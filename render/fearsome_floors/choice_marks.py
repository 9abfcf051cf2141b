"""What can be chosen, on the board: open squares lie on the floor, a tile's ghost and a token's goals over all."""

from collections.abc import Iterator
from typing import Final, assert_never

from engine.fearsome_floors.floors import Patch, Teleporter
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.supply import piece_of, squares_of
from engine.fearsome_floors.tokens import OUT, Place
from render.core.sprite import Placed, Sprite
from render.fearsome_floors import sprites_choice as signs
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.geometry import ESCAPED, SQUARE, Spot, corner, middle
from render.fearsome_floors.scene import Scene
from render.fearsome_floors.sprites_tiles import patch_sprite, portal, tile

_GHOST: Final = 0.8
"""How much of a tile is seen that has not been placed yet."""


def choice_under(scene: Scene) -> Iterator[Placed]:
    """Return the tints of squares where a tile may be placed, and where none ever may."""
    if scene.choice is None:
        return
    ghost = scene.choice.ghost
    piece = None if ghost is None else piece_of(ghost.tile, ghost.square, ghost.direction)
    covered = () if ghost is None or piece is None else squares_of(piece, ghost.square)
    yield from (Placed(signs.barred(), middle(square)) for square in scene.choice.barred)
    yield from (Placed(signs.lit(), middle(square)) for square in scene.choice.lit if square not in covered)


def choice_over(scene: Scene) -> Iterator[Placed]:
    """Return the tile that is about to be placed, framed, and where a token may end that does not stand there now."""
    if scene.choice is None:
        return
    if scene.choice.ghost is not None:
        yield from _ghost(scene.choice.ghost)
    taken: set[Place] = {*scene.tokens, *((OUT,) if scene.action.escaped else ())}
    for goal in scene.choice.goals:
        if goal.place not in taken:
            yield Placed(signs.goal(pushes=goal.pushes, eaten=goal.eaten), _spot(goal.place))


def _spot(place: Place) -> Spot:
    return ESCAPED if place == OUT else middle(place)


def _ghost(move: PlaceTile) -> Iterator[Placed]:
    (x, y), (sprite, across, down) = corner(move.square), _look(move)
    spot = (x + across // 2, y + down // 2)
    yield Placed(signs.faint(sprite, _GHOST), spot)
    yield Placed(marks.moved(across, down), spot)


def _look(move: PlaceTile) -> tuple[Sprite, int, int]:
    """Return a tile as it would lie, and the pixels that it takes."""
    piece = piece_of(move.tile, move.square, move.direction)
    match piece:
        case Patch():
            return patch_sprite(piece.floor, piece.width, piece.height), piece.width * SQUARE, piece.height * SQUARE
        case Teleporter():
            return portal(piece.pair, piece.arrow), SQUARE, SQUARE
        case str():
            return tile(piece), SQUARE, SQUARE
        case _:
            assert_never(piece)
