"""What a warrior can do at a moment: statistics with all bonuses, and talents (rules, sections 2, 4 and 5)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import EFFECTS, Effect, EffectKind, Scope
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.warriors import kinds
from engine.claustrophobia.warriors.kinds import OBJECTS


def stats_of(state: State, warrior: kinds.WarriorName) -> kinds.Stats:
    """Return what a warrior that is in play can do now, without what depends on a target."""
    stats = base_of(state, warrior)
    for effect in effects_on(state, warrior):
        stats = stats.plus(EFFECTS[effect.kind].bonus)
    return stats.within_bounds()


def stats_on(state: State, human: kinds.HumanName, line: int) -> kinds.Stats:
    """Return what a human could do now on a line of their board that counts."""
    there = replace(state.humans[human], die=line, is_exhausted=False)
    return stats_of(replace(state, humans={**state.humans, human: there}), human)


def base_of(state: State, warrior: kinds.WarriorName) -> kinds.Stats:
    """Return what a warrior can do without what lasts for a while: its line, if it is human, with its objects."""
    if warrior in kinds.HUMAN_NAMED:
        return _line_of(kinds.HUMAN_NAMED[warrior], state.humans[kinds.HUMAN_NAMED[warrior]])
    if warrior == "demon":
        return kinds.NOTHING if state.demon is None else kinds.DEMONS[state.demon.kind].stats
    return troglodyte_rule(warrior).stats


def has_talent(state: State, warrior: kinds.WarriorName, talent: kinds.Talent) -> bool:
    """Whether a warrior that is in play has a talent now."""
    effects = [EFFECTS[effect.kind] for effect in effects_on(state, warrior)]
    if any(talent in rule.takes for rule in effects):
        return False
    if any(talent in rule.gives for rule in effects):
        return True
    if warrior in kinds.HUMAN_NAMED:
        human = kinds.HUMAN_NAMED[warrior]
        if any(talent in EFFECTS[effect.kind].all_humans_lose for effect in state.effects):
            return False
        return talent in kinds.RULE_OF[human].talents and not state.humans[human].is_exhausted
    demon = None if state.demon is None else kinds.DEMONS[state.demon.kind]
    if warrior == "demon":
        return demon is not None and talent in demon.talents
    return talent in troglodyte_rule(warrior).talents or (demon is not None and talent in demon.rouses)


def effects_on(state: State, warrior: kinds.WarriorName) -> Iterator[Effect]:
    """Return what lasts for a warrior."""
    scope: Scope = "human" if warrior in kinds.HUMAN_NAMED else "demon" if warrior == "demon" else "troglodytes"
    for effect in state.effects:
        is_theirs = EFFECTS[effect.kind].scope == scope and (scope != "human" or effect.human == warrior)
        if is_theirs and _works(state, effect.kind):
            yield effect


def has_effect(
    state: State, kind: EffectKind, *, human: kinds.HumanName | None = None, tile: int | None = None
) -> bool:
    """Whether something works now, where it matters on that human or tile."""
    return Effect(kind, human, tile) in state.effects and _works(state, kind)


def _works(state: State, kind: EffectKind) -> bool:
    only_in = EFFECTS[kind].only_in
    return only_in is None or isinstance(state.phase, only_in)


def troglodyte_rule(warrior: kinds.WarriorName) -> kinds.TroglodyteRule:
    """Return what a troglodyte is, plain or Tough."""
    kind: kinds.TroglodyteKind = "tough" if warrior in kinds.TOUGH_NAMED else "troglodyte"
    return kinds.TROGLODYTES[kind]


def _line_of(name: kinds.HumanName, human: Human) -> kinds.Stats:
    if human.is_exhausted or human.die is None:
        return kinds.EXHAUSTED
    stats = kinds.RULE_OF[name].board[human.die]
    for item in human.objects:
        stats = stats.plus(OBJECTS[item].bonus)
    return stats
