"""The painter: a scene becomes a PNG. Sprites are drawn once and kept; a picture is the night with sprites on it."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.tunnels.tiles import Cell
from engine.core import SeededChance
from render.claustrophobia import moments, tones
from render.claustrophobia.arrangement import (
    NEAR,
    SIZES,
    Arrangement,
    Box,
    Sheets,
    arrangement_for,
)
from render.claustrophobia.choice import layings_sprites, parts_of
from render.claustrophobia.panel import (
    boards_size,
    boards_sprites,
    curtain,
    panel_sprites,
)
from render.claustrophobia.scene import AnyScene, Boards, Layings, Moments, Piece, Scene
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.tones import PALETTE
from render.claustrophobia.tunnels import tunnel_sprites
from render.claustrophobia.view import scene_of
from render.core.chart import Chart, ChartLook, paint_chart
from render.core.composition import Background, Composition
from render.core.record_card import Card, paint_card
from render.core.sprite import Placed

COMPOSITION: Final = Composition(PALETTE)


CHART_LOOK: Final = ChartLook(
    night=tones.NIGHT,
    bands=(tones.PLATE, tones.PLATE),
    first_red=0,
    rule=tones.PLATE_EDGE,
    bone=tones.BONE,
    ink=tones.INK,
    flame=tones.FLAME,
    line=lambda side: ((tones.CARD_HUMANS if side == "humans" else tones.CARD_DEMONS), tones.WHITE),
    badge=lambda side, size: figure(Piece("R" if side == "humans" else "troglodyte"), size),
)


def prepare() -> None:
    """Draw what all pictures share now, so that the first one does not wait for it."""
    paint(scene_of(CLAUSTROPHOBIA.begin(Setup(), SeededChance(0))))


def paint(scene: AnyScene) -> bytes:
    """Draw a scene as a PNG, at most 1280 pixels across, and as large as its tunnels need; one of moments is smaller.

    Pure, takes some milliseconds; threads may call it at once.
    """
    if isinstance(scene, Chart):
        return paint_chart(scene, CHART_LOOK)
    if isinstance(scene, Card):
        return paint_card(scene, CHART_LOOK)
    if isinstance(scene, Layings):
        parts = parts_of(scene)
        return COMPOSITION.painted(night(*parts.size), layings_sprites(scene, parts))
    if isinstance(scene, Boards):
        return COMPOSITION.painted(night(*boards_size(scene)), boards_sprites(scene))
    if isinstance(scene, Moments):
        size = moments.parts_of(scene).size
        return COMPOSITION.painted(night(*size), moments.moments_sprites(scene))
    arrangement = arrangement_of(scene)
    return COMPOSITION.painted(night(arrangement.width, arrangement.height), sprites(scene, arrangement))


def arrangement_of(scene: Scene) -> Arrangement:
    """Return where everything lies in the picture of a scene."""
    sheets = Sheets.of([plate.where == "in" for plate in scene.plates])
    return arrangement_for(shown_cells(scene), sheets, largest=NEAR if scene.choice.near else SIZES[0])


def shown_cells(scene: Scene) -> tuple[Cell, ...]:
    """Return the cells of a scene's tunnels, or of the part that is near."""
    return scene.choice.near or tuple(laid.cell for laid in scene.tiles)


def sprites(scene: Scene, arrangement: Arrangement) -> Iterator[Placed]:
    """Return everything that a scene lays on the night, lowest first."""
    yield from tunnel_sprites(scene, arrangement.grid(shown_cells(scene)))
    if scene.choice.near:
        yield from _curtains(arrangement)
    yield from panel_sprites(scene, arrangement)


def _curtains(arrangement: Arrangement) -> Iterator[Placed]:
    """Return the night over all tunnels that reach beyond their part of the picture."""
    left, top, right, bottom = arrangement.tunnels
    covers: tuple[Box, ...] = (
        (0, 0, arrangement.width, top),
        (0, bottom, arrangement.width, arrangement.height),
        (0, top, left, bottom),
        (right, top, arrangement.width, bottom),
    )
    for from_left, from_top, to_right, to_bottom in covers:
        if from_left < to_right and from_top < to_bottom:
            size = (to_right - from_left, to_bottom - from_top)
            yield Placed(curtain(*size), (from_left + size[0] // 2, from_top + size[1] // 2))


def night(width: int, height: int) -> Background:
    """Return the night around the tunnels."""
    return Background(PALETTE.flat((width, height), tones.NIGHT), "night")
