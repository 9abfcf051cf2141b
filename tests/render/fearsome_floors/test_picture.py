import io
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.fearsome_floors.board import DIRECTIONS, STEPS, Direction, square_at
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import Monster, MonsterPhase, Over
from engine.fearsome_floors.tiles import PAIRS, Pair, Teleporter
from engine.fearsome_floors.tokens import COLOURS, Colour
from render.core.drawing import polar
from render.core.sprite import KEPT, PACKED_SPRITES
from render.fearsome_floors import Scene, board_scene, frames, paint, scene_of
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import beats
from render.fearsome_floors.floor import BLENDS, PACKED
from render.fearsome_floors.geometry import MONSTER, middle
from render.fearsome_floors.picture import board_sprites
from render.fearsome_floors.scene import Action, Bite, Choice, Goal, Halt, Jump, Piece, Sight, Trail, Walk, draft_choice
from render.fearsome_floors.sprites_tiles import pair_sign, portal
from render.fearsome_floors.sprites_tokens import RIMS, token
from tests.render.fearsome_floors.positions import busy, start_of
from tests.render.fearsome_floors.tables import NAMES, WORDS
from tests.render.fearsome_floors.test_scene import EVENTFUL
from tests.render.fearsome_floors.walks import DRAFT, walked


def scenes() -> dict[str, Scene]:
    hunting = replace(busy(), phase=MonsterPhase(), monster=Monster("m4", "n"))
    return {
        "start of two": board_scene(start_of(2)),
        "start of four": board_scene(start_of(4)),
        "start of seven": board_scene(start_of(7)),
        "busy": board_scene(busy()),
        "a step": scene_of(hunting, EVENTFUL, Walk("2h", 12)),
        "won": board_scene(replace(busy(), phase=Over("escape", "blue"))),
        "lost": board_scene(replace(busy(), phase=Over("cards", None), resigned=("red",))),
    }


def parts() -> list[Scene]:
    """Scenes of which only a part of the board is shown, or what can be chosen on it."""
    step, drafting = scenes()["a step"], read_position(DRAFT)
    return [
        replace(step, shape="square"),
        replace(step, view=("e3", "m8")),
        replace(
            board_scene(busy()), choice=Choice(goals=(Goal("k5"), Goal("l6", pushes=True), Goal("m7", eaten=True)))
        ),
        replace(board_scene(drafting), choice=draft_choice(drafting, PlaceTile("pool4x1", "c5", "crosswise"))),
    ]


def decoded(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


@pytest.mark.parametrize("name", scenes())
def test_a_picture_is_a_png_with_a_palette_for_a_phone(name: str) -> None:
    png = paint(scenes()[name])
    image = decoded(png)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1280, 816))
    assert len(png) < 80_000


def test_scenes_that_differ_give_pictures_that_differ() -> None:
    pictures = {paint(scene) for scene in scenes().values()}
    assert len(pictures) == len(scenes())


def test_every_fact_of_a_position_is_seen() -> None:
    state = busy()
    changes: tuple[dict[str, Any], ...] = (
        {"monster": Monster("g5", "w")},
        {"monster": Monster("g6", "s")},
        {"tokens": {**state.tokens, "g1": "k6"}},
        {"tokens": {**state.tokens, "g1": "in"}},
        {"tokens": {**state.tokens, "g1": "out"}},
        {"tokens": {**state.tokens, "g1": "eaten"}},
        {"tiles": {}},
        {"patches": ()},
        {"moved": frozenset[str]()},
        {"round": 11},
        {"cards": ("5", "8")},
        {"start": "violet"},
        {"resigned": ("yellow",)},
        {"phase": MonsterPhase()},
    )
    pictures = {paint(board_scene(replace(state, **change))) for change in changes}
    assert len(pictures | {paint(board_scene(state))}) == len(changes) + 1


def test_a_scene_always_gives_the_same_bytes_alone_in_threads_and_with_empty_caches() -> None:
    stock = [*scenes().values(), *parts()]
    alone = [paint(scene) for scene in stock]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(paint, stock * 3)) == alone * 3
    forget()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(paint, stock)) == alone


def test_a_scene_gives_the_same_bytes_when_hardly_anything_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    stock = [*scenes().values(), *parts()]
    alone = [paint(scene) for scene in stock]
    for kept in (PACKED, BLENDS):
        kept.clear()
        monkeypatch.setattr(kept, "limit", 20_000)
    assert [paint(scene) for scene in (*stock, *reversed(stock))] == alone + alone[::-1]
    assert max(PACKED.weight, BLENDS.weight) <= 20_000


@pytest.mark.parametrize("turned", [False, True])
def test_tokens_of_two_colours_differ_without_their_colours(turned: bool) -> None:  # noqa: FBT001 - a parameter
    silhouettes = {colour: token(Piece(colour, 4, turned=turned)).image().getchannel("A") for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        difference = ImageChops.difference(silhouettes[one], silhouettes[other])
        assert ImageStat.Stat(difference).mean[0] > 255 * 0.04, (one, other)


def test_every_colour_has_a_rim_of_its_own_which_is_drawn() -> None:
    assert len(set(RIMS.values())) == len(COLOURS)
    for colour in COLOURS:
        rim = token(Piece(colour, 4)).image().convert("L")
        spots = [polar((4 + 36, 5 + 41), 24.5, angle) for angle in range(55, 180, 3)]
        dark = sum(rim.getpixel((round(x), round(y))) < 100 for x, y in spots)  # type: ignore[operator]  # one band
        assert (dark > 0) == bool(RIMS[colour]), colour


@pytest.mark.parametrize("colour", COLOURS)
def test_the_other_number_hides_no_dark_part_of_a_rim(colour: Colour) -> None:
    alone, beside = (token(Piece(colour, 1, name=name)).image() for name in (None, 6))
    for begin, end in RIMS[colour]:
        for angle in range(round(begin) + 2, round(end) - 1):
            x, y = map(round, polar((4 + 36, 5 + 41), 24.5, angle))
            assert beside.getpixel((x, y)) == alone.getpixel((x, y)), angle


def test_a_turned_token_looks_turned_in_grey_too() -> None:
    for colour in COLOURS:
        awake, turned = (token(Piece(colour, 4, turned=turned)).image().convert("L") for turned in (False, True))
        assert ImageStat.Stat(ImageChops.difference(awake, turned)).mean[0] > 10, colour


@pytest.mark.parametrize("neighbours", [(), ("g6",), ("g6", "g4"), ("g6", "g4", "f5", "h5")])
def test_who_was_eaten_is_shown_beside_the_eater_and_not_on_its_neighbours(neighbours: tuple[str, ...]) -> None:
    scene = replace(
        board_scene(start_of(2)),
        monster=Monster("g5", "e"),
        tokens={square: Piece("blue", 1) for square in neighbours},
        action=Action(bites=(Bite("g5", Piece("red", 3)),)),
    )
    (mark,) = (placed for placed in board_sprites(scene) if placed.sprite == marks.eaten(Piece("red", 3)))
    near = {square: middle(square) for square in ("g5", "g4", "g6", "f5", "h5")}
    closest = min(near, key=lambda square: dist(near[square], mark.centre))
    assert closest == {0: "g6", 1: "g4", 2: "f5", 4: "f5"}[len(neighbours)]


@pytest.mark.parametrize("mark", ["lost", "halted"])
def test_what_left_a_square_is_marked_on_no_neighbour_that_stays(mark: str) -> None:
    action = Action(lost=("p6",)) if mark == "lost" else Action(halt=Halt("p6", "boxed-in"))
    sprite = marks.lost() if mark == "lost" else marks.halted("boxed-in")
    shown = replace(board_scene(start_of(2)), monster=Monster("p6", "e"), tokens={}, tiles={}, action=action)
    crowd: list[dict[str, Any]] = [
        {},
        {"tiles": {"p5": "reverser"}},
        {"tokens": {"p5": Piece("red", 3)}, "teleporters": (Teleporter(1, "p7", "n"),)},
        {"tiles": {"p5": "reverser"}, "tokens": {"p7": Piece("red", 3), "o6": Piece("red", 1)}},
    ]
    near = {square: middle(square) for square in ("p6", "p5", "p7", "o6")}
    closest = []
    for neighbours in crowd:
        (placed,) = (each for each in board_sprites(replace(shown, **neighbours)) if each.sprite == sprite)
        closest.append(min(near, key=lambda square: dist(near[square], placed.centre)))
    assert closest == ["p5", "p7", "o6", "o6"]


def test_lines_of_sight_and_trails_lie_under_teleporters() -> None:
    action = Action(
        trail=(Trail("d4", "e", "monster"),), sights=(Sight("d4", "e", "o4", 11, "wall"),), jumps=(Jump("e4", "k8"),)
    )
    placed = list(
        board_sprites(
            replace(
                board_scene(start_of(2)), teleporters=(Teleporter(1, "e4", "n"),), action=action, tiles={}, patches=()
            )
        )
    )
    (over,) = (at for at, each in enumerate(placed) if each.sprite == portal(1, "n"))
    for under in (marks.sight("e", 759, chosen=False), marks.link("e", "monster"), marks.flash()):
        assert over > max(at for at, each in enumerate(placed) if each.sprite == under)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_the_pair_of_a_teleporter_is_seen_also_where_the_monster_stands_on_it(facing: Direction) -> None:
    start = replace(board_scene(start_of(2)), teleporters=(Teleporter(1, "e4", "n"), Teleporter(2, "h4", "n")))
    for square, shown in (("d4", []), ("e4", [pair_sign(1)]), ("h4", [pair_sign(2)])):
        scene = replace(start, monster=Monster(square, facing))
        signs = [placed for placed in board_sprites(scene) if placed.sprite in (pair_sign(1), pair_sign(2))]
        assert [placed.sprite for placed in signs] == shown
        for placed in signs:
            away, (across, down) = middle(square), STEPS[facing]
            ahead = (placed.centre[0] - away[0]) * across + (placed.centre[1] - away[1]) * down
            assert ahead < 0, "the sign lies behind the monster's face"


@pytest.mark.parametrize("facing", DIRECTIONS)
@pytest.mark.parametrize("pair", PAIRS)
def test_the_sign_of_a_pair_under_the_monster_hides_no_neighbours_label(facing: Direction, pair: Pair) -> None:
    around = [square_at(column, row) for column in (3, 4, 5) for row in (2, 3, 4) if (column, row) != (4, 3)]
    scene = replace(
        board_scene(start_of(2)),
        monster=Monster("e4", facing),
        teleporters=(Teleporter(pair, "e4", "n"),),
        tokens={square: Piece("red", 4, name=2) for square in around if square is not None},
        tiles={},
    )
    (left, top, right, bottom) = next(one.box for one in board_sprites(scene) if one.sprite == pair_sign(pair))
    assert len(scene.tokens) == len(around)
    for x, y in map(middle, scene.tokens):
        across, down = x + 22, y + 23  # the middle of a label
        nearest = min(max(across, left), right), min(max(down, top), bottom)
        assert dist(nearest, (across, down)) >= 13.5, (x, y)


REST = "tokens=g1:o10,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:in round=5 cards=5 start=g turn=monster"


def test_in_a_film_the_sign_of_a_pair_is_not_seen_while_the_monster_walks_off_its_teleporter() -> None:
    before, walk = walked(f"ff1 monster=e4e teleporters=1:e4n+k8s {REST}", "5")
    row = list(beats(before, walk.events))
    signs = [any(one.sprite == pair_sign(1) for one in board_sprites(beat.scene, beat.at)) for beat in row]
    on_it = [beat.scene.monster.square == "e4" and MONSTER not in beat.at for beat in row]
    assert signs == on_it
    assert signs[0]
    assert any(beat.scene.monster.square == "e4" and MONSTER in beat.at for beat in row), "it walks off"


def test_the_end_of_a_look_that_the_monster_has_passed_is_not_marked() -> None:
    sights = (Sight("d4", "e", "d4", 0, "stone"), Sight("d4", "n", "d1", 3, "wall"))
    scene = replace(board_scene(start_of(2)), action=Action(trail=(Trail("d4", "e", "monster"),), sights=sights))
    bars = [placed for placed in board_sprites(scene) if placed.sprite in (marks.stopped("e"), marks.stopped("n"))]
    assert [bar.sprite for bar in bars] == [marks.stopped("n")]


@pytest.mark.parametrize(
    ("position", "sentence", "numbers"),
    [
        ("monster=a6e tokens=g1:o6,g3:in", "sees green 1 ahead at 10 squares", {"o6": 10}),
        ("monster=c6e tokens=g1:i6,g3:in", "sees green 1 ahead at 2 squares", {"i6": 2}),
        ("monster=d6e teleporters=1:i6n+c9e tokens=g1:m6,g3:m9", "green 1 ahead at 5 squares", {"m6": 5, "m9": 10}),
        ("monster=d6e teleporters=1:i6n+h11n tokens=g1:h3,g3:h9", "2 tokens equally near", {"h3": 3, "h9": 3}),
    ],
)
def test_the_number_on_a_token_of_the_last_step_is_that_of_the_look_that_decided_it(
    position: str, sentence: str, numbers: dict[str, int]
) -> None:
    """The look after the last step may see the same token, and tells of no other number in the sentence."""
    before, walk = walked(
        f"ff1 {position},g4:in,g5:in,r1:in,r3:in,r4:in,r5:in round=5 cards=5 start=g turn=monster", "5"
    )
    shot = frames(before, walk)[-1]
    assert sentence in step(WORDS, NAMES[:2], shot.before, shot.events)
    layers = list(board_sprites(shot.scene))
    badges = {marks.distance(number, chosen=chosen) for number in range(2, 16) for chosen in (True, False)}
    shown = [placed for placed in layers if placed.sprite in badges]
    assert len(shown) == len(numbers)
    for placed in shown:
        square = min(numbers, key=lambda each: dist(middle(each), placed.centre))
        assert placed.sprite in [marks.distance(numbers[square], chosen=chosen) for chosen in (True, False)], square
        above = [each.sprite for each in layers[layers.index(placed) :] if each.centre == middle(square)]
        assert not any(marks.target(chosen=chosen) in above for chosen in (True, False)), "a bracket hides the number"


def test_the_arrow_of_whoever_came_in_hides_nothing_of_the_token_that_stands_on_the_entrance() -> None:
    here = Piece("blue", 6, turned=True, name=1)
    layers = [*board_sprites(replace(scene_of(busy(), Action(entered=True)), tokens={"p11": here}))]
    sprites = [placed.sprite for placed in layers]
    assert sprites.index(marks.came_in()) < sprites.index(token(here))


def test_every_cache_of_the_painter_is_bounded() -> None:
    drawn = [cache for cache in caches() if cache.__module__.startswith("render.fearsome_floors")]
    assert drawn
    assert all(cache.cache_parameters()["maxsize"] is not None for cache in drawn)


def forget() -> None:
    """Make the painter forget all that it keeps."""
    for cache in caches():
        cache.cache_clear()
    for kept in (KEPT, PACKED_SPRITES, PACKED, BLENDS):
        kept.clear()


def caches() -> Iterator[Any]:
    """Find every function of the painter that keeps what it drew."""
    for name in [name for name in sys.modules if name.startswith("render.")]:
        yield from (thing for thing in vars(sys.modules[name]).values() if hasattr(thing, "cache_clear"))
