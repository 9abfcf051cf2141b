"""How warriors that move, appear, leave and die change a position."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import figures as happened
from engine.claustrophobia.evolve.changes import less, with_human, with_troglodytes, without
from engine.claustrophobia.evolve.rounds import active_of
from engine.claustrophobia.state import Demon, Human, State, Tough, Troglodytes
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGH_NAMED, TOUGHS


def after_figure(state: State, event: happened.FigureEvent) -> State:  # noqa: C901, PLR0911 - one case for each event
    """Return the position after an event that moves a warrior, or brings one into play or out of it."""
    match event:
        case happened.WarriorMoved():
            return _moved(state, event)
        case happened.HumanLeft():
            return _over(with_human(state, event.human, place="out", objects=(), pending=()), event.human)
        case happened.TroglodyteAppeared():
            return with_troglodytes(state, event.tile, fresh=1)
        case happened.ToughAppeared():
            toughs = {**state.toughs, event.tough: Tough(event.tile)}
            return replace(state, toughs={name: toughs[name] for name in TOUGHS if name in toughs})
        case happened.DemonAppeared():
            bought = state.demons_bought + event.is_bought
            return replace(state, demon=Demon(event.kind, event.tile), demons_bought=bought)
        case happened.TroglodytesDied():
            return _without_troglodytes(state, event)
        case happened.DemonWounded():
            if state.demon is None:
                raise LookupError("there is no demon")
            return replace(state, demon=replace(state.demon, wounds=state.demon.wounds + event.wounds))
        case happened.WarriorDied():
            return _dead(state, event)
        case happened.HumanFreed():
            return _freed(state, event)
        case happened.ObjectLost():
            objects = without(state.humans[event.human].objects, event.object)
            return with_human(state, event.human, objects=objects)
        case _:
            assert_never(event)


def _moved(state: State, event: happened.WarriorMoved) -> State:
    warrior, target = event.warrior, event.target
    if event.cost:
        active = active_of(state)
        state = replace(state, active=replace(active, spent=active.spent + event.cost))
    if warrior in HUMAN_NAMED:
        return with_human(state, HUMAN_NAMED[warrior], place=target)
    if warrior in TOUGH_NAMED:
        tough = TOUGH_NAMED[warrior]
        return replace(state, toughs={**state.toughs, tough: replace(state.toughs[tough], tile=target)})
    if warrior == "troglodyte":
        state = replace(state, active=replace(active_of(state), at=target))
        return with_troglodytes(with_troglodytes(state, event.origin, done=-1), target, done=1)
    if state.demon is None:
        raise LookupError("there is no demon")
    return replace(state, demon=replace(state.demon, tile=target))


def _without_troglodytes(state: State, event: happened.TroglodytesDied) -> State:
    there = state.troglodytes.get(event.tile, Troglodytes())
    done = min(there.done, event.number)
    state = with_troglodytes(state, event.tile, fresh=done - event.number, done=-done)
    is_active = state.active is not None and state.active.at == event.tile
    return _over(replace(state, has_felled=True), "troglodyte" if is_active else None)


def _dead(state: State, event: happened.WarriorDied) -> State:
    warrior = event.warrior
    if warrior in HUMAN_NAMED:
        state = with_human(
            state, HUMAN_NAMED[warrior], place="dead", objects=(), pending=(), cancelled=(1, 2, 3, 4, 5, 6)
        )
    elif warrior in TOUGH_NAMED:
        state = replace(state, toughs=less(state.toughs, TOUGH_NAMED[warrior]), has_felled=True)
    else:
        state = replace(state, demon=None)
    return _over(state, warrior)


def _freed(state: State, event: happened.HumanFreed) -> State:
    freed = Human(event.tile, cancelled=event.cancelled, die=event.die, is_done=True)
    humans = {**state.humans, event.human: freed}
    return replace(state, humans={name: humans[name] for name in HUMANS if name in humans}, demon=None)


def _over(state: State, warrior: str | None) -> State:
    """End the activation of whoever is in play no more."""
    if state.active is None or state.active.warrior != warrior:
        return state
    return replace(state, active=replace(state.active, is_over=True))
