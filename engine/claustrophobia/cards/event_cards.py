"""Event cards: playing them, laying them face down, what each does (rules, section 8). A card is a row here.

Suicide Attack is part of a `Fight` or `Break`, and so has no row.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.cards.decks import EVENT_CARDS, EventCard
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.events.rounds import DieRolledAgain, EffectBegan, EventPlayed, PreparedRevealed
from engine.claustrophobia.fights.combat import attack, combat_dice, roll, roll_many
from engine.claustrophobia.fights.hits import take_hit
from engine.claustrophobia.moves import Aim, PlayEvent, Prepare
from engine.claustrophobia.rounds.activations import lasting
from engine.claustrophobia.rounds.initiative import assign
from engine.claustrophobia.rounds.phases import DemonAction, Initiative, Moment, Placing
from engine.claustrophobia.rounds.threat import why_not_appear
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import draw, tiles_left
from engine.claustrophobia.tunnels.map import has_figure, has_room, neighbours
from engine.claustrophobia.tunnels.tile_effects import enter
from engine.claustrophobia.warriors.kinds import TOUGHS, HumanName, is_condemned
from engine.claustrophobia.warriors.strength import has_effect
from engine.core import Reason, by_kind

PANIC_LUCK: Final = "panic"
FUME_DIE: Final = 3
"""What the die of a human in the fumes must show for a hit."""


class EventCardRule(NamedTuple):
    """What an event card is."""

    when: Moment
    """When it is played."""
    aims: Callable[[State], Iterable[Aim]]
    """On what it can be played now; nothing: it cannot."""
    work: Callable[[GamePlay, Aim], None]
    """What it does."""


def demon_aims(state: State) -> Iterable[Aim]:
    """Return that a card is for the demon, if there is one."""
    return () if state.demon is None else (Aim(),)


def opening_aims(state: State) -> Iterable[Aim]:
    """Return the openings between connected tiles, each from the tile that was laid first."""
    for tile in range(len(state.tiles)):
        yield from (Aim(tile=tile, direction=side) for side, other in neighbours(state, tile) if tile < other)


def cave_in(play: GamePlay, aim: Aim) -> None:
    """Close an opening."""
    for side, other in neighbours(play.state, aim.tile or 0):
        if side == aim.direction:
            play.emit(happened.OpeningClosed((aim.tile or 0, other)))
            return


def object_aims(state: State) -> Iterable[Aim]:
    """Return the objects of those in play."""
    for name, human in state.in_play.items():
        yield from (Aim(human=name, object=item) for item in dict.fromkeys(human.objects))


def defect(play: GamePlay, aim: Aim) -> None:
    """Take an object away."""
    if aim.human is not None and aim.object is not None:
        play.emit(happened.ObjectLost(aim.human, aim.object))


def possession_aims(state: State) -> Iterable[Aim]:
    """Return the condemned who can attack, with those who stand beside them."""
    for name, human in state.in_play.items():
        for other, target in state.in_play.items():
            is_beside = name != other and human.place == target.place
            if is_condemned(name) and is_beside and combat_dice(state, name, human.tile or 0, other) > 0:
                yield Aim(human=name, other=other)


def possession(play: GamePlay, aim: Aim) -> None:
    """Let one of the condemned attack a friend."""
    if aim.human is not None and aim.other is not None:
        tile = play.state.humans[aim.human].tile or 0
        attack(play, aim.human, tile, aim.other, tile)


def terror_aims(state: State) -> Iterable[Aim]:
    """Return the condemned, with the connected tiles that have room for them."""
    for name, human in state.in_play.items():
        for _, tile in neighbours(state, human.tile or 0) if is_condemned(name) else ():
            if has_room(state, tile, "humans"):
                yield Aim(human=name, tile=tile)


def terror(play: GamePlay, aim: Aim) -> None:
    """Drive one of the condemned to a connected tile."""
    if aim.human is not None and aim.tile is not None:
        play.emit(happened.WarriorMoved(aim.human, play.state.humans[aim.human].tile or 0, aim.tile, 0))
        enter(play, aim.human, aim.tile)


def tough_aims(state: State) -> Iterable[Aim]:
    """Return the tiles where a Tough Troglodyte can appear."""
    if has_figure(state) and len(state.toughs) < len(TOUGHS):
        tiles = (tile for tile in range(len(state.tiles)) if why_not_appear(state, tile) is None)
        yield from (Aim(tile=tile) for tile in tiles)


def tough(play: GamePlay, aim: Aim) -> None:
    """Let a Tough Troglodyte appear."""
    if aim.tile is not None:
        play.emit(happened.ToughAppeared(next(name for name in TOUGHS if name not in play.state.toughs), aim.tile))


def fume_aims(state: State) -> Iterable[Aim]:
    """Return the tiles where humans are."""
    tiles = sorted({human.tile for human in state.in_play.values() if human.tile is not None})
    return (Aim(tile=tile) for tile in tiles)


def fumes(play: GamePlay, aim: Aim) -> None:
    """Roll a die for each human on a tile."""
    there = tuple(name for name, human in play.state.in_play.items() if human.place == aim.tile)
    dice = roll_many(play, "fume-die", len(there))
    play.emit(happened.FumesSpread(aim.tile or 0, dice))
    for name, die in zip(there, dice, strict=True):
        if die >= FUME_DIE:
            take_hit(play, name, "fumes")


def critical(play: GamePlay, aim: Aim) -> None:
    """Take Bodyguard from a human, and double the first hit of an attack on them."""
    play.emit(EffectBegan(Effect("no-bodyguard", aim.human)))
    play.emit(EffectBegan(Effect("weak-spot", aim.human)))


def lost_aims(state: State) -> Iterable[Aim]:
    """Return that another tile can be drawn: there is one, and the demon player places it."""
    return (Aim(),) if tiles_left(state) and not has_effect(state, "precognition") else ()


def lost(play: GamePlay, _aim: Aim) -> None:
    """Send the drawn tile back and draw another one.

    **[ruling]** If all others would close the tunnels, the same tile comes again.
    """
    placing = play.state.owed
    if isinstance(placing, Placing):
        play.emit(happened.TileReturned(placing.tile))
        draw(play, placing, sent_back=(placing.tile,))


def panic(play: GamePlay) -> None:
    """Give the action dice at random; one that would exhaust is rolled once more."""
    left = list(map(str, play.state.phase.dice)) if isinstance(play.state.phase, Initiative) else []
    given: dict[HumanName, int] = {}
    for name, human in play.state.in_play.items():
        die = play.chance.pick(PANIC_LUCK, left)
        left.remove(die)
        given[name] = int(die)
        if given[name] in human.cancelled:
            given[name] = roll(play, "action-die")
            play.emit(DieRolledAgain(name, int(die), given[name]))
    assign(play, given)


PREPARED: Final[Mapping[EventCard, Callable[[GamePlay], None]]] = {
    "crisis": lambda play: play.emit(EffectBegan(Effect("crisis"))),
    "panic": panic,
}
"""The cards that are laid face down, and what each does when it is turned up at the action roll."""

SUICIDE: Final[EventCard] = "suicide"

EVENT_RULES: Final[Mapping[EventCard, EventCardRule]] = by_kind(
    tuple(card for card in EVENT_CARDS if card != SUICIDE and card not in PREPARED),
    {
        "cave-in": EventCardRule("threat", opening_aims, cave_in),
        "defect": EventCardRule("threat", object_aims, defect),
        "rage": EventCardRule("demon-action", demon_aims, lasting("rage")),
        "possession": EventCardRule("threat", possession_aims, possession),
        "terror": EventCardRule("threat", terror_aims, terror),
        "tough": EventCardRule("threat", tough_aims, tough),
        "fumes": EventCardRule("threat", fume_aims, fumes),
        "satan": EventCardRule("threat", demon_aims, lasting("satan")),
        "critical": EventCardRule("threat", lambda state: (Aim(human=name) for name in state.in_play), critical),
        "lost": EventCardRule("placing", lost_aims, lost),
    },
)


def why_not_event(state: State, move: PlayEvent) -> Reason | None:
    """Return what keeps an event card from being played so."""
    if move.card not in state.event_hand:
        return Reason.of("no-such-card", card=move.card)
    rule = EVENT_RULES.get(move.card)
    if rule is None or rule.when != moment_of(state) or _is_through(state):
        return Reason.of("card-not-now", card=move.card, moment=moment_of(state))
    aims = tuple(rule.aims(state))
    if not aims:
        return Reason.of("card-without-target", card=move.card)
    return None if move.aim in aims else Reason.of("wrong-aim", card=move.card)


def _is_through(state: State) -> bool:
    return isinstance(state.phase, DemonAction) and state.phase.has_prepared


def play_event(play: GamePlay, move: PlayEvent) -> None:
    """Play an event card."""
    play.emit(EventPlayed(move.card, move.aim))
    EVENT_RULES[move.card].work(play, move.aim)


def event_moves(state: State) -> Iterable[PlayEvent]:
    """Return the event cards that can be played now, each with all that it can be played on."""
    for card, rule in EVENT_RULES.items():
        if card in state.event_hand and rule.when == moment_of(state) and not _is_through(state):
            yield from (PlayEvent(card, aim) for aim in rule.aims(state))


def why_not_prepare(state: State, move: Prepare) -> Reason | None:
    """Return what keeps a card from being laid face down."""
    if _is_through(state):
        return Reason.of("prepared-already")
    card = move.card
    if card is None or card not in state.event_hand:
        return Reason.of("no-such-card", card=card or "")
    return None if card in PREPARED else Reason.of("not-prepared", card=card)


def preparations(state: State) -> Iterable[Prepare]:
    """Return the cards that can be laid face down."""
    return (Prepare(card) for card in PREPARED if card in state.event_hand and not _is_through(state))


def reveal_prepared(play: GamePlay) -> None:
    """Turn up the card that lies face down, if there is one."""
    for card in play.state.prepared:
        if card is not None:
            play.emit(PreparedRevealed(card))
            PREPARED[card](play)
