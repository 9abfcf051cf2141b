"""Moves of Claustrophobia as text (CLN): what `/act` takes and offers, and what controls carry."""

import re
from collections.abc import Sequence
from typing import Final

from bot.table.game import MoveNotation
from bot.table.posts.custom_id import unknown_component
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Break,
    End,
    Fight,
    Go,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    SetGuard,
    Summon,
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

AT_ONCE: Final = (Fight, Go, PlaceDice, Summon)
"""The kinds of move of which one control plays several."""

LESS_LIKELY: Final[tuple[type[AnyMove], ...]] = (PlayAdvantage, PlayEvent, UseGift, Prepare, End, SetGuard)
"""The kinds of move that are offered behind the others, in this order."""


def carried_move(text: str) -> AnyMove:
    """Return the move that a control carries. Raises Refused for what no control of ours carries."""
    try:
        return read_move(text)
    except BadNotation:
        raise unknown_component() from None


MOST_AT_ONCE: Final = 20
"""How many moves a control plays at most."""

PART: Final = re.compile(r"(?:([1-9][0-9]?)\*)?(.+)")
"""A part of what a control plays: how often, and the moves with `&` between them."""


def write_moves(moves: Sequence[AnyMove]) -> str:
    """Write moves that one control plays: `2*summon troglodyte 3;summon troglodyte 5`, `3*go ... at=4&go ...`."""
    written, parts, start = [write_move(move) for move in moves], list[str](), 0
    while start < len(written):
        pair = written[start : start + 2]
        is_pair = pair == written[start + 2 : start + 4] and len(set(pair)) > 1
        part, times = pair if is_pair else pair[:1], 0
        while written[start : start + len(part)] == part:
            start, times = start + len(part), times + 1
        parts.append(("" if times == 1 else f"{times}*") + "&".join(part))
    return ";".join(parts)


def carried_moves(text: str) -> list[AnyMove]:
    """Return the moves that a control plays. Raises Refused for what no control of ours carries."""
    moves = list[AnyMove]()
    for part in text.split(";"):
        found = PART.fullmatch(part)
        if found is None or len(moves) > MOST_AT_ONCE:
            raise unknown_component()
        moves += [carried_move(move) for move in found[2].split("&")] * int(found[1] or 1)
    if len(moves) > MOST_AT_ONCE or (len(moves) > 1 and not all(isinstance(move, AT_ONCE) for move in moves)):
        raise unknown_component()
    return moves


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
