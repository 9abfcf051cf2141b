"""How what happens in the tunnels changes a position: to tiles, to warriors, and in fights."""

from typing import assert_never

from msgspec.structs import replace

from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.evolve.changes import as_bag, less, with_human, with_tile, with_troglodytes, without
from engine.claustrophobia.evolve.rounds import active_of
from engine.claustrophobia.rounds.phases import HoleToken, MapOrder, Naming, Placing
from engine.claustrophobia.state import Demon, Hit, Human, State, Tile, Tough, Troglodytes
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGH_NAMED, TOUGHS


def after_tunnel(state: State, event: happened.TunnelEvent) -> State:  # noqa: C901, PLR0911, PLR0912 - one case for each event
    """Return the position after an event of the tunnels."""
    match event:
        case happened.TileDrawn():
            owed = Placing(event.tile, event.explorer, event.origin, event.direction)
            return replace(_drawn(state, event.tile), owed=owed)
        case happened.TileDiscarded():
            return replace(state, discarded=(*state.discarded, event.tile), owed=None)
        case happened.TileReturned():
            return replace(state, stack=as_bag((*state.stack, event.tile)), owed=None)
        case happened.TileLaid():
            tile = Tile(event.tile, event.x, event.y, event.turn)
            return replace(state, tiles=(*state.tiles, tile), owed=None)
        case happened.TileSprung():
            return with_tile(state, event.tile, is_sprung=True)
        case happened.TrapRolled():
            return state
        case happened.HoleTokenOwed():
            return replace(state, owed=HoleToken(event.tile))
        case happened.HoleTokenPut():
            return replace(with_tile(state, event.tile, has_token=True), owed=None)
        case happened.OpeningClosed():
            return replace(state, cave_in=event.tiles)
        case happened.OpeningCleared():
            return replace(state, cave_in=None)
        case happened.SealBroken():
            return with_tile(state, event.tile, seal=None)
        case happened.ChestChanged():
            return with_tile(state, event.tile, chest=event.chest)
        case happened.TilesSeen():
            return replace(_seen(state, event), owed=MapOrder())
        case happened.TilesOrdered():
            return replace(state, known=event.tiles, owed=None)
        case _:
            assert_never(event)


def _drawn(state: State, tile: str) -> State:
    """Take a tile from where it is: set aside, known, unknown to the viewer among the stack, or in the stack."""
    if tile in state.aside:
        return replace(state, aside=without(state.aside, tile))
    if not state.known:
        return replace(state, stack=without(state.stack, tile))
    first, *known = state.known
    if first is None:
        return replace(state, known=tuple(known), stack=without(state.stack, tile))
    if first != tile:
        raise ValueError(f"{first} comes before {tile}")
    return replace(state, known=tuple(known))


def _seen(state: State, event: happened.TilesSeen) -> State:
    stack = state.stack
    for tile in event.tiles:
        stack = stack if tile is None else without(stack, tile)
    return replace(state, stack=stack, known=(*state.known, *event.tiles))


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
