"""Names of colours, tokens and pushed pieces, and the lines from which a player chooses a token or a move."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

from engine.core import Value
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.events import AnyEvent, TokenEntered, TokenEscaped, TokenSlid, TokenStepped
from engine.fearsome_floors.legal import points_left
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.planned_move import PlannedMove
from engine.fearsome_floors.state import State, TokenPhase
from engine.fearsome_floors.tiles import Tile, floors_by_square
from engine.fearsome_floors.tokens import OUT, TOKEN_NAMED, WAITING, Colour, Place, TokenName, colour_of, shown_number
from render.core import Fact, Names, Words

LONGEST: Final = 100
"""The most characters that Discord shows of a line to choose."""


class Push(Value, frozen=True):
    """What became of a tile or a token that was pushed."""

    piece: Tile | TokenName
    """The kind of tile, or the token."""
    square: Square
    """The last square of the board that it reached."""
    end: Literal["square", "edge", "corner", "teleporter", "eaten", "swallowed"] = "square"
    """Whether it stayed there or was lost; a token is `eaten` over the edge, and `swallowed` on a teleporter."""


def pushes(events: Iterable[happened.AnyEvent]) -> tuple[Push, ...]:
    """Return every pushed piece once, the one next to the pusher first."""
    found: list[Push] = []  # in the order of the events, which begin with the farthest piece of a line
    for event in events:
        match event:
            case happened.TilePushed(tile, origin, target) | happened.TileSlid(tile, origin, target):
                _note(found, origin, Push(tile, target))
            case happened.TileRemoved(tile, origin, cause):
                _note(found, origin, Push(tile, origin, cause))
            case happened.TokenPushed(token, origin, target):
                _note(found, origin, Push(token, target))
            case happened.TokenSlid(token, origin, target) if any(push.piece == token for push in found):
                _note(found, origin, Push(token, target))
            case happened.TokenEaten(token=token, origin=origin, cause="edge"):
                _note(found, origin, Push(token, origin, "eaten"))
            case happened.TokenEaten(token=token, origin=origin, cause="teleporter"):
                _note(found, origin, Push(token, origin, "swallowed"))
            case _:
                pass
    return tuple(reversed(found))


def _note(found: list[Push], origin: Square, push: Push) -> None:
    """Put a push in the place of the one that it continues, or behind all others."""
    for index, before in enumerate(found):
        if (before.piece, before.square, before.end) == (push.piece, origin, "square"):
            found[index] = push
            return
    found.append(push)


def colour_name(words: Words, colour: Colour) -> str:
    """Return the name of a colour: "red"."""
    return words("ff-colour", colour=colour)


def token_name(words: Words, token: TokenName) -> str:
    """Return the name of a token where no position is known: its colour and its light number, "red 4"."""
    return words("ff-token", colour=colour_of(token), number=int(token[1:]))


def token_shown(words: Words, state: State, token: TokenName) -> str:
    """Name a token, of which the sentence says where it stands, by the number that it shows: "red 3"."""
    return words("ff-token", colour=colour_of(token), number=state.number_of(token))


def token_turned(words: Words, state: State, token: TokenName) -> str:
    """Name a token by the number that it shows once it has moved in the round of a position: "red 4"."""
    return words("ff-token", colour=colour_of(token), number=number_after(state, token))


def number_after(state: State, token: TokenName) -> int:
    """Return the number that a token shows once it has moved in the round of a position."""
    return shown_number(token, round_number=state.round, turned=True)


def token_at(words: Words, state: State, token: TokenName) -> str:
    """Name a token by the number that it shows and where it stands: "red 3 on h7", "red 3 outside"."""
    return words("ff-token-at", token=token_shown(words, state, token), place=_place(words, state, token))


def _place(words: Words, state: State, token: TokenName) -> str:
    """Say where a token is; outside, of two that show the same number, which one has moved."""
    place, number = state.tokens[token], state.number_of(token)
    mates = [mate for mate in state.tokens_of(colour_of(token)) if mate != token and state.tokens[mate] == place]
    has_twin = place == WAITING and any(state.number_of(mate) == number for mate in mates)
    return words("ff-place-moved" if has_twin and token in state.moved else "ff-place", place=place, count=1)


def player_name(names: Names, state: State, colour: Colour) -> str:
    """Return the name of the player who has a colour."""
    return names[state.colours.index(colour)]


def owned_token(words: Words, names: Names, state: State, token: TokenName) -> str:
    """Name a token and the player who has it: "red 4 (Ada)"; the token alone where a puzzle calls them by a colour."""
    shown, owner = token_shown(words, state, token), player_name(names, state, colour_of(token))
    return shown if owner == colour_name(words, colour_of(token)) else words("ff-token-of", token=shown, owner=owner)


def has_moved(state: State, token: TokenName) -> bool:
    """Whether a token waits for the next round: as soon as the monster moves, that means nothing any more."""
    return token in state.moved and isinstance(state.phase, TokenPhase)


def place_name(words: Words, place: Place, *, count: int = 1) -> str:
    """Say where a token is, or so many of them are: "on k7", "outside", "out", "eaten"."""
    return words("ff-place", place=place, count=count)


def cards_text(words: Words, cards: Sequence[Card]) -> str:
    """Name cards: "7, 8, 10 and 1 hit"."""
    rules = [CARDS[card] for card in cards]
    return words.listing([words("ff-forecast-card", hits=rule.hits or 0, steps=rule.steps) for rule in rules])


def side_up(state: State) -> Literal["light", "dark"]:
    """Say which side all unmoved tokens show (rules, section 4)."""
    return "light" if state.round % 2 else "dark"


def token_label(words: Words, state: State, token: TokenName) -> str:
    """Name one of a player's own tokens, whose colour goes without saying: "3 on h7", "3 outside"."""
    return words("ff-choice", number=state.number_of(token), place=_place(words, state, token))


def move_text(words: Words, before: State, move: MoveToken, events: Sequence[AnyEvent], *, is_played: bool) -> str:
    """Say to whose move it is where it leads: "green 4 from p9 to o9." or "stays on p9.".

    The token goes by the number by which it was chosen; if the move `is_played`, the one that it shows now follows.
    """
    origin, end = before.tokens[move.token], end_of_move(before, move.token, events)
    goal = words("ff-goal" if move.path else "ff-goal-stays", place=end)
    is_away = move.path and origin not in (WAITING, end) and end != OUT
    return words(
        "ff-done",
        token=token_shown(words, before, move.token),
        origin=origin if is_away else "none",
        goal=goal,
        shows=number_after(before, move.token) if is_played and end != OUT else "none",
    )


def planned_text(words: Words, planned: PlannedMove) -> str:
    """Say what is planned: "green 4 to o9"; the number is the one that shows when it is played."""
    move, end = planned.move, end_of_events(planned.origin, planned.events)
    token = words("ff-token", colour=colour_of(move.token), number=planned.number)
    goal = words("ff-goal" if move.path else "ff-goal-stays", place=end)
    return words("ff-planned", token=token, goal=goal, condition="p" if planned.risk is None else "s")


def path_label(words: Words, before: State, move: MoveToken, events: Sequence[AnyEvent]) -> str:
    """Say what a move leads to: where the token ends, if it slides, what it pushes, the points left, and the path.

    `events` are what the move does from the position `before`; in a label that gets too long, pushes are counted.
    """
    slides = slides_text(words, before, events)
    return _leads_to(words, before, move, events, slides, _points_left(words, before, move), move.path)


def goal_label(words: Words, before: State, move: MoveToken, events: Sequence[AnyEvent]) -> str:
    """Say what a move leads to as shortly as a phone shows it: where the token ends, and what it pushes."""
    return _leads_to(words, before, move, events)


def goal_note(words: Words, before: State, move: MoveToken, events: Sequence[AnyEvent]) -> str:
    """Say what a `goal_label` leaves out: the points left, if it slides, and the way in counted steps."""
    slides = slides_text(words, before, events)
    return _in_fields(words, _points_left(words, before, move), slides, steps_text(words, move.path))


def steps_text(words: Words, path: str) -> str:
    """Count the steps of a path in words: "in, 2 up, 1 left"."""
    return words.series(
        [words("ff-towards-counted", count=len(list(steps)), letter=letter) for letter, steps in groupby(path)]
    )


def slides_text(words: Words, before: State, events: Sequence[AnyEvent]) -> str:
    """Say what a token slides over in its move, from the position `before`; nothing where it does not slide."""
    floors = floors_by_square(before.patches)
    over = dict.fromkeys(floors[event.origin] for event in events if isinstance(event, TokenSlid))
    listed = words.names([words.name("ff-floor", floor=floor) for floor in over])
    return words("ff-clause-slides-over", floors=listed) if over else ""


def pushing_text(words: Words, before: State, events: Sequence[AnyEvent]) -> str:
    """Say what a move pushes: "pushes a stone to k4"; nothing where it pushes nothing."""
    pieces = [push_text(words, push, piece=piece_name(words, before, push.piece)) for push in pushes(events)]
    return words("ff-clause-pushes", pieces=words.listing(pieces)) if pieces else ""


def _points_left(words: Words, before: State, move: MoveToken) -> str:
    return words("ff-points-left", count=points_left(before, move.token, move.path))


def _leads_to(words: Words, before: State, move: MoveToken, events: Sequence[AnyEvent], *more: str) -> str:
    place = end_of_move(before, move.token, events)
    goal = words("ff-goal" if move.path else "ff-goal-stays", place=place)
    full = _in_fields(words, goal, pushing_text(words, before, events), *more)
    if len(full) <= LONGEST:
        return full
    counted = words("ff-pieces-counted", count=len(pushes(events)))
    return _in_fields(words, goal, words("ff-clause-pushes", pieces=counted), *more)


def _in_fields(words: Words, *facts: str) -> str:
    return words("ff-separator").join(fact for fact in facts if fact)


def end_of_move(before: State, token: TokenName, events: Sequence[AnyEvent]) -> Place:
    """Return the place of a token after the events of its own move."""
    return end_of_events(before.tokens[token], events)


def end_of_events(place: Place, events: Sequence[AnyEvent]) -> Place:
    """Return where the events of a token's own move lead it from a place."""
    *_, end = stops(place, events)
    return end


def stops(place: Place, events: Sequence[AnyEvent]) -> Iterator[Place]:
    """Yield where a token comes past in its own move, from the place on where it was."""
    yield place
    for event in events:
        match event:
            case TokenEntered(target=target) | TokenStepped(target=target) | TokenSlid(target=target):
                yield target
            case TokenEscaped():
                yield OUT
            case _:
                pass


def piece_name(words: Words, before: State, piece: Tile | TokenName) -> Fact:
    """Return the name of something that can be pushed, as it stood before that: "a stone", "red 4 on h7"."""
    token = TOKEN_NAMED.get(piece)
    return words.name("ff-tile", tile=piece) if token is None else token_at(words, before, token)


def push_text(words: Words, push: Push, *, piece: Fact) -> str:
    """Say where what was pushed came to rest: "a stone to k4", with `piece` as its name."""
    return words("ff-pushed", piece=piece, square=push.square, end=push.end)
