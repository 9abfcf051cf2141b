"""The pictures of the README: a board of each game; of games that are played through, a pad and a film of a walk."""

from functools import reduce
from pathlib import Path
from typing import Any, Final

from bot.games.fearsome_floors.move_input import best_results
from engine.core import AnyMatch
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents.motives import eaten_at
from render.claustrophobia.picture import paint as paint_tunnels
from render.claustrophobia.show import chapters
from render.core import words_in
from render.fearsome_floors import paint
from render.fearsome_floors.attempt import attempt_frame
from render.fearsome_floors.film import film
from tests.engine.claustrophobia import playthroughs as tunnels
from tests.engine.fearsome_floors import playthroughs as floors
from tests.render.golden import scene_in

FOLDER: Final = Path(__file__).parents[3] / ".github"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
WALK: Final = 110
"""The turn of a walk in which the monster slides, teleports itself and eats two tokens."""
MOVE: Final = 107
"""The turn of a move before it."""
FIGHT: Final = 48
"""The turn of the other game in which a Brute kills a troglodyte."""


def rewrite() -> None:
    """Write the pictures as they are drawn now."""
    words = words_in("en")
    (FOLDER / "fearsome-floors.png").write_bytes(paint(scene_in("eaten")))
    race = floors.played_through(floors.GAMES / "four-players-drafted.record")
    walk = (before(race, WALK), race.journal.turns[WALK])
    (FOLDER / "walk.gif").write_bytes(film([walk]) or b"")
    state, move = before(race, MOVE), race.journal.turns[MOVE].move
    assert isinstance(move, MoveToken)
    goals = best_results(state, move.token)
    eaten = set(eaten_at(state, move.token, goals, race.journal.fate))
    pad = attempt_frame(words, NAMES, state, move, sentence="", whole=False, eaten=eaten)
    (FOLDER / "pad.png").write_bytes(paint(pad.scene))
    siege = tunnels.played_through(tunnels.GAMES / "chest.json")
    (fight,) = chapters(before(siege, FIGHT), [siege.journal.turns[FIGHT]], NAMES, words)
    (FOLDER / "claustrophobia.png").write_bytes(paint_tunnels(fight.frames[-1].scene))


def before(match: AnyMatch, turn: int) -> Any:
    """Return the position before a turn."""
    events = (event for played in match.journal.turns[:turn] for event in played.events)
    return reduce(match.game.evolve, events, match.journal.start)
