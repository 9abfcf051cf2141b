"""The moments of a game of Claustrophobia worth seeing again."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.events import AnyEvent, GameTurn, PlayedTurn
from engine.claustrophobia.events.rounds import GameEnded
from engine.claustrophobia.events.tunnels import Attacked, DemonWounded, HumanHit, TroglodytesDied, WarriorDied
from engine.claustrophobia.moves import End
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import Hit
from engine.core import Seat, Turn
from render.claustrophobia.motion import reel
from render.claustrophobia.show import highlights
from render.core import words_in
from tests.render.claustrophobia.games import played_by_lot

MISSED = Attacked("troglodyte", 0, "B1", 0, (1,), (), 4, 0)


def turn(*events: AnyEvent) -> GameTurn:
    return Turn(Seat(1), End(), events, (), datetime(2026, 1, 1, tzinfo=UTC))


def test_blows_that_missed_are_nothing_to_see_again() -> None:
    assert highlights([turn(MISSED, MISSED, MISSED), turn(MISSED)]) == ()


def test_a_death_is_worth_more_than_blows_and_what_counts_as_much_and_was_later_goes_first() -> None:
    struck = turn(Attacked("demon", 0, "B1", 0, (6,), (), 4, 1), HumanHit("B1", Hit("attack")))
    turns = [
        turn(WarriorDied("K1", 0)),
        struck,
        turn(MISSED, MISSED, MISSED),
        turn(TroglodytesDied(0, 2)),
        turn(DemonWounded(2)),
        struck,
    ]
    assert highlights(turns) == (0, 3, 4)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_how_a_game_ended_is_always_seen_again(scenario: ScenarioName) -> None:
    turns = [turn for _, turn in played_by_lot(scenario, 3)]
    best = highlights(turns)
    assert len(best) == 3
    assert any(isinstance(event, GameEnded) for event in turns[best[-1]].events)


def test_each_moment_is_held_before_time_passes_unseen() -> None:
    game = played_by_lot("chest", 3)
    best: list[PlayedTurn] = [game[place] for place in highlights([turn for _, turn in game])]
    assert all(later - earlier > 1 for earlier, later in pairwise(game.index(part) for part in best))
    assert sum(beat.milliseconds >= 1500 for beat in reel(best, words_in("en"))) == len(best)
