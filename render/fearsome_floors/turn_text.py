"""The sentences that tell a turn: a tile in the draft, the kinds left, a token's move, a card, a new round, the end."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Final, assert_never

from engine.core import Seat, Standing
from engine.fearsome_floors import events as happened
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import GameTurn, MoveToken, PlaceRest, PlaceTile, PlayedTurn, Resign, RevealCard
from engine.fearsome_floors.outcome import standings
from engine.fearsome_floors.state import LAST_ROUND, ROUNDS_IN_HALF, DraftPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import SUPPLY, DraftTile, Orientation, piece_of
from engine.fearsome_floors.tiles import Patch, Teleporter
from engine.fearsome_floors.tokens import OUT, WAITING, TokenName, colour_of
from render.core import Names, Words
from render.fearsome_floors.labels import (
    end_of_move,
    owned_token,
    player_name,
    pushing_text,
    side_up,
    slides_text,
    token_at,
    token_shown,
    token_turned,
)

LONGEST_OUTCOME: Final = 180
"""The most characters that a walk's outcome has with the names of owners."""


def caption(words: Words, names: Names, before: State, turn: GameTurn) -> str:
    """Tell a turn in one sentence; of a monster's walk only which card it plays."""
    match turn.move:
        case PlaceTile():
            return _placement(words, names, before, turn.move, turn.events)
        case PlaceRest():
            rest = words("ff-placed-rest", count=len(before.draft))
            return _finished(words, turn.events, rest)
        case MoveToken(token=token):
            return _move(words, names, before, token, turn.events)
        case RevealCard():
            return next(_card(words, event.card) for event in turn.events if isinstance(event, happened.CardRevealed))
        case Resign():
            left = (event for event in turn.events if isinstance(event, happened.PlayerResigned))
            return next(_resignation(words, names, before, event) for event in left)


def walk_text(words: Words, names: Names, played: PlayedTurn) -> str:
    """Tell a walk by its card, where it led to, and whom the monster ate on it."""
    return _walk_text(words, played, lambda token: owned_token(words, names, played[0], token))


def _walk_text(words: Words, played: PlayedTurn, name: Callable[[TokenName], str]) -> str:
    state, turn = played
    card = next(event.card for event in turn.events if isinstance(event, happened.CardRevealed))
    eaten = [name(event.token) for event in turn.events if isinstance(event, happened.TokenEaten)]
    square = reduce(evolve, turn.events, state).monster.square
    tokens = words.listing(eaten) if eaten else "nobody"
    return words("ff-walk-told", hits=CARDS[card].hits or 0, card=card, square=square, tokens=tokens)


def outcome(words: Words, names: Names, played: PlayedTurn) -> str:
    """Tell a walk as `walk_text` does, but for so many bitten that their names would fill a message."""
    text = walk_text(words, names, played)
    if len(text) <= LONGEST_OUTCOME:
        return text
    return _walk_text(words, played, lambda token: token_shown(words, played[0], token))


def moves_named(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    """Say of moves of tokens only which player led which token where."""
    led: dict[Seat | None, list[str]] = {}
    for before, turn in played:
        if isinstance(turn.move, MoveToken):
            end = end_of_move(before, turn.move.token, turn.events)
            goal = words("ff-goal" if turn.move.path else "ff-goal-stays", place=end)
            name = (token_shown if end == OUT else token_turned)(words, before, turn.move.token)
            led.setdefault(turn.seat, []).append(words("ff-led", token=name, goal=goal))
    return words.listing(
        [
            words("ff-caught-up-moves", who=names[seat], moves=words.series(moves))
            for seat, moves in led.items()
            if seat is not None
        ]
    )


def turns_counted(words: Words, names: Names, played: Sequence[PlayedTurn]) -> str:
    """Say of players' turns only who had how many."""
    seats = [turn.seat for _, turn in played if turn.seat is not None]
    counts = [words("ff-turns-counted", who=names[seat], count=seats.count(seat)) for seat in dict.fromkeys(seats)]
    return words.listing(counts)


def round_caption(words: Words, names: Names, state: State) -> str:
    """Say which round begins, which sides show and who has the start marker; and first, if so, that a half begins."""
    begins = words("ff-round", round=state.round, side=side_up(state), marker=_marker(words, names, state))
    return words("ff-half-and-round", round=begins) if state.round == ROUNDS_IN_HALF + 1 else begins


def _marker(words: Words, names: Names, state: State) -> str:
    """Say who has the start marker, and who begins if that player has nothing to move."""
    start = player_name(names, state, state.start)
    if isinstance(state.phase, TokenPhase) and state.phase.colour != state.start:
        return words("ff-marker-skipped", start=start, who=player_name(names, state, state.phase.colour))
    return words("ff-marker", start=start)


def board_caption(words: Words, names: Names, state: State) -> str:
    """Say what stands above a board that is shown as it is: its sentence, and in the draft what is left below that."""
    text = board_sentence(words, names, state)
    if isinstance(state.phase, DraftPhase):
        return words("ff-draft-left", sentence=text, tiles=supply_left(words, state))
    return text


def board_sentence(words: Words, names: Names, state: State) -> str:
    """Say how far a game has come: the draft, the round's beginning, the round, or the game's end."""
    places = standings(state)
    if places is not None:
        return end_caption(words, names, state, places)
    if isinstance(state.phase, DraftPhase):
        who = player_name(names, state, state.phase.colour)
        placed, left = len(SUPPLY) - len(state.draft), len(state.draft)
        following = min(left, state.tiles_a_turn - placed % state.tiles_a_turn)
        return words("ff-draft", who=who, count=left, next=following)
    if not state.moved:
        return round_caption(words, names, state)
    start = player_name(names, state, state.start)
    return words("ff-round-on", round=state.round, last=LAST_ROUND, side=side_up(state), start=start)


def end_caption(words: Words, names: Names, state: State, places: Sequence[Standing]) -> str:
    """Say who won a game that is over, and why; then, line by line, the standings with the best first."""
    if not isinstance(state.phase, Over):
        raise TypeError("the end of a game that is still on cannot be told")
    cause = words("ff-end-cause", cause=state.phase.cause)
    if state.phase.winner is None:
        headlines = [words("ff-end-monster", cause=cause), words("ff-standing-monster", place=1)]
    else:
        winner = player_name(names, state, state.phase.winner)
        headlines = [words("ff-end-winner", cause=cause, winner=winner), *_tie(words, names, state, places)]
    lines = [
        words("ff-standing", place=standing.place, who=names[standing.seat], score=standing.score)
        for standing in places
    ]
    return "\n".join((*headlines, *lines))


def _tie(words: Words, names: Names, state: State, places: Sequence[Standing]) -> Iterator[str]:
    """Say what decided where others have as many tokens out as the winner; who has resigned cannot have tied."""
    best = places[0]
    tied = [
        names[standing.seat]
        for standing in places
        if standing.score == best.score and state.colours[standing.seat] not in state.resigned
    ]
    if len(tied) > 1:
        yield words("ff-end-tie", players=words.listing(tied), winner=names[best.seat])


def _move(words: Words, names: Names, before: State, token: TokenName, events: Sequence[happened.AnyEvent]) -> str:
    who = player_name(names, before, colour_of(token))
    clauses = [_goal(words, before, token, events)]
    if slides := slides_text(words, before, events):
        clauses.append(slides)
    if pushing := pushing_text(words, before, events):
        clauses.append(pushing)
    if any(isinstance(event, happened.GameEnded) and event.winner == colour_of(token) for event in events):
        clauses.append(words("ff-clause-wins"))
    sentence = words("ff-move", who=who, clauses=words.series(clauses))
    rest = any(isinstance(event, happened.RestTurned) for event in events)
    return words("ff-rest-turned", sentence=sentence) if rest else sentence


def _goal(words: Words, before: State, token: TokenName, events: Sequence[happened.AnyEvent]) -> str:
    origin, target = before.tokens[token], end_of_move(before, token, events)
    name = (token_shown if target == OUT else token_turned)(words, before, token)
    walked = any(isinstance(event, happened.TokenStepped | happened.TokenSlid) for event in events)
    if target == OUT:
        mates = before.tokens_of(colour_of(token))
        out = 1 + sum(before.tokens[mate] == OUT for mate in mates)
        return words("ff-move-escapes", token=name, out=out, all=len(mates))
    if origin == target:
        key = "ff-move-returns" if walked else "ff-move-stays"
        return words(key, token=name, place=target)
    key = "ff-move-enters" if origin == WAITING else "ff-move-goes"
    return words(key, token=name, origin=origin, square=target)


def _placement(words: Words, names: Names, before: State, move: PlaceTile, events: Sequence[happened.AnyEvent]) -> str:
    if not isinstance(before.phase, DraftPhase):
        raise TypeError("a tile is placed in the draft alone")
    who = player_name(names, before, before.phase.colour)
    return _finished(words, events, words("ff-placed", who=who, placement=placement(words, move)))


def _finished(words: Words, events: Sequence[happened.AnyEvent], sentence: str) -> str:
    """Say after the last tile of a draft that the dungeon is finished; who begins is told with the first round."""
    is_last = any(isinstance(event, happened.DraftEnded) for event in events)
    return words("ff-placed-last", sentence=sentence) if is_last else sentence


def _resignation(words: Words, names: Names, before: State, event: happened.PlayerResigned) -> str:
    tokens = words.listing([token_at(words, before, token) for token in event.tokens])
    return words("ff-resigns", who=player_name(names, before, event.colour), count=len(event.tokens), tokens=tokens)


def _card(words: Words, card: Card) -> str:
    rule = CARDS[card]
    if rule.hits is None:
        return words("ff-card-steps", steps=rule.steps)
    return words("ff-card-hits", hits=rule.hits, steps=rule.steps)


def kind_name(words: Words, tile: DraftTile) -> str:
    """Return the bare name of a kind of tile: "turn-right stone"."""
    return words("ff-kind", tile=tile)


def kinds_left(state: State) -> tuple[DraftTile, ...]:
    """Return the kinds of which tiles are left, in the order of the supply."""
    return tuple(dict.fromkeys(state.draft))


def kind_left(words: Words, state: State, tile: DraftTile) -> str:
    """Say how many are left of a kind of tile: "crystal (2)"."""
    return words("ff-kind-left", tile=tile, count=state.draft.count(tile))


def supply_left(words: Words, state: State) -> str:
    """List the kinds of which tiles are left, each with its number."""
    return words.series([kind_left(words, state, tile) for tile in kinds_left(state)])


def orientation_name(words: Words, orientation: Orientation) -> str:
    """Return the name of a direction: "north", "lengthwise (along the row)"."""
    return words("ff-orientation", orientation=orientation, facing=orientation)


def placement(words: Words, move: PlaceTile) -> str:
    """Say which tile lies where: "a crystal on k5", "the 4x1 pool on e9 to h9", a teleporter with its arrow."""
    piece = piece_of(move.tile, move.square, move.direction)
    match piece:
        case Teleporter():
            return words("ff-placement-arrow", tile=move.tile, squares=piece.square, facing=piece.arrow)
        case Patch():
            return words("ff-placement", tile=move.tile, squares=span(words, piece))
        case str():
            return words("ff-placement", tile=move.tile, squares=move.square)
        case _:
            assert_never(piece)


def place_done(words: Words, move: PlaceTile) -> str:
    """Say to who has placed a tile where it lies."""
    return words("ff-place-done", placement=placement(words, move))


def span(words: Words, patch: Patch) -> str:
    """Name a patch's squares by the first and the last: "e9 to h9"; a single one as it is."""
    squares = [square for square in patch.squares() if square is not None]
    return words("ff-span", first=squares[0], last=squares[-1]) if len(squares) > 1 else squares[0]
