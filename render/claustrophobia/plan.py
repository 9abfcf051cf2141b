"""The tunnels as a plain plan: what it shows, as data, and how it is painted.

Each tile is a square with its openings, its number and a sign for what it does; warriors are discs with their names.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engine.claustrophobia.phases import Initiative, Threat
from engine.claustrophobia.state import State
from engine.claustrophobia.strength import stats_of
from engine.claustrophobia.tiles import DIRECTIONS, STEPS, Direction, TileKind
from engine.claustrophobia.tunnels import has_hole, tile_beside, warriors_on
from engine.claustrophobia.warriors import HUMAN_NAMED, WarriorName
from engine.core import Value
from render.core.png import png_of

SIGNS: Final[dict[TileKind, str]] = {
    "start": "S",
    "exit": "EXIT",
    "pentacle": "*",
    "hideout": "H",
    "hungry": "x2",
    "narrow": "1",
    "flooded": "~",
    "trapped": "!",
    "mechanism": "+d",
    "den": "DEN",
    "hole": "o",
    "plain": "",
}
"""What stands on a tile of each kind."""

EDGE: Final = 96
GAP: Final = 8
HEAD: Final = 30
MOST: Final = 1600
"""Pixels: a tile, the space between two, a line of text, and the longest side of a picture."""

ROCK: Final = (38, 34, 40)
FLOOR: Final = (196, 178, 148)
DARK: Final = (12, 10, 14)
HUMAN: Final = (74, 120, 178)
DEMON: Final = (170, 48, 40)
INK: Final = (20, 16, 16)
PAPER: Final = (236, 228, 210)


class PlanTile(Value, frozen=True):
    """A tile of a plan."""

    x: int
    y: int
    openings: tuple[Direction, ...]
    dark: tuple[Direction, ...]
    """The openings to empty cells."""
    sign: str
    """Its number and what it does."""
    humans: tuple[str, ...]
    """What stands on the discs of the humans there."""
    demons: tuple[str, ...]
    """The same of the demons' side."""


class Plan(Value, frozen=True):
    """What a plan shows."""

    tiles: tuple[PlanTile, ...]
    """The tiles in play."""
    lines: tuple[str, ...]
    """What stands above them: dice, TP, the round."""


def plan_of(state: State) -> Plan:
    """Return what the plan of a position shows, which a viewer sees so."""
    return Plan(tuple(_tile(state, number) for number in range(len(state.tiles))), tuple(_lines(state)))


def _tile(state: State, number: int) -> PlanTile:
    tile = state.tiles[number]
    sides = tuple(side for side in DIRECTIONS if side in tile.openings)
    dark = tuple(side for side in sides if tile_beside(state, number, side) is None)
    chest = {"closed": "[]", "open": "[ ", "relic": "[R]", None: ""}[tile.chest]
    hole = "o" if has_hole(state, number) and tile.kind != "hole" else ""
    sign = " ".join(part for part in (f"T{number}", SIGNS[tile.kind], hole, chest) if part)
    humans = tuple(_disc(state, name) for name in warriors_on(state, number, "humans"))
    return PlanTile(*tile.cell, sides, dark, sign, humans, tuple(_foes(state, number)))


def _disc(state: State, warrior: WarriorName) -> str:
    human = state.humans[HUMAN_NAMED[warrior]]
    return f"{warrior}-{human.losses}" if human.losses else warrior


def _foes(state: State, number: int) -> Iterator[str]:
    foes = warriors_on(state, number, "demons")
    if "troglodyte" in foes:
        yield f"{foes.count('troglodyte')}t"
    yield from (f"T{name[-1:]}" for name in foes if name.startswith("tough"))
    if "demon" in foes and state.demon is not None:
        yield f"D-{state.demon.wounds}" if state.demon.wounds else "D"


def _lines(state: State) -> Iterator[str]:
    dice = state.phase.dice if isinstance(state.phase, Initiative | Threat) else ()
    rolled = f"   [{' '.join(map(str, dice))}]" if dice else ""
    yield f"{state.round}   TP {state.threat_points}{rolled}"
    stats = ((name, human, stats_of(state, name)) for name, human in state.in_play.items())
    yield "   ".join(
        f"{name} {human.die or '-'}{'!' if human.is_exhausted else ''} {each.movement}/{each.combat}/{each.defense}"
        for name, human, each in stats
    )


def paint_plan(plan: Plan) -> bytes:
    """Draw a plan as a PNG."""
    left, top = min(tile.x for tile in plan.tiles) - 1, min(tile.y for tile in plan.tiles) - 1
    columns = max(tile.x for tile in plan.tiles) - left + 2
    rows = max(tile.y for tile in plan.tiles) - top + 2
    head = HEAD * len(plan.lines) + GAP
    image = Image.new("RGB", (max(columns * EDGE, 600), rows * EDGE + head), ROCK)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(plan.lines):
        pen.text((GAP, GAP + number * HEAD), line, fill=PAPER, font=ImageFont.load_default(20))
    for tile in plan.tiles:
        _paint_tile(pen, tile, (tile.x - left) * EDGE, (tile.y - top) * EDGE + head)
    if max(image.size) > MOST:
        image.thumbnail((MOST, MOST))
    return png_of(image.quantize(64))


def _paint_tile(pen: ImageDraw.ImageDraw, tile: PlanTile, x: int, y: int) -> None:
    inner = (x + GAP, y + GAP, x + EDGE - GAP, y + EDGE - GAP)
    pen.rectangle(inner, fill=FLOOR)
    middle, half = EDGE // 2, EDGE // 5
    for side in tile.openings:
        step_x, step_y = STEPS[side]
        centre = (x + middle + step_x * (middle - GAP // 2), y + middle + step_y * (middle - GAP // 2))
        wide, high = (half, GAP) if step_y else (GAP, half)
        box = (centre[0] - wide, centre[1] - high, centre[0] + wide, centre[1] + high)
        pen.rectangle(box, fill=DARK if side in tile.dark else FLOOR)
    pen.text((x + GAP + 3, y + GAP + 1), tile.sign, fill=INK, font=ImageFont.load_default(13))
    for row, (discs, colour) in enumerate(((tile.humans, HUMAN), (tile.demons, DEMON))):
        for place, disc in enumerate(discs):
            _paint_disc(pen, disc, colour, x + GAP + 2 + 26 * (place % 3), y + 30 + 28 * row + 13 * (place // 3))


def _paint_disc(pen: ImageDraw.ImageDraw, text: str, colour: tuple[int, int, int], x: int, y: int) -> None:
    if colour == HUMAN:
        pen.ellipse((x, y, x + 25, y + 25), fill=colour, outline=PAPER)
    else:
        pen.rectangle((x, y, x + 25, y + 25), fill=colour, outline=PAPER)
    pen.text((x + 3, y + 6), text, fill=PAPER, font=ImageFont.load_default(11))
