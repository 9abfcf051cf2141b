"""What a host chooses: dungeon, longer game and monster of a new table; its forecast and its draft."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, assert_never

import msgspec

from bot.table import TableView
from bot.table.table_settings import TableSettings
from bot.table.texts import plain
from engine.core import Reason, Refused, Value
from engine.fearsome_floors import Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.state import State, TilesATurn
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
    """Who starts, where the same people play again; None: that is drawn at random."""


def read_options(options: bytes) -> Options:
    """Read the choices as they are stored."""
    return msgspec.json.decode(options, type=Options)


def setup(sides: Sequence[str], options: bytes, settings: "FearsomeFloorsSettings") -> Setup:
    """Make the setup of a game from the colours in turn order, the stored options and the settings of its table."""
    chosen = read_options(options)
    facts: dict[str, object] = {
        "dungeon": chosen.dungeon,
        "longer": chosen.longer,
        "layout": chosen.layout,
        "kit": chosen.kit,
    }
    facts |= {"start": chosen.start, "tiles_a_turn": TILES_A_TURN[settings.tiles]}
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


Forecast = Annotated[Literal["always", "after", "never"], "play"]
"""`after`: players only when their last move of the round is done for good; spectators, who decide nothing, always."""


Tiles = Annotated[Literal["one", "two"], "play"]


class FearsomeFloorsSettings(TableSettings, frozen=True, kw_only=True):
    """The settings of a table."""

    forecast: Forecast = "always"
    """When the monster's next walk is foretold."""
    tiles: Tiles = "one"
    """How many tiles a player places before the next one does."""


TILES_A_TURN: Final[Mapping[Tiles, TilesATurn]] = {"one": 1, "two": 2}
"""How many tiles the choices of `tiles` are."""


def frozen_settings(state: State) -> Mapping[str, str]:
    """Return the settings that a game took along when it began."""
    return {"tiles": next(choice for choice, tiles in TILES_A_TURN.items() if tiles == state.tiles_a_turn)}


def may_try(table: TableView) -> bool:
    """Whether a player may see the forecast for a move that is not played yet."""
    return _policy(table) == "always"


def must_foresee(table: TableView, person_id: int) -> None:
    """See that a person may look at the forecast now. Raises Refused."""
    match _policy(table):
        case "always":
            pass
        case "after":
            if not _done(table, person_id):
                raise Refused(Reason.of("ff-forecast-after"))
        case "never":
            raise Refused(Reason.of("ff-forecast-never"))
        case policy:
            assert_never(policy)


def _policy(table: TableView) -> Forecast:
    return msgspec.json.decode(table.row.settings, type=FearsomeFloorsSettings).forecast


def _done(table: TableView, person_id: int) -> bool:
    """Whether a person has nothing to decide in this round: a move that can still be taken back is not done."""
    seat = table.seat_of(person_id)
    if seat is None:
        return True
    state, turns = table.started_match.state, table.started_match.journal.turns
    mine_last = bool(turns) and turns[-1].seat == seat
    return not mine_last and not unmoved(state, state.colours[seat])
