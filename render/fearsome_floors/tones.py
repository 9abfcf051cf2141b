"""The colours of the dungeon, few and flat, and the palette of all its pictures, which `choose_palette` writes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_args

from engine.core import by_kind
from engine.fearsome_floors.tiles import Pair
from engine.fearsome_floors.tokens import Colour
from render.core.palette import Palette, mix

NIGHT: Final = "#15101d"
PLATE: Final = "#251c33"
PLATE_LIT: Final = "#5a3f2a"
INK: Final = "#0b080f"
BONE: Final = "#f6ead0"
WHITE: Final = "#ffffff"
FAINT: Final = "#8d84a8"
CHALK: Final = "#a8c8f0"
"""The names of rows and columns: cold and bright, unlike the letters of walls."""
EMBER: Final = "#ff9d2e"
FLAME: Final = "#ffd75e"

INK_GONE: Final = "#4d4266"
BLOOD_GONE: Final = "#5a2336"
"""On cards that are no longer in the bag."""

GOLD_DIM: Final = "#4a3320"
ROSE: Final = "#ff8090"
ROSE_DIM: Final = "#45182a"
"""Rounds of the first and the second half."""

WALL_STONE: Final = "#453a5e"
WALL_LIT: Final = "#6e4a5c"
WALL_DARK: Final = "#2c2440"
LETTERED_WALL: Final = "#85719f"
"""A wall segment whose letter is shown."""
WALL_EDGE: Final = "#65578a"
PILLAR: Final = "#3a2f4d"
PILLAR_TOP: Final = "#6f6092"

FLOORS: Final = ("#957d62", "#a08768", "#ac926e", "#b99e75", "#c6aa7d", "#d4b787")
"""Flagstones, from the dark between the torches to the light under them."""

CRACK: Final = "#82694f"

DAYLIGHT: Final = ("#fffbd0", "#f6edac", "#e6da94", "#d3c488")
"""Flagstones from the exit on."""
FOOTPRINT: Final = "#8c7a35"
DARKNESS: Final = ("#1d1624", "#3a2e39", "#54454a")
"""Flagstones from the entrance on."""

OPEN: Final = "#2fd07a"
TINT: Final = 0.4
"""The colour of squares where a tile may be placed, and how much of it lies on their stones."""

BLOOD: Final = "#8c0f1e"
BLOOD_DEEP: Final = "#5f0815"
BLOOD_WET: Final = "#d8354a"
BLOOD_FOAM: Final = "#ff9dab"

STONE_TOP: Final = "#b4bcc8"
STONE_SIDE: Final = "#6a7485"
STONE_CHIP: Final = "#8f99a8"

GLASS: Final = "#2f9fd8"
GLASS_LIGHT: Final = "#a9e8f7"
GLASS_EDGE: Final = "#effdff"
"""Crystals are of a blue that stones have not: the monster sees through them."""

TURNER_TOP: Final = "#f0b24a"
TURNER_SIDE: Final = "#9c6417"
REVERSER_TOP: Final = "#c9a2ee"
REVERSER_SIDE: Final = "#714a9c"
PORTALS: Final[Mapping[Pair, tuple[str, str]]] = {1: ("#37d0c0", "#0f4d58"), 2: ("#ff7bd0", "#66184f")}
"""The rim and the depth of each pair of teleporters."""

FUR: Final = "#a4d63a"
FUR_DARK: Final = "#5f8a1c"
FUR_LIGHT: Final = "#d3f07c"
MAW: Final = "#7a0f2b"
TONGUE: Final = "#e8506e"

SIGHT: Final = "#ffe14a"
SIGHT_PALE: Final = "#f3ead6"

BODIES: Final[Mapping[Colour, str]] = by_kind(
    get_args(Colour),
    {
        "green": "#117733",
        "red": "#ee6677",
        "blue": "#1e88e5",
        "yellow": "#ffc400",
        "beige": "#e6d9b8",
        "violet": "#aa3377",
        "black": "#202020",
    },
)
"""A set with a great distance between any two under simulated colour-blindness. Yellow is so warm, beige so dark that
those who do not see blue can tell one from the other, and everybody can tell beige from white."""

FLESH: Final = "#c79f76"
"""The inside of beige ears: it says that the rest is beige, too, and not white."""

DARK_BODIES: Final[frozenset[Colour]] = frozenset({"green", "blue", "violet", "black"})
"""The colours on which a light digit reads best."""


def turned(colour: Colour) -> str:
    """Return the dim colour of a token that has moved."""
    return mix(BODIES[colour], "#3a3040", 0.28)


def joint(tone: str) -> str:
    """Return the dark between flagstones of a tone."""
    return mix(tone, INK, 0.3)


def edge(tone: str) -> str:
    """Return the upper edge of a flagstone, on which light falls."""
    return mix(tone, WHITE, 0.18)


def every_tone() -> tuple[str, ...]:
    """Return all colours that are named here, each once."""
    dimmed = (turned(colour) for colour in BODIES)
    stones = ((tone, joint(tone), edge(tone), mix(tone, OPEN, TINT)) for tone in (*FLOORS, *DAYLIGHT, *DARKNESS))
    single = {
        tone
        for tone in globals().values()
        if isinstance(tone, str) and tone.startswith("#") and len(tone) == len(NIGHT)
    }
    return tuple(sorted(single.union(*stones, BODIES.values(), dimmed, *PORTALS.values())))


PALETTE: Final = Palette(Path(__file__).with_name("palette.txt"))
