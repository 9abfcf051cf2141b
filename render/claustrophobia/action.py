"""What has just happened: from events to the trace that they leave in a picture."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.tunnels import (
    Attacked,
    ChestChanged,
    DemonAppeared,
    DemonWounded,
    FumesSpread,
    GrenadeThrown,
    HitNamed,
    HoleTokenPut,
    HumanFreed,
    HumanHit,
    LineHealed,
    OpeningAttacked,
    TileLaid,
    ToughAppeared,
    TrapRolled,
    TroglodyteAppeared,
    TroglodytesDied,
    WarriorDied,
    WarriorMoved,
)
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.combat import SEAL_DIE
from engine.claustrophobia.state import State
from render.claustrophobia.scene import Action, Death, Look, Roll, Step
from render.claustrophobia.view import look_of, piece_of

_GRENADE: Final = 4
_FUMES: Final = 3
"""What a die of theirs must show at least."""
_TRAPS: Final = (2, 3, 6)
"""What a trap's die shows that hits."""

Fold = Callable[[State, Action, Any], Action]
"""From the position before an event and what has happened before it."""


def action_of(before: State, events: Sequence[AnyEvent]) -> Action:
    """Return what has happened in events, from the position before the first one."""
    action, state = Action(), before
    for event in events:
        fold = _FOLDS.get(type(event))
        if fold is not None:
            action = fold(state, action, event)
        state = evolve(state, event)
    return action


def _moved(state: State, action: Action, event: WarriorMoved) -> Action:
    step = Step(look_of(state, event.warrior), event.origin, event.target)
    return replace(action, steps=(*action.steps, step))


def _laid(state: State, action: Action, _event: TileLaid) -> Action:
    return replace(action, laid=(*action.laid, len(state.tiles)))


def _changed(_state: State, action: Action, event: Any) -> Action:
    return replace(action, changed=tuple(dict.fromkeys((*action.changed, event.tile))))


def _attacked(state: State, action: Action, event: Attacked) -> Action:
    target = piece_of(state, event.target, event.tile)
    roll = Roll("attack", event.dice, event.repeats, event.needed, piece_of(state, event.warrior, None), target)
    return replace(action, rolls=(*action.rolls, roll))


def _opening_attacked(state: State, action: Action, event: OpeningAttacked) -> Action:
    roll = Roll("opening", event.dice, event.repeats, SEAL_DIE, piece_of(state, event.warrior, None))
    return replace(action, rolls=(*action.rolls, roll))


def _thrown(state: State, action: Action, event: GrenadeThrown) -> Action:
    roll = Roll("grenade", event.dice, needed=_GRENADE, who=piece_of(state, event.human, None))
    return replace(action, rolls=(*action.rolls, roll), changed=(*action.changed, event.tile))


def _fumes(_state: State, action: Action, event: FumesSpread) -> Action:
    roll = Roll("fumes", event.dice, needed=_FUMES)
    return replace(action, rolls=(*action.rolls, roll), changed=(*action.changed, event.tile))


def _trapped(_state: State, action: Action, event: TrapRolled) -> Action:
    needed = event.die if event.die in _TRAPS else 7
    roll = Roll("trap", (event.die,), needed=needed)
    return replace(action, rolls=(*action.rolls, roll))


def _struck(_state: State, action: Action, event: HumanHit) -> Action:
    return replace(action, struck=tuple(dict.fromkeys((*action.struck, event.human))))


def _wounded(_state: State, action: Action, _event: DemonWounded) -> Action:
    return replace(action, wounded=True)


def _died(state: State, action: Action, event: WarriorDied) -> Action:
    return _dead(action, event.tile, look_of(state, event.warrior), 1)


def _troglodytes_died(_state: State, action: Action, event: TroglodytesDied) -> Action:
    return _dead(action, event.tile, "troglodyte", event.number)


def _dead(action: Action, tile: int, look: Look, number: int) -> Action:
    more = sum(death.number for death in action.deaths if (death.tile, death.look) == (tile, look))
    others = (death for death in action.deaths if (death.tile, death.look) != (tile, look))
    return replace(action, deaths=(*others, Death(tile, look, number + more)))


def _named(_state: State, action: Action, event: HitNamed) -> Action:
    lines = (*action.cancelled.get(event.human, ()), *event.lines)
    return replace(action, cancelled={**action.cancelled, event.human: lines})


def _healed(_state: State, action: Action, event: LineHealed) -> Action:
    lines = (*action.healed.get(event.human, ()), event.line)
    return replace(action, healed={**action.healed, event.human: lines})


_FOLDS: Final[Mapping[type[AnyEvent], Fold]] = {
    WarriorMoved: _moved,
    TileLaid: _laid,
    TroglodyteAppeared: _changed,
    ToughAppeared: _changed,
    DemonAppeared: _changed,
    HumanFreed: _changed,
    ChestChanged: _changed,
    HoleTokenPut: _changed,
    Attacked: _attacked,
    OpeningAttacked: _opening_attacked,
    GrenadeThrown: _thrown,
    FumesSpread: _fumes,
    TrapRolled: _trapped,
    HumanHit: _struck,
    DemonWounded: _wounded,
    WarriorDied: _died,
    TroglodytesDied: _troglodytes_died,
    HitNamed: _named,
    LineHealed: _healed,
}
"""The events that leave a trace in a picture, besides what they change."""
