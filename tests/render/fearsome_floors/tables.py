"""Hand-made positions and events for the tests of words."""

from datetime import UTC, datetime
from typing import Literal

from engine.core import Seat, Turn
from engine.fearsome_floors.board import LEFT_OF, RIGHT_OF, Direction
from engine.fearsome_floors.events import AnyEvent, MonsterLooked, Sighting
from engine.fearsome_floors.moves import AnyMove, GameTurn
from engine.fearsome_floors.state import Monster, State, TokenPhase
from engine.fearsome_floors.tiles import Patch
from engine.fearsome_floors.tokens import TOKEN_NAMED, colours_for, token_names
from render.core import words_in

WORDS = words_in("en")
NAMES = ("Ada", "Ben", "Cay", "Dee", "Eli", "Flo", "Gus")
POOLS = (Patch("i3", 2, 2), Patch("e9", 4, 1))


def position(*, players: int = 4, round_number: int = 1, **places: str) -> State:
    """Return a position with these tokens on the board and all others at the entrance; Ada (green) is to move."""
    colours = colours_for(players)[:players]
    tokens = {token: places.get(token, "in") for token in token_names(colours)}
    return State(
        colours=colours,
        monster=Monster("m4", "e"),
        tokens=tokens,
        phase=TokenPhase(colours[0]),
        start=colours[0],
        tiles={"c3": "stone", "h5": "stone"},
        patches=POOLS,
        round=round_number,
    )


def turn(seat: int | None, move: AnyMove, *events: AnyEvent) -> GameTurn:
    """Return a turn with these events."""
    return Turn(None if seat is None else Seat(seat), move, events, (), datetime(2026, 1, 1, tzinfo=UTC))


def look(step: int, *, last: bool = False, facing: Direction = "e", **seen: str) -> MonsterLooked:
    """Return the look of a monster that faced east; `ahead`, `left` and `right` are tokens with distances, "b4 3"."""
    directions: dict[str, Direction] = {"ahead": "e", "left": LEFT_OF["e"], "right": RIGHT_OF["e"]}
    ahead, left, right = (_sighting(direction, seen.get(side, "")) for side, direction in directions.items())
    distances = sorted(sighting.distance for sighting in (ahead, left, right) if sighting.token is not None)
    if not distances:
        return MonsterLooked(step, last, (ahead, left, right), "nobody", facing)
    verdict: Literal["tie", "nearest"] = "tie" if distances.count(distances[0]) > 1 else "nearest"
    return MonsterLooked(step, last, (ahead, left, right), verdict, facing)


def _sighting(direction: Direction, seen: str) -> Sighting:
    token, _, distance = seen.partition(" ")
    return Sighting(direction, "m4", int(distance or 6), TOKEN_NAMED.get(token))
