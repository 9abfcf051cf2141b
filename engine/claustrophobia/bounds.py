"""How large the figures of a position can be, each bound above what any game comes to.

A position may come from a file that somebody has made: a million dice to be rolled would never end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from engine.claustrophobia.lines import LINES
from engine.claustrophobia.phases import Initiative, Threat
from engine.claustrophobia.state import State
from engine.claustrophobia.tiles import Cell

MOST: Final = {"round": 99, "threat_points": 9_999, "extra_dice": 8, "demons_bought": 9}
"""Of what a position counts by itself."""

AT_LEAST_ONE: Final = frozenset({"round", "active"})
"""What is counted from 1."""

MOST_DICE: Final = 12
"""That lie there to be given or placed, or on a slot: the ways to choose some of them double with each."""

MOST_PENDING: Final = 36
"""Hits on a human that are still to be named."""

MOST_ALIKE: Final = 2
"""Effects of a kind on the same human or tile."""

MOST_COUNTED: Final = 99
"""Of whatever a scenario counts, and of the activations in a phase."""


def unbounded(state: State) -> list[str]:
    """Return what is larger, or elsewhere, than it can be."""
    return [*_counted(state), *_dice(state), *_repeated(state), *_apart(state)]


def _counted(state: State) -> Iterator[str]:
    if state.human_seat not in (0, 1):
        yield f"seats: there is no seat {state.human_seat}."
    figures = {name: (getattr(state, name), most) for name, most in MOST.items()}
    figures |= {name: (value, MOST_COUNTED) for name, value in state.counters.items()}
    if state.active is not None:
        figures["active"] = state.active.number, MOST_COUNTED
        figures["movement"] = state.active.spent, MOST_COUNTED
    for name, (value, most) in figures.items():
        if not (name in AT_LEAST_ONE) <= value <= most:
            yield f"{name}: it cannot be {value}."
    if max(Counter(state.effects).values(), default=0) > MOST_ALIKE:
        yield f"effects: more than {MOST_ALIKE} are alike."
    for name, human in state.humans.items():
        if len(human.pending) > MOST_PENDING or any(hit.lines > LINES for hit in human.pending):
            yield f"{name}: so many hits cannot be pending."


def _dice(state: State) -> Iterator[str]:
    phase = state.phase
    rolled = [phase.dice] if isinstance(phase, Initiative | Threat) else []
    if isinstance(phase, Threat):
        rolled += [filled.dice for filled in phase.slots]
    for dice in rolled:
        if len(dice) > MOST_DICE or dice != tuple(sorted(dice)) or not set(dice) <= set(range(1, 7)):
            yield f"dice: there are at most {MOST_DICE} in a row, from 1 to 6, in ascending order."


def _repeated(state: State) -> Iterator[str]:
    """Look at what can be there only once."""
    slots = [filled.slot for filled in state.phase.slots] if isinstance(state.phase, Threat) else []
    once: dict[str, Iterable[Any]] = {"slots": slots, "gifts": state.gifts, "gifts used": state.gifts_used}
    for name, human in state.humans.items():
        once[f"objects of {name}"] = human.objects
        once |= {f"guards of {name}, hit {number}": hit.guards for number, hit in enumerate(human.pending)}
    for what, items in once.items():
        if len(set(items)) < len(tuple(items)):
            yield f"{what}: something is there twice."


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
