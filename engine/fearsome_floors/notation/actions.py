"""What is done in a game as text: `r4 iulluu`, `g1 -`, `M 8`, and as an addition of ours `R g` for resigning."""

import re
from typing import Final, assert_never

from engine.core import Value
from engine.fearsome_floors.cards import CARDS
from engine.fearsome_floors.moves import AnyMove, MoveToken, Resign, RevealCard
from engine.fearsome_floors.notation.errors import BadNotation
from engine.fearsome_floors.notation.signs import CARD, RESIGNS, STAYS
from engine.fearsome_floors.path import LETTERS as PATH_LETTERS
from engine.fearsome_floors.tokens import COLOUR_OF_LETTER, LETTERS, Colour, colour_of

_MOVE: Final = re.compile(rf"([{''.join(COLOUR_OF_LETTER)}][1345]) ({STAYS}|[{PATH_LETTERS}]+)")
_LONGEST_QUOTE: Final = 40


class Action(Value, frozen=True):
    """A move, whose it is (None for a card), and the luck that it brings: the card that is revealed."""

    colour: Colour | None
    move: AnyMove
    luck: tuple[str, ...] = ()


def read_action(text: str) -> Action:
    """Read one action. Raises BadNotation; whether it is legal in a position is another question."""
    word, _, rest = text.partition(" ")
    token = _MOVE.fullmatch(text)
    if token is not None:
        return Action(colour_of(token[1]), MoveToken(token[1], "" if token[2] == STAYS else token[2]))
    if word == CARD and rest in CARDS:
        return Action(None, RevealCard(), (rest,))
    if word == RESIGNS and rest in COLOUR_OF_LETTER:
        return Action(COLOUR_OF_LETTER[rest], Resign())
    raise BadNotation(f"action: {text[:_LONGEST_QUOTE]!r} is not like 'r4 iull', 'r4 -', 'M 8' or 'R g'.")


def write_action(action: Action) -> str:
    """Write one action. Raises ValueError for a reveal without its card, or a resignation without its colour."""
    match action.move:
        case MoveToken():
            return f"{action.move.token} {action.move.path or STAYS}"
        case RevealCard():
            (card,) = action.luck
            return f"{CARD} {card}"
        case Resign():
            if action.colour is None:
                raise ValueError("a resignation needs the colour of who resigns")
            return f"{RESIGNS} {LETTERS[action.colour]}"
        case _:
            assert_never(action.move)
