"""Why the simple players play what they play: a motive for each kind of move, with the facts that its sentence needs.

Anybody may be told them, so they tell nothing that is hidden from anybody once the move is played.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Bid,
    Break,
    Buy,
    DoDeed,
    End,
    Fight,
    Go,
    LayTile,
    Leave,
    Name,
    OrderTiles,
    Pass,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    PutHole,
    Summon,
    UseGift,
    UseHole,
)
from engine.claustrophobia.opponents.blows import chance_to_hit
from engine.claustrophobia.opponents.demons import steps_to_humans
from engine.claustrophobia.opponents.distances import FAR_AWAY
from engine.claustrophobia.rounds.initiative import exhausted_by
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, tile_of
from engine.claustrophobia.warriors.kinds import side_of
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import Motive

MOTIVES: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(facts.split())
    for key, facts in {
        "advantage": "card",
        "all-alike": "",  # ways to do what has to be done, none of which is better
        "appears-far": "",  # no way leads to the humans yet
        "appears-near": "steps",
        "bid": "points",
        "comes-nearer": "side",  # the humans to their goal, the demons to the humans
        "dice": "exhausted",  # how many humans the way to give the dice exhausts
        "event": "card",
        "explores": "",
        "gift": "gift",
        "guards": "human",
        "hits": "target percent",  # how likely it hits at all
        "hole-near": "",
        "lays": "side",  # who has turned the tile
        "loses-least": "",
        "nothing-better": "",
        "opens-the-way": "",
        "parries": "human",
        "passes": "",
        "prepares": "",
        "serves-the-goal": "",
        "slot": "slot",
        "strongest-force": "",
    }.items()
}
"""Every motive with the facts that it has."""


def motives_for(state: State, move: AnyMove, worth: float, best: float) -> tuple[Motive, ...]:
    """Return what speaks for a legal move of such a worth to who plays it, where the best one is worth so much."""
    motive_of = MOTIVE_OF.get(type(move))
    speaks = worth > 0 or worth == best  # something has to be done, however little the best is worth
    return (motive_of(state, move),) if motive_of is not None and speaks else ()


def _flat(key: str) -> Callable[[State, Any], Motive]:
    return lambda _state, _move: Motive(key)


def _assign(state: State, move: Assign) -> Motive:
    return Motive("dice", {"exhausted": exhausted_by(state, move)})


def _fight(state: State, move: Fight) -> Motive:
    return Motive("hits", {"target": move.target, "percent": round(100 * chance_to_hit(state, move))})


def _go(state: State, move: Go) -> Motive:
    tile = tile_of(state, move.warrior, move.at)
    if tile is not None and connected(state, tile, move.direction) is None:
        return Motive("explores")
    return Motive("comes-nearer", {"side": side_of(move.warrior)})


def _hole(_state: State, move: UseHole) -> Motive:
    return Motive("comes-nearer", {"side": side_of(move.warrior)})


def _name(_state: State, move: Name) -> Motive:
    if move.parry:
        return Motive("parries", {"human": move.human})
    return Motive("loses-least") if move.guard is None else Motive("guards", {"human": move.human})


def _tile(state: State, _move: LayTile) -> Motive:
    return Motive("lays", {"side": "humans" if has_effect(state, "precognition") else "demons"})


def _summon(state: State, move: Summon) -> Motive:
    steps = steps_to_humans(state, move.tile)
    return Motive("appears-far") if steps >= FAR_AWAY else Motive("appears-near", {"steps": steps})


def _advantage(_state: State, move: PlayAdvantage) -> Motive:
    return Motive("advantage", {"card": move.card})


def _event(_state: State, move: PlayEvent) -> Motive:
    return Motive("event", {"card": move.card})


MOTIVE_OF: Final[Mapping[type[AnyMove], Callable[[State, Any], Motive]]] = {
    Assign: _assign,
    Bid: lambda _state, move: Motive("bid", {"points": move.points}),
    Break: _flat("opens-the-way"),
    Buy: _flat("strongest-force"),
    DoDeed: _flat("serves-the-goal"),
    End: _flat("nothing-better"),
    Fight: _fight,
    Go: _go,
    LayTile: _tile,
    Leave: _flat("serves-the-goal"),
    Name: _name,
    OrderTiles: _flat("all-alike"),
    Pass: _flat("passes"),
    PlaceDice: lambda _state, move: Motive("slot", {"slot": move.slot}),
    PlayAdvantage: _advantage,
    PlayEvent: _event,
    Prepare: _flat("prepares"),
    PutHole: _flat("hole-near"),
    Summon: _summon,
    UseGift: lambda _state, move: Motive("gift", {"gift": move.gift}),
    UseHole: _hole,
}
