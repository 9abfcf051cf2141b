"""What each event card does, when it can be played, and on what (rules, section 8). A card is a row here.

Suicide Attack is part of a `Fight` or `Break`, and so has no row.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from engine.claustrophobia.cards import EVENT_CARDS, EventCard
from engine.claustrophobia.combat import attack, combat_dice
from engine.claustrophobia.dice import roll, roll_many
from engine.claustrophobia.effects import Effect
from engine.claustrophobia.events import (
    DieRolledAgain,
    EffectBegan,
    FumesSpread,
    ObjectLost,
    OpeningClosed,
    TileReturned,
    ToughAppeared,
    WarriorMoved,
)
from engine.claustrophobia.exploration import draw, tiles_left
from engine.claustrophobia.hits import take_hit
from engine.claustrophobia.initiative import assign
from engine.claustrophobia.moves import Aim
from engine.claustrophobia.phases import Initiative, Moment, Placing
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.state import State
from engine.claustrophobia.strength import has_effect
from engine.claustrophobia.summons import why_not_appear
from engine.claustrophobia.tile_effects import enter
from engine.claustrophobia.tunnels import has_figure, has_room, neighbours
from engine.claustrophobia.warriors import TOUGHS, HumanName, is_condemned
from engine.core.kinds import by_kind

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


def rage(play: GamePlay, _aim: Aim) -> None:
    """Make the demon Frantic."""
    play.emit(EffectBegan(Effect("rage")))


def satan(play: GamePlay, _aim: Aim) -> None:
    """Make the demon stronger."""
    play.emit(EffectBegan(Effect("satan")))


def opening_aims(state: State) -> Iterable[Aim]:
    """Return the openings between connected tiles, each from the tile that was laid first."""
    for tile in range(len(state.tiles)):
        yield from (Aim(tile=tile, direction=side) for side, other in neighbours(state, tile) if tile < other)


def cave_in(play: GamePlay, aim: Aim) -> None:
    """Close an opening."""
    for side, other in neighbours(play.state, aim.tile or 0):
        if side == aim.direction:
            play.emit(OpeningClosed((aim.tile or 0, other)))
            return


def object_aims(state: State) -> Iterable[Aim]:
    """Return the objects of those in play."""
    for name, human in state.in_play.items():
        yield from (Aim(human=name, object=item) for item in dict.fromkeys(human.objects))


def defect(play: GamePlay, aim: Aim) -> None:
    """Take an object away."""
    if aim.human is not None and aim.object is not None:
        play.emit(ObjectLost(aim.human, aim.object))


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
        play.emit(WarriorMoved(aim.human, play.state.humans[aim.human].tile or 0, aim.tile, 0))
        enter(play, aim.human, aim.tile)


def tough_aims(state: State) -> Iterable[Aim]:
    """Return the tiles where a Tough Troglodyte can appear."""
    if has_figure(state) and len(state.toughs) < len(TOUGHS):
        tiles = (tile for tile in range(len(state.tiles)) if why_not_appear(state, tile) is None)
        yield from (Aim(tile=tile) for tile in tiles)


def tough(play: GamePlay, aim: Aim) -> None:
    """Let a Tough Troglodyte appear."""
    if aim.tile is not None:
        play.emit(ToughAppeared(next(name for name in TOUGHS if name not in play.state.toughs), aim.tile))


def fume_aims(state: State) -> Iterable[Aim]:
    """Return the tiles where humans are."""
    tiles = sorted({human.tile for human in state.in_play.values() if human.tile is not None})
    return (Aim(tile=tile) for tile in tiles)


def fumes(play: GamePlay, aim: Aim) -> None:
    """Roll a die for each human on a tile."""
    there = tuple(name for name, human in play.state.in_play.items() if human.place == aim.tile)
    dice = roll_many(play, "fume-die", len(there))
    play.emit(FumesSpread(aim.tile or 0, dice))
    for name, die in zip(there, dice, strict=True):
        if die >= FUME_DIE:
            take_hit(play, name, "fumes")


def human_aims(state: State) -> Iterable[Aim]:
    """Return everybody in play."""
    return (Aim(human=name) for name in state.in_play)


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
        play.emit(TileReturned(placing.tile))
        draw(play, placing, sent_back=(placing.tile,))


def crisis(play: GamePlay) -> None:
    """Let no gift work in this round."""
    play.emit(EffectBegan(Effect("crisis")))


def panic(play: GamePlay) -> None:
    """Give the action dice by lot; one that would exhaust is rolled once more."""
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


PREPARED: Final[Mapping[EventCard, Callable[[GamePlay], None]]] = {"crisis": crisis, "panic": panic}
"""The cards that are laid face down, and what each does when it is turned up at the action roll."""

SUICIDE: Final[EventCard] = "suicide"

EVENT_RULES: Final[Mapping[EventCard, EventCardRule]] = by_kind(
    tuple(card for card in EVENT_CARDS if card != SUICIDE and card not in PREPARED),
    {
        "cave-in": EventCardRule("threat", opening_aims, cave_in),
        "defect": EventCardRule("threat", object_aims, defect),
        "rage": EventCardRule("demon-action", demon_aims, rage),
        "possession": EventCardRule("threat", possession_aims, possession),
        "terror": EventCardRule("threat", terror_aims, terror),
        "tough": EventCardRule("threat", tough_aims, tough),
        "fumes": EventCardRule("threat", fume_aims, fumes),
        "satan": EventCardRule("threat", demon_aims, satan),
        "critical": EventCardRule("threat", human_aims, critical),
        "lost": EventCardRule("placing", lost_aims, lost),
    },
)
