"""What people type for a token and a path, read at their table; and what they are offered while typing."""

from engine.fearsome_floors.paths import read_path

from bot.answers import MOST_OFFERS
from engine.core import NotAllowed, Reason, Refused, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import EXIT, coordinates
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import Reached
from engine.fearsome_floors.results import Result, number_of, results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OUT, WAITING, TokenName
from render.core import Words
from render.fearsome_floors.labels import path_label, token_label

LONGEST_ECHO = 100
"""How much of what somebody typed is said back to them."""


def read_token(state: State, seat: Seat, text: str) -> TokenName:
    """Give the token that a player means: by its name (`r4`) or by the number that it shows. Raises NotAllowed."""
    typed = text.strip().lower()
    if typed in state.tokens:
        return typed
    for token in unmoved(state, state.colours[seat]):
        if typed.split(" ")[0] == str(number_of(state, token)):
            return token
    raise NotAllowed(FEARSOME_FLOORS.key, Reason.of("unknown-token", token=text[:LONGEST_ECHO]))


def must_move(state: State, seat: Seat, token: TokenName) -> None:
    """See that a player may move this token now, wherever to. Raises NotAllowed."""
    reason = FEARSOME_FLOORS.why_not(state, seat, MoveToken(token))  # where a token may move, it may stay
    if reason is not None:
        raise NotAllowed(FEARSOME_FLOORS.key, reason)


def read_moves(state: State, seat: Seat, token: TokenName, text: str) -> tuple[MoveToken, ...]:
    """Give the move that a player means by a path, or several to choose from. Raises NotAllowed."""
    must_move(state, seat, token)
    try:
        return tuple(MoveToken(token, result.path) for result in read_path(state, token, text))
    except Refused as error:
        raise NotAllowed(FEARSOME_FLOORS.key, error.reason) from error


def offered_tokens(words: Words, state: State, seat: Seat, typed: str) -> list[tuple[str, str]]:
    """Give a player's unmoved tokens that fit what is typed: label and value."""
    offers = [(token_label(words, state, token), token) for token in unmoved(state, state.colours[seat])]
    return [(label, token) for label, token in offers if typed.lower() in label.lower() or token.startswith(typed)]


def offered_paths(words: Words, state: State, token: TokenName, typed: str) -> list[tuple[str, str]]:
    """Give moves that fit what is typed: what can be read from it first, then others towards the exit."""
    typed = typed.strip().lower()
    found = list(_read(state, token, typed)) if typed else []
    read = {result.path for result in found}
    found += [
        result
        for result in sorted(results(state, token), key=_steps_to_exit)
        if result.path not in read
        and typed in (result.place[: len(typed)], _spelled(state, token, result)[: len(typed)])
    ]
    moves = [MoveToken(token, result.path) for result in found[:MOST_OFFERS]]
    return [(move_label(words, state, move), move.path or "-") for move in moves]


def move_label(words: Words, state: State, move: MoveToken) -> str:
    """Say what a legal move leads to."""
    reached = follow_path(state, move.token, move.path)
    return path_label(words, state, move, reached.events if isinstance(reached, Reached) else ())


def _read(state: State, token: TokenName, typed: str) -> tuple[Result, ...]:
    try:
        return read_path(state, token, typed)
    except Refused:
        return ()  # half-typed words are no paths yet


def _spelled(state: State, token: TokenName, result: Result) -> str:
    """Give the path as people type it: without the `i` of a waiting token."""
    return result.path.removeprefix("i") if state.tokens[token] == WAITING else result.path


def _steps_to_exit(result: Result) -> int:
    if result.place in (OUT, WAITING):
        return 0 if result.place == OUT else 99
    column, row = coordinates(result.place)
    exit_column, exit_row = coordinates(EXIT)
    return abs(column - exit_column) + abs(row - exit_row)
