"""The panel: a plate for every player, with the name where there is room for it."""

import pytest
from PIL import Image, ImageChops, ImageStat, features

from engine.fearsome_floors.moves import MoveToken
from render.core.sprite import Placed
from render.fearsome_floors import board_scene
from render.fearsome_floors import sprites_panel as signs
from render.fearsome_floors.attempt import attempt_frame
from render.fearsome_floors.geometry import HEIGHT, PANEL_LEFT, WIDTH
from render.fearsome_floors.panel import panel_sprites
from render.fearsome_floors.scene import Scene, named
from render.fearsome_floors.show import board, chapters
from tests.render.fearsome_floors.positions import start_of
from tests.render.fearsome_floors.tables import NAMES, WORDS, position
from tests.render.fearsome_floors.walks import EVENTFUL, walked
from tests.render.golden import FOLDER, plates_of_names

PEOPLE = ("Ada", "Ben\\_the\\_Bold", "Cay", "Dee", "Eve", "Fay", "Gus")


def names_on(scene: Scene) -> list[str]:
    """The names that are written, from the top."""
    sprites = [placed.sprite for placed in panel_sprites(scene.panel, scene.kit)]
    return [line.name for line in scene.panel.lines if signs.name(line.name, line.colour, 117, 32) in sprites]


@pytest.mark.parametrize(("players", "written"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 0), (7, 0)])
def test_names_stand_on_the_plates_where_there_is_room(players: int, written: int) -> None:
    scene = named(board_scene(start_of(players)), PEOPLE[:players])
    expected = [name.replace("\\", "") for name in PEOPLE[:written]]
    assert names_on(scene) == expected


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("with_names", [True, False])
def test_plates_and_all_on_them_stay_in_the_panel(players: int, *, with_names: bool) -> None:
    scene = board_scene(start_of(players))
    panel = named(scene, PEOPLE[:players]).panel if with_names else scene.panel
    for placed in _on_plates(list(panel_sprites(panel, scene.kit))):
        left, top, right, bottom = placed.box
        assert PANEL_LEFT <= left <= right <= WIDTH
        assert 140 <= top <= bottom <= HEIGHT


def _on_plates(layers: list[Placed]) -> list[Placed]:
    return [placed for placed in layers if placed.centre[0] > PANEL_LEFT and placed.centre[1] > 160]


def test_boards_and_moves_know_the_names_and_steps_which_have_no_panel_do_not() -> None:
    before, walk = walked(EVENTFUL, "8")
    (chapter,) = chapters(before, [walk], NAMES[:3], WORDS)
    assert {line.name for frame in chapter.frames for line in frame.scene.panel.lines} == {""}
    assert [line.name for line in board(before, NAMES[:3], WORDS).scene.panel.lines] == list(NAMES[:3])
    for whole, names in ((True, list(NAMES[:4])), (False, [""] * 4)):
        frame = attempt_frame(WORDS, NAMES[:4], position(g5="f6"), MoveToken("g5"), sentence="", whole=whole)
        assert [line.name for line in frame.scene.panel.lines] == names


@pytest.mark.skipif(not features.check("raqm"), reason="without libfribidi Arabic and Hebrew are not shaped")
def test_names_in_ten_scripts_are_written_as_they_were_found_good() -> None:
    with Image.open(FOLDER / "names.png") as golden:
        difference = ImageChops.difference(golden.convert("RGB"), plates_of_names())
    assert ImageStat.Stat(difference).mean == pytest.approx([0, 0, 0], abs=1)


def test_a_name_that_no_font_has_is_told_by_the_first_letters_of_its_colour() -> None:
    written = signs.name("ꦏꦫ", "blue", 117, 32)
    assert written.part.tobytes() == signs.name("Bl", "red", 117, 32).part.tobytes()
