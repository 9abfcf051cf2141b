"""The memory test: the studios of a bot draw pictures and films of both games, and must stop growing.

Many tables are drawn in turns, as in a crowd: their boards, steps and films, and what people look at on their pads.
Printed is what each of the two processes holds after so many pictures, and what one more costs in the second half.
"""

import argparse
import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, count, cycle, islice
from typing import Any, Final, NamedTuple, TypeVar, get_args

from bot.delivery.studio_process import Painter, Studio
from bot.table.posts.post import Film, Picture, film_of, picture_of
from engine.claustrophobia import Setup as CryptSetup
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State as CryptState
from engine.core import AnyMatch, Match, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.tokens import COLOURS
from render.claustrophobia.show import CLAUSTROPHOBIA_SHOW, pad_frames
from render.core import Frame, Show, words_in
from render.fearsome_floors.attempt import attempt_frame
from render.fearsome_floors.forecast import forecast_frame
from render.fearsome_floors.show import FEARSOME_FLOORS_SHOW
from tests.endurance.bots import held_by
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.every_game.matches import played_out

Shown = TypeVar("Shown", Picture, Film)

WORDS: Final = words_in("en")

PICTURES_A_FILM: Final = 20
"""As at tables: 10,000 pictures come with 500 films."""

LOOKS: Final = 20
"""How often it is looked what the processes hold."""

MOST: Final = 200
"""Megabytes that both studios may hold at most, half of what a bot and its processes may hold in a crowd."""


class Held(NamedTuple):
    """What was held at a time, in megabytes."""

    pictures: int
    """How many had been drawn."""
    films: int
    """How many had been made."""
    by_pictures: float
    """Held by the process of the pictures."""
    by_films: float
    """Held by that of the films."""

    @property
    def together(self) -> float:
        return self.by_pictures + self.by_films

    def __str__(self) -> str:
        return (
            f"{self.pictures:6} pictures: {self.by_pictures:4.0f} MB;"
            f" {self.films:4} films: {self.by_films:4.0f} MB; together {self.together:4.0f} MB"
        )


async def run(*, pictures: int, tables: int, seed: int) -> list[Held]:
    """Draw so many pictures, and as many films as come with them; return what was held meanwhile."""
    painter, held = Painter(), list[Held]()
    number, films, shots = 0, 0, in_turns(films_of, tables, seed)
    try:
        for picture in islice(in_turns(pictures_of, tables, seed), pictures):
            await painter.paint(picture)
            number += 1
            if number % PICTURES_A_FILM == 0:
                await painter.shoot(next(shots))
                films += 1
            if number % max(PICTURES_A_FILM, pictures // LOOKS) == 0:
                held.append(Held(number, films, memory_of(painter.pictures), memory_of(painter.films)))
    finally:
        painter.close()
    return held


def memory_of(studio: Studio) -> float:
    """Return the megabytes that a studio holds."""
    return 0.0 if studio.process_id is None else held_by(studio.process_id)


def in_turns(of_table: Callable[[int], Iterator[Shown]], tables: int, seed: int) -> Iterator[Shown]:
    """Return what is shown of so many tables in turns, without end; where one has ended comes the next."""
    shown = (of_table(number) for number in count(seed))
    at_once = [next(shown) for _ in range(tables)]
    for place in cycle(range(tables)):
        while (one := next(at_once[place], None)) is None:
            at_once[place] = next(shown)
        yield one


def pictures_of(number: int) -> Iterator[Picture]:
    """Return all pictures of a table's match, from the first board on."""
    match, show, names = played(number)
    yield picture_of(match.game.key, show.board(match.journal.start, names, WORDS))
    for before, turn in match.played_since(0):
        chapters = show.chapters(before, [turn], names, WORDS)
        for frame in chain(looks_at(before, turn.move, names), *(chapter.frames for chapter in chapters)):
            yield picture_of(match.game.key, frame)


def looks_at(before: Any, move: Any, names: Sequence[str]) -> Sequence[Frame]:
    """Return what somebody looks at before a move, in private."""
    if isinstance(before, CryptState):
        return pad_frames(before, names, WORDS)
    if isinstance(move, MoveToken):
        attempt = attempt_frame(WORDS, names, before, move, sentence="", whole=False)
        return attempt, forecast_frame(WORDS, names, before)
    return ()


def films_of(number: int) -> Iterator[Film]:
    """Return all films of a table's match."""
    match, show, _ = played(number)
    parts = [*match.played_since(0)]
    for end in range(1, len(parts) + 1):
        phase = phase_of(show, match, end)
        if phase is not None:
            yield film_of(match.game.key, parts[phase.start : phase.stop], "", words_in("en"))


def phase_of(show: Show, match: AnyMatch, end: int) -> range | None:
    """Return which turns the film shows that comes after so many, if one does: those of a phase, or the last alone."""
    if show.filmed_phase is not None:
        return show.filmed_phase(match.journal.turns[:end])
    return range(end - 1, end) if match.journal.turns[end - 1].seat is None else None


@lru_cache(maxsize=128)  # for its pictures and its films
def played(number: int) -> tuple[AnyMatch, Show, Sequence[str]]:
    """Play the match of a table, of one game and the other in turns, with a monster or a scenario of its own.

    Return who plays, too.
    """
    if number % 2:
        scenario = [*SCENARIOS][number // 2 % len(SCENARIOS)]
        return whole_game(CryptSetup(scenario), number), CLAUSTROPHOBIA_SHOW, names_at(number, seats=2)
    dungeon, seats = get_args(Dungeon)[number // 2 % len(get_args(Dungeon))], 2 + number % 5
    setup = Setup(COLOURS[:seats], dungeon=dungeon)
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, SeededChance(number)))
    return played_out(match, random.Random(number)), FEARSOME_FLOORS_SHOW, names_at(number, seats=seats)


def names_at(number: int, *, seats: int) -> Sequence[str]:
    """Return who plays at a table, and nowhere else."""
    return [f"Guest {number}-{seat}" for seat in range(seats)]


def growth(held: Sequence[Held]) -> float:
    """Return how many kilobytes each picture has cost over the second half, its part of a film included."""
    middle, last = held[len(held) // 2], held[-1]
    return (last.together - middle.together) * 1000 / max(1, last.pictures - middle.pictures)


def main() -> None:
    """Run it as told, print the figures, and fail if the studios hold too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.memory", description=__doc__)
    parser.add_argument("--pictures", type=int, default=10_000, help="how many are drawn, with a film each 20 (10000)")
    parser.add_argument("--tables", type=int, default=40, help="how many tables are drawn in turns (40)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (1)")
    chosen = parser.parse_args()
    held = asyncio.run(run(pictures=chosen.pictures, tables=chosen.tables, seed=chosen.seed))
    for each in held:
        print(each)
    most = max(each.together for each in held)
    print(f"at most {most:.0f} MB of {MOST}; in the second half {growth(held):+.2f} kB a picture")
    raise SystemExit(most > MOST)


if __name__ == "__main__":
    main()
