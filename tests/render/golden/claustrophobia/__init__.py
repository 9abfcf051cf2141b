"""The golden pictures of Claustrophobia: moments of games by lot, and all that can lie and stand on tiles."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.moves import Go
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import BOX, DIRECTIONS, TileKind
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.core import Seat, SeededChance
from render.claustrophobia.action import action_of
from render.claustrophobia.moments import moments_of
from render.claustrophobia.picture import paint
from render.claustrophobia.scene import AnyScene, Laid, Piece, Place, Scene
from render.claustrophobia.show import pad_frames
from render.claustrophobia.sprites_destiny import EFFECT_ICONS
from render.claustrophobia.text.rules import primer_card
from render.claustrophobia.view import scene_of
from render.core import words_in
from tests.render.claustrophobia.games import played_by_lot
from tests.render.golden import reduced

FOLDER: Final = Path(__file__).parent
WORDS: Final = words_in("en")
NAMES: Final = (
    "start",
    "dice",
    "laid",
    "fight",
    "threat",
    "crowd",
    "chests",
    "over",
    "pad",
    "laying",
    "signs",
    "moments",
    "boards",
)
CROSSINGS: Final = [name for name, tile in BOX.items() if tile.shape == "X" and tile.kind != "start"]
LONG: Final = read_position(
    "cl1 scenario=air tiles=start-a@0,0,"
    + ",".join(f"{name}@0,{down}" for down, name in enumerate(CROSSINGS, 1))
    + " humans=R@0:4,B1@3:3 phase=human-action round=2 tp=2"
)
"""Tunnels so long that a pad shows a part of them."""


def small(scene: AnyScene) -> Image.Image:
    """Paint a scene, and reduce it to what is kept of it."""
    return reduced(paint(scene))


def scene_in(name: str) -> AnyScene:
    """Read a golden scene."""
    scene: AnyScene = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=AnyScene)
    return scene


def _scenes() -> dict[str, AnyScene]:
    return {
        "start": scene_of(CLAUSTROPHOBIA.begin(Setup("choir"), SeededChance(0)), words=WORDS),
        "dice": _best("air", lambda scene: len(scene.dice)),
        "laid": _best("air", lambda scene: len(scene.action.laid) * len(scene.tiles)),
        "fight": _best("choir", lambda scene: len(scene.action.rolls) + 3 * len(scene.action.deaths)),
        "threat": _best("barrels", lambda scene: len(scene.destiny.slots) * len(scene.destiny.dice)),
        "crowd": _best("prayers", lambda scene: max(len(laid.humans) * len(laid.demons) for laid in scene.tiles)),
        "chests": _best("chest", lambda scene: sum(laid.place.chest is not None for laid in scene.tiles)),
        "over": _best("brother", lambda scene: scene.head.stage == "over"),
        "pad": _on_the_pad(),
        "laying": _laying(),
        "signs": _signs(),
        "moments": _moments(),
        "boards": primer_card(WORDS, "dice").scene,
    }


def _best(scenario: ScenarioName, worth: Callable[[Scene], int]) -> Scene:
    """Return the first scene of a game by lot of which something is greatest."""
    turns = played_by_lot(scenario, 3)
    scenes = [
        scene_of(reduce(CLAUSTROPHOBIA.evolve, turn.events, at), action_of(at, turn.events), words=WORDS)
        for at, turn in turns
    ]
    return max(scenes, key=worth)


def _moments() -> AnyScene:
    """Moves in a row, of which one has cost a line."""
    turns = played_by_lot("choir", 3)
    scenes = [
        scene_of(reduce(CLAUSTROPHOBIA.evolve, turn.events, at), action_of(at, turn.events), words=WORDS)
        for at, turn in turns
    ]
    first = next(place for place, scene in enumerate(scenes) if scene.action.cancelled) - 1
    ((_, moments), *_) = moments_of(scenes[first : first + 3])
    return moments


def _pad(state: State, seat: Seat, *, warrior: str = "") -> AnyScene:
    ways = [
        move
        for move in CLAUSTROPHOBIA.choices(state, seat)
        if not warrior or (isinstance(move, Go) and move.warrior == warrior)
    ]
    scene: AnyScene = pad_frames(state, ("Ada", "Ben"), WORDS, ways)[-1].scene
    return scene


def _on_the_pad() -> AnyScene:
    """A part of long tunnels, with where a warrior can go."""
    return _pad(LONG, Seat(0), warrior="B1")


def _laying() -> AnyScene:
    """A tile that is about to be laid, in all ways in which it can be."""
    turns = played_by_lot("choir", 3)
    state, turn = next((at, turn) for at, turn in turns if isinstance(at.owed, Placing) and turn.seat is not None)
    return _pad(state, turn.seat or Seat(0))


def _signs() -> Scene:
    """Every kind of tile, all that can be on one, every demon, and all that lasts."""
    bare = scene_of(LONG)
    kinds = [
        Place(number, kind, ("open", "dark", "shut", "wall"), seed=number % 3, sprung=number % 2 > 0)
        for number, kind in enumerate(get_args(TileKind))
    ]
    plain = Place(len(kinds), "plain", ("open", "dark", "wall", "shut"))
    places = [
        *kinds,
        *(replace(plain, chest=look) for look in ("closed", "open", "relic")),
        *(replace(plain, seal=side) for side in DIRECTIONS),
        replace(plain, hole=True),
        replace(plain, oil=True),
        replace(plain, kind="den", barrels=3),
    ]
    demons = [*DEMONS]
    tiles = tuple(
        Laid(
            (number % 5, number // 5),
            replace(place, number=number),
            demons=(Piece(demons[number], str(number + 1), "health", done=number % 2 > 0),)
            if number < len(demons)
            else (),
        )
        for number, place in enumerate(places)
    )
    lasting: tuple[EffectKind, ...] = tuple(EFFECT_ICONS)[:6]
    return replace(bare, tiles=tiles, effects=lasting, cave_in=((3, 2), (4, 2)))


def rewrite() -> None:
    """Write scenes and pictures as they are drawn now."""
    for name, scene in _scenes().items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(scene)) + b"\n")
        small(scene).save(FOLDER / f"{name}.png", optimize=True)
