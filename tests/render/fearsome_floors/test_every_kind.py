"""Each kind of tile and of floor is seen everywhere: alone on the board, it changes whatever tells of the board.

Who adds a kind is told here what is still missing.
"""

import pytest
from msgspec.structs import replace

from engine.core import SeededChance, by_kind
from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.events import TilePlaced
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.ground import ground_of
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.notation.position import write_dungeon
from engine.fearsome_floors.setup import Setup, begin
from engine.fearsome_floors.state import State
from engine.fearsome_floors.supply import DRAFT_TILES, ORIENTATIONS, SIZES, SUPPLIES, Piece, tile_of
from engine.fearsome_floors.tiles import FLOORS, PAIRS, TILES, Patch, Teleporter, floors_by_square
from engine.fearsome_floors.tokens import Colour
from render.core import words_in
from render.fearsome_floors.alt_text import alt_text, prose
from render.fearsome_floors.panel import SUPPLY_SPOTS
from render.fearsome_floors.picture import paint
from render.fearsome_floors.rules import topic
from render.fearsome_floors.scene import scene_of
from render.fearsome_floors.sprites_panel import supply
from render.fearsome_floors.text_board import text_board
from render.fearsome_floors.turn_text import kind_name, placement
from render.fearsome_floors.whereabouts import row_text, square_text

WORDS = words_in("en")
NAMES = ("Ada", "Ben")
SEATS: tuple[Colour, ...] = ("red", "green")
SQUARE = "f6"
BARE = read_position("ff1 monster=a1e tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in")
UNKNOWN = "?"
"""What words show in place of a kind that they do not know."""


def alone(kind: str) -> State:
    """Lay one kind on an otherwise empty board, on SQUARE: a pair of teleporters, since there is no single one."""
    if kind in TILES:
        return replace(BARE, tiles={SQUARE: next(tile for tile in TILES if tile == kind)})
    if kind == "teleporter":
        return replace(BARE, teleporters=(Teleporter(PAIRS[0], SQUARE, "n"), Teleporter(PAIRS[0], "k9", "s")))
    floor = next(floor for floor in SIZES if floor == kind)
    return replace(BARE, patches=(Patch(SQUARE, *SIZES[floor][0], floor),))


KINDS = (*TILES, *FLOORS)
every_kind = pytest.mark.parametrize("kind", KINDS)


def told(state: State) -> dict[str, str]:
    """Return all texts that tell of a board."""
    return {
        "alt text": alt_text(WORDS, NAMES, state, ""),
        "/see text": prose(WORDS, NAMES, state),
        "/see text grid": text_board(WORDS, state),
        "/see square": square_text(WORDS, NAMES, state, SQUARE),
        "/see row": row_text(WORDS, NAMES, state, int(SQUARE[1:])),
        "FFN": write_position(state),
        "FFN of the dungeon": write_dungeon(state),
    }


@every_kind
def test_it_changes_the_picture(kind: str) -> None:
    pictures = {paint(scene_of(state)) for state in (BARE, *map(alone, KINDS))}
    assert len(pictures) == 1 + len(KINDS)
    assert paint(scene_of(alone(kind))) != paint(scene_of(BARE))


@every_kind
def test_it_changes_every_text_and_unlike_all_other_kinds(kind: str) -> None:
    texts, bare, others = told(alone(kind)), told(BARE), [told(alone(other)) for other in KINDS if other != kind]
    for where, text in texts.items():
        assert text != bare[where], where
        assert UNKNOWN not in text, where
        assert all(text != other[where] for other in others), where


@every_kind
def test_the_board_as_text_says_what_its_letters_mean(kind: str) -> None:
    board, _, legend = text_board(WORDS, alone(kind)).partition("\n\n")
    row = board.splitlines()[int(SQUARE[1:])]
    column = 2 * (ord(SQUARE[0]) - ord("a"))
    letters = row[column : column + 2].strip()
    assert (letters[:1] if kind == "teleporter" else f"{letters} ") in legend


@every_kind
def test_a_position_with_it_is_written_and_read_back(kind: str) -> None:
    assert read_position(write_position(alone(kind))) == alone(kind)


@every_kind
def test_it_lies_in_a_layout_of_ones_own(kind: str) -> None:
    state, wanted = begin(Setup(SEATS, layout=write_dungeon(alone(kind))), SeededChance(1)), alone(kind)
    assert (state.tiles, state.patches, state.teleporters) == (wanted.tiles, wanted.patches, wanted.teleporters)


@every_kind
def test_the_rules_tell_of_it(kind: str) -> None:
    name = WORDS("ff-kind", tile=kind) if kind in TILES else WORDS("ff-floor", floor=kind).removeprefix("a ")
    told = topic(WORDS, "tiles") + topic(WORDS, "squares")
    entries = [line for line in told.splitlines() if line.startswith("- **")]
    assert f"- **{name.capitalize()}**" in entries
    assert not any(UNKNOWN in entry for entry in entries)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_all_its_names(tile: str) -> None:
    assert UNKNOWN not in WORDS("ff-tile", tile=tile) + WORDS("ff-the-tile", tile=tile)


@pytest.mark.parametrize("tile", DRAFT_TILES)
def test_a_tile_of_the_draft_is_named_drawn_and_has_its_place_beside_the_board(tile: str) -> None:
    kind = next(each for each in DRAFT_TILES if each == tile)
    words = [kind_name(WORDS, kind), *(placement(WORDS, PlaceTile(kind, "f6", way)) for way in ORIENTATIONS[kind])]
    assert not any(UNKNOWN in text for text in words)
    assert len({supply(each, 2) for each in DRAFT_TILES}) == len(DRAFT_TILES)
    assert list(SUPPLY_SPOTS.values()).count(SUPPLY_SPOTS[kind]) == 1


@pytest.mark.parametrize("tile", DRAFT_TILES)
def test_a_tile_of_the_draft_lies_as_what_it_is(tile: str) -> None:
    kind = next(each for each in DRAFT_TILES if each == tile)
    for way in ORIENTATIONS[kind]:
        before = replace(BARE, draft=(kind,))
        after = evolve(before, TilePlaced(kind, SQUARE, way))
        lying: list[Piece] = [*after.tiles.values(), *after.patches, *after.teleporters]
        assert ([tile_of(piece) for piece in lying], after.draft) == ([kind], ())


@pytest.mark.parametrize("floor", FLOORS)
def test_the_ground_has_what_the_table_says_of_a_floor(floor: str) -> None:
    laid, rule = ground_of(alone(floor)).laid, next(rule for kind, rule in FLOORS.items() if kind == floor)
    assert (SQUARE in laid.slippery, SQUARE in laid.closed, laid.extra.get(SQUARE, 0)) == (
        rule.slides,
        rule.closed,
        rule.extra,
    )
    assert floors_by_square(alone(floor).patches, alone(floor).teleporters)[SQUARE] == floor
    assert SQUARE in ground_of(alone(floor)).rough


def test_all_that_a_supply_becomes_is_different() -> None:
    assert len({rule.becomes for rule in SUPPLIES.values()}) == len(SUPPLIES)
    assert len(DIRECTIONS) == len(ORIENTATIONS["teleporter1"])


@pytest.mark.parametrize("rows", [{"one": 1}, {"one": 1, "two": 2, "three": 3}])
def test_a_table_without_a_row_for_each_kind_cannot_be_made(rows: dict[str, int]) -> None:
    with pytest.raises(LookupError, match="kinds without a row"):
        by_kind(("one", "two"), rows)


def test_a_table_has_its_rows_in_the_order_of_the_kinds() -> None:
    assert list(by_kind(("one", "two"), {"two": 2, "one": 1})) == ["one", "two"]
