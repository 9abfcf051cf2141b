"""What a move of a level gives away of the chances to win: by that a stand-in finds its level.

`uv run python -m tests.benchmarks.stand_ins [games]` lets each level that a stand-in may have play itself, as sure as a
stand-in is, at two and four players, and prints the mean loss of a decision.
"""

import sys
from statistics import mean

from engine.core import UNHURRIED, Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.opponents.review import STAND_INS, loss
from engine.fearsome_floors.tokens import colours_for
from tests.every_game.matches import NOON


def losses(level: str, players: int, seed: int) -> list[float]:
    """Play a game at one level, and return what each move gave away."""
    cards, found = SeededChance(seed), list[float]()
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(Setup(colours_for(players)[:players]), cards))
    while FEARSOME_FLOORS.standings(match.state) is None:
        move, seat = FEARSOME_FLOORS.due(match.state), None
        if move is None:
            seat = Seat(min(FEARSOME_FLOORS.to_act(match.state)))
            move = OPPONENTS.judge(match.state, seat, level, UNHURRIED)[0].move
            if (given := loss(match.state, seat, move, UNHURRIED)) is not None:
                found.append(given)
        match = match.play(seat, move, chance=cards, at=NOON)
    return found


def main(games: int) -> None:
    """Print the mean loss of each level."""
    for level in STAND_INS.losses:
        for players in (2, 4):
            found = [loss for seed in range(games) for loss in losses(level, players, seed)]
            print(f"{level}, {players} players: {mean(found):.4f} ({len(found)} decisions)", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
