"""A move that is planned for a turn to come: how the position may have changed by then for it to be played."""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import Final

from msgspec.structs import replace

from engine.core import NOTHING_OWED, Fate, Reason, Seat, Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.events import AnyEvent, TokenTurned
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import forecast, what_if
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.legal import follow_path, why_not
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.reasons import allowed, refuse
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, Over, State, TokenPhase
from engine.fearsome_floors.tokens import Colour, Place, TokenName, colour_of

THE_MONSTER: Final = "monster"
"""What stands on the monster's square."""


class PlannedMove(Value, frozen=True):
    """A move with what its player saw when it was planned."""

    move: MoveToken
    """What is to be played."""
    number: int
    """The number that its token shows then."""
    origin: Place
    """Where the token was."""
    events: tuple[AnyEvent, ...]
    """What the move would have done."""
    way: tuple[tuple[Square, str], ...]
    """The squares on which something would have happened, each with what stood there, if anything."""
    risk: tuple[int, int] | None = None
    """How many of the player's tokens the next card would have eaten on average, as a fraction; if it is given, the
    move is played wherever it is legal and this is no more. None: it is played if nothing on its way has changed."""


def turn_ahead(state: State, colour: Colour) -> State | None:
    """Return the position as if it were a player's turn: in the next round where all tokens of theirs have moved.

    Return None where they have no turn to come, or the dungeon is not finished.
    """
    if isinstance(state.phase, DraftPhase | Over) or colour in state.resigned:
        return None
    if not unmoved(state, colour):
        if state.round == LAST_ROUND:
            return None
        state = replace(state, round=state.round + 1, moved=frozenset())
    return replace(state, phase=TokenPhase(colour)) if unmoved(state, colour) else None


def after_move(state: State, move: MoveToken) -> State:
    """Return the position after a move of a player whose turn it stays. Raises NotAllowed."""
    return reduce(evolve, (*allowed(follow_path(state, move.token, move.path)).events, TokenTurned(move.token)), state)


def plan_move(state: State, seat: Seat, move: MoveToken, *, fate: Fate = NOTHING_OWED, is_risky: bool) -> PlannedMove:
    """Plan a move as it would be in a position; with `is_risky` the forecast decides. Raises NotAllowed."""
    refuse(why_not(state, seat, move))
    events = allowed(follow_path(state, move.token, move.path)).events
    risk = _risk(state, seat, move, fate) if is_risky else None
    return PlannedMove(
        move,
        state.number_of(move.token),
        state.tokens[move.token],
        events,
        tuple((square, _standing(state, move.token, square)) for square in _squares(events)),
        None if risk is None else risk.as_integer_ratio(),
    )


def why_not_planned(state: State, seat: Seat, planned: PlannedMove, fate: Fate = NOTHING_OWED) -> Reason | None:
    """Return why a planned move is not to be played in a position after all, or None."""
    token = planned.move.token
    if state.tokens.get(token) != planned.origin:
        return Reason.of("plan-token-elsewhere", token=token)
    reason = why_not(state, seat, planned.move)
    if reason is not None:
        return reason
    if planned.risk is None:
        return _why_changed(state, planned)
    is_worse = _risk(state, seat, planned.move, fate) > Fraction(*planned.risk)
    return Reason.of("plan-more-danger") if is_worse else None


def _why_changed(state: State, planned: PlannedMove) -> Reason | None:
    token, events = planned.move.token, allowed(follow_path(state, planned.move.token, planned.move.path)).events
    for square, stood in planned.way:
        if _standing(state, token, square) != stood:
            return Reason.of("plan-way-changed", square=square)
    return None if events == planned.events else Reason.of("plan-ends-elsewhere", token=token)


def _squares(events: Sequence[AnyEvent]) -> tuple[Square, ...]:
    """Return the squares that events name, each once, in their order."""
    named = (getattr(event, side, None) for event in events for side in ("origin", "target"))
    return tuple(dict.fromkeys(square for square in named if square is not None))


def _standing(state: State, besides: TokenName, square: Square) -> str:
    """Return what stands on a square but for the token that moves; empty for nothing."""
    if square == state.monster.square:
        return THE_MONSTER
    ground = ground_of(state, besides=besides)
    return ground.tiles.get(square) or ground.tokens.get(square) or ""


def _risk(state: State, seat: Seat, move: MoveToken, fate: Fate) -> Fraction:
    """Return how many tokens of the player the next card eats on average after a move."""
    after = what_if(state, seat, move)
    if isinstance(after.phase, Over):
        return Fraction(0)
    dangers = forecast(after, fate).dangers
    return sum((one.chance for one in dangers if colour_of(one.token) == state.colours[seat]), Fraction(0))
