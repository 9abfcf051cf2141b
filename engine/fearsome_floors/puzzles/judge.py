"""Judging an answer by what comes of it: every card left in the bag walks, and every reply of a last mover is tried.

Paths are not compared, nor is a solution looked up: whatever meets the aim is right.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import reduce
from typing import Final

from msgspec.structs import replace

from engine.core import Play, Reason, ScriptedChance, Seat, Value
from engine.core.chance import Drawn
from engine.fearsome_floors.cards import CARD, Card
from engine.fearsome_floors.draft import places, why_not_place
from engine.fearsome_floors.events import AnyEvent, CardRevealed, TilePlaced, TurnPassed
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.legal import resolve, why_not
from engine.fearsome_floors.moves import AnyMove, GameTurn, MoveToken, PlaceTile, PlayedTurn, RevealCard
from engine.fearsome_floors.notation import read_action
from engine.fearsome_floors.path import results
from engine.fearsome_floors.puzzles.kinds import KINDS, Miss
from engine.fearsome_floors.puzzles.puzzle import Puzzle, start_of
from engine.fearsome_floors.reasons import refuse
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, State, TokenPhase

_AT: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When all turns of an answer are played: a puzzle has no time."""


class Verdict(Value, frozen=True):
    """What comes of an answer."""

    share: float
    """The share of the cards with which it meets the aim, from 0 to 1; in a duel after the worst reply."""
    miss: Miss | None
    """What it lacks in the worst case, which `turns` show; None for a right answer."""
    turns: tuple[PlayedTurn, ...]
    """The moves, then the reply, if one is owed, then the card that refutes them, or the longest walk as the proof.

    The reply is the one that refutes them; that of a right answer is one that refutes what is tempting.
    """

    @property
    def is_right(self) -> bool:
        """Whether the aim is met, whatever comes."""
        return self.miss is None

    @property
    def card(self) -> Card | None:
        """Return the card that refutes or proves it; None where the game ends before one comes."""
        _, turn = self.turns[-1]
        return next((event.card for event in turn.events if isinstance(event, CardRevealed)), None)


def position_of(puzzle: Puzzle, moves: Sequence[AnyMove] = ()) -> State:
    """Return the position of a puzzle after some moves. Raises NotAllowed.

    Where a tile is to be laid, it is a draft with that tile alone, though with tokens on the board.
    """
    turns = _played(puzzle, moves)
    return _after(turns[-1]) if turns else _begun(puzzle)


def why_not_answer(puzzle: Puzzle, state: State, move: AnyMove) -> Reason | None:
    """Return what forbids a move of the puzzle's player in its position."""
    if not isinstance(state.phase, DraftPhase):
        return why_not(state, puzzle.seat, move)
    if not isinstance(move, PlaceTile):
        return Reason.of("draft-first", colour=puzzle.colour)
    return why_not_place(state, move) or _why_occupied(state, move)


def _why_occupied(state: State, move: PlaceTile) -> Reason | None:
    """Return which piece stands where a tile would be laid, as none does in a draft."""
    if move.square == state.monster.square:
        return Reason.of("tile-on-monster", tile=move.tile, square=move.square)
    token = next((token for token, place in state.tokens.items() if place == move.square), None)
    return None if token is None else Reason.of("tile-on-token", tile=move.tile, square=move.square, other=token)


def answers(puzzle: Puzzle) -> Iterator[tuple[AnyMove, ...]]:
    """Return all answers with different results: moves, or tiles, or pairs of moves by the position after both."""
    met = set[str]()
    for answer in _answers(puzzle, ()):
        result = result_of(puzzle, answer)
        if result not in met:
            met.add(result)
            yield answer


def result_of(puzzle: Puzzle, moves: Sequence[AnyMove]) -> str:
    """Return moves as text, alike for all that lead to the same position: "r4:d3 stone:e3 stone:f3". Raises NotAllowed.

    A tile is told where it stands now and where it stood.
    """
    before, after = position_of(puzzle), position_of(puzzle, moves)
    tokens = [f"{token}:{place}" for token, place in after.tokens.items() if token in after.moved - before.moved]
    tiles = [f"{tile}:{square}" for square, tile in sorted(before.tiles.items() ^ after.tiles.items())]
    return " ".join((*tokens, *tiles))


def _answers(puzzle: Puzzle, moves: tuple[AnyMove, ...]) -> Iterator[tuple[AnyMove, ...]]:
    if len(moves) == KINDS[puzzle.kind].moves:
        yield moves
        return
    for move in _choices(puzzle, position_of(puzzle, moves)):
        yield from _answers(puzzle, (*moves, move))


def _choices(puzzle: Puzzle, state: State) -> Iterator[AnyMove]:
    if isinstance(state.phase, DraftPhase):
        (tile,) = state.draft
        laid = (PlaceTile(tile, square) for square in places(state, tile, None))
        yield from (move for move in laid if _why_occupied(state, move) is None)
    else:
        for token in unmoved(state, puzzle.colour):
            yield from (MoveToken(token, result.path) for result in results(state, token))


def solution_of(puzzle: Puzzle) -> tuple[AnyMove, ...]:
    """Return the moves that solve a puzzle."""
    return tuple(read_action(text).move for text in puzzle.solution)


def judge(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Verdict:
    """Judge an answer, all moves of it. Raises NotAllowed where one is illegal, ValueError where there are too few."""
    found = _by_reply(puzzle, moves)
    worst = min(found, key=lambda verdict: verdict.share)
    return _telling(puzzle, found) if worst.is_right and len(found) > 1 and puzzle.tempting else worst


def _by_reply(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Sequence[Verdict]:
    """Return what comes of an answer after each reply, or after none where none is owed."""
    rule = KINDS[puzzle.kind]
    if len(moves) != rule.moves:
        raise ValueError(f"{puzzle.kind}: {rule.moves} moves are an answer, not {len(moves)}")
    turns = _played(puzzle, moves)
    if rule.tile is not None:
        turns = (*turns, *_stayed(puzzle, _after(turns[-1])))
    replies = [()] if rule.at_once else _replies(puzzle, _after(turns[-1]))
    return [_judged(puzzle, (*turns, *reply)) for reply in replies]


def _telling(puzzle: Puzzle, found: Sequence[Verdict]) -> Verdict:
    """Return a right answer to a duel with a reply that refutes what is tempting: that tells most."""
    tempting = _by_reply(puzzle, tuple(read_action(text).move for text in puzzle.tempting))
    refuting = sorted((verdict for verdict in tempting if not verdict.is_right), key=lambda verdict: verdict.share)
    replies = {_reply(verdict): verdict for verdict in found}
    return next((replies[reply] for reply in map(_reply, refuting) if reply in replies), found[0])


def _reply(verdict: Verdict) -> object:
    """Return which token the last mover moves in a duel, and where to."""
    played = verdict.turns[-2]
    move = played[1].move
    return (move.token, _after(played).tokens[move.token]) if isinstance(move, MoveToken) else None


def _judged(puzzle: Puzzle, turns: tuple[PlayedTurn, ...]) -> Verdict:
    """Let every card walk that can come after some turns."""
    after, goal, at_once = _after(turns[-1]), KINDS[puzzle.kind].goal, KINDS[puzzle.kind].at_once
    if at_once or not isinstance(after.phase, MonsterPhase):
        miss = goal(puzzle, after, None)
        return Verdict(float(miss is None), miss, turns)
    found = [(walk, goal(puzzle, after, walk)) for walk in forecast(after).walks]
    met = sum(walk.copies for walk, miss in found if miss is None)
    longest = max(found, key=lambda one: one[0].steps)
    walk, miss = next((one for one in found if one[1] is not None), longest)
    return Verdict(met / sum(walk.copies for walk, _ in found), miss, (*turns, _walked(after, walk.card)))


def _replies(puzzle: Puzzle, state: State) -> Iterator[tuple[PlayedTurn, ...]]:
    """Return all that the last mover can do, staying first; nothing at all where all have moved."""
    if not isinstance(state.phase, TokenPhase) or state.phase.colour == puzzle.colour:
        yield ()
        return
    seat = Seat(state.colours.index(state.phase.colour))
    for token in unmoved(state, state.phase.colour):
        yield from ((_turn(state, seat, MoveToken(token, result.path)),) for result in results(state, token))


def _begun(puzzle: Puzzle) -> State:
    tile, start = KINDS[puzzle.kind].tile, start_of(puzzle)
    return start if tile is None else replace(start, phase=DraftPhase(puzzle.colour), draft=(tile,))


def _played(puzzle: Puzzle, moves: Sequence[AnyMove]) -> tuple[PlayedTurn, ...]:
    state, turns = _begun(puzzle), list[PlayedTurn]()
    for move in moves:
        refuse(why_not_answer(puzzle, state, move))
        turns.append(_turn(state, puzzle.seat, move))
        state = _after(turns[-1])
    return tuple(turns)


def _stayed(puzzle: Puzzle, state: State) -> Iterator[PlayedTurn]:
    """Let all tokens stay that have not moved."""
    while isinstance(state.phase, TokenPhase):
        token = unmoved(state, puzzle.colour)[0]
        turn = _turn(state, puzzle.seat, MoveToken(token))
        state = _after(turn)
        yield turn


def _turn(state: State, seat: Seat, move: AnyMove) -> PlayedTurn:
    if isinstance(move, PlaceTile):
        laid = TilePlaced(move.tile, move.square, move.direction)
        events: tuple[AnyEvent, ...] = (laid, TurnPassed(state.colours[seat]))
    else:
        play = Play(state, evolve, ScriptedChance(()))
        resolve(play, seat, move)
        events = tuple(play.events)
    return state, GameTurn(seat, move, events, (), _AT)


def _walked(state: State, card: Card) -> PlayedTurn:
    play = Play(state, evolve, ScriptedChance((card,)))
    resolve(play, None, RevealCard())
    return state, GameTurn(None, RevealCard(), tuple(play.events), (Drawn(CARD, card),), _AT)


def _after(played: PlayedTurn) -> State:
    before, turn = played
    return reduce(evolve, turn.events, before)
