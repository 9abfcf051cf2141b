"""Advantage cards: playing them, what each does, when, and on what (rules, section 9). A card is a row here.

War Cry is part of a `Fight` or `Break`, Parry of a `Name`, and so they have no row.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, AdvantageCard
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import ActionRolled, ActivationBegan, AdvantagePlayed, EffectBegan
from engine.claustrophobia.events.tunnels import GrenadeThrown, LineHealed, TilesOrdered, TilesSeen, WarriorDied
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.fights.combat import roll_many
from engine.claustrophobia.fights.foes import kill_troglodytes, wound
from engine.claustrophobia.fights.hits import take_hit
from engine.claustrophobia.moves import Aim, PlayAdvantage
from engine.claustrophobia.rounds.activations import activation_of, begin_activation, end_activation, why_not_act
from engine.claustrophobia.rounds.phases import Initiative, Moment
from engine.claustrophobia.rounds.threat import sets_of
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import pick_tile, tiles_left
from engine.claustrophobia.tunnels.map import neighbours, warriors_on
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.gifts import before_all
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, TOUGH_NAMED, WarriorName
from engine.core import Reason, by_kind

MAP_TILES: Final = 3
GRENADE_DIE: Final = 4
"""What the die of a warrior beside a grenade must show for a hit."""


class AdvantageRule(NamedTuple):
    """What an advantage card is."""

    when: Moment
    """When it is played."""
    aims: Callable[[State], Iterable[Aim]]
    """On what it can be played now; nothing: it cannot."""
    work: Callable[[GamePlay, Aim], None]
    """What it does."""


def tile_aims(state: State) -> Iterable[Aim]:
    """Return every tile in play."""
    return (Aim(tile=tile) for tile in range(len(state.tiles)))


def oil(play: GamePlay, aim: Aim) -> None:
    """Keep everything from appearing on a tile."""
    end_activation(play)
    play.emit(EffectBegan(Effect("oil", tile=aim.tile)))


def wound_aims(state: State) -> Iterable[Aim]:
    """Return the cancelled lines of those in play."""
    for name, human in state.in_play.items():
        yield from (Aim(human=name, line=line) for line in human.cancelled)


def healing(play: GamePlay, aim: Aim) -> None:
    """Heal a line."""
    end_activation(play)
    if aim.human is not None and aim.line is not None:
        play.emit(LineHealed(aim.human, aim.line))


def beginner_aims(state: State) -> Iterable[Aim]:
    """Return those who may act and have neither moved nor fought in it."""
    for name in state.in_play:
        activation = activation_of(state, name, None)
        if why_not_act(state, name, None) is None and not (activation.spent or activation.has_fought):
            yield Aim(human=name)


def haste(play: GamePlay, aim: Aim) -> None:
    """Begin an activation with more movement."""
    if aim.human is not None:
        begin_activation(play, aim.human)
        play.emit(EffectBegan(Effect("haste", aim.human)))


def dice_aims(state: State) -> Iterable[Aim]:
    """Return the sets of action dice."""
    dice = state.phase.dice if isinstance(state.phase, Initiative) else ()
    return (Aim(dice=some) for some in sorted(sets_of(dice)))


def nerves(play: GamePlay, aim: Aim) -> None:
    """Roll some of the action dice again."""
    kept = play.state.phase.dice if isinstance(play.state.phase, Initiative) else ()
    for die in aim.dice:
        kept = without(kept, die)
    play.emit(ActionRolled(tuple(sorted((*kept, *roll_many(play, "action-die", len(aim.dice)))))))


def map_aims(state: State) -> Iterable[Aim]:
    """Return that there are tiles to be looked at, if there are some."""
    return (Aim(),) if tiles_left(state) else ()


def look_at_map(play: GamePlay, _aim: Aim) -> None:
    """Look at the next tiles, which are then put in order; a single one is in order already."""
    end_activation(play)
    state = play.state
    seen: list[TileName] = []
    while state.stack and len(seen) < MAP_TILES:
        seen.append(pick_tile(play.chance, state))
        state = replace(state, stack=without(state.stack, seen[-1]))
    play.emit(TilesSeen(tuple(seen)))
    if len(seen) == 1:
        play.emit(TilesOrdered(tuple(seen)))


def second_wind_aims(state: State) -> Iterable[Aim]:
    """Return whoever acted last, if they are in play."""
    active = state.active
    human = None if active is None else HUMAN_NAMED.get(active.warrior)
    if human in state.in_play and human is not None and scenario_of(state).may_act_again(state, human):
        yield Aim(human=human)


def second_wind(play: GamePlay, aim: Aim) -> None:
    """Let the same warrior act once more."""
    end_activation(play)
    if aim.human is not None:
        play.emit(ActivationBegan(aim.human, is_again=True))


def line_aims(state: State) -> Iterable[Aim]:
    """Return the tiles where humans are, before anybody has acted."""
    if before_all(state):
        tiles = sorted({human.tile for human in state.in_play.values() if human.tile is not None})
        yield from (Aim(tile=tile) for tile in tiles)


def hold_the_line(play: GamePlay, aim: Aim) -> None:
    """Protect the humans who are on a tile now."""
    for name, human in play.state.in_play.items():
        if human.place == aim.tile:
            play.emit(EffectBegan(Effect("hold-the-line", name)))


def grenade_aims(state: State) -> Iterable[Aim]:
    """Return who could attack, with their own tile and those connected to it on which somebody is."""
    for name, human in state.in_play.items():
        may = why_not_act(state, name, None) is None and not activation_of(state, name, None).has_fought
        if not may or human.is_exhausted or human.tile is None:
            continue
        tiles = (human.tile, *(tile for _, tile in neighbours(state, human.tile)))
        yield from (Aim(human=name, tile=tile) for tile in tiles if _targets(state, tile))


def grenade(play: GamePlay, aim: Aim) -> None:
    """Roll a die for every warrior on a tile, of both sides."""
    if aim.human is None or aim.tile is None:
        return
    begin_activation(play, aim.human)
    there = _targets(play.state, aim.tile)
    dice = roll_many(play, "grenade-die", len(there))
    play.emit(GrenadeThrown(aim.human, aim.tile, dice))
    hit = [name for name, die in zip(there, dice, strict=True) if die >= GRENADE_DIE]
    kill_troglodytes(play, aim.tile, number=hit.count("troglodyte"))
    for name in hit:
        _harm(play, name, aim.tile)


def _targets(state: State, tile: int) -> tuple[WarriorName, ...]:
    return (*warriors_on(state, tile, "humans"), *warriors_on(state, tile, "demons"))


def _harm(play: GamePlay, warrior: WarriorName, tile: int) -> None:
    """Let one who was hit by a grenade take it: it is no attack, so nobody guards and nothing doubles."""
    if warrior in HUMAN_NAMED:
        take_hit(play, HUMAN_NAMED[warrior], "grenade")
    elif warrior in TOUGH_NAMED:
        play.emit(WarriorDied(warrior, tile))
    elif warrior == "demon":
        wound(play, hits=1, wounds=1)


PARTS_OF_MOVES: Final = frozenset[AdvantageCard]({"parry", "war-cry"})

ADVANTAGE_RULES: Final[Mapping[AdvantageCard, AdvantageRule]] = by_kind(
    tuple(card for card in ADVANTAGE_CARDS if card not in PARTS_OF_MOVES),
    {
        "grenade": AdvantageRule("human-action", grenade_aims, grenade),
        "healing": AdvantageRule("human-action", wound_aims, healing),
        "haste": AdvantageRule("human-action", beginner_aims, haste),
        "nerves": AdvantageRule("initiative", dice_aims, nerves),
        "map": AdvantageRule("human-action", map_aims, look_at_map),
        "oil": AdvantageRule("human-action", tile_aims, oil),
        "second-wind": AdvantageRule("human-action", second_wind_aims, second_wind),
        "hold-the-line": AdvantageRule("human-action", line_aims, hold_the_line),
    },
)


def why_not_advantage(state: State, move: PlayAdvantage) -> Reason | None:
    """Return what keeps an advantage card from being played so."""
    if move.card not in state.advantage_hand:
        return Reason.of("no-such-card", card=move.card)
    rule = ADVANTAGE_RULES.get(move.card)
    if rule is None or rule.when != moment_of(state):
        return Reason.of("card-not-now", card=move.card, moment=moment_of(state))
    aims = tuple(rule.aims(state))
    if not aims:
        return Reason.of("card-without-target", card=move.card)
    return None if move.aim in aims else Reason.of("wrong-aim", card=move.card)


def play_advantage(play: GamePlay, move: PlayAdvantage) -> None:
    """Play an advantage card."""
    play.emit(AdvantagePlayed(move.card, move.aim))
    ADVANTAGE_RULES[move.card].work(play, move.aim)


def advantage_moves(state: State) -> Iterable[PlayAdvantage]:
    """Return the advantage cards that can be played now, each with all that it can be played on."""
    for card, rule in ADVANTAGE_RULES.items():
        if card in state.advantage_hand and rule.when == moment_of(state):
            yield from (PlayAdvantage(card, aim) for aim in rule.aims(state))
