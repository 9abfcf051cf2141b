"""The arrangement: tunnels are as large as they can be seen, and all else has its place beside or below them."""

from itertools import combinations, product

import pytest

from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.tunnels.tiles import Cell
from render.claustrophobia.arrangement import (
    HEAD,
    HIGHEST,
    WIDEST,
    Arrangement,
    Box,
    Sheets,
    Spot,
    arrangement_for,
    side,
)
from render.claustrophobia.sprites_destiny import HEIGHT as SLOT
from render.claustrophobia.sprites_destiny import WORD
from render.claustrophobia.sprites_plates import FOES, GONE, HEIGHT, WIDTH

DESKTOP = (550, 350)
"""The box into which Discord fits a picture there."""
PHONE = 360
PLATES = range(6)
SHAPES = [*product(range(1, 7), repeat=2), (1, 20), (20, 1), (12, 9), (9, 12)]


def filled(columns: int, rows: int) -> list[Cell]:
    return [*product(range(columns), range(rows))]


def around(middle: Spot, width: int, height: int) -> Box:
    left, top = middle[0] - width // 2, middle[1] - height // 2
    return left, top, left + width, top + height


def boxes_of(arrangement: Arrangement, *, has_gone: bool) -> list[Box]:
    """Return where all parts of a picture lie."""
    return [
        (0, 0, arrangement.width, HEAD),
        arrangement.tunnels,
        arrangement.tray,
        around(arrangement.foes, WIDTH, FOES),
        *(around(middle, WIDTH, HEIGHT) for middle in arrangement.plates),
        *(around(middle, arrangement.slot, SLOT + arrangement.has_words * WORD) for middle in arrangement.slots),
        *([around(arrangement.gone, WIDTH, GONE)] if has_gone else []),
    ]


@pytest.mark.parametrize("has_gone", [False, True])
@pytest.mark.parametrize("plates", PLATES)
@pytest.mark.parametrize(("columns", "rows"), SHAPES)
def test_nothing_overlaps_and_nothing_is_cut(columns: int, rows: int, plates: int, *, has_gone: bool) -> None:
    arrangement = arrangement_for(filled(columns, rows), Sheets(plates, has_gone=has_gone))
    assert arrangement.width <= WIDEST
    assert arrangement.height <= HIGHEST
    assert (len(arrangement.plates), len(arrangement.slots)) == (plates, len(SLOTS))
    boxes = boxes_of(arrangement, has_gone=has_gone)
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= arrangement.width
        assert 0 <= top < bottom <= arrangement.height
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


@pytest.mark.parametrize("plates", [4, 5])
@pytest.mark.parametrize(
    ("columns", "rows", "phone", "desktop"),
    [(1, 1, 140, 140), (2, 2, 85, 85), (3, 3, 62, 70), (1, 3, 80, 80), (3, 1, 80, 80), (3, 4, 60, 60), (4, 4, 50, 55)],
)
def test_tiles_of_the_tunnels_that_games_have_are_seen_large(
    columns: int, rows: int, phone: int, desktop: int, plates: int
) -> None:
    arrangement = arrangement_for(filled(columns, rows), Sheets(plates))
    assert arrangement.tile * PHONE >= phone * arrangement.width
    assert arrangement.tile * min(DESKTOP[0] / arrangement.width, DESKTOP[1] / arrangement.height) >= desktop


@pytest.mark.parametrize("plates", [4, 5])
@pytest.mark.parametrize(("columns", "rows"), [*product(range(2, 6), repeat=2), (1, 1), (3, 1), (8, 2)])
def test_tunnels_fill_most_of_their_part_of_the_picture(columns: int, rows: int, plates: int) -> None:
    arrangement = arrangement_for(filled(columns, rows), Sheets(plates))
    left, top, right, bottom = arrangement.tunnels
    assert side(columns, arrangement.tile) * side(rows, arrangement.tile) > 0.45 * (right - left) * (bottom - top)


def test_long_tunnels_have_the_boards_below_and_high_ones_beside() -> None:
    wide, high = (arrangement_for(filled(*shape), Sheets(4)) for shape in ((8, 1), (1, 8)))
    assert all(y > wide.tunnels[3] for _, y in wide.plates)
    assert all(x > high.tunnels[2] for x, _ in high.plates)
