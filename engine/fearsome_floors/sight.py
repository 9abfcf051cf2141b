"""What the monster sees, and where it turns (rules, section 6: look, turn)."""

from engine.fearsome_floors.board import LEFT_OF, LINES, RIGHT_OF, Direction, Square
from engine.fearsome_floors.events import MonsterLooked, Sighting
from engine.fearsome_floors.ground import Ground
from engine.fearsome_floors.tiles import TILES


def look(ground: Ground, facing: Direction, *, step: int, last: bool) -> MonsterLooked:
    """Look ahead, left and right, and turn to the nearest token; on a tie, or if nobody is seen, keep facing ahead."""
    directions = (facing, LEFT_OF[facing], RIGHT_OF[facing])
    ahead, left, right = (_along(ground, ground.monster, direction) for direction in directions)
    seen = [sighting for sighting in (ahead, left, right) if sighting.token is not None]
    if not seen:
        return MonsterLooked(step, last, (ahead, left, right), "nobody", facing)
    distance = min(sighting.distance for sighting in seen)
    first, *others = (sighting for sighting in seen if sighting.distance == distance)
    if others:
        return MonsterLooked(step, last, (ahead, left, right), "tie", facing)
    return MonsterLooked(step, last, (ahead, left, right), "nearest", first.direction)


def _along(ground: Ground, square: Square, direction: Direction) -> Sighting:
    """Look along a line: as far as the first token, or the square before what blocks sight, or the wall."""
    distance = 0
    for ahead in LINES[direction][square]:
        tile = ground.tiles.get(ahead)
        if tile is not None and TILES[tile].blocks_sight:
            break
        square, distance = ahead, distance + 1
        if ahead in ground.tokens:
            return Sighting(direction, square, distance, ground.tokens[ahead])
    return Sighting(direction, square, distance, None)
