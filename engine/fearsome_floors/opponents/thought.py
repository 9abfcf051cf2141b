"""What an opponent does when it is to act: sees as far as its level, chooses, and knows why; and what it advises."""

import dataclasses
from collections.abc import Mapping
from functools import partial
from math import exp
from typing import Final

from engine.core import Chance, Deadline, RatedMove, Seat
from engine.fearsome_floors.forecast import what_if
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents import motives, tile_choice
from engine.fearsome_floors.opponents.evaluation import points_to_exit
from engine.fearsome_floors.opponents.fast_results import Change, results
from engine.fearsome_floors.opponents.grid import SAFE
from engine.fearsome_floors.opponents.node import Candidate
from engine.fearsome_floors.opponents.position import Position, cell_of_place, change_of, movable, position_of
from engine.fearsome_floors.opponents.search import Foresight, Skill, best_first, round_values, searched, skill_of
from engine.fearsome_floors.outcome import standings
from engine.fearsome_floors.path import results as all_results
from engine.fearsome_floors.rounds import bag, unmoved
from engine.fearsome_floors.state import DraftPhase, Over, State
from engine.fearsome_floors.tokens import TokenName

TIME_TO_THINK: Final = 0.7
"""The share of its time that a search takes; the rest is for the way to it and back."""

TICKETS: Final = 100
"""So finely a level chooses between moves that look nearly equal to it."""

FARTHEST: Final = 100.0
"""What the points that a runner still has to go are measured by."""


def choose(state: State, seat: Seat, level: str, luck: Chance, deadline: Deadline) -> RatedMove[AnyMove]:
    """Choose a move for a seat that is to act."""
    skill = skill_of(level)
    if isinstance(state.phase, DraftPhase):
        return tile_choice.choose(state, luck)
    if deadline.has_passed():
        return RatedMove(MoveToken(unmoved(state, state.colours[seat])[0]), 0.0)
    imagined = luck.pick("imagined", bag(state)) if skill.sight == "card" else None
    chosen = picked(seen(state, imagined), skill, luck, deadline)
    move = move_of(state, chosen)
    return RatedMove(move, chosen[0], motives.of_level(state, seat, move, skill.sight, imagined))


def judge(state: State, seat: Seat, level: str, deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Give every move its value, best first; in a draft every placement."""
    if isinstance(state.phase, DraftPhase):
        return tile_choice.judge(state)
    paths = {token: _paths(state, token) for token in unmoved(state, state.colours[seat])}
    names = tuple(state.tokens)
    moves = _judged(position_of(state), skill_of(level), deadline)
    return tuple(
        RatedMove(MoveToken(names[token], paths[names[token]][place, change]), value)
        for value, token, place, change in moves
    )


def chances(state: State, foresight: Foresight | None = None) -> tuple[float, ...]:
    """Estimate each seat's chances to win, by how the round would be played out if everybody saw one move ahead.

    What is found on the way is kept in `foresight`, for other positions of the match.
    """
    if isinstance(state.phase, Over):
        final = {line.seat: line.place for line in standings(state) or ()}
        return tuple(float(final[Seat(seat)] == 1) for seat in range(len(state.colours)))
    if isinstance(state.phase, DraftPhase):
        return (1 / len(state.colours),) * len(state.colours)
    position = position_of(state)
    return tuple(round_values(position, (foresight or Foresight()).of(position)))


def move_of(state: State, chosen: Candidate) -> MoveToken:
    """Return a move of the fast form as the game has it, with a path."""
    _, token, place, change = chosen
    name = tuple(state.tokens)[token]
    return MoveToken(name, _paths(state, name)[place, change])


def picked(position: Position, skill: Skill, luck: Chance, deadline: Deadline) -> Candidate:
    """Return the move that somebody of such skill plays in a position."""
    moves = _judged(position, skill, deadline)
    return _drawn(moves[: skill.played_out or len(moves)], skill.doubt, luck)


def seen(state: State, imagined: str | None) -> Position:
    """Return the position with the cards that a level reckons with."""
    position = position_of(state)
    if imagined is None:
        return position
    (card,) = {card for card in bag(state) if card == imagined}
    return dataclasses.replace(position, table=dataclasses.replace(position.table, cards=((card, 1),)))


def _judged(position: Position, skill: Skill, deadline: Deadline) -> list[Candidate]:
    if skill.sight == "path":
        return best_first(_by_distance(position))
    return searched(position, skill.stages, partial(deadline.has_passed, TIME_TO_THINK))


def _by_distance(position: Position) -> list[Candidate]:
    """Return all moves, each with how much of its token's way out it leaves, and how far it goes: the monster waits."""
    points = points_to_exit(position.table.floor)
    points[SAFE] = 0
    found: list[Candidate] = []
    for token in movable(position, position.mover):
        here = points[position.places[token]]
        for place, change in results(position, token):
            value = (here - points[place]) / 10 + (1 - points[place] / FARTHEST) / 100
            found.append((max(0.0, min(value, 1.0)), token, place, change))
    return found


def _drawn(moves: list[Candidate], doubt: float, luck: Chance) -> Candidate:
    """Return the best move; with doubt, one drawn by lot (a softmax), in which better moves have more tickets."""
    if not doubt:
        return moves[0]
    best = moves[0][0]
    tickets = [round(TICKETS * exp((move[0] - best) / doubt)) for move in moves]
    drawn = [str(index) for index, count in enumerate(tickets) for _ in range(count)]
    return moves[int(luck.pick("doubt", drawn))]


def _paths(state: State, token: TokenName) -> Mapping[tuple[int, Change], str]:
    """Return the path of each result of a token, by the fast form of the result."""
    return {
        (cell_of_place(result.place), change_of(state.tiles, result.tiles)): result.path
        for result in all_results(state, token)
    }


ADVISED: Final = 3
"""How many moves are advised."""


def advise(state: State, seat: Seat, level: str, deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Return the best moves, best first; of those that bring one token to one place only the best way there."""
    advised: dict[object, RatedMove[AnyMove]] = {}
    for rated in judge(state, seat, level, deadline):
        advised.setdefault(_end(state, seat, rated.move), rated)
        if len(advised) == ADVISED:
            break
    return tuple(
        dataclasses.replace(rated, motives=motives.explain(state, seat, rated.move)) for rated in advised.values()
    )


def _end(state: State, seat: Seat, move: AnyMove) -> object:
    """Return what tells a move from others: which token comes to which place; in a draft the tile."""
    if isinstance(move, MoveToken):
        return move.token, what_if(state, seat, move).tokens[move.token]
    return getattr(move, "tile", move)
