"""What people type for a token and a path, read at their table; and what they are offered while typing."""

import re
from typing import Final

from bot.games.fearsome_floors.typed_words import path_typed, token_typed
from bot.interactions.autocomplete import MOST_OFFERS
from bot.table.texts import plain
from engine.core import NotAllowed, Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import ORDER, Square, coordinates
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation.position import STAYS
from engine.fearsome_floors.path import Result, results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import COLOURS, GONE, OUT, TOKEN_NAMED, WAITING, Place, TokenName, colour_of
from engine.fearsome_floors.typed_path import LONGEST_TEXT, read_path
from render.core import Words
from render.fearsome_floors.labels import path_label, token_label
from render.fearsome_floors.refusals import seen

TYPED: Final = re.compile(
    rf"(?:(?P<colour>{'|'.join(COLOURS)}) ?)?(?P<number>\d)?(?: ?(?:on )?(?P<place>[a-p]\d{{1,2}}|outside))?"
    r"(?: \(.*\))?"
)
"""What a token is called, of which each part can be left out: "red 3 on h7"; what is offered has more in brackets."""

OUTSIDE: Final = {"outside": WAITING}
"""The words for a place that is no square."""

NO_PATH: Final = "…"
"""What is typed by choosing the line that only says how many more there are; it is refused."""


def read_square(text: str) -> Square:
    """Return the square that is meant. Raises NotAllowed."""
    square = "".join(text.lower().split())
    if square not in ORDER:
        raise NotAllowed(FEARSOME_FLOORS.key, Reason.of("no-such-square", text=text))
    return square


def read_tokens(words: Words, state: State, seat: Seat | None, text: str) -> tuple[TokenName, ...]:
    """Return the tokens that can be meant: by what they show and where they stand, in anybody's words, or as `r4`.

    Without a colour ("3", "3 on h7", "h7") it is one of the player's own. There are several only where they show the
    same number; those that are out of the game are meant where no other one is. Raises NotAllowed.
    """
    typed = token_typed(words, text)
    noted = TOKEN_NAMED.get(typed)
    if noted is not None and noted in state.tokens:
        return (noted,)
    named = TYPED.fullmatch(typed)
    own = "" if seat is None else state.colours[seat]
    says = named is not None and (named["number"] or named["place"])
    found = [token for token in state.tokens if named and says and _is_meant(state, token, named, own)]
    if not found:
        raise NotAllowed(FEARSOME_FLOORS.key, Reason.of("unknown-token", token=plain(text)))
    return tuple(token for token in found if state.tokens[token] not in GONE) or tuple(found)


def read_movable(words: Words, state: State, seat: Seat, text: str) -> TokenName:
    """Return the token that a player wants to move: of two that show one number, that which can. Raises NotAllowed."""
    found = read_tokens(words, state, seat, text)
    able = unmoved(state, state.colours[seat])
    return next((token for token in found if token in able), found[0])


def _is_meant(state: State, token: TokenName, named: re.Match[str], own: str) -> bool:
    """Whether all that was typed of a token is so: its colour, the number that it shows, where it is."""
    place = OUTSIDE.get(named["place"] or "", named["place"])
    return (
        colour_of(token) == (named["colour"] or own)
        and named["number"] in (None, str(state.number_of(token)))
        and place in (None, state.tokens[token])
    )


def must_move(state: State, seat: Seat, token: TokenName) -> None:
    """See that a player may move this token now, wherever to. Raises NotAllowed."""
    reason = FEARSOME_FLOORS.why_not(state, seat, MoveToken(token))  # where a token may move, it may stay
    if reason is not None:
        raise NotAllowed(FEARSOME_FLOORS.key, seen(state, reason))


def must_act(state: State, seat: Seat) -> None:
    """See that it is a player's turn to move a token. Raises NotAllowed."""
    if not isinstance(state.phase, TokenPhase) or seat not in FEARSOME_FLOORS.to_act(state):
        must_move(state, seat, state.tokens_of(state.colours[seat])[0])


def read_results(words: Words, state: State, seat: Seat, token: TokenName, text: str) -> tuple[Result, ...]:
    """Return the result that a player means by a path, or several to choose from. Raises NotAllowed."""
    must_move(state, seat, token)
    try:
        return read_path(state, token, path_typed(words, text))
    except NotAllowed as refused:
        reason = refused.reason
        if "text" in reason.facts:
            reason = Reason(reason.key, {**reason.facts, "text": text[:LONGEST_TEXT]})
        raise NotAllowed(refused.game, seen(state, reason)) from None


def offered_tokens(words: Words, state: State, seat: Seat, typed: str) -> list[tuple[str, str]]:
    """Return a player's unmoved tokens that fit what is typed: label and value; none in the draft."""
    if isinstance(state.phase, DraftPhase):
        return []
    typed = typed.strip().casefold()
    offers = [(token_label(words, state, token), token) for token in unmoved(state, state.colours[seat])]
    return [(label, token) for label, token in offers if typed in label.casefold() or token.startswith(typed)]


def offered_paths(words: Words, state: State, token: TokenName, typed: str) -> list[tuple[str, str]]:
    """Return moves that fit what is typed: readable ones, then others towards the exit; the last line says if more."""
    if isinstance(state.phase, DraftPhase):
        return []
    typed = path_typed(words, typed)
    found = list(_read(state, token, typed)) if typed else []
    read = {result.path for result in found}
    found += [
        result
        for result in best_results(state, token)
        if result.path not in read and any(name.startswith(typed) for name in _names(state, token, result))
    ]
    shown = found if len(found) <= MOST_OFFERS else found[: MOST_OFFERS - 1]
    moves = [MoveToken(token, result.path) for result in shown]
    more = [(words("ff-path-more", count=len(found) - len(shown)), NO_PATH)] if len(found) > len(shown) else []
    return [*((move_label(words, state, move), move.path or STAYS) for move in moves), *more]


def best_results(state: State, token: TokenName) -> list[Result]:
    """Return all results of a token's move: those nearest to the exit first, and other ways to the same squares last.

    To each square that way is the first which pushes nothing, or else a shortest one.
    """
    found = sorted(results(state, token), key=lambda result: (steps_to_exit(result.place), result.tiles != state.tiles))
    first = {result.place: result for result in reversed(found)}
    return sorted(found, key=lambda result: first[result.place] is not result)


def move_label(words: Words, state: State, move: MoveToken) -> str:
    """Say what a move leads to. Raises NotAllowed for a path that cannot be taken to its end."""
    return path_label(words, state, move, events_of(state, move))


def events_of(state: State, move: MoveToken) -> tuple[AnyEvent, ...]:
    """Return what would happen on the way of a move. Raises NotAllowed for a path that cannot be taken to its end."""
    reached = follow_path(state, move.token, move.path)
    if isinstance(reached, Reason):
        raise NotAllowed(FEARSOME_FLOORS.key, reached)
    return reached.events


def _read(state: State, token: TokenName, typed: str) -> tuple[Result, ...]:
    try:
        return read_path(state, token, typed)
    except NotAllowed:
        return ()  # half-typed words are no paths yet


def _names(state: State, token: TokenName, result: Result) -> tuple[str, str]:
    """Return what people call a result: its square, and its path without the `i` of a waiting token."""
    path = result.path.removeprefix("i") if state.tokens[token] == WAITING else result.path
    return result.place, path


def steps_to_exit(place: Place) -> int:
    """Return how far a place is from the exit, as if nothing were in between."""
    if place in (OUT, WAITING):
        return -1 if place == OUT else len(ORDER)
    column, row = coordinates(place)  # the exit is at 0, 0
    return column + row
