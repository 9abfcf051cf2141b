"""The portrait of a monster, large: for the lobby and for whoever asks what hunts them."""

from typing import Final

from engine.fearsome_floors.kit import Kit
from render.core.drawing import Drawing
from render.core.png import png_of
from render.fearsome_floors import tones
from render.fearsome_floors.sprites_monster import figure

SIZE: Final = 512
_ZOOM: Final = 5
_SHADES: Final = 128


def portrait(kit: Kit) -> bytes:
    """Draw a monster in torchlight, coming towards the viewer, as a PNG of SIZE x SIZE pixels. Takes 100 ms."""
    drawing = Drawing(SIZE, SIZE, tones.NIGHT)
    middle = (SIZE / 2, SIZE / 2)
    drawing.box((0, 0), SIZE, SIZE, tones.WALL_STONE, radius=36)
    drawing.box((10, 10), SIZE - 20, SIZE - 20, tones.INK, radius=28)
    drawing.box((16, 16), SIZE - 32, SIZE - 32, tones.FLOORS[0], radius=24)
    for reach, tone in zip((232, 212, 190), tones.FLOORS[1::2], strict=True):
        drawing.disc(middle, reach, tone)
    drawing.oval((SIZE / 2, SIZE / 2 + 16), 170, 160, tones.FLOORS[1])
    picture = drawing.image()
    monster = figure(kit, "s", zoom=_ZOOM)
    corner = (SIZE - monster.width) // 2
    picture.alpha_composite(monster, (corner, corner))
    return png_of(picture.convert("RGB").quantize(_SHADES))
