import io
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from math import log10
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.core import Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.state import Monster, State
from engine.fearsome_floors.tiles import Patch
from engine.fearsome_floors.tokens import COLOURS
from render.core.sprite import KEPT, PACKED_SPRITES, Placed, Sprite
from render.fearsome_floors import Scene, board_scene, frames, paint
from render.fearsome_floors.floor import BLENDS, PACKED, floor
from render.fearsome_floors.picture import sprites
from render.fearsome_floors.scene import Piece
from render.fearsome_floors.sprites_monster import monster
from render.fearsome_floors.sprites_tiles import patch_sprite, portal, tile
from render.fearsome_floors.sprites_tokens import token
from tests.length import length
from tests.render.fearsome_floors.positions import start_of
from tests.render.fearsome_floors.test_film import NOW
from tests.render.fearsome_floors.test_picture import forget
from tests.render.golden import FOLDER, NAMES, scene_in, small


def random_scenes(seed: int, count: int) -> Iterator[Scene]:
    """Pictures of a random advanced match: every tile, any monster, moves and walks."""
    luck, chance = random.Random(seed), SeededChance(seed)
    setup = Setup(COLOURS[: luck.randint(2, 7)], dungeon="quick")
    match: Match[State, AnyMove, AnyEvent] = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, chance))
    while count > 0 and FEARSOME_FLOORS.standings(match.state) is None:
        before, move, seat = match.state, FEARSOME_FLOORS.due(match.state), None
        if move is None:
            (seat,) = FEARSOME_FLOORS.to_act(before)
            move = luck.choice(list(islice(FEARSOME_FLOORS.choices(before, Seat(seat)), 40)))
        match = match.play(seat, move, chance=chance, at=NOW)
        if luck.random() < 0.3:
            yield luck.choice(frames(before, match.journal.turns[-1])).scene
            count -= 1


def painted(scene: Scene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def plainly(scene: Scene) -> Image.Image:
    """The scene drawn with nothing remembered and no palette: every layer over all the others."""
    forget()
    picture = floor().convert("RGBA")
    for placed in sprites(scene):
        layer = Image.new("RGBA", picture.size)
        (width, height), (x, y) = placed.sprite.size, placed.centre
        layer.paste(placed.sprite.image(), (x - width // 2, y - height // 2))
        picture = Image.alpha_composite(picture, layer)
    return picture.convert("RGB")


def overlap(one: Placed, other: Placed) -> bool:
    """Say whether two sprites reach into each other's boxes."""
    left, top, right, bottom = one.box
    return left < other.box[2] and right > other.box[0] and top < other.box[3] and bottom > other.box[1]


def laid(scene: Scene) -> Counter[tuple[Sprite, tuple[int, int]]]:
    """Return what must lie on the board of a scene, each with the pixel of its middle."""

    def spot(square: Square, across: int = 1, down: int = 1) -> tuple[int, int]:
        column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
        return 61 + 66 * column + 33 * across, 59 + 66 * row + 33 * down

    standing = [(token(piece), spot(square)) for square, piece in scene.tokens.items()]
    tiles = [(tile(kind), spot(square)) for square, kind in scene.tiles.items()]
    pools = [
        (patch_sprite(one.floor, one.width, one.height), spot(one.corner, one.width, one.height))
        for one in scene.patches
    ]
    teleporters = [(portal(one.pair, one.arrow), spot(one.square)) for one in scene.teleporters]
    walker = (monster(scene.kit, scene.monster.facing), spot(scene.monster.square))
    return Counter([walker, *standing, *tiles, *pools, *teleporters])


def brightest(image: Image.Image) -> int:
    """The greatest value in any of the three colours of a picture."""
    return max(image.tobytes())


@pytest.mark.parametrize("seed", [1, 2, 3][: length(1, long=3)])
def test_pictures_of_random_matches_are_what_a_plain_painter_draws(seed: int) -> None:
    scenes = list(random_scenes(seed, 4))
    for scene, image in [(scene, painted(scene)) for scene in scenes]:
        difference = ImageChops.difference(plainly(scene), image)
        stat = ImageStat.Stat(difference)
        assert 10 * log10(255**2 / (sum(stat.sum2) / sum(stat.count))) > 40, "dB"
        assert brightest(difference.reduce(8)) < 48, "something stands elsewhere"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_monster_tokens_tiles_pools_and_teleporters_lie_on_their_squares_and_nowhere_else(seed: int) -> None:
    for scene in random_scenes(seed, 12):
        expected = laid(scene)
        kinds = {sprite for sprite, _ in expected}
        assert Counter((one.sprite, one.centre) for one in sprites(scene) if one.sprite in kinds) == expected


@pytest.mark.parametrize("seed", [4, 5][: length(1, long=2)])
def test_pictures_do_not_depend_on_what_was_painted_before_them(seed: int) -> None:
    stock = list(random_scenes(seed, length(4, long=8)))
    painted_in_order = [paint(scene) for scene in stock]
    alone = []
    for scene in reversed(stock):
        forget()
        alone.append(paint(scene))
    assert alone[::-1] == painted_in_order


def test_boards_and_parts_of_two_dungeons_in_turn_are_right_though_threads_keep_little_and_draw_sprites_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sprites that were let go come again with other numbers while what was kept for the old ones is still there."""
    near = tuple(f"{column}{row}" for row in range(3, 8) for column in "efghijkl")
    pairs = zip(random_scenes(6, 4), random_scenes(7, 4), strict=True)
    boards = [scene for pair in pairs for scene in pair]
    stock = [replace(scene, view=near) if number % 3 == 2 else scene for number, scene in enumerate(boards)]
    alone = []
    for scene in stock:
        PACKED.clear()
        BLENDS.clear()
        alone.append(painted(scene).tobytes())
    for kept in (KEPT, PACKED, BLENDS):
        monkeypatch.setattr(kept, "limit", 100_000)

    def again(number: int) -> bytes:
        if number % 5 == 4:
            KEPT.clear()
        if number % 10 == 9:
            PACKED_SPRITES.clear()
        return painted(stock[number % len(stock)]).tobytes()

    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(again, range(3 * len(stock)))) == alone * 3
    assert max(PACKED.weight, BLENDS.weight) <= 100_000


@pytest.mark.parametrize(
    "change",
    [
        {"tokens": {"g6": Piece("red", 4), "c6": Piece("blue", 1)}},
        {"tokens": {"c6": Piece("red", 4), "g7": Piece("blue", 1)}},
        {"tokens": {"c6": Piece("red", 4), "h6": Piece("blue", 1)}},
        {"tiles": {"l6": "stone"}},
        {"tiles": {"k7": "stone"}},
        {"patches": (Patch("j2", 2, 2),)},
        {"monster": Monster("f9", "e")},
        {"monster": Monster("e9", "w")},
    ],
    ids=str,
)
def test_what_moves_a_little_is_painted_anew(change: dict[str, Any]) -> None:
    tokens = {"c6": Piece("red", 4), "g6": Piece("blue", 1)}
    before = replace(
        board_scene(start_of(2)),
        tokens=tokens,
        tiles={"k6": "stone"},
        patches=(Patch("i2", 2, 2),),
        monster=Monster("e9", "e"),
    )
    first = paint(before)
    after = paint(replace(before, **change))
    forget()
    assert after == paint(replace(before, **change))
    assert after != first


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_scene_is_drawn_as_it_was_found_good(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as golden:
        difference = ImageChops.difference(golden.convert("RGB"), small(scene_in(name)))
    assert max(ImageStat.Stat(difference).mean) < 1
    assert brightest(difference.reduce(2)) < 16, "if it is meant: `python -m tests.render.golden` draws it anew"
