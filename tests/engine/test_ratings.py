"""Ratings find who plays better, say how sure that is, and count what the rules of a board let count."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import combinations, pairwise
from math import exp, hypot, log, sqrt
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from engine import GAMES
from engine.core.tally import SeatSummary, Summary
from engine.played_games import Line, PlayedGame, PlayedSeat, statistics
from engine.ratings import BETAS, IDLE, LADDERS, MU, RATED_A_DAY, SHOWN_FROM, SIGMA, anchors, boards

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def played(
    *players: int | str,
    places: Sequence[int] = (),
    day: float = 0,
    rounds: int = 9,
    gave_up: Sequence[int] = (),
    away: Sequence[int] = (),
    topic: str = "",
    sides: Sequence[str] = (),
) -> PlayedGame:
    """Return a game of people (numbers) and programs (levels), who come in as they are named."""
    places, sides = places or range(1, len(players) + 1), sides or [""] * len(players)
    seats = [
        SeatSummary(place, 0, side, 9, 1.0, seat in gave_up)
        for seat, (place, side) in enumerate(zip(places, sides, strict=True))
    ]
    who = [
        PlayedSeat(-1 - seat, one) if isinstance(one, str) else PlayedSeat(one, is_away=seat in away)
        for seat, one in enumerate(players)
    ]
    key = "claustrophobia" if topic else "fearsome-floors"
    summary = Summary(NOON + timedelta(days=day), rounds, topic, tuple(seats))
    return PlayedGame(key, summary, tuple(who))


def pool(games: Sequence[PlayedGame], name: str = "fearsome-floors/2", *, day: float = 100) -> dict[int, Line]:
    found = boards(games, NOON + timedelta(days=day))
    return {line.player: line for line in found.pools.get(name, ())}


def season(*players: int | str, games: int = SHOWN_FROM) -> list[PlayedGame]:
    """Return games of the same people on as many days, up to the day of the boards."""
    return [played(*players, day=100 - games + number) for number in range(games)]


def test_nobody_is_shown_before_five_games_and_the_better_one_is_first() -> None:
    assert pool(season(1, 2, games=SHOWN_FROM - 1)) == {}
    found = pool(season(1, 2))
    assert [*found] == [1, 2]
    assert found[1].mu > MU > found[2].mu
    assert found[1].sigma < SIGMA


def test_games_of_two_and_of_more_are_two_pools() -> None:
    games = [*season(1, 2), *season(1, 2, 3)]
    assert {key: len(lines) for key, lines in boards(games, NOON + timedelta(days=100)).pools.items()} == {
        "fearsome-floors/2": 2,
        "fearsome-floors/3+": 3,
    }


def test_programs_are_left_out_of_a_game_of_people() -> None:
    with_program = [played("player", 1, 2, day=day) for day in range(95, 100)]
    without = [played(1, 2, 3, day=day) for day in range(95, 100)]
    assert pool(with_program, "fearsome-floors/3+")[1].mu > MU
    assert set(pool(with_program, "fearsome-floors/3+")) == {1, 2}
    assert set(pool(without, "fearsome-floors/3+")) == {1, 2, 3}


def test_games_against_programs_move_no_board_and_tell_a_strength_in_practice() -> None:
    often = [played(1, "skilled", places=(2, 1) if day % 2 else (1, 2), day=day) for day in range(60)]
    found = boards(often, NOON + timedelta(days=60))
    assert found.pools == {}
    assert [(one.player, one.game, one.like, one.games) for one in found.practice] == [
        (1, "fearsome-floors", "skilled", 60)
    ]


def test_the_levels_stand_as_far_apart_as_their_games_say() -> None:
    strong = anchors("fearsome-floors", 12.5)
    assert sorted(strong, key=strong.__getitem__) == ["runner", "novice", "player", "skilled", "expert", "master"]
    assert strong["player"] == MU


@pytest.mark.parametrize("key", GAMES)
def test_a_strength_in_practice_is_told_by_a_level_of_the_same_game(key: str) -> None:
    opponents = GAMES[key].opponents
    assert opponents is not None
    levels = [level.key for level in opponents.levels]
    assert [level for level, _ in LADDERS[key]] == levels[: len(LADDERS[key])]
    topic = "air" if key == "claustrophobia" else ""
    for level in levels:
        for places in ((1, 2), (2, 1)):
            games = [played(1, level, places=places, topic=topic, sides=("humans", "demons"))] * 3
            found = boards(games, NOON + timedelta(days=1))
            assert found.pools == {}
            assert [one.like in levels for one in found.practice] == [True] * (level in dict(LADDERS[key]))


def test_who_gives_up_or_is_played_by_a_stand_in_shares_the_last_place() -> None:
    gave_up = [played(1, 2, 3, gave_up=[0], day=day) for day in range(95, 100)]
    away = [played(1, 2, 3, away=[0], day=day) for day in range(95, 100)]
    for games in (gave_up, away):
        assert pool(games, "fearsome-floors/3+")[1].mu < pool(games, "fearsome-floors/3+")[3].mu


def test_a_game_that_is_given_up_in_its_first_round_is_not_rated() -> None:
    assert pool([played(1, 2, gave_up=[1], rounds=1, day=day) for day in range(90, 100)]) == {}


def test_a_game_that_was_played_on_from_a_board_tells_nothing_of_anybody() -> None:
    whole = season(1, 2)
    late = [replace(game, summary=replace(game.summary, first=7)) for game in whole]
    against_a_program = [replace(game, summary=replace(game.summary, first=7)) for game in season(1, "novice")]
    found = boards([*late, *against_a_program], NOON + timedelta(days=100))
    assert (found.pools, found.practice) == ({}, ())
    assert statistics(late, 1) == ()
    assert pool([*late, *whole]) == pool(whole)
    assert [each.games for each in statistics([*late, *whole], 1)] == [len(whole)]


def test_at_most_three_games_a_day_count_among_the_same_people() -> None:
    one_day = [played(1, 2, day=99) for _ in range(9)]
    assert pool(one_day) == {}
    assert pool([*season(1, 2), *one_day])[1].games == SHOWN_FROM + RATED_A_DAY - 1


def test_games_that_do_not_count_take_no_place_of_those_three() -> None:
    given_up = [played(1, 2, day=95, rounds=1, gave_up=[1]) for _ in range(RATED_A_DAY)]
    assert pool([*given_up, *season(1, 2)]) == pool(season(1, 2))


def test_who_is_idle_is_less_sure_and_after_90_days_not_on_the_board() -> None:
    last = 99
    now, later = pool(season(1, 2), day=last), pool(season(1, 2), day=last + IDLE.days)
    assert later[1].sigma > now[1].sigma
    assert later[1].mu == now[1].mu
    assert pool(season(1, 2), day=last + IDLE.days + 1) == {}


def test_the_side_that_wins_is_a_part_of_the_victory_and_no_bodys_strength() -> None:
    crypt = partial(played, topic="air", sides=("humans", "demons"))
    changing = [crypt(1 + day % 2, 2 - day % 2, day=day / 2) for day in range(60)]
    found = pool(changing, "claustrophobia", day=30)
    assert abs(found[1].mu - found[2].mu) < SIGMA / 4  # the humans have won each time
    always = [crypt(1, 2, day=day) for day in range(95, 100)]
    assert MU < pool(always, "claustrophobia")[1].mu < pool(season(1, 2))[1].mu


def test_twenty_four_people_are_found_in_their_order_and_their_uncertainty_is_told_truly() -> None:
    luck, strength = random.Random(1), {person: random.Random(person).gauss(MU, 6) for person in range(24)}
    games = []
    for number in range(24 * 40 // 4):
        people = luck.sample(range(24), 4)
        shown = {person: luck.gauss(strength[person], 4.2) for person in people}
        order = sorted(people, key=shown.__getitem__, reverse=True)
        games.append(played(*order, day=number / 3))
    found = pool(games, "fearsome-floors/3+", day=80)
    assert len(found) == 24
    by_truth, by_board = sorted(strength, key=strength.__getitem__), sorted(found, key=lambda one: found[one].mu)
    moved = mean((by_truth.index(person) - by_board.index(person)) ** 2 for person in range(24))
    assert 1 - 6 * moved / (24**2 - 1) > 0.85  # Spearman's
    sure = [
        (one, two)
        for one in found
        for two in found
        if found[one].mu - found[two].mu > 2 * hypot(found[one].sigma, found[two].sigma)
    ]
    assert len(sure) > 24
    assert mean(strength[one] > strength[two] for one, two in sure) > 0.95


def test_ten_thousand_games_are_rated_within_ten_seconds() -> None:
    luck = random.Random(2)
    games = [played(*luck.sample(range(100), luck.choice((2, 4))), day=number / 50) for number in range(10_000)]
    begun = process_time()
    assert len(boards(games, NOON + timedelta(days=200)).pools) == 2
    assert process_time() - begun < 10


def test_the_ladder_of_claustrophobia_is_what_its_levels_came_to() -> None:
    won = Counter[tuple[str, str]]()
    for game in games_in("claustrophobia"):
        order = [level for _, level in sorted(zip(game["places"], game["levels"], strict=True))]
        won[order[0], order[1]] += len(set(game["places"])) - 1
    for (weak, _), (strong, share) in pairwise(LADDERS["claustrophobia"]):
        wins, losses = won[strong, weak], won[weak, strong]
        assert wins + losses > 40
        assert share == round(wins / (wins + losses), 2)


@pytest.mark.parametrize("key", BETAS)
def test_luck_in_each_pool_is_as_large_as_games_of_the_levels_say(key: str) -> None:
    losses = {beta: log_loss(games_in(key), beta) for beta in BETAS_TRIED}
    assert losses[BETAS[key]] < 1.01 * min(losses.values())
    assert losses[BETAS[key]] < log(2) + 0.005  # which a coin has


def test_the_ladder_of_the_levels_tells_luck_exactly() -> None:
    losses = {beta: log_loss(games_in("fearsome-floors/2"), beta) for beta in BETAS_TRIED}
    assert min(losses, key=losses.__getitem__) == BETAS["fearsome-floors/2"]


BETAS_TRIED = (2, 4, 6, 8, 10, 12.5, 16, 20, 25, 36)


LADDER_GAMES = (300, 300, 64, 18, 150)
"""How many games there are of each two neighbours (`tests/README.md`)."""


def ladder() -> Iterator[dict[str, Any]]:
    """Yield the games of the ladder of levels, in turns: of each two as many won as are told."""
    (first, _), *ladder = LADDERS["fearsome-floors"]
    levels = [first, *(level for level, _ in ladder)]
    played, won = [0] * len(ladder), [0] * len(ladder)
    for number in range(max(LADDER_GAMES)):
        for step, ((level, share), count) in enumerate(zip(ladder, LADDER_GAMES, strict=True)):
            if number * count // max(LADDER_GAMES) < (number + 1) * count // max(LADDER_GAMES):
                played[step] += 1
                is_won = round(share * played[step]) > won[step]
                won[step] += is_won
                yield {"topic": "", "levels": [level, levels[step]], "places": [1, 2] if is_won else [2, 1]}


def games_in(key: str) -> list[dict[str, Any]]:
    """Return games of the levels in a pool: of two players those of the ladder, else those that are kept."""
    if key == "fearsome-floors/2":
        return [*ladder()]
    kept = map(json.loads, (Path(__file__).parent / "levels.jsonl").read_text().splitlines())
    return [game for game in kept if game["game"] == key.partition("/")[0]]


def log_loss(games: Sequence[dict[str, Any]], beta: float) -> float:
    """Return how badly each game is foretold from those before it, by every two of its players."""
    model, known, losses = BradleyTerryPart(beta=beta), dict[str, BradleyTerryPartRating](), []
    for game in games:
        keys = [[level] for level in game["levels"]]
        if game["topic"]:
            keys = [[level, f"{game['topic']}/{side}"] for side, (level,) in enumerate(keys)]
        teams = [[known.get(key) or model.rating(mu=0 if "/" in key else MU) for key in team] for team in keys]
        for (one, place), (two, other) in combinations(zip(teams, game["places"], strict=True), 2):
            ahead = sum(each.mu for each in one) - sum(each.mu for each in two)
            spread = sqrt(sum(each.sigma**2 for each in (*one, *two)) + 2 * beta**2)
            if place != other:
                losses.append(log(1 + exp(-ahead / spread if place < other else ahead / spread)))
        for team, rated in zip(keys, model.rate(teams, ranks=game["places"]), strict=True):
            known |= zip(team, rated, strict=True)
    return mean(losses)


def test_whoever_is_new_begins_in_the_middle() -> None:
    assert pytest.approx(1 / 3) == SIGMA / MU
    assert set(BETAS) == {"fearsome-floors/2", "fearsome-floors/3+", "claustrophobia"}
