"""Moves of the toy game as controls and commands spell them: `dig`, `turn.2`, `play.gold`, `guard.on`."""

from typing import Final

from bot.table.posts.custom_id import unknown_component
from tests.toy_game.rules import CANDIDATES
from tests.toy_game.values import AnyMove, Dig, Draw, End, KeepCard, PlayCard, SetGuard, TurnTile


def spelled(move: AnyMove) -> str:
    """Spell a move that somebody chooses."""
    match move:
        case TurnTile(quarters):
            return f"turn.{quarters}"
        case PlayCard(card):
            return f"play.{card}"
        case KeepCard(card):
            return f"keep.{card}"
        case SetGuard(on):
            return "guard.on" if on else "guard.off"
        case Dig() | Draw() | End():
            return type(move).__name__.lower()
        case _:
            raise ValueError(f"{move} has no control")


MOVES: Final = {spelled(move): move for move in (*CANDIDATES, SetGuard(on=True), SetGuard(on=False))}


def read_move(text: str) -> AnyMove:
    """Read what `spelled` writes. Raises Refused."""
    if text not in MOVES:
        raise unknown_component()
    return MOVES[text]
