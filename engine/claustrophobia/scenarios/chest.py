"""The Fourth Chest: one of four chests holds a relic, which is to be carried out (rules, section 11)."""

from collections.abc import Iterator
from typing import Final

from engine.claustrophobia.events import ChestChanged, CounterSet
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.scenarios.rule import DeedRule, Ending, Recruit, ScenarioRule, StackRule
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import warriors_on
from engine.claustrophobia.tunnels.tiles import BOX, TileName
from engine.claustrophobia.warriors.kinds import HUMANS, HumanName
from engine.core import Reason

HIDEOUTS: Final[tuple[TileName, ...]] = tuple(name for name, tile in BOX.items() if tile.kind == "hideout")
CHEST_LUCK: Final = "chest"

OPENED: Final = "chests-opened"
FOUND: Final = "relic-found"
CARRIER: Final = "relic-carrier"
"""What is counted: the chests that were opened, 1 once the relic was found, and who carries it (R is 1; 0: nobody)."""


def carrier_of(state: State) -> HumanName | None:
    """Return who carries the relic, or has carried it out."""
    number = state.counters[CARRIER]
    return HUMANS[number - 1] if number else None


def _laid(play: GamePlay, tile: int) -> None:
    if play.state.tiles[tile].name in HIDEOUTS:
        play.emit(ChestChanged(tile, "closed"))


def _tile(state: State, human: HumanName) -> int:
    return state.humans[human].tile or 0


def _why_not_open(state: State, human: HumanName) -> Reason | None:
    tile = _tile(state, human)
    if state.tiles[tile].chest != "closed":
        return Reason.of("deed-elsewhere", deed="open")
    if state.counters[FOUND]:
        return Reason.of("deed-done", deed="open")
    return Reason.of("enemies-there", tile=tile) if warriors_on(state, tile, "demons") else None


def _open(play: GamePlay, human: HumanName) -> None:
    left = len(HIDEOUTS) - play.state.counters[OPENED]
    found = play.chance.pick(CHEST_LUCK, ("relic", *("empty",) * (left - 1)))
    play.emit(ChestChanged(_tile(play.state, human), "open"))
    play.emit(CounterSet(OPENED, play.state.counters[OPENED] + 1))
    if found == "relic":
        play.emit(CounterSet(FOUND, 1))
        play.emit(CounterSet(CARRIER, HUMANS.index(human) + 1))


def _why_not_take(state: State, human: HumanName) -> Reason | None:
    is_there = state.tiles[_tile(state, human)].chest == "relic"
    return None if is_there else Reason.of("deed-elsewhere", deed="take")


def _take(play: GamePlay, human: HumanName) -> None:
    tile = _tile(play.state, human)
    play.emit(ChestChanged(tile, "open" if play.state.tiles[tile].name in HIDEOUTS else None))
    play.emit(CounterSet(CARRIER, HUMANS.index(human) + 1))


def _human_died(play: GamePlay, human: HumanName, tile: int) -> None:
    if carrier_of(play.state) == human:
        play.emit(CounterSet(CARRIER, 0))
        play.emit(ChestChanged(tile, "relic"))


def _may_leave(state: State, human: HumanName) -> bool:
    return carrier_of(state) == human and state.humans[human].place == 0


def _goal(state: State) -> Ending | None:
    carrier = carrier_of(state)
    is_out = carrier is not None and state.humans[carrier].place == "out"
    return Ending("goal", "humans") if is_out else None


def _flaws(state: State) -> Iterator[str]:
    carrier = state.counters[CARRIER]
    if carrier and HUMANS[carrier - 1 : carrier] not in {(name,) for name in state.humans}:
        yield f"counters: {CARRIER} is nobody who plays."
    if state.counters[FOUND] > 1 or (carrier and not state.counters[FOUND]):
        yield f"counters: {FOUND} is 0 or 1, and 1 before anybody carries it."
    if state.counters[OPENED] > len(HIDEOUTS):
        yield f"counters: there are {len(HIDEOUTS)} chests."


CHEST: Final = ScenarioRule(
    demon="destruction",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1", ("shield",)), Recruit("K1"), Recruit("K2")),
    gifts=("precognition", "rally"),
    advantages=3,
    threat_points=4,
    limit=16,
    stack=StackRule(12, named=HIDEOUTS),
    counters={OPENED: 0, FOUND: 0, CARRIER: 0},
    deeds={"open": DeedRule(_why_not_open, _open), "take": DeedRule(_why_not_take, _take)},
    goal=_goal,
    laid=_laid,
    human_died=_human_died,
    may_leave=_may_leave,
    flaws=_flaws,
)
