"""Whom does it eat? What people may guess before the monster's card."""

from collections.abc import Sequence
from typing import Final

from bot.table.game import Guessing
from engine.fearsome_floors.events import CardRevealed, TokenEaten
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tokens import OFF_BOARD, TokenName
from engine.fearsome_floors.turns import GameTurn
from render.core import Words
from render.fearsome_floors.labels import owned_token, place_name

NOBODY: Final = "nobody"


def _choices(words: Words, names: Sequence[str], state: State) -> Sequence[tuple[str, str]]:
    """Return the tokens on the board, and nobody, if there is a token there and the round's card is still to come."""
    if not isinstance(state.phase, TokenPhase):
        return ()
    tokens = [
        (token, words("ff-guess", token=owned_token(words, names, state, token), place=place_name(words, place)))
        for token, place in state.tokens.items()
        if place not in OFF_BOARD
    ]
    return (*tokens, (NOBODY, words("ff-guess-nobody"))) if tokens else ()


def _right(turn: GameTurn) -> frozenset[str] | None:
    """Return whom the monster ate on a walk."""
    if not any(isinstance(event, CardRevealed) for event in turn.events):
        return None
    return frozenset(_eaten(turn)) or frozenset({NOBODY})


def _text(words: Words, names: Sequence[str], state: State, turn: GameTurn) -> str:
    """Say whom the monster ate on a walk."""
    tokens = [owned_token(words, names, state, token) for token in _eaten(turn)]
    return words("ff-guessed", count=len(tokens), tokens=words.listing(tokens))


def _eaten(turn: GameTurn) -> tuple[TokenName, ...]:
    """Name those whom the monster ate on a walk, each once, in their order."""
    return tuple(dict.fromkeys(event.token for event in turn.events if isinstance(event, TokenEaten)))


WHOM_DOES_IT_EAT: Final = Guessing(
    question="ff-board-guess", help="ff-help-guess", choices=_choices, right=_right, result_text=_text
)
