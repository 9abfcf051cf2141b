"""The forecast on the board, and its sprites.

Its route lies on the floor; the cards at its ends and the chances of tokens in danger lie over everything.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal

from PIL import Image

from engine.fearsome_floors.board import AHEAD, BEHIND, DIRECTIONS, OPPOSITE, RIGHT_OF, STEPS, Direction, Square
from engine.fearsome_floors.cards import Card
from render.core.drawing import Drawing, polar
from render.core.sprite import Placed, Sprite, drawn, kept
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT, SQUARE, Spot, beside, middle
from render.fearsome_floors.scene import End, Leg, Prospect, Scene
from render.fearsome_floors.sprites_panel import card

Pattern = Literal["band", "dots"]
"""The route of number cards is a band; where only a hunt goes on, there are dots."""

_ASIDE: Final = 12
"""How far to the right of the middle the route lies where it comes back along the same squares."""

_TIP: Final = 40
"""How far from a token the middle of a card's tip lies: it touches the token and hides nothing of its number."""
_CARDS: Final = 40
"""How far from the middle of a token the cards beside it begin, be they one or eight."""
_CLEAR: Final = 46
"""How far above or below the middle of a token its chance lies where that square is free: clear of eyes and number."""
_BESIDE: Final = 62
"""How far to the side it lies where an arrow head of the route, or a tile, is above or below: it touches the token."""
_ON_HEAD: Final = 28
"""How far above the middle of a token its chance lies between two others: clear of both numbers, small on its head."""
_UNDER_TIP: Final = 20
_NUMBER_ACROSS: Final = 17
_NUMBER_ABOVE: Final = 7
_NUMBER_BELOW: Final = 25
"""How far a token's number reaches from the middle of its square."""
_UPRIGHT: Final[tuple[Direction, ...]] = ("n", "s")
_CARD_SIDES: Final[tuple[Direction, ...]] = ("s", "w", "e", "n")
_TIP_ABOVE: Final = 50
_CARDS_ABOVE: Final = 47
"""How far above a token chance and tip lie, and cards begin, where it has all three: none hides another one."""


def forecast_under(scene: Scene) -> Iterator[Placed]:
    """Return the forecast's route, if there is one; of what numbers and hunts share, the band lies on top."""
    legs = scene.prospect.legs if scene.prospect else ()
    gone = {(leg.origin, leg.direction) for leg in legs}
    for leg in sorted(legs, key=lambda leg: not leg.hunted):
        yield from _leg(leg, aside=_back(leg) in gone)


def forecast_over(scene: Scene) -> Iterator[Placed]:
    """Return what must not be hidden: the directions of the route, the ends, who would be eaten, and how likely."""
    if scene.prospect is None:
        return
    yield from _heads(scene.prospect)
    taken = {*scene.tokens, scene.monster.square}
    for threat in scene.prospect.threats:
        if threat.eaten_on != threat.square:
            x, y = middle(threat.eaten_on)
            yield Placed(marks.eaten(scene.tokens[threat.square]), (x + 22, y + 22))
            taken.add(threat.eaten_on)
    tiles = {*scene.tiles, *(each.square for each in scene.teleporters)}
    sides = _sides(scene.prospect, taken, tiles)
    yield from _ends(scene.prospect, sides, {threat.square for threat in scene.prospect.threats})
    taken.update(end.square for end in scene.prospect.ends)
    taken.update(AHEAD[side].get(square, square) for square, side in sides.items())
    pressed = {square for square, side in sides.items() if side == "n"}
    yield from _chances(scene.prospect, _plates(scene.prospect, taken, tiles), pressed)


def _heads(prospect: Prospect) -> Iterator[Placed]:
    gone = {(leg.origin, leg.direction) for leg in prospect.legs}
    for leg in prospect.legs:
        spot = beside(leg.origin, leg.direction, SQUARE / 2)
        yield Placed(chevron(leg.direction, _pattern(leg)), _moved(spot, leg, aside=_back(leg) in gone))


def _leg(leg: Leg, *, aside: bool) -> Iterator[Placed]:
    pattern = _pattern(leg)
    if leg.origin in AHEAD[leg.direction]:
        spot = beside(leg.origin, leg.direction, SQUARE / 2)
        yield Placed(link(leg.direction, pattern), _moved(spot, leg, aside=aside))
        return
    half = link(leg.direction, pattern, SQUARE // 2)
    yield Placed(half, _moved(beside(leg.origin, leg.direction, SQUARE / 4), leg, aside=aside))
    come_in = beside(OPPOSITE[leg.origin], BEHIND[leg.direction], SQUARE / 4)
    yield Placed(half, _moved(come_in, leg, aside=aside))


def _pattern(leg: Leg) -> Pattern:
    return "dots" if leg.hunted else "band"


def _back(leg: Leg) -> tuple[Square, Direction]:
    """Return the same leg in the other direction."""
    return AHEAD[leg.direction].get(leg.origin, OPPOSITE[leg.origin]), BEHIND[leg.direction]


def _moved(spot: Spot, leg: Leg, *, aside: bool) -> Spot:
    across, down = STEPS[RIGHT_OF[leg.direction]]
    return (spot[0] + across * _ASIDE, spot[1] + down * _ASIDE) if aside else spot


def _sides(prospect: Prospect, taken: Collection[Square], tiles: Collection[Square]) -> dict[Square, Direction]:
    """Choose, for each end on a square that is taken or has a tile, the side of its cards; first where few are free.

    Where there is room they hide no tile, nothing of the route and no place of a chance; else no turn of the
    route, or no tile at least.
    """
    filled, sides = {*taken, *(end.square for end in prospect.ends)}, dict[Square, Direction]()
    route = {leg.origin for leg in prospect.legs}
    turns = {leg.origin for before, leg in pairwise(prospect.legs) if before.direction != leg.direction}
    chances = {AHEAD[side][square] for square, side in _plates(prospect, filled, tiles).items() if side is not None}
    spared = ({*tiles, *route, *chances}, {*tiles, *turns, *chances}, {*tiles, *turns}, tiles, ())
    aside = [end for end in prospect.ends if end.square in taken or end.square in tiles]
    for end in sorted(aside, key=lambda end: sum(_has_room(end, side, filled) for side in _CARD_SIDES)):
        rooms = ({*filled, *squares} for squares in spared)
        roomy = (side for room in rooms for side in _CARD_SIDES if _has_room(end, side, room))
        side = next(roomy, None) or _free_side(end.square, filled, _CARD_SIDES) or "s"
        sides[end.square] = side
        filled.add(AHEAD[side].get(end.square, end.square))
    return sides


def _has_room(end: End, side: Direction, taken: Collection[Square]) -> bool:
    """Whether the cards of an end fit there, and hide neither the next square nor a number on any that is taken."""
    left, top, right, bottom = _cards_beside(end, side).box
    hidden = (
        left - _NUMBER_ACROSS < x < right + _NUMBER_ACROSS and top - _NUMBER_BELOW < y < bottom + _NUMBER_ABOVE
        for x, y in map(middle, taken)
    )
    fits = min(left, top) >= 0 and right <= PANEL_LEFT and bottom <= HEIGHT
    return fits and _free_side(end.square, taken, (side,)) is not None and not any(hidden)


def _cards_beside(end: End, side: Direction, *, begin: int = _CARDS) -> Placed:
    lying = cards(end.cards)
    deep = max(lying.size[side in _UPRIGHT], SMALL_CARD[1])
    return Placed(lying, beside(end.square, side, begin + deep / 2))


def _ends(prospect: Prospect, sides: Mapping[Square, Direction], threatened: Collection[Square]) -> Iterator[Placed]:
    """Lay the cards on the squares where they end, or beside them, with a tip."""
    lying: list[Placed] = []
    for end in prospect.ends:
        side = sides.get(end.square)
        if side is None:
            lying.append(Placed(cards(end.cards), middle(end.square)))
            continue
        pressed = side == "n" and end.square in threatened
        yield Placed(pointer(BEHIND[side]), beside(end.square, side, _TIP_ABOVE if pressed else _TIP))
        lying.append(_cards_beside(end, side, begin=_CARDS_ABOVE if pressed else _CARDS))
    yield from lying


def _plates(prospect: Prospect, taken: Collection[Square], tiles: Collection[Square]) -> dict[Square, Direction | None]:
    """Choose, for each token in danger, where its chance lies: above or below it, or beside it, or (None) on its head.

    Beside it only if it hid a tile or the head of an arrow above or below. No two lie in each other's way.
    """
    headed = {edge for leg in prospect.legs for edge in ((leg.origin, leg.direction), _back(leg))}
    reached, filled = set(taken), set(taken)
    plates: dict[Square, Direction | None] = {}
    for threat in prospect.threats:
        square = threat.square
        bare = [side for side in DIRECTIONS if (square, side) not in headed]
        upright = [side for side in _UPRIGHT if side in bare]
        clear = all(side in upright and AHEAD[side].get(square) not in tiles for side in _UPRIGHT)
        across = [] if clear else [side for side in bare if side not in _UPRIGHT]
        rooms: Sequence[tuple[Collection[Square], Collection[Direction]]] = (
            ({*filled, *tiles}, upright),
            ({*reached, *tiles}, across),
            (filled, upright),
            (reached, across),
            (filled, () if "n" in bare else _UPRIGHT),  # on the token's head it would hide an arrow head, too
        )
        found = (_free_side(square, room, choice) for room, choice in rooms)
        side: Direction | None = next(filter(None, found), None)
        plates[square] = side
        if side is not None:
            reached.add(AHEAD[side][square])
            if side not in _UPRIGHT:
                filled.add(AHEAD[side][square])
    return plates


def _chances(
    prospect: Prospect, plates: Mapping[Square, Direction | None], pressed: Collection[Square]
) -> Iterator[Placed]:
    """Lay the chances where they belong; `pressed` are the squares at whose upper edge lies the tip of a card."""
    for threat in prospect.threats:
        square, side = threat.square, plates[threat.square]
        plate = chance(threat.percent, small=side is None)
        if side is None:
            yield Placed(plate, beside(square, "n", _UNDER_TIP if square in pressed else _ON_HEAD))
        else:
            yield Placed(plate, beside(square, side, _CLEAR if side in _UPRIGHT else _BESIDE))


def _free_side(square: Square, taken: Collection[Square], sides: Iterable[Direction]) -> Direction | None:
    """Return the first side on which there is a square that is free."""
    return next((side for side in sides if AHEAD[side].get(square, square) not in {square, *taken}), None)


SMALL_CARD: Final = (46, 52)
ADVANCE: Final = 41
"""How far small cards lie from each other."""

_ANGLES: Final = {"e": 0, "s": 90, "w": 180, "n": 270}


@kept
def link(direction: Direction, pattern: Pattern, length: int = SQUARE) -> Sprite:
    """Draw a piece of the route, `length` long; its middle is the middle of the sprite."""
    size = length + 24
    drawing = Drawing(size, size)
    across, down = STEPS[direction]
    middle = size / 2

    def at(share: float) -> tuple[float, float]:
        return middle + share * length * across, middle + share * length * down

    if pattern == "band":
        for width, tone in ((20, tones.INK), (14, tones.BONE)):
            drawing.line([at(-0.5), at(0.5)], width, tone)
        return Sprite.of(drawing.image())
    dots = 3 if length == SQUARE else 2
    for grown, tone in ((3.0, tones.INK), (0.0, tones.BLOOD_FOAM)):
        for dot in range(dots):
            drawing.disc(at((dot + 0.5) / dots - 0.5), 7 + grown, tone)
    return Sprite.of(drawing.image())


@drawn(40, 40)
def chevron(drawing: Drawing, direction: Direction, pattern: Pattern) -> None:
    """Draw an arrow head that says which way the monster would go."""
    angle = _ANGLES[direction]
    for size, tone in ((17.0, tones.INK), (12.0, tones.EMBER if pattern == "band" else tones.BLOOD_FOAM)):
        drawing.polygon([polar((20, 20), size, angle + turn) for turn in (0, 125, 235)], tone)


@kept
def cards(ending: tuple[Card, ...]) -> Sprite:
    """Draw the cards that end on the same square: side by side, more than two in two rows."""
    columns = len(ending) if len(ending) <= 2 else (len(ending) + 1) // 2  # noqa: PLR2004  # a pair has room
    rows = (len(ending) + columns - 1) // columns
    (width, height), down = SMALL_CARD, SMALL_CARD[1] - 3
    picture = Image.new("RGBA", (ADVANCE * (columns - 1) + width, down * (rows - 1) + height))
    for number, kind in enumerate(ending):
        small = card(kind, "left").image().resize(SMALL_CARD, Image.Resampling.LANCZOS)
        picture.alpha_composite(small, (ADVANCE * (number % columns), down * (number // columns)))
    return Sprite.of(picture)


@drawn(40, 40)
def pointer(drawing: Drawing, direction: Direction) -> None:
    """Draw the tip by which cards on the next square point to where they end."""
    for size, tone in ((17.0, tones.INK), (11.0, tones.BONE)):
        drawing.polygon([polar((20, 20), size, _ANGLES[direction] + turn) for turn in (0, 120, 240)], tone)


@kept
def chance(percent: int, *, small: bool) -> Sprite:
    """Draw the chance of being eaten: a red plate with the percent, which hides none on the next square.

    A small one leaves more to be seen of the head on which it lies.
    """
    text = f"{percent}%"
    height, advance, size = (26, 15, 26) if small else (32, 18, 31)
    width = min(10 + advance * len(text), SQUARE)
    drawing = Drawing(width, height)
    drawing.box((0, 0), width, height, tones.INK, radius=height * 0.375)
    drawing.box((2.5, 2.5), width - 5, height - 5, tones.BLOOD, radius=height * 0.375 - 2.5)
    drawing.text((width / 2, height / 2), text, size if width < SQUARE else min(size, 27), fill=tones.WHITE)
    return Sprite.of(drawing.image())
