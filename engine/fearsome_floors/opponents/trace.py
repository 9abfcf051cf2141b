"""A walk that is remembered: a token's move that changes nothing the monster looked at or touched leaves it as it is.

Any other move takes the walk up again where the monster first comes to what has changed. That halves the work.
"""

from dataclasses import dataclass

from engine.fearsome_floors.opponents.fast_results import Change
from engine.fearsome_floors.opponents.fast_walk import (
    AWAY,
    NEVER,
    End,
    Schedule,
    Walk,
    ended,
    nobody_left,
    run,
    step,
    walk_of,
)
from engine.fearsome_floors.opponents.grid import DEAD, EMPTY, FIRST, SAFE, SEEN_PAST, SIZE, TOKEN, VIEWS
from engine.fearsome_floors.opponents.position import Position

_NEVER = bytes([NEVER]) * SIZE


@dataclass(slots=True, eq=False)
class Trace:
    """The walk of a position, or of a position without the token that is to move."""

    schedule: Schedule
    """When each card ends the walk."""
    first: bytearray
    """For each cell the phase in which the monster first looks at it or touches it."""
    before: list[Walk]
    """The walk before each of its phases; those in which nothing but the monster moved share their lists."""
    ends: list[End]
    """Where each card ends."""
    end_phases: list[int]
    """In which phase each card ends."""

    def phase_of(self, place: int, change: Change) -> int:
        """Return the first phase in which the monster comes to what a move changes; `NEVER` if it does not."""
        phase = self.first[place] if place >= FIRST else NEVER
        for cell, _ in change:
            phase = min(phase, self.first[cell])
        return phase

    def resumed(self, token: int, place: int, change: Change, phase: int) -> list[End]:
        """Return the ends of the walk after a move, which is as before up to a phase."""
        before = self.before[phase]
        cells, places = before.cells[:], before.places[:]
        for cell, there in change:
            cells[cell] = there
        if place >= FIRST:
            cells[place] = TOKEN + token
        places[token] = place
        walk = Walk(before.floor, before.lost, cells, places, before.monster, before.facing, before.eaten, phase)
        ends = self.ends[:]
        run(walk, self.schedule, ends, {card for card, at in enumerate(self.end_phases) if at >= phase})
        return ends


def trace(position: Position, schedule: Schedule, *, without: int | None = None) -> Trace:
    """Walk for all cards of a schedule, from a position as it is or without one of its tokens."""
    walk = walk_of(position)
    if without is not None:
        if walk.places[without] >= FIRST:
            walk.cells[walk.places[without]] = EMPTY
        walk.places[without] = AWAY
    found = Trace(schedule, bytearray(_NEVER), [], [(0, 0, [])] * schedule.cards, [0] * schedule.cards)
    open_cards = set(range(schedule.cards))
    cells, places = walk.cells[:], walk.places[:]
    while True:
        phase = walk.phase
        found.before.append(Walk(walk.floor, walk.lost, cells, places, walk.monster, walk.facing, walk.eaten, phase))
        over = False
        if phase:
            touched: list[int] = []
            eaten = walk.eaten
            if step(walk, touched):
                cells, places = walk.cells[:], walk.places[:]
            for cell in touched:
                found.first[cell] = min(found.first[cell], phase)
            over = walk.eaten > eaten and nobody_left(walk)
        if not over:
            walk.facing = _look(walk, found.first)
        for card in set(open_cards) if over else ended(schedule, phase, walk.eaten, open_cards):
            found.ends[card] = (walk.monster, walk.facing, places)
            found.end_phases[card] = phase
            open_cards.discard(card)
        if not open_cards:
            return found
        walk.phase += 1


def _look(walk: Walk, first: bytearray) -> int:
    """Look as `fast_walk.run` does, and note what was seen."""
    cells, phase, nearest, turned = walk.cells, walk.phase, SIZE, walk.facing
    for side, line in VIEWS[walk.facing][walk.monster]:
        for distance, cell in enumerate(line):
            if first[cell] > phase:  # noqa: PLR1730 - three times as fast as `min`
                first[cell] = phase
            there = cells[cell]
            if there:
                if there >= TOKEN:
                    if distance < nearest:
                        nearest, turned = distance, side
                    elif distance == nearest:
                        turned = walk.facing
                    break
                if there not in SEEN_PAST:
                    break
    return turned


def is_sure(position: Position, place: int) -> bool:
    """Whether a walk can be taken up again: not where the last token leaves, without which the game would be over."""
    return place != SAFE or position.lost != DEAD
