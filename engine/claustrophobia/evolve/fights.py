"""How attacks, hits and healing change a position."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import fights as happened
from engine.claustrophobia.evolve.changes import with_human, without
from engine.claustrophobia.rounds.phases import Naming
from engine.claustrophobia.state import Hit, State


def after_fight(state: State, event: happened.FightEvent) -> State:  # noqa: PLR0911 - one case for each event
    """Return the position after an event of a fight."""
    match event:
        case happened.Attacked() | happened.OpeningAttacked() | happened.DeedDone() | happened.GrenadeThrown():
            return _fought(state)
        case happened.FoeGuarded() | happened.FumesSpread():
            return state
        case happened.HumanHit():
            pending = (*state.humans[event.human].pending, event.hit)
            return with_human(state, event.human, pending=pending)
        case happened.NamingOwed():
            return replace(state, owed=Naming(event.mortal))
        case happened.NamingDone():
            return replace(state, owed=None)
        case happened.HitNamed():
            human = state.humans[event.human]
            cancelled = tuple(sorted({*human.cancelled, *event.lines}))
            return with_human(_without_hit(state, event), event.human, cancelled=cancelled)
        case happened.HitGuarded():
            hit = state.humans[event.human].pending[event.hit]
            guarded = (*state.humans[event.guard].pending, Hit("guarded", hit.lines))
            return with_human(_without_hit(state, event), event.guard, pending=guarded)
        case happened.HitParried():
            return _without_hit(state, event)
        case happened.LineHealed():
            human = state.humans[event.human]
            is_exhausted = human.is_exhausted and human.die != event.line
            cancelled = without(human.cancelled, event.line)
            return with_human(state, event.human, cancelled=cancelled, is_exhausted=is_exhausted)
        case _:
            assert_never(event)


def _fought(state: State) -> State:
    """Note an attack of whoever acts; who has moved before is through with moving."""
    if state.active is None:
        return state
    active = state.active
    return replace(state, active=replace(active, has_fought=True, is_halted=active.is_halted or active.spent > 0))


def _without_hit(state: State, event: happened.HitNamed | happened.HitGuarded | happened.HitParried) -> State:
    pending = state.humans[event.human].pending
    if event.hit not in range(len(pending)):
        raise LookupError(f"{event.human} has no hit {event.hit}")
    return with_human(state, event.human, pending=(*pending[: event.hit], *pending[event.hit + 1 :]))
