"""Movement: walking, exploring, holes, and leaving the game (rules, sections 3 and 6)."""

from collections.abc import Iterator

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.tunnels import HumanLeft, WarriorMoved
from engine.claustrophobia.moves import Go, Leave, UseHole
from engine.claustrophobia.rounds.activations import activation_of, begin_activation, movement_left, why_not_act
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import explore, why_not_explore
from engine.claustrophobia.tunnels.map import connected, has_hole, has_room, is_held, is_sealed, tile_beside, tile_of
from engine.claustrophobia.tunnels.tile_effects import enter
from engine.claustrophobia.tunnels.tiles import DIRECTIONS
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, TOUGH_NAMED, WarriorName, side_of
from engine.core import Reason


def why_not_go(state: State, move: Go) -> Reason | None:
    """Return what keeps a warrior from going through a side of its tile, or from exploring there."""
    reason = why_not_act(state, move.warrior, move.at)
    tile = tile_of(state, move.warrior, move.at)
    if reason is not None or tile is None:
        return reason
    return (
        _why_not_move(state, move.warrior, move.at, tile)
        or _why_no_opening(state, move, tile)
        or _why_not_there(state, move, tile)
    )


def _why_not_move(state: State, warrior: WarriorName, at: int | None, tile: int) -> Reason | None:
    """Return what keeps a warrior from spending movement, wherever to."""
    progress = activation_of(state, warrior, at)
    if progress.is_halted:
        return Reason.of("movement-ended", warrior=warrior)
    left = movement_left(state, warrior, at)
    if left < 1:
        return Reason.of("no-movement-left", warrior=warrior, movement=left + progress.spent)
    if state.tiles[tile].rule.is_flooded and progress.spent:
        return Reason.of("leaving-costs-all", warrior=warrior, tile=tile)
    return None


def _why_no_opening(state: State, move: Go, tile: int) -> Reason | None:
    if is_held(state, move.warrior, tile, side_of(move.warrior)):
        return Reason.of("held", warrior=move.warrior, tile=tile)
    if move.direction not in state.tiles[tile].openings:
        return Reason.of("wall", warrior=move.warrior, tile=tile, direction=move.direction)
    return None


def _why_not_there(state: State, move: Go, tile: int) -> Reason | None:
    warrior, direction = move.warrior, move.direction
    if tile_beside(state, tile, direction) is None:
        return why_not_explore(state, warrior)
    target = connected(state, tile, direction)
    if target is None:
        return Reason.of("closed", warrior=warrior, tile=tile, direction=direction)
    if side_of(warrior) == "demons" and is_sealed(state, tile, target, direction):
        return Reason.of("sealed", warrior=warrior, tile=tile, direction=direction)
    return _why_not_into(state, warrior, target)


def _why_not_into(state: State, warrior: WarriorName, target: int) -> Reason | None:
    if not has_room(state, target, side_of(warrior)):
        return Reason.of("no-room", warrior=warrior, tile=target)
    if not scenario_of(state).may_step(state, warrior, target):
        return Reason.of("may-not-go-there", warrior=warrior, tile=target)
    return None


def why_not_use_hole(state: State, move: UseHole) -> Reason | None:
    """Return what keeps a warrior from going through a hole; nobody holds it back there (rules, section 6)."""
    reason = why_not_act(state, move.warrior, move.at)
    tile = tile_of(state, move.warrior, move.at)
    if reason is not None or tile is None:
        return reason
    if move.warrior != "troglodyte" and move.warrior not in TOUGH_NAMED:
        return Reason.of("not-a-troglodyte", warrior=move.warrior)
    if move.tile not in range(len(state.tiles)):
        return Reason.of("no-such-tile", tile=move.tile)
    for end in (tile, move.tile):
        if not has_hole(state, end) or tile == move.tile:
            return Reason.of("no-hole", tile=end)
    return _why_not_move(state, move.warrior, move.at, tile) or _why_not_into(state, move.warrior, move.tile)


def why_not_leave(state: State, move: Leave) -> Reason | None:
    """Return what keeps a human from leaving the game."""
    reason = why_not_act(state, move.warrior, None)
    tile = tile_of(state, move.warrior)
    if reason is not None or tile is None:
        return reason
    if not scenario_of(state).may_leave(state, move.warrior):
        return Reason.of("no-way-out", warrior=move.warrior)
    if is_held(state, move.warrior, tile, "humans"):
        return Reason.of("held", warrior=move.warrior, tile=tile)
    return _why_not_move(state, move.warrior, None, tile)


def go(play: GamePlay, move: Go) -> None:
    """Let a warrior walk or explore."""
    tile = _begun(play, move.warrior, move.at)
    target = connected(play.state, tile, move.direction)
    if target is None:
        explore(play, HUMAN_NAMED[move.warrior], tile, move.direction)
    else:
        _step(play, move.warrior, tile, target)


def use_hole(play: GamePlay, move: UseHole) -> None:
    """Let a troglodyte go through a hole."""
    tile = _begun(play, move.warrior, move.at)
    _step(play, move.warrior, tile, move.tile)


def leave(play: GamePlay, move: Leave) -> None:
    """Let a human leave the game."""
    begin_activation(play, move.warrior)
    play.emit(HumanLeft(move.warrior))


def _begun(play: GamePlay, warrior: WarriorName, at: int | None) -> int:
    """Begin an activation and return where the warrior is."""
    tile = tile_of(play.state, warrior, at)
    if tile is None:
        raise LookupError(f"{warrior} is not in play")
    begin_activation(play, warrior, at)
    return tile


def _step(play: GamePlay, warrior: WarriorName, tile: int, target: int) -> None:
    is_flooded = play.state.tiles[tile].rule.is_flooded
    cost = movement_left(play.state, warrior, None) if is_flooded else 1  # all it has where water holds it back
    play.emit(WarriorMoved(warrior, tile, target, cost))
    enter(play, warrior, target)


def steps(state: State, warrior: WarriorName, at: int | None) -> Iterator[Go]:
    """Return the ways that a warrior may try."""
    tile = tile_of(state, warrior, at)
    if tile is not None:
        for direction in DIRECTIONS:
            if direction in state.tiles[tile].openings:
                yield Go(warrior, direction, at)


def holes(state: State, warrior: WarriorName, at: int | None) -> Iterator[UseHole]:
    """Return the holes through which a troglodyte may try to go."""
    tile = tile_of(state, warrior, at)
    if tile is not None and has_hole(state, tile):
        for other in range(len(state.tiles)):
            if other != tile and has_hole(state, other):
                yield UseHole(warrior, other, at)
