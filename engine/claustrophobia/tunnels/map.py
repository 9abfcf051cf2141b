"""The tunnels: which tiles are beside each other, what is open, and who stands where (rules, sections 3 and 6)."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.state import State, Tile, Troglodytes
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, STEPS, Cell, Direction, opposite
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, MOST_TROGLODYTES, TOUGH_NAMED, Side, WarriorName
from engine.claustrophobia.warriors.strength import has_talent


def cell_beside(cell: Cell, direction: Direction) -> Cell:
    """Return the cell next to another one."""
    step = STEPS[direction]
    return cell[0] + step[0], cell[1] + step[1]


class Tunnels(NamedTuple):
    """What depends on the tiles alone, for each tile by its number."""

    beside: tuple[Mapping[Direction, int], ...]
    """The tile on each side of it, connected or not."""
    through: tuple[Mapping[Direction, int], ...]
    """The tiles that its openings lead to by openings of their own, closed by a cave-in or not."""
    unexplored: tuple[tuple[Direction, ...], ...]
    """Its openings to empty cells."""
    distances: dict[Hashable, Mapping[int, int]]
    """What `distances` has found in these tunnels."""


MOST_TUNNELS: Final = 500
"""The sets of tiles whose tables are kept at a time: of the games that are played, and of what is tried out."""
_kept: Final[dict[int, tuple[tuple[Tile, ...], Tunnels]]] = {}
"""By the identity of a position's tiles, which most events hand on; to compare them would cost more than it saves."""


def tunnels(state: State) -> Tunnels:
    """Return the tables of a position's tiles, which are made once for each set of them."""
    kept = _kept.get(id(state.tiles))
    if kept is None:
        if len(_kept) >= MOST_TUNNELS:
            _kept.clear()
        kept = _kept[id(state.tiles)] = state.tiles, _tunnels(state.tiles)
    return kept[1]


def _tunnels(tiles: tuple[Tile, ...]) -> Tunnels:
    at = {tile.cell: number for number, tile in reversed(tuple(enumerate(tiles)))}
    beside = tuple(
        {side: at[cell] for side in DIRECTIONS if (cell := cell_beside(tile.cell, side)) in at} for tile in tiles
    )
    through = tuple(
        {
            side: other
            for side, other in near.items()
            if side in tile.openings and opposite(side) in tiles[other].openings
        }
        for tile, near in zip(tiles, beside, strict=True)
    )
    unexplored = tuple(
        tuple(side for side in DIRECTIONS if side in tile.openings and side not in near)
        for tile, near in zip(tiles, beside, strict=True)
    )
    return Tunnels(beside, through, unexplored, {})


def tile_beside(state: State, tile: int, direction: Direction) -> int | None:
    """Return the tile on a side of another one, connected or not."""
    return tunnels(state).beside[tile].get(direction)


def connected(state: State, tile: int, direction: Direction) -> int | None:
    """Return the tile that a side leads to: both have an opening there, and no cave-in closes it."""
    other = tile_through(state, tile, direction)
    return None if other is not None and state.cave_in in ((tile, other), (other, tile)) else other


def tile_through(state: State, tile: int, direction: Direction) -> int | None:
    """Return the tile that an opening leads to by an opening of its own, closed by a cave-in or not."""
    return tunnels(state).through[tile].get(direction)


def meet(state: State, tile: int, other: int) -> bool:
    """Whether two tiles have openings that lead to each other."""
    return other in tunnels(state).through[tile].values()


def neighbours(state: State, tile: int) -> Iterator[tuple[Direction, int]]:
    """Return the tiles that a tile is connected to, with the sides that lead there."""
    for direction, other in tunnels(state).through[tile].items():
        if state.cave_in not in ((tile, other), (other, tile)):
            yield direction, other


def distances(state: State, goals: Iterable[int], side: Side) -> Mapping[int, int]:
    """Return how many steps each tile is away from the nearest goal, for a side's warriors, where a way leads."""
    edge = sorted(set(goals))
    found = dict.fromkeys(edge, 0)
    kept, tried = tunnels(state).distances, (tuple(edge), side, state.cave_in)
    if tried in kept:
        return kept[tried]
    while edge:
        ahead: list[int] = []
        for tile in edge:
            for direction, other in neighbours(state, tile):
                if other not in found and not (side == "demons" and is_sealed(state, tile, other, direction)):
                    found[other] = found[tile] + 1
                    ahead.append(other)
        edge = ahead
    kept[tried] = found
    return found


def is_sealed(state: State, tile: int, target: int, direction: Direction) -> bool:
    """Whether a seal keeps the demons' warriors from that step, whichever of the two tiles it is on."""
    return state.tiles[tile].seal == direction or state.tiles[target].seal == opposite(direction)


def unexplored_sides(state: State, tile: int) -> tuple[Direction, ...]:
    """Return the openings of a tile to empty cells."""
    return tunnels(state).unexplored[tile]


def tile_of(state: State, warrior: WarriorName, at: int | None = None) -> int | None:
    """Return where a warrior is; a plain troglodyte is on the tile `at`, or, without one, the one that acts."""
    if warrior in HUMAN_NAMED:
        human = state.humans.get(HUMAN_NAMED[warrior])
        return None if human is None else human.tile
    if warrior in TOUGH_NAMED:
        tough = state.toughs.get(TOUGH_NAMED[warrior])
        return None if tough is None else tough.tile
    if warrior == "demon":
        return None if state.demon is None else state.demon.tile
    if at is not None:
        return at if at in state.troglodytes else None
    is_acting = state.active is not None and not state.active.is_over
    return state.active.at if state.active is not None and is_acting else None


def warriors_on(state: State, tile: int, side: Side) -> list[WarriorName]:
    """Return the warriors of a side on a tile in the order of dice, each plain troglodyte by itself."""
    if side == "humans":
        return [name for name, human in state.humans.items() if human.place == tile]
    there = state.troglodytes.get(tile, Troglodytes())
    found: list[WarriorName] = ["troglodyte"] * (there.fresh + there.done)
    found += [name for name, tough in state.toughs.items() if tough.tile == tile]
    if state.demon is not None and state.demon.tile == tile:
        found.append("demon")
    return found


def room_on(state: State, tile: int, side: Side) -> int:
    """Return how many more warriors of a side can come onto a tile."""
    return state.tiles[tile].rule.capacity - len(warriors_on(state, tile, side))


def has_room(state: State, tile: int, side: Side) -> bool:
    """Whether one more warrior of a side can come onto a tile."""
    return room_on(state, tile, side) > 0


def figures_left(state: State) -> int:
    """Return how many figures of troglodytes are not in play."""
    plain = sum(here.fresh + here.done for here in state.troglodytes.values())
    return MOST_TROGLODYTES - plain - len(state.toughs)


def has_figure(state: State) -> bool:
    """Whether there is a troglodyte's figure that is not in play."""
    return figures_left(state) > 0


def enemy_of(side: Side) -> Side:
    """Return the other side."""
    return "demons" if side == "humans" else "humans"


def is_held(state: State, warrior: WarriorName, tile: int, side: Side) -> bool:
    """Whether enemies keep a warrior from leaving its tile (rules, section 3)."""
    enemies = warriors_on(state, tile, enemy_of(side))
    if not enemies:
        return False
    is_elusive = has_talent(state, warrior, "elusive")
    is_impressed = any(has_talent(state, enemy, "impressive") for enemy in enemies)
    if is_elusive != is_impressed:
        return is_impressed
    return len(warriors_on(state, tile, side)) < len(enemies)


def has_hole(state: State, tile: int) -> bool:
    """Whether troglodytes can go from a tile to other holes."""
    return state.tiles[tile].has_token or state.tiles[tile].rule.has_hole
