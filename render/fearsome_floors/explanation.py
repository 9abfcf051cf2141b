"""Why the monster went as it did: each of the three looks of a step, what ended it, and what that decided."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.fearsome_floors.board import AHEAD, WALLS, Direction
from engine.fearsome_floors.events import MonsterLooked, Sighting
from engine.fearsome_floors.state import State
from engine.fearsome_floors.turns import GameTurn
from render.core import Frame, Names, Words
from render.fearsome_floors.alt_text import alt_text
from render.fearsome_floors.commentary import SIDES, Side, step
from render.fearsome_floors.film import Shot, frames
from render.fearsome_floors.labels import owned_token

_RULING: Final[Mapping[str, Mapping[Side, str]]] = {
    "nobody": dict.fromkeys(SIDES, "nobody"),
    "tie": dict.fromkeys(SIDES, "tie"),
    "nearest": {side: side for side in SIDES},
}
"""What decided the route, by the verdict of a look and the side that the monster turned to."""


def explained(words: Words, names: Names, before: State, turn: GameTurn) -> tuple[Frame, ...]:
    """Explain a walk step by step, from the position before its turn: the picture of each step, and why it came so."""
    return tuple(_explained(words, names, shot) for shot in frames(before, turn))


def _explained(words: Words, names: Names, shot: Shot) -> Frame:
    sentence = step(words, names, shot.before, shot.events)
    lines = [sentence]
    for event in shot.events:
        if isinstance(event, MonsterLooked):
            lines += _look(words, names, shot.after if event.last else shot.before, event)
    return Frame(shot.scene, "\n".join(lines), alt_text(words, names, shot.after, sentence))


def _look(words: Words, names: Names, state: State, look: MonsterLooked) -> Iterator[str]:
    facing = look.sightings[0].direction  # the position after the last look has it turned already
    yield words("ff-why-look", square=state.monster.square, facing=facing, last="yes" if look.last else "no")
    sides: dict[Direction, Side] = {}
    for side, sighting in zip(SIDES, look.sightings, strict=True):
        sides[sighting.direction] = side
        seen = _seen(words, names, state, sighting)
        yield words("ff-why-side", side=side, facing=sighting.direction, seen=seen)
    yield words("ff-why-ruling", ruling=_RULING[look.verdict][sides[look.facing]], facing=look.facing)


def _seen(words: Words, names: Names, state: State, sighting: Sighting) -> str:
    if sighting.token is not None:
        token = owned_token(words, names, state, sighting.token)
        return words("ff-why-token", token=token, square=sighting.until, distance=sighting.distance)
    beyond = AHEAD[sighting.direction].get(sighting.until)
    if beyond is None:
        letter = WALLS[sighting.until, sighting.direction]
        return words("ff-why-wall", letter=letter, distance=sighting.distance)
    return words("ff-why-blocked", tile=state.tiles[beyond], square=beyond, distance=sighting.distance)
