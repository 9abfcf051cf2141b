"""The order of things: phases, rounds, and what ends with them (rules, section 2)."""

from engine.claustrophobia.beginning.auction import complete
from engine.claustrophobia.cards.event_cards import reveal_prepared
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events import rounds as happened
from engine.claustrophobia.fights.combat import roll_many
from engine.claustrophobia.fights.hits import settle
from engine.claustrophobia.rounds.activations import end_activation, end_effects
from engine.claustrophobia.rounds.ending import check_end, end, is_over
from engine.claustrophobia.rounds.initiative import roll_action_dice
from engine.claustrophobia.rounds.phases import Auction, Force, HumanAction, Initiative, RoundEnd, Threat
from engine.claustrophobia.rounds.threat import LEGION_TP
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.claustrophobia.warriors.strength import has_effect

DESTINY_DICE = 3


def roll_dice(play: GamePlay) -> None:
    """Roll what is to be rolled: action dice, or destiny dice."""
    if isinstance(play.state.phase, Initiative):
        roll_action_dice(play)
        reveal_prepared(play)
    else:
        dice = roll_many(play, "destiny-die", number_of_destiny_dice(play.state))
        play.emit(happened.DestinyRolled(tuple(sorted(dice))))


def number_of_destiny_dice(state: State) -> int:
    """Return how many destiny dice are rolled in this Threat phase."""
    demon = 0 if state.demon is None else DEMONS[state.demon.kind].destiny_dice
    return DESTINY_DICE + state.extra_dice + demon


def end_phase(play: GamePlay) -> None:
    """Go from the phase of a side to what comes after it."""
    end_activation(play)
    if isinstance(play.state.phase, Force):
        complete(play)
    elif isinstance(play.state.phase, HumanAction):
        _begin_threat(play)
    elif isinstance(play.state.phase, Threat):
        end_effects(play, "threat-end")
        play.emit(happened.DemonActionBegan())
    else:
        end_effects(play, "demon-action")
        play.emit(happened.RoundEnded())


def _begin_threat(play: GamePlay) -> None:
    end_effects(play, "human-action")
    if has_effect(play.state, "legion") and play.state.has_felled:
        play.emit(happened.ThreatPointsChanged(LEGION_TP))
    end_effects(play, "threat")
    play.emit(happened.ThreatBegan())
    scenario_of(play.state).threat_began(play)


def conclude(play: GamePlay) -> None:
    """After each move: let the dead die, ask for names, end the game or the round if they are through."""
    if is_over(play.state) or isinstance(play.state.phase, Auction):
        return
    settle(play)
    check_end(play)
    if isinstance(play.state.phase, RoundEnd) and play.state.owed is None:
        _end_round(play)


def _end_round(play: GamePlay) -> None:
    """Look at the goals of a round's end, then at the limit, then begin the next round."""
    scenario = scenario_of(play.state)
    ending = scenario.round_goal(play.state)
    if ending is None and play.state.round >= scenario.limit:
        ending = scenario.too_late(play.state)
    if ending is not None:
        end(play, ending)
        return
    end_effects(play, "round")
    play.emit(happened.RoundBegan(play.state.round + 1))
