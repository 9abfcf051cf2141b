"""One Breath of Air: two humans are to reach the exit, which lies behind at least eight tiles (rules, section 11)."""

from collections.abc import Mapping
from typing import Final

from engine.claustrophobia.counts import AirCounts
from engine.claustrophobia.scenarios.rule import FAR, Ending, Recruit, ScenarioRule, StackRule, steps_to, tiles_where
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import HumanName

EXIT: Final[TileName] = "exit-a"
TILES_BEFORE_EXIT: Final = 8
TO_ESCAPE: Final = 2


def _out(state: State) -> int:
    return sum(human.place == "out" for human in state.humans.values())


def _rest(state: State) -> Ending:
    """**[ruling]** Whoever is inside after the last round is dead, so one who is out makes it a draw there too."""
    return Ending("escaped", None) if _out(state) else Ending("all-dead", "demons")


def _next_tile(state: State) -> TileName | None:
    is_due = len(state.tiles) > TILES_BEFORE_EXIT or not (state.stack or state.known)
    return EXIT if EXIT in state.aside and is_due else None


def _prospects(state: State) -> Mapping[str, float]:
    exits = tiles_where(state, lambda tile: tile.name == EXIT)
    missing = 0.0 if exits else max(TILES_BEFORE_EXIT + 1 - len(state.tiles), 0) + 1
    far = steps_to(state, exits, best=max(TO_ESCAPE - _out(state), 1)) if exits else FAR
    return {"to-lay": missing, "is-laid": float(bool(exits)), "out": float(_out(state)), "steps": float(far)}


def _may_leave(state: State, human: HumanName) -> bool:
    tile = state.humans[human].tile
    return tile is not None and state.tiles[tile].kind == "exit"


AIR: Final = ScenarioRule(
    counts=AirCounts(),
    demon="hunter",
    demons_to_buy=2,
    humans=(Recruit("R"), Recruit("B1"), Recruit("K1", ("blunderbuss",)), Recruit("K2")),
    gifts=("courage", "precognition"),
    advantages=2,
    threat_points=4,
    limit=18,
    stack=StackRule(None),
    aside=(EXIT,),
    to_escape=TO_ESCAPE,
    wanted=lambda state, _human: tiles_where(state, lambda tile: tile.kind == "exit"),
    prospects=_prospects,
    goal=lambda state: Ending("goal", "humans") if _out(state) >= TO_ESCAPE else None,
    all_gone=_rest,
    too_late=lambda state: Ending("limit", None if _out(state) else "demons"),
    next_tile=_next_tile,
    may_leave=_may_leave,
)
