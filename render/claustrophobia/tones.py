"""The colours of the tunnels, few and flat: stone in torchlight, the dark around it; and the palette of pictures."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_args

from engine.claustrophobia.warriors.kinds import HUMANS, DemonKind, TroglodyteKind
from engine.core import by_kind
from render.core.palette import Palette

NIGHT: Final = "#13101a"
INK: Final = "#0a080e"
PLATE: Final = "#241c31"
PLATE_EDGE: Final = "#3c3150"
PLATE_LIT: Final = "#573c29"
PLATE_DEMONS: Final = "#1d0f18"
TO_COME: Final = "#4a3320"
"""The rounds that are still to come."""
BONE: Final = "#f6ead0"
WHITE: Final = "#ffffff"
FAINT: Final = "#8d84a8"
DIM: Final = "#544a6b"
CHALK: Final = "#a8c8f0"
"""The numbers of tiles: cold and bright, unlike those of warriors."""
EMBER: Final = "#ff9d2e"
FLAME: Final = "#ffd75e"

ROCK: Final = "#352c45"
ROCK_DARK: Final = "#292237"
ROCK_LIGHT: Final = "#463b5a"
ROCK_EDGE: Final = "#5c4f75"
FACE: Final = "#6f5a5f"
FACE_LIT: Final = "#8c6c5b"
"""The side of a wall that looks down, in the dark and beside a torch."""

FLOOR: Final = "#a98d69"
FLOOR_LIT: Final = "#c2a578"
FLOOR_DIM: Final = "#8c7459"
JOINT: Final = "#8a7053"
CRACK: Final = "#755e46"
DARKNESS: Final = ("#6b5849", "#483b40", "#2b2330", "#1c1724")
"""The floor of an opening that leads where nobody has been, step by step."""

DAYLIGHT: Final = "#fff6c4"
DAYLIGHT_DIM: Final = "#e8d997"
STAIR: Final = "#d3c488"
STAIR_DARK: Final = "#bda876"
"""Steps that lead up into daylight."""
WOOD: Final = "#a8692f"
WOOD_DARK: Final = "#6b3f1a"
WOOD_LIGHT: Final = "#cf8f4a"
WATER: Final = "#2c7fa6"
WATER_DEEP: Final = "#1c5a80"
WATER_LIGHT: Final = "#8fd6e8"
MEAT: Final = "#8e2f3c"
MEAT_DARK: Final = "#5f1a28"
MEAT_LIGHT: Final = "#c65a5e"
STEEL: Final = "#c3cad6"
STEEL_DARK: Final = "#6d7686"
BRASS: Final = "#d9a441"
BRASS_DARK: Final = "#8a5f1c"
PIT: Final = "#050307"
PIT_RIM: Final = "#5a4a3c"
NEST: Final = "#4e3a3f"
RUNE: Final = "#d23a4a"
RUNE_LIGHT: Final = "#ff8f86"
SEAL: Final = "#6fe3ff"
SEAL_DARK: Final = "#17607a"
BOULDER: Final = "#8b8794"
BOULDER_DARK: Final = "#56525f"
BOULDER_LIGHT: Final = "#b4b1bd"
CLOTH: Final = "#4f6fa0"

BLOOD: Final = "#a31526"
BLOOD_WET: Final = "#e0394a"
BLOOD_DARK: Final = "#4d1420"
HEALED: Final = "#43c96b"
MORE: Final = "#176a35"
"""A number above the line's own."""
CHOICE: Final = "#2fe07f"
STEP: Final = "#ffe88a"
STEP_DARK: Final = "#ff7a5c"
"""The ways that humans have gone, and demons' warriors."""

SKIN: Final = "#e6b48a"
SKIN_DARK: Final = "#b9855c"
HAIR: Final = "#5a3822"
GREY_HAIR: Final = "#d8d4da"

CLOTHES: Final[Mapping[str, str]] = by_kind(
    HUMANS,
    {
        "R": "#f3ead2",
        "B1": "#d1552c",
        "B2": "#2f78c4",
        "K1": "#2c9a57",
        "K2": "#8d58c9",
    },
)
"""What each human wears; what tells them apart besides is the figure, and the number of those of a kind."""

HIDES: Final[Mapping[str, tuple[str, str, str]]] = by_kind(
    (*get_args(TroglodyteKind), *get_args(DemonKind)),
    {
        "troglodyte": ("#9aa860", "#5f6d33", "#c9d48f"),
        "tough": ("#7488a8", "#3f4f6d", "#b4c3db"),
        "combat": ("#cf3a2f", "#7d1a18", "#ff8a6b"),
        "cruelty": ("#cf4b93", "#74204f", "#ff9ccb"),
        "destruction": ("#e07f2c", "#8a430f", "#ffc070"),
        "souls": ("#3f9f98", "#1d5a5c", "#a9f0e2"),
        "possessed": ("#9a78c2", "#56397c", "#d2b8f0"),
        "hunter": ("#5f8a4a", "#2f4d24", "#a9d488"),
    },
)
"""The middle tone of each hide of the demons' side, its shade, and where light falls."""

CARD_HUMANS: Final = "#2f6fb8"
CARD_DEMONS: Final = "#9c2334"


def every_tone() -> tuple[str, ...]:
    """Return all colours that are named here, each once."""
    single = {tone for tone in globals().values() if isinstance(tone, str) and tone.startswith("#")}
    hides = (tone for hide in HIDES.values() for tone in hide)
    return tuple(sorted(single.union(DARKNESS, CLOTHES.values(), hides)))


PALETTE: Final = Palette(Path(__file__).with_name("palette.txt"))
