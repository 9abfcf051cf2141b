"""What happens in Claustrophobia, a sentence for each event: whatever is told of a turn is put together from these.

A kind of event is a row of `SENTENCES`, or it is in `SILENT`, because others tell it. A viewer who may not know
something has None in its place, and is told nothing of it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from engine.claustrophobia.cards.advantage_cards import GRENADE_DIE
from engine.claustrophobia.cards.event_cards import FUME_DIE
from engine.claustrophobia.events import AnyEvent, rounds, tunnels
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.combat import SEAL_DIE
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of
from engine.claustrophobia.tunnels.tiles import BOX, TileKind, openings
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.core import by_kind
from render.claustrophobia.scenarios import scenario_look
from render.claustrophobia.text.labels import (
    TextContext,
    advantage_card,
    aim_text,
    card_name,
    demon_kind,
    dice_text,
    direction_name,
    event_card,
    hits_to_name,
    kind_of_tile,
    openings_text,
    tiles_text,
)
from render.core import Fact, Name, Names, Words

Sentence = Callable[[TextContext, Any], str]

_PUT: Final[Mapping[str, Callable[[TextContext, Any], Fact]]] = {
    "human": TextContext.human,
    "guard": TextContext.human,
    "who": TextContext.warrior,
    "tile": TextContext.tile,
    "origin": TextContext.tile,
    "kind": lambda context, tile: kind_of_tile(context.words, tile),
    "direction": lambda context, direction: direction_name(context.words, direction),
    "dice": lambda context, dice: dice_text(context.words, dice),
    "aim": lambda context, aim: aim_text(context.words, context.state, aim),
    "gift": lambda context, gift: context.words.name("cl-gift", gift=gift),
    "object": lambda context, item: context.words.name("cl-object", object=item),
    "card": lambda context, card: card_name(context.words, card),
}
"""The facts of sentences that name something, and how; all others stand as they are."""


LASTS: Final = frozenset[TileKind]({"exit", "hungry", "narrow", "flooded", "den", "hole"})
"""The kinds of tiles that do something to whoever comes there, each time."""


def _told(key: str, *fields: str, **facts: str) -> Sentence:
    """Tell an event by its fields; where a fact is called otherwise than its field, `facts` has both names."""
    named = {field: field for field in fields} | facts

    def tell(context: TextContext, event: Any) -> str:
        values = {fact: getattr(event, field) for fact, field in named.items()}
        return context.words(
            key, **{fact: _PUT[fact](context, value) if fact in _PUT else value for fact, value in values.items()}
        )

    return tell


def _dice_assigned(context: TextContext, event: rounds.DiceAssigned) -> str:
    words = context.words
    given = [words("cl-die-of", human=context.human(human), die=die) for human, die in event.dice.items()]
    sentences = [words("cl-dice-assigned", dice=words.series(given))]
    if event.exhausted:
        sentences.append(words("cl-exhausted", humans=words.names([context.human(human) for human in event.exhausted])))
    return words.sentences(sentences)


def _activation_began(context: TextContext, event: rounds.ActivationBegan) -> str:
    """Tell a second activation; of a first one tells what is done in it."""
    return context.words("cl-acts-again", who=context.warrior(event.warrior)) if event.is_again else ""


def _movement_ended(context: TextContext, _event: rounds.MovementEnded) -> str:
    """Tell it where water ends the movement; a trap says it with its die."""
    active = context.state.active
    tile = None if active is None else tile_of(context.state, active.warrior, active.at)
    if tile is not None and context.state.tiles[tile].kind == "trapped":
        return ""
    return context.words("cl-movement-ended")


def _slot_taken(context: TextContext, event: rounds.SlotTaken) -> str:
    words = context.words
    dice = words.listing([str(die) for die in event.dice])
    return words("cl-slot-taken", count=len(event.dice), dice=dice, slot=event.slot)


def _dice_set_aside(context: TextContext, event: rounds.DiceSetAside) -> str:
    words = context.words
    dice = words.listing([str(die) for die in event.dice])
    return words("cl-dice-set-aside", count=len(event.dice), dice=dice)


def _points_changed(context: TextContext, event: rounds.ThreatPointsChanged) -> str:
    key = "cl-points-gained" if event.change > 0 else "cl-points-lost"
    return context.words(key, change=abs(event.change), points=context.state.threat_points + event.change)


def effects_began(context: TextContext, events: Sequence[rounds.EffectBegan]) -> str:
    """Tell of effects of one kind, each on a human of its own, in one sentence."""
    effect, *_ = (event.effect for event in events)
    humans = [context.human(event.effect.human) for event in events if event.effect.human is not None]
    facts: dict[str, Fact] = {"human": context.words.names(humans), "count": len(humans)} if humans else {}
    if effect.tile is not None:
        facts["tile"] = context.tile(effect.tile)
    return context.words(f"cl-effect-{effect.kind}", **facts)


def _counts_changed(context: TextContext, event: rounds.CountsChanged) -> str:
    return context.words.sentences(scenario_look(context.state).told(context, event.counts))


def end_text(words: Words, names: Names, state: State, event: rounds.GameEnded) -> str:
    """Say who has won, and why."""
    cause = words("cl-end-cause", cause=event.cause)
    who = "" if event.winner is None else names[state.seat_of(event.winner)]
    return words("cl-end", winner=event.winner or "nobody", who=who, cause=cause)


def _tile_laid(context: TextContext, event: tunnels.TileLaid) -> str:
    """Tell how a tile lies; of the first of its kind also what it does, if that is not seen at once."""
    sides, kind = openings_text(context.words, openings(event.tile, event.turn)), BOX[event.tile].kind
    laid = context.words("cl-tile-laid", tile=context.tile(len(context.state.tiles)), openings=sides)
    if kind not in LASTS or any(tile.kind == kind for tile in context.state.tiles):
        return laid
    return context.words.sentences((laid, context.words("cl-tile-first", kind=kind)))


def _tile_sprung(context: TextContext, event: tunnels.TileSprung) -> str:
    kind = context.state.tiles[event.tile].kind
    return context.words("cl-tile-sprung", kind=kind, human=context.human(event.human), tile=context.tile(event.tile))


def _opening_closed(context: TextContext, event: tunnels.OpeningClosed) -> str:
    tile, other = map(context.tile, event.tiles)
    return context.words("cl-opening-closed", tile=tile, other=other)


def _chest_changed(context: TextContext, event: tunnels.ChestChanged) -> str:
    """Tell a chest or a relic that is there now; the deed tells of one that is opened or taken."""
    if event.chest in ("open", None):
        return ""
    key = "cl-chest-there" if event.chest == "closed" else "cl-relic-there"
    return context.words(key, tile=context.tile(event.tile))


def _tiles_seen(context: TextContext, event: tunnels.TilesSeen) -> str:
    return context.words("cl-tiles-seen", count=len(event.tiles), tiles=tiles_text(context.words, event.tiles))


def _tiles_ordered(context: TextContext, event: tunnels.TilesOrdered) -> str:
    is_told = len(event.tiles) > 1  # of a single one it has been said that it was seen
    return context.words("cl-tiles-ordered", tiles=tiles_text(context.words, event.tiles)) if is_told else ""


def _moved(context: TextContext, event: tunnels.WarriorMoved) -> str:
    key = "cl-moved" if event.cost else "cl-driven"
    origin, target = context.tile(event.origin), context.tile(event.target)
    return context.words(key, who=context.warrior(event.warrior), origin=origin, target=target)


def _demon_wounded(context: TextContext, event: tunnels.DemonWounded) -> str:
    before = 0 if context.state.demon is None else context.state.demon.wounds
    return context.words(
        "cl-demon-wounded",
        who=context.warrior("demon"),
        wounds=event.wounds,
        all=before + event.wounds,
        health=DEMONS[demon_kind(context.state)].health,
    )


def _human_freed(context: TextContext, event: tunnels.HumanFreed) -> str:
    lines = context.words.listing([str(line) for line in event.cancelled])
    return context.words(
        "cl-human-freed", human=context.human(event.human), tile=context.tile(event.tile), lines=lines, die=event.die
    )


def rolled(words: Words, dice: Iterable[int], needed: int, repeats: Iterable[int] = ()) -> str:
    """List dice, those that hit in bold, then what missed ones show when they are rolled again."""
    first, again = (_marked(words, some, needed) for some in (dice, repeats))
    return words("cl-dice-and-repeats", dice=first, repeats=again) if again else first


def _marked(words: Words, dice: Iterable[int], needed: int) -> str:
    return words.series([words("cl-die-hit", die=die) if die >= needed else str(die) for die in dice])


def _attacked(context: TextContext, event: tunnels.Attacked) -> str:
    words = context.words
    facts = {"who": context.warrior(event.warrior), "target": context.warrior(event.target, is_target=True)}
    if not event.dice:
        return words("cl-attacked-none", **facts)
    dice = rolled(words, event.dice, event.needed, event.repeats)
    key = "cl-attacked" if event.at == event.tile else "cl-shot"
    tile = context.tile(event.tile)
    return words(key, **facts, tile=tile, dice=dice, needed=event.needed, hits=event.hits)


def attacked_together(context: TextContext, attacks: Sequence[tunnels.Attacked]) -> str:
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


def _opening_attacked(context: TextContext, event: tunnels.OpeningAttacked) -> str:
    who = context.warrior(event.warrior)
    if not event.dice:
        return context.words("cl-cave-in-attacked", who=who)
    dice = rolled(context.words, event.dice, SEAL_DIE, event.repeats)
    return context.words("cl-seal-attacked", who=who, tile=context.tile(event.at), dice=dice)


def _grenade_thrown(context: TextContext, event: tunnels.GrenadeThrown) -> str:
    dice = rolled(context.words, event.dice, GRENADE_DIE)
    human, tile = context.human(event.human), context.tile(event.tile)
    return context.words("cl-grenade-thrown", human=human, tile=tile, dice=dice)


def _fumes_spread(context: TextContext, event: tunnels.FumesSpread) -> str:
    dice = rolled(context.words, event.dice, FUME_DIE)
    return context.words("cl-fumes-spread", tile=context.tile(event.tile), dice=dice)


def _human_hit(context: TextContext, event: tunnels.HumanHit) -> str:
    """Tell a hit, but for a plain one of an attack or a trap, which its dice tell."""
    if event.hit.origin in ("attack", "trap") and event.hit.lines == 1:
        return ""
    return context.words("cl-human-hit", human=context.human(event.human), lines=event.hit.lines)


def _naming_owed(context: TextContext, event: tunnels.NamingOwed) -> str:
    return context.words("cl-hits-owed", hits=hits_to_name(context.words, evolve(context.state, event)))


def _hit_named(context: TextContext, event: tunnels.HitNamed) -> str:
    lines = context.words.listing([str(line) for line in event.lines])
    return context.words("cl-hit-named", human=context.human(event.human), count=len(event.lines), lines=lines)


def _event_drawn(context: TextContext, event: rounds.EventDrawn) -> str:
    if event.card is None:
        return context.words("cl-event-drawn", count=1)
    return context.words("cl-event-drawn-known", card=event_card(context.words, event.card))


def _card_prepared(context: TextContext, event: rounds.CardPrepared) -> str:
    if event.card is None:
        return context.words("cl-card-prepared")
    return context.words("cl-card-prepared-known", card=event_card(context.words, event.card))


def _advantage_drawn(context: TextContext, event: rounds.AdvantageDrawn) -> str:
    if event.card is None:
        return context.words("cl-advantage-drawn")
    return context.words("cl-advantage-drawn-known", card=advantage_card(context.words, event.card))


def _appeared(context: TextContext, who: Name, event: tunnels.TroglodyteAppeared | tunnels.DemonAppeared) -> str:
    return context.words("cl-appeared", who=who, tile=context.tile(event.tile))


SILENT: Final[frozenset[type[AnyEvent]]] = frozenset(
    {
        rounds.ActivationEnded,  # whatever begins then tells it
        rounds.EffectEnded,  # its sentence has said until when it lasts
        rounds.HumanActionBegan,  # the dice have been given
        tunnels.NamingDone,
        rounds.RoundBegan,  # the end of the round before it, and the headline
    }
)
"""Events that have no sentence of their own."""

SENTENCES: Final[Mapping[type[AnyEvent], Sentence]] = by_kind(
    (kind for kind in get_args(AnyEvent) if kind not in SILENT),
    {
        rounds.RoundEnded: lambda context, _: context.words("cl-round-ended", round=context.state.round),
        rounds.ActionRolled: _told("cl-action-rolled", "dice"),
        rounds.DiceAssigned: _dice_assigned,
        rounds.DieRolledAgain: _told("cl-die-rolled-again", "human", "before", "after"),
        rounds.ThreatBegan: _told("cl-threat-began"),
        rounds.DemonActionBegan: _told("cl-demon-action-began"),
        rounds.ActivationBegan: _activation_began,
        rounds.MovementEnded: _movement_ended,
        rounds.DestinyRolled: _told("cl-destiny-rolled", "dice"),
        rounds.SlotTaken: _slot_taken,
        rounds.DiceSetAside: _dice_set_aside,
        rounds.DestinyDieOwed: _told("cl-destiny-die-owed"),
        rounds.ThreatPointsChanged: _points_changed,
        rounds.EffectBegan: lambda context, event: effects_began(context, [event]),
        rounds.CountsChanged: _counts_changed,
        rounds.GameEnded: lambda context, event: end_text(context.words, context.names, context.state, event),
        tunnels.TileDrawn: _told("cl-tile-drawn", "direction", "origin", human="explorer", kind="tile"),
        tunnels.TileDiscarded: _told("cl-tile-discarded"),
        tunnels.TileReturned: _told("cl-tile-returned", kind="tile"),
        tunnels.TileLaid: _tile_laid,
        tunnels.TileSprung: _tile_sprung,
        tunnels.TrapRolled: _told("cl-trap-rolled", "die"),
        tunnels.HoleTokenOwed: _told("cl-hole-token-owed"),
        tunnels.HoleTokenPut: _told("cl-hole-token-put", "tile"),
        tunnels.OpeningClosed: _opening_closed,
        tunnels.OpeningCleared: _told("cl-opening-cleared"),
        tunnels.SealBroken: _told("cl-seal-broken", "tile"),
        tunnels.ChestChanged: _chest_changed,
        tunnels.TilesSeen: _tiles_seen,
        tunnels.TilesOrdered: _tiles_ordered,
        tunnels.WarriorMoved: _moved,
        tunnels.HumanLeft: _told("cl-human-left", "human"),
        tunnels.TroglodyteAppeared: lambda context, event: _appeared(context, context.warrior("troglodyte"), event),
        tunnels.ToughAppeared: _told("cl-appeared", "tile", who="tough"),
        tunnels.DemonAppeared: lambda context, event: _appeared(
            context, context.words.name("cl-demon", demon=event.kind), event
        ),
        tunnels.TroglodytesDied: _told("cl-troglodytes-died", "tile", count="number"),
        tunnels.DemonWounded: _demon_wounded,
        tunnels.WarriorDied: lambda context, event: context.words("cl-died", who=context.warrior(event.warrior)),
        tunnels.HumanFreed: _human_freed,
        tunnels.ObjectLost: _told("cl-object-lost", "human", "object"),
        tunnels.Attacked: _attacked,
        tunnels.OpeningAttacked: _opening_attacked,
        tunnels.GrenadeThrown: _grenade_thrown,
        tunnels.FumesSpread: _fumes_spread,
        tunnels.FoeGuarded: _told("cl-foe-guarded", "hits", who="warrior"),
        tunnels.HumanHit: _human_hit,
        tunnels.NamingOwed: _naming_owed,
        tunnels.HitNamed: _hit_named,
        tunnels.HitGuarded: _told("cl-hit-guarded", "human", "guard"),
        tunnels.HitParried: _told("cl-hit-parried", "human"),
        tunnels.LineHealed: _told("cl-line-healed", "human", "line"),
        tunnels.DeedDone: _told("cl-deed-done", "human", "deed"),
        rounds.EventDrawn: _event_drawn,
        rounds.EventPlayed: _told("cl-event-played", "card", "aim"),
        rounds.CardPrepared: _card_prepared,
        rounds.PreparedRevealed: _told("cl-prepared-revealed", "card"),
        rounds.AdvantagePlayed: _told("cl-advantage-played", "card", "aim"),
        rounds.GiftUsed: _told("cl-gift-used", "gift", "aim"),
        rounds.Blessed: _told("cl-blessed", "human"),
        rounds.GuardSet: _told("cl-guard-set", "order"),
        rounds.BidMade: lambda context, event: context.words(
            "cl-bid-made", name=context.names[event.seat], points=event.points
        ),
        rounds.AuctionEnded: lambda context, event: context.words(
            "cl-auction-ended", name=context.names[context.state.human_seat], points=event.points
        ),
        rounds.HumanHired: _told("cl-human-hired", "human", "price"),
        rounds.GiftBought: _told("cl-gift-bought", "gift", "price"),
        rounds.ObjectBought: _told("cl-object-bought", "object", "price", human="bearer"),
        rounds.AdvantageBought: _told("cl-advantage-bought", "price"),
        rounds.AdvantageDrawn: _advantage_drawn,
        rounds.ForceChosen: _told("cl-force-chosen"),
    },
)
"""From each kind of event to how it is told; the sentence is empty where others tell what it says."""


def event_text(context: TextContext, event: AnyEvent) -> str:
    """Tell an event in the position before it; nothing where others tell it."""
    return "" if type(event) in SILENT else SENTENCES[type(event)](context, event)
