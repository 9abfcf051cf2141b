"""All that a side can do now, one move for each different result."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations
from typing import Final

from engine.claustrophobia.beginning.auction import bids, purchases
from engine.claustrophobia.cards.advantage_cards import advantage_moves
from engine.claustrophobia.cards.event_cards import event_moves, preparations
from engine.claustrophobia.fights.combat import reach
from engine.claustrophobia.fights.deeds import deed_moves
from engine.claustrophobia.fights.hits import names
from engine.claustrophobia.moves import AnyMove, Break, End, Fight, Leave, OrderTiles, PutHole
from engine.claustrophobia.moves.legal import why_not_move
from engine.claustrophobia.moves.moments import moment_of, side_to_act
from engine.claustrophobia.rounds.activations import why_not_act
from engine.claustrophobia.rounds.initiative import assignments
from engine.claustrophobia.rounds.phases import Moment
from engine.claustrophobia.rounds.threat import placings, summons
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import layings, token_places
from engine.claustrophobia.tunnels.map import enemy_of, tile_of, warriors_on
from engine.claustrophobia.tunnels.movement import holes, steps
from engine.claustrophobia.warriors.gifts import gift_moves
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, Side, WarriorName, side_of
from engine.core import Seat


def choices(state: State, seat: Seat) -> Iterator[AnyMove]:
    """Return a seat's legal moves if it is to act, without resigning and without orders."""
    moment = moment_of(state)
    side = side_to_act(state, moment)
    if side is not None and state.seat_of(side) == seat:
        for candidates in CANDIDATES[moment]:
            yield from (move for move in candidates(state) if why_not_move(state, move) is None)


def actors(state: State, side: Side) -> Iterator[tuple[WarriorName, int | None]]:
    """Return who may act: of the troglodytes the one under way, and one of each tile that has a fresh one."""
    return (found for found in _warriors(state, side) if why_not_act(state, *found) is None)


def _warriors(state: State, side: Side) -> Iterator[tuple[WarriorName, int | None]]:
    if side == "humans":
        yield from ((name, None) for name in state.in_play)
        return
    if state.active is not None and state.active.warrior == "troglodyte" and not state.active.is_over:
        yield "troglodyte", None
    yield from (("troglodyte", tile) for tile, here in state.troglodytes.items() if here.fresh)
    yield from ((name, None) for name in state.toughs)
    if state.demon is not None:
        yield "demon", None


def _actions(state: State) -> Iterator[AnyMove]:
    side = side_to_act(state)
    for warrior, at in () if side is None else actors(state, side):
        yield from steps(state, warrior, at)
        yield from holes(state, warrior, at)
        yield from _attacks(state, warrior, at)
        if warrior in HUMAN_NAMED:
            yield Leave(HUMAN_NAMED[warrior])


def _attacks(state: State, warrior: WarriorName, at: int | None) -> Iterator[AnyMove]:
    own = tile_of(state, warrior, at)
    for tile in () if own is None else reach(state, warrior, own):
        shot = None if tile == own else tile
        for target in dict.fromkeys(warriors_on(state, tile, enemy_of(side_of(warrior)))):
            for war_cry, suicide in _cards(state):
                yield Fight(warrior, target, shot, at, war_cry=war_cry, suicide=suicide)
            if at is not None and state.troglodytes[at].fresh > 1:
                yield Fight(warrior, target, shot, at, is_all=True)
    if state.cave_in is not None or any(tile.seal for tile in state.tiles):
        for war_cry, suicide in _cards(state):
            yield Break(warrior, at, war_cry=war_cry, suicide=suicide)


def _cards(state: State) -> Iterator[tuple[bool, bool]]:
    """Return the cards that an attack may be tried with: none, War Cry, or Suicide Attack."""
    yield False, False
    if "war-cry" in state.advantage_hand:
        yield True, False
    if "suicide" in state.event_hand:
        yield False, True


def _map_orders(state: State) -> Iterator[OrderTiles]:
    return (OrderTiles(tiles) for tiles in permutations(state.known))


def _tokens(state: State) -> Iterator[PutHole]:
    return (PutHole(tile) for tile in token_places(state))


def _end(_state: State) -> Iterator[AnyMove]:
    yield End()


CANDIDATES: Final[Mapping[Moment, tuple[Callable[[State], Iterable[AnyMove]], ...]]] = {
    "auction": (bids,),
    "force": (purchases, _end),
    "roll": (),
    "initiative": (assignments, advantage_moves),
    "human-action": (gift_moves, advantage_moves, _actions, deed_moves, _end),
    "placing": (layings, event_moves),
    "hole": (_tokens,),
    "naming": (names,),
    "map-order": (_map_orders,),
    "threat": (placings, event_moves, summons, _end),
    "demon-action": (event_moves, _actions, preparations, _end),
    "over": (),
}
"""What is to be tried at each moment, all of it by whoever is to act; `why_not_move` has the last word."""
