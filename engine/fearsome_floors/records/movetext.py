"""The moves of a game record: numbered by round, a line each, with the draft before them: `1. r4 iul g5 iuu M 8`."""

import re
from collections.abc import Iterator
from datetime import datetime
from functools import reduce
from itertools import groupby
from operator import itemgetter
from typing import Final

from engine.core import Match, NotAllowed, ScriptedChance, Seat
from engine.core.notation import quoted
from engine.fearsome_floors.cards import CARD, card_named
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.game import FEARSOME_FLOORS, to_act
from engine.fearsome_floors.moves import AnyMove, PlaceTile
from engine.fearsome_floors.notation import Action, BadNotation, read_action, write_action
from engine.fearsome_floors.notation.signs import PLACES
from engine.fearsome_floors.reasons import plainly
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.supply import ORIENTATIONS

FearsomeMatch = Match[State, AnyMove, AnyEvent]

_NUMBER: Final = re.compile(r"[0-9]+\.", re.ASCII)
_DIRECTIONS: Final = frozenset(orientation for orientations in ORIENTATIONS.values() for orientation in orientations)


def write_moves(match: FearsomeMatch) -> str:
    """Write a line for the draft, if there was one, and a line for each round."""
    return "\n".join(
        " ".join(filter(None, (number, *(text for _, text in actions))))
        for number, actions in groupby(_numbered(match), key=itemgetter(0))
    )


def read_moves(start: State, text: str, *, at: datetime) -> FearsomeMatch:
    """Play moves from a position. Raises BadNotation, which names the first that cannot be read or played.

    Numbers of rounds may be left out, but not be wrong; `at` becomes the time of every turn.
    """
    match = Match.begin(FEARSOME_FLOORS, start)
    words, here = text.split(), 0
    while here < len(words):
        if _NUMBER.fullmatch(words[here]):
            _refuse_number(match.state, words[here])
            here += 1
        else:
            action = _action(words[here : here + 4])
            match = _after(match, " ".join(action), at)
            here += len(action)
    return match


def _numbered(match: FearsomeMatch) -> Iterator[tuple[str, str]]:
    """Return each turn as text, with the number of its round before it; the draft has none."""
    state = match.journal.start
    for turn in match.journal.turns:
        colour = None if turn.seat is None else state.colours[turn.seat]
        yield _number(state), write_action(Action(colour, turn.move, turn.drawn(CARD)))
        state = reduce(evolve, turn.events, state)


def _number(state: State) -> str:
    return "" if isinstance(state.phase, DraftPhase) else f"{state.round}."


def _refuse_number(state: State, word: str) -> None:
    if word != _number(state):
        here = "the draft is going on" if isinstance(state.phase, DraftPhase) else f"round {state.round} is played"
        raise BadNotation(f"moves: {quoted(word)} stands where {here}.")


def _action(words: list[str]) -> list[str]:
    """Return the words of the next action: a tile that is placed has its square, and may have a direction."""
    if words[0] != PLACES:
        return words[:2]
    return words if words[-1] in _DIRECTIONS else words[:3]


def _after(match: FearsomeMatch, text: str, at: datetime) -> FearsomeMatch:
    action, state = read_action(text), match.state
    luck = tuple(card_named(card, longer=state.longer) or card for card in action.luck)
    if luck and not set(luck) <= set(bag(state)):
        raise BadNotation(
            f"moves: {quoted(text)} in round {state.round} cannot be: that card is not among those to be drawn."
        )
    if action.colour is not None and action.colour not in state.colours:
        raise BadNotation(f"moves: {quoted(text)} in round {state.round} cannot be: {action.colour} does not play.")
    try:
        return match.play(_seat(state, action), action.move, chance=ScriptedChance(luck), at=at)
    except NotAllowed as error:
        raise BadNotation(
            f"moves: {quoted(text)} in round {state.round} is refused. {plainly(error.reason)}"
        ) from error


def _seat(state: State, action: Action) -> Seat | None:
    """Return whose action it is, as far as its text or the turn says it."""
    if isinstance(action.move, PlaceTile):
        return min(to_act(state), default=None)
    return None if action.colour is None else Seat(state.colours.index(action.colour))
