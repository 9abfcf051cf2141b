"""Which turns of a game are worth seeing again at its end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia import events as happened
from engine.claustrophobia.turns import GameTurn
from engine.claustrophobia.warriors import TOUGH_NAMED

MOST_HIGHLIGHTS: Final = 3

WORTH: Final[Mapping[type[happened.AnyEvent], Callable[[Any], int]]] = {
    happened.GameEnded: lambda _: 100,
    happened.WarriorDied: lambda died: 3 if died.warrior in TOUGH_NAMED else 8,
    happened.HumanLeft: lambda _: 8,
    happened.HumanFreed: lambda _: 8,
    happened.DemonAppeared: lambda _: 5,
    happened.SealBroken: lambda _: 4,
    happened.DeedDone: lambda _: 3,
    happened.TroglodytesDied: lambda died: 2 * died.number,
    happened.DemonWounded: lambda wounded: 2 * wounded.wounds,
    happened.HumanHit: lambda struck: 2 * struck.hit.lines,
    happened.TileLaid: lambda _: 1,
}
"""How much each kind of event makes a turn worth seeing again: the end is always seen, a blow that missed never."""


def highlights(turns: Sequence[GameTurn]) -> tuple[int, ...]:
    """Return the places of the turns in which most has happened, in the order in which they were played."""
    worth = {place: _worth(turn) for place, turn in enumerate(turns)}
    best = sorted((place for place in worth if worth[place]), key=lambda place: (-worth[place], -place))
    return tuple(sorted(best[:MOST_HIGHLIGHTS]))


def _worth(turn: GameTurn) -> int:
    return sum(WORTH[type(event)](event) for event in turn.events if type(event) in WORTH)
