"""Ratings: who plays how well, folded from games that are over, with how sure that is.

Bradley-Terry by pairs of neighbours (openskill), the one model whose certainty does not depend on how many play. A
game is rated among its people alone. What people do against programs tells their strength in practice, on no board:
programs are anchors, whose own ratings never move.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from itertools import accumulate
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from engine.played_games import Boards, Line, PlayedGame, Practice, pool_of

MU, SIGMA = 25.0, 25.0 / 3
"""Where everybody begins."""

A_YEAR: Final = timedelta(days=365)
"""After so long without a game nothing is sure any more: the uncertainty has grown to that of the beginning."""

RATED_A_DAY: Final = 3
"""How many games of the same people count in a day."""

SHOWN_FROM: Final = 5
"""How many games somebody must have played before anything is shown."""

IDLE: Final = timedelta(days=90)
"""After so long without a game somebody is not on the board."""

BETAS: Final[Mapping[str, float]] = {"fearsome-floors/2": 12.5, "fearsome-floors/3+": 10.0, "claustrophobia": 10.0}
"""How much luck is in a game of each pool: the difference in strength that it can hide. Fitted on games of the levels
(`tests/engine/test_ratings.py`)."""

LADDERS: Final[Mapping[str, Sequence[tuple[str, float]]]] = {
    "fearsome-floors": (
        ("runner", 0.5),
        ("novice", 0.678),
        ("player", 0.642),
        ("skilled", 0.914),
        ("expert", 0.778),
        ("master", 0.663),
    ),
    "claustrophobia": (("friend", 0.5), ("novice", 0.84), ("steady", 0.71)),
}
"""How often each level of a game wins against the one before it, at two players: of Fearsome Floors by
`tests/README.md`, of Claustrophobia by the games on which ratings are fitted. Its other levels are not known well
enough to measure people by them."""

BEGINNERS: Final = 2
"""The place on each ladder where people begin."""


class Rating(NamedTuple):
    """How strong somebody is."""

    mu: float
    """The strength that is most likely."""
    sigma: float
    """Its standard deviation."""

    @property
    def sure(self) -> float:
        """A strength that is exceeded almost for sure: by it a board is sorted."""
        return self.mu - 2 * self.sigma


START: Final = Rating(MU, SIGMA)


@cache
def _model(beta: float) -> BradleyTerryPart:
    return BradleyTerryPart(mu=MU, sigma=SIGMA, beta=beta)


@cache
def anchors(game: str, beta: float) -> Mapping[str, float]:
    """Return how strong each level on the ladder of a game is; none for a game without one."""
    levels = LADDERS.get(game, ())
    steps = (sqrt(2) * beta * log(wins / (1 - wins)) for _, wins in levels)
    strengths = [*accumulate(steps)]
    return {level: MU + own - strengths[BEGINNERS] for (level, _), own in zip(levels, strengths, strict=True)}


@dataclass
class _Pool:
    """The people of a pool as they are after some games."""

    ratings: dict[int, Rating] = field(default_factory=dict)
    """How strong each is."""
    games: Counter[int] = field(default_factory=Counter)
    """How many games of each were rated."""
    last: dict[int, datetime] = field(default_factory=dict)
    """When each has played last."""

    def rating(self, player: int, at: datetime) -> Rating:
        """Return how strong somebody is at a time: the longer they have not played, the less is sure."""
        mu, sigma = self.ratings.get(player, START)
        idle = min((at - self.last.get(player, at)) / A_YEAR, 1.0)
        return Rating(mu, sqrt(sigma**2 + max(idle, 0.0) * max(SIGMA**2 - sigma**2, 0.0)))

    def keep(self, player: int, rating: Rating, at: datetime) -> None:
        self.ratings[player], self.last[player] = rating, at
        self.games[player] += 1


def boards(games: Iterable[PlayedGame], at: datetime) -> Boards:
    """Return the boards at a time, from all games in the order in which they ended."""
    pools, practice, sides = dict[str, _Pool](), dict[str, _Pool](), dict[str, Rating]()
    today = Counter[tuple[str, frozenset[int]]]()
    for game in games:
        if not game.counts:
            continue
        people = game.people
        among = (f"{game.summary.ended:%Y-%m-%d}", frozenset(game.seats[seat].player for seat in people))
        today[among] += 1
        if today[among] > RATED_A_DAY:
            continue
        if game.is_rated:
            _rate(game, people, pools.setdefault(pool_of(game), _Pool()), sides)
        elif len(people) == 1:
            _practise(game, people[0], practice.setdefault(game.game, _Pool()))
    return Boards(
        {key: shown for key, pool in sorted(pools.items()) if (shown := _shown(pool, at))},
        tuple(_like(key, player, pool, at) for key, pool in sorted(practice.items()) for player in pool.ratings),
    )


def _places(game: PlayedGame, seats: Sequence[int]) -> list[float]:
    """Return the places of some seats; who gave up, or was away at the end, shares the last one."""
    gone = {seat for seat in seats if game.summary.seats[seat].gave_up or game.seats[seat].is_away}
    return [float("inf") if seat in gone else game.summary.seats[seat].place for seat in seats]


def _ranks(places: Sequence[float]) -> list[float]:
    order = sorted(set(places))
    return [float(order.index(place) + 1) for place in places]


def _rate(game: PlayedGame, people: Sequence[int], pool: _Pool, sides: dict[str, Rating]) -> None:
    """Rate a game among its people; a scenario's side is everybody's team-mate there, so its bias is learnt."""
    at, model = game.summary.ended, _model(BETAS.get(pool_of(game), MU / 6))
    players = [game.seats[seat].player for seat in people]
    teams = [[_as_openskill(model, pool.rating(player, at))] for player in players]
    of_sides = [_side(game, seat) for seat in people]
    for team, side in zip(teams, of_sides, strict=True):
        if side:
            team.append(_as_openskill(model, sides.get(side, Rating(0.0, SIGMA))))
    rated = model.rate(teams, ranks=_ranks(_places(game, people)))
    for player, side, team in zip(players, of_sides, rated, strict=True):
        pool.keep(player, Rating(team[0].mu, team[0].sigma), at)
        if side:
            sides[side] = Rating(team[1].mu, team[1].sigma)


def _side(game: PlayedGame, seat: int) -> str:
    topic = game.summary.topic
    return f"{topic}/{game.summary.seats[seat].side}" if topic else ""


def _practise(game: PlayedGame, seat: int, pool: _Pool) -> None:
    """Rate a person against programs whose strength is known, and let that be as it is."""
    beta = BETAS.get(pool_of(game), MU / 6)
    model, known = _model(beta), anchors(game.game, beta)
    at, player = game.summary.ended, game.seats[seat].player
    others = [other for other, of in enumerate(game.seats) if of.level in known]
    if not others:
        return
    teams = [[_as_openskill(model, pool.rating(player, at))]]
    teams += [[model.rating(mu=known[game.seats[other].level or ""], sigma=0.01)] for other in others]
    mine, *_ = model.rate(teams, ranks=_ranks(_places(game, [seat, *others])))
    pool.keep(player, Rating(mine[0].mu, mine[0].sigma), at)


def _as_openskill(model: BradleyTerryPart, rating: Rating) -> BradleyTerryPartRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)


def _shown(pool: _Pool, at: datetime) -> tuple[Line, ...]:
    """Return who is on the board of a pool: who has played enough, and not too long ago."""
    lines = [
        (player, pool.rating(player, at), pool.games[player])
        for player in pool.ratings
        if pool.games[player] >= SHOWN_FROM and at - pool.last[player] <= IDLE
    ]
    best = sorted(lines, key=lambda line: line[1].sure, reverse=True)
    return tuple(Line(player, rating.mu, rating.sigma, games) for player, rating, games in best)


def _like(game: str, player: int, pool: _Pool, at: datetime) -> Practice:
    known = anchors(game, BETAS.get(f"{game}/2", BETAS.get(game, MU / 6)))
    mu = pool.rating(player, at).mu
    return Practice(player, game, min(known, key=lambda level: abs(known[level] - mu)), pool.games[player])
