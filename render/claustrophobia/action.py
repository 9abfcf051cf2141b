"""What has just happened: from events to the trace that they leave in a picture."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from engine.claustrophobia.cards.advantage_cards import GRENADE_DIE
from engine.claustrophobia.cards.event_cards import FUME_DIE
from engine.claustrophobia.events import AnyEvent, tunnels
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.combat import SEAL_DIE
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import HumanName
from render.claustrophobia.scene import Action, Death, Look, Roll, Step
from render.claustrophobia.view import look_of, piece_of

_TRAPS: Final = (2, 3, 6)
"""What a trap's die shows that hits."""

_Changed = (
    tunnels.TroglodyteAppeared
    | tunnels.ToughAppeared
    | tunnels.DemonAppeared
    | tunnels.HumanFreed
    | tunnels.ChestChanged
    | tunnels.HoleTokenPut
    | tunnels.GrenadeThrown
    | tunnels.FumesSpread
)

_Happened = Sequence[tuple[State, AnyEvent]]
"""Events, each with the position before it."""


def action_of(before: State, events: Sequence[AnyEvent]) -> Action:
    """Return what has happened in events, from the position before the first one."""
    states = accumulate(events, evolve, initial=before)
    happened = list(zip(states, events, strict=False))
    return Action(
        steps=tuple(
            Step(look_of(state, event.warrior), event.origin, event.target)
            for state, event in happened
            if isinstance(event, tunnels.WarriorMoved)
        ),
        laid=tuple(len(state.tiles) for state, event in happened if isinstance(event, tunnels.TileLaid)),
        changed=tuple(dict.fromkeys(event.tile for event in events if isinstance(event, _Changed))),
        rolls=tuple(_rolls(happened)),
        struck=tuple(dict.fromkeys(event.human for event in events if isinstance(event, tunnels.HumanHit))),
        wounded=any(isinstance(event, tunnels.DemonWounded) for event in events),
        deaths=tuple(_deaths(happened)),
        cancelled=_by_human((event.human, event.lines) for event in events if isinstance(event, tunnels.HitNamed)),
        healed=_by_human((event.human, (event.line,)) for event in events if isinstance(event, tunnels.LineHealed)),
    )


def _rolls(happened: _Happened) -> Iterator[Roll]:
    for state, event in happened:
        match event:
            case tunnels.Attacked():
                who, target = piece_of(state, event.warrior, None), piece_of(state, event.target, event.tile)
                yield Roll("attack", event.dice, event.repeats, event.needed, who, target)
            case tunnels.OpeningAttacked():
                yield Roll("opening", event.dice, event.repeats, SEAL_DIE, piece_of(state, event.warrior, None))
            case tunnels.GrenadeThrown():
                yield Roll("grenade", event.dice, needed=GRENADE_DIE, who=piece_of(state, event.human, None))
            case tunnels.FumesSpread():
                yield Roll("fumes", event.dice, needed=FUME_DIE)
            case tunnels.TrapRolled():
                yield Roll("trap", (event.die,), needed=event.die if event.die in _TRAPS else 7)
            case _:
                pass


def _deaths(happened: _Happened) -> Iterator[Death]:
    """Return who has died, of those who are alike on a tile how many, who died last at the end."""
    fallen = dict[tuple[int, Look], int]()
    for state, event in happened:
        if isinstance(event, tunnels.WarriorDied):
            who: Look = look_of(state, event.warrior)
            fallen[event.tile, who] = fallen.pop((event.tile, who), 0) + 1
        elif isinstance(event, tunnels.TroglodytesDied):
            fallen[event.tile, "troglodyte"] = fallen.pop((event.tile, "troglodyte"), 0) + event.number
    return (Death(tile, look, number) for (tile, look), number in fallen.items())


def _by_human(named: Iterable[tuple[HumanName, tuple[int, ...]]]) -> dict[HumanName, tuple[int, ...]]:
    lines = dict[HumanName, tuple[int, ...]]()
    for human, some in named:
        lines[human] = (*lines.get(human, ()), *some)
    return lines
