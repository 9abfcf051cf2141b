"""Initiative: action dice are rolled and given to the warriors (rules, section 2)."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Final

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import ActionRolled, DiceAssigned, HumanActionBegan
from engine.claustrophobia.fights.combat import roll_many
from engine.claustrophobia.moves import Assign
from engine.claustrophobia.rounds.activations import end_effects
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import OBJECTS, HumanName
from engine.core import Reason

RALLY_DICE: Final = 2
"""How many more dice are rolled for each Rally that lasts."""


def number_of_dice(state: State) -> int:
    """Return how many action dice are rolled."""
    objects = (OBJECTS[item].action_dice for human in state.in_play.values() for item in human.objects)
    rallied = sum(effect.kind == "rally" for effect in state.effects)
    return len(state.in_play) + sum(objects) + RALLY_DICE * rallied


def roll_action_dice(play: GamePlay) -> None:
    """Roll the action dice."""
    dice = roll_many(play, "action-die", number_of_dice(play.state))
    end_effects(play, "roll")
    play.emit(ActionRolled(tuple(sorted(dice))))


def why_not_assign(state: State, move: Assign) -> Reason | None:
    """Return what is wrong with a way to give the dice."""
    if tuple(name for name, _ in move.dice) != tuple(state.in_play):
        return Reason.of("dice-not-for-all")
    left = list(_rolled(state))
    for warrior, die in move.dice:
        if die not in left:
            return Reason.of("no-such-die", warrior=warrior, die=die)
        left.remove(die)
    return None


def assign(play: GamePlay, dice: Mapping[HumanName, int]) -> None:
    """Give the dice, and let the humans act."""
    humans = play.state.humans
    play.emit(
        DiceAssigned(
            {name: dice[name] for name in humans if name in dice},
            tuple(name for name in humans if name in dice and dice[name] in humans[name].cancelled),
        )
    )
    play.emit(HumanActionBegan())


def assignments(state: State) -> Iterator[Assign]:
    """Return all ways to give the dice, none twice where dice show the same."""
    names = tuple(state.in_play)
    for dice in dict.fromkeys(permutations(_rolled(state), len(names))):
        yield Assign(tuple(zip(names, dice, strict=True)))


def exhausted_by(state: State, move: Assign) -> int:
    """Count those whom a way to give the dice exhausts."""
    return sum(die in state.humans[name].cancelled for name, die in move.dice)


def _rolled(state: State) -> tuple[int, ...]:
    return state.phase.dice if isinstance(state.phase, Initiative) else ()
