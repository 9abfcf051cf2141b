"""The forecast on the board: its way lies on the floor, the cards at its ends and the chances lie over everything."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from engine.fearsome_floors.board import AHEAD, BEHIND, DIRECTIONS, OPPOSITE, RIGHT_OF, STEPS, Direction, Square
from render.core.sprite import Placed
from render.fearsome_floors import sprites_forecast as signs
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.layout import SQUARE, Spot, beside, middle
from render.fearsome_floors.prospect import Leg, Prospect
from render.fearsome_floors.scene import Scene

_ASIDE: Final = 12
"""How far to the right of the middle the way lies where it comes back along the same squares."""

_TIP: Final = 40
"""How far from a token the middle of a card's tip lies: it touches the token and hides nothing of its number."""
_CARDS: Final = 40
"""How far from the middle of a token the cards beside it begin, be they one or eight."""
_CLEAR: Final = 46
"""How far above or below the middle of a token its chance lies where that square is free: clear of eyes and number."""
_BESIDE: Final = 62
"""How far to the side it lies where an arrow head of the way is above or below: it touches the token."""
_ON_HEAD: Final = 28
"""How far above the middle of a token its chance lies between two others: clear of both numbers, small on its head."""
_UNDER_TIP: Final = 20
_UPRIGHT: Final[tuple[Direction, ...]] = ("n", "s")
_TIP_ABOVE: Final = 50
_CARDS_ABOVE: Final = 47
"""How far above a token chance and tip lie, and cards begin, where it has all three: none hides another one."""


def forecast_under(scene: Scene) -> Iterator[Placed]:
    """Give the way of the forecast, if there is one; of the part that numbers and hunts share, the band lies on top."""
    legs = scene.prospect.legs if scene.prospect else ()
    ways = {(leg.origin, leg.direction) for leg in legs}
    for leg in sorted(legs, key=lambda leg: not leg.hunted):
        yield from _leg(leg, aside=_back(leg) in ways)


def forecast_over(scene: Scene) -> Iterator[Placed]:
    """Give what must not be hidden: the directions of the way, the ends, who would be eaten, and how likely."""
    if scene.prospect is None:
        return
    yield from _heads(scene.prospect)
    taken = {*scene.tokens, scene.monster.square}
    for threat in scene.prospect.threats:
        if threat.eaten_on != threat.square:
            x, y = middle(threat.eaten_on)
            yield Placed(marks.eaten(scene.tokens[threat.square]), (x + 22, y + 22))
            taken.add(threat.eaten_on)
    sides = _sides(scene.prospect, taken)
    yield from _ends(scene.prospect, sides, {threat.square for threat in scene.prospect.threats})
    pressed = {square for square, side in sides.items() if side == "n"}
    yield from _chances(scene.prospect, taken, pressed)


def _heads(prospect: Prospect) -> Iterator[Placed]:
    ways = {(leg.origin, leg.direction) for leg in prospect.legs}
    for leg in prospect.legs:
        spot = beside(leg.origin, leg.direction, SQUARE / 2)
        yield Placed(signs.chevron(leg.direction, _pattern(leg)), _moved(spot, leg, aside=_back(leg) in ways))


def _leg(leg: Leg, *, aside: bool) -> Iterator[Placed]:
    pattern = _pattern(leg)
    if leg.origin in AHEAD[leg.direction]:
        spot = beside(leg.origin, leg.direction, SQUARE / 2)
        yield Placed(signs.link(leg.direction, pattern), _moved(spot, leg, aside=aside))
        return
    half = signs.link(leg.direction, pattern, SQUARE // 2)
    yield Placed(half, _moved(beside(leg.origin, leg.direction, SQUARE / 4), leg, aside=aside))
    come_in = beside(OPPOSITE[leg.origin], BEHIND[leg.direction], SQUARE / 4)
    yield Placed(half, _moved(come_in, leg, aside=aside))


def _pattern(leg: Leg) -> signs.Pattern:
    return "dots" if leg.hunted else "band"


def _back(leg: Leg) -> tuple[Square, Direction]:
    """Give the same way in the other direction."""
    return AHEAD[leg.direction].get(leg.origin, OPPOSITE[leg.origin]), BEHIND[leg.direction]


def _moved(spot: Spot, leg: Leg, *, aside: bool) -> Spot:
    across, down = STEPS[RIGHT_OF[leg.direction]]
    return (spot[0] + across * _ASIDE, spot[1] + down * _ASIDE) if aside else spot


def _sides(prospect: Prospect, taken: set[Square]) -> dict[Square, Direction]:
    """Choose, for each end on a square that is taken, the side on which its cards lie; all are taken then."""
    aside = [end.square for end in prospect.ends if end.square in taken]
    taken.update(end.square for end in prospect.ends)
    sides: dict[Square, Direction] = {}
    for square in aside:
        sides[square] = _free_side(square, taken, ("s", "w", "e", "n")) or "s"
        taken.add(AHEAD[sides[square]].get(square, square))
    return sides


def _ends(prospect: Prospect, sides: Mapping[Square, Direction], threatened: Collection[Square]) -> Iterator[Placed]:
    """Lay the cards on the squares where they end, or beside them, with a tip."""
    cards: list[Placed] = []
    for end in prospect.ends:
        side, spot, lying = sides.get(end.square), middle(end.square), signs.cards(end.cards)
        if side is not None:
            pressed = side == "n" and end.square in threatened
            yield Placed(signs.pointer(BEHIND[side]), beside(end.square, side, _TIP_ABOVE if pressed else _TIP))
            deep = max(lying.size[side in ("n", "s")], signs.SMALL_CARD[1])
            spot = beside(end.square, side, (_CARDS_ABOVE if pressed else _CARDS) + deep / 2)
        cards.append(Placed(lying, spot))
    yield from cards


def _chances(prospect: Prospect, taken: Collection[Square], pressed: Collection[Square]) -> Iterator[Placed]:
    """Lay each chance above or below its token; beside it, if it hid the head of an arrow there; else on its head.

    `pressed` are the squares at whose upper edge lies the tip of a card. No two chances lie in each other's way.
    """
    headed = {edge for leg in prospect.legs for edge in ((leg.origin, leg.direction), _back(leg))}
    reached, filled = set(taken), set(taken)
    for threat in prospect.threats:
        square = threat.square
        bare = [side for side in DIRECTIONS if (square, side) not in headed]
        side = _free_side(square, filled, [side for side in _UPRIGHT if side in bare])
        if side is None and any(side not in bare for side in _UPRIGHT):
            side = _free_side(square, reached, [side for side in bare if side not in _UPRIGHT])
        side = side or _free_side(square, filled, _UPRIGHT)
        plate = signs.chance(threat.percent, small=side is None)
        if side is None:
            yield Placed(plate, beside(square, "n", _UNDER_TIP if square in pressed else _ON_HEAD))
            continue
        yield Placed(plate, beside(square, side, _CLEAR if side in _UPRIGHT else _BESIDE))
        reached.add(AHEAD[side][square])
        if side not in _UPRIGHT:
            filled.add(AHEAD[side][square])


def _free_side(square: Square, taken: Collection[Square], sides: Iterable[Direction]) -> Direction | None:
    """Give the first side on which there is a square that is free."""
    return next((side for side in sides if AHEAD[side].get(square, square) not in {square, *taken}), None)
