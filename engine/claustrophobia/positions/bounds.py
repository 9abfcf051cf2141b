"""What a position can have: no more than is in the box (rules, section 2), and no number above what any game comes to.

A position may come from a file that somebody has made: a million dice to be rolled would never end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final, TypeVar

from msgspec.structs import asdict

from engine.claustrophobia.cards.decks import ADVANTAGE_COPIES, EVENT_COPIES
from engine.claustrophobia.rounds.phases import Initiative, Threat
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import BOX, Cell, TileName
from engine.claustrophobia.warriors.kinds import LINES, OBJECTS

MOST_DICE: Final = 12
"""That lie there to be given or placed, or on a slot: the ways to choose some of them double with each."""

MOST_PENDING: Final = 36
"""Hits on a human that are still to be named."""

MOST_ALIKE: Final = 2
"""Effects of a kind on the same human or tile."""

COUNTED: Final = range(100)
"""Whatever a scenario counts, the activations and movement."""


def out_of_bounds(state: State) -> list[str]:
    """Return what is larger, or elsewhere, than it can be."""
    return [*_counted(state), *_dice(state), *_repeated(state), *_apart(state)]


def _counted(state: State) -> Iterator[str]:
    if state.human_seat not in (0, 1):
        yield f"humans-seat: there is no seat {state.human_seat}."
    for field, what, value, possible in _numbers(state):
        if value not in possible:
            yield f"{field}: {what} cannot be {value}."
    if max(Counter(state.effects).values(), default=0) > MOST_ALIKE:
        yield f"effects: more than {MOST_ALIKE} are alike."
    for name, human in state.humans.items():
        if len(human.pending) > MOST_PENDING or any(hit.lines > LINES for hit in human.pending):
            yield f"humans: so many hits cannot be pending on {name}."


def _numbers(state: State) -> Iterator[tuple[str, str, int, range]]:
    """Return what is counted in a position: its field, what it is in that, and what it can be."""
    scenario = scenario_of(state)
    yield "round", "it", state.round, range(1, scenario.limit + 1)
    yield "tp", "it", state.threat_points, range(10_000)  # the notation has four digits
    yield "extra-dice", "it", state.extra_dice, range(9)
    yield "bought", "it", state.demons_bought, range(scenario.demons_to_buy + 1)
    for name, value in asdict(state.counts).items():
        if isinstance(value, int):
            yield "scenario", name, value, COUNTED
    if state.active is not None:
        yield "active", "its number", state.active.number, COUNTED[1:]
        yield "active", "the movement spent", state.active.spent, COUNTED


def _dice(state: State) -> Iterator[str]:
    phase = state.phase
    rolled = [phase.dice] if isinstance(phase, Initiative | Threat) else []
    if isinstance(phase, Threat):
        rolled += [filled.dice for filled in phase.slots]
        for filled in phase.slots:
            if not filled.dice or not SLOTS[filled.slot].fits(filled.dice):
                yield f"phase: the dice on {filled.slot} do not fit it."
    for dice in rolled:
        if len(dice) > MOST_DICE or dice != tuple(sorted(dice)) or not set(dice) <= set(range(1, 7)):
            yield f"phase: there are at most {MOST_DICE} dice in a row, from 1 to 6, in ascending order."


def _repeated(state: State) -> Iterator[str]:
    """Look at what can be there only once."""
    slots = [filled.slot for filled in state.phase.slots] if isinstance(state.phase, Threat) else []
    once: list[tuple[str, Iterable[str]]] = [("phase", slots), ("gifts", state.gifts), ("gifts-used", state.gifts_used)]
    for human in state.humans.values():
        once += [("humans", human.objects), *(("humans", hit.guards) for hit in human.pending)]
    for field, items in once:
        for item, times in Counter(items).items():
            if times > 1:
                yield f"{field}: {item} is there twice."


def _apart(state: State) -> Iterator[str]:
    """Look at tiles that no way leads to, over cells: a picture shows all that lies between two of them."""
    cells = {tile.cell for tile in state.tiles}
    together, ahead = set[Cell](), [tile.cell for tile in state.tiles[:1]]
    while ahead:
        x, y = ahead.pop()
        together.add((x, y))
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        ahead += (beside & cells) - together
    if together != cells:
        yield "tiles: some of them lie apart from T0."


Item = TypeVar("Item", bound=str)
Piles = Mapping[str, Iterable[Item | None]]
"""From the fields of the notation to what lies there; None for what the viewer does not know."""


def not_in_the_box(state: State) -> Iterator[str]:
    """Return in a sentence each what a position has too much of, with all fields that have it."""
    yield from _too_many(_tiles(state), dict.fromkeys(BOX, 1))
    yield from _too_many(
        {
            "event-deck": state.event_deck,
            "event-hand": state.event_hand,
            "prepared": state.prepared,
            "event-discards": state.event_discards,
        },
        EVENT_COPIES,
    )
    yield from _too_many(
        {
            "advantage-deck": state.advantage_deck,
            "advantage-hand": state.advantage_hand,
            "advantage-discards": state.advantage_discards,
        },
        ADVANTAGE_COPIES,
    )
    borne = {"humans": [item for human in state.humans.values() for item in human.objects]}
    yield from _too_many(borne, {item: rule.copies for item, rule in OBJECTS.items()})


def _tiles(state: State) -> Piles[TileName]:
    owed = getattr(state.owed, "tile", None)
    return {
        "tiles": [tile.name for tile in state.tiles],
        "owed": [owed] if isinstance(owed, str) else [],
        "stack": state.stack,
        "known": state.known,
        "aside": state.aside,
        "discarded": state.discarded,
    }


def _too_many(piles: Piles[Item], copies: Mapping[Item, int]) -> Iterator[str]:
    for item, times in Counter(chain.from_iterable(piles.values())).items():
        if item is not None and times > copies.get(item, 0):
            fields = ", ".join(field for field, pile in piles.items() if item in pile)
            yield f"{fields}: {item} is there {times} times." if item in copies else f"{fields}: there is no {item}."
