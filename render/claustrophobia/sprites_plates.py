"""The boards of the humans: figure, objects, and six lines with movement, combat and defense."""

from typing import Final, NamedTuple

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, ObjectName, Stats
from render.claustrophobia import tones
from render.claustrophobia.scene import Foes, Piece, Plate, Where
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_signs import GIFT_ICONS, OBJECT_ICONS, boot, die, door, shield, skull, sword
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite, drawn, group, kept

WIDTH: Final = 396
HEIGHT: Final = 141
GONE: Final = 62
"""The height of the row of those who are dead or out."""
FOES: Final = 84
"""The height of the plate of the demons' side."""

_PORTRAIT: Final = 92
_FALLEN: Final = 52
"""The size of somebody in that row."""
_GONE: Final = WIDTH // len(HUMAN_NAMED)
"""The width of each one's part of it."""
_COLUMN: Final = 44
_FIRST: Final = 130
"""The left edge of the first line."""
_DIE: Final = 17
_ROWS: Final = (49, 84, 119)
"""The middles of the dice, and of the rows of movement, combat and defense."""
_DIGIT: Final = 40
"""The pixels of a number that is read on a phone, too."""
_SIGNS: Final = (boot, sword, shield)


class _Line(NamedTuple):
    """A line of a board as it looks."""

    number: int
    """Its number, from 1."""
    own: Stats
    """What it says."""
    now: Stats | None
    """What the human can do now, if it is the current line."""
    is_asleep: bool
    """Whether the human is exhausted on it."""
    is_cancelled: bool
    """Whether it is cancelled."""
    is_fresh: bool
    """Whether that has just happened."""
    is_healed: bool
    """Whether it was healed just now."""
    gift: Gift | None
    """The gift that can be used on it."""


@kept
def plate_sprite(plate: Plate) -> Sprite:
    """Draw the board of a human: its lines are drawn once each, since from one picture to the next few change."""
    layers = [_centred(_board(is_lit=plate.piece.lit), 0)]
    layers += [
        _centred(_line(_look(plate, line)), _FIRST + (line - 1) * _COLUMN) for line in range(1, len(plate.stats) + 1)
    ]
    layers += [Placed(_object(item), (24 + 36 * number, HEIGHT - 24)) for number, item in enumerate(plate.objects)]
    low = 46 if plate.objects else 64
    return group((WIDTH, HEIGHT), (*layers, Placed(figure(plate.piece, _PORTRAIT), (50, low + 4))))


@kept
def gone_sprite(gone: tuple[tuple[Piece, Where], ...]) -> Sprite:
    """Draw those who are dead or out beside each other, each with a skull or a door."""
    layers = [Placed(_row_of_gone(tuple(where for _, where in gone)), (WIDTH // 2, GONE // 2))]
    figures = (figure(piece, _FALLEN) for piece, _ in gone)
    layers += [Placed(sprite, (_GONE * place + 30, GONE // 2)) for place, sprite in enumerate(figures)]
    return group((WIDTH, GONE), layers)


@drawn(WIDTH, GONE)
def _row_of_gone(drawing: Drawing, places: tuple[Where, ...]) -> None:
    drawing.box((0, 0), WIDTH, GONE, tones.PLATE_EDGE, radius=12)
    drawing.box((2, 2), WIDTH - 4, GONE - 4, tones.NIGHT, radius=10)
    for place, where in enumerate(places):
        (skull if where == "dead" else door)(drawing, (_GONE * place + 64, GONE / 2), 15)


def _centred(sprite: Sprite, left: int) -> Placed:
    return Placed(sprite, (left + sprite.size[0] // 2, HEIGHT // 2))


@drawn(WIDTH, HEIGHT)
def _board(drawing: Drawing, *, is_lit: bool) -> None:
    """Draw an empty board."""
    drawing.box((0, 0), WIDTH, HEIGHT, tones.EMBER if is_lit else tones.PLATE_EDGE, radius=12)
    inset = 4 if is_lit else 2
    face = tones.PLATE_LIT if is_lit else tones.PLATE
    drawing.box((inset, inset), WIDTH - 2 * inset, HEIGHT - 2 * inset, face, radius=10)
    for row, sign in zip(_ROWS, _SIGNS, strict=True):
        sign(drawing, (_FIRST - 17, row), 12)


@drawn(38, 38)
def _object(drawing: Drawing, item: ObjectName) -> None:
    """Draw what a human bears."""
    drawing.disc((19, 19), 19, tones.INK)
    drawing.disc((19, 19), 17, tones.PLATE_EDGE)
    OBJECT_ICONS[item](drawing, (19, 19), 13)


def _look(plate: Plate, line: int) -> _Line:
    is_current = plate.die == line
    return _Line(
        line,
        plate.stats[line - 1],
        plate.now if is_current else None,
        is_asleep=is_current and plate.piece.exhausted,
        is_cancelled=line in plate.cancelled,
        is_fresh=line in plate.fresh,
        is_healed=line in plate.healed,
        gift=next((gift for at, gift in plate.gifts if at == line), None),
    )


@drawn(_COLUMN, HEIGHT)
def _line(drawing: Drawing, line: _Line) -> None:
    """Draw a line: lit if the die shows it, struck out if it is cancelled."""
    x, top = _COLUMN / 2, 6
    if line.now is not None:
        drawing.box((0, top - 3), _COLUMN, HEIGHT - 2 * top + 6, tones.INK, radius=9)
        tone = tones.FAINT if line.is_asleep else tones.FLAME
        drawing.box((2, top - 1), _COLUMN - 4, HEIGHT - 2 * top + 2, tone, radius=8)
    elif line.is_healed or line.is_cancelled:
        tone = tones.HEALED if line.is_healed else tones.BLOOD_DARK
        drawing.box((2, top), _COLUMN - 4, HEIGHT - 2 * top, tone, radius=8)
    face = tones.BLOOD if line.is_cancelled else tones.BONE if line.now is None else tones.WHITE
    die(drawing, (x - 8 * (line.gift is not None), _DIE), 26, line.number, face=face)
    if line.now is not None or not line.is_cancelled:
        _numbers(drawing, line)
    if line.is_cancelled:
        _cross(drawing, bottom=HEIGHT - 13 if line.now is None else _DIE + 14, is_fresh=line.is_fresh)
    if line.gift is not None:
        drawing.disc((_COLUMN - 11, _DIE), 11, tones.INK)
        drawing.disc((_COLUMN - 11, _DIE), 10, tones.CARD_HUMANS)
        GIFT_ICONS[line.gift](drawing, (_COLUMN - 11, _DIE), 8)


def _numbers(drawing: Drawing, line: _Line) -> None:
    """Write movement, combat and defense, with an arrow where they are not the line's own."""
    x, shown = _COLUMN / 2, line.now or line.own
    for row, value, own in zip(_ROWS, _values(shown), _values(line.own), strict=True):
        is_other = value != own and not line.is_asleep
        ink = tones.BONE if line.now is None else tones.INK
        drawing.text((x - 6 * is_other, row), str(value), _DIGIT, fill=ink)
        if is_other:
            _arrow(drawing, (x + 14, row), up=value > own)


def _cross(drawing: Drawing, *, bottom: float, is_fresh: bool) -> None:
    """Strike a line out: thickly, if that has just happened."""
    tone, width = (tones.BLOOD_WET, 8) if is_fresh else (tones.BLOOD, 5)
    top = _DIE - 13 if bottom < HEIGHT / 2 else _ROWS[0] - 12
    for ends in (((7, top), (_COLUMN - 7, bottom)), ((_COLUMN - 7, top), (7, bottom))):
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


@kept
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
        sprites.append(Placed(figure(look, 72) if in_play else _absent(foes), (248, 42)))
        if foes.stats is not None:
            _trio(drawing, 290, foes.stats, frantic=False)
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
        again(drawing, (left + 117, 18), 11)


def again(drawing: Drawing, centre: tuple[float, float], size: float) -> None:
    """Draw the sign that a die is rolled again."""
    x, y = centre
    drawing.ring(centre, size, size * 0.35, tones.EMBER, span=(-40, 240))
    drawing.polygon(
        [(x + size * 0.2, y - size * 1.25), (x + size * 1.35, y - size * 0.7), (x + size * 0.35, y + size * 0.05)],
        tones.EMBER,
    )
