"""Sentences for what happens to the tunnels, and for warriors who go, appear, are wounded and die."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.demons import DEMONS
from engine.claustrophobia.events import (
    AnyEvent,
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
from engine.claustrophobia.tiles import openings
from render.claustrophobia.text.labels import (
    demon_kind,
    direction_name,
    kind_of_tile,
    openings_text,
    sentence,
    tiles_text,
)
from render.claustrophobia.text.telling import Telling


def _tile_drawn(telling: Telling, event: TileDrawn) -> str:
    words = telling.words
    return words(
        "cl-tile-drawn",
        human=telling.human(event.explorer),
        direction=direction_name(words, event.direction),
        origin=telling.tile(event.origin),
        kind=kind_of_tile(words, event.tile),
    )


def _tile_discarded(telling: Telling, _event: TileDiscarded) -> str:
    return telling.words("cl-tile-discarded")


def _tile_returned(telling: Telling, event: TileReturned) -> str:
    return telling.words("cl-tile-returned", kind=kind_of_tile(telling.words, event.tile))


def _tile_laid(telling: Telling, event: TileLaid) -> str:
    sides = openings_text(telling.words, openings(event.tile, event.turn))
    return telling.words("cl-tile-laid", tile=telling.tile(len(telling.state.tiles)), openings=sides)


def _tile_sprung(telling: Telling, event: TileSprung) -> str:
    kind = telling.state.tiles[event.tile].kind
    return telling.words("cl-tile-sprung", kind=kind, human=telling.human(event.human), tile=telling.tile(event.tile))


def _trap_rolled(telling: Telling, event: TrapRolled) -> str:
    return telling.words("cl-trap-rolled", die=event.die)


def _hole_token_owed(telling: Telling, _event: HoleTokenOwed) -> str:
    return telling.words("cl-hole-token-owed")


def _hole_token_put(telling: Telling, event: HoleTokenPut) -> str:
    return telling.words("cl-hole-token-put", tile=telling.tile(event.tile))


def _opening_closed(telling: Telling, event: OpeningClosed) -> str:
    tile, other = map(telling.tile, event.tiles)
    return telling.words("cl-opening-closed", tile=tile, other=other)


def _opening_cleared(telling: Telling, _event: OpeningCleared) -> str:
    return telling.words("cl-opening-cleared")


def _seal_broken(telling: Telling, event: SealBroken) -> str:
    return telling.words("cl-seal-broken", tile=telling.tile(event.tile))


def _chest_changed(telling: Telling, event: ChestChanged) -> str:
    """Tell a chest or a relic that is there now; the deed tells of one that is opened or taken."""
    if event.chest == "open":
        return ""
    key = "cl-chest-there" if event.chest == "closed" else "cl-relic-there"
    return telling.words(key, tile=telling.tile(event.tile))


def _tiles_seen(telling: Telling, event: TilesSeen) -> str:
    return telling.words("cl-tiles-seen", count=len(event.tiles), tiles=tiles_text(telling.words, event.tiles))


def _tiles_ordered(telling: Telling, event: TilesOrdered) -> str:
    return telling.words("cl-tiles-ordered", tiles=tiles_text(telling.words, event.tiles))


def _moved(telling: Telling, event: WarriorMoved) -> str:
    key = "cl-moved" if event.cost else "cl-driven"
    origin, target = telling.tile(event.origin), telling.tile(event.target)
    return telling.words(key, who=telling.warrior(event.warrior), origin=origin, target=target)


def _human_left(telling: Telling, event: HumanLeft) -> str:
    return telling.words("cl-human-left", human=telling.human(event.human))


def _troglodyte_appeared(telling: Telling, event: TroglodyteAppeared) -> str:
    return telling.words("cl-appeared", who=telling.warrior("troglodyte"), tile=telling.tile(event.tile))


def _tough_appeared(telling: Telling, event: ToughAppeared) -> str:
    return telling.words("cl-appeared", who=telling.warrior(event.tough), tile=telling.tile(event.tile))


def _demon_appeared(telling: Telling, event: DemonAppeared) -> str:
    who = telling.words("cl-demon", demon=event.kind)
    return telling.words("cl-appeared", who=who, tile=telling.tile(event.tile))


def _troglodytes_died(telling: Telling, event: TroglodytesDied) -> str:
    return telling.words("cl-troglodytes-died", count=event.number, tile=telling.tile(event.tile))


def _demon_wounded(telling: Telling, event: DemonWounded) -> str:
    before = 0 if telling.state.demon is None else telling.state.demon.wounds
    return telling.words(
        "cl-demon-wounded",
        who=telling.warrior("demon"),
        wounds=event.wounds,
        all=before + event.wounds,
        health=DEMONS[demon_kind(telling.state)].health,
    )


def _died(telling: Telling, event: WarriorDied) -> str:
    return telling.words("cl-died", who=sentence(telling.warrior(event.warrior)))


def _human_freed(telling: Telling, event: HumanFreed) -> str:
    lines = telling.words.listing([str(line) for line in event.cancelled])
    return telling.words(
        "cl-human-freed",
        human=telling.human(event.human),
        tile=telling.tile(event.tile),
        lines=lines,
        die=event.die,
    )


def _object_lost(telling: Telling, event: ObjectLost) -> str:
    return telling.words("cl-object-lost", human=telling.human(event.human), object=event.object)


TOLD: Final[Mapping[type[AnyEvent], Callable[[Telling, Any], str]]] = {
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
