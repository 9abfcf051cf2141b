"""What some events look like on the board: their trails, sight lines, bites, pushed and lost tiles."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Final, Literal, assert_never, get_args

from engine.core import by_kind
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import AHEAD, BEHIND, DIRECTIONS, LEFT_OF, WALLS, Direction, Square
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import piece_of as placed_piece
from engine.fearsome_floors.supply import squares_of
from engine.fearsome_floors.tiles import TILES, Rotation
from engine.fearsome_floors.tokens import OFF_BOARD
from render.fearsome_floors.scene import Action, Bite, Halt, Jump, Passage, Piece, Sight, Trail, Turned, piece_of

Travelled = (
    happened.TokenStepped
    | happened.TokenSlid
    | happened.TokenPushed
    | happened.TilePushed
    | happened.TileSlid
    | happened.MonsterStepped
    | happened.MonsterSlid
)
"""The events in which something went from one square to another."""

_BEFORE: Final[Mapping[Rotation, Mapping[Direction, Direction]]] = by_kind(
    get_args(Rotation), {"right": LEFT_OF, "around": BEHIND}
)
"""Where the monster faced before a stone turned it."""

_HALTS: Final[Mapping[type, Literal["boxed-in", "round"]]] = {
    happened.MonsterBoxedIn: "boxed-in",
    happened.MonsterStopped: "round",
}

Walked = happened.MonsterStepped | happened.MonsterSlid


def action_of(before: State, events: Sequence[happened.AnyEvent]) -> Action:
    """Draw together what happened from a position on."""
    return Action(
        trail=tuple(_trail(events)),
        moved=(*_tokens_moved(before, events), *_tiles_moved(events), *_placed(events)),
        lost=tuple(event.origin for event in events if isinstance(event, happened.TileRemoved)),
        sights=tuple(_sights(before, events)),
        bites=tuple(_bites(before, events)),
        passages=tuple(
            Passage(event.origin, direction_of(event)) for event in events if isinstance(event, Walked) and event.wall
        ),
        turns=tuple(_turned(event) for event in events if isinstance(event, happened.MonsterTurned)),
        jumps=tuple(
            Jump(event.origin, event.target) for event in events if isinstance(event, happened.MonsterTeleported)
        ),
        halt=_halt(events),
        entered=any(isinstance(event, happened.TokenEntered) for event in events),
        escaped=_escaped(before, events),
    )


def _trail(events: Sequence[happened.AnyEvent]) -> Iterator[Trail]:
    pushed = {event.token for event in events if isinstance(event, happened.TokenPushed)}
    for event in events:
        if not isinstance(event, Travelled):
            continue
        match event:
            case happened.TokenStepped():
                yield Trail(event.origin, direction_of(event), "token")
            case happened.TokenSlid():
                mover = "pushed" if event.token in pushed else "token"
                yield Trail(event.origin, direction_of(event), mover, slide=True)  # type: ignore[arg-type]  # one of two names
            case happened.MonsterStepped() | happened.MonsterSlid():
                yield Trail(event.origin, direction_of(event), "monster", slide=isinstance(event, happened.MonsterSlid))
            case happened.TilePushed() | happened.TokenPushed() | happened.TileSlid():
                yield Trail(event.origin, direction_of(event), "pushed", slide=isinstance(event, happened.TileSlid))
            case _:
                assert_never(event)


def direction_of(event: Travelled) -> Direction:
    """Find the direction in which something went one square, or through the wall whose letter the event names."""
    wall = event.wall if isinstance(event, Walked) else None
    for direction in DIRECTIONS:
        if wall is None and AHEAD[direction].get(event.origin) == event.target:
            return direction
        if wall is not None and WALLS.get((event.origin, direction)) == wall:
            return direction
    raise ValueError(f"{event.target} is not next to {event.origin}")


def _tiles_moved(events: Sequence[happened.AnyEvent]) -> tuple[Square, ...]:
    """Return the squares on which pushed tiles have come to rest."""
    rest: list[Square] = []
    for event in events:
        if isinstance(event, happened.TilePushed | happened.TileSlid | happened.TileRemoved):
            rest = [square for square in rest if square != event.origin]
            if not isinstance(event, happened.TileRemoved):
                rest.append(event.target)
    return tuple(rest)


def _placed(events: Sequence[happened.AnyEvent]) -> Iterator[Square]:
    """Return the squares of what was placed in the draft."""
    for event in events:
        if isinstance(event, happened.TilePlaced):
            piece = placed_piece(event.tile, event.square, event.direction)
            yield from (square for square in squares_of(piece, event.square) if square is not None)


def _tokens_moved(before: State, events: Sequence[happened.AnyEvent]) -> tuple[Square, ...]:
    """Return the squares of the token whose move it was and of pushed tokens, if they are still on the board."""
    tokens = {event.token for event in events if isinstance(event, happened.TokenTurned | happened.TokenPushed)}
    after = reduce(evolve, events, before)
    return tuple(place for token, place in after.tokens.items() if token in tokens and place not in OFF_BOARD)


def _sights(before: State, events: Sequence[happened.AnyEvent]) -> Iterator[Sight]:
    """Return the three looks that decided a step, and of a walk's last look the one that turned the monster."""
    square, after = before.monster.square, reduce(evolve, events, before)
    for event in events:
        match event:
            case happened.MonsterStepped() | happened.MonsterSlid() | happened.MonsterTeleported():
                square = event.target
            case happened.MonsterLooked():
                for sighting in event.sightings:
                    sight = _sight(square, sighting, event, after)
                    if sight.chosen or not event.last:
                        yield sight
            case _:
                pass


def _sight(square: Square, sighting: happened.Sighting, look: happened.MonsterLooked, after: State) -> Sight:
    direction, until = sighting.direction, sighting.until
    chosen = look.verdict == "nearest" and direction == look.facing
    if sighting.token is not None:
        place = after.tokens[sighting.token]
        now = None if place in OFF_BOARD else place
        return Sight(square, direction, until, sighting.distance, "token", chosen, now)
    return Sight(square, direction, until, sighting.distance, "stone" if until in AHEAD[direction] else "wall")


def _turned(event: happened.MonsterTurned) -> Turned:
    """Say where the stone lies: where the monster was going before it was turned."""
    turn = TILES[event.tile].turns
    if turn is None:
        raise ValueError(f"a {event.tile} turns nobody")
    return Turned(event.square, _BEFORE[turn][event.facing], event.tile)


def _halt(events: Sequence[happened.AnyEvent]) -> Halt | None:
    halts = (event for event in events if isinstance(event, happened.MonsterBoxedIn | happened.MonsterStopped))
    return next((Halt(event.square, _HALTS[type(event)]) for event in halts), None)


def _bites(before: State, events: Sequence[happened.AnyEvent]) -> Iterator[Bite]:
    state = before
    for event in events:
        if isinstance(event, happened.TokenEaten):
            yield Bite(event.origin, piece_of(state, event.token), fell=event.cause == "edge")
        state = evolve(state, event)


def _escaped(before: State, events: Sequence[happened.AnyEvent]) -> Piece | None:
    return next((piece_of(before, event.token) for event in events if isinstance(event, happened.TokenEscaped)), None)
