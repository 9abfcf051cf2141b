"""Sentences for fights: attacks with their dice, hits, and what becomes of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.claustrophobia.advantage_powers import GRENADE_DIE
from engine.claustrophobia.event_powers import FUME_DIE
from engine.claustrophobia.events import (
    AnyEvent,
    Attacked,
    DeedDone,
    FoeGuarded,
    FumesSpread,
    GrenadeThrown,
    HitGuarded,
    HitNamed,
    HitParried,
    HumanHit,
    LineHealed,
    OpeningAttacked,
)
from engine.claustrophobia.openings import SEAL_DIE
from render.claustrophobia.text.telling import Telling
from render.core import Words


def rolled(words: Words, dice: Iterable[int], needed: int, repeats: Iterable[int] = ()) -> str:
    """List dice, those that hit in bold, then what missed ones show when they are rolled again."""
    first, again = (_marked(words, some, needed) for some in (dice, repeats))
    return words("cl-dice-and-repeats", dice=first, repeats=again) if again else first


def _marked(words: Words, dice: Iterable[int], needed: int) -> str:
    return words.series([words("cl-die-hit", die=die) if die >= needed else str(die) for die in dice])


def _attacked(telling: Telling, event: Attacked) -> str:
    words = telling.words
    facts = {"who": telling.warrior(event.warrior), "target": telling.warrior(event.target, is_target=True)}
    if not event.dice:
        return words("cl-attacked-none", **facts)
    dice = rolled(words, event.dice, event.needed, event.repeats)
    key = "cl-attacked" if event.at == event.tile else "cl-shot"
    tile = telling.tile(event.tile)
    return words(key, **facts, tile=tile, dice=dice, needed=event.needed, hits=event.hits)


def _opening_attacked(telling: Telling, event: OpeningAttacked) -> str:
    who = telling.warrior(event.warrior)
    if not event.dice:
        return telling.words("cl-cave-in-attacked", who=who)
    dice = rolled(telling.words, event.dice, SEAL_DIE, event.repeats)
    return telling.words("cl-seal-attacked", who=who, tile=telling.tile(event.at), dice=dice)


def _grenade_thrown(telling: Telling, event: GrenadeThrown) -> str:
    dice = rolled(telling.words, event.dice, GRENADE_DIE)
    human, tile = telling.human(event.human), telling.tile(event.tile)
    return telling.words("cl-grenade-thrown", human=human, tile=tile, dice=dice)


def _fumes_spread(telling: Telling, event: FumesSpread) -> str:
    dice = rolled(telling.words, event.dice, FUME_DIE)
    return telling.words("cl-fumes-spread", tile=telling.tile(event.tile), dice=dice)


def _foe_guarded(telling: Telling, event: FoeGuarded) -> str:
    return telling.words("cl-foe-guarded", who=telling.warrior(event.warrior), hits=event.hits)


def _human_hit(telling: Telling, event: HumanHit) -> str:
    """Tell a hit, but for a plain one of an attack, which its dice tell."""
    if event.hit.origin == "attack" and event.hit.lines == 1:
        return ""
    return telling.words("cl-human-hit", human=telling.human(event.human), lines=event.hit.lines)


def _hit_named(telling: Telling, event: HitNamed) -> str:
    lines = telling.words.listing([str(line) for line in event.lines])
    return telling.words("cl-hit-named", human=telling.human(event.human), count=len(event.lines), lines=lines)


def _hit_guarded(telling: Telling, event: HitGuarded) -> str:
    return telling.words("cl-hit-guarded", human=telling.human(event.human), guard=telling.human(event.guard))


def _hit_parried(telling: Telling, event: HitParried) -> str:
    return telling.words("cl-hit-parried", human=telling.human(event.human))


def _line_healed(telling: Telling, event: LineHealed) -> str:
    return telling.words("cl-line-healed", human=telling.human(event.human), line=event.line)


def _deed_done(telling: Telling, event: DeedDone) -> str:
    return telling.words("cl-deed-done", human=telling.human(event.human), deed=event.deed)


TOLD: Final[Mapping[type[AnyEvent], Callable[[Telling, Any], str]]] = {
    Attacked: _attacked,
    OpeningAttacked: _opening_attacked,
    GrenadeThrown: _grenade_thrown,
    FumesSpread: _fumes_spread,
    FoeGuarded: _foe_guarded,
    HumanHit: _human_hit,
    HitNamed: _hit_named,
    HitGuarded: _hit_guarded,
    HitParried: _hit_parried,
    LineHealed: _line_healed,
    DeedDone: _deed_done,
}
"""How each kind of event is told."""
