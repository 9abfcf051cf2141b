"""Whom does it eat? What spectators may guess before the monster's card."""

from collections.abc import Sequence
from typing import Final

from bot.tables.seating import Guessing
from engine.core import Turn
from engine.fearsome_floors.events import AnyEvent, CardRevealed, TokenEaten
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import OFF_BOARD
from render.core import Words
from render.fearsome_floors.labels import owned_token, place_name

NOBODY: Final = "nobody"


def _choices(words: Words, names: Sequence[str], state: State) -> Sequence[tuple[str, str]]:
    """Give the tokens on the board, and nobody, as long as the round's card is still to come."""
    if not isinstance(state.phase, TokenPhase):
        return ()
    tokens = [
        (token, words("ff-guess", token=owned_token(words, names, state, token), place=place_name(words, place)))
        for token, place in state.tokens.items()
        if place not in OFF_BOARD
    ]
    return (*tokens, (NOBODY, words("ff-guess-nobody")))


def _right(turn: Turn[AnyMove, AnyEvent]) -> frozenset[str] | None:
    """Give whom the monster ate on a walk."""
    if not any(isinstance(event, CardRevealed) for event in turn.events):
        return None
    eaten = frozenset(event.token for event in turn.events if isinstance(event, TokenEaten))
    return eaten or frozenset({NOBODY})


WHOM_DOES_IT_EAT: Final = Guessing(choices=_choices, right=_right)
