"""What a warrior can do at a moment: statistics with all bonuses, and talents (rules, sections 2, 4 and 5)."""

from collections.abc import Iterator

from engine.claustrophobia.cards.effects import EFFECTS, Effect, EffectKind, Scope
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.warriors.kinds import (
    DEMONS,
    EXHAUSTED,
    HUMAN_NAMED,
    NOTHING,
    RULE_OF,
    TOUGH_NAMED,
    TROGLODYTES,
    HumanName,
    Stats,
    Talent,
    TroglodyteKind,
    TroglodyteRule,
    WarriorName,
)
from engine.claustrophobia.warriors.objects import OBJECTS


def stats_of(state: State, warrior: WarriorName) -> Stats:
    """Return what a warrior that is in play can do now, without what depends on a target."""
    stats = base_of(state, warrior)
    for effect in effects_on(state, warrior):
        stats = stats.plus(EFFECTS[effect.kind].bonus)
    return stats.within_bounds()


def base_of(state: State, warrior: WarriorName) -> Stats:
    """Return what a warrior can do without what lasts for a while: its line, if it is human, with its objects."""
    if warrior in HUMAN_NAMED:
        return _line_of(HUMAN_NAMED[warrior], state.humans[HUMAN_NAMED[warrior]])
    if warrior == "demon":
        return NOTHING if state.demon is None else DEMONS[state.demon.kind].stats
    return troglodyte_rule(warrior).stats


def has_talent(state: State, warrior: WarriorName, talent: Talent) -> bool:
    """Whether a warrior that is in play has a talent now."""
    effects = [EFFECTS[effect.kind] for effect in effects_on(state, warrior)]
    if any(talent in rule.takes for rule in effects):
        return False
    if any(talent in rule.gives for rule in effects):
        return True
    if warrior in HUMAN_NAMED:
        human = HUMAN_NAMED[warrior]
        if any(talent in EFFECTS[effect.kind].all_humans_lose for effect in state.effects):
            return False
        return talent in RULE_OF[human].talents and not state.humans[human].is_exhausted
    demon = None if state.demon is None else DEMONS[state.demon.kind]
    if warrior == "demon":
        return demon is not None and talent in demon.talents
    return talent in troglodyte_rule(warrior).talents or (demon is not None and talent in demon.rouses)


def effects_on(state: State, warrior: WarriorName) -> Iterator[Effect]:
    """Return what lasts for a warrior."""
    scope: Scope = "human" if warrior in HUMAN_NAMED else "demon" if warrior == "demon" else "troglodytes"
    for effect in state.effects:
        is_theirs = EFFECTS[effect.kind].scope == scope and (scope != "human" or effect.human == warrior)
        if is_theirs and _works(state, effect.kind):
            yield effect


def has_effect(state: State, kind: EffectKind, *, human: HumanName | None = None, tile: int | None = None) -> bool:
    """Whether something works now, where it matters on that human or tile."""
    return Effect(kind, human, tile) in state.effects and _works(state, kind)


def _works(state: State, kind: EffectKind) -> bool:
    only_in = EFFECTS[kind].only_in
    return only_in is None or isinstance(state.phase, only_in)


def troglodyte_rule(warrior: WarriorName) -> TroglodyteRule:
    """Return what a troglodyte is, plain or Tough."""
    kind: TroglodyteKind = "tough" if warrior in TOUGH_NAMED else "troglodyte"
    return TROGLODYTES[kind]


def _line_of(name: HumanName, human: Human) -> Stats:
    if human.is_exhausted or human.die is None:
        return EXHAUSTED
    stats = RULE_OF[name].board[human.die]
    for item in human.objects:
        stats = stats.plus(OBJECTS[item].bonus)
    return stats
