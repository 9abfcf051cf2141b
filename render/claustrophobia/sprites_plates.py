"""The boards of the humans: figure, objects, and six lines with movement, combat and defense."""

from functools import lru_cache
from typing import Final

from engine.claustrophobia.lines import Stats
from render.claustrophobia import tones
from render.claustrophobia.icons import GIFT_ICONS, OBJECT_ICONS, boot, die, shield, skull, sword
from render.claustrophobia.piece import Piece
from render.claustrophobia.scene import Foes, Plate
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_signs import door
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, group

WIDTH: Final = 396
HEIGHT: Final = 140
FOES: Final = 84
"""The height of the plate of the demons' side."""

_PORTRAIT: Final = 92
_COLUMN: Final = 44
_FIRST: Final = 130
"""The left edge of the first line."""
_DIE: Final = 17
_ROWS: Final = (49, 83, 117)
"""The middles of the dice, and of the rows of movement, combat and defense."""
_DIGIT: Final = 40
"""The pixels of a number that is read on a phone, too."""
_SIGNS: Final = (boot, sword, shield)


@lru_cache(maxsize=48)
def plate_sprite(plate: Plate) -> Sprite:
    """Draw the board of a human."""
    drawing = Drawing(WIDTH, HEIGHT)
    edge = tones.EMBER if plate.piece.lit else tones.PLATE_EDGE
    drawing.box((0, 0), WIDTH, HEIGHT, edge, radius=12)
    inset = 4 if plate.piece.lit else 2
    face = tones.PLATE_LIT if plate.piece.lit else tones.PLATE
    drawing.box((inset, inset), WIDTH - 2 * inset, HEIGHT - 2 * inset, face, radius=10)
    if plate.where == "in":
        for row, sign in zip(_ROWS, _SIGNS, strict=True):
            sign(drawing, (_FIRST - 17, row), 12)
    for line in range(1, len(plate.stats) + 1):
        _line(drawing, plate, line)
    for number, item in enumerate(plate.objects):
        centre = (24 + 36 * number, HEIGHT - 24)
        drawing.disc(centre, 19, tones.INK)
        drawing.disc(centre, 17, tones.PLATE_EDGE)
        OBJECT_ICONS[item](drawing, centre, 13)
    if plate.where != "in":
        gone = skull if plate.where == "dead" else door
        gone(drawing, (_FIRST + 3 * _COLUMN, HEIGHT / 2), 46)
    low = 46 if plate.objects else 64
    return group(
        (WIDTH, HEIGHT),
        (Placed(Sprite.of(drawing.image()), (WIDTH // 2, HEIGHT // 2)), Placed(_portrait(plate.piece), (50, low + 4))),
    )


def _portrait(piece: Piece) -> Sprite:
    return figure(piece, _PORTRAIT)


def _line(drawing: Drawing, plate: Plate, line: int) -> None:
    """Draw a line: lit if the die shows it, struck out if it is cancelled."""
    left, top = _FIRST + (line - 1) * _COLUMN, 8
    x = left + _COLUMN / 2
    is_current, is_cancelled = plate.die == line and plate.where == "in", line in plate.cancelled
    is_asleep = is_current and plate.piece.exhausted
    if is_current:
        drawing.box((left, top - 3), _COLUMN, HEIGHT - 2 * top + 6, tones.INK, radius=9)
        tone = tones.FAINT if is_asleep else tones.FLAME
        drawing.box((left + 2, top - 1), _COLUMN - 4, HEIGHT - 2 * top + 2, tone, radius=8)
    elif is_cancelled:
        drawing.box((left + 2, top), _COLUMN - 4, HEIGHT - 2 * top, tones.BLOOD_DARK, radius=8)
    if line in plate.healed:
        drawing.box((left + 2, top), _COLUMN - 4, HEIGHT - 2 * top, tones.HEALED, radius=8)
    if plate.where != "in":
        return
    face = tones.BLOOD if is_cancelled else tones.WHITE if is_current else tones.BONE
    gifts = [gift for at, gift in plate.gifts if at == line]
    die(drawing, (x - 8 * bool(gifts), _DIE), 26, line, face=face)
    shown = plate.now if is_current else plate.stats[line - 1]
    if is_current or not is_cancelled:
        for row, value, own in zip(_ROWS, _values(shown), _values(plate.stats[line - 1]), strict=True):
            is_other = is_current and value != own and not is_asleep
            ink = tones.INK if is_current else tones.BONE
            drawing.text((x - 6 * is_other, row), str(value), _DIGIT, fill=ink)
            if is_other:
                _arrow(drawing, (x + 14, row), up=value > own)
    if is_cancelled:
        is_fresh = line in plate.fresh
        _cross(drawing, left, bottom=_DIE + 14 if is_current else HEIGHT - 13, is_fresh=is_fresh)
    for gift in gifts:
        drawing.disc((left + _COLUMN - 11, _DIE), 11, tones.INK)
        drawing.disc((left + _COLUMN - 11, _DIE), 10, tones.CARD_HUMANS)
        GIFT_ICONS[gift](drawing, (left + _COLUMN - 11, _DIE), 8)


def _cross(drawing: Drawing, left: float, *, bottom: float, is_fresh: bool) -> None:
    """Strike a line out: thickly, if that has just happened."""
    tone, width = (tones.BLOOD_WET, 8) if is_fresh else (tones.BLOOD, 5)
    right = left + _COLUMN
    top = _DIE - 13 if bottom < HEIGHT / 2 else _ROWS[0] - 12
    for ends in (((left + 7, top), (right - 7, bottom)), ((right - 7, top), (left + 7, bottom))):
        drawing.line(ends, width + 3, tones.INK)
        drawing.line(ends, width, tone)


def _arrow(drawing: Drawing, centre: tuple[float, float], *, up: bool) -> None:
    """Draw the sign that a number is above or below the line's own."""
    x, y = centre
    reach = -8 if up else 8
    tone = tones.MORE if up else tones.BLOOD
    drawing.polygon([(x, y + reach), (x + 6, y - reach * 0.6), (x - 6, y - reach * 0.6)], tone)


def _values(stats: Stats) -> tuple[int, int, int]:
    return stats.movement, stats.combat, stats.defense


@lru_cache(maxsize=64)
def foes_sprite(foes: Foes) -> Sprite:
    """Draw what troglodytes and the demon can do."""
    drawing = Drawing(WIDTH, FOES)
    drawing.box((0, 0), WIDTH, FOES, tones.BLOOD, radius=12)
    drawing.box((2, 2), WIDTH - 4, FOES - 4, tones.PLATE_DEMONS, radius=10)
    sprites = [Placed(figure(Piece("troglodyte"), 72), (40, 42))]
    _trio(drawing, 82, foes.troglodyte, frantic=foes.frantic)
    if foes.demon is not None:
        in_play = foes.stats is not None
        look = Piece(foes.demon, str(foes.health) if in_play else "", "health", done=False)
        sprites.append(Placed(figure(look, 72) if in_play else _absent(foes), (236, 42)))
        if foes.stats is not None:
            _trio(drawing, 282, foes.stats, frantic=False)
        else:
            for number in range(foes.to_buy):
                drawing.disc((300 + 34 * number, 42), 14, tones.INK)
                drawing.disc((300 + 34 * number, 42), 12, tones.BLOOD_WET)
                drawing.text((300 + 34 * number, 42), "5", 20, fill=tones.WHITE)
    return group((WIDTH, FOES), (Placed(Sprite.of(drawing.image()), (WIDTH // 2, FOES // 2)), *sprites))


def _absent(foes: Foes) -> Sprite:
    if foes.demon is None:
        raise LookupError("there is no demon in this scenario")
    return figure(Piece(foes.demon, absent=True), 72)


def _trio(drawing: Drawing, left: float, stats: Stats, *, frantic: bool) -> None:
    for number, (sign, value) in enumerate(zip(_SIGNS, _values(stats), strict=True)):
        x = left + 17 + 35 * number
        sign(drawing, (x, 18), 12)
        drawing.text((x, 56), str(value), _DIGIT, fill=tones.BONE)
    if frantic:
        again(drawing, (left + 122, 18), 13)


def again(drawing: Drawing, centre: tuple[float, float], size: float) -> None:
    """Draw the sign that a die is rolled again."""
    x, y = centre
    drawing.ring(centre, size, size * 0.35, tones.EMBER, span=(-40, 240))
    drawing.polygon(
        [(x + size * 0.2, y - size * 1.25), (x + size * 1.35, y - size * 0.7), (x + size * 0.35, y + size * 0.05)],
        tones.EMBER,
    )
