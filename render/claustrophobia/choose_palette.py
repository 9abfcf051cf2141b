"""Choosing the palette anew, after the drawing has changed: `python -m render.claustrophobia.choose_palette`."""

import random
from collections.abc import Iterator
from typing import Final, get_args

from PIL import Image, ImageColor

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.tunnels.tiles import TileKind
from engine.claustrophobia.warriors.kinds import RULE_OF, HumanName, Stats
from render.claustrophobia import panel as signs
from render.claustrophobia import tones
from render.claustrophobia import tunnels as marks
from render.claustrophobia.figures import FIGURES
from render.claustrophobia.scene import Foes, Piece, Place, Plate, Roll, Stage
from render.claustrophobia.sprites_destiny import EFFECT_ICONS, effect_sprite, loose, roll_sprite, slot_sprite
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_places import number_sprite, place_sprite, signs_sprite
from render.claustrophobia.sprites_plates import foes_sprite, plate_sprite
from render.claustrophobia.tones import PALETTE
from render.core.sprite import Placed, Sprite, lay

COUNT: Final = 220
"""Enough to stay 40 dB from the unrounded picture; more would only fill the file."""

_SIZE: Final = (1280, 900)
_APART: Final = 6
"""Pillow rounds colours of which all channels differ by less than about so much to the same."""
_SHOWCASES: Final = 3


def chosen() -> list[str]:
    """Choose the colours: all flat ones, and the shades between them that edges need, from sprites strewn about."""
    luck = random.Random(1)  # noqa: S311 - always the same strewing
    flat = tones.every_tone()
    width, height = _SIZE
    showcase = Image.new("RGB", (width, height * _SHOWCASES), tones.NIGHT)
    stock = [*_stock()]
    for part in range(_SHOWCASES):
        picture = Image.new("RGB", _SIZE, tones.NIGHT)
        shown = luck.sample(stock, len(stock) // 2)
        lay(picture, (Placed(sprite, (luck.randrange(width), luck.randrange(height))) for sprite in shown))
        showcase.paste(picture, (0, part * height))
    shades = showcase.quantize(COUNT - len(flat), Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    apart = [
        shade for shade in zip(*[iter(shades)] * 3, strict=True) if not any(_is_near(shade, tone) for tone in flat)
    ]
    return [*dict.fromkeys((*flat, *(f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in apart)))]


def _is_near(shade: tuple[int, ...], tone: str) -> bool:
    """Whether a shade is so near to a flat colour that the one would be rounded to the other."""
    return all(abs(one - other) < _APART for one, other in zip(shade, ImageColor.getrgb(tone), strict=False))


def _stock() -> Iterator[Sprite]:
    """Return what is strewn about."""
    for kind in get_args(TileKind):
        for number, size in enumerate((156, 120)):
            place = Place(number, kind, ("open", "dark", "wall", "shut"), sprung=bool(number))
            yield from (place_sprite(place, size), signs_sprite(place, size), number_sprite(number, size))
    yield from (
        place_sprite(Place(3, "hideout", ("wall",) * 4, chest=look), 156) for look in ("closed", "open", "relic")
    )
    for look in FIGURES:
        yield from (figure(Piece(look, "2"), size) for size in (92, 70, 54))
        yield from (figure(Piece(look, "2", "health", done=True), 70), figure(Piece(look, lit=True, pending=2), 70))
        yield marks.dead(look, 2, 56)
    for name in get_args(HumanName):
        lines = tuple(RULE_OF[name].board.values())
        piece = Piece(name, "1", exhausted=name == "B1")
        yield plate_sprite(
            Plate(piece, lines, Stats(2, 3, 4), die=3, cancelled=(1, 5), fresh=(5,), objects=("shield",))
        )
    yield foes_sprite(Foes(Stats(1, 1, 3), demon="combat", stats=Stats(1, 4, 4), health=3))
    for slot in SLOTS:
        yield from (slot_sprite(slot, (), works=False), slot_sprite(slot, (2, 4), works=True))
    yield from (effect_sprite(kind) for kind in EFFECT_ICONS)
    yield from (signs.goal(scenario, 1, 3) for scenario in get_args(ScenarioName))
    yield from (signs.stages(stage) for stage in get_args(Stage))
    yield from (signs.rounds(4, 15), signs.rounds(14, 15), signs.points(12), signs.stack(9), signs.won("humans"))
    yield from (signs.hand(2, demons=True, prepared=True), signs.hand(1, demons=False))
    yield roll_sprite(Roll("attack", (1, 4, 6), (2, 5), 4, Piece("R"), Piece("troglodyte", "3", "count")))
    yield from (loose((1, 3, 5), demons=True), loose((2, 4, 6), demons=False))
    yield from (marks.path(140, 0, human=side, zoom=1) for side in (True, False))
    yield from (marks.framed(156, tones.FLAME), marks.choice(52), marks.struck(80), marks.seal(90, "n"))
    yield marks.rubble(90, upright=True)


if __name__ == "__main__":
    PALETTE.path.write_text("\n".join(chosen()) + "\n", encoding="ascii")
