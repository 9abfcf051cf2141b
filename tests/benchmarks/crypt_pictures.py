"""What the pictures and films of Claustrophobia cost; `tests.benchmarks.pictures` runs it after the first game's.

Every picture of games by the simple players is painted in the order of play, as at a table.
"""

from collections.abc import Sequence
from functools import reduce
from statistics import median
from time import thread_time
from typing import Final

from engine.claustrophobia import Setup
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.events import PlayedTurn
from engine.claustrophobia.evolve import evolve
from render.claustrophobia.action import action_of
from render.claustrophobia.motion import film
from render.claustrophobia.picture import COMPOSITION, paint, prepare
from render.claustrophobia.scene import Scene
from render.claustrophobia.show import filmed_phase
from render.claustrophobia.view import scene_of
from render.core import words_in
from tests.benchmarks.crypt_peer import svg_of
from tests.benchmarks.measure import compared
from tests.engine.claustrophobia.opponents.balance import whole_game

GAMES: Final[tuple[tuple[ScenarioName, int], ...]] = (("air", 3), ("barrels", 3), ("choir", 3), ("chest", 3))
TEN = range(9, 12)
"""How many tiles make a map of about ten."""


def afresh(scene: Scene) -> bytes:
    """Paint as if no strip of the picture had been packed before."""
    COMPOSITION.packed.clear()
    return paint(scene)


def scenes_of(parts: Sequence[PlayedTurn]) -> list[Scene]:
    return [scene_of(reduce(evolve, turn.events, before), action_of(before, turn.events)) for before, turn in parts]


def films_of(parts: Sequence[PlayedTurn]) -> None:
    """Measure the films of all demon phases of a game."""
    turns = [turn for _, turn in parts]
    took, sizes = [], []
    for end in range(1, len(turns) + 1):
        phase = filmed_phase(turns[:end])
        if phase is not None:
            before = thread_time()
            sizes.append(len(film(parts[phase.start : phase.stop], words_in("en")) or b"") / 1000)
            took.append((thread_time() - before) * 1000)
    print(
        f"films of {len(took)} demon phases: median {median(took):.0f} ms of CPU, at most {max(took):.0f} ms;"
        f" median {median(sizes):.0f} KB, at most {max(sizes):.0f} KB"
    )


def measure() -> None:
    """Measure everything."""
    begun = thread_time()
    prepare()
    print(f"Claustrophobia: what all pictures share: {(thread_time() - begun) * 1000:.0f} ms, once")
    games = [[*whole_game(Setup(scenario), seed).played_since(0)] for scenario, seed in GAMES]
    scenes = [scene for game in games for scene in scenes_of(game)]
    ten = [scene for scene in scenes if len(scene.tiles) in TEN]
    compared("Claustrophobia, whole games", scenes, paint, afresh, svg_of)
    compared("Claustrophobia, about ten tiles", ten, paint, afresh, svg_of)
    for game in games:
        films_of(game)
