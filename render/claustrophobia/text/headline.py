"""The headline of a position: the round, the phase, what is waited for, and how near the aim is."""

from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events.rounds import GameEnded
from engine.claustrophobia.fights.hits import to_name
from engine.claustrophobia.rounds.phases import Force, Initiative, Over, Placing, Threat
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from render.claustrophobia.scenarios import scenario_look
from render.claustrophobia.text.labels import dice_text, human_name, kind_of_tile
from render.claustrophobia.text.round_text import end_text
from render.core import Names, Words


def board_sentence(words: Words, names: Names, state: State) -> str:
    """Say how far a game has come and what is to be chosen, dice apart; at its end who has won."""
    if isinstance(state.phase, Over):
        return end_text(words, names, state, GameEnded(state.phase.cause, state.phase.winner))
    return _headline(words, "cl-headline", state)


def full_sentence(words: Words, names: Names, state: State) -> str:
    """Say the same with the dice that are to be chosen of."""
    return board_sentence(words, names, state) if isinstance(state.phase, Over) else _headline(words, "cl-board", state)


def _headline(words: Words, key: str, state: State) -> str:
    return words(
        key,
        round=state.round,
        limit=scenario_of(state).limit,
        phase=words("cl-phase", phase=str(state.phase.__struct_config__.tag)),
        wanted=wanted(words, state),
        moment=moment_of(state),
        left=len(dice_of(state)),
        points=state.threat_points,
    )


def dice_of(state: State) -> tuple[int, ...]:
    """Return the dice that are to be given or placed."""
    return state.phase.dice if isinstance(state.phase, Initiative | Threat) else ()


def wanted(words: Words, state: State) -> str:
    """Say what is to be chosen now."""
    phase = state.phase
    dice = dice_of(state)
    points = phase.points if isinstance(phase, Force) else state.threat_points
    tile = kind_of_tile(words, state.owed.tile) if isinstance(state.owed, Placing) else ""
    return words(
        "cl-wanted",
        moment=moment_of(state),
        dice=dice_text(words, dice),
        left=len(dice),
        points=points,
        tile=tile,
        hits=hits_to_name(words, state),
    )


def hits_to_name(words: Words, state: State) -> str:
    """List those who have hits to be named, with how many."""
    owners = [human for human, _ in to_name(state)]
    parts = [
        words("cl-hits-on", human=human_name(words, human), count=owners.count(human))
        for human in dict.fromkeys(owners)
    ]
    return words.listing(parts)


def aim_sentence(words: Words, state: State) -> str:
    """Say what the humans want, and how far they have come."""
    return words("cl-aim", scenario=state.scenario, count=scenario_look(state).progress(state))
