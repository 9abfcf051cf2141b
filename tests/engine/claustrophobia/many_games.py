"""Random games over all scenarios and options, with what has to hold looked at after every event.

`uv run python -m tests.engine.claustrophobia.many_games [GAMES]` plays 2,000 of them; the tests have a short form.
"""

import random
import sys
from collections import Counter
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import AnyMatch, Match, read_journal, write_journal
from tests.engine.claustrophobia.random_games import SETUPS, new_game, random_turn

GAMES: Final = 2000


def checked_game(setup: Setup, seed: int) -> AnyMatch:
    """Play a game in which every event leaves no flaw, every turn a sound position, and one side at most to choose."""
    game, match, luck = CLAUSTROPHOBIA, new_game(setup, seed), random.Random(seed)
    while game.standings(match.state) is None:
        assert (len(game.to_act(match.state)), game.due(match.state) is None) in ((0, False), (1, True))
        before, orders = match, match.journal.orders
        match = random_turn(match, luck)
        if match.journal.turns != before.journal.turns:
            turn = match.journal.turns[-1]
            assert turn.orders == orders
            state = before.state
            for event in turn.events:
                state = game.evolve(state, event)
                assert game.flaws(state) == []
            assert state == match.state
        assert game.problems(match.state) == []
    assert Match.fold(game, read_journal(game, write_journal(match.journal))) == match
    return match


def main() -> None:
    """Play as many games as the program's argument says."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    names, won, turns = list(SETUPS), Counter[str](), 0
    for seed in range(number):
        match = checked_game(SETUPS[names[seed % len(names)]], seed)
        won[match.state.phase.winner or "draw"] += 1
        turns += len(match.journal.turns)
    told = ", ".join(f"{winner} {count}" for winner, count in sorted(won.items()))
    sys.stdout.write(f"{number} games of {len(names)} kinds, {turns} turns, nothing wrong; {told}\n")


if __name__ == "__main__":
    main()
