"""Sentences for what happens to the tunnels, and for warriors who go, appear, are wounded and die."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.tunnels import (
    ChestChanged,
    DemonAppeared,
    DemonWounded,
    HoleTokenOwed,
    HoleTokenPut,
    HumanFreed,
    HumanLeft,
    ObjectLost,
    OpeningCleared,
    OpeningClosed,
    SealBroken,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileReturned,
    TilesOrdered,
    TileSprung,
    TilesSeen,
    ToughAppeared,
    TrapRolled,
    TroglodyteAppeared,
    TroglodytesDied,
    WarriorDied,
    WarriorMoved,
)
from engine.claustrophobia.tunnels.tiles import BOX, TileKind, openings
from engine.claustrophobia.warriors.kinds import DEMONS
from render.claustrophobia.text.labels import (
    TextContext,
    demon_kind,
    direction_name,
    kind_of_tile,
    openings_text,
    sentence,
    tiles_text,
)

LASTS: Final = frozenset[TileKind]({"exit", "hungry", "narrow", "flooded", "den", "hole"})
"""The kinds of tiles that do something to whoever comes there, each time."""


def _tile_drawn(context: TextContext, event: TileDrawn) -> str:
    words = context.words
    return words(
        "cl-tile-drawn",
        human=context.human(event.explorer),
        direction=direction_name(words, event.direction),
        origin=context.tile(event.origin),
        kind=kind_of_tile(words, event.tile),
    )


def _tile_discarded(context: TextContext, _event: TileDiscarded) -> str:
    return context.words("cl-tile-discarded")


def _tile_returned(context: TextContext, event: TileReturned) -> str:
    return context.words("cl-tile-returned", kind=kind_of_tile(context.words, event.tile))


def _tile_laid(context: TextContext, event: TileLaid) -> str:
    """Tell how a tile lies; of the first of its kind also what it does, if that is not seen at once."""
    sides, kind = openings_text(context.words, openings(event.tile, event.turn)), BOX[event.tile].kind
    laid = context.words("cl-tile-laid", tile=context.tile(len(context.state.tiles)), openings=sides)
    if kind not in LASTS or any(tile.kind == kind for tile in context.state.tiles):
        return laid
    return " ".join((laid, context.words("cl-tile-first", kind=kind)))


def _tile_sprung(context: TextContext, event: TileSprung) -> str:
    kind = context.state.tiles[event.tile].kind
    return context.words("cl-tile-sprung", kind=kind, human=context.human(event.human), tile=context.tile(event.tile))


def _trap_rolled(context: TextContext, event: TrapRolled) -> str:
    return context.words("cl-trap-rolled", die=event.die)


def _hole_token_owed(context: TextContext, _event: HoleTokenOwed) -> str:
    return context.words("cl-hole-token-owed")


def _hole_token_put(context: TextContext, event: HoleTokenPut) -> str:
    return context.words("cl-hole-token-put", tile=context.tile(event.tile))


def _opening_closed(context: TextContext, event: OpeningClosed) -> str:
    tile, other = map(context.tile, event.tiles)
    return context.words("cl-opening-closed", tile=tile, other=other)


def _opening_cleared(context: TextContext, _event: OpeningCleared) -> str:
    return context.words("cl-opening-cleared")


def _seal_broken(context: TextContext, event: SealBroken) -> str:
    return context.words("cl-seal-broken", tile=context.tile(event.tile))


def _chest_changed(context: TextContext, event: ChestChanged) -> str:
    """Tell a chest or a relic that is there now; the deed tells of one that is opened or taken."""
    if event.chest in ("open", None):
        return ""
    key = "cl-chest-there" if event.chest == "closed" else "cl-relic-there"
    return context.words(key, tile=context.tile(event.tile))


def _tiles_seen(context: TextContext, event: TilesSeen) -> str:
    return context.words("cl-tiles-seen", count=len(event.tiles), tiles=tiles_text(context.words, event.tiles))


def _tiles_ordered(context: TextContext, event: TilesOrdered) -> str:
    is_told = len(event.tiles) > 1  # of a single one it has been said that it was seen
    return context.words("cl-tiles-ordered", tiles=tiles_text(context.words, event.tiles)) if is_told else ""


def _moved(context: TextContext, event: WarriorMoved) -> str:
    key = "cl-moved" if event.cost else "cl-driven"
    origin, target = context.tile(event.origin), context.tile(event.target)
    return context.words(key, who=context.warrior(event.warrior), origin=origin, target=target)


def _human_left(context: TextContext, event: HumanLeft) -> str:
    return context.words("cl-human-left", human=context.human(event.human))


def _troglodyte_appeared(context: TextContext, event: TroglodyteAppeared) -> str:
    return context.words("cl-appeared", who=context.warrior("troglodyte"), tile=context.tile(event.tile))


def _tough_appeared(context: TextContext, event: ToughAppeared) -> str:
    return context.words("cl-appeared", who=context.warrior(event.tough), tile=context.tile(event.tile))


def _demon_appeared(context: TextContext, event: DemonAppeared) -> str:
    who = context.words("cl-demon", demon=event.kind)
    return context.words("cl-appeared", who=who, tile=context.tile(event.tile))


def _troglodytes_died(context: TextContext, event: TroglodytesDied) -> str:
    return context.words("cl-troglodytes-died", count=event.number, tile=context.tile(event.tile))


def _demon_wounded(context: TextContext, event: DemonWounded) -> str:
    before = 0 if context.state.demon is None else context.state.demon.wounds
    return context.words(
        "cl-demon-wounded",
        who=context.warrior("demon"),
        wounds=event.wounds,
        all=before + event.wounds,
        health=DEMONS[demon_kind(context.state)].health,
    )


def _died(context: TextContext, event: WarriorDied) -> str:
    return context.words("cl-died", who=sentence(context.warrior(event.warrior)))


def _human_freed(context: TextContext, event: HumanFreed) -> str:
    lines = context.words.listing([str(line) for line in event.cancelled])
    return context.words(
        "cl-human-freed",
        human=context.human(event.human),
        tile=context.tile(event.tile),
        lines=lines,
        die=event.die,
    )


def _object_lost(context: TextContext, event: ObjectLost) -> str:
    return context.words("cl-object-lost", human=context.human(event.human), object=event.object)


SENTENCES: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = {
    TileDrawn: _tile_drawn,
    TileDiscarded: _tile_discarded,
    TileReturned: _tile_returned,
    TileLaid: _tile_laid,
    TileSprung: _tile_sprung,
    TrapRolled: _trap_rolled,
    HoleTokenOwed: _hole_token_owed,
    HoleTokenPut: _hole_token_put,
    OpeningClosed: _opening_closed,
    OpeningCleared: _opening_cleared,
    SealBroken: _seal_broken,
    ChestChanged: _chest_changed,
    TilesSeen: _tiles_seen,
    TilesOrdered: _tiles_ordered,
    WarriorMoved: _moved,
    HumanLeft: _human_left,
    TroglodyteAppeared: _troglodyte_appeared,
    ToughAppeared: _tough_appeared,
    DemonAppeared: _demon_appeared,
    TroglodytesDied: _troglodytes_died,
    DemonWounded: _demon_wounded,
    WarriorDied: _died,
    HumanFreed: _human_freed,
    ObjectLost: _object_lost,
}
"""How each kind of event is told."""
