"""Films of walks and turns: which events deserve a picture, which pictures follow each other for how long, the GIF.

A player's turn has one picture, and so has every step of the monster.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Final, assert_never

from msgspec.structs import replace
from PIL import Image

from engine.core import Value
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import AHEAD, OPPOSITE, STEPS, Direction, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.events import AnyEvent, CardRevealed, MonsterLooked, RoundBegan, TokenEaten
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import GameTurn, PlayedTurn
from engine.fearsome_floors.state import State
from render.core.film import shrunk_ground, shrunk_side, write_film
from render.core.sprite import Placed
from render.fearsome_floors.action import action_of, direction_of
from render.fearsome_floors.floor import floor
from render.fearsome_floors.geometry import HEIGHT, MONSTER, PANEL_LEFT, SQUARE, Spot, beside, middle
from render.fearsome_floors.panel import walk_sprites
from render.fearsome_floors.picture import board_sprites, prepare
from render.fearsome_floors.scene import Action, Scene, Walk, scene_of
from render.fearsome_floors.tones import PALETTE


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


_LOOK: Final = 650
_BITE: Final = 600
_JUMP: Final = 350
_TURN: Final = 200
_MOVE: Final = 1200
_BETWEEN: Final = 800
_REST: Final = 4000
"""How long the end is held before a film begins again."""
_CARD: Final = 1200

_STEP: Final[tuple[tuple[float, int], ...]] = ((0.12, 40), (0.5, 50), (0.88, 40))
"""A step slowly begins and ends: how far it has come, and for how many milliseconds that is seen."""
_SLIDE: Final[tuple[tuple[float, int], ...]] = ((0.0, 30), (0.5, 30))

Walked = happened.MonsterStepped | happened.MonsterSlid

_Moved = happened.TileEvent | happened.TokenPushed | happened.TokenSlid | happened.TokenEaten
"""What can become of a piece before the monster."""


class Beat(Value, frozen=True):
    """One picture of a film."""

    scene: Scene
    """What it shows."""
    milliseconds: int
    """For how long."""
    at: Mapping[Square, Spot] = {}
    """The pieces on these squares, and the MONSTER, are drawn at these pixels instead of their squares' middles."""


def reel(parts: Sequence[PlayedTurn]) -> Iterator[Beat]:
    """Tell turns, each with the position before it: a walk in all its beats, anything else in one picture."""
    for number, (before, turn) in enumerate(parts, start=1):
        if any(isinstance(event, happened.MonsterLooked) for event in turn.events):
            yield from beats(before, turn.events, rest=_REST if number == len(parts) else _BETWEEN)
        else:
            after = reduce(evolve, turn.events, before)
            yield Beat(scene_of(after, action_of(before, turn.events)), _REST if number == len(parts) else _MOVE)


def beats(before: State, events: Sequence[happened.AnyEvent], *, rest: int = _REST) -> Iterator[Beat]:
    """Tell a walk: its card, a pause for each look, eased steps, quick slides, and a bite where the monster eats."""
    state, since = before, before
    walk: Walk | None = None
    recent: list[happened.AnyEvent] = []
    for event in events:
        if isinstance(event, happened.RoundBegan):
            break
        if isinstance(event, Walked):
            yield from (_during(walk, beat) for beat in _beats_between(state, event, recent))
        recent.append(event)
        state, walk = evolve(state, event), _walk(walk, event)
        beat = _beat(since, recent, state)
        if beat is not None:
            yield _during(walk, beat)
        if beat is not None or isinstance(event, Walked):
            since, recent = state, []
    yield _during(walk, Beat(scene_of(state), rest))


def _walk(walk: Walk | None, event: happened.AnyEvent) -> Walk | None:
    """Return a walk as it stands after an event: its card, then its steps and hits."""
    match event:
        case happened.CardRevealed():
            return Walk(event.card, 0)
        case happened.MonsterLooked() if walk is not None and not event.last:
            return replace(walk, step=event.step)
        case happened.TokenEaten() if walk is not None:
            return replace(walk, hits=walk.hits + 1)
        case _:
            return walk


def _during(walk: Walk | None, beat: Beat) -> Beat:
    """Let a beat show how far the walk has come."""
    return replace(beat, scene=replace(beat.scene, panel=replace(beat.scene.panel, walk=walk)))


def _beat(since: State, recent: Sequence[happened.AnyEvent], state: State) -> Beat | None:
    """Return the pause that the latest event deserves, if any; `recent` is all that happened after `since`."""
    action = action_of(since, recent)
    match recent[-1]:
        case happened.CardRevealed():
            return Beat(scene_of(since), _CARD)
        case happened.MonsterLooked():
            return Beat(scene_of(state, Action(sights=action.sights)), _LOOK)
        case happened.MonsterTurned() | happened.MonsterBoxedIn() | happened.MonsterStopped():
            return Beat(scene_of(state, Action(turns=action.turns, halt=action.halt)), _TURN)
        case happened.MonsterTeleported():
            return Beat(scene_of(state, Action(jumps=action.jumps)), _JUMP)
        case happened.MonsterStepped() | happened.MonsterSlid() if action.bites or action.lost:
            return Beat(scene_of(state, Action(bites=action.bites, lost=action.lost, passages=action.passages)), _BITE)
        case _:
            return None


def _beats_between(state: State, event: Walked, recent: Sequence[happened.AnyEvent]) -> Iterator[Beat]:
    """Show the monster between two squares, with what it pushes before it."""
    direction, pushed = direction_of(event), _pushed(recent)
    scene = scene_of(state, Action(passages=action_of(state, [event]).passages))
    for share, milliseconds in _SLIDE if isinstance(event, happened.MonsterSlid) else _STEP:
        at = {square: _between(origin, middle(square), share) for square, origin in pushed.items()}
        at[MONSTER] = _monster(event, direction, share)
        yield Beat(scene, milliseconds, at)


def _monster(event: Walked, direction: Direction, share: float) -> Spot:
    """Go from square to square; through a wall, half a square into it, then half a square out of the other one."""
    if event.target == AHEAD[direction].get(event.origin) or share <= 1 / 2:
        return beside(event.origin, direction, share * SQUARE)
    across, down = STEPS[direction]
    x, y = middle(OPPOSITE[event.origin])
    return round(x - across * (1 - share) * SQUARE), round(y - down * (1 - share) * SQUARE)


def _pushed(recent: Sequence[happened.AnyEvent]) -> dict[Square, Spot]:
    """Return where each pushed piece set out, by the square that it has reached."""
    origins: dict[Square, Spot] = {}
    for event in recent:
        if not isinstance(event, _Moved):
            continue
        match event:
            case (
                happened.TilePushed(origin=origin, target=target)
                | happened.TileSlid(origin=origin, target=target)
                | happened.TokenPushed(origin=origin, target=target)
                | happened.TokenSlid(origin=origin, target=target)
            ):
                origins[target] = origins.pop(origin, middle(origin))
            case happened.TileRemoved(origin=origin) | happened.TokenEaten(origin=origin):
                origins.pop(origin, None)
            case _:
                assert_never(event)
    return origins


def _between(one: Spot, other: Spot, share: float) -> Spot:
    return round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share)


SIZE: Final = shrunk_side(PANEL_LEFT), shrunk_side(HEIGHT)


def film(parts: Sequence[PlayedTurn]) -> bytes | None:
    """Film turns, each with the position before it, as a GIF of SIZE pixels that plays again and again.

    None for a single turn in which the monster does not look: a picture shows all of it.
    """
    if len(parts) == 1 and not any(isinstance(event, MonsterLooked) for event in parts[0][1].events):
        return None
    prepare()
    return write_film(_floor(), PALETTE, ((shown_at(beat), beat.milliseconds) for beat in reel(parts)))


def shown_at(beat: Beat) -> Iterator[Placed]:
    """Return all that a beat lays on the floor: the board, and in its empty corner how far a walk has come."""
    yield from board_sprites(beat.scene, beat.at)
    if beat.scene.panel.walk is not None:
        yield from walk_sprites(beat.scene.panel.walk)


@lru_cache(maxsize=1)
def _floor() -> Image.Image:
    return shrunk_ground(floor().crop((0, 0, PANEL_LEFT, HEIGHT)))
