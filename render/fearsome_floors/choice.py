"""What somebody can choose, as plain data: where a token may end, where a tile may be placed, what is advised."""

from collections.abc import Collection, Mapping

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.draft import KEPT_FREE, places
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.results import Result, results
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import ORIENTATIONS
from engine.fearsome_floors.tokens import WAITING, Place, TokenName


class Goal(Value, frozen=True):
    """A place where a token may end its move."""

    place: Place
    """A square, or outside the exit."""
    pushes: bool = False
    """Whether every path there pushes something."""
    eaten: bool = False
    """Whether the next card may have it eaten there."""


class Hint(Value, frozen=True):
    """A move that is advised."""

    number: int
    """Which of the advised moves it is, the best one first."""
    stops: tuple[Place, ...]
    """Where the token comes past, from where it is now; one place if it stays."""


class Choice(Value, frozen=True):
    """What can be chosen."""

    goals: tuple[Goal, ...] = ()
    """Where a token may end."""
    lit: tuple[Square, ...] = ()
    """Where a tile may be placed: for a pool its top left square."""
    barred: tuple[Square, ...] = ()
    """Where nothing may ever be placed."""
    ghost: PlaceTile | None = None
    """The tile that is about to be placed."""
    hints: tuple[Hint, ...] = ()
    """The moves that are advised."""


def goals_of(state: State, token: TokenName, eaten: Collection[Place] | None) -> tuple[Goal, ...]:
    """Return where a token may end its move, staying included if it is on the board.

    `eaten` are the places where the forecast has it eaten; None where the forecast may not be seen.
    """
    by_place: dict[Place, list[Result]] = {}
    for result in results(state, token):
        if result.place != WAITING:
            by_place.setdefault(result.place, []).append(result)
    return tuple(
        Goal(place, pushes=_all_push(found, state.tiles), eaten=place in (eaten or ()))
        for place, found in by_place.items()
    )


def _all_push(found: Collection[Result], tiles: Mapping[Square, object]) -> bool:
    return all(result.tiles != tiles for result in found)


def draft_choice(state: State, chosen: PlaceTile | None = None, *, column: str = "") -> Choice:
    """Return where a tile may be placed, of a kind and in a direction if they have been chosen; `column` narrows it.

    What is chosen may lack its square (empty) and its direction (None); the ghost is seen when nothing is missing.
    """
    barred = tuple(sorted(KEPT_FREE))
    if chosen is None:
        return Choice(barred=barred)
    own = ORIENTATIONS[chosen.tile]
    orientations = own if chosen.direction is None else (chosen.direction,)
    open_ones = (places(state, chosen.tile, orientation) for orientation in orientations)
    lit = dict.fromkeys(square for squares in open_ones for square in squares if square.startswith(column))
    whole = chosen.square and chosen.direction in own
    return Choice(lit=tuple(lit), barred=barred, ghost=chosen if whole else None)
