"""The monster's walk in the fast form, once for all cards: a schedule says which card ends when (rules, section 6).

A `Trace` is a walk that is remembered: a token's move that changes nothing the monster looked at or touched leaves it
as it is, and any other takes it up again where the monster first comes to what has changed. That halves the work.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Final

from engine.fearsome_floors.cards import CARDS, MOST_STEPS, Card
from engine.fearsome_floors.opponents.fast_results import Change, slide
from engine.fearsome_floors.opponents.grid import (
    BARE,
    BLOOD,
    CORNER_CELLS,
    DEAD,
    EMPTY,
    FIRST,
    GATE,
    LINES,
    OPPOSITE_SUM,
    SAFE,
    SEEN_PAST,
    SIZE,
    STEP,
    TOKEN,
    TURNS,
    VIEWS,
    WALL,
    Floor,
)
from engine.fearsome_floors.opponents.position import Position


@dataclass(frozen=True, slots=True, eq=False)
class Schedule:
    """Which card ends a walk when, by the cards' places in a bag."""

    at_phase: tuple[tuple[int, ...], ...]
    """For each number of steps the cards that end there at the latest."""
    hunts: tuple[tuple[int, int], ...]
    """For each card that hunts its hits and the card."""
    cards: int
    """How many different cards there are."""


@lru_cache(maxsize=512)
def schedule_of(cards: tuple[tuple[Card, int], ...]) -> Schedule:
    """Return when which of these cards ends a walk."""
    rules = [CARDS[card] for card, _ in cards]
    return Schedule(
        at_phase=tuple(
            tuple(index for index, rule in enumerate(rules) if rule.steps == steps) for steps in range(MOST_STEPS + 1)
        ),
        hunts=tuple((rule.hits, index) for index, rule in enumerate(rules) if rule.hits is not None),
        cards=len(cards),
    )


def ended(schedule: Schedule, phase: int, eaten: int, open_cards: set[int]) -> set[int]:
    """Return the cards that end in a phase, by its number or by what has been eaten."""
    cards = open_cards.intersection(schedule.at_phase[phase])
    if eaten:
        cards.update([card for hits, card in schedule.hunts if eaten >= hits and card in open_cards])
    return cards


End = tuple[int, int, list[int]]
"""Where a walk ends: the monster's cell and facing, and where the tokens are then."""

NEVER: Final = 255
"""The phase in which a walk comes to a cell that it never looks at or touches."""

AWAY: Final = -1
"""Where a token is that is looked away from, to see how the monster walks without it."""


@dataclass(slots=True, eq=False)
class Walk:
    """A monster under way. A phase is a step with the look after it; phase 0 is the first look alone."""

    floor: Floor
    """What lies flat in the dungeon."""
    lost: int
    """Where eaten tokens go."""
    cells: bytearray
    """What stands on each cell."""
    places: list[int]
    """The cell of each token."""
    monster: int
    """The monster's cell."""
    facing: int
    """Where it faces, as a place in `DIRECTIONS`."""
    eaten: int = 0
    """How many tokens it has eaten."""
    phase: int = 0
    """The phase that comes next."""

    def copy(self) -> "Walk":
        """Return a walk that goes on by itself."""
        return Walk(
            self.floor,
            self.lost,
            self.cells[:],
            self.places[:],
            self.monster,
            self.facing,
            self.eaten,
            self.phase,
        )


def walk_of(position: Position) -> Walk:
    """Return the walk that begins when the monster wakes now."""
    return Walk(
        position.table.floor,
        position.lost,
        position.cells[:],
        position.places[:],
        position.monster,
        position.facing,
    )


def run(walk: Walk, schedule: Schedule, ends: list[End], open_cards: set[int]) -> None:  # noqa: C901, PLR0912 - see below
    """Walk on until the cards that are open have ended, and put where each does into `ends`.

    Half of the time of a search is spent here: so the look, and the step onto bare floor, are written out.
    """
    cells, kinds, monster, facing, phase = walk.cells, walk.floor.kinds, walk.monster, walk.facing, walk.phase
    kept: list[int] | None = None
    fed = walk.eaten
    while True:
        if phase:
            target = monster + STEP[facing]
            if cells[target] == EMPTY and kinds[target] == BARE:
                monster = target
            else:
                walk.monster, walk.facing = monster, facing
                if step(walk, []):
                    kept = None
                monster, facing = walk.monster, walk.facing
                if walk.eaten > fed and nobody_left(walk):
                    for card in open_cards:
                        ends[card] = (monster, facing, walk.places)
                    break
        nearest, turned = SIZE, facing
        for side, line in VIEWS[facing][monster]:
            for distance, cell in enumerate(line):
                there = cells[cell]
                if there:
                    if there >= TOKEN:
                        if distance < nearest:
                            nearest, turned = distance, side
                        elif distance == nearest:
                            turned = facing
                        break
                    if there not in SEEN_PAST:
                        break
        facing = turned
        if schedule.at_phase[phase] or walk.eaten > fed:
            for card in ended(schedule, phase, walk.eaten if walk.eaten > fed else 0, open_cards):
                kept = kept or walk.places[:]
                ends[card] = (monster, facing, kept)
                open_cards.discard(card)
            fed = walk.eaten
            if not open_cards:
                break
        phase += 1
    walk.monster, walk.facing, walk.phase = monster, facing, phase


def nobody_left(walk: Walk) -> bool:
    """Whether no token is left in the second half, which ends the game within the walk."""
    return walk.lost == DEAD and all(0 < place <= DEAD for place in walk.places)


def step(walk: Walk, touched: list[int]) -> bool:  # noqa: C901 - all that a step can come to, in one loop
    """Take one step, note the cells that mattered to it, and return whether anything but the monster moved."""
    cells, kinds, monster = walk.cells, walk.floor.kinds, walk.monster
    been: list[tuple[int, int]] | None = None
    changed = False
    while True:
        facing = walk.facing
        target = monster + STEP[facing]
        there = cells[target]
        if there == WALL:
            target = OPPOSITE_SUM - monster
            there = cells[target]
        touched.append(target)
        if there:
            if there in TURNS:
                been = been or [(monster, facing)]
                if not _turn(walk, monster, touched):
                    return changed
                continue
            if there >= TOKEN:
                _eat(walk, there - TOKEN)
                cells[target] = EMPTY
            elif not _push(walk, target, facing, monster, touched):
                return changed
            changed = True
        previous, monster = monster, target
        walk.monster = monster
        kind = kinds[monster]
        if kind != BLOOD:
            if kind == GATE:
                walk.monster, walk.facing = walk.floor.gates[monster]
            return changed
        if been is None:
            been = [(previous, facing)]
        if (monster, facing) in been:
            return changed
        been.append((monster, facing))


def _turn(walk: Walk, monster: int, touched: list[int]) -> bool:
    """Turn in place at turning stones, and return whether the way is free of them then; it is boxed in otherwise."""
    cells, facing, faced = walk.cells, walk.facing, set[int]()
    while facing not in faced:
        faced.add(facing)
        target = monster + STEP[facing]
        if cells[target] == WALL:
            target = OPPOSITE_SUM - monster
        touched.append(target)
        there = cells[target]
        if there not in TURNS:
            walk.facing = facing
            return True
        facing = (facing + TURNS[there]) % 4
    walk.facing = facing
    return False


def _eat(walk: Walk, token: int) -> None:
    walk.places[token] = walk.lost
    walk.eaten += 1


def _push(walk: Walk, target: int, facing: int, monster: int, touched: list[int]) -> bool:
    """Push the line of pieces ahead, the farthest first, and return whether that can be."""
    cells = walk.cells
    rest = LINES[facing][target]
    line = [target, *takewhile(lambda cell: cells[cell] or cell == monster, rest)]
    touched.extend(rest[: len(line)])
    if monster in line:
        return False
    for origin in reversed(line):
        piece = cells[origin]
        cells[origin] = EMPTY
        if piece >= TOKEN:
            _push_token(walk, piece, origin, facing, touched)
        else:
            end = slide(cells, walk.floor, origin, facing, monster=monster, touched=touched)
            if end not in CORNER_CELLS and end != origin and walk.floor.kinds[end] != GATE:
                cells[end] = piece
    return True


def _push_token(walk: Walk, piece: int, origin: int, facing: int, touched: list[int]) -> None:
    end = slide(walk.cells, walk.floor, origin, facing, monster=walk.monster, touched=touched, stops_on_corners=False)
    if end == origin or walk.floor.kinds[end] == GATE:
        _eat(walk, piece - TOKEN)
    else:
        walk.cells[end] = piece
        walk.places[piece - TOKEN] = end


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
        if places[token] >= FIRST:  # the walk was never there, but from here on it may come there
            cells[places[token]] = EMPTY
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


def traced(position: Position, token: int, whole: Trace) -> Trace:
    """Return the walk that moves of a token change: the whole one where the monster never comes to that token."""
    place = position.places[token]
    if place < FIRST or whole.first[place] == NEVER:
        return whole
    return trace(position, whole.schedule, without=token)


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
