"""The board of destiny, ten slots with what they take and do; and the tray: fights, loose dice, and what lasts."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, get_args

from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.rounds.phases import SlotName
from engine.core import by_kind
from render.claustrophobia import tones
from render.claustrophobia.scene import Cause, Roll
from render.claustrophobia.sprites_figures import drop, figure
from render.claustrophobia.sprites_plates import again
from render.claustrophobia.sprites_signs import (
    GIFT_ICONS,
    SHIELD,
    Sign,
    boot,
    claw,
    die,
    flame_out,
    shield,
    skull,
    spikes,
    star,
    sword,
)
from render.core.drawing import Drawing, Point
from render.core.lettering import PLAIN, fitted
from render.core.sprite import Placed, Sprite, drawn, group, kept

WIDE: Final = 96
NARROW: Final = 77
"""How wide slots are: in a row below all, or where there is less room."""
HEIGHT: Final = 100
WORD: Final = 26
"""How much higher slots are that have a word."""
_LETTERS: Final = range(20, 11, -1)
"""How high its letters can be, in pixels."""
_DRAWN: Final = 86
"""What is on a slot is drawn in the middle of so many pixels."""

ODD: Final = 1
EVEN: Final = 2


def _row(*signs: tuple[Sign, float, float, float]) -> Sign:
    """Return one sign of some: each with how far across and down it lies and how large it is, in halves of the side."""

    def draw(drawing: Drawing, centre: Point, size: float) -> None:
        for sign, across, down, share in signs:
            sign(drawing, (centre[0] + size * across, centre[1] + size * down), size * share)

    return draw


def plus(drawing: Drawing, centre: Point, size: float, tone: str = tones.FLAME) -> None:
    """Draw the sign for more."""
    x, y = centre
    for more, colour in ((3.0, tones.INK), (0.0, tone)):
        drawing.line([(x - size, y), (x + size, y)], size * 0.6 + more, colour)
        drawing.line([(x, y - size), (x, y + size)], size * 0.6 + more, colour)


def _rune_die(drawing: Drawing, centre: Point, size: float) -> None:
    die(drawing, centre, size * 1.25, 5, face=tones.RUNE_LIGHT)


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
    drawing.polygon([(centre[0] + x * size, centre[1] + y * size) for x, y in SHIELD], tones.HIDES["troglodyte"][0])
    plus(drawing, centre, size * 0.36)


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
        "calm": _Slot(_row((_rune_die, -0.25, 0, 1), (plus, 0.85, -0.35, 0.42)), 0),
        "sounds": _Slot(_points, ODD, ODD, EVEN, EVEN),
        "speed": _Slot(_speed, ODD, ODD),
        "legion": _Slot(_legion, ODD, EVEN),
        "claws": _Slot(_row((claw, -0.25, 0, 0.85), (again, 0.75, -0.2, 0.5)), EVEN, EVEN),
        "dark": _Slot(
            _row((partial(card_back, demons=True), -0.2, 0, 1), (plus, 0.75, -0.4, 0.38)), sum_of="3+", more=True
        ),
        "taste": _Slot(  # a demon that appears beside a human
            _row(
                (partial(_pawn, tone=tones.BONE), -0.55, 0, 0.85),
                (partial(_pawn, tone=tones.BLOOD_WET), 0.35, 0, 0.85),
                (plus, 0.95, -0.5, 0.32),
            ),
            sum_of="7",
        ),
        "burrowing": _Slot(_burrowing, sum_of="11"),
        "resistance": _Slot(_resistance, sum_of="9"),
        "trap": _Slot(_row((spikes, 0, 0.1, 0.9), (skull, 0.55, -0.45, 0.5)), sum_of="12+"),
    },
)
"""From each slot to how it looks."""


@kept
def slot_sprite(slot: SlotName, dice: tuple[int, ...], width: int = WIDE, *, works: bool, word: str = "") -> Sprite:
    """Draw a slot of a width with the dice on it, and a word if there is one; lit while it works."""
    left, height = (_DRAWN - width) / 2, HEIGHT + WORD * bool(word)
    drawing = Drawing(width, height, origin=(-left, 0))
    lit = bool(dice) or works
    drawing.box((left, 0), width, height, tones.EMBER if lit else tones.PLATE_EDGE, radius=10)
    inset = 4 if lit else 2
    drawing.box(
        (left + inset, inset),
        width - 2 * inset,
        height - 2 * inset,
        tones.BLOOD_DARK if lit else tones.PLATE_DEMONS,
        radius=8,
    )
    look = _SLOTS[slot]
    look.effect(drawing, (_DRAWN / 2 - 2, 66), 23)
    if dice:
        _placed(drawing, dice)
    else:
        _wanted(drawing, look)
    if word:
        shown, size = fitted(word, width - 5, _LETTERS)
        drawing.text((_DRAWN / 2, HEIGHT + 6), shown, size, fill=tones.BONE, font=PLAIN)
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


TRAY: Final = 72
"""How high a fight is drawn in the tray of dice."""
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


@kept
def roll_sprite(roll: Roll, height: int = TRAY) -> Sprite:
    """Draw who rolled which dice for what, each hit lit and marked."""
    zoom = height / TRAY
    dice = len(roll.dice) + (len(roll.repeats) + 0.7 if roll.repeats else 0)
    ends = [piece for piece in (roll.who, roll.target) if piece is not None]
    width = 12 + _FIGURE * len(ends) + 62 + round(dice * _STEP) + 8
    drawing = Drawing(round(width * zoom), height, zoom=zoom)
    drawing.box((0, 0), width, TRAY, tones.PLATE_EDGE, radius=12)
    drawing.box((2, 2), width - 4, TRAY - 4, tones.PLATE, radius=10)
    left = 6 + _FIGURE * (roll.who is not None)
    _need(drawing, roll, left)
    x = left + 62 + _STEP / 2
    for rolled in (roll.dice, roll.repeats):
        if rolled is roll.repeats and rolled:
            again(drawing, (x - 10, TRAY / 2), 12)
            x += 0.7 * _STEP
        for pips in rolled:
            _die(drawing, (x, TRAY / 2), pips, is_hit=pips >= roll.needed)
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
        shield(drawing, (left + 32, TRAY / 2), 28)
        drawing.text((left + 32, TRAY / 2 - 1), str(roll.needed), 34, fill=tones.WHITE)
        return
    _CAUSES[roll.cause](drawing, (left + 32, TRAY / 2), 24)


def _die(drawing: Drawing, centre: Point, pips: int, *, is_hit: bool) -> None:
    """Draw a die; a hit framed in blood, with the drop that hits on a figure have."""
    x, y = centre
    if is_hit:
        drawing.box((x - _DIE / 2 - 5, y - _DIE / 2 - 5), _DIE + 10, _DIE + 10, tones.BLOOD_WET, radius=13)
        die(drawing, centre, _DIE - 4, pips, face=tones.FLAME)
        drop(drawing, (x + _DIE / 2 - 1, y - _DIE / 2 + 3), 15, tones.BLOOD_WET, tones.WHITE)
    else:
        die(drawing, centre, _DIE - 8, pips, face=tones.DIM, ink=tones.INK)


@kept
def loose(dice: tuple[int, ...], *, demons: bool) -> Sprite:
    """Draw dice that are to be given to warriors, or placed on the board of destiny."""
    width = 20 + 62 * len(dice)
    drawing = Drawing(width, TRAY)
    for number, pips in enumerate(dice):
        face, ink = (tones.BLOOD_WET, tones.WHITE) if demons else (tones.BONE, tones.INK)
        die(drawing, (40 + 62 * number, TRAY / 2), 50, pips, face=face, ink=ink)
    return Sprite.of(drawing.image())


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


def _two(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.text(centre, "2", size, fill=tones.FLAME)


def _extra(stat: Sign, *more: tuple[Sign, float, float, float]) -> Sign:
    return _row((stat, -0.2, 0.1, 0.8), (plus, 0.6, -0.55, 0.32), *more)


EFFECT_ICONS: Final[Mapping[EffectKind, Sign]] = by_kind(
    tuple(kind for kind in get_args(EffectKind) if kind not in get_args(SlotName)),
    {
        "courage": GIFT_ICONS["courage"],
        "rally": GIFT_ICONS["rally"],
        "precognition": GIFT_ICONS["precognition"],
        "blessed-speed": _extra(boot, (GIFT_ICONS["blessing"], 0.6, 0.6, 0.5)),
        "blessed-strength": _extra(sword, (_two, 0.6, 0.5, 1)),
        "haste": _extra(boot),
        "hold-the-line": _extra(shield),
        "oil": flame_out,
        "crisis": _struck(GIFT_ICONS["blessing"]),
        "rage": _row((again, 0, 0, 0.8)),
        "satan": _row((partial(star, tone=tones.BLOOD_WET), 0, 0, 1), (plus, 0.7, -0.7, 0.3)),
        "no-bodyguard": _struck(shield),
        "weak-spot": skull,
    },
)
"""From what lasts to its sign; what slots began is lit on the board of destiny."""


@drawn(56, 56)
def effect_sprite(drawing: Drawing, kind: EffectKind) -> None:
    """Draw the sign of something that lasts."""
    drawing.disc((28, 28), 28, tones.EMBER)
    drawing.disc((28, 28), 24.5, tones.PLATE)
    EFFECT_ICONS[kind](drawing, (28, 28), 17)
