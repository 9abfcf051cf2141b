"""The Fourth Chest: one of four chests holds a relic, which is to be carried out (rules, section 11)."""

from collections.abc import Iterable, Iterator, Mapping
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
    tiles_where,
)
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.tunnels.map import distances, is_held, warriors_on
from engine.claustrophobia.tunnels.tiles import BOX, TileName
from engine.claustrophobia.warriors.kinds import RULE_OF, HumanName
from engine.core import Reason

HIDEOUTS: Final[tuple[TileName, ...]] = tuple(name for name, tile in BOX.items() if tile.kind == "hideout")
CHEST_LUCK: Final = "chest"
FAST: Final = 2
"""The movement with which a human is home in half the time."""
DEMON_REACH: Final = 2
"""The steps that a Demon of Destruction goes in a round."""


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
    is_found = state.counted(ChestCounts).is_found
    open_again = replace(state, cave_in=None)
    return {
        "is-found": float(is_found),
        "fast-lines": _fast_lines(state, state.in_play),
        **{name: 0.0 if is_found else float(number) for name, number in _search(open_again).items()},
        **{name: float(number) if is_found else 0.0 for name, number in _way_home(open_again).items()},
    }


def _fast_lines(state: State, humans: Iterable[HumanName]) -> float:
    """Count the lines that these humans have left with which they are fast."""
    return float(
        sum(
            stats.movement >= FAST
            for name in humans
            for line, stats in RULE_OF[name].board.items()
            if line not in state.humans[name].cancelled
        )
    )


def _search(state: State) -> Mapping[str, float]:
    """Return what tells how soon the relic may be found, and how far away."""
    closed = tiles_where(state, lambda tile: tile.chest == "closed")
    return {
        "opened": state.counted(ChestCounts).opened,
        "closed": len(closed),
        "guarded": sum(bool(warriors_on(state, tile, "demons")) for tile in closed),
        "steps": steps_to(state, closed, best=1) if closed else 0.0,
        "far-out": steps_to(state, {0}, best=max(len(state.in_play), 1)),
    }


def _way_home(state: State) -> Mapping[str, float]:
    """Return what tells how surely the relic, carried or lying, comes to the way out."""
    carrier = carrier_of(state)
    lying = tiles_where(state, lambda tile: tile.chest == "relic")
    tile = next(iter(lying), 0) if carrier is None else _tile(state, carrier)
    return {
        "is-lying": bool(lying),
        "steps-to-relic": steps_to(state, lying, best=1) if lying else 0.0,
        "steps-home": min(distances(state, {0}, "humans").get(tile, FAR), FAR),
        "is-home": tile == 0,
        "carrier-fast-lines": 0 if carrier is None else _fast_lines(state, (carrier,)),
        "friends": len(warriors_on(state, tile, "humans")) - (carrier is not None),
        "foes": len(warriors_on(state, tile, "demons")),
        "is-held": carrier is not None and is_held(state, carrier, tile, "humans"),
        "demon-near": state.demon is not None
        and distances(state, {tile}, "demons").get(state.demon.tile, FAR) <= DEMON_REACH,
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
