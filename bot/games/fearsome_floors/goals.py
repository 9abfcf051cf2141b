"""Where a token can go, for its pad: each square once, the likeliest ones, and all of them in pages by direction."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from bot.games.fearsome_floors.move_input import best_results, steps_to_exit
from bot.games.fearsome_floors.options import may_try
from bot.table import TableView
from engine.core import Seat
from engine.fearsome_floors.board import ENTRANCE
from engine.fearsome_floors.opponents.motives import eaten_at
from engine.fearsome_floors.path import Result
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import OUT, WAITING, Place, TokenName

PAGE: Final = 24
"""How many squares a menu takes beside staying, and a message of buttons beside the way back."""

MOST_LIKELY: Final = 5
"""How many buttons a row has."""

Direction = Literal["exit", "sideways", "back"]


class Goals(NamedTuple):
    """Where a token can go."""

    results: Sequence[Result]
    """One path to each place but that of staying, those nearest to the exit first."""
    eaten: frozenset[Place] | None
    """The places where the next card may have the token eaten, staying included; None where nobody may foresee it."""


class Page(NamedTuple):
    """Some of the paths, as many as are offered at once."""

    direction: Direction
    """Where they lead, seen from the token."""
    first: int
    """The number of the first one, from 1."""
    results: Sequence[Result]
    """The paths."""


def goals_at(table: TableView, token: TokenName) -> Goals:
    """Return where a token can go, and where it would be in danger."""
    state: State = table.started_match.state
    results = best_results(state, token)
    first = {result.place: result for result in reversed(results)}
    eaten = None
    if may_try(table):
        eaten = frozenset(eaten_at(state, token, first.values(), table.started_match.journal.fate))
    return Goals([result for result in results if result.path and first[result.place] is result], eaten)


def goals_of_all(table: TableView, seat: Seat) -> dict[TokenName, Goals]:
    """Return where each token can go that a player can move now."""
    state: State = table.started_match.state
    return {token: goals_at(table, token) for token in unmoved(state, state.colours[seat])}


def chosen_first(goals: Mapping[TokenName, Goals]) -> TokenName:
    """Return the token with which a pad opens: the first one that can go anywhere, if any can."""
    return next((token for token, its in goals.items() if its.results), next(iter(goals)))


def likeliest(goals: Goals) -> list[Result]:
    """Return the paths that are probably wanted: out, farthest towards the exit, and then where it is safe."""
    farthest = goals.results[: 2 if goals.results and goals.results[0].place == OUT else 1]
    safe_first = sorted(goals.results, key=lambda result: result.place in (goals.eaten or ()))
    return [*farthest, *(result for result in safe_first if result not in farthest)][:MOST_LIKELY]


def pages(state: State, token: TokenName, goals: Goals) -> list[Page]:
    """Return all paths in pages: towards the exit, sideways, back."""
    place = state.tokens[token]
    origin = steps_to_exit(ENTRANCE if place == WAITING else place)
    batches = [(first, goals.results[first : first + PAGE]) for first in range(0, len(goals.results), PAGE)]
    return [Page(_direction(origin, batch), first + 1, batch) for first, batch in batches]


def _direction(origin: int, results: Sequence[Result]) -> Direction:
    """Return where paths lead, which are in the order of their distance to the exit."""
    nearest, farthest = steps_to_exit(results[0].place), steps_to_exit(results[-1].place)
    return "exit" if farthest < origin else "back" if nearest > origin else "sideways"
