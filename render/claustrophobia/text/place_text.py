"""A tile in a sentence: where it lies, where its openings lead, who stands there, and what lies there."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.claustrophobia.movement import is_sealed
from engine.claustrophobia.state import State
from engine.claustrophobia.strength import has_effect
from engine.claustrophobia.tile_effects import SPRUNG
from engine.claustrophobia.tiles import DIRECTIONS, Direction
from engine.claustrophobia.tunnels import connected, has_hole, tile_beside, warriors_on
from engine.claustrophobia.warriors import WarriorName
from render.claustrophobia.text.labels import direction_name, tile_name, tile_number, warrior_name
from render.core import Words


def tile_line(words: Words, state: State, tile: int) -> str:
    """Tell all of a tile."""
    return words(
        "cl-tile-line",
        tile=tile_name(words, state, tile),
        place=_place(words, *state.tiles[tile].cell),
        ways=_openings(words, state, tile),
        there=_there(words, state, tile),
        marks="".join(_marks(words, state, tile)),
    )


def brief_tile_line(words: Words, state: State, tile: int) -> str:
    """Tell of an empty tile only what it is and where it leads."""
    return words("cl-tile-brief", tile=tile_name(words, state, tile), ways=_openings(words, state, tile))


def is_empty(state: State, tile: int) -> bool:
    """Whether nobody stands on a tile and nothing is special there."""
    here = state.tiles[tile]
    nobody = not warriors_on(state, tile, "humans") and not warriors_on(state, tile, "demons")
    return nobody and not here.has_token and here.chest is None and not has_effect(state, "oil", tile=tile)


def warriors_text(words: Words, state: State, warriors: Sequence[WarriorName]) -> str:
    """List warriors, plain troglodytes by their number."""
    names = []
    for warrior, count in Counter(warriors).items():
        is_plain = warrior == "troglodyte"
        names.append(words("cl-troglodytes", count=count) if is_plain else warrior_name(words, state, warrior))
    return words.series(names)


def _there(words: Words, state: State, tile: int) -> str:
    both = [*warriors_on(state, tile, "humans"), *warriors_on(state, tile, "demons")]
    return words("cl-there", warriors=warriors_text(words, state, both)) if both else ""


def _place(words: Words, x: int, y: int) -> str:
    east = words("cl-east", count=x) if x > 0 else words("cl-west", count=-x) if x < 0 else ""
    south = words("cl-south", count=y) if y > 0 else words("cl-north", count=-y) if y < 0 else ""
    return words.series([part for part in (east, south) if part]) or words("cl-origin")


def _openings(words: Words, state: State, tile: int) -> str:
    sides = [side for side in DIRECTIONS if side in state.tiles[tile].openings]
    return words.series([_opening(words, state, tile, side) for side in sides]) or words("cl-no-way")


def _opening(words: Words, state: State, tile: int, side: Direction) -> str:
    name = direction_name(words, side)
    if tile_beside(state, tile, side) is None:
        return words("cl-way-dark", direction=name)
    other = connected(state, tile, side)
    if other is None:
        return words("cl-way-closed", direction=name)
    key = "cl-way-sealed" if is_sealed(state, tile, other, side) else "cl-way-to"
    return words(key, direction=name, tile=tile_number(words, other))


def _marks(words: Words, state: State, tile: int) -> Iterator[str]:
    here = state.tiles[tile]
    if has_hole(state, tile):
        yield words("cl-mark-hole")
    if SPRUNG[here.kind] is not None and not here.is_sprung:
        yield words("cl-mark-trap")
    if here.chest is not None:
        yield words("cl-mark-chest", chest=here.chest)
    if has_effect(state, "oil", tile=tile):
        yield words("cl-mark-oil")
