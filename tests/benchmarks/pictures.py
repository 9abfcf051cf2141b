"""What pictures cost: `uv run python -m tests.benchmarks.pictures`.

Every picture of a random match is painted in the order of play, as at a table; the peer draws the same boards.
"""

import asyncio
import random
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import islice
from statistics import median, quantiles
from time import perf_counter, thread_time

from engine.core import Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.events import AnyEvent, MonsterLooked
from engine.fearsome_floors.moves import AnyMove, GameTurn, PlayedTurn
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import COLOURS
from render.core import words_in
from render.core.picture_file import strips, write_png
from render.fearsome_floors import Scene, film, frames, paint
from render.fearsome_floors.floor import BLENDS, PACKED, composed
from render.fearsome_floors.picture import prepare, sprites
from render.fearsome_floors.show import chapters
from render.fearsome_floors.tones import PALETTE
from tests.benchmarks import caches, crypt_pictures
from tests.benchmarks.measure import compared, timed
from tests.benchmarks.peer import svg_of

STEPS = 16
WALKED = 25
"""The seed of a match with a walk of so many steps."""
NAMES = ("Ada", "Ben", "Cay", "Dee")
WALL_CLOCK = datetime(2026, 1, 1, tzinfo=UTC)


def match_of(players: int, *, seed: int, advanced: bool) -> list[PlayedTurn]:
    """Play a random match: every turn with the position before it."""
    luck, chance = random.Random(seed), SeededChance(seed)
    setup = Setup(COLOURS[:players], dungeon="quick" if advanced else "basic")
    match: Match[State, AnyMove, AnyEvent] = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, chance))
    played: list[PlayedTurn] = []
    while FEARSOME_FLOORS.standings(match.state) is None:
        before, move, seat = match.state, FEARSOME_FLOORS.due(match.state), None
        if move is None:
            (seat,) = FEARSOME_FLOORS.to_act(before)
            move = luck.choice(list(islice(FEARSOME_FLOORS.choices(before, Seat(seat)), 60)))
        match = match.play(seat, move, chance=chance, at=WALL_CLOCK)
        played.append((before, match.journal.turns[-1]))
    return played


def afresh(scene: Scene) -> bytes:
    """Paint as if no strip of the picture had been packed before."""
    PACKED.clear()
    return paint(scene)


def with_zlib(scene: Scene) -> bytes:
    """Paint as where zlib-ng is missing, and nothing was packed before."""
    picture = composed(sprites(scene))
    return write_png(picture.size, PALETTE.colours, strips(picture, [(0, picture.height)], zlib.compressobj))


def boards(scenes: Sequence[Scene], name: str) -> None:
    """Measure stills against each other and against the peer."""
    compared(f"a board, {name}", scenes, paint, afresh, svg_of)
    timed("  and with Python's zlib", with_zlib, scenes)


def steps(turn: GameTurn) -> int:
    """Return the number of the monster's steps in a turn."""
    return sum(isinstance(event, MonsterLooked) and not event.last for event in turn.events)


def walk_of(played: list[PlayedTurn]) -> None:
    """Measure all pictures of the walk of STEPS steps; its sprites have been drawn before, but no part of a picture."""
    (walk,) = (item for item in played if steps(item[1]) == STEPS)
    (chapter,) = chapters(walk[0], [walk[1]], NAMES, words_in("en"))
    scenes = [frame.scene for frame in chapter.frames]
    for scene in scenes:
        paint(scene)
    film([walk])
    PACKED.clear()
    BLENDS.clear()
    begun = thread_time()
    stills = [paint(scene) for scene in scenes]
    took = thread_time() - begun
    begun = thread_time()
    moving = film([walk]) or b""
    filmed = thread_time() - begun
    size = sum(map(len, stills))
    print(
        f"a walk of {len(stills)} steps: stills {took * 1000:.0f} ms, {size / 1e6:.2f} MB;"
        f" film {filmed * 1000:.0f} ms, {len(moving) / 1e6:.2f} MB;"
        f" together {(took + filmed) * 1000:.0f} ms of CPU, {(size + len(moving)) / 1e6:.2f} MB"
    )


async def lag(scenes: Sequence[Scene]) -> None:
    """Measure how late the event loop is while a worker thread paints."""
    late: list[float] = []
    with ThreadPoolExecutor(1) as thread:
        painting = asyncio.gather(*(asyncio.get_running_loop().run_in_executor(thread, paint, one) for one in scenes))
        while not painting.done():
            before = perf_counter()
            await asyncio.sleep(0.002)
            late.append((perf_counter() - before - 0.002) * 1000)
        await painting
    print(f"the loop's lag while painting: median {median(late):.2f} ms, p99 {quantiles(late, n=100)[-1]:.2f} ms")


def main() -> None:
    """Measure everything."""
    print(f"before any picture: {caches.process()}")
    begun = thread_time()
    prepare()
    print(f"what all pictures share: {(thread_time() - begun) * 1000:.0f} ms, once")
    small, large = match_of(4, seed=4, advanced=False), match_of(7, seed=7, advanced=True)
    for played, name in ((small, "four players"), (large, "seven players and every tile")):
        boards([shot.scene for before, turn in played for shot in frames(before, turn)], name)
    walk_of(match_of(4, seed=WALKED, advanced=False))
    asyncio.run(lag([shot.scene for before, turn in small[:60] for shot in frames(before, turn)]))
    crypt_pictures.measure()
    caches.report()


if __name__ == "__main__":
    main()
