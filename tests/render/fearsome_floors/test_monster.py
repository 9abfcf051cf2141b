import io
import random
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.fearsome_floors.board import DIRECTIONS, Direction
from engine.fearsome_floors.kit import PARTS, Kit
from render.fearsome_floors import board_scene, paint, portrait
from render.fearsome_floors.geometry import SQUARE, WALL
from render.fearsome_floors.sprites_monster import figure, monster
from render.fearsome_floors.tones import FLOORS
from tests.render.fearsome_floors.positions import busy

LETTER = 20  # pixels: how high a letter of a wall is


def on_floor(kit: Kit) -> Image.Image:
    """A monster at the size of its square in a chat on a phone."""
    ground = Image.new("RGB", (80, 80), "#9f896d")
    drawn = figure(kit, "s")
    ground.paste(drawn, mask=drawn)
    return ground.resize((22, 22), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("part", PARTS)
def test_two_monsters_that_differ_in_one_part_look_different(part: str) -> None:
    drawn = {name: figure(msgspec.convert({part: name}, Kit), "e") for name in PARTS[part]}
    for one, other in combinations(drawn, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other])).sum) > 20_000, (one, other)


@pytest.mark.parametrize("part", ["head", "body"])
def test_heads_and_bodies_are_told_apart_on_a_phone(part: str) -> None:
    drawn = {name: on_floor(msgspec.convert({part: name}, Kit)) for name in PARTS[part]}
    for one, other in combinations(drawn, 2):
        difference = ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other]))
        assert sum(difference.rms) > 45, (one, other)


def test_legs_are_told_apart_on_the_board_whatever_the_body() -> None:
    for body in PARTS["body"]:
        drawn = {name: flat(msgspec.convert({"legs": name, "body": body}, Kit)) for name in PARTS["legs"]}
        for one, other in combinations(drawn, 2):
            assert changed(drawn[one], drawn[other]) > 0.07, (body, one, other)


def flat(kit: Kit) -> Image.Image:
    """A monster on its square of the board, as grey as a picture can be."""
    ground = Image.new("RGB", (80, 80), "#9f896d")
    drawn = figure(kit, "s")
    ground.paste(drawn, mask=drawn)
    return ground.convert("L")


def changed(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ clearly between two pictures."""
    difference = ImageChops.difference(one, other).point(lambda value: value > 40)
    return ImageStat.Stat(difference).sum[0] / (one.width * one.height)


def test_every_monster_is_in_one_piece_and_leaves_the_letters_of_walls_alone() -> None:
    luck = random.Random(4)
    for _ in range(60):
        kit = msgspec.convert({part: luck.choice(names) for part, names in PARTS.items()}, Kit)
        solid = monster(kit, "e").image().getchannel("A").point(lambda value: 255 * (value > 127))
        left, top, right, bottom = solid.getbbox() or (0, 0, 0, 0)
        reach = max(40 - left, 40 - top, right - 40, bottom - 40)
        assert SQUARE / 2 < reach <= SQUARE / 2 + (WALL - LETTER) / 2, kit
        assert pieces(solid) == 1, kit


def pieces(mask: Image.Image) -> int:
    """How many separate shapes a black and white picture has."""
    left, found = {(x, y) for x in range(mask.width) for y in range(mask.height) if mask.getpixel((x, y))}, 0
    while left:
        found += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)} & left
            left -= near
            edge.extend(near)
    return found


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_on_a_phone_a_bright_line_runs_along_the_edge_that_a_monster_faces_and_along_no_other(
    facing: Direction,
) -> None:
    luck = random.Random(5)
    for _ in range(60):
        kit = msgspec.convert({part: luck.choice(names) for part, names in PARTS.items()}, Kit)
        ground = Image.new("RGB", (SQUARE, SQUARE), FLOORS[1])
        drawn = monster(kit, facing).image()
        ground.paste(drawn, ((SQUARE - drawn.width) // 2,) * 2, drawn)
        small = ground.convert("L").resize((PHONE, PHONE), Image.Resampling.LANCZOS)
        lines = {way: darkest_of_line(small.rotate(turned)) for way, turned in TO_EAST.items()}
        ahead = lines.pop(facing)
        assert ahead > max(lines.values()) + 50, kit


PHONE = 18  # pixels of a square where the whole picture is 360 wide
TO_EAST: dict[Direction, int] = {"e": 0, "n": -90, "w": 180, "s": 90}


def darkest_of_line(image: Image.Image) -> int:
    """How bright the brightest pixels near the right edge are where they are darkest; corners do not count."""
    rows = range(3, PHONE - 3)
    return min(max(image.crop((PHONE * 2 // 3, row, PHONE, row + 1)).tobytes()) for row in rows)


def test_the_monster_faces_four_ways() -> None:
    for one, other in combinations(DIRECTIONS, 2):
        views = [figure(Kit(), facing) for facing in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*views)).mean[3] > 10


def test_the_board_shows_the_monster_of_the_game() -> None:
    pictures = {paint(board_scene(replace(busy(), kit=Kit(head=head)))) for head in ("toad", "goat")}
    assert len(pictures) == 2


def test_a_portrait_is_a_picture_of_its_kit() -> None:
    pictures = [portrait(Kit()), portrait(Kit(feet="boots"))]
    assert pictures[0] != pictures[1]
    with Image.open(io.BytesIO(pictures[0])) as image:
        assert (image.format, image.size) == ("PNG", (512, 512))
    assert len(pictures[0]) < 60_000
