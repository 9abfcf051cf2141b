"""Where the marks of a forecast lie: none hides a number, an arrow head or another mark."""

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import AHEAD, DIRECTIONS, Direction, Square
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.notation import read_position
from render.core.sprite import Placed
from render.fearsome_floors import Scene, board_scene
from render.fearsome_floors import forecast_marks as signs
from render.fearsome_floors.forecast_marks import forecast_over
from render.fearsome_floors.geometry import HEIGHT, SQUARE, middle
from render.fearsome_floors.scene import End, Piece, Prospect, Threat
from tests.engine.fearsome_floors.positions import position
from tests.render.fearsome_floors.positions import start_of
from tests.render.fearsome_floors.test_forecast import seen, worked
from tests.render.fearsome_floors.test_truth import overlap
from tests.render.fearsome_floors.walks import CROWDED


def chances(scene: Scene) -> list[Placed]:
    """Return the plates with the chances, in the order of the threats."""
    threats = scene.prospect.threats if scene.prospect else ()
    plates = [signs.chance(one.percent, small=small) for one in threats for small in (False, True)]
    return [placed for placed in forecast_over(scene) if placed.sprite in plates]


@pytest.mark.parametrize("cards", [*((card,) for card in CARDS), ("5", "7", "8", "10", "1h")], ids=str)
def test_a_chance_lies_on_its_own_token_or_touches_it_and_hides_no_number(cards: tuple[Card, ...]) -> None:
    scene = seen(replace(read_position(CROWDED), cards=cards))
    threats = scene.prospect.threats if scene.prospect else ()
    plates = chances(scene)
    spots = [middle(square) for square in scene.tokens]
    for placed, threat in zip(plates, threats, strict=True):
        left, top, right, bottom = placed.box
        hidden = [(x, y) for x, y in spots if left < x + 17 and right > x - 17 and top < y + 25 and bottom > y - 7]
        assert not hidden, "a number reaches so far to all sides"
        x, y = middle(threat.square)
        assert min(spots, key=lambda spot: dist(spot, placed.centre)) == (x, y)
        assert max(top - y, y - bottom, left - x, x - right) < SQUARE / 2, "it touches the square of its token"
    assert not any(overlap(one, other) for one, other in combinations(plates, 2))


def test_no_chance_covers_the_tip_of_a_card_and_none_lies_on_a_card() -> None:
    scene = seen(read_position(CROWDED))
    tips = [placed for placed in forecast_over(scene) if placed.sprite in map(signs.pointer, DIRECTIONS)]
    ends = scene.prospect.ends if scene.prospect else ()
    cards = [placed for placed in forecast_over(scene) if placed.sprite in [signs.cards(end.cards) for end in ends]]
    assert len(tips) == 4, "nobody stands on o10"
    assert len(cards) == 5
    for plate in chances(scene):
        assert not any(overlap(plate, placed) for placed in (*tips, *cards)), plate.centre


def test_a_chance_lies_on_a_head_only_where_squares_above_and_below_are_taken() -> None:
    scene = seen(read_position(CROWDED))
    threats = scene.prospect.threats if scene.prospect else ()
    small = [signs.chance(one.percent, small=True) for one in threats]
    on_heads = [one.square for one, placed in zip(threats, chances(scene), strict=True) if placed.sprite in small]
    assert on_heads == ["o8", "p8", "p9"]


def test_the_cards_at_the_ends_lie_on_no_token_and_not_on_the_monster() -> None:
    scene = seen(worked())
    standing = [middle(square) for square in (*scene.tokens, scene.monster.square)]
    ends = scene.prospect.ends if scene.prospect else ()
    sprites_of_ends = [signs.cards(end.cards) for end in ends]
    cards = [placed for placed in forecast_over(scene) if placed.sprite in sprites_of_ends]
    assert len(cards) == len(ends) > 0
    assert all(dist(placed.centre, spot) >= SQUARE for placed in cards for spot in standing)


@pytest.mark.parametrize("number", range(1, len(CARDS) + 1))
@pytest.mark.parametrize("side", DIRECTIONS)
@pytest.mark.parametrize("percent", [None, 88])
def test_however_many_cards_end_on_a_token_its_number_is_seen(
    number: int, side: Direction, percent: int | None
) -> None:
    around = {AHEAD[each]["g6"]: Piece("blue", 1) for each in DIRECTIONS if each != side}
    ends, threats = (End("g6", tuple(CARDS)[:number]),), (Threat("g6", "g6", percent or 0),) * bool(percent)
    scene = replace(
        board_scene(start_of(2)),
        tokens={"g6": Piece("red", 4), **around},
        prospect=Prospect(ends=ends, threats=threats),
    )
    (cards,) = (placed for placed in forecast_over(scene) if placed.sprite == signs.cards(ends[0].cards))
    left, top, right, bottom = cards.box
    x, y = middle("g6")
    assert not (left < x + 25 and right > x - 25 and top < y + 25 and bottom > y - 25), cards.box


@pytest.mark.parametrize(
    ("monster", "tokens"),
    [("d10n", "r1:d6 r3:m9 g1:k4"), ("f2s", "r1:f4 r3:f8 g1:f7 g3:e8"), ("f10n", "r1:f4 r3:f8 g1:f7 g4:f3")],
)
def test_a_chance_hides_no_arrow_head_of_the_way(monster: str, tokens: str) -> None:
    scene = seen(position(f"monster={monster} round=2 cards=10,8,5", tokens))
    heads = [
        placed
        for placed in forecast_over(scene)
        if placed.sprite in [signs.chevron(each, "band") for each in DIRECTIONS]
    ]
    assert heads
    assert chances(scene)
    for plate in chances(scene):
        assert not any(overlap(plate, head) for head in heads), plate.centre


SHOVED = (
    "ff1 monster=f3e stones=m4,n6 pools=i3:2x2 tokens=g1:m3,g3:o4,g4:n4,g5:o11,b1:l7,b3:l4,b4:m5,b5:m6"
    " round=4 cards=5,7,8,1h,2h"
)
"""A token with a stone below it is eaten by one of the cards that end there."""

CORNER = "ff1 monster=b6e stones=h4 tokens=b1:h5,b3:k2,b4:j4,b5:k1,g1:i5,g3:o10,g4:o11,g5:m9 round=4 cards=5,7,8,2h"
"""The way turns north below the token that the card 7 eats."""


def cards_of(scene: Scene) -> dict[Square, Placed]:
    """Return the cards that lie in a forecast, each with the square where they end."""
    ends = scene.prospect.ends if scene.prospect else ()
    kinds = {signs.cards(end.cards): end.square for end in ends}
    return {kinds[placed.sprite]: placed for placed in forecast_over(scene) if placed.sprite in kinds}


EDGED = (
    "ff1 monster=o9e turners=l11 teleporters=1:o10s+f11e tokens=g1:p9,g3:in,g4:h1,g5:h5,r1:j10,r3:in,r4:j2,r5:m9,"
    "b1:m3,b3:in,b4:n11,b5:l8,y1:p11,y3:in,y4:in,y5:e9 round=4 cards=5,7,8,1h,2h"
)
"""Beside a token on the lowest row lies an end that has many sides to choose from."""

FAR = "g3:b3,g4:c3,g5:d3,r1:a2,r3:b2,r4:c2,r5:d2 round=2 cards=5"


@pytest.mark.parametrize(
    ("position_told", "spared"),
    [
        (SHOVED, ["m4", "n6", "n3"]),
        (CORNER, ["h4", "h6"]),
        pytest.param(f"ff1 monster=f6e stones=k7 tokens=g1:k6,{FAR}", ["k7"], id="stone below"),
        pytest.param(f"ff1 monster=h6e stones=m6 tokens=g1:a3,{FAR}", ["m6"], id="stone that is pushed on"),
        pytest.param(f"ff1 monster=f6e teleporters=1:k6s+c9e tokens=g1:a3,{FAR}", ["k6", "c9"], id="teleporter"),
    ],
)
def test_cards_lie_on_no_tile_and_on_no_turn_of_the_way_if_another_side_is_free(
    position_told: str, spared: list[Square]
) -> None:
    scene = seen(read_position(position_told))
    cards = cards_of(scene)
    assert scene.prospect is not None
    assert len(cards) == len(scene.prospect.ends)
    for square in spared:
        x, y = middle(square)
        for left, top, right, bottom in (placed.box for placed in cards.values()):
            assert not (left < x + 17 and right > x - 17 and top < y + 17 and bottom > y - 17), square


def test_ends_with_few_free_sides_choose_first_so_that_no_card_reaches_out_of_the_picture() -> None:
    cards = cards_of(seen(read_position(EDGED)))
    assert len(cards) == 5
    assert all(placed.box[3] <= HEIGHT for placed in cards.values())


def test_cards_lie_below_a_token_as_ever_where_there_are_tiles_or_tokens_on_all_sides() -> None:
    scene = seen(read_position(f"ff1 monster=f6e stones=k5,k7,l6 tokens=g1:k6,{FAR}"))
    placed = cards_of(replace(scene, tokens={**scene.tokens, "j6": Piece("blue", 1)}))["k6"]
    assert placed.centre == (middle("k6")[0], middle("k7")[1])


@pytest.mark.parametrize(
    ("tiles", "where"),
    [("", "k5"), ("stones=k5", "k7"), ("crystals=k5 turners=k7", "k5"), ("teleporters=1:k5n+a5n", "k7")],
)
def test_a_chance_lies_on_no_tile_if_there_is_none_on_the_other_side(tiles: str, where: Square) -> None:
    scene = seen(read_position(f"ff1 monster=h6e {tiles} tokens=g1:k6,{FAR}".replace("  ", " ")))
    (plate,) = chances(scene)
    assert min(("k5", "k7"), key=lambda square: dist(middle(square), plate.centre)) == where
    assert plate.centre[0] == middle("k6")[0]
