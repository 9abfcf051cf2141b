"""The record of games that were played: a fold over those that are over, of which nothing is kept.

So an undo of the end, a game brought back, an erased person or another formula come out right by themselves. It is
folded in the process for reviews: `ratings` takes a fifth of a millisecond for a game of two.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import median

from engine.core.record import Value
from engine.core.tally import Summary


class PlayedSeat(Value, frozen=True):
    """Who has played at a seat to the end."""

    player: int
    """A number for each person, which the fold does not look into."""
    level: str | None = None
    """The level of a program; None for a person."""
    is_away: bool = False
    """Whether the seat was played by a stand-in at the end."""
    account: tuple[float, float, float] | None = None
    """By the review: the chances to win at the beginning, and what luck and moves added; None without one."""


class PlayedGame(Value, frozen=True):
    """A game that is over."""

    game: str
    """Its key."""
    summary: Summary
    """What it came to."""
    seats: tuple[PlayedSeat, ...]
    """Who has played it, by seat."""

    @property
    def is_whole(self) -> bool:
        """Whether it was played from its beginning: what came of another one says less of who played it."""
        return self.summary.first <= 1

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, of in enumerate(self.seats) if of.level is None]

    @property
    def is_rated(self) -> bool:
        """Whether people were measured by it: two at least, and nobody gave it up before anything had happened."""
        return self.counts and len(self.people) > 1

    @property
    def counts(self) -> bool:
        """Whether it does: not one that began late, or that somebody gave up before anything had happened."""
        return self.is_whole and (self.summary.rounds > 1 or not any(seat.gave_up for seat in self.summary.seats))


def pool_of(game: PlayedGame) -> str:
    """Return in which pool a game is rated: a game of two is another one than that of more."""
    if game.summary.topic:
        return game.game
    return f"{game.game}/{'2' if len(game.seats) == 2 else '3+'}"  # noqa: PLR2004 - two are two


class Tried(Value, frozen=True):
    """How often something was won."""

    won: int = 0
    """How often."""
    of: int = 0
    """In how many games."""

    def with_game(self, *, is_won: bool) -> "Tried":
        """Return it with one game more."""
        return Tried(self.won + is_won, self.of + 1)


class Luck(Value, frozen=True):
    """What came of luck and of moves in the games that were reviewed."""

    games: int
    """How many those are."""
    expected: float
    """How many of them would have been won by the chances at their beginning."""
    luck: float
    """How many victories luck has added."""
    skill: float
    """How many victories moves have added."""


class Statistics(Value, frozen=True):
    """What somebody has come to in one game."""

    game: str
    """Its key."""
    games: int
    """How many were played to the end."""
    places: Mapping[int, int]
    """How often each place was taken."""
    rounds: float
    """How many rounds a game had, in the middle."""
    seconds: float
    """How long a turn took, in the middle."""
    counts: Mapping[str, int]
    """What was counted, by name: tokens that are out, say."""
    levels: Mapping[str, Tried]
    """How often somebody was better than a program of each level."""
    topics: Mapping[str, Tried]
    """How often each scenario was won on each side, as `scenario/side`."""
    luck: Luck | None
    """What luck did, where games were reviewed."""


def statistics(games: Iterable[PlayedGame], player: int) -> tuple[Statistics, ...]:
    """Return what a person has come to in each game, by its key; only games that are whole count."""
    by_game: dict[str, list[tuple[PlayedGame, int]]] = {}
    for game in games:
        for seat in game.people if game.is_whole else ():
            if game.seats[seat].player == player:
                by_game.setdefault(game.game, []).append((game, seat))
    return tuple(_of_game(key, by_game[key]) for key in sorted(by_game))


def _of_game(key: str, played: Sequence[tuple[PlayedGame, int]]) -> Statistics:
    counts = Counter[str]()
    levels, topics = dict[str, Tried](), dict[str, Tried]()
    for game, seat in played:
        mine = game.summary.seats[seat]
        counts.update(mine.counts)
        for other, theirs in zip(game.seats, game.summary.seats, strict=True):
            if other.level is not None:
                before = levels.get(other.level, Tried())
                levels[other.level] = before.with_game(is_won=mine.place < theirs.place)
        if game.summary.topic:
            name = f"{game.summary.topic}/{mine.side}"
            topics[name] = topics.get(name, Tried()).with_game(is_won=mine.score > 0)
    own = [game.summary.seats[seat] for game, seat in played]
    return Statistics(
        game=key,
        games=len(played),
        places=Counter(mine.place for mine in own),
        rounds=median(game.summary.rounds for game, _ in played),
        seconds=median(times) if (times := [mine.seconds for mine in own if mine.turns]) else 0.0,
        counts=counts,
        levels=levels,
        topics=topics,
        luck=_luck([of for game, seat in played if (of := game.seats[seat].account) is not None]),
    )


def _luck(accounts: Sequence[tuple[float, float, float]]) -> Luck | None:
    if not accounts:
        return None
    expected, luck, skill = (sum(part) for part in zip(*accounts, strict=True))
    return Luck(len(accounts), expected, luck, skill)


class Line(Value, frozen=True):
    """A person on a board."""

    player: int
    """Who."""
    mu: float
    """The strength that is most likely."""
    sigma: float
    """Its standard deviation."""
    games: int
    """How many games were rated."""


class Practice(Value, frozen=True):
    """How strong somebody is against programs."""

    player: int
    """Who."""
    game: str
    """In which game."""
    like: str
    """The level that is as strong, as far as is known."""
    games: int
    """How many games tell that."""


class Boards(Value, frozen=True):
    """Who plays how well."""

    pools: Mapping[str, tuple[Line, ...]]
    """The people of each pool who are shown, the best first."""
    practice: tuple[Practice, ...]
    """What games against programs tell, for everybody's own eyes."""
