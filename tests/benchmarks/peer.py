"""What bots for other board games do: the same picture as an SVG document, drawn by cairosvg.

It shows what our picture shows, at the same size and places, each thing in as few shapes as an SVG needs: one with an
outline where ours has two, circles and curves where ours has polygons. It leaves out the floor's cracks, the splash of
a bite and the shadow of the monster where it looked; all its monsters look alike.
"""

from collections.abc import Iterable, Iterator

from engine.fearsome_floors.board import ENTRANCE, EXIT, SQUARES, STEPS, WALLS, Direction
from render.fearsome_floors import Scene, tones
from render.fearsome_floors.floor import STONES, TORCHES, flame
from render.fearsome_floors.geometry import (
    ESCAPED,
    HEIGHT,
    SQUARE,
    WALL,
    WIDTH,
    Spot,
    beside,
    corner,
    label,
    letter_spot,
    middle,
    wall,
)
from render.fearsome_floors.scene import Sight, Trail
from render.fearsome_floors.sprites_marks import lettered_walls
from tests.benchmarks.peer_panel import panel
from tests.benchmarks.peer_shapes import (
    ANGLES,
    TILES,
    box,
    circle,
    line,
    moved_to,
    path,
    text,
    token,
)

_STROKES = {"token": tones.WHITE, "monster": tones.FUR_LIGHT, "pushed": tones.STONE_TOP}


def svg_of(scene: Scene) -> bytes:
    """Draw a scene."""
    shapes = "".join(
        (*_floor(), *_doors(scene), *_lying(scene), *_standing(scene), *_signs(scene), *panel(scene.panel))
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    return f'{head}<rect width="{WIDTH}" height="{HEIGHT}" fill="{tones.NIGHT}"/>{shapes}</svg>'.encode()


def _floor() -> Iterator[str]:
    for square, direction in WALLS:
        x, y = wall(square, direction)
        across, down = (SQUARE + WALL, WALL) if direction in ("n", "s") else (WALL, SQUARE + WALL)
        lit = any((x - fx) ** 2 + (y - fy) ** 2 < SQUARE**2 for fx, fy in (flame(*torch) for torch in TORCHES))
        yield box(x - across // 2, y - down // 2, across, down, tones.WALL_LIT if lit else tones.WALL_STONE, tones.INK)
    for square, tone in STONES.items():
        x, y = corner(square)
        yield box(x, y, SQUARE, SQUARE, tone, tones.joint(tone))
        yield line([(x + 1, y + 2), (x + SQUARE - 1, y + 2)], tones.edge(tone), 2)
    yield from _exit_and_entrance()
    crossings = {(x + dx, y + dy) for x, y in map(corner, SQUARES) for dx in (0, SQUARE) for dy in (0, SQUARE)}
    for x, y in crossings:
        yield box(x - 7, y - 7, 14, 15, tones.PILLAR, tones.INK) + box(x - 6, y - 6, 12, 9, tones.PILLAR_TOP)
    for square, direction in WALLS:
        if direction in ("n", "w"):
            yield text(label(square, direction), square[0] if direction == "n" else square[1:], 31, tones.CHALK)
    for torch in TORCHES:
        for size, tone in ((1.0, tones.EMBER), (0.5, tones.FLAME)):
            fire = "M0,-17C8,-6 12,0 7,9C3,14 -3,14 -7,9C-12,0 -3,-5 0,-17Z"
            yield moved_to(flame(*torch), path(fire, tone, tones.INK if size == 1 else ""), scale=size)


def _exit_and_entrance() -> Iterator[str]:
    arrow = path("M0,0L36,5L25,15L46,36L36,46L15,25L5,36Z", "{}", tones.INK)
    (x, y), (far_x, far_y) = corner(EXIT), corner(ENTRANCE)
    yield box(x - WALL, y - WALL, WALL, WALL, tones.DAYLIGHT[2])
    for spot in ((x + 48, y + 38), (x + 22, y + 28)):
        foot = path("M9,0C9,-6 -3,-5 -13,-5C-19,-2 -19,2 -13,5C-3,5 9,6 9,0Z", tones.FOOTPRINT)
        toes = "".join(circle((ahead, aside), 3, tones.FOOTPRINT) for ahead, aside in ((15, 5), (15, 0), (12, -5)))
        yield moved_to(spot, foot + toes, turn=225)
    yield moved_to((x - WALL - 24, y - WALL - 22), arrow.format(tones.FLAME))
    for back in (52, 36, 20):
        ends = [(far_x + SQUARE - back, far_y + SQUARE - 7), (far_x + SQUARE - 7, far_y + SQUARE - back)]
        yield line(ends, tones.DARKNESS[2], 8)
    yield moved_to((far_x + SQUARE - 14, far_y + SQUARE - 14), arrow.format(tones.FAINT))


def _doors(scene: Scene) -> Iterator[str]:
    for square, direction in lettered_walls(scene.monster):
        x, y = letter_spot(square, direction)
        across, down = (WALL - 2, 36) if direction in ("e", "w") else (36, WALL - 2)
        yield box(x - across // 2, y - down // 2, across, down, tones.LETTERED_WALL, rounded=5)
        yield text((x, y), WALLS[square, direction].replace("&", "&amp;"), 31, tones.BONE)


def _lying(scene: Scene) -> Iterator[str]:
    """Everything below tokens and monster."""
    for pool in scene.patches:
        (x, y), across, down = corner(pool.corner), pool.width * SQUARE, pool.height * SQUARE
        yield box(x + 3, y + 3, across - 6, down - 6, tones.BLOOD_DEEP, tones.INK, rounded=22)
        yield box(x + 8, y + 8, across - 16, down - 16, tones.BLOOD, rounded=18)
        for share in (0.2, 0.4, 0.6):
            start = (x + across * share, y + down * share)
            yield line([start, (start[0] + 22, start[1] - 3)], tones.BLOOD_WET, 4)
    for teleporter in scene.teleporters:
        rim, deep = tones.PORTALS[teleporter.pair]
        arrow = moved_to((0, 0), path("M14,-14L32,0L14,14Z", tones.FLAME, tones.INK), turn=ANGLES[teleporter.arrow])
        round_one = circle((0, 0), 24, deep, rim, 7) + text((0, 0), "I" * teleporter.pair, 26, tones.WHITE)
        yield moved_to(middle(teleporter.square), round_one + arrow)
    for sight in scene.action.sights:
        yield from _sight(sight)
    for step in scene.action.trail:
        ends = [middle(step.origin), beside(step.origin, step.direction, SQUARE)]
        yield line(ends, tones.INK, 15) + line(ends, _stroke(step), 9)
    for square in scene.action.moved:
        x, y = corner(square)
        yield box(x, y, SQUARE, SQUARE, "none", tones.FLAME, rounded=12)
    for square, kind in scene.tiles.items():
        yield moved_to(middle(square), TILES[kind])


def _sight(sight: Sight) -> Iterator[str]:
    ends = [middle(sight.origin), beside(sight.origin, sight.direction, sight.distance * SQUARE + SQUARE / 2)]
    tone, width = (tones.SIGHT, 14) if sight.chosen else (tones.SIGHT_PALE, 9)
    yield line(ends, tones.INK, width + 5, dots=22) + line(ends, tone, width, dots=22)


def _stroke(step: Trail) -> str:
    return tones.BLOOD_FOAM if step.slide else _STROKES[step.mover]


def _standing(scene: Scene) -> Iterator[str]:
    for square, piece in scene.tokens.items():
        yield moved_to(middle(square), token(piece))
    yield moved_to(middle(scene.monster.square), "".join(_monster()), turn=ANGLES[scene.monster.facing])


def _monster() -> Iterator[str]:
    """Arms, legs, feet, body and head, each in a shape or two; it faces east."""
    for side in (-1, 1):
        yield line([(-2, side * 20), (20, side * 34), (30, side * 28)], tones.INK, 12)
        yield line([(-2, side * 20), (20, side * 34), (30, side * 28)], tones.FUR, 7)
        yield path(f"M24,{side * 34}L35,{side * 34}L28,{side * 29}L36,{side * 27}Z", tones.BONE, tones.INK)
    yield path("M20,12C12,24 -10,30 -25,20C-36,8 -36,-8 -25,-20C-10,-30 12,-24 20,-12Z", tones.FUR, tones.INK)
    yield path("M-26,-3C-20,-18 -10,-20 -6,-21L-13,-9Z", tones.FUR_LIGHT)
    for spot in ((-24, 8), (-15, 16), (-19, -1), (-6, 20)):
        yield circle(spot, 3, tones.FUR_DARK)
    for side in (-1, 1):
        yield path(f"M-8,{side * 13}L3,{side * 21}L0,{side * 34}L-31,{side * 26}Z", tones.FUR, tones.INK)
        yield circle((-27, side * 29), 6, tones.FUR, tones.INK)
        yield "".join(circle((-20, side * (25 + 4 * toe)), 2.4, tones.BONE, tones.INK) for toe in range(3))
    yield path("M35,0C33,16 18,24 0,21L-6,0L0,-21C18,-24 33,-16 35,0Z", tones.FUR, tones.INK)
    yield path("M-4,0L32,17L35,0L32,-17Z", tones.MAW, tones.INK) + circle((22, 0), 6, tones.TONGUE)
    for side in (-1, 1):
        teeth = "".join(f"M{x},{side * (x / 3 + 3)}l8,{side * 3}l-3,{side * -9}Z" for x in (8, 15, 22))
        yield path(teeth, tones.WHITE, tones.INK, 1)
        yield circle((3, side * 19), 8.5, tones.FLAME, tones.INK) + circle((6, side * 18), 4, tones.INK)
        yield circle((2, side * 22), 2, tones.WHITE)


def _signs(scene: Scene) -> Iterator[str]:
    """Everything above tokens and monster."""
    action = scene.action
    for step in action.trail:
        head = path("M18,0L-11,14L-5,0L-11,-14Z", _stroke(step), tones.INK)
        yield moved_to(beside(step.origin, step.direction, SQUARE / 2), head, turn=ANGLES[step.direction])
    for sight in action.sights:
        yield from _seen(sight)
    for bite in action.bites:
        x, y = middle(bite.square)
        yield circle((x + 22, y + 22), 24, tones.BONE, tones.BLOOD_WET, 6)
        yield moved_to((x + 22, y + 22), token(bite.piece), scale=0.5)
    signs: Iterable[Spot] = (
        *(beside(turn.square, turn.towards, SQUARE / 2) for turn in action.turns),
        *(middle(square) for square in action.lost),
        *(middle(square) for jump in action.jumps for square in (jump.origin, jump.target)),
        *(wall(passage.square, passage.direction) for passage in action.passages),
    )
    for spot in signs:
        yield circle(spot, 24, tones.FLAME, tones.INK) + moved_to(spot, path("M-9,9V-3H5V-12L18,0L5,12Z", tones.INK))
    if action.escaped is not None:
        yield moved_to(ESCAPED, token(action.escaped), scale=0.75)


def _seen(sight: Sight) -> Iterator[str]:
    tone = tones.SIGHT if sight.chosen else tones.SIGHT_PALE
    if sight.hit != "token":
        yield moved_to(beside(sight.until, sight.direction, SQUARE / 2), _bar(sight.direction, tone))
        return
    brackets = "M-35,-21V-35H-21M21,-35H35V-21M35,21V35H21M-21,35H-35V21"
    yield moved_to(middle(sight.until), path(brackets, "none", tones.INK, 11) + path(brackets, "none", tone, 6))
    away = beside(sight.origin, sight.direction, sight.distance * SQUARE - SQUARE / 2)
    yield circle(away, 17, tone, tones.INK, 3) + text(away, str(sight.distance), 26, tones.INK)


def _bar(direction: Direction, tone: str) -> str:
    across, down = STEPS[direction]
    return line([(-15 * down, -15 * across), (15 * down, 15 * across)], tone, 7)
