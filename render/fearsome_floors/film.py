"""Which events deserve a picture: one for a player's turn, one for every step of the monster."""

from collections.abc import Sequence
from functools import reduce

from engine.core import Value
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.events import AnyEvent, CardRevealed, MonsterLooked, RoundBegan, TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.state import State
from engine.fearsome_floors.turns import GameTurn
from render.fearsome_floors.action import action_of
from render.fearsome_floors.scene import Scene, Walk, scene_of


class Shot(Value, frozen=True):
    """One picture of a turn: the events that it shows, the positions around them, and its scene."""

    before: State
    """The position before its events."""
    events: tuple[AnyEvent, ...]
    """The events that it shows."""
    after: State
    """The position after them."""
    scene: Scene
    """What is painted."""


def frames(before: State, turn: GameTurn) -> tuple[Shot, ...]:
    """Return the pictures of a turn played in a position; what follows the turn's last event is not among them."""
    shots: list[Shot] = []
    card: Card | None = None
    hits = 0
    for events in parts(turn.events):
        after = reduce(evolve, events, before)
        card = next((event.card for event in events if isinstance(event, CardRevealed)), card)
        step = next((event.step for event in events if isinstance(event, MonsterLooked)), 0)
        hits += sum(isinstance(event, TokenEaten) for event in events)
        walk = None if card is None else Walk(card, step, hits)
        shots.append(Shot(before, events, after, scene_of(after, action_of(before, events), walk)))
        before = after
    return tuple(shots)


def parts(events: Sequence[AnyEvent]) -> tuple[tuple[AnyEvent, ...], ...]:
    """Cut a turn's events into the parts that one picture each shows.

    A step of the monster reaches from its look to the next one; the card belongs to the first step, the look after
    the last step to that step. A new round is not part of the turn's pictures: the board shows it.
    """
    cut: list[list[AnyEvent]] = [[]]
    walking = False
    for event in events:
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, MonsterLooked) and not event.last:
            if walking:
                cut.append([])
            walking = True
        cut[-1].append(event)
    return tuple(tuple(part) for part in cut)
