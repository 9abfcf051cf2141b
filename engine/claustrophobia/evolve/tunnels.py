"""How tiles that are drawn, laid and changed change a position."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.evolve.changes import as_bag, with_tile, without
from engine.claustrophobia.rounds.phases import HoleToken, MapOrder, Placing
from engine.claustrophobia.state import State, Tile


def after_tunnel(state: State, event: happened.TunnelEvent) -> State:  # noqa: C901, PLR0911, PLR0912 - one case for each event
    """Return the position after an event of the tunnels."""
    match event:
        case happened.TileDrawn():
            owed = Placing(event.tile, event.explorer, event.origin, event.direction)
            return replace(_drawn(state, event.tile), owed=owed)
        case happened.TileDiscarded():
            return replace(state, discarded=(*state.discarded, event.tile), owed=None)
        case happened.TileReturned():
            return replace(state, stack=as_bag((*state.stack, event.tile)), owed=None)
        case happened.TileLaid():
            tile = Tile(event.tile, event.x, event.y, event.turn)
            return replace(state, tiles=(*state.tiles, tile), owed=None)
        case happened.TileSprung():
            return with_tile(state, event.tile, is_sprung=True)
        case happened.TrapRolled():
            return state
        case happened.HoleTokenOwed():
            return replace(state, owed=HoleToken(event.tile))
        case happened.HoleTokenPut():
            return replace(with_tile(state, event.tile, has_token=True), owed=None)
        case happened.OpeningClosed():
            return replace(state, cave_in=event.tiles)
        case happened.OpeningCleared():
            return replace(state, cave_in=None)
        case happened.SealBroken():
            return with_tile(state, event.tile, seal=None)
        case happened.ChestChanged():
            return with_tile(state, event.tile, chest=event.chest)
        case happened.TilesSeen():
            return replace(_seen(state, event), owed=MapOrder())
        case happened.TilesOrdered():
            return replace(state, known=event.tiles, owed=None)
        case _:
            assert_never(event)


def _drawn(state: State, tile: str) -> State:
    """Take a tile from where it is: set aside, known, unknown to the viewer among the stack, or in the stack."""
    if tile in state.aside:
        return replace(state, aside=without(state.aside, tile))
    if not state.known:
        return replace(state, stack=without(state.stack, tile))
    first, *known = state.known
    if first is None:
        return replace(state, known=tuple(known), stack=without(state.stack, tile))
    if first != tile:
        raise ValueError(f"{first} comes before {tile}")
    return replace(state, known=tuple(known))


def _seen(state: State, event: happened.TilesSeen) -> State:
    stack = state.stack
    for tile in event.tiles:
        stack = stack if tile is None else without(stack, tile)
    return replace(state, stack=stack, known=(*state.known, *event.tiles))
