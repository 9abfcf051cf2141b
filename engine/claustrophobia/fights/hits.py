"""Hits on humans: they are taken, then named, guarded or parried; who has lost six lines dies (rules, section 4)."""

from collections.abc import Iterator
from itertools import combinations

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.events.rounds import AdvantagePlayed, EffectEnded
from engine.claustrophobia.moves import Aim, Name
from engine.claustrophobia.rounds.phases import HumanAction, Naming, RoundEnd
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import Hit, HitOrigin, Human, State
from engine.claustrophobia.warriors.kinds import LINES, HumanName, WarriorName
from engine.claustrophobia.warriors.strength import has_effect, has_talent
from engine.core import Reason


def take_hit(
    play: GamePlay, human: HumanName, origin: HitOrigin, *, lines: int = 1, attacker: WarriorName | None = None
) -> None:
    """Let a human take a hit; what an attack doubles, and who can guard, is settled here."""
    state = play.state
    guards: tuple[HumanName, ...] = ()
    if origin == "attack":
        guards = tuple(_bodyguards(state, human, attacker))
        if has_effect(state, "weak-spot", human=human):
            lines *= 2
            play.emit(EffectEnded(Effect("weak-spot", human)))
    play.emit(happened.HumanHit(human, Hit(origin, lines, guards)))


def _bodyguards(state: State, human: HumanName, attacker: WarriorName | None) -> Iterator[HumanName]:
    """Return those who stand beside a human and could take a hit; not one who was made to attack them."""
    for name, other in state.in_play.items():
        is_beside = name not in (human, attacker) and other.place == state.humans[human].place
        if is_beside and has_talent(state, name, "bodyguard"):
            yield name


def settle(play: GamePlay) -> None:
    """Let those die who cannot be saved, and ask for the hits that are to be named now."""
    for name, human in play.state.in_play.items():
        is_open = any(hit.origin == "attack" for hit in human.pending)
        if human.losses == LINES and (not is_open or len(human.cancelled) == LINES):
            kill(play, name)
    is_wanted = next(to_name(play.state), None) is not None
    mortal = _mortal(play.state)
    if is_wanted and play.state.owed != Naming(mortal):
        play.emit(happened.NamingOwed(mortal))
    elif play.state.is_naming and not is_wanted:
        play.emit(happened.NamingDone())


def _mortal(state: State) -> tuple[HumanName, ...]:
    """Return those whom a mortal blow has brought to six lines since naming began, where it is deferred."""
    if _names_all(state):
        return ()
    before = state.owed.mortal if isinstance(state.owed, Naming) else ()
    at_six = {name for name, human in state.in_play.items() if human.losses == LINES}
    return tuple(name for name in state.humans if name in before or name in at_six)


def _names_all(state: State) -> bool:
    """Whether all pending hits are named now, whoever they are on."""
    return state.naming == "at-once" or isinstance(state.phase, HumanAction | RoundEnd)


def kill(play: GamePlay, human: HumanName) -> None:
    """Let a human die."""
    tile = play.state.humans[human].tile
    if tile is None:
        raise LookupError(f"{human} is not in play")
    play.emit(happened.WarriorDied(human, tile))
    scenario_of(play.state).human_died(play, human, tile)


def to_name(state: State) -> Iterator[tuple[HumanName, int]]:
    """Return the hits that are to be named now, each by who took it and its place among theirs.

    Where naming is deferred, these are all hits of whoever stands at six, or did in this naming, and those that a
    guard has taken.
    """
    mortal = _mortal(state)
    for name, human in state.in_play.items():
        for number, hit in enumerate(human.pending):
            if _names_all(state) or name in mortal or hit.origin == "guarded":
                yield name, number


def guards_for(state: State, hit: Hit) -> tuple[HumanName, ...]:
    """Return those who can still take a hit for somebody: alive, with a line that no hit has claimed."""
    return tuple(
        name for name in hit.guards if state.humans[name].tile is not None and state.humans[name].losses < LINES
    )


def why_not_name(state: State, move: Name) -> Reason | None:
    """Return what is wrong with an answer to a pending hit."""
    if (move.human, move.hit) not in tuple(to_name(state)):
        return Reason.of("no-such-hit", warrior=move.human)
    hit = state.humans[move.human].pending[move.hit]
    if bool(move.lines) + (move.guard is not None) + move.parry != 1:
        return Reason.of("one-answer", warrior=move.human)
    if move.guard is not None:
        is_able = hit.origin == "attack" and move.guard in guards_for(state, hit)
        return None if is_able else Reason.of("no-guard", warrior=move.human, guard=move.guard)
    if move.parry:
        is_able = hit.origin == "attack" and "parry" in state.advantage_hand
        return None if is_able else Reason.of("no-parry", warrior=move.human)
    return _why_not_lines(state.humans[move.human], hit, move)


def _why_not_lines(human: Human, hit: Hit, move: Name) -> Reason | None:
    wanted = min(hit.lines, LINES - len(human.cancelled))
    if tuple(sorted(set(move.lines))) != move.lines or len(move.lines) != wanted:
        return Reason.of("lines-wanted", warrior=move.human, lines=wanted)
    for line in move.lines:
        if line in human.cancelled or line not in range(1, LINES + 1):
            return Reason.of("line-cancelled", warrior=move.human, line=line)
    return None


def name_hit(play: GamePlay, move: Name) -> None:
    """Do what an answer to a pending hit says."""
    if move.guard is not None:
        play.emit(happened.HitGuarded(move.human, move.hit, move.guard))
    elif move.parry:
        play.emit(AdvantagePlayed("parry", Aim(human=move.human)))
        play.emit(happened.HitParried(move.human, move.hit))
    else:
        play.emit(happened.HitNamed(move.human, move.hit, move.lines))


def names(state: State) -> Iterator[Name]:
    """Return every answer to a hit that is to be named now, once where hits are the same."""
    seen: list[tuple[HumanName, Hit]] = []
    for name, number in to_name(state):
        human = state.humans[name]
        hit = human.pending[number]
        if (name, hit) in seen:
            continue
        seen.append((name, hit))
        left = [line for line in range(1, LINES + 1) if line not in human.cancelled]
        for lines in combinations(left, min(hit.lines, len(left))):
            yield Name(name, number, lines)
        if hit.origin == "attack":
            yield from (Name(name, number, guard=guard) for guard in guards_for(state, hit))
            if "parry" in state.advantage_hand:
                yield Name(name, number, parry=True)
