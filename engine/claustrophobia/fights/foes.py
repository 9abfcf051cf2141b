"""What hits do to the demons' side: troglodytes die, the demon is wounded, Bodyguards step in (rules, section 4).

**[ruling]** The demon player's standing order to Bodyguards can be given in every scenario, also where there are none,
and at any time; in an auction by both players, for the case that they play the demons.
"""

from collections.abc import Iterator
from math import ceil
from typing import get_args

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.tunnels import DemonWounded, FoeGuarded, TroglodytesDied, WarriorDied
from engine.claustrophobia.moves import SetGuard
from engine.claustrophobia.rounds.phases import Auction, Over
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.tunnels.map import warriors_on
from engine.claustrophobia.warriors import kinds
from engine.claustrophobia.warriors.strength import has_talent
from engine.core import Reason, Seat


def hit_foes(
    play: GamePlay, warrior: kinds.WarriorName, at: int, target: kinds.WarriorName, tile: int, *, hits: int, each: int
) -> None:
    """Let a target on a tile take the hits of an attack from the tile `at`, each of which counts `each` times."""
    if target == "demon":
        is_harmless = at != tile and not _rule(play.state).fears_shots
        left = _guarded_by_troglodytes(play, tile, hits=hits, each=each)
        wound(play, hits=0 if is_harmless else left, wounds=each * wounds_by(play.state, warrior))
        return
    useful = min(hits, ceil(_number(play.state, target, tile) / each))
    left = _guarded_by_demon(play, warrior, tile, hits=useful, each=each)
    if target in kinds.TOUGH_NAMED and left:
        play.emit(WarriorDied(target, tile))
    elif target == "troglodyte":
        kill_troglodytes(play, tile, number=left * each)


def kill_troglodytes(play: GamePlay, tile: int, *, number: int) -> None:
    """Let plain troglodytes die, as many as there are."""
    dead = min(number, _number(play.state, "troglodyte", tile))
    if dead:
        play.emit(TroglodytesDied(tile, dead))


def wounds_by(state: State, warrior: kinds.WarriorName) -> int:
    """Return the wounds that a hit by a warrior is to the demon in play."""
    human = state.humans.get(kinds.HUMAN_NAMED[warrior]) if warrior in kinds.HUMAN_NAMED else None
    if human is None or human.is_exhausted or not any(kinds.OBJECTS[item].smites for item in human.objects):
        return 1
    rule = _rule(state)
    return rule.health if rule.hammer is None else rule.hammer


def wound(play: GamePlay, *, hits: int, wounds: int) -> int:
    """Let the demon take hits of so many wounds each, and return how many it took before it was dead."""
    demon = play.state.demon
    if demon is None or not hits:
        return 0
    left = kinds.DEMONS[demon.kind].health - demon.wounds
    taken = min(hits, ceil(left / wounds))
    play.emit(DemonWounded(min(left, taken * wounds)))
    if taken * wounds >= left:
        if kinds.DEMONS[demon.kind].is_freed:
            scenario_of(play.state).demon_fell(play, demon.tile)
        else:
            play.emit(WarriorDied("demon", demon.tile))
    return taken


def _guarded_by_demon(play: GamePlay, warrior: kinds.WarriorName, tile: int, *, hits: int, each: int) -> int:
    """Let a demon that is a Bodyguard take hits for troglodytes on its tile; return how many are left for them."""
    demon = play.state.demon
    is_there = demon is not None and demon.tile == tile and has_talent(play.state, "demon", "bodyguard")
    if not is_there or guard_order(play.state) != "always" or not hits:
        return hits
    rule = _rule(play.state)
    wounds = each * wounds_by(play.state, warrior)
    left = rule.health - (0 if demon is None else demon.wounds)
    taken = min(hits, ceil(left / wounds))
    play.emit(FoeGuarded("demon", taken))
    return hits - wound(play, hits=taken, wounds=wounds)


def _guarded_by_troglodytes(play: GamePlay, tile: int, *, hits: int, each: int) -> int:
    """Let troglodytes take hits for a demon that has them as guards, plain ones first; return how many are left."""
    if not _rule(play.state).has_guards or guard_order(play.state) != "always":
        return hits
    plain = min(hits, ceil(_number(play.state, "troglodyte", tile) / each))
    if plain:
        play.emit(FoeGuarded("troglodyte", plain))
        kill_troglodytes(play, tile, number=plain * each)
    hits -= plain
    for name in [name for name, tough in play.state.toughs.items() if tough.tile == tile][:hits]:
        play.emit(FoeGuarded(name, 1))
        play.emit(WarriorDied(name, tile))
        hits -= 1
    return hits


def _number(state: State, target: kinds.WarriorName, tile: int) -> int:
    if target != "troglodyte":
        return warriors_on(state, tile, "demons").count(target)
    there = state.troglodytes.get(tile, Troglodytes())
    return there.fresh + there.done


def _rule(state: State) -> kinds.DemonRule:
    if state.demon is None:
        raise LookupError("there is no demon")
    return kinds.DEMONS[state.demon.kind]


def guard_order(state: State) -> kinds.GuardOrder:
    """Return what the demons' Bodyguards are to do, as far as it is known."""
    return state.guard or first_order(state)


def first_order(state: State) -> kinds.GuardOrder:
    """Return what the demons' Bodyguards do where no order was given."""
    return kinds.DEMONS[scenario_of(state).demon].guard or "never"


def why_not_order(state: State, seat: Seat, move: SetGuard) -> Reason | None:
    """Return what keeps a seat from giving an order."""
    sides: tuple[kinds.Side, ...] = get_args(kinds.Side) if isinstance(state.phase, Auction) else ("demons",)
    if seat not in map(state.seat_of, sides):
        return Reason.of("demons-order")
    return Reason.of("same-order") if move.order == state.guards[seat] else None


def orders(state: State, seat: Seat) -> Iterator[SetGuard]:
    """Return the orders that a seat can give, whoever is to act."""
    if isinstance(state.phase, Over):
        return
    for order in get_args(kinds.GuardOrder):
        move = SetGuard(order)
        if why_not_order(state, seat, move) is None:
            yield move
