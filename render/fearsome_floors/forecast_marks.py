"""The forecast on the board: its way lies on the floor, the cards at its ends and the chances lie over everything."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from engine.fearsome_floors.board import AHEAD, BEHIND, OPPOSITE, RIGHT_OF, STEPS, Direction, Square
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
_ABOVE: Final = 46
_ON_HEAD: Final = 25
"""How far above the middle of a token its chance lies: clear of its eyes; or on its head, clear of the number."""


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
    yield from _ends(scene.prospect, taken)
    for threat in scene.prospect.threats:
        above = AHEAD["n"].get(threat.square, threat.square)
        up = _ON_HEAD if above in {threat.square, *taken} else _ABOVE
        yield Placed(signs.chance(threat.percent), beside(threat.square, "n", up))


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


def _ends(prospect: Prospect, taken: set[Square]) -> Iterator[Placed]:
    """Lay the cards on the squares where they end, or beside those that are taken, with a tip; all are taken then."""
    lying = [end for end in prospect.ends if end.square not in taken]
    aside = [end for end in prospect.ends if end.square in taken]
    taken.update(end.square for end in lying)
    cards = [Placed(signs.cards(end.cards), middle(end.square)) for end in lying]
    for end in aside:
        side = _free_side(end.square, taken, ("s", "w", "e", "n")) or "s"
        taken.add(AHEAD[side].get(end.square, end.square))
        yield Placed(signs.pointer(BEHIND[side]), beside(end.square, side, _TIP))
        cards.append(Placed(signs.cards(end.cards), beside(end.square, side, SQUARE)))
    yield from cards


def _free_side(square: Square, taken: Collection[Square], sides: Iterable[Direction]) -> Direction | None:
    """Give the first side on which there is a square that is free."""
    return next((side for side in sides if AHEAD[side].get(square, square) not in {square, *taken}), None)
