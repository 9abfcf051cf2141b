"""The tray of dice: fights with their hits marked, dice to be given or placed, and what lasts."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.rounds.phases import SlotName
from engine.core.kinds import by_kind
from render.claustrophobia import tones
from render.claustrophobia.action import Cause, Roll
from render.claustrophobia.icons import GIFT_ICONS, boot, die, shield, skull, sword
from render.claustrophobia.sprites_destiny import plus
from render.claustrophobia.sprites_figures import drop, figure
from render.claustrophobia.sprites_plates import again
from render.claustrophobia.sprites_signs import Sign, flame_out, spikes, star
from render.core.drawing import Drawing, Point
from render.core.sprite import Placed, Sprite, group

HEIGHT: Final = 72
_DIE: Final = 42
_STEP: Final = 52
_FIGURE: Final = 72


def _grenade(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.disc((centre[0], centre[1] + size * 0.15), size * 0.75, tones.STEEL_DARK)
    drawing.disc((centre[0] - size * 0.2, centre[1]), size * 0.25, tones.STEEL)
    flame_out(drawing, (centre[0] + size * 0.45, centre[1] - size * 0.65), size * 0.4)


def _fumes(drawing: Drawing, centre: Point, size: float) -> None:
    for x, y, radius in ((-0.45, 0.2, 0.5), (0.4, 0.25, 0.55), (0, -0.3, 0.6)):
        drawing.disc((centre[0] + x * size, centre[1] + y * size), radius * size, tones.HIDES["troglodyte"][1])
    skull(drawing, centre, size * 0.6)


_CAUSES: Final[Mapping[Cause, Sign]] = by_kind(
    get_args(Cause), {"attack": sword, "opening": star, "grenade": _grenade, "fumes": _fumes, "trap": spikes}
)
"""From what dice are rolled for to its sign."""


@lru_cache(maxsize=24)
def roll_sprite(roll: Roll, height: int = HEIGHT) -> Sprite:
    """Draw who rolled which dice for what, each hit lit and marked."""
    zoom = height / HEIGHT
    dice = len(roll.dice) + (len(roll.repeats) + 0.7 if roll.repeats else 0)
    ends = [piece for piece in (roll.who, roll.target) if piece is not None]
    width = 12 + _FIGURE * len(ends) + 62 + round(dice * _STEP) + 8
    drawing = Drawing(round(width * zoom), height, zoom=zoom)
    drawing.box((0, 0), width, HEIGHT, tones.PLATE_EDGE, radius=12)
    drawing.box((2, 2), width - 4, HEIGHT - 4, tones.PLATE, radius=10)
    left = 6 + _FIGURE * (roll.who is not None)
    _need(drawing, roll, left)
    x = left + 62 + _STEP / 2
    for rolled in (roll.dice, roll.repeats):
        if rolled is roll.repeats and rolled:
            again(drawing, (x - 10, HEIGHT / 2), 12)
            x += 0.7 * _STEP
        for pips in rolled:
            _die(drawing, (x, HEIGHT / 2), pips, is_hit=pips >= roll.needed)
            x += _STEP
    figures = [Placed(Sprite.of(drawing.image()), (round(width * zoom) // 2, height // 2))]
    side = round(64 * zoom)
    if roll.who is not None:
        figures.append(Placed(figure(roll.who, side), (round(40 * zoom), height // 2)))
    if roll.target is not None:
        figures.append(Placed(figure(roll.target, side), (round((width - 40) * zoom), height // 2)))
    return group((round(width * zoom), height), figures)


def _need(drawing: Drawing, roll: Roll, left: float) -> None:
    """Draw what is rolled for, and what a die must show."""
    if roll.cause == "attack":
        shield(drawing, (left + 32, HEIGHT / 2), 28)
        drawing.text((left + 32, HEIGHT / 2 - 1), str(roll.needed), 34, fill=tones.WHITE)
        return
    _CAUSES[roll.cause](drawing, (left + 32, HEIGHT / 2), 24)


def _die(drawing: Drawing, centre: Point, pips: int, *, is_hit: bool) -> None:
    """Draw a die; a hit framed in blood, with the drop that hits on a figure have."""
    x, y = centre
    if is_hit:
        drawing.box((x - _DIE / 2 - 5, y - _DIE / 2 - 5), _DIE + 10, _DIE + 10, tones.BLOOD_WET, radius=13)
        die(drawing, centre, _DIE - 4, pips, face=tones.FLAME)
        drop(drawing, (x + _DIE / 2 - 1, y - _DIE / 2 + 3), 15, tones.BLOOD_WET, tones.WHITE)
    else:
        die(drawing, centre, _DIE - 8, pips, face=tones.DIM, ink=tones.INK)


@lru_cache(maxsize=16)
def loose(dice: tuple[int, ...], *, demons: bool) -> Sprite:
    """Draw dice that are to be given to warriors, or placed on the board of destiny."""
    width = 20 + 62 * len(dice)
    drawing = Drawing(width, HEIGHT)
    for number, pips in enumerate(dice):
        face, ink = (tones.BLOOD_WET, tones.WHITE) if demons else (tones.BONE, tones.INK)
        die(drawing, (40 + 62 * number, HEIGHT / 2), 50, pips, face=face, ink=ink)
    return Sprite.of(drawing.image())


def _extra(stat: Sign, *, number: str = "", below: Sign | None = None) -> Sign:
    def draw(drawing: Drawing, centre: Point, size: float) -> None:
        stat(drawing, (centre[0] - size * 0.2, centre[1] + size * 0.1), size * 0.8)
        plus(drawing, (centre[0] + size * 0.6, centre[1] - size * 0.55), size * 0.32)
        if number:
            drawing.text((centre[0] + size * 0.6, centre[1] + size * 0.5), number, size, fill=tones.FLAME)
        if below is not None:
            below(drawing, (centre[0] + size * 0.6, centre[1] + size * 0.6), size * 0.5)

    return draw


def _struck(sign: Sign) -> Sign:
    def draw(drawing: Drawing, centre: Point, size: float) -> None:
        sign(drawing, centre, size)
        for width, tone in ((size * 0.5, tones.INK), (size * 0.28, tones.BLOOD_WET)):
            drawing.line(
                [(centre[0] - size * 0.8, centre[1] + size * 0.8), (centre[0] + size * 0.8, centre[1] - size * 0.8)],
                width,
                tone,
            )

    return draw


def _again(drawing: Drawing, centre: Point, size: float) -> None:
    again(drawing, centre, size * 0.8)


def _satan(drawing: Drawing, centre: Point, size: float) -> None:
    star(drawing, centre, size, tones.BLOOD_WET)
    plus(drawing, (centre[0] + size * 0.7, centre[1] - size * 0.7), size * 0.3)


EFFECT_ICONS: Final[Mapping[EffectKind, Sign]] = by_kind(
    tuple(kind for kind in get_args(EffectKind) if kind not in get_args(SlotName)),
    {
        "courage": GIFT_ICONS["courage"],
        "rally": GIFT_ICONS["rally"],
        "precognition": GIFT_ICONS["precognition"],
        "blessed-speed": _extra(boot, below=GIFT_ICONS["blessing"]),
        "blessed-strength": _extra(sword, number="2"),
        "haste": _extra(boot),
        "hold-the-line": _extra(shield),
        "oil": flame_out,
        "crisis": _struck(GIFT_ICONS["blessing"]),
        "rage": _again,
        "satan": _satan,
        "no-bodyguard": _struck(shield),
        "weak-spot": skull,
    },
)
"""From what lasts to its sign; what slots began is lit on the board of destiny."""


@lru_cache(maxsize=32)
def effect_sprite(kind: EffectKind) -> Sprite:
    """Draw the sign of something that lasts."""
    drawing = Drawing(56, 56)
    drawing.disc((28, 28), 28, tones.EMBER)
    drawing.disc((28, 28), 24.5, tones.PLATE)
    EFFECT_ICONS[kind](drawing, (28, 28), 17)
    return Sprite.of(drawing.image())
