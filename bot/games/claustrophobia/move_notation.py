"""Moves of Claustrophobia as text (CLN): what `/act` takes and offers, and what controls carry."""

from typing import Final

from bot.table.game import MoveNotation
from bot.table.posts.custom_id import unknown_component
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Break,
    End,
    Fight,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    SetGuard,
    UseGift,
)
from engine.claustrophobia.notation.actions import read_move, write_move
from engine.claustrophobia.rounds.initiative import exhausted_by
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import HUMANS
from engine.core.notation import BadNotation
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.odds_text import odds_text
from render.core import Words

LESS_LIKELY: Final[tuple[type[AnyMove], ...]] = (PlayAdvantage, PlayEvent, UseGift, Prepare, End, SetGuard)
"""The kinds of move that are offered behind the others, in this order."""


def carried_move(text: str) -> AnyMove:
    """Return the move that a control carries. Raises Refused for what no control of ours carries."""
    try:
        return read_move(text)
    except BadNotation:
        raise unknown_component() from None


def _with_odds(words: Words, state: State, move: AnyMove) -> str:
    label = move_label(words, state, move)
    if not isinstance(move, Fight | Break):
        return label
    return words("cl-odds", label=label, odds=odds_text(words, state, move))


def _rank(state: State, move: AnyMove) -> int:
    """Put first what the warrior can do who acts already, and of ways to give the dice those that exhaust nobody."""
    if type(move) in LESS_LIKELY:
        return len(HUMANS) + LESS_LIKELY.index(type(move))
    if isinstance(move, Assign):
        return exhausted_by(state, move)
    active = None if state.active is None or state.active.is_over else state.active.warrior
    is_fresh = getattr(move, "at", None) is not None
    return 0 if active is not None and getattr(move, "warrior", None) == active and not is_fresh else 1


CLAUSTROPHOBIA_NOTATION: Final = MoveNotation[State, AnyMove](
    write=write_move, read=read_move, label=move_label, long_label=_with_odds, rank=_rank
)
