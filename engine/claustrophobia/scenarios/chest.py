"""The Fourth Chest: one of four chests holds a relic, which is to be carried out (rules, section 11)."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.counts import ChestCounts
from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import CountsChanged
from engine.claustrophobia.events.tunnels import ChestChanged
from engine.claustrophobia.scenarios.rule import (
    FAR,
    DeedRule,
    Ending,
    Recruit,
    ScenarioRule,
    StackRule,
    steps_to,
    tiles_left,
    tiles_where,
)
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.tunnels.map import distances, warriors_on
from engine.claustrophobia.tunnels.tiles import BOX, TileName
from engine.claustrophobia.warriors.kinds import LINES, HumanName
from engine.core import Reason

HIDEOUTS: Final[tuple[TileName, ...]] = tuple(name for name, tile in BOX.items() if tile.kind == "hideout")
CHEST_LUCK: Final = "chest"


def _wanted(state: State, human: HumanName) -> frozenset[int]:
    """Return the way out for whoever carries the relic, whom the others follow; or the relic, or closed chests."""
    carrier = carrier_of(state)
    if carrier == human:
        return frozenset({0})
    if carrier is not None:
        tile = state.humans[carrier].tile
        return frozenset() if tile is None else frozenset({tile})
    lying = tiles_where(state, lambda tile: tile.chest == "relic")
    return lying or tiles_where(state, lambda tile: tile.chest == "closed")


def carrier_of(state: State) -> HumanName | None:
    """Return who carries the relic, or has carried it out."""
    return state.counted(ChestCounts).carrier


def _laid(play: GamePlay, tile: int) -> None:
    if play.state.tiles[tile].name in HIDEOUTS:
        play.emit(ChestChanged(tile, "closed"))


def _tile(state: State, human: HumanName) -> int:
    return state.humans[human].tile or 0


def _why_not_open(state: State, human: HumanName) -> Reason | None:
    tile = _tile(state, human)
    if state.tiles[tile].chest != "closed":
        return Reason.of("deed-elsewhere", deed="open")
    if state.counted(ChestCounts).is_found:
        return Reason.of("deed-done", deed="open")
    return Reason.of("enemies-there", tile=tile) if warriors_on(state, tile, "demons") else None


def _open(play: GamePlay, human: HumanName) -> None:
    counts = play.state.counted(ChestCounts)
    left = len(HIDEOUTS) - counts.opened
    found = play.chance.pick(CHEST_LUCK, ("relic", *("empty",) * (left - 1)))
    play.emit(ChestChanged(_tile(play.state, human), "open"))
    counts = replace(counts, opened=counts.opened + 1)
    play.emit(CountsChanged(replace(counts, is_found=True, carrier=human) if found == "relic" else counts))


def _why_not_take(state: State, human: HumanName) -> Reason | None:
    is_there = state.tiles[_tile(state, human)].chest == "relic"
    return None if is_there else Reason.of("deed-elsewhere", deed="take")


def _take(play: GamePlay, human: HumanName) -> None:
    tile = _tile(play.state, human)
    play.emit(ChestChanged(tile, "open" if play.state.tiles[tile].name in HIDEOUTS else None))
    play.emit(CountsChanged(replace(play.state.counted(ChestCounts), carrier=human)))


def _human_died(play: GamePlay, human: HumanName, tile: int) -> None:
    if carrier_of(play.state) == human:
        play.emit(CountsChanged(replace(play.state.counted(ChestCounts), carrier=None)))
        play.emit(ChestChanged(tile, "relic"))


def _goal(state: State) -> Ending | None:
    carrier = carrier_of(state)
    is_out = carrier is not None and state.humans[carrier].place == "out"
    return Ending("goal", "humans") if is_out else None


def _problems(state: State) -> Iterator[str]:
    counts = state.counted(ChestCounts)
    if counts.carrier is not None and state.humans.get(counts.carrier, Human("dead")).place == "dead":
        yield "scenario: the carrier is nobody who plays."
    if counts.is_found != (counts.carrier is not None or bool(tiles_where(state, lambda tile: tile.chest == "relic"))):
        yield "scenario: once the relic is found somebody carries it or it lies on a tile, and not before."
    if counts.opened > len(HIDEOUTS):
        yield f"scenario: there are {len(HIDEOUTS)} chests."


def _prospects(state: State) -> Mapping[str, float]:
    counts = state.counted(ChestCounts)
    carrier = None if counts.carrier is None else state.humans[counts.carrier]
    closed = tiles_where(state, lambda tile: tile.chest == "closed")
    lying = tiles_where(state, lambda tile: tile.chest == "relic")
    home = distances(state, {0}, "humans")
    return {
        "is-found": float(counts.is_found),
        "opened": float(counts.opened),
        "steps-home": 0.0 if carrier is None else float(home.get(carrier.tile or 0, FAR)),
        "carrier-lines": 0.0 if carrier is None else float(LINES - carrier.losses),
        "is-lying": float(bool(lying)),
        "steps": 0.0 if carrier else steps_to(state, lying or closed, best=1),
        "closed": 0.0 if counts.is_found else float(len(closed)),
        "tiles-before": 0.0 if counts.is_found else tiles_left(state) / 4,
    }


CHEST: Final = ScenarioRule(
    counts=ChestCounts(),
    demon="destruction",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1", ("shield",)), Recruit("K1"), Recruit("K2")),
    gifts=("precognition", "rally"),
    advantages=3,
    threat_points=4,
    limit=16,
    stack=StackRule(12, named=HIDEOUTS),
    deeds={"open": DeedRule(_why_not_open, _open), "take": DeedRule(_why_not_take, _take)},
    carrier=carrier_of,
    wanted=_wanted,
    prospects=_prospects,
    goal=_goal,
    laid=_laid,
    human_died=_human_died,
    may_leave=lambda state, human: carrier_of(state) == human and state.humans[human].place == 0,
    problems=_problems,
)
