"""Exploration: a tile is drawn for a human and placed by the demon player (rules, section 3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.moves import LayTile, PutHole
from engine.claustrophobia.rounds.activations import movement_left
from engine.claustrophobia.rounds.phases import HoleToken, Placing
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Tile
from engine.claustrophobia.tunnels.map import cell_beside, has_hole, unexplored_sides
from engine.claustrophobia.tunnels.tile_effects import enter
from engine.claustrophobia.tunnels.tiles import TURNS, Direction, TileName, Turn, openings, opposite
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HumanName, WarriorName
from engine.core import Chance, Reason

TILE_LUCK: Final = "tile"
"""The kind of luck of the stack, whatever a tile is drawn for: what an undo takes back comes again for all of it."""


def why_not_explore(state: State, warrior: WarriorName) -> Reason | None:
    """Return what keeps a warrior from exploring anywhere."""
    if warrior not in HUMAN_NAMED:
        return Reason.of("demons-do-not-explore")
    has_tile = tiles_left(state) or scenario_of(state).next_tile(state) is not None
    return None if has_tile else Reason.of("stack-empty")


def tiles_left(state: State) -> int:
    """Count the tiles that can be drawn."""
    return len(state.stack) + sum(tile is not None for tile in state.known)


def explore(play: GamePlay, explorer: HumanName, tile: int, direction: Direction) -> None:
    """Draw a tile for a human, and place it if there is nothing to choose."""
    special = scenario_of(play.state).next_tile(play.state)
    if special is not None:
        play.emit(happened.TileDrawn(special, explorer, tile, direction))
        lay(play, turns_of(play.state)[0])
    else:
        draw(play, Placing("", explorer, tile, direction))


def draw(play: GamePlay, where: Placing, *, sent_back: Sequence[TileName] = ()) -> None:
    """Draw tiles until one can be placed; what was sent back comes only where nothing else is left."""
    closing: list[TileName] = []
    while tiles_left(play.state):
        tile = _next(play, closing, sent_back)
        play.emit(happened.TileDrawn(tile, where.explorer, where.origin, where.direction))
        if any(_stays_open(play.state, turn) for turn in _fitting(play.state)):
            break
        named = scenario_of(play.state).stack.named
        if tile in named and all(other in named for other in (*play.state.stack, *play.state.known)):
            break
        closing.append(tile)
        play.emit(happened.TileReturned(tile) if tile in named else happened.TileDiscarded(tile))
    if isinstance(play.state.owed, Placing) and not is_open_choice(play.state):
        lay(play, turns_of(play.state)[0])


def _next(play: GamePlay, besides: Sequence[TileName], last: Sequence[TileName]) -> TileName:
    state = play.state
    if state.known and state.known[0] is not None:
        return state.known[0]
    return pick_tile(play.chance, state, besides, last)


def pick_tile(
    chance: Chance, state: State, besides: Sequence[TileName] = (), last: Sequence[TileName] = ()
) -> TileName:
    """Draw a tile from the stack, of those that are `drawable`."""
    bag = drawable(state, besides, last)
    return bag[bag.index(chance.pick(TILE_LUCK, bag))]


def drawable(state: State, besides: Sequence[TileName] = (), last: Sequence[TileName] = ()) -> tuple[TileName, ...]:
    """Return what can be drawn from the stack: named tiles not before so many others (rules, section 11).

    Those of `last` come where nothing else is left, those of `besides` after them.
    """
    rule = scenario_of(state).stack
    is_deep = rule.size is not None and rule.size - len(state.stack) < rule.deep
    bag = tuple(name for name in state.stack if name not in besides)
    others = tuple(name for name in bag if name not in last)
    shallow = tuple(name for name in others if not (is_deep and name in rule.named))
    return shallow or others or bag or state.stack


def turns_of(state: State) -> tuple[Turn, ...]:
    """Return how the drawn tile can be laid: open towards the explorer, and if possible so that a side stays open."""
    fitting = _fitting(state)
    return tuple(turn for turn in fitting if _stays_open(state, turn)) or fitting


def is_open_choice(state: State) -> bool:
    """Whether it makes a difference how the drawn tile is laid."""
    placing = _placing(state)
    return len({openings(placing.tile, turn) for turn in turns_of(state)}) > 1


def _placing(state: State) -> Placing:
    if not isinstance(state.owed, Placing):
        raise LookupError("no tile is to be placed")  # noqa: TRY004 - the position is wrong, not a type
    return state.owed


def _fitting(state: State) -> tuple[Turn, ...]:
    placing = _placing(state)
    back = opposite(placing.direction)
    return tuple(turn for turn in TURNS if back in openings(placing.tile, turn))


def _stays_open(state: State, turn: Turn) -> bool:
    """Whether some side in play is unexplored once the drawn tile lies so."""
    placing = _placing(state)
    x, y = cell_beside(state.tiles[placing.origin].cell, placing.direction)
    after = replace(state, tiles=(*state.tiles, Tile(placing.tile, x, y, turn)))
    return any(unexplored_sides(after, number) for number in range(len(after.tiles)))


def why_not_lay(state: State, move: LayTile) -> Reason | None:
    """Return what is wrong with a way of laying the drawn tile."""
    placing = _placing(state)
    return None if move.turn in turns_of(state) else Reason.of("no-such-turn", tile=placing.tile, turn=move.turn)


def lay(play: GamePlay, turn: Turn) -> None:
    """Lay the drawn tile and let the explorer enter it."""
    placing = _placing(play.state)
    x, y = cell_beside(play.state.tiles[placing.origin].cell, placing.direction)
    is_flooded = play.state.tiles[placing.origin].rule.is_flooded
    cost = movement_left(play.state, placing.explorer, None) if is_flooded else 1
    number = len(play.state.tiles)
    play.emit(happened.TileLaid(placing.tile, x, y, turn))
    play.emit(happened.WarriorMoved(placing.explorer, placing.origin, number, cost))
    scenario_of(play.state).laid(play, number)
    enter(play, placing.explorer, number)
    if play.state.tiles[number].rule.has_hole:
        _ask_for_token(play, number)


def _ask_for_token(play: GamePlay, tile: int) -> None:
    free = tuple(token_places(play.state))
    if len(free) == 1:
        play.emit(happened.HoleTokenPut(free[0]))
    elif free:
        play.emit(happened.HoleTokenOwed(tile))


def token_places(state: State) -> Iterator[int]:
    """Return the tiles where a Hole token can be put: those without a hole."""
    return (number for number in range(len(state.tiles)) if not has_hole(state, number))


def why_not_put(state: State, move: PutHole) -> Reason | None:
    """Return what keeps a Hole token from a tile."""
    if not isinstance(state.owed, HoleToken) or move.tile not in range(len(state.tiles)):
        return Reason.of("no-such-tile", tile=move.tile)
    return Reason.of("token-there", tile=move.tile) if has_hole(state, move.tile) else None


def layings(state: State) -> Iterator[LayTile]:
    """Return the ways of laying the drawn tile, one for each different result."""
    placing = _placing(state)
    seen = set()
    for turn in turns_of(state):
        sides = openings(placing.tile, turn)
        if sides not in seen:
            seen.add(sides)
            yield LayTile(turn)
