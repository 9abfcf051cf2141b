"""What is legal now, and if not, why: the one place that knows; and what a move makes happen (rules, section 4)."""

from typing import assert_never

from engine.core import Play, Reason, Seat
from engine.fearsome_floors.draft import placed_by_chance, why_not_place
from engine.fearsome_floors.events import AnyEvent, TilePlaced, TokenTurned
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceRest, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.path import LEADS, Reached, follow, lead
from engine.fearsome_floors.reasons import allowed
from engine.fearsome_floors.rounds import after_resigning, after_tile, after_token, monster_turn
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.tokens import EATEN, OUT, Colour, TokenName, colour_of


def why_not(state: State, seat: Seat | None, move: AnyMove) -> Reason | None:
    """Return what forbids a move, or None if it is legal. `seat` is None for the move that nobody chooses."""
    if isinstance(state.phase, Over):
        return Reason.of("game-over")
    if isinstance(move, RevealCard):
        return _why_no_card(state, seat)
    colour = player_at(state, seat)
    if isinstance(colour, Reason):
        return colour
    match move:
        case Resign():
            return None
        case PlaceTile() | PlaceRest():
            return _why_no_tile(state, colour, move)
        case MoveToken():
            return _why_not_move(state, colour, move)
        case _:
            assert_never(move)


def why_not_token(state: State, token: TokenName) -> Reason | None:
    """Return what keeps a token from moving in this round, whoever asks and wherever to."""
    if token not in state.tokens:
        return Reason.of("unknown-token", token=token)
    if state.tokens[token] == OUT:
        return Reason.of("token-escaped", token=token)
    if state.tokens[token] == EATEN:
        return Reason.of("token-eaten", token=token)
    return Reason.of("token-moved", token=token) if token in state.moved else None


def why_nothing_walks(state: State) -> Reason | None:
    """Return what keeps tokens and the monster where they are, whoever's turn it is: a dungeon that is not finished."""
    if isinstance(state.phase, DraftPhase):
        return Reason.of("draft-first", colour=state.phase.colour)
    return Reason.of("game-over") if state.draft else None


def follow_path(state: State, token: TokenName, path: str) -> Reached | Reason:
    """Take a token that can move along a path, from where it is and with the points that it shows."""
    ground = ground_of(state, besides=token)
    return follow(token, state.tokens[token], ground, path, number=state.number_of(token))


def points_left(state: State, token: TokenName, path: str) -> int:
    """Return the points that a token has left after a path that it can take."""
    return allowed(lead_path(state, token, path)).left


def lead_path(state: State, token: TokenName, path: str) -> Reached | Reason:
    """Take a token along a path that may go on: as `follow_path`, but it may pass over another token's square.

    It is refused there too, if no points that are left lead to a square where the token may end.
    """
    ground = ground_of(state, besides=token)
    reached = lead(token, state.tokens[token], ground, path, number=state.number_of(token))
    if isinstance(reached, Reason) or reached.place not in reached.ground.tokens:
        return reached
    onwards = (lead_path(state, token, path + letter) for letter, _ in LEADS[reached.place])
    return reached if any(isinstance(on, Reached) for on in onwards) else follow_path(state, token, path)


def player_at(state: State, seat: Seat | None) -> Colour | Reason:
    """Return who sits there, or why nobody does who still plays."""
    if seat is None:
        return Reason.of("player-wanted")
    if not 0 <= seat < len(state.colours):
        return Reason.of("no-such-seat", seat=seat)
    colour = state.colours[seat]
    return Reason.of("already-resigned", colour=colour) if colour in state.resigned else colour


def _why_no_card(state: State, seat: Seat | None) -> Reason | None:
    if isinstance(state.phase, TokenPhase):
        return Reason.of("tokens-first", colour=state.phase.colour)
    return why_nothing_walks(state) or (Reason.of("card-by-nobody") if seat is not None else None)


def _why_no_tile(state: State, colour: Colour, move: PlaceTile | PlaceRest) -> Reason | None:
    if not isinstance(state.phase, DraftPhase):
        return Reason.of("no-draft")
    if isinstance(move, PlaceRest):
        return None
    if state.phase.colour != colour:
        return Reason.of("not-your-draft-turn", colour=colour, turn=state.phase.colour)
    return why_not_place(state, move)


def _why_not_move(state: State, colour: Colour, move: MoveToken) -> Reason | None:
    """Return what forbids a token's move. No third one in round 1 comes up: after two, it is not that player's turn."""
    reason = _why_no_tokens_turn(state, colour)
    if reason is not None:
        return reason
    if move.token in state.tokens and colour_of(move.token) != colour:
        return Reason.of("not-your-token", token=move.token)
    reason = why_not_token(state, move.token)
    if reason is not None:
        return reason
    reached = follow_path(state, move.token, move.path)
    return reached if isinstance(reached, Reason) else None


def _why_no_tokens_turn(state: State, colour: Colour) -> Reason | None:
    if isinstance(state.phase, MonsterPhase):
        return Reason.of("card-next")
    if isinstance(state.phase, TokenPhase) and state.phase.colour != colour:
        return Reason.of("not-your-turn", colour=colour, turn=state.phase.colour)
    return why_nothing_walks(state)


def resolve(play: Play[State, AnyEvent], seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None. Raises NotAllowed where it would not have."""
    match move:
        case MoveToken():
            _move_token(play, move)
        case RevealCard():
            monster_turn(play)
        case PlaceTile():
            colour: Colour = allowed(player_at(play.state, seat))
            play.emit(TilePlaced(move.tile, move.square, move.direction))
            after_tile(play, colour)
        case PlaceRest():
            _place_rest(play)
        case Resign():
            after_resigning(play, allowed(player_at(play.state, seat)))
        case _:
            assert_never(move)


def _place_rest(play: Play[State, AnyEvent]) -> None:
    """Place what is left by chance, for each player whose turn it is.

    **[ruling]** Chance places what is left as if in turn, so the start marker comes to whom it would have come.
    """
    while isinstance(play.state.phase, DraftPhase):
        colour = play.state.phase.colour
        play.emit(placed_by_chance(play.state, play.state.draft[0], play.chance))
        after_tile(play, colour)


def _move_token(play: Play[State, AnyEvent], move: MoveToken) -> None:
    for event in allowed(follow_path(play.state, move.token, move.path)).events:
        play.emit(event)
    play.emit(TokenTurned(move.token))
    after_token(play, move.token)
