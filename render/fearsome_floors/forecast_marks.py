"""The forecast on the board: its way lies on the floor, the cards at its ends and the chances lie over everything."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from engine.fearsome_floors.board import AHEAD, BEHIND, OPPOSITE, RIGHT_OF, STEPS, Direction, Square
from render.core.sprite import Placed
from render.fearsome_floors import sprites_forecast as signs
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.layout import SQUARE, Spot, beside, middle
from render.fearsome_floors.prospect import Leg, Prospect, Threat
from render.fearsome_floors.scene import Scene

_ASIDE: Final = 12
"""How far to the right of the middle the way lies where it comes back along the same squares."""

_TIP: Final = 40
"""How far from a token the middle of a card's tip lies: it touches the token and hides nothing of its number."""
_CLEAR: Final = 46
"""How far above or below the middle of a token its chance lies where that square is free: clear of eyes and number."""
_ON_HEAD: Final = 28
"""How far above the middle of a token its chance lies between two others: clear of both numbers, small on its head."""
_UNDER_TIP: Final = 20
_TIP_ABOVE: Final = 50
_CARDS_ABOVE: Final = 73
"""How far above a token chance, tip and cards lie where it has all three: none hides another one or the number."""


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
    yield from (_chance(threat, taken, under_tip=sides.get(threat.square) == "n") for threat in scene.prospect.threats)


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
        side, spot = sides.get(end.square), middle(end.square)
        if side is not None:
            pressed = side == "n" and end.square in threatened
            yield Placed(signs.pointer(BEHIND[side]), beside(end.square, side, _TIP_ABOVE if pressed else _TIP))
            spot = beside(end.square, side, _CARDS_ABOVE if pressed else SQUARE)
        cards.append(Placed(signs.cards(end.cards), spot))
    yield from cards


def _chance(threat: Threat, taken: Collection[Square], *, under_tip: bool) -> Placed:
    """Lay a chance above its token, below it, or small on its head, where neither square is free."""
    side = _free_side(threat.square, taken, ("n", "s"))
    plate = signs.chance(threat.percent, small=side is None)
    if side is not None:
        return Placed(plate, beside(threat.square, side, _CLEAR))
    return Placed(plate, beside(threat.square, "n", _UNDER_TIP if under_tip else _ON_HEAD))


def _free_side(square: Square, taken: Collection[Square], sides: Iterable[Direction]) -> Direction | None:
    """Give the first side on which there is a square that is free."""
    return next((side for side in sides if AHEAD[side].get(square, square) not in {square, *taken}), None)
