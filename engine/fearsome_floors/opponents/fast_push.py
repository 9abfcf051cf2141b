"""Where a piece comes to that is pushed, by a token or by the monster, in the fast form (rules, sections 5 and 6)."""

from engine.fearsome_floors.opponents.floor import Floor
from engine.fearsome_floors.opponents.grid import BLOOD, CORNER_CELLS, STEP, WALL


def slide(
    cells: bytearray,
    floor: Floor,
    origin: int,
    facing: int,
    *,
    monster: int,
    touched: list[int],
    stops_on_corners: bool = True,
) -> int:
    """Return where a piece that is pushed comes to; where it was if that is over the edge.

    What comes onto a teleporter, or as a tile onto a corner, ends there, and its pusher takes it away.
    """
    ahead, kinds = STEP[facing], floor.kinds
    cell = origin
    following = origin + ahead
    while cells[following] != WALL:
        cell = following
        touched.append(cell)
        if kinds[cell] != BLOOD or (stops_on_corners and cell in CORNER_CELLS):
            return cell
        following = cell + ahead
        touched.append(following)
        if cells[following] or following == monster:
            return cell
    return cell
