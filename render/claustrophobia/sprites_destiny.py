"""The board of destiny: ten slots, each with the dice that it takes, what it does, and the dice that lie on it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, get_args

from engine.claustrophobia.rounds.phases import SlotName
from engine.core.kinds import by_kind
from render.claustrophobia import tones
from render.claustrophobia.icons import boot, die, skull
from render.claustrophobia.sprites_plates import again
from render.claustrophobia.sprites_signs import claw, spikes
from render.core.drawing import Drawing, Point
from render.core.sprite import Sprite

WIDE: Final = 96
NARROW: Final = 77
"""How wide slots are: in a row below all, or where there is less room."""
HEIGHT: Final = 100
_DRAWN: Final = 86
"""What is on a slot is drawn in the middle of so many pixels."""

ODD: Final = 1
EVEN: Final = 2


def _die_more(drawing: Drawing, centre: Point, size: float) -> None:
    die(drawing, (centre[0] - size * 0.25, centre[1]), size * 1.25, 5, face=tones.RUNE_LIGHT)
    plus(drawing, (centre[0] + size * 0.85, centre[1] - size * 0.35), size * 0.42)


def plus(drawing: Drawing, centre: Point, size: float, tone: str = tones.FLAME) -> None:
    """Draw the sign for more."""
    x, y = centre
    for more, colour in ((3.0, tones.INK), (0.0, tone)):
        drawing.line([(x - size, y), (x + size, y)], size * 0.6 + more, colour)
        drawing.line([(x, y - size), (x, y + size)], size * 0.6 + more, colour)


def _points(drawing: Drawing, centre: Point, size: float) -> None:
    coin(drawing, (centre[0] - size * 0.3, centre[1]), size * 0.8)
    drawing.text((centre[0] + size * 0.85, centre[1]), "2", size * 1.3, fill=tones.FLAME, outline=tones.INK, border=2)


def coin(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a Threat Point."""
    drawing.disc(centre, size, tones.INK)
    drawing.disc(centre, size * 0.9, tones.BLOOD)
    drawing.ring(centre, size * 0.9, size * 0.12, tones.RUNE_LIGHT)
    claw(drawing, centre, size * 0.55, tones.RUNE_LIGHT)


def _speed(drawing: Drawing, centre: Point, size: float) -> None:
    boot(drawing, (centre[0] + size * 0.1, centre[1]), size * 0.85)
    for row in (-0.4, 0.1, 0.6):
        drawing.line(
            [(centre[0] - size * 1.1, centre[1] + row * size), (centre[0] - size * 0.6, centre[1] + row * size)],
            3,
            tones.FLAME,
        )


def _legion(drawing: Drawing, centre: Point, size: float) -> None:
    points = [(0, -0.9), (0.75, -0.65), (0.7, 0.2), (0, 0.95), (-0.7, 0.2), (-0.75, -0.65)]
    drawing.polygon([(centre[0] + x * size, centre[1] + y * size) for x, y in points], tones.HIDES["troglodyte"][0])
    plus(drawing, centre, size * 0.36)


def _claws(drawing: Drawing, centre: Point, size: float) -> None:
    claw(drawing, (centre[0] - size * 0.25, centre[1]), size * 0.85)
    again(drawing, (centre[0] + size * 0.75, centre[1] - size * 0.2), size * 0.5)


def _card(drawing: Drawing, centre: Point, size: float) -> None:
    card_back(drawing, (centre[0] - size * 0.2, centre[1]), size, demons=True)
    plus(drawing, (centre[0] + size * 0.75, centre[1] - size * 0.4), size * 0.38)


def card_back(drawing: Drawing, centre: Point, size: float, *, demons: bool) -> None:
    """Draw the back of a card: claws for the demons', a cross for the humans'."""
    x, y = centre
    width, height = size * 1.3, size * 1.8
    drawing.box((x - width / 2, y - height / 2), width, height, tones.INK, radius=size * 0.25)
    face = tones.CARD_DEMONS if demons else tones.CARD_HUMANS
    drawing.box((x - width / 2 + 2, y - height / 2 + 2), width - 4, height - 4, tones.BONE, radius=size * 0.22)
    drawing.box((x - width / 2 + 4, y - height / 2 + 4), width - 8, height - 8, face, radius=size * 0.18)
    if demons:
        claw(drawing, centre, size * 0.46, tones.BONE)
    else:
        drawing.line([(x, y - size * 0.5), (x, y + size * 0.5)], size * 0.2, tones.BONE)
        drawing.line([(x - size * 0.3, y - size * 0.15), (x + size * 0.3, y - size * 0.15)], size * 0.2, tones.BONE)


def _pawn(drawing: Drawing, centre: Point, size: float, tone: str) -> None:
    x, y = centre
    drawing.disc((x, y - size * 0.4), size * 0.36, tone)
    drawing.polygon([(x, y - size * 0.3), (x + size * 0.5, y + size * 0.8), (x - size * 0.5, y + size * 0.8)], tone)


def _taste(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a demon that appears beside a human."""
    _pawn(drawing, (centre[0] - size * 0.55, centre[1]), size * 0.85, tones.BONE)
    _pawn(drawing, (centre[0] + size * 0.35, centre[1]), size * 0.85, tones.BLOOD_WET)
    plus(drawing, (centre[0] + size * 0.95, centre[1] - size * 0.5), size * 0.32)


def _burrowing(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a demon that comes up from under the floor."""
    _pawn(drawing, (centre[0], centre[1] - size * 0.25), size * 0.8, tones.BLOOD_WET)
    drawing.oval((centre[0], centre[1] + size * 0.55), size * 0.95, size * 0.38, tones.WOOD)
    drawing.oval((centre[0], centre[1] + size * 0.5), size * 0.5, size * 0.18, tones.PIT)


def _resistance(drawing: Drawing, centre: Point, size: float) -> None:
    """Draw a human behind bars."""
    _pawn(drawing, centre, size * 0.95, tones.BONE)
    for x in (-0.6, -0.2, 0.2, 0.6):
        drawing.line(
            [(centre[0] + x * size, centre[1] - size * 0.85), (centre[0] + x * size, centre[1] + size * 0.85)],
            size * 0.13,
            tones.STEEL_DARK,
        )


def _trap(drawing: Drawing, centre: Point, size: float) -> None:
    spikes(drawing, (centre[0], centre[1] + size * 0.1), size * 0.9)
    skull(drawing, (centre[0] + size * 0.55, centre[1] - size * 0.45), size * 0.5)


class _Slot:
    """How a slot looks: the dice that it takes, or their sum, and what it does."""

    def __init__(
        self, effect: Callable[[Drawing, Point, float], None], *dice: int, sum_of: str = "", more: bool = False
    ) -> None:
        self.effect = effect
        self.dice = dice
        self.sum_of = sum_of
        self.more = more


_SLOTS: Final[Mapping[SlotName, _Slot]] = by_kind(
    get_args(SlotName),
    {
        "calm": _Slot(_die_more, 0),
        "sounds": _Slot(_points, ODD, ODD, EVEN, EVEN),
        "speed": _Slot(_speed, ODD, ODD),
        "legion": _Slot(_legion, ODD, EVEN),
        "claws": _Slot(_claws, EVEN, EVEN),
        "dark": _Slot(_card, sum_of="3+", more=True),
        "taste": _Slot(_taste, sum_of="7"),
        "burrowing": _Slot(_burrowing, sum_of="11"),
        "resistance": _Slot(_resistance, sum_of="9"),
        "trap": _Slot(_trap, sum_of="12+"),
    },
)
"""From each slot to how it looks."""


@lru_cache(maxsize=128)
def slot_sprite(slot: SlotName, dice: tuple[int, ...], width: int = WIDE, *, works: bool) -> Sprite:
    """Draw a slot of a width with the dice on it; lit while it works."""
    left = (_DRAWN - width) / 2
    drawing = Drawing(width, HEIGHT, origin=(-left, 0))
    lit = bool(dice) or works
    drawing.box((left, 0), width, HEIGHT, tones.EMBER if lit else tones.PLATE_EDGE, radius=10)
    inset = 4 if lit else 2
    drawing.box(
        (left + inset, inset),
        width - 2 * inset,
        HEIGHT - 2 * inset,
        tones.BLOOD_DARK if lit else tones.PLATE_DEMONS,
        radius=8,
    )
    look = _SLOTS[slot]
    look.effect(drawing, (_DRAWN / 2 - 2, 66), 23)
    if dice:
        _placed(drawing, dice)
    else:
        _wanted(drawing, look)
    return Sprite.of(drawing.image())


def _wanted(drawing: Drawing, look: _Slot) -> None:
    """Draw what a slot takes."""
    y = 23
    if look.sum_of and look.more:
        die(drawing, (23, y), 25, 0, face=tones.FAINT)
        drawing.text((57, y), look.sum_of, 36, fill=tones.BONE)
    elif look.sum_of:
        drawing.text((_DRAWN / 2, y), f"={look.sum_of}" if look.sum_of != "12+" else look.sum_of, 37, fill=tones.BONE)
    elif len(look.dice) > len("ab"):  # either kind will do, as many as there are
        for x, pips in ((18, ODD), (55, EVEN)):
            for step in (9, 0):  # the second die of a pair looks out behind the first one
                die(drawing, (x + 3 + step, y + 4 - step), 23, pips, face=tones.BONE if pips == ODD else tones.CHALK)
        drawing.line([(41, y + 14), (45, y - 14)], 2.5, tones.FAINT)
    else:
        for number, pips in enumerate(look.dice):
            middle = _DRAWN / 2 + (number - (len(look.dice) - 1) / 2) * 36
            die(drawing, (middle, y), 29, pips, face={ODD: tones.BONE, EVEN: tones.CHALK}.get(pips, tones.FAINT))


def _placed(drawing: Drawing, dice: tuple[int, ...]) -> None:
    side = 30 if len(dice) <= len("ab") else 24
    step = min(side + 6, (_DRAWN - 22 - side) / max(len(dice) - 1, 1))
    for number, pips in enumerate(dice):
        die(drawing, (_DRAWN / 2 + (number - (len(dice) - 1) / 2) * step, 25), side, pips, face=tones.FLAME)
