"""Warriors in sentences, with where they stand and what each can do now: lines of humans, wounds of the demon."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.claustrophobia.rounds.activations import is_acting, movement_left
from engine.claustrophobia.rounds.phases import DemonAction, HumanAction, Initiative
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.tunnels.map import connected, has_hole, is_sealed, tile_beside, tile_of, warriors_on
from engine.claustrophobia.tunnels.tile_effects import SPRUNG
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, Direction
from engine.claustrophobia.warriors.kinds import DEMONS, HUMAN_NAMED, HumanName, WarriorName, side_of
from engine.claustrophobia.warriors.strength import has_effect, stats_of
from render.claustrophobia.text.labels import (
    direction_name,
    human_name,
    stats_text,
    tile_name,
    tile_number,
    warrior_name,
)
from render.core import Fact, Words


def human_line(words: Words, state: State, name: HumanName, *, with_hits: bool = True) -> str:
    """Tell a human: the tile, the line that counts, what is lost, what is borne; and hits that are to be named."""
    human, who = state.humans[name], human_name(words, name)
    if human.tile is None:
        return words("cl-human-dead" if human.place == "dead" else "cl-human-out", human=who)
    return words(
        "cl-human-line",
        human=who,
        place=tile_number(words, human.tile),
        state=_line(words, state, name, human),
        lost=_lost(words, human, with_hits=with_hits),
        objects="".join(_besides(words, state, name, human)),
    )


def _line(words: Words, state: State, name: HumanName, human: Human) -> str:
    if human.die is None or isinstance(state.phase, Initiative):
        return words("cl-human-no-die")
    if human.is_exhausted:
        return words("cl-human-exhausted", die=human.die, stats=stats_text(words, stats_of(state, name)))
    return words("cl-human-die", line=human.die, stats=stats_text(words, stats_of(state, name)))


def _lost(words: Words, human: Human, *, with_hits: bool) -> str:
    hits = words("cl-human-pending", count=len(human.pending)) if human.pending and with_hits else ""
    if not human.cancelled:
        return hits if human.pending else words("cl-human-unhurt")
    lines = words.series([str(line) for line in human.cancelled])
    return words("cl-human-lost", count=len(human.cancelled), lines=lines) + hits


def _besides(words: Words, state: State, name: HumanName, human: Human) -> Iterator[str]:
    borne = [words.name("cl-object", object=item) for item in human.objects]
    if scenario_of(state).carrier(state) == name:
        borne.append(words.name("cl-relic"))
    if borne:
        yield words("cl-human-bears", objects=words.names(borne))
    yield _acted(words, state, name, is_done=human.is_done)


def _acted(words: Words, state: State, warrior: WarriorName, *, is_done: bool) -> str:
    """Say in the phase of its side whether a warrior has begun to act, and whether it can go on."""
    phase = HumanAction if side_of(warrior) == "humans" else DemonAction
    if not is_done or not isinstance(state.phase, phase):
        return ""
    if state.active is None or not is_acting(state, warrior, None):
        return words("cl-acted")
    left = 0 if state.active.is_halted else max(movement_left(state, warrior, None), 0)
    return words("cl-acting", left=left)


def demon_line(words: Words, state: State) -> str:
    """Tell the demon in play; nothing if there is none."""
    demon = state.demon
    if demon is None:
        return ""
    return words(
        "cl-demon-line",
        demon=warrior_name(words, state, "demon"),
        place=tile_number(words, demon.tile),
        wounds=demon.wounds,
        health=DEMONS[demon.kind].health,
        stats=stats_text(words, stats_of(state, "demon")),
        acted=_acted(words, state, "demon", is_done=demon.is_done),
    )


def tile_line(words: Words, state: State, tile: int) -> str:
    """Tell all of a tile."""
    return words(
        "cl-tile-line",
        tile=tile_name(words, state, tile),
        place=_place(words, *state.tiles[tile].cell),
        ways=_openings(words, state, tile),
        there=_there(words, state, tile),
        marks="".join(_marks(words, state, tile)),
    )


def tile_text(words: Words, state: State, tile: int) -> str:
    """Tell all of a tile, and below it each human there and the demon."""
    humans = [human_line(words, state, name) for name, human in state.humans.items() if human.tile == tile]
    demon = [demon_line(words, state)] if state.demon is not None and state.demon.tile == tile else []
    return "\n".join((tile_line(words, state, tile), *humans, *demon))


def where_text(words: Words, state: State, warrior: WarriorName) -> str:
    """Say where a warrior is and how it stands, with its tile; all plain troglodytes together."""
    if warrior == "troglodyte":
        there = {tile: here.fresh + here.done for tile, here in state.troglodytes.items()}
        crowds = [
            words("cl-crowd", troglodytes=words("cl-troglodytes", count=count), tile=tile_name(words, state, tile))
            for tile, count in there.items()
        ]
        return words("cl-crowds", crowds=words.series(crowds), count=len(crowds))
    tile = tile_of(state, warrior)
    if warrior in HUMAN_NAMED:
        told = human_line(words, state, HUMAN_NAMED[warrior])
    elif tile is None:
        return words("cl-not-in-play", warrior=warrior_name(words, state, warrior))
    elif warrior == "demon":
        told = demon_line(words, state)
    else:
        told = words(
            "cl-stands",
            warrior=warrior_name(words, state, warrior),
            tile=tile_number(words, tile),
            stats=stats_text(words, stats_of(state, warrior)),
        )
    return told if tile is None else f"{told}\n{tile_line(words, state, tile)}"


def is_empty(state: State, tile: int) -> bool:
    """Whether nobody stands on a tile and nothing is special there."""
    here = state.tiles[tile]
    nobody = not warriors_on(state, tile, "humans") and not warriors_on(state, tile, "demons")
    return nobody and not here.has_token and here.chest is None and not has_effect(state, "oil", tile=tile)


def warriors_text(words: Words, state: State, warriors: Sequence[WarriorName]) -> str:
    """List warriors, plain troglodytes by their number."""
    names = list[Fact]()
    for warrior, count in Counter(warriors).items():
        is_plain = warrior == "troglodyte"
        names.append(words("cl-troglodytes", count=count) if is_plain else warrior_name(words, state, warrior))
    return words.series(names)


def _there(words: Words, state: State, tile: int) -> str:
    both = [*warriors_on(state, tile, "humans"), *warriors_on(state, tile, "demons")]
    return words("cl-there", warriors=warriors_text(words, state, both)) if both else ""


def _place(words: Words, x: int, y: int) -> str:
    east = words("cl-east", count=x) if x > 0 else words("cl-west", count=-x) if x < 0 else ""
    south = words("cl-south", count=y) if y > 0 else words("cl-north", count=-y) if y < 0 else ""
    return words.series([part for part in (east, south) if part]) or words("cl-origin")


def _openings(words: Words, state: State, tile: int) -> str:
    sides = [side for side in DIRECTIONS if side in state.tiles[tile].openings]
    return words.series([_opening(words, state, tile, side) for side in sides]) or words("cl-no-way")


def _opening(words: Words, state: State, tile: int, side: Direction) -> str:
    name = direction_name(words, side)
    if tile_beside(state, tile, side) is None:
        return words("cl-way-dark", direction=name)
    other = connected(state, tile, side)
    if other is None:
        return words("cl-way-closed", direction=name)
    key = "cl-way-sealed" if is_sealed(state, tile, other, side) else "cl-way-to"
    return words(key, direction=name, tile=tile_number(words, other))


def _marks(words: Words, state: State, tile: int) -> Iterator[str]:
    here = state.tiles[tile]
    if has_hole(state, tile):
        yield words("cl-mark-hole")
    if SPRUNG[here.kind] is not None and not here.is_sprung:
        yield words("cl-mark-trap")
    if here.chest is not None:
        yield words("cl-mark-chest", chest=here.chest)
    if has_effect(state, "oil", tile=tile):
        yield words("cl-mark-oil")
