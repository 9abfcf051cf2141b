"""The monster's walk: look, turn and step, as long as its card says (rules, section 6)."""

from engine.core import Play
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import AHEAD, LEFT_OF, LINES, OPPOSITE, RIGHT_OF, WALLS, Direction, Square
from engine.fearsome_floors.cards import CARDS, Card, CardRule
from engine.fearsome_floors.events import MonsterLooked, Sighting
from engine.fearsome_floors.ground import Ground, ground_of, line_from, push_tile, push_token
from engine.fearsome_floors.outcome import nobody_left
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import TILES, TURNED
from engine.fearsome_floors.tokens import EATEN, WAITING, Place


def walk(play: Play[State, happened.AnyEvent], card: Card) -> None:
    """Let the monster walk as a card says."""
    walk_by(play, CARDS[card])


def walk_by(play: Play[State, happened.AnyEvent], rule: CardRule) -> None:
    """Let the monster walk by a rule, which decides nothing but where the walk ends.

    It stops at once, without a last look, when the game ends for want of tokens.
    """
    before = len(play.events)
    for step in range(1, rule.steps + 1):
        _look(play, step=step, last=False)
        _step(play)
        eaten = sum(isinstance(event, happened.TokenEaten) for event in play.events[before:])
        if eaten and nobody_left(play.state):
            return
        if rule.hits is not None and eaten >= rule.hits:
            break
    _look(play, step=step + 1, last=True)


def _look(play: Play[State, happened.AnyEvent], *, step: int, last: bool) -> None:
    play.emit(look(ground_of(play.state), play.state.monster.facing, step=step, last=last))


def _step(play: Play[State, happened.AnyEvent]) -> None:
    """Take one step, sliding on across blood, until it stands on firm ground or comes out of a teleporter.

    **[ruling]** On blood it stops only where it is boxed in, or where it comes to the same square, facing the same
    way, for the second time within the step; the square from which the step set out counts as the first, with the
    facing after its look, even if a stone turned it there before it left.
    """
    been = {play.state.monster}
    went: type[happened.MonsterStepped | happened.MonsterSlid] = happened.MonsterStepped
    while _advance(play, went):
        ground, monster = ground_of(play.state), play.state.monster
        other = ground.laid.exits.get(monster.square)
        if other is not None:
            play.emit(happened.MonsterTeleported(monster.square, other.square, other.arrow, other.pair))
            return
        if monster.square not in ground.laid.slippery:
            return
        if monster in been:
            play.emit(happened.MonsterStopped(monster.square))
            return
        been.add(monster)
        went = happened.MonsterSlid


def _advance(play: Play[State, happened.AnyEvent], went: type[happened.MonsterStepped | happened.MonsterSlid]) -> bool:
    """Go one square on, turning at turning stones, eating the token or pushing the tile that is there.

    Return whether it could: turning stones can keep it where it is.
    """
    ground = ground_of(play.state)
    if not _turn(play, ground):
        return False
    origin, facing = play.state.monster.square, play.state.monster.facing
    target, wall = _beyond(origin, facing)
    if target in ground.tiles:
        _push(play, line_from(ground, target, facing), facing)
    elif target in ground.tokens:
        play.emit(happened.TokenEaten(ground.tokens[target], target, "bite", _stomach(play.state)))
    play.emit(went(origin, target, wall))
    return True


def _turn(play: Play[State, happened.AnyEvent], ground: Ground) -> bool:
    """Turn in place at the turning stones ahead, before any wall, and return whether it can go on then.

    **[ruling]** Facing a direction for the second time while it turns in place, it is boxed in.
    """
    square, facing = play.state.monster.square, play.state.monster.facing
    faced: set[Direction] = set()
    while facing not in faced:
        faced.add(facing)
        stone, wall = _beyond(square, facing)
        tile = ground.tiles.get(stone)
        turns = None if tile is None else TILES[tile].turns
        if tile is None or turns is None:
            return True
        facing = TURNED[turns][facing]
        play.emit(happened.MonsterTurned(square, facing, tile, stone, wall))
    play.emit(happened.MonsterBoxedIn(square, facing))
    return False


def _beyond(square: Square, facing: Direction) -> tuple[Square, str | None]:
    """Return the square ahead, and the letter of the wall if the way there leads through it."""
    ahead = AHEAD[facing].get(square)
    return (OPPOSITE[square], WALLS[square, facing]) if ahead is None else (ahead, None)


def _push(play: Play[State, happened.AnyEvent], line: tuple[Square, ...], direction: Direction) -> None:
    """Push all that stands in a line, the farthest piece first.

    The farthest of a full row comes onto the monster's own square, which the monster leaves only then.
    """
    for origin in reversed(line):
        ground = ground_of(play.state)
        pushed: tuple[happened.AnyEvent, ...] = (
            push_tile(ground, origin, direction)
            if origin in ground.tiles
            else push_token(ground, origin, direction, goes_to=_stomach(play.state))
        )
        for event in pushed:
            play.emit(event)


def _stomach(state: State) -> Place:
    """Return where eaten tokens go (rules, section 4)."""
    return EATEN if state.second_half else WAITING


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
