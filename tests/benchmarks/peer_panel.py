"""The panel in the peer's SVG: round, cards, and a plate for every player."""

from collections.abc import Iterator
from math import cos, radians, sin

from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF
from render.core.drawing import Point
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT, WIDTH
from render.fearsome_floors.panel import _TRAY
from render.fearsome_floors.scene import Line, Panel, Slot
from tests.benchmarks.peer_shapes import box, circle, head, moved_to, path, text

_SKULL = circle((0, -4), 14, tones.BONE) + circle((-5, -3), 4, tones.BLOOD) + circle((5, -3), 4, tones.BLOOD)
_AGAIN = path("M12,-8A14,14 0 1 1 -6,-12L-12,-18", "none", tones.EMBER, 7)
_DOOR = circle((0, 0), 18, tones.DAYLIGHT[0]) + path("M-13,-13L6,-11L12,7L7,12L-5,0L-11,6Z", tones.FOOTPRINT)
_START = circle((0, 0), 17, tones.FUR) + path("M-8,-12V12M0,-12V12M8,-12V12", "none", tones.INK, 4)


def panel(panel: Panel) -> Iterator[str]:
    yield from _rounds(panel.round)
    yield moved_to((1116, 152), _SKULL if panel.second_half else _AGAIN)
    left = list(panel.cards)
    for card, spot in _TRAY:
        held = card in left
        if held:
            left.remove(card)
        yield from _card(spot, card, tones.BONE if held else tones.PLATE, tones.INK)
    if panel.walk is not None:
        yield from _card((1094, 60), panel.walk.card, tones.BONE, tones.EMBER)
        yield circle((955, 60), 20, tones.FUR) + text((1012, 56), str(panel.walk.step), 60, tones.FUR_LIGHT)
    height = min(160, (HEIGHT - 146) // len(panel.lines))
    for index, line in enumerate(panel.lines):
        yield from _line(line, 146 + index * height, height - 4, start=line.colour == panel.start)


def _rounds(number: int) -> Iterator[str]:
    def at(part: float) -> str:
        angle = radians(part * 360 / LAST_ROUND - 90)
        return f"{1213 + 54 * cos(angle):.1f},{70 + 54 * sin(angle):.1f}"

    for index in range(LAST_ROUND):
        lit, dim = (tones.EMBER, tones.GOLD_DIM) if index < ROUNDS_IN_HALF else (tones.BLOOD_WET, tones.ROSE_DIM)
        arc = f"M{at(index + 0.2)}A54,54 0 0 1 {at(index + 0.8)}"
        yield path(arc, "none", lit if index < number else dim, 12)
    yield text((1213, 70), str(number), 60, tones.FLAME)


def _card(spot: Point, card: str, paper: str, edge: str) -> Iterator[str]:
    yield box(spot[0] - 26, spot[1] - 30, 52, 60, paper, edge, rounded=8)
    if card.endswith("h"):
        drop = path("M0,-18C12,0 12,6 9,10A10,10 0 0 1 -9,10C-12,6 -12,0 0,-18Z", tones.BLOOD_WET, tones.INK)
        hits = int(card[0])
        for hit in range(hits):
            yield moved_to((spot[0] + (hit - (hits - 1) / 2) * 16, spot[1]), drop, scale=1 / hits**0.5)
    else:
        yield text(spot, card, 42, tones.INK)


def _line(line: Line, top: int, height: int, *, start: bool) -> Iterator[str]:
    width = WIDTH - PANEL_LEFT - 4
    tone, edge = (tones.PLATE_LIT, tones.EMBER) if line.to_move else (tones.PLATE, "")
    yield box(PANEL_LEFT + 2, top + 2, width - 4, height - 4, tone, edge, rounded=10)
    smile = path("M-11,11A12,12 0 0 0 11,11", "none", tones.INK, 3)
    face = head(line.colour, tones.BODIES[line.colour], tones.WHITE) + smile
    yield moved_to((PANEL_LEFT + 30, top + 27), face, scale=0.65)
    if start:
        yield moved_to((WIDTH - 28, top + 25), _START)
    roomy = height > 140
    columns = (len(line.slots) + 1) // 2 if roomy else len(line.slots)
    for index, slot in enumerate(line.slots):
        x = PANEL_LEFT + width // 2 + (index % columns - (columns - 1) / 2) * width / columns
        yield moved_to((x, top + (77 + index // columns * 50 if roomy else 68)), _slot(slot, 25 if roomy else 20))


def _slot(slot: Slot, radius: int) -> str:
    tone = tones.BODIES[slot.piece.colour]
    match slot.where:
        case "board":
            return circle((0, 0), 8, tone, tones.WHITE, 3)
        case "in":
            light = tones.WHITE if slot.piece.colour in tones.DARK_BODIES else tones.INK
            return circle((0, 0), radius - 2, tone, tones.WHITE, 3) + text((0, 0), str(slot.piece.number), 40, light)
        case "out":
            return _DOOR
        case "eaten":
            return _SKULL
