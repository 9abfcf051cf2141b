"""Golden pictures: each a scene as data and, eight times smaller, how it has been found good.

Those of Fearsome Floors are here, those of Claustrophobia in `claustrophobia`.

`python -m tests.render.golden` draws them anew after a change that is meant, and the pictures of the README
(`front_page`); look at them before committing.
"""

import io
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.kit import read_kit
from engine.fearsome_floors.moves import MoveToken, PlaceTile
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import Monster, State
from render.core import words_in
from render.core.sprite import Placed, lay
from render.fearsome_floors import Scene, board_scene, frames, paint, scene_of, tones
from render.fearsome_floors.attempt import attempt_frame, draft_frame
from render.fearsome_floors.forecast import forecast_scene
from render.fearsome_floors.scene import Action, Halt, Jump, Trail, Turned, Walk
from render.fearsome_floors.sprites_panel import name as name_on_a_plate
from tests.render.fearsome_floors.positions import busy, start_of
from tests.render.fearsome_floors.walks import ADVANCED, CROWDED, DRAFT, EVENTFUL, walked

FOLDER: Final = Path(__file__).parent
NAMES: Final = (
    *("start", "busy", "advanced", "draft", "bite", "signs", "eaten", "forecast"),
    *("pad", "placing", "step", "teleported"),
)
KIT: Final = read_kit("toad-barrel-claws-frog-boots")
_SMALLER: Final = 8
_WRITTEN: Final = (
    *("Владимир", "Νίκος", "小林さくら", "김민수", "王伟明", "محمد علي", "דוד כהן"),
    *("สมชาย", "राहुल", "გიორგი", "Zoë 🎲", "🐭 Mouse (bot)"),
)
"""Names in ten scripts, and with pictures."""


def small(scene: Scene) -> Image.Image:
    """Paint a scene, and reduce it to what is kept of it."""
    return reduced(paint(scene))


def reduced(picture: bytes) -> Image.Image:
    """Reduce a picture to what is kept of it."""
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB").reduce(_SMALLER)


def scene_in(name: str) -> Scene:
    """Read a golden scene."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Scene)


def _scenes() -> dict[str, Scene]:
    advanced = read_position(ADVANCED)
    crowded = read_position(CROWDED)
    signs = Action(
        trail=(Trail("g4", "s", "monster"), Trail("i3", "e", "monster", slide=True)),
        turns=(Turned("g5", "s", "turner"), Turned("e4", "n", "reverser")),
        jumps=(Jump("j7", "d2"),),
        halt=Halt("g5", "boxed-in"),
    )
    return {
        "start": board_scene(start_of(4)),
        "busy": board_scene(busy()),
        "advanced": board_scene(replace(advanced, kit=read_kit("boar-shell-pincers-spider-boots"))),
        "draft": board_scene(read_position(DRAFT)),
        "bite": frames(*walked(EVENTFUL, "8"))[2].scene,
        "signs": scene_of(advanced, signs, Walk("3h", 12)),
        "eaten": _seventh_step(),
        "forecast": forecast_scene(crowded, forecast(crowded)),
        "pad": _on_the_pad(advanced),
        "placing": _placing(read_position(DRAFT)),
        "step": replace(frames(*walked(EVENTFUL, "2h"))[1].scene, shape="square"),
        "teleported": board_scene(replace(advanced, monster=Monster("j7", "e"))),
    }


def _on_the_pad(state: State) -> Scene:
    """The part of the board around a token that is being moved."""
    move = MoveToken("r3", "ru")
    scene: Scene = attempt_frame(
        words_in("en"), ["Ada", "Ben", "Cay", "Dee"], state, move, sentence="", whole=False, eaten={"k8", "j9", "l6"}
    ).scene
    return scene


def _placing(state: State) -> Scene:
    """A long pool that is about to be placed, and the players' names on their plates."""
    chosen = PlaceTile("pool4x1", "c5", "crosswise")
    scene: Scene = draft_frame(words_in("en"), ["Ada", "Ben", "Christopher"], state, chosen, sentence="").scene
    return scene


def _seventh_step() -> Scene:
    """A bite of a monster that has walked for a while."""
    scene = frames(*walked(CROWDED, "10"))[0].scene
    return replace(scene, kit=KIT, panel=replace(scene.panel, walk=Walk("10", 7, 1)))


def plates_of_names() -> Image.Image:
    """Write names of many scripts as they stand on a player's plate, below each other."""
    sheet = Image.new("RGB", (128, 34 * len(_WRITTEN)), tones.PLATE)
    lay(
        sheet, [Placed(name_on_a_plate(text, "red", 117, 32), (64, 17 + 34 * row)) for row, text in enumerate(_WRITTEN)]
    )
    return sheet


def rewrite() -> None:
    """Write scenes and pictures as they are drawn now."""
    for name, scene in _scenes().items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(scene)) + b"\n")
        small(scene).save(FOLDER / f"{name}.png", optimize=True)
    plates_of_names().save(FOLDER / "names.png", optimize=True)
