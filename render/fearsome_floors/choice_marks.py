"""What can be chosen, on the board: open squares and advised ways on the floor, ghosts, goals and numbers over all."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.supply import piece_of, squares_of
from engine.fearsome_floors.tiles import Patch, Teleporter
from engine.fearsome_floors.tokens import OUT, WAITING, Place
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, drawn, kept
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import ESCAPED, OUTSIDE, SQUARE, Spot, corner, middle
from render.fearsome_floors.scene import Scene
from render.fearsome_floors.sprites_panel import sign
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
    yield from (Placed(barred(), middle(square)) for square in scene.choice.barred)
    yield from (Placed(lit(), middle(square)) for square in scene.choice.lit if square not in covered)


def choice_over(scene: Scene) -> Iterator[Placed]:
    """Return the tile that is about to be placed, framed, and where a token may end that does not stand there now."""
    if scene.choice is None:
        return
    if scene.choice.ghost is not None:
        yield from _ghost(scene.choice.ghost)
    taken: set[Place] = {*scene.tokens, *((OUT,) if scene.action.escaped else ())}
    for each in scene.choice.goals:
        if each.place not in taken:
            yield Placed(goal(pushes=each.pushes, eaten=each.eaten), _spot(each.place))


def _ghost(move: PlaceTile) -> Iterator[Placed]:
    (x, y), (sprite, across, down) = corner(move.square), _look(move)
    spot = (x + across // 2, y + down // 2)
    yield Placed(sprite.fainter(_GHOST), spot)
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


_INSET: Final = 1
"""So little of a flagstone stays bare, the dark between two of them: more shines through as a red grid."""
_SIDE: Final = SQUARE - 2 * _INSET


@kept
def goal(*, pushes: bool, eaten: bool) -> Sprite:
    """Draw where a token may end: a dot; a ring around what it pushes away; a skull where it may be eaten."""
    drawing = Drawing(SQUARE, SQUARE)
    middle = (SQUARE / 2, SQUARE / 2)
    if pushes:
        drawing.ring(middle, 30, 11, tones.INK)
        drawing.ring(middle, 27.5, 6, tones.FLAME)
    if not (pushes or eaten):
        drawing.disc(middle, 11.5, tones.INK)
        drawing.disc(middle, 8.5, tones.WHITE)
    if not eaten:
        return Sprite.of(drawing.image())
    drawing.disc(middle, 20, tones.INK)
    image, skull = drawing.image(), sign("skull", 38).image()
    image.alpha_composite(skull, ((SQUARE - skull.width) // 2, (SQUARE - skull.height) // 2))
    return Sprite.of(image)


@kept
def lit() -> Sprite:
    """Draw the tint of a square where a tile may be placed."""
    return _box(tones.OPEN).fainter(tones.TINT)


@drawn(SQUARE, SQUARE)
def barred(drawing: Drawing) -> None:
    """Draw the bars over a square where nothing may ever be placed."""
    for start in range(-SQUARE, SQUARE, 16):
        drawing.polygon(
            [(start, SQUARE), (start + SQUARE, 0), (start + SQUARE + 5, 0), (start + 5, SQUARE)], tones.BLOOD
        )


def _box(tone: str) -> Sprite:
    drawing = Drawing(SQUARE, SQUARE)
    drawing.box((_INSET, _INSET), _SIDE, _SIDE, tone)
    return Sprite.of(drawing.image())


_APART: Final = 13
"""How far from each other lines run that go the same way."""
_CORNER: Final = (25, -27)
"""How far from the middle of a token that stays its number lies: it hides none on the token."""
_SIDE_BY_SIDE: Final = 48
"""How far from each other numbers lie on one square."""

_OFF_BOARD: Final[Mapping[Place, Spot]] = {OUT: ESCAPED, WAITING: OUTSIDE}


def hints_under(scene: Scene) -> Iterator[Placed]:
    """Return the lines of advised moves, the best one on top."""
    for hint in reversed(scene.choice.hints if scene.choice else ()):
        if len(hint.stops) > 1:
            aside = (hint.number - 2) * _APART
            yield line(hint.number, tuple((x + aside, y + aside) for x, y in map(_spot, hint.stops)))


def hints_over(scene: Scene) -> Iterator[Placed]:
    """Return the numbers of advised moves where they end."""
    hints = scene.choice.hints if scene.choice else ()
    ending, lying = Counter(hint.stops[-1] for hint in hints), Counter[Place]()
    for hint in hints:
        end = hint.stops[-1]
        x, y = _spot(end)
        across, down = _CORNER if len(hint.stops) == 1 and end in scene.tokens else (0, 0)
        aside = (2 * lying[end] + 1 - ending[end]) * _SIDE_BY_SIDE // 2
        lying[end] += 1
        yield Placed(badge(hint.number), (x + across + aside, y + down))


def _spot(place: Place) -> Spot:
    return _OFF_BOARD[place] if place in _OFF_BOARD else middle(place)


class Stroke(NamedTuple):
    """How the line of an advised move looks: told by its width, too, where colours are not seen."""

    tone: str
    """Its colour."""
    width: int
    """Its width, in pixels."""


STROKES: Final[Mapping[int, Stroke]] = {
    1: Stroke(tones.OPEN, 14),
    2: Stroke(tones.FLAME, 10),
    3: Stroke(tones.WHITE, 6),
}

_EDGE: Final = 6
"""How much wider the dark below a line is."""
_DISC: Final = 27
_DIGIT: Final = 44


@lru_cache(maxsize=16)
def line(number: int, spots: tuple[Spot, ...]) -> Placed:
    """Draw the line of an advised move through these pixels, and lay it there."""
    stroke, (columns, rows) = STROKES[number], zip(*spots, strict=True)
    margin = stroke.width + _EDGE
    left, top = min(columns) - margin, min(rows) - margin
    across, down = max(columns) + margin - left, max(rows) + margin - top
    drawing = Drawing(across, down, origin=(-left, -top))
    for width, tone in ((stroke.width + _EDGE, tones.INK), (stroke.width, stroke.tone)):
        drawing.line(spots, width, tone)
    return Placed(Sprite.of(drawing.image()), (left + across // 2, top + down // 2))


@kept
def badge(number: int) -> Sprite:
    """Draw the number of an advised move."""
    size = 2 * _DISC + 2
    drawing = Drawing(size, size)
    middle = (size / 2, size / 2)
    drawing.disc(middle, _DISC, tones.INK)
    drawing.disc(middle, _DISC - 3.5, STROKES[number].tone)
    drawing.text(middle, str(number), _DIGIT, fill=tones.INK)
    return Sprite.of(drawing.image())
