"""What is to be chosen now, by whom (rules, section 2), and what may be tried, where that takes more than one rule."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Final, get_args

from engine.claustrophobia.fights.combat import reach
from engine.claustrophobia.moves import AnyMove, Break, End, Fight, Leave, OrderTiles, PutHole
from engine.claustrophobia.rounds import phases
from engine.claustrophobia.rounds.activations import why_not_act
from engine.claustrophobia.rounds.phases import Moment
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import token_places
from engine.claustrophobia.tunnels.map import enemy_of, tile_of, warriors_on
from engine.claustrophobia.tunnels.movement import holes, steps
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, Side, WarriorName, side_of
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import by_kind

_MOMENTS: Final[Mapping[type[phases.Phase | phases.Owed], Moment]] = by_kind(
    (*get_args(phases.Phase), *get_args(phases.Owed)),
    {
        phases.Auction: "auction",
        phases.Force: "force",
        phases.Initiative: "initiative",
        phases.HumanAction: "human-action",
        phases.Threat: "threat",
        phases.DemonAction: "demon-action",
        phases.RoundEnd: "over",
        phases.Over: "over",
        phases.Placing: "placing",
        phases.HoleToken: "hole",
        phases.Naming: "naming",
        phases.MapOrder: "map-order",
    },
)


def moment_of(state: State) -> Moment:
    """Return what is to be chosen now: what is owed, or what the phase asks for once its dice are rolled."""
    waits_for = state.phase if state.owed is None else state.owed
    is_unrolled = (isinstance(waits_for, phases.Initiative) and not waits_for.dice) or (
        isinstance(waits_for, phases.Threat) and not waits_for.is_rolled
    )
    return "roll" if is_unrolled else _MOMENTS[type(waits_for)]


CHOOSES: Final[Mapping[Moment, Side | None]] = by_kind(
    get_args(Moment),
    {
        "auction": "demons",
        "force": "humans",
        "roll": None,
        "initiative": "humans",
        "human-action": "humans",
        "threat": "demons",
        "demon-action": "demons",
        "placing": "demons",
        "hole": "demons",
        "naming": "humans",
        "map-order": "humans",
        "over": None,
    },
)
"""Who chooses; None where nobody does. Precognition lets the humans place tiles.

In an auction it is whoever would play the demons, if nobody went lower.
"""


def side_to_act(state: State, moment: Moment | None = None) -> Side | None:
    """Return the side that is to choose now; `moment` is what is to be chosen, where that is known."""
    moment = moment or moment_of(state)
    if moment == "placing" and has_effect(state, "precognition"):
        return "humans"
    return CHOOSES[moment]


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


def actions(state: State) -> Iterator[AnyMove]:
    """Return what warriors may try, one after the other: to go, to leave, to attack somebody or what closes a way."""
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


def map_orders(state: State) -> Iterator[OrderTiles]:
    """Return every order of the tiles that the Sewer Map shows."""
    return (OrderTiles(tiles) for tiles in permutations(state.known))


def tokens(state: State) -> Iterator[PutHole]:
    """Return where a Hole token can be put."""
    return (PutHole(tile) for tile in token_places(state))


def ending(_state: State) -> Iterator[AnyMove]:
    """Return the end of the phase."""
    yield End()
