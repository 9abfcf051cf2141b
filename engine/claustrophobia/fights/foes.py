"""What hits do to the demons' side: troglodytes die, the demon is wounded, Bodyguards step in (rules, section 4)."""

from math import ceil

from engine.claustrophobia.events.tunnels import DemonWounded, FoeGuarded, TroglodytesDied, WarriorDied
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.tunnels.map import warriors_on
from engine.claustrophobia.warriors.guard_orders import guard_order
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_NAMED, TOUGH_NAMED, DemonRule, WarriorName
from engine.claustrophobia.warriors.objects import OBJECTS
from engine.claustrophobia.warriors.strength import has_talent


def hit_foes(
    play: GamePlay, warrior: WarriorName, at: int, target: WarriorName, tile: int, *, hits: int, each: int
) -> None:
    """Let a target on a tile take the hits of an attack from the tile `at`, each of which counts `each` times."""
    if target == "demon":
        is_harmless = at != tile and not _rule(play.state).fears_shots
        left = _guarded_by_troglodytes(play, tile, hits=hits, each=each)
        wound(play, hits=0 if is_harmless else left, wounds=each * wounds_by(play.state, warrior))
        return
    useful = min(hits, ceil(_number(play.state, target, tile) / each))
    left = _guarded_by_demon(play, warrior, tile, hits=useful, each=each)
    if target in TOUGH_NAMED and left:
        play.emit(WarriorDied(target, tile))
    elif target == "troglodyte":
        kill_troglodytes(play, tile, number=left * each)


def kill_troglodytes(play: GamePlay, tile: int, *, number: int) -> None:
    """Let plain troglodytes die, as many as there are."""
    dead = min(number, _number(play.state, "troglodyte", tile))
    if dead:
        play.emit(TroglodytesDied(tile, dead))


def wounds_by(state: State, warrior: WarriorName) -> int:
    """Return the wounds that a hit by a warrior is to the demon in play."""
    human = state.humans.get(HUMAN_NAMED[warrior]) if warrior in HUMAN_NAMED else None
    if human is None or human.is_exhausted or not any(OBJECTS[item].smites for item in human.objects):
        return 1
    rule = _rule(state)
    return rule.health if rule.hammer is None else rule.hammer


def wound(play: GamePlay, *, hits: int, wounds: int) -> int:
    """Let the demon take hits of so many wounds each, and return how many it took before it was dead."""
    demon = play.state.demon
    if demon is None or not hits:
        return 0
    left = DEMONS[demon.kind].health - demon.wounds
    taken = min(hits, ceil(left / wounds))
    play.emit(DemonWounded(min(left, taken * wounds)))
    if taken * wounds >= left:
        if DEMONS[demon.kind].is_freed:
            scenario_of(play.state).demon_fell(play, demon.tile)
        else:
            play.emit(WarriorDied("demon", demon.tile))
    return taken


def _guarded_by_demon(play: GamePlay, warrior: WarriorName, tile: int, *, hits: int, each: int) -> int:
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


def _number(state: State, target: WarriorName, tile: int) -> int:
    if target != "troglodyte":
        return warriors_on(state, tile, "demons").count(target)
    there = state.troglodytes.get(tile, Troglodytes())
    return there.fresh + there.done


def _rule(state: State) -> DemonRule:
    if state.demon is None:
        raise LookupError("there is no demon")
    return DEMONS[state.demon.kind]
