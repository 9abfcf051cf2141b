"""The painter: a scene becomes a PNG. Sprites are drawn once and kept; a picture is the floor with sprites on it."""

from collections.abc import Iterator, Mapping, Sequence
from threading import Lock
from typing import Final

from engine.fearsome_floors.board import (
    AHEAD,
    BEHIND,
    ENTRANCE,
    LEFT_OF,
    OPPOSITE,
    RIGHT_OF,
    SQUARES,
    STEPS,
    Direction,
    Square,
    coordinates,
)
from render.core.picture_file import png_of
from render.core.sprite import Placed
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.choice_marks import choice_over, choice_under, hints_over, hints_under
from render.fearsome_floors.floor import background, painted
from render.fearsome_floors.forecast_marks import forecast_over, forecast_under
from render.fearsome_floors.geometry import ESCAPED, MONSTER, OUTSIDE, SQUARE, Spot, beside, corner, middle
from render.fearsome_floors.panel import panel_sprites
from render.fearsome_floors.part import cut, squares_of_step, step_picture
from render.fearsome_floors.scene import Scene, Sight, Trail
from render.fearsome_floors.sprites_marks import letter_sprites, passage_sprites
from render.fearsome_floors.sprites_monster import ghost, monster
from render.fearsome_floors.sprites_tiles import pair_sign, patch_sprite, portal, tile
from render.fearsome_floors.sprites_tokens import token

_FIRST: Final = Lock()
"""Keeps threads that start together from each drawing the floor."""
_CORNER: Final = 35
"""How far across and down from a token the corners of the sign lie that it was seen."""
_CORNER_BEHIND: Final = 12
"""How far behind and to the right of the monster's middle the sign of a teleporter lies: clear of names beside it."""
_GONE: Final = 60
_COMING: Final = 52
"""The sizes of a token outside the exit, and of one outside the entrance, where there is less room."""
_AWAY: Final = 52
"""How far from the square of a bite the mark for who was eaten lies."""
_OVER_THE_EDGE: Final = 58
"""How far from the square of a tile that was lost the mark for it lies."""


def prepare() -> None:
    """Draw what all pictures share now, so that the first one does not wait for it."""
    with _FIRST:
        background()


def paint(scene: Scene) -> bytes:
    """Draw a scene as a PNG of 1280 x 816 pixels, or a part of it where it has a view or is square.

    Pure, takes some milliseconds; threads may call it at once.
    """
    prepare()
    if scene.shape == "wide" and not scene.view:
        return painted(sprites(scene))
    is_square = scene.shape == "square"
    shown = squares_of_step(scene) if is_square else {*scene.view, *scene.apart}
    layers = (*letter_sprites(scene.monster, shown), *board_sprites(scene))  # a part has nothing of the panel
    return png_of(step_picture(layers, scene) if is_square else cut(layers, scene.view, scene.apart))


def sprites(scene: Scene) -> Iterator[Placed]:
    """Return everything that a scene lays on the floor, lowest first."""
    yield from letter_sprites(scene.monster, SQUARES)
    yield from board_sprites(scene)
    yield from panel_sprites(scene.panel, scene.kit)


def board_sprites(scene: Scene, at: Mapping[Square, Spot] | None = None) -> Iterator[Placed]:
    """Return everything that a scene lays on the board; pieces on squares of `at` are drawn at those pixels."""
    spots = at or {}
    action = scene.action
    for patch in scene.patches:
        (x, y), sprite = corner(patch.corner), patch_sprite(patch.floor, patch.width, patch.height)
        yield Placed(sprite, (x + sprite.size[0] // 2, y + sprite.size[1] // 2))
    yield from choice_under(scene)
    yield from _under(scene)
    yield from forecast_under(scene)
    yield from hints_under(scene)
    yield from _frames(scene)
    for teleporter in scene.teleporters:
        yield Placed(portal(teleporter.pair, teleporter.arrow), middle(teleporter.square))
    for square, kind in scene.tiles.items():
        yield Placed(tile(kind), spots.get(square, middle(square)))
    if any(bite.square == scene.monster.square for bite in action.bites):
        yield Placed(marks.splat(), middle(scene.monster.square))
    yield from _standing(scene, spots)
    yield from _over(scene)
    yield from forecast_over(scene)
    yield from choice_over(scene)
    yield from hints_over(scene)


def _frames(scene: Scene) -> Iterator[Placed]:
    """Frame what was moved or placed; a patch of several squares as one."""
    framed = set(scene.action.moved)
    for patch in scene.patches:
        covered = patch.squares()
        if framed.issuperset(covered):
            framed.difference_update(covered)
            (x, y), size = corner(patch.corner), (patch.width * SQUARE, patch.height * SQUARE)
            yield Placed(marks.moved(*size), (x + size[0] // 2, y + size[1] // 2))
    yield from (Placed(marks.moved(), middle(square)) for square in scene.action.moved if square in framed)


def _standing(scene: Scene, spots: Mapping[Square, Spot]) -> Iterator[Placed]:
    """Tokens by rows, so that heads reach over what stands behind them; then the monster, over all.

    What it stands on, if it is a teleporter, is told by the sign of its pair on its back; on its way it has left that.
    """
    for square in sorted(scene.tokens, key=lambda square: coordinates(square)[1]):
        yield Placed(token(scene.tokens[square]), spots.get(square, middle(square)))
    yield Placed(monster(scene.kit, scene.monster.facing), spots.get(MONSTER, middle(scene.monster.square)))
    for teleporter in scene.teleporters:
        if teleporter.square == scene.monster.square and MONSTER not in spots:
            x, y = beside(teleporter.square, BEHIND[scene.monster.facing], _CORNER_BEHIND)
            across, down = STEPS[RIGHT_OF[scene.monster.facing]]
            yield Placed(pair_sign(teleporter.pair), (x + across * _CORNER_BEHIND, y + down * _CORNER_BEHIND))


def _under(scene: Scene) -> Iterator[Placed]:
    """Return what happened as far as it lies on the floor: below tiles, tokens and monster."""
    action = scene.action
    if action.sights:
        look = action.sights[0]
        yield Placed(ghost(scene.kit, look.direction), middle(look.origin))
    for line in action.sights:
        yield from _line_of_sight(line)
    for jump in action.jumps:
        yield from (Placed(marks.flash(), middle(square)) for square in (jump.origin, jump.target))
    first = next((step for step in action.trail if step.mover == "token"), None)
    if first is not None and not action.entered:
        yield Placed(marks.start(), middle(first.origin))
    for step in action.trail:
        yield from _link(step)
    if action.entered:
        x, y = middle(ENTRANCE)
        yield Placed(marks.came_in(), (x + SQUARE // 2 + 8, y + SQUARE // 2 + 2))


def _line_of_sight(line: Sight) -> Iterator[Placed]:
    length = line.distance * SQUARE + (0 if line.hit == "token" else SQUARE // 2)
    spot = beside(line.origin, line.direction, length / 2)
    yield Placed(marks.sight(line.direction, length, chosen=line.chosen), spot)


def _link(step: Trail) -> Iterator[Placed]:
    stroke: marks.Stroke = "slide" if step.slide else step.mover
    if step.origin in AHEAD[step.direction]:
        yield Placed(marks.link(step.direction, stroke), beside(step.origin, step.direction, SQUARE / 2))
        return
    half = marks.link(step.direction, stroke, SQUARE // 2)
    yield Placed(half, beside(step.origin, step.direction, SQUARE / 4))
    if step.mover == "monster":
        yield Placed(half, beside(OPPOSITE[step.origin], BEHIND[step.direction], SQUARE / 4))


def _over(scene: Scene) -> Iterator[Placed]:
    """Return what happened as far as it must not be hidden: above everything on the board."""
    action = scene.action
    for step in action.trail:
        stroke: marks.Stroke = "slide" if step.slide else step.mover
        yield Placed(marks.chevron(step.direction, stroke), beside(step.origin, step.direction, SQUARE / 2))
    walked = {(step.origin, step.direction) for step in action.trail if step.mover == "monster"}
    for line in action.sights:
        if line.hit == "token":
            yield from _seen(line)
        elif (line.until, line.direction) not in walked:  # what it walked through or pushed on is no end any more
            yield Placed(marks.stopped(line.direction), beside(line.until, line.direction, SQUARE / 2))
    yield from _distances(action.sights)
    for passage in action.passages:
        yield from passage_sprites(passage)
    yield from _signs(scene)


def _signs(scene: Scene) -> Iterator[Placed]:
    """Return the round signs of what became of somebody or something on a square."""
    action = scene.action
    for turn in action.turns:
        yield Placed(marks.turned(turn.tile), beside(turn.square, turn.towards, SQUARE / 2 + 24))
    for square in action.lost:
        yield Placed(marks.lost(), _above(square, scene))
    for bite in action.bites:
        yield Placed(marks.eaten(bite.piece), _near(bite.square, scene))
    if action.halt is not None:
        yield Placed(marks.halted(action.halt.cause), _above(action.halt.square, scene))
    if action.escaped is not None:
        yield Placed(token(action.escaped, _GONE), ESCAPED)
    if action.outside is not None:
        yield Placed(token(action.outside, _COMING), OUTSIDE)
        yield Placed(marks.moved(_COMING, _COMING), OUTSIDE)


def _near(square: Square, scene: Scene) -> Spot:
    """Return the place of a mark for who was eaten on a square: beside the eater or behind it, where nobody stands."""
    facing = scene.monster.facing
    return beside(square, _open(square, (RIGHT_OF[facing], LEFT_OF[facing], BEHIND[facing]), scene), _AWAY)


def _above(square: Square, scene: Scene) -> Spot:
    """Return the place of a mark for what is no longer on a square: over its upper edge, or another clear one."""
    return beside(square, _open(square, ("n", "s", "e", "w"), scene), _OVER_THE_EDGE)


def _open(square: Square, sides: Sequence[Direction], scene: Scene) -> Direction:
    """Return the first side of a square where a mark hides nothing that lies or stands there, or the last one."""
    taken = {scene.monster.square, *scene.tokens, *scene.tiles, *(each.square for each in scene.teleporters)}
    free = (side for side in sides if AHEAD[side].get(square, scene.monster.square) not in taken)
    return next(free, sides[-1])


def _seen(line: Sight) -> Iterator[Placed]:
    """Mark the token that was seen where it stands now."""
    if line.now is not None:
        yield Placed(marks.target(chosen=line.chosen), middle(line.now))


def _distances(sights: Sequence[Sight]) -> Iterator[Placed]:
    """Tell how far away each token was that still stands where it was seen; of two looks, as the first one saw it.

    That look decided the step, and the step's sentence tells its numbers.
    """
    for line in {line.now: line for line in reversed(sights)}.values():
        if line.now == line.until and line.distance > 1:  # next to the monster there is no need for a number
            x, y = middle(line.until)
            yield Placed(marks.distance(line.distance, chosen=line.chosen), (x + _CORNER, y - _CORNER))
