"""The moves of a game record: a line each with its luck, and the number of each round before its first: `3.`."""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from engine.claustrophobia.commands import seat_of
from engine.claustrophobia.events import AdvantageDrawn, AnyEvent, EventDrawn, TilesSeen
from engine.claustrophobia.game import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, Resign, SetGuard
from engine.claustrophobia.notation.actions import Action, read_action, write_action
from engine.claustrophobia.notation.luck import GivenChance
from engine.claustrophobia.play import GameTurn
from engine.claustrophobia.reasons import plainly
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Match, NotAllowed, Order, Seat
from engine.core.notation import BadNotation, quoted

ClaustrophobiaMatch = Match[State, AnyMove, AnyEvent]

_NUMBER: Final = re.compile(r"[0-9]+\.", re.ASCII)


def write_moves(match: ClaustrophobiaMatch) -> str:
    """Write the turns of a match, and the orders given between them; what a viewer does not know is `?`."""
    lines: list[str] = []
    number = 0
    for state, turn in match.played_since(0):
        if state.round != number:
            number = state.round
            lines.append(f"{number}.")
        lines += _orders(state, turn.orders)
        lines.append(write_action(Action(turn.move, _luck(turn), _side(state, turn.seat, turn.move))))
    lines += _orders(match.state, match.journal.orders)
    return "\n".join(lines)


def _orders(state: State, orders: Iterable[Order[AnyMove, AnyEvent]]) -> Iterator[str]:
    for order in orders:
        yield write_action(Action(order.move, (), _side(state, order.seat, order.move)))


def _side(state: State, seat: Seat | None, move: AnyMove) -> Side | None:
    side = None if seat is None else state.side_at(seat)
    is_said = isinstance(move, Resign) or (isinstance(move, SetGuard) and side == "humans")
    return side if is_said else None


def _luck(turn: GameTurn) -> tuple[str | None, ...]:
    """Return what chance gave; what only one side sees is all that it gave in its turn."""
    return (*(drawn.item for drawn in turn.luck), *_hidden(turn))


def _hidden(turn: GameTurn) -> Iterator[None]:
    for event in turn.events:
        if isinstance(event, EventDrawn | AdvantageDrawn) and event.card is None:
            yield None
        if isinstance(event, TilesSeen):
            yield from (None for tile in event.tiles if tile is None)


def read_moves(start: State, text: str, *, at: datetime) -> ClaustrophobiaMatch:
    """Play moves from a position. Raises BadNotation, which names the first that cannot be read or played.

    Numbers of rounds may be left out, but not be wrong; `at` becomes the time of every turn.
    """
    match = Match.begin(CLAUSTROPHOBIA, start)
    for line in filter(None, map(str.strip, text.split("\n"))):
        if not _NUMBER.fullmatch(line):
            match = _after(match, line, at)
        elif line != f"{match.state.round}.":
            raise BadNotation(f"moves: {quoted(line)} stands where round {match.state.round} is played.")
    return match


def _after(match: ClaustrophobiaMatch, line: str, at: datetime) -> ClaustrophobiaMatch:
    try:
        action = read_action(line)
        luck = GivenChance(action.luck)
        match = match.play(seat_of(match.state, action), action.move, chance=luck, at=at)
        luck.refuse_rest()
    except (BadNotation, NotAllowed) as error:
        why = plainly(error.reason) if isinstance(error, NotAllowed) else str(error)
        raise BadNotation(f"moves: {quoted(line)} in round {match.state.round} is refused. {why}") from error
    return match
