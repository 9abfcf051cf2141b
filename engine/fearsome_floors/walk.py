"""The monster's walk: look, turn and step, as long as its card says (rules, section 6)."""

from engine.core import Play
from engine.fearsome_floors.board import AHEAD, OPPOSITE, WALLS, Direction, Square
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.ending import nobody_left
from engine.fearsome_floors.events import AnyEvent, MonsterSlid, MonsterStepped, TokenEaten
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.pushing import line_from, push_tile, push_token
from engine.fearsome_floors.sight import look
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import blood
from engine.fearsome_floors.tokens import EATEN, WAITING, Place


def walk(play: Play[State, AnyEvent], card: Card) -> None:
    """Let the monster walk. It stops at once, without a last look, when the game ends for want of tokens."""
    rule = CARDS[card]
    before = len(play.events)
    for step in range(1, rule.steps + 1):
        _look(play, step=step, last=False)
        _step(play)
        eaten = sum(isinstance(event, TokenEaten) for event in play.events[before:])
        if eaten and nobody_left(play.state):
            return
        if rule.hits is not None and eaten >= rule.hits:
            break
    _look(play, step=step + 1, last=True)


def _look(play: Play[State, AnyEvent], *, step: int, last: bool) -> None:
    play.emit(look(ground_of(play.state), play.state.monster.facing, step=step, last=last))


def _step(play: Play[State, AnyEvent]) -> None:
    """Take one step, sliding on across blood; coming round to where it was, facing the same way, ends a slide."""
    been = {play.state.monster}
    _advance(play, MonsterStepped)
    while play.state.monster.square in blood(play.state.pools) and play.state.monster not in been:
        been.add(play.state.monster)
        _advance(play, MonsterSlid)


def _advance(play: Play[State, AnyEvent], went: type[MonsterStepped | MonsterSlid]) -> None:
    """Go one square on, eating the token or pushing the tile that is there."""
    origin, facing = play.state.monster.square, play.state.monster.facing
    target, wall = _beyond(origin, facing)
    ground = ground_of(play.state)
    if target in ground.tiles:
        _push(play, target, facing)
    elif target in ground.tokens:
        play.emit(TokenEaten(ground.tokens[target], target, "bite", _stomach(play.state)))
    play.emit(went(origin, target, wall))


def _beyond(square: Square, facing: Direction) -> tuple[Square, str | None]:
    """Give the square ahead, and the letter of the wall if the way there leads through it."""
    ahead = AHEAD[facing].get(square)
    return (OPPOSITE[square], WALLS[square, facing]) if ahead is None else (ahead, None)


def _push(play: Play[State, AnyEvent], square: Square, direction: Direction) -> None:
    """Push the tile on a square and all that stands in line behind it, the farthest piece first."""
    for origin in reversed(line_from(ground_of(play.state), square, direction)):
        ground = ground_of(play.state)
        pushed: tuple[AnyEvent, ...] = (
            push_tile(ground, origin, direction)
            if origin in ground.tiles
            else push_token(ground, origin, direction, goes_to=_stomach(play.state))
        )
        for event in pushed:
            play.emit(event)


def _stomach(state: State) -> Place:
    """Give where eaten tokens go (rules, section 4)."""
    return EATEN if state.second_half else WAITING
