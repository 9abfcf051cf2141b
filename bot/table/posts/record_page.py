"""What somebody has come to in a game: told in lines, and as a picture without their name."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from bot.table.game import AnyTableGame
from bot.table.posts.post import Picture, picture_of
from engine.played_games import Statistics, Tried
from render.core import Frame, Words
from render.core.record_card import Bar, Bars, Card, Column, Columns, Part, Parts
from render.core.show import LONGEST_ALT

A_MINUTE, AN_HOUR = 60, 3600

MINUS: Final = "\N{MINUS SIGN}"


def record_lines(found: Statistics, game: AnyTableGame, words: Words) -> Iterator[str]:
    """Tell what somebody has come to in a game, a line for each thing."""
    yield words("stats-headed", game=f"**{words(found.game)}**", told=_summary(found, words))
    yield from (f"- {line}" for line in _more(found, game, words))


def record_picture(found: Statistics, game: AnyTableGame, words: Words) -> Picture:
    """Show the same on a picture."""
    card = Card(
        title=words(found.game),
        about=words("stats-card-about", games=found.games, rounds=round(found.rounds), time=_time(found, words)),
        columns=tuple(_columns(found, words)),
        bars=tuple(bars for bars in _bars(found, game, words) if bars.bars),
        parts=_parts(found, words),
    )
    about = words("stats-headed", game=words(found.game), told=_summary(found, words))
    told = words.sentences((about, *_more(found, game, words)))
    return picture_of(found.game, Frame(card, told, told[:LONGEST_ALT]))


def level_name(game: AnyTableGame, key: str, words: Words) -> str:
    """Name a level of a game."""
    opponents = game.rules.opponents
    return key if opponents is None else game.programs.level_name(words, opponents.level(key))


def _summary(found: Statistics, words: Words) -> str:
    places = [words("stats-place", place=place, times=times) for place, times in sorted(found.places.items())]
    return words(
        "stats-game",
        games=found.games,
        places=words.listing(places),
        rounds=round(found.rounds),
        time=_time(found, words),
    )


def _more(found: Statistics, game: AnyTableGame, words: Words) -> Iterator[str]:
    if "out" in found.counts:
        meals = _meals(found)
        meal = max(meals, key=meals.__getitem__, default="none")
        yield words("stats-tokens", out=found.counts["out"], eaten=found.counts["eaten"], meal=meal)
    levels = [
        words("stats-level", level=level_name(game, level, words), won=tried.won, of=tried.of)
        for level, tried in _levels(found, game)
    ]
    if levels:
        yield words("stats-levels", levels=words.listing(levels))
    for topic, of_topic in groupby(_topics(found), key=itemgetter(0)):
        sides = [
            words("stats-side", side=game.sides.name(side, words), won=tried.won, of=tried.of)
            for _, side, tried in of_topic
        ]
        yield words("stats-topic", topic=game.sides.topic(topic, words), sides=words.listing(sides))
    if (luck := found.luck) is not None:
        added, skill = _signed(words, luck.luck), _signed(words, luck.skill)
        yield words("stats-luck", games=luck.games, expected=luck.expected, luck=added, skill=skill)


def _meals(found: Statistics) -> Mapping[str, int]:
    """Return how often each token was eaten, by its number."""
    return {name.removeprefix("meal-"): n for name, n in sorted(found.counts.items()) if name.startswith("meal-")}


def _levels(found: Statistics, game: AnyTableGame) -> Iterator[tuple[str, Tried]]:
    """Yield the levels that were met, the weakest first."""
    opponents = game.rules.opponents
    for level in () if opponents is None else opponents.levels:
        if level.key in found.levels:
            yield level.key, found.levels[level.key]


def _topics(found: Statistics) -> Iterator[tuple[str, str, Tried]]:
    for name, tried in sorted(found.topics.items()):
        topic, _, side = name.partition("/")
        yield topic, side, tried


def _columns(found: Statistics, words: Words) -> Iterator[Columns]:
    if found.topics:  # each game was won or lost, as the bars say
        return
    places = range(1, max(found.places) + 1)
    columns = tuple(Column(str(place), found.places.get(place, 0), is_marked=place == 1) for place in places)
    yield Columns(words("stats-card-places"), columns)
    if meals := _meals(found):
        most = max(meals.values())
        eaten = tuple(Column(token, count, is_marked=count == most) for token, count in meals.items())
        title = words("stats-card-eaten", out=found.counts["out"], eaten=found.counts["eaten"])
        yield Columns(title, eaten)


def _bars(found: Statistics, game: AnyTableGame, words: Words) -> Iterator[Bars]:
    yield Bars(
        words("stats-card-levels"),
        tuple(Bar(level_name(game, level, words), "", tried.won, tried.of) for level, tried in _levels(found, game)),
    )
    yield Bars(
        words("stats-card-won"),
        tuple(Bar(game.sides.topic(topic, words), side, tried.won, tried.of) for topic, side, tried in _topics(found)),
    )


def _parts(found: Statistics, words: Words) -> Parts | None:
    if (luck := found.luck) is None:
        return None
    added = ((words("stats-card-luck"), luck.luck), (words("stats-card-moves"), luck.skill))
    return Parts(
        words("stats-card-reviewed", games=luck.games, expected=luck.expected),
        tuple(Part(label, _signed(words, victories), victories) for label, victories in added),
    )


def _signed(words: Words, number: float) -> str:
    return words("signed", sign="+" if round(number, 1) >= 0 else MINUS, number=abs(number))


def _time(found: Statistics, words: Words) -> str:
    if not found.seconds:
        return "none"
    if found.seconds < A_MINUTE:
        return words("stats-seconds", seconds=round(found.seconds))
    if found.seconds < AN_HOUR:
        return words("stats-minutes", minutes=round(found.seconds / A_MINUTE))
    return words("stats-hours", hours=round(found.seconds / AN_HOUR))
