"""What a host chooses when a table is opened: the dungeon, the longer game, the monster."""

from collections.abc import Sequence

import msgspec

from bot.table.texts import plain
from engine.core import Value
from engine.fearsome_floors import Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Colour
from render.core import Words
from render.fearsome_floors.show import monster_name


class Options(Value, frozen=True):
    """The choices, as they are stored with the match; a game from a layout has the dungeon `basic`."""

    kit: Kit = Kit()
    """What the monster is made of."""
    dungeon: Dungeon = "basic"
    """How the dungeon comes about: the rules' own, placed by the players, or by chance."""
    longer: bool = False
    """Whether the longer game is played."""
    layout: str | None = None
    """An FFN line."""

    layout_name: str | None = None
    """What the server calls the layout."""

    start: Colour | None = None
    """Who starts, where the same people play again; None: that is drawn by lot."""


def read_options(options: bytes) -> Options:
    """Read the choices as they are stored."""
    return msgspec.json.decode(options, type=Options)


def setup(sides: Sequence[str], options: bytes, _settings: object) -> Setup:
    """Make the setup of a game from the colours in turn order and the stored options."""
    chosen = read_options(options)
    facts = {"dungeon": chosen.dungeon, "longer": chosen.longer, "layout": chosen.layout, "kit": chosen.kit}
    facts |= {"start": chosen.start}
    return msgspec.convert({"colours": sides, **facts}, Setup, from_attributes=True)


def options_again(options: bytes, first: State) -> bytes:
    """Return the options of a game that the same people play after one with this first position: the start moves on."""
    colours = first.colours
    following = colours[(colours.index(first.start) + 1) % len(colours)]
    return msgspec.json.encode(msgspec.structs.replace(read_options(options), start=following))


def variant(options: bytes) -> str:
    """Name the variant for a record's header, from the stored options: `basic`, `quick longer`, `layout`."""
    chosen = msgspec.json.decode(options, type=Options)
    dungeon = chosen.dungeon if chosen.layout is None else "layout"
    return f"{dungeon} longer" if chosen.longer else dungeon


def options_text(options: bytes, words: Words) -> tuple[str, ...]:
    """Put the stored options into words, a line each."""
    chosen = read_options(options)
    dungeon = (
        words("ff-lobby-layout", name=plain(chosen.layout_name))
        if chosen.layout_name is not None
        else words("ff-lobby-dungeon", dungeon=chosen.dungeon)
    )
    longer = [words("ff-lobby-longer")] if chosen.longer else []
    return (dungeon, *longer, words("ff-lobby-monster", monster=monster_name(words, chosen.kit)))
