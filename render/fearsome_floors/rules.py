"""The rules to read, topic by topic, and the game in a minute; their pictures are positions that the rules play on."""

from collections.abc import Mapping
from functools import reduce
from itertools import chain
from typing import Final

from msgspec.structs import replace

from engine.core import Play, ScriptedChance, Value
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.draft import places
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.kit import PARTS
from engine.fearsome_floors.notation import read_action, read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import ORIENTATIONS, DraftTile
from engine.fearsome_floors.tiles import FLOORS, TILES
from render.core import Frame, Words
from render.core.show import heading
from render.fearsome_floors.action import action_of
from render.fearsome_floors.film import parts
from render.fearsome_floors.scene import Choice, Scene, scene_of


class Example(Value, frozen=True):
    """What the picture of a topic shows."""

    position: str
    """The position (FFN)."""
    action: str = ""
    """What is done in it (notation); of a monster card the first step is shown."""
    view: tuple[Square, ...] = ()
    """Two opposite corners of the part that is shown; none for the whole board."""
    apart: tuple[Square, ...] = ()
    """Those of another part beside it."""
    lit: DraftTile | None = None
    """Where nothing is done, the squares are lit on which a tile of this kind may be placed."""
    steps: int = 1
    """How many steps of a card are shown; with more than one the looks are left out."""


_WAITING: Final = "tokens=r1:in,r3:in,r4:in,r5:in"
_HALF_DRAFTED: Final = f"{_WAITING} start=r turn=r draft=stone*2,crystal"

EXAMPLES: Final[Mapping[str, Example]] = {
    "picture": Example(
        "ff1 monster=h8n stones=c5,k9 crystals=g5 turners=h6 pools=i7:2x2 teleporters=1:c8e+l5s "
        "tokens=r1:e2,r3:in,r4:e5,r5:o10*,g1:in,g3:k4,g4:in,g5:e7,b1:in,b3:eaten,b4:out,b5:m8 "
        "round=10 cards=5,7,8,8,10,1h start=b turn=r escaped=b4",
        "r4 lll",
    ),
    "setup": Example(
        "ff1 monster=a1e stones=c3,m4,h5,i6,n6,g7,e8,m8,o9,f10,i10 pools=i3:2x2,e9:4x1 "
        "tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in start=r turn=r"
    ),
    "moving": Example(
        "ff1 monster=h8n stones=c2 tokens=r1:in,r3:in,r4:f2,r5:in,g1:a2,g3:in,g4:in,g5:in turn=r",
        "r4 llld",
        view=("a1", "f4"),
    ),
    "pushing": Example(
        "ff1 monster=h8n crystals=d3 pools=d4:2x2 tokens=r1:in,r3:in,r4:in,r5:d2,g1:in,g3:in,g4:d6,g5:in turn=r",
        "r5 d",
        view=("a1", "f6"),
    ),
    "blood": Example("ff1 monster=h8n pools=c3:4x1 tokens=r1:in,r3:b3,r4:in,r5:in turn=r", "r3 r", view=("a1", "h4")),
    "monster": Example(
        "ff1 monster=e4e stones=e5 tokens=r1:e2,r3:in,r4:in,r5:in,g1:in,g3:in,g4:i4,g5:e7 turn=monster",
        "M 5",
        view=("a1", "i7"),
    ),
    "step": Example(
        "ff1 monster=b4e crystals=c4 turners=e4 tokens=r1:d4,r3:in,r4:in,r5:in,g1:in,g3:in,g4:f4,g5:in turn=monster",
        "M 5",
        view=("a1", "h5"),
    ),
    "walls": Example(
        "ff1 monster=a6w tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:p6,g5:in turn=monster",
        "M 5",
        view=("a5", "c7"),
        apart=("n5", "p7"),
    ),
    "crystals": Example(
        "ff1 monster=c5n stones=c3 crystals=e5 tokens=r1:in,r3:in,r4:f5,r5:in,g1:c2,g3:in,g4:in,g5:in turn=monster",
        "M 5",
        view=("a1", "g6"),
    ),
    "turning": Example(f"ff1 monster=d3e turners=e3 {_WAITING} turn=monster", "M 5", view=("a1", "f5")),
    "teleporters": Example(
        f"ff1 monster=b2e teleporters=1:d2s+d5e {_WAITING} turn=monster", "M 5", view=("a1", "g6"), steps=4
    ),
    "stuck": Example(f"ff1 monster=d3e reversers=c3,e3 {_WAITING} turn=monster", "M 5", view=("a1", "f5")),
    "draft": Example(
        f"ff1 monster=a1e stones=c4 crystals=g3 {_HALF_DRAFTED},pool4x1,teleporter1*2",
        "T pool4x1 e2 crosswise",
        view=("a1", "h6"),
    ),
    "limits": Example(
        f"ff1 monster=a1e stones=d4 teleporters=1:c3s+l11n {_HALF_DRAFTED},teleporter2*2",
        view=("a1", "g5"),
        lit="teleporter2",
    ),
}
"""From each topic of the rules that has a picture to what it shows."""


def example_scene(example: Example) -> Scene:
    """Show what happens in an example."""
    state = read_position(example.position)
    if example.action:
        events = _events_of(state, example)
        action = action_of(state, events)
        scene = scene_of(reduce(evolve, events, state), action if example.steps == 1 else replace(action, sights=()))
    else:
        scene = replace(scene_of(state), choice=Choice(lit=_lit(state, example.lit)))
    return replace(scene, view=example.view, apart=example.apart)


def _events_of(state: State, example: Example) -> tuple[AnyEvent, ...]:
    """Return what an example's action does, by the rules; of a walk its first steps."""
    action = read_action(example.action)
    play = Play(state, evolve, ScriptedChance(action.luck))
    seat = next(iter(FEARSOME_FLOORS.to_act(state)), None)
    FEARSOME_FLOORS.resolve(play, seat, action.move)
    return tuple(chain.from_iterable(parts(play.events)[: example.steps]))


def _lit(state: State, tile: DraftTile | None) -> tuple[Square, ...]:
    return () if tile is None else places(state, tile, ORIENTATIONS[tile][0])


PRIMER: Final[Mapping[str, Example]] = {
    "aim": EXAMPLES["setup"],
    "sides": Example("ff1 monster=h8n tokens=r1:b2,r3:b4*,r4:d2,r5:d4* round=3 turn=r", view=("a1", "f4")),
    "moving": EXAMPLES["moving"],
    "monster": EXAMPLES["monster"],
    "winning": Example(
        "ff1 monster=g6e stones=c3,k9,m4 crystals=f8 pools=i3:2x2,e9:4x1 "
        "tokens=r1:out,r3:in,r4:h6*,r5:c1*,g1:out,g3:out,g4:l8*,g5:eaten "
        "round=9 cards=7,8 turn=monster escaped=g1,r1,g3",
        "M 8",
        view=("c3", "l9"),
    ),
}
"""From each card, in the order in which they are read, to what its picture shows."""


def primer_card(words: Words, key: str) -> Frame:
    """Return a card: its picture, and below its heading its sentences. Raises LookupError for an unknown key."""
    text = f"{heading(words, PRIMER, key, words(f'ff-primer-{key}-title'))}\n{words(f'ff-primer-{key}')}"
    return Frame(example_scene(PRIMER[key]), text, words(f"ff-primer-{key}-picture"))


TOPIC_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "ff-rules-of-tokens": ("setup", "round", "moving", "pushing", "blood", "end"),
    "ff-rules-of-monster": (
        *("cards", "monster", "step", "walls", "crystals", "turning"),
        *("teleporters", "stuck", "tiles", "squares"),
    ),
    "ff-rules-of-advanced": ("draft", "limits", "variants", "layouts", "kit"),
    "ff-rules-of-table": ("table", "picture", "around", "notation"),
}
"""The topics in the order in which they are best read, by the keys of their groups' names."""

TOPICS: Final = tuple(chain.from_iterable(TOPIC_GROUPS.values()))
"""All topics; each has `ff-rules-<topic>` and its title in the words."""


def topics(words: Words) -> list[tuple[str, str]]:
    """Return every topic's key and title."""
    return [(key, words(f"ff-rules-{key}-title")) for key in TOPICS]


def topic(words: Words, key: str) -> str:
    """Return the text of a topic, in Discord's Markdown. Raises LookupError for an unknown key."""
    if key not in TOPICS:
        raise LookupError(f"no topic {key!r} in the rules")
    return words(f"ff-rules-{key}", pieces=_pieces(words), floors=_floors(words), kit=_kit(words))


def picture(words: Words, key: str) -> Frame | None:
    """Return the picture of a topic, with the sentence that explains it, if the topic has one."""
    example = EXAMPLES.get(key)
    if example is None:
        return None
    sentence = words(f"ff-rules-{key}-picture")
    return Frame(example_scene(example), sentence, sentence)


def _kit(words: Words) -> str:
    """Name all that each part of the monster can be."""
    return "\n".join(
        words("ff-rules-kit-part", part=part, names=words.series([words("ff-kit-part", part=name) for name in names]))
        for part, names in PARTS.items()
    )


def _pieces(words: Words) -> str:
    """Tell what every kind of tile does, from the table by which the engine plays."""
    return "\n".join(
        words(
            "ff-rules-tiles-piece",
            tile=tile,
            turns=rule.turns or "no",
            sight="blocked" if rule.blocks_sight else "open",
        )
        for tile, rule in TILES.items()
    )


def _floors(words: Words) -> str:
    """Tell what every kind of floor does."""
    return "\n".join(words(f"ff-rules-floor-{floor}") for floor in FLOORS)
