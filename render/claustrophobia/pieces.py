"""Which figures a position has: of warriors by their names, and of all that stand on a tile."""

from collections.abc import Iterator
from typing import Literal

from engine.claustrophobia.rounds.phases import DemonAction, HumanAction, Initiative
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_NAMED, KIND_OF, TOUGH_NAMED, HumanName, WarriorName
from engine.core import Value
from render.claustrophobia.figures import Look


class Piece(Value, frozen=True):
    """A warrior, or the plain troglodytes of a tile."""

    look: Look
    """Whose figure it is."""
    label: str = ""
    """The number on it, if it has one."""
    label_kind: Literal["number", "count", "health"] = "number"
    """Whether that tells alike warriors apart, how many they are, or how many wounds it still takes."""
    done: bool = False
    """Whether it has acted in this phase."""
    exhausted: bool = False
    """Whether it is exhausted."""
    lit: bool = False
    """Whether it acts now."""
    pending: int = 0
    """The hits that are still to be named."""
    relic: bool = False
    """Whether it carries the relic."""
    absent: bool = False
    """Whether it is not in play (yet)."""
    fallen: bool = False
    """Whether it has died just now."""


def look_of(state: State, warrior: WarriorName) -> Look:
    """Return whose figure a warrior has."""
    if warrior in HUMAN_NAMED:
        return HUMAN_NAMED[warrior]
    if warrior in TOUGH_NAMED:
        return "tough"
    if warrior == "demon":
        return scenario_of(state).demon if state.demon is None else state.demon.kind
    return "troglodyte"


def piece_of(state: State, warrior: WarriorName, tile: int | None) -> Piece:
    """Return a warrior by itself; of the plain troglodytes of a tile all together, without a tile a single one."""
    if warrior in HUMAN_NAMED:
        return Piece(HUMAN_NAMED[warrior], figure_number(HUMAN_NAMED[warrior]))
    if warrior == "demon":
        return Piece(look_of(state, warrior), _health(state), "health")
    if warrior in TOUGH_NAMED:
        return Piece("tough", warrior[-1])
    number = 1 if tile is None else _number(state.troglodytes.get(tile, Troglodytes()))
    return Piece("troglodyte", str(number) if number > 1 else "", "count")


def human_piece(state: State, name: HumanName) -> Piece:
    """Return a human as it stands there."""
    human = state.humans[name]
    if human.tile is None:
        return Piece(name, figure_number(name), fallen=human.place == "dead")
    return Piece(
        name,
        figure_number(name),
        done=human.is_done and isinstance(state.phase, HumanAction) and not _acts(state, name),
        exhausted=human.is_exhausted and not isinstance(state.phase, Initiative),
        lit=_acts(state, name),
        pending=sum(hit.lines for hit in human.pending),
        relic=scenario_of(state).carrier(state) == name,
    )


def humans_on(state: State, tile: int) -> Iterator[Piece]:
    """Return the humans on a tile."""
    return (human_piece(state, name) for name, human in state.humans.items() if human.place == tile)


def demons_on(state: State, tile: int) -> Iterator[Piece]:
    """Return the demons' warriors on a tile, the plain troglodytes that have acted apart from the others."""
    now = isinstance(state.phase, DemonAction)
    if state.demon is not None and state.demon.tile == tile:
        acts = _acts(state, "demon")
        yield Piece(state.demon.kind, _health(state), "health", done=now and state.demon.is_done and not acts, lit=acts)
    for name, tough in state.toughs.items():
        if tough.tile == tile:
            acts = _acts(state, name)
            yield Piece("tough", name[-1], done=now and tough.is_done and not acts, lit=acts)
    there = state.troglodytes.get(tile, Troglodytes())
    lit = state.active is not None and state.active.at == tile and _acts(state, "troglodyte")
    if not now and there.fresh + there.done:
        there = Troglodytes(fresh=there.fresh + there.done)
    for number, done in ((there.fresh, False), (there.done, True)):
        if number:
            yield Piece("troglodyte", str(number), "count", done=done and not lit, lit=done and lit)


def _acts(state: State, warrior: WarriorName) -> bool:
    """Whether an activation of a warrior is under way."""
    if not isinstance(state.phase, HumanAction | DemonAction) or state.active is None:
        return False
    return not state.active.is_over and state.active.warrior == warrior


def figure_number(name: HumanName) -> str:
    """Return the number by which a human is told from the other one of the kind."""
    return "" if KIND_OF[name] == "redeemer" else name[-1]


def _number(there: Troglodytes) -> int:
    return there.fresh + there.done


def _health(state: State) -> str:
    demon = state.demon
    return "" if demon is None else str(DEMONS[demon.kind].health - demon.wounds)
