"""Games of the levels among themselves, by which ratings are fitted: `uv run python -m tests.benchmarks.rated_games`.

It plays until it is stopped, and adds a line to `tests/engine/levels.jsonl` for each game: the game, what is played of
it, and each seat's level and place. `tests/engine/test_ratings.py` fits on them, and for two players on the ladder
of the levels.
"""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import Deadline, Seat, SeededChance
from tests.benchmarks.opponents import Pairing, begun, offered
from tests.every_game.matches import NOON

KEPT: Final = Path(__file__).parents[1] / "engine" / "levels.jsonl"
"""Where the games are kept."""

SECONDS: Final = 0.05
"""What a decision may take."""

LEVELS: Final = {
    "fearsome-floors": ("runner", "novice", "player", "skilled"),
    "claustrophobia": ("friend", "novice", "steady", "skilled"),
}
"""Those that play: the others take long for a move."""


class Seating(NamedTuple):
    """A game to be played."""

    pairing: Pairing
    """What, and by how many."""
    levels: tuple[str, ...]
    """The level at each seat."""


def seatings(luck: random.Random) -> Iterator[Seating]:
    """Yield games without end, as many of each kind."""
    while True:
        yield Seating(Pairing("", "", players=4), tuple(luck.sample(LEVELS["fearsome-floors"], 4)))
        scenario = luck.choice(list(SCENARIOS))
        yield Seating(Pairing("", "", kind=scenario), tuple(luck.sample(LEVELS["claustrophobia"], 2)))


def played(seating: Seating, seed: int) -> dict[str, object]:
    """Play a game to its end; return who has come to which place."""
    cards, luck = SeededChance(seed), SeededChance(1000 * seed)
    match = begun(seating.pairing, cards)
    rules, opponents = match.game, offered(seating.pairing)
    while rules.standings(match.state) is None:
        move, seat = rules.due(match.state), None
        if move is None:
            seat = min(rules.to_act(match.state))
            deadline = Deadline(SECONDS, time.process_time)
            move = opponents.choose(rules.see(match.state, seat), seat, seating.levels[seat], luck, deadline).move
        match = match.play(seat, move, chance=cards, at=NOON)
    places = {line.seat: line.place for line in rules.standings(match.state) or ()}
    return {
        "game": rules.key,
        "topic": seating.pairing.kind if seating.pairing.kind in SCENARIOS else "",
        "levels": seating.levels,
        "places": [places[Seat(seat)] for seat in range(len(seating.levels))],
    }


def main() -> None:
    """Play on."""
    seed = len(KEPT.read_text().splitlines()) if KEPT.exists() else 0
    for number, seating in enumerate(seatings(random.Random(seed)), start=seed):
        with KEPT.open("a") as kept:
            kept.write(json.dumps(played(seating, number)) + "\n")


if __name__ == "__main__":
    main()
