"""Signs of the panel: cards, the ring of rounds, plates of players, and what became of their tokens."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, assert_never, get_args

from engine.core import by_kind
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF
from engine.fearsome_floors.supply import SUPPLIES, DraftTile
from engine.fearsome_floors.tokens import Colour
from render.core.drawing import Drawing, Point
from render.core.lettering import PLAIN, fitted, runs
from render.core.sprite import Sprite, drawn, kept
from render.fearsome_floors import tones
from render.fearsome_floors.sprites_tiles import patch_sprite, portal, tile

CARD: Final = (56, 64)
_SIGN: Final = 44
BIG_CARD: Final = (84, 98)
_TALL: Final = 90
_NAME_SIZES: Final = range(30, 23, -2)
_MOST_DROPS: Final = 3
"""Of more hits than this, the number is written."""

CardLook = Literal["left", "gone", "played"]
Sign = Literal["start", "flag", "crown", "skull", "door", "again"]


@kept
def card(kind: Card, look: CardLook) -> Sprite:
    """Draw a monster card: in the bag, gone, or (bigger) the one being played."""
    width, height = BIG_CARD if look == "played" else CARD
    drawing = Drawing(width, height)
    paper, ink = (tones.PLATE, tones.INK_GONE) if look == "gone" else (tones.BONE, tones.INK)
    drop = tones.BLOOD_GONE if look == "gone" else tones.BLOOD_WET
    drawing.box((0, 0), width, height, tones.EMBER if look == "played" else tones.INK, radius=9)
    inset = 5 if look == "played" else 2.5
    drawing.box((inset, inset), width - 2 * inset, height - 2 * inset, paper, radius=7)
    middle, size = (width / 2, height / 2), height * 0.7
    match kind:
        case "1h":
            _drop(drawing, middle, height * 0.3, drop, ink)
        case "2h":
            for side in (-1, 1):
                _drop(drawing, (middle[0] + side * width * 0.21, middle[1] - side * 3), height * 0.22, drop, ink)
        case "3h":
            for across, down in ((-0.22, 0.17), (0.22, 0.17), (0, -0.2)):
                _drop(drawing, (middle[0] + across * width, middle[1] + down * height), height * 0.18, drop, ink)
        case "5" | "7" | "8" | "10":
            drawing.text(middle, kind, size if len(kind) == 1 else size * 0.82, fill=ink)
        case _:
            assert_never(kind)
    return Sprite.of(drawing.image())


def _drop(drawing: Drawing, centre: Point, size: float, tone: str, edge: str) -> None:
    x, y = centre
    for grown, colour in ((2.5, edge), (0.0, tone)):
        radius = size * 0.62
        drawing.disc((x, y + size * 0.35), radius + grown, colour)
        drawing.polygon(
            [
                (x, y - size - grown * 1.6),
                (x + radius * 0.93 + grown, y + size * 0.15),
                (x - radius * 0.93 - grown, y + size * 0.15),
            ],
            colour,
        )


@drawn(126, 126)
def rounds(drawing: Drawing, number: int) -> None:
    """Draw the round in a ring of all rounds: the first half to the right, in gold; the second to the left, in red."""
    middle = (63, 63)
    for index in range(LAST_ROUND):
        first_half = index < ROUNDS_IN_HALF
        lit, dim = (tones.EMBER, tones.GOLD_DIM) if first_half else (tones.BLOOD_WET, tones.ROSE_DIM)
        begin = -90 + index * 360 / LAST_ROUND
        drawing.ring(middle, 61, 15, lit if index < number else dim, span=(begin + 2.5, begin + 360 / LAST_ROUND - 2.5))
    tone = tones.FLAME if number <= ROUNDS_IN_HALF else tones.ROSE
    drawing.text(middle, str(number), 66 if len(str(number)) == 1 else 56, fill=tone)


@kept
def step(number: int, height: int = _TALL) -> Sprite:
    """Draw the number of a step of the monster's walk beside the print of its foot."""
    zoom = height / _TALL
    drawing = Drawing(round(132 * zoom), height, zoom=zoom)
    for x, y in ((17, 36), (32, 25), (47, 36)):
        drawing.oval((x, y + 4), 8, 11, tones.FUR)
        drawing.polygon([(x - 5, y - 4), (x, y - 21), (x + 5, y - 4)], tones.BONE)
    drawing.blob([(32, 46), (48, 58), (46, 74), (32, 71), (18, 74), (16, 58)], tones.FUR)
    drawing.text((88, 47), str(number), 64 if len(str(number)) == 1 else 54, fill=tones.FUR_LIGHT)
    return Sprite.of(drawing.image())


@kept
def hits(done: int, wanted: int | None) -> Sprite:
    """Draw a drop for each token that a walk has eaten, and hollow ones for those that its card still wants."""
    drops = max(done, wanted or 0)
    counted = drops > _MOST_DROPS
    shown = 1 if counted else drops
    drawing = Drawing(_MOST_DROPS * 30, 50)
    for number in range(shown):
        tone, edge = (tones.BLOOD_WET, tones.BONE) if number < done else (tones.NIGHT, tones.FAINT)
        _drop(drawing, (15 + 30 * number, 26), 18, tone, edge)
    if counted:
        drawing.text((58, 26), str(done), 44, fill=tones.BONE)
    return Sprite.of(drawing.image())


@kept
def plate(width: int, height: int, *, lit: bool) -> Sprite:
    """Draw the plate of a player; lit for the one to move."""
    drawing = Drawing(width, height)
    if lit:
        drawing.box((0, 0), width, height, tones.EMBER, radius=12)
        drawing.box((5, 5), width - 10, height - 10, tones.PLATE_LIT, radius=8)
    else:
        drawing.box((1, 1), width - 2, height - 2, tones.PLATE, radius=11)
    return Sprite.of(drawing.image())


@kept
def name(text: str, colour: Colour, width: int, height: int) -> Sprite:
    """Write a player's name, as much of it as fits; the first letters of their colour where no font knows it."""
    drawing = Drawing(width, height)
    known = text if runs(text) else colour[:2].title()
    shown, size = fitted(known, width, _NAME_SIZES, height=height)
    drawing.text((width / 2, height / 2), shown, size, fill=tones.BONE, font=PLAIN)
    return Sprite.of(drawing.image())


@kept
def supply(kind: DraftTile, left: int) -> Sprite:
    """Draw a kind of tile that is placed in the draft, and how many of it are left."""
    width, height = CARD
    drawing = Drawing(width, height)
    drawing.box((0, 0), width, height, tones.INK, radius=9)
    drawing.box((2.5, 2.5), width - 5, height - 5, tones.WALL_STONE if left else tones.PLATE, radius=7)
    image = drawing.image()
    if left:
        icon = _icon(kind).image()
        icon.thumbnail((48, 44))
        image.alpha_composite(icon, ((width - icon.width) // 2, 3 + (44 - icon.height) // 2))
        count = Drawing(width, height)
        count.text((width - 14, height - 17), str(left), 32, fill=tones.WHITE, outline=tones.INK, border=3.5)
        image.alpha_composite(count.image())
    return Sprite.of(image)


def _icon(kind: DraftTile) -> Sprite:
    """Draw a kind of tile as it lies: patches along the row, arrows to the right."""
    becomes = SUPPLIES[kind].becomes
    match becomes:
        case (floor, width, height):
            return patch_sprite(floor, width, height)
        case int():
            return portal(becomes, "e")
        case str():
            return tile(becomes)
        case _:
            assert_never(becomes)


@drawn(40, 40)
def on_board(drawing: Drawing, colour: Colour) -> None:
    """Draw a token of the panel that is somewhere on the board: a dot of its colour in its ring, on a flagstone."""
    drawing.box((6, 6), 28, 28, tones.FLOORS[1])
    drawing.disc((20, 20), 11.5, tones.WHITE)
    drawing.disc((20, 20), 9, tones.BODIES[colour])


def _start(drawing: Drawing) -> None:
    """Draw the marker of the start player: as on any machine, the sign for going."""
    drawing.disc((22, 22), 20, tones.FUR)
    drawing.polygon([(14, 9), (37, 22), (14, 35)], tones.INK)


def _flag(drawing: Drawing) -> None:
    drawing.line([(12, 6), (12, 38)], 4, tones.FAINT)
    drawing.polygon([(14, 6), (36, 10), (28, 16), (36, 24), (14, 24)], tones.BONE)


def _crown(drawing: Drawing) -> None:
    for grown, tone in ((2, tones.INK), (0, tones.FLAME)):
        crown = [(4, 12), (13, 21), (22, 6), (31, 21), (40, 12), (36, 36), (8, 36)]
        drawing.polygon([(22 + (x - 22) * (1 + grown / 16), 22 + (y - 22) * (1 + grown / 14)) for x, y in crown], tone)


def _skull(drawing: Drawing) -> None:
    drawing.disc((22, 18), 14, tones.BONE)
    drawing.box((14, 26), 16, 11, tones.BONE, radius=3)
    for x in (16.5, 27.5):
        drawing.disc((x, 19), 4.5, tones.BLOOD)
    for x in (19, 25):
        drawing.line([(x, 31), (x, 36)], 1.6, tones.INK)


def _door(drawing: Drawing) -> None:
    """Draw the way out, taken: the arrow that stands at the exit."""
    drawing.disc((22, 22), 19, tones.DAYLIGHT[1])
    arrow = [(9, 9), (28, 11), (22, 17), (34, 29), (29, 34), (17, 22), (11, 28)]
    drawing.polygon(arrow, tones.GOLD_DIM)


def _again(drawing: Drawing) -> None:
    """Draw the way round a skull: in the first half, who is eaten comes in again."""
    for grown, tone in ((1.5, tones.INK), (0.0, tones.EMBER)):
        drawing.ring((22, 23), 20 + grown, 5.5 + 2 * grown, tone, span=(-55, 250))
        drawing.polygon([(8 - grown * 1.6, 8), (22 + grown, 0 - grown), (22 + grown, 16 + grown)], tone)
    drawing.disc((22, 21), 9.5, tones.BONE)
    drawing.box((16.5, 26), 11, 8, tones.BONE, radius=2)
    for x in (18.2, 25.8):
        drawing.disc((x, 22), 3, tones.BLOOD)


SIGNS: Final[Mapping[Sign, Callable[[Drawing], None]]] = by_kind(
    get_args(Sign),
    {
        "start": _start,
        "flag": _flag,
        "crown": _crown,
        "skull": _skull,
        "door": _door,
        "again": _again,
    },
)


@kept
def sign(kind: Sign, size: int = _SIGN) -> Sprite:
    """Draw one of the panel's signs."""
    drawing = Drawing(size, size, zoom=size / _SIGN)
    SIGNS[kind](drawing)
    return Sprite.of(drawing.image())
