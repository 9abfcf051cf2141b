"""A forecast as a scene: the board as it stands, and on it the one route of which every card goes a part."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain

from msgspec.structs import replace

from engine.fearsome_floors.board import Square
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.events import MonsterSlid, MonsterStepped
from engine.fearsome_floors.forecast import Forecast
from engine.fearsome_floors.state import State
from render.fearsome_floors.action import action_of, direction_of
from render.fearsome_floors.prospect import End, Leg, Prospect, Threat
from render.fearsome_floors.scene import Scene, scene_of
from render.fearsome_floors.traces import Action


def forecast_scene(state: State, foreseen: Forecast) -> Scene:
    """Show a position and what the next card could do; of walls and teleporters those that the route leads through."""
    happened = action_of(state, tuple(chain.from_iterable(foreseen.path)))
    action = Action(passages=happened.passages, jumps=happened.jumps)
    prospect = Prospect(
        legs=tuple(_legs(foreseen)),
        ends=tuple(End(square, cards) for square, cards in foreseen.ends.items()),
        threats=tuple(
            Threat(state.tokens[danger.token], danger.bite.origin, percent(danger.chance))
            for danger in foreseen.dangers
        ),
    )
    return replace(scene_of(state, action), prospect=prospect)


def percent(chance: Fraction) -> int:
    """Return a chance in percent. A half goes to the even number, so that a chance and its opposite make 100."""
    return round(chance * 100)


def _legs(foreseen: Forecast) -> Iterator[Leg]:
    numbers = max((walk.steps for walk in foreseen.walks if CARDS[walk.card].hits is None), default=0)
    been = set[tuple[Square, str]]()
    for step, events in enumerate(foreseen.path, start=1):
        for event in events:
            if isinstance(event, MonsterStepped | MonsterSlid):
                leg = Leg(event.origin, direction_of(event), hunted=step > numbers)
                if (leg.origin, leg.direction) not in been:
                    been.add((leg.origin, leg.direction))
                    yield leg
