"""Sentences for fights: attacks with their dice, hits, and what becomes of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia.cards.advantage_cards import GRENADE_DIE
from engine.claustrophobia.cards.event_cards import FUME_DIE
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.tunnels import (
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
    NamingOwed,
    OpeningAttacked,
)
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.tunnels.openings import SEAL_DIE
from render.claustrophobia.text.headline import hits_to_name
from render.claustrophobia.text.labels import TextContext
from render.core import Words


def rolled(words: Words, dice: Iterable[int], needed: int, repeats: Iterable[int] = ()) -> str:
    """List dice, those that hit in bold, then what missed ones show when they are rolled again."""
    first, again = (_marked(words, some, needed) for some in (dice, repeats))
    return words("cl-dice-and-repeats", dice=first, repeats=again) if again else first


def _marked(words: Words, dice: Iterable[int], needed: int) -> str:
    return words.series([words("cl-die-hit", die=die) if die >= needed else str(die) for die in dice])


def _attacked(context: TextContext, event: Attacked) -> str:
    words = context.words
    facts = {"who": context.warrior(event.warrior), "target": context.warrior(event.target, is_target=True)}
    if not event.dice:
        return words("cl-attacked-none", **facts)
    dice = rolled(words, event.dice, event.needed, event.repeats)
    key = "cl-attacked" if event.at == event.tile else "cl-shot"
    tile = context.tile(event.tile)
    return words(key, **facts, tile=tile, dice=dice, needed=event.needed, hits=event.hits)


def attacked_together(context: TextContext, attacks: Sequence[Attacked]) -> str:
    """Tell the attacks of several troglodytes of a tile on the same target in one sentence."""
    first, *_ = attacks
    dice = [die for attack in attacks for die in attack.dice]
    repeats = [die for attack in attacks for die in attack.repeats]
    return context.words(
        "cl-attacked-together",
        count=len(attacks),
        target=context.warrior(first.target, is_target=True),
        needed=first.needed,
        dice=rolled(context.words, dice, first.needed, repeats),
        hits=sum(attack.hits for attack in attacks),
    )


def _opening_attacked(context: TextContext, event: OpeningAttacked) -> str:
    who = context.warrior(event.warrior)
    if not event.dice:
        return context.words("cl-cave-in-attacked", who=who)
    dice = rolled(context.words, event.dice, SEAL_DIE, event.repeats)
    return context.words("cl-seal-attacked", who=who, tile=context.tile(event.at), dice=dice)


def _grenade_thrown(context: TextContext, event: GrenadeThrown) -> str:
    dice = rolled(context.words, event.dice, GRENADE_DIE)
    human, tile = context.human(event.human), context.tile(event.tile)
    return context.words("cl-grenade-thrown", human=human, tile=tile, dice=dice)


def _fumes_spread(context: TextContext, event: FumesSpread) -> str:
    dice = rolled(context.words, event.dice, FUME_DIE)
    return context.words("cl-fumes-spread", tile=context.tile(event.tile), dice=dice)


def _foe_guarded(context: TextContext, event: FoeGuarded) -> str:
    return context.words("cl-foe-guarded", who=context.warrior(event.warrior), hits=event.hits)


def _human_hit(context: TextContext, event: HumanHit) -> str:
    """Tell a hit, but for a plain one of an attack or a trap, which its dice tell."""
    if event.hit.origin in ("attack", "trap") and event.hit.lines == 1:
        return ""
    return context.words("cl-human-hit", human=context.human(event.human), lines=event.hit.lines)


def _naming_owed(context: TextContext, event: NamingOwed) -> str:
    return context.words("cl-hits-owed", hits=hits_to_name(context.words, evolve(context.state, event)))


def _hit_named(context: TextContext, event: HitNamed) -> str:
    lines = context.words.listing([str(line) for line in event.lines])
    return context.words("cl-hit-named", human=context.human(event.human), count=len(event.lines), lines=lines)


def _hit_guarded(context: TextContext, event: HitGuarded) -> str:
    return context.words("cl-hit-guarded", human=context.human(event.human), guard=context.human(event.guard))


def _hit_parried(context: TextContext, event: HitParried) -> str:
    return context.words("cl-hit-parried", human=context.human(event.human))


def _line_healed(context: TextContext, event: LineHealed) -> str:
    return context.words("cl-line-healed", human=context.human(event.human), line=event.line)


def _deed_done(context: TextContext, event: DeedDone) -> str:
    return context.words("cl-deed-done", human=context.human(event.human), deed=event.deed)


SENTENCES: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = {
    Attacked: _attacked,
    OpeningAttacked: _opening_attacked,
    GrenadeThrown: _grenade_thrown,
    FumesSpread: _fumes_spread,
    FoeGuarded: _foe_guarded,
    HumanHit: _human_hit,
    NamingOwed: _naming_owed,
    HitNamed: _hit_named,
    HitGuarded: _hit_guarded,
    HitParried: _hit_parried,
    LineHealed: _line_healed,
    DeedDone: _deed_done,
}
"""How each kind of event is told."""
