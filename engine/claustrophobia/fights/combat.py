"""Fights: who can attack whom, with how many dice, and what hits do (rules, section 4).

And what replaces an attack: one on what closes an opening (rules, sections 8 and 11), and a scenario's deed.
"""

from collections.abc import Iterator
from typing import Final, Literal

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import tunnels as happened
from engine.claustrophobia.events.rounds import AdvantagePlayed, EventPlayed
from engine.claustrophobia.fights.foes import hit_foes
from engine.claustrophobia.fights.hits import settle, take_hit
from engine.claustrophobia.moves import Aim, Break, DoDeed, Fight
from engine.claustrophobia.rounds.activations import activation_of, begin_activation, why_not_act
from engine.claustrophobia.rounds.ending import check_end, is_over
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, neighbours, tile_of, warriors_on
from engine.claustrophobia.tunnels.tiles import Direction
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_NAMED, OBJECTS, TOUGH_NAMED, WarriorName, side_of
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from engine.core import Reason

CARD_COMBAT = 2
"""The combat that War Cry and Suicide Attack add."""


def why_not_attack(state: State, move: Fight | Break) -> Reason | None:
    """Return what keeps a warrior from attacking anything."""
    reason = why_not_act(state, move.warrior, move.at) or _why_no_card(state, move)
    if reason is not None:
        return reason
    if activation_of(state, move.warrior, move.at).has_fought:
        return Reason.of("has-fought", warrior=move.warrior)
    return None


def _why_no_card(state: State, move: Fight | Break) -> Reason | None:
    war_cry: AdvantageCard = "war-cry"
    suicide: EventCard = "suicide"
    if move.war_cry and (move.warrior not in HUMAN_NAMED or war_cry not in state.advantage_hand):
        return Reason.of("no-such-card", card=war_cry)
    if not move.suicide:
        return None
    if move.warrior != "troglodyte" and move.warrior not in TOUGH_NAMED:
        return Reason.of("not-a-troglodyte", warrior=move.warrior)
    return None if suicide in state.event_hand else Reason.of("no-such-card", card=suicide)


def why_not_fight(state: State, move: Fight) -> Reason | None:
    """Return what keeps a warrior from attacking that target."""
    reason = why_not_attack(state, move) or _why_not_together(move)
    at = tile_of(state, move.warrior, move.at)
    if reason is not None or at is None:
        return reason
    if side_of(move.target) == side_of(move.warrior):
        return Reason.of("own-side", target=move.target)
    tile = at if move.tile is None else move.tile
    if tile not in reach(state, move.warrior, at):
        return Reason.of("too-far", warrior=move.warrior, tile=tile)
    if move.target not in warriors_on(state, tile, side_of(move.target)):
        return Reason.of("no-such-target", target=move.target, tile=tile)
    dice = combat_dice(state, move.warrior, at, move.target) + extra_dice(move)
    return None if dice > 0 else Reason.of("no-combat", warrior=move.warrior)


def _why_not_together(move: Fight) -> Reason | None:
    if not move.is_all:
        return None
    if move.suicide:
        return Reason.of("suicide-alone")
    is_able = move.warrior == "troglodyte" and move.at is not None
    return None if is_able else Reason.of("only-troglodytes-together")


def extra_dice(move: Fight | Break) -> int:
    """Return the dice that the cards which are played with an attack add."""
    return CARD_COMBAT * (move.war_cry + move.suicide)


def reach(state: State, warrior: WarriorName, at: int) -> tuple[int, ...]:
    """Return the tiles on which a warrior can attack: its own first."""
    human = state.humans.get(HUMAN_NAMED[warrior]) if warrior in HUMAN_NAMED else None
    if human is None or human.is_exhausted or not any(OBJECTS[item].shoots for item in human.objects):
        return (at,)
    return (at, *(tile for _, tile in neighbours(state, at)))


def combat_dice(state: State, warrior: WarriorName, at: int, target: WarriorName | None) -> int:
    """Return the dice of an attack, without the cards that are played with it; 0 if it cannot attack."""
    dice = stats_of(state, warrior).combat
    if warrior == "demon" and state.demon is not None:
        rule = DEMONS[state.demon.kind]
        if len(warriors_on(state, at, "humans")) > 1:
            dice += rule.against_many
        if target is not None and target in HUMAN_NAMED:
            dice += rule.per_cancelled_line * state.humans[HUMAN_NAMED[target]].losses
    return dice


def fight(play: GamePlay, move: Fight) -> None:
    """Let a warrior attack, and with `is_all` the others of its tile after it, until somebody has to choose anew."""
    at = tile_of(play.state, move.warrior, move.at)
    while at is not None:
        begin_activation(play, move.warrior, move.at)
        tile = at if move.tile is None else move.tile
        play_with(play, move)
        attack(play, move.warrior, at, move.target, tile, extra=extra_dice(move))
        remove_attacker(play, move, at)
        settle(play)
        check_end(play)
        is_through = is_over(play.state) or play.state.owed is not None or not move.is_all
        if is_through or why_not_fight(play.state, move) is not None:
            return


def play_with(play: GamePlay, move: Fight | Break) -> None:
    """Play the cards that an attack is made with."""
    if move.war_cry:
        play.emit(AdvantagePlayed("war-cry", Aim()))
    if move.suicide:
        play.emit(EventPlayed("suicide", Aim()))


def remove_attacker(play: GamePlay, move: Fight | Break, at: int) -> None:
    """Take the troglodyte out of play that made a Suicide Attack."""
    if move.suicide:
        play.emit(
            happened.WarriorDied(move.warrior, at) if move.warrior in TOUGH_NAMED else happened.TroglodytesDied(at, 1)
        )


def attack(play: GamePlay, warrior: WarriorName, at: int, target: WarriorName, tile: int, *, extra: int = 0) -> None:
    """Roll for an attack and let its hits do what they do."""
    state = play.state
    needed = stats_of(state, target).defense
    dice = roll_many(play, "combat-die", combat_dice(state, warrior, at, target) + extra)
    missed = sum(die < needed for die in dice)
    repeats = roll_many(play, "repeat-die", missed) if has_talent(state, warrior, "frantic") else ()
    hits = sum(die >= needed for die in (*dice, *repeats))
    play.emit(happened.Attacked(warrior, at, target, tile, dice, repeats, needed, hits))
    each = 2 if state.tiles[tile].rule.doubles_hits else 1
    if target in HUMAN_NAMED:
        for _ in range(hits):
            take_hit(play, HUMAN_NAMED[target], "attack", lines=each, attacker=warrior)
    else:
        hit_foes(play, warrior, at, target, tile, hits=hits, each=each)


DieKind = Literal["action-die", "destiny-die", "combat-die", "repeat-die", "trap-die", "grenade-die", "fume-die"]
FACES: Final = "123456"


def roll(play: GamePlay, kind: DieKind) -> int:
    """Roll a die."""
    return int(play.chance.pick(kind, FACES))


def roll_many(play: GamePlay, kind: DieKind, number: int) -> tuple[int, ...]:
    """Roll so many dice, in that order."""
    return tuple(roll(play, kind) for _ in range(number))


def why_not_deed(state: State, move: DoDeed) -> Reason | None:
    """Return what keeps a human from a deed."""
    reason = why_not_act(state, move.warrior, None)
    if reason is not None:
        return reason
    deed = scenario_of(state).deeds.get(move.deed)
    if deed is None:
        return Reason.of("no-such-deed", deed=move.deed)
    if state.humans[move.warrior].is_exhausted:
        return Reason.of("exhausted", warrior=move.warrior)
    if activation_of(state, move.warrior, None).has_fought:
        return Reason.of("has-fought", warrior=move.warrior)
    return deed.why_not(state, move.warrior)


def deed_moves(state: State) -> Iterator[DoDeed]:
    """Return the deeds that may be tried."""
    return (DoDeed(human, deed) for human in state.in_play for deed in scenario_of(state).deeds)


def do_deed(play: GamePlay, move: DoDeed) -> None:
    """Do a deed."""
    begin_activation(play, move.warrior)
    play.emit(happened.DeedDone(move.warrior, move.deed))
    scenario_of(play.state).deeds[move.deed].do(play, move.warrior)


CAVE_IN_COMBAT: Final = 2
SEAL_DIE: Final = 5


def would_bury_seal(state: State, tile: int, direction: Direction) -> bool:
    """Whether a cave-in in that opening would have to be cleared before a seal beside it can be attacked."""
    other = connected(state, tile, direction)
    return any(state.tiles[end].seal is not None for end in (tile, other) if end is not None)


def why_not_break(state: State, move: Break) -> Reason | None:
    """Return what keeps a warrior from clearing a cave-in beside it, or from attacking the seal of its tile."""
    reason = why_not_attack(state, move)
    at = tile_of(state, move.warrior, move.at)
    if reason is not None or at is None:
        return reason
    combat = combat_dice(state, move.warrior, at, None) + extra_dice(move)
    if state.cave_in is not None and at in state.cave_in:
        needed = CAVE_IN_COMBAT
    elif side_of(move.warrior) == "demons" and state.tiles[at].seal is not None:
        needed = 1
    else:
        return Reason.of("nothing-to-break", tile=at)
    return None if combat >= needed else Reason.of("too-weak", warrior=move.warrior, combat=combat, needed=needed)


def break_open(play: GamePlay, move: Break) -> None:
    """Let a warrior clear the cave-in, which needs no roll, or else attack the seal."""
    at = tile_of(play.state, move.warrior, move.at)
    if at is None:
        raise LookupError(f"{move.warrior} is not in play")
    begin_activation(play, move.warrior, move.at)
    play_with(play, move)
    if play.state.cave_in is not None and at in play.state.cave_in:
        play.emit(happened.OpeningAttacked(move.warrior, at, (), ()))
        play.emit(happened.OpeningCleared())
    else:
        _strike_seal(play, move, at)
    remove_attacker(play, move, at)


def _strike_seal(play: GamePlay, move: Break, at: int) -> None:
    dice = roll_many(play, "combat-die", combat_dice(play.state, move.warrior, at, None) + extra_dice(move))
    missed = sum(die < SEAL_DIE for die in dice)
    is_frantic = has_talent(play.state, move.warrior, "frantic")
    repeats = roll_many(play, "repeat-die", missed) if is_frantic else ()
    play.emit(happened.OpeningAttacked(move.warrior, at, dice, repeats))
    if any(die >= SEAL_DIE for die in (*dice, *repeats)):
        play.emit(happened.SealBroken(at))
