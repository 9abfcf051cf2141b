"""What a scenario is: figures, the tiles it is played with, and functions for what is special about it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.counts import AnyCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.rounds.phases import EndCause
from engine.claustrophobia.state import State, Tile
from engine.claustrophobia.tunnels.map import distances
from engine.claustrophobia.tunnels.tiles import TileKind, TileName
from engine.claustrophobia.warriors.kinds import DemonKind, HumanName, ObjectName, Side, WarriorName
from engine.core import Reason


class Recruit(NamedTuple):
    """A human at the beginning."""

    name: HumanName
    """Who."""
    objects: tuple[ObjectName, ...] = ()
    """What they bear."""
    tile: int = 0
    """Where they stand."""


class StackRule(NamedTuple):
    """Which tiles are drawn from; the other tiles come at random from those that are usually drawn."""

    size: int | None
    """How many; None for all of them."""
    named: tuple[TileName, ...] = ()
    """Those that are always among them, and are never lost."""
    deep: int = 0
    """So many others are drawn before a named one."""
    never: tuple[TileKind, ...] = ()
    """The kinds of which no other is among them."""


class Ending(NamedTuple):
    """How a game ends."""

    cause: EndCause
    """Why."""
    winner: Side | None
    """Who has won; None for a draw."""


class DeedRule(NamedTuple):
    """What a human can do instead of an attack."""

    why_not: Callable[[State, HumanName], Reason | None]
    """What forbids it to somebody who could attack."""
    do: Callable[[GamePlay, HumanName], None]
    """What it makes happen, after `DeedDone`."""


def tiles_where(state: State, is_wanted: Callable[[Tile], bool]) -> frozenset[int]:
    """Return the numbers of such tiles."""
    return frozenset(number for number, tile in enumerate(state.tiles) if is_wanted(tile))


FAR: Final = 8
"""So many steps, or more, are as good as no way."""


def tiles_left(state: State) -> int:
    """Count the tiles that can still be drawn, the same for all who look: the Sewer Map's count too."""
    return len(state.stack) + sum(tile is not None for tile in state.known)


def steps_to(state: State, goals: Iterable[int], *, best: int) -> float:
    """Return how many steps those humans have to go, on average, who have least; `FAR` for each who has no way."""
    steps = distances(state, goals, "humans")
    ways = sorted(min(steps.get(human.tile or 0, FAR), FAR) for human in state.in_play.values())[:best]
    return (sum(ways) + FAR * (best - len(ways))) / best


def once_a_round(state: State, done: int, last: int, most: int) -> bool:
    """Whether something that happens once a round at most can have happened so often, in this round the last time."""
    return done <= min(last, most) and last <= state.round and (done > 0) == (last > 0)


@dataclass(frozen=True, kw_only=True)
class ScenarioRule:
    """A scenario (rules, section 11). What has a default is for scenarios that need it."""

    counts: AnyCounts
    """What it counts, as it begins."""
    demon: DemonKind
    """The only kind of demon in it."""
    demons_to_buy: int
    """How many can be summoned."""
    humans: tuple[Recruit, ...]
    """Those who play, in the order of their names."""
    gifts: tuple[Gift, ...]
    """What the Redeemer has."""
    advantages: int
    """The cards that the humans draw."""
    threat_points: int
    """The TP with which the demons begin."""
    limit: int
    """The last round."""
    stack: StackRule
    """What is drawn from."""
    tiles: tuple[Tile, ...] = (Tile("start-a", 0, 0),)
    """The tiles in play at the beginning."""
    absent: tuple[HumanName, ...] = ()
    """The humans whom nobody can hire for it: they come into play later, also where there is no room."""
    to_escape: int = 0
    """So many are to leave, of their own accord together."""
    holds_out: bool = False
    """Whether the humans hold one place, where fighters serve them more than runners."""
    aside: tuple[TileName, ...] = ()
    """Tiles that come into play without being drawn from the stack."""
    deeds: Mapping[str, DeedRule] = field(default_factory=dict)
    """What humans can do instead of an attack."""
    wanted: Callable[[State, HumanName], frozenset[int]]
    """The tiles that a human makes for, as the simple players see it; none while they are to be found first."""
    prospects: Callable[[State], Mapping[str, float]] = lambda _state: {}
    """What tells how near the humans are to their goal: numbers by name, which programs weigh (`evaluation`)."""
    goal: Callable[[State], Ending | None] = lambda _state: None
    """How the game ends at once; looked at after all that happens."""
    round_goal: Callable[[State], Ending | None] = lambda _state: None
    """How the game ends at a round's end, before the limit."""
    all_gone: Callable[[State], Ending] = lambda _state: Ending("all-dead", "demons")
    """How the game ends when no human is in play."""
    too_late: Callable[[State], Ending] = lambda _state: Ending("limit", "demons")
    """How the game ends after the last round."""
    next_tile: Callable[[State], TileName | None] = lambda _state: None
    """The tile set aside that the next exploration lays, whatever that closes; None: one is drawn."""
    laid: Callable[[GamePlay, int], None] = lambda _play, _tile: None
    """What happens when a tile was laid, by its number."""
    threat_began: Callable[[GamePlay], None] = lambda _play: None
    """What happens as a Threat phase begins."""
    human_died: Callable[[GamePlay, HumanName, int], None] = lambda _play, _human, _tile: None
    """What happens when a human has died, on that tile."""
    carrier: Callable[[State], HumanName | None] = lambda _state: None
    """Who carries the relic, or has carried it out."""
    demon_fell: Callable[[GamePlay, int], None] = lambda _play, _tile: None
    """What happens when a demon that is freed has all its wounds, on that tile."""
    may_leave: Callable[[State, HumanName], bool] = lambda _state, _human: False
    """Whether a human may leave the game from where they stand; movement, Blocking and Impressive come besides."""
    may_act_again: Callable[[State, HumanName], bool] = lambda _state, _human: True
    """Whether Second Wind can be played on a human."""
    may_step: Callable[[State, WarriorName, int], bool] = lambda _state, _warrior, _tile: True
    """Whether a warrior may step to that tile."""
    problems: Callable[[State], Iterable[str]] = lambda _state: ()
    """What cannot be in a position of it between two turns, each in a sentence."""
