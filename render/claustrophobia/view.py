"""From a position, as somebody may see it, to the scene that shows it, and the figures of warriors by their names."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, get_args

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.rounds import phases
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.tunnels.exploration import tiles_left
from engine.claustrophobia.tunnels.map import tile_beside
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, Direction, opposite
from engine.claustrophobia.warriors.gifts import GIFT_RULES
from engine.claustrophobia.warriors.kinds import (
    DEMONS,
    HUMAN_NAMED,
    KIND_OF,
    RULE_OF,
    TOUGH_NAMED,
    HumanName,
    Stats,
    WarriorName,
)
from engine.claustrophobia.warriors.strength import has_effect, has_talent, stats_of
from engine.core import by_kind
from render.claustrophobia.scenarios import scenario_look
from render.claustrophobia.scene import (
    Action,
    Choice,
    Destiny,
    Edge,
    Foes,
    Head,
    Laid,
    Look,
    Piece,
    Place,
    Plate,
    Scene,
    Stage,
)
from render.core import Words

_CRACKS: Final = 3
"""So many tiles that are otherwise alike look differently."""
_STAGES: Final[Mapping[type[phases.Phase], Stage]] = by_kind(
    get_args(phases.Phase),
    {
        phases.Auction: "auction",
        phases.Force: "auction",
        phases.Initiative: "initiative",
        phases.HumanAction: "human-action",
        phases.Threat: "threat",
        phases.DemonAction: "demon-action",
        phases.RoundEnd: "demon-action",
        phases.Over: "over",
    },
)
"""From each phase to what the picture shows of it."""


def scene_of(
    state: State, action: Action | None = None, choice: Choice | None = None, *, words: Words | None = None
) -> Scene:
    """Show a position, with what has just happened in it and what can be chosen; with words, slots have theirs."""
    done, destiny = action or Action(), destiny_of(state)
    if words is not None:
        destiny = replace(destiny, words=_slot_words(words))
    return Scene(
        tiles=tuple(_laid(state, number) for number in range(len(state.tiles))),
        head=_head(state),
        plates=tuple(_plates(state, done)),
        foes=_foes(state),
        destiny=destiny,
        dice=state.phase.dice if isinstance(state.phase, phases.Initiative) else (),
        effects=tuple(
            dict.fromkeys(effect.kind for effect in state.effects if effect.kind not in get_args(phases.SlotName))
        ),
        cave_in=_cave_in(state),
        action=done,
        choice=choice or Choice(),
    )


@cache
def _slot_words(words: Words) -> Mapping[phases.SlotName, str]:
    """Return the word of each slot in a language: every picture of a film has them."""
    return {slot: words("cl-slot-word", slot=slot) for slot in SLOTS}


def _laid(state: State, number: int) -> Laid:
    return Laid(
        state.tiles[number].cell,
        _place(state, number),
        tuple(humans_on(state, number)),
        tuple(demons_on(state, number)),
    )


def _place(state: State, number: int) -> Place:
    tile = state.tiles[number]
    north, east, south, west = (_edge(state, number, side) for side in DIRECTIONS)
    return Place(
        number,
        tile.kind,
        (north, east, south, west),
        seed=(tile.x * 31 + tile.y * 17) % _CRACKS,
        sprung=tile.is_sprung,
        hole=tile.has_token,
        chest=tile.chest,
        barrels=scenario_look(state).barrels_on(state, number),
        oil=has_effect(state, "oil", tile=number),
        seal=tile.seal,
    )


def _edge(state: State, number: int, side: Direction) -> Edge:
    if side not in state.tiles[number].openings:
        return "wall"
    other = tile_beside(state, number, side)
    if other is None:
        return "dark"
    return "open" if opposite(side) in state.tiles[other].openings else "shut"


def _head(state: State) -> Head:
    phase = state.phase
    winner = (phase.winner or "nobody") if isinstance(phase, phases.Over) else None
    bid = phase.bid if isinstance(phase, phases.Auction) else phase.points if isinstance(phase, phases.Force) else None
    return Head(
        state.scenario,
        state.round,
        scenario_of(state).limit,
        _STAGES[type(phase)],
        scenario_look(state).goal(state),
        state.threat_points,
        advantages=len(state.advantage_hand),
        events=len(state.event_hand),
        prepared=bool(state.prepared),
        stack=tiles_left(state) + sum(tile is None for tile in state.known),
        winner=winner,
        bid=bid,
    )


def plate_of(state: State, name: HumanName, action: Action | None = None) -> Plate:
    """Return the board of a human, with what has just become of its lines."""
    human, done = state.humans[name], action or Action()
    board = RULE_OF[name].board
    usable = tuple((GIFT_RULES[gift].die, gift) for gift in state.gifts if name == "R")
    fresh = tuple(line for line in done.cancelled.get(name, ()) if line in human.cancelled)
    return Plate(
        human_piece(state, name),
        tuple(board.values()),
        stats_of(state, name),
        die=None if isinstance(state.phase, phases.Initiative) else human.die,
        cancelled=human.cancelled,
        fresh=fresh,
        healed=tuple(line for line in done.healed.get(name, ()) if line not in human.cancelled),
        objects=human.objects,
        gifts=usable,
        where="in" if human.tile is not None else "dead" if human.place == "dead" else "out",
    )


def _plates(state: State, action: Action) -> Iterator[Plate]:
    """Return the boards of the humans; before an auctioned game also of those who can still be hired."""
    shown = RULE_OF if isinstance(state.phase, phases.Auction | phases.Force) else state.humans
    for name in shown:
        if name in state.humans:
            yield plate_of(state, name, action)
        else:
            lines = tuple(RULE_OF[name].board.values())
            yield Plate(Piece(name, figure_number(name), absent=True), lines, Stats())


def _foes(state: State) -> Foes:
    demon = state.demon
    kind = scenario_of(state).demon if demon is None else demon.kind
    return Foes(
        stats_of(state, "troglodyte"),
        frantic=has_talent(state, "troglodyte", "frantic"),
        demon=kind,
        stats=None if demon is None else stats_of(state, "demon"),
        health=DEMONS[kind].health - (0 if demon is None else demon.wounds),
        to_buy=scenario_of(state).demons_to_buy - state.demons_bought,
    )


def destiny_of(state: State) -> Destiny:
    """Return the board of destiny, with the slots whose effects last."""
    phase = state.phase
    kinds: set[EffectKind] = {effect.kind for effect in state.effects}
    working = tuple(slot for slot in SLOTS if slot in kinds or (slot == "calm" and state.extra_dice))
    if not isinstance(phase, phases.Threat):
        return Destiny(working=working, extra=state.extra_dice)
    return Destiny({filled.slot: filled.dice for filled in phase.slots}, working, phase.dice, state.extra_dice)


def _cave_in(state: State) -> tuple[tuple[int, int], tuple[int, int]] | None:
    if state.cave_in is None:
        return None
    one, other = state.cave_in
    return state.tiles[one].cell, state.tiles[other].cell


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
        done=human.is_done and isinstance(state.phase, phases.HumanAction) and not _acts(state, name),
        exhausted=human.is_exhausted and not isinstance(state.phase, phases.Initiative),
        lit=_acts(state, name),
        pending=sum(hit.lines for hit in human.pending),
        relic=scenario_of(state).carrier(state) == name,
    )


def humans_on(state: State, tile: int) -> Iterator[Piece]:
    """Return the humans on a tile."""
    return (human_piece(state, name) for name, human in state.humans.items() if human.place == tile)


def demons_on(state: State, tile: int) -> Iterator[Piece]:
    """Return the demons' warriors on a tile; all plain troglodytes are one figure, with how many have acted."""
    now = isinstance(state.phase, phases.DemonAction)
    if state.demon is not None and state.demon.tile == tile:
        acts = _acts(state, "demon")
        yield Piece(state.demon.kind, _health(state), "health", done=now and state.demon.is_done and not acts, lit=acts)
    for name, tough in state.toughs.items():
        if tough.tile == tile:
            acts = _acts(state, name)
            yield Piece("tough", name[-1], done=now and tough.is_done and not acts, lit=acts)
    there = state.troglodytes.get(tile, Troglodytes())
    lit = state.active is not None and state.active.at == tile and _acts(state, "troglodyte")
    if number := _number(there):
        acted = there.done - lit if now else 0
        done = acted == number
        yield Piece("troglodyte", str(number), "count", done=done, acted=0 if done else acted, lit=lit)


def _acts(state: State, warrior: WarriorName) -> bool:
    """Whether an activation of a warrior is under way."""
    if not isinstance(state.phase, phases.HumanAction | phases.DemonAction) or state.active is None:
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
