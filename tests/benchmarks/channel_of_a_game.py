"""What a round of Claustrophobia takes in its channel and of its players: posts, pings, bytes, and taps on pads.

`uv run python -m tests.benchmarks.channel_of_a_game [GAMES] [--tell]` lets the simple players play games of each
scenario at a table, one move after the other as people do, and prints a line for each way of naming hits. With `--tell`
it prints what the channel is told in the first game instead.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import dropwhile, groupby
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from bot.games.claustrophobia.move_notation import carried_moves
from bot.games.claustrophobia.pad import rows_below
from bot.games.claustrophobia.screens import Sight, screen_of
from bot.games.claustrophobia.screens.screen import LEADS, PLAYS
from bot.interactions.components.component import Menu
from bot.table import TableView
from bot.table.posts.custom_id import PATTERN, CustomId
from bot.table.posts.post import Post
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.moves import AnyMove, Summon
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import AnyMatch, AnyTurn, Match, Seat
from render.core import words_in
from render.studio import FilmJob, PictureJob, make
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.every_game.at_tables import HERE, AtTable, at_table, person_at

GAMES: Final = 1
MANY: Final = 10_000

Naming = Literal["at-once", "deferred"]


class Figures(NamedTuple):
    """What the rounds of a game took, from the first one to the last."""

    posts: list[int]
    """Messages of each round: what is told by an edit of the newest one is none."""
    pings: int
    kilobytes: float
    taps: list[int]
    """Of each move."""


async def measure(match: AnyMatch, *, tell: bool = False) -> Figures:
    """Play a match again at a table, and look at all that its channel is owed."""
    with tempfile.TemporaryDirectory() as folder:
        async with at_table(Path(folder) / "bench.db", begun(match)) as at:
            taps = await play_again(at, match)
            async with at.tables.store.reading() as reader:
                owed = [
                    (row.turn, msgspec.json.decode(row.body, type=Post)) for row in await reader.owed(HERE, limit=MANY)
                ]
    if tell:
        for _, post in owed:
            print(f"[{post.role}, {len(post.pictures)} pictures, pings {post.mention}]\n{post.text}\n")
    before = [None, *(post.role for _, post in owed)]
    rounds = Counter(
        match.after(turn).round
        for (turn, post), newest in zip(owed, before, strict=False)
        if newest not in post.traits.edits
    )
    size = sum(len(make(job) or b"") for _, post in owed for job in jobs_of(post))
    return Figures(list(rounds.values()), sum(post.mention is not None for _, post in owed), size / 1000, taps)


def jobs_of(post: Post) -> list[FilmJob | PictureJob]:
    """Return what is made for a post: its film, or its pictures."""
    if post.film is not None:
        return [FilmJob(post.film.game, post.film.parts, post.film.language)]
    return [PictureJob(each.game, each.scene) for each in post.pictures]


def begun(match: AnyMatch) -> AnyMatch:
    """Return a match as it was before anybody chose anything."""
    chosen = sum(1 for _ in dropwhile(lambda turn: turn.seat is None, match.journal.turns))
    first = match.undo(chosen) if chosen else match
    return Match.fold(match.game, msgspec.structs.replace(first.journal, undone=(), fate={}))


async def play_again(at: AtTable, match: AnyMatch) -> list[int]:
    """Play the moves of a match at a table, with their luck; return how many taps each takes, none within a press.

    What the table plays by itself has been played another way now and then where all ways come to the same.
    """
    turns: Sequence[AnyTurn] = match.journal.turns
    nobody = [
        turn.seat is None or match.game.forced(match.after(number)) is not None for number, turn in enumerate(turns)
    ]
    taps, turns = list[int](), tile_by_tile(turns)
    before: Seat | None = None
    pressed = 0
    for number, turn in enumerate(turns):
        if turn.seat is None or nobody[number]:
            continue
        if pressed == 0:
            view = (await at.table()).seen_by(person_at(turn.seat).id)
            end = next((n for n in range(number, len(turns)) if nobody[n] or turns[n].seat != turn.seat), len(turns))
            pressed, cost = press_of(view, turn.seat, [each.move for each in turns[number:end]])
            taps.append(cost + (turn.seat != before))
        else:
            taps.append(0)
        pressed, before = pressed - 1, turn.seat
        luck, stop = list(turn.luck), number + 1
        while stop < len(turns) and nobody[stop]:
            luck += turns[stop].luck
            stop += 1
        await at.play(turn.seat, turn.move, luck)
    return taps


def tile_by_tile(turns: Sequence[AnyTurn]) -> list[AnyTurn]:
    """Return turns with the troglodytes that are summoned one after the other by their tiles, as people summon them."""
    found = list[AnyTurn]()
    for is_summons, run in groupby(turns, lambda turn: isinstance(turn.move, Summon) and not turn.luck):
        own = list(run)
        found += sorted(own, key=lambda turn: (not turn.move.is_demon, turn.move.tile)) if is_summons else own
    return found


def press_of(view: TableView, seat: Seat, moves: Sequence[AnyMove]) -> tuple[int, int]:
    """Return how many of the moves that come next the best press plays, in any order, and how many taps it takes.

    Choosing from a menu takes two. Raises LookupError.
    """
    state = view.started_match.state
    sight = Sight(words_in("en"), view, state, seat, tuple(CLAUSTROPHOBIA.choices(state, seat)))
    ways, seen, found = [(0, "")], set[str](), list[tuple[int, int]]()
    while ways:
        taps, path = heappop(ways)
        if path.startswith(PLAYS):
            played = carried_moves(path.removeprefix(PLAYS))
            if Counter(played) == Counter(moves[: len(played)]):
                found.append((len(played), -taps))
        elif path not in seen:
            seen.add(path)
            for cost, value in offered(sight, path):
                heappush(ways, (taps + cost, value.removeprefix(LEADS)))
    if not found:
        raise LookupError(f"{moves[0]} stands on no screen")
    count, taps = max(found)
    return count, -taps


def offered(sight: Sight, path: str) -> Iterator[tuple[int, str]]:
    """Yield what can be chosen on a screen, as values of menus, with the taps that each takes."""
    for row in rows_below(sight, screen_of(sight, path), path):
        if isinstance(row, Menu):
            yield from ((2, value) for value, _ in row.options)
        else:
            ids = [CustomId.read(found) for button in row if (found := PATTERN.fullmatch(button.id))]
            marks = {"cl-do": PLAYS, "cl-show": LEADS}
            yield from ((1, f"{marks[each.verb]}{each.rest}") for each in ids if each.verb in marks)


def line(naming: Naming, games: list[Figures]) -> str:
    """Return the row of a table for games in which hits were named so."""
    posts, taps = [n for game in games for n in game.posts], [n for game in games for n in game.taps]
    size, pings = sum(game.kilobytes for game in games), sum(game.pings for game in games)
    tenths = quantiles(posts, n=10)
    return (
        f"| {naming} | {fmean(posts):.1f} ({tenths[0]:.0f} to {tenths[-1]:.0f}) | {pings / len(posts):.1f} "
        f"| {size / len(posts):.0f} | {sum(taps) / len(posts):.1f} | {fmean(taps):.1f} | {max(taps)} |"
    )


async def main(games: int, *, tell: bool) -> None:
    """Measure both ways of naming hits, and print a table."""
    if tell:
        await measure(whole_game(Setup(), 0), tell=True)
        return
    print("| hits are named | posts of a round (8 in 10) | pings | kB | taps | taps of a move | at most |")
    print("|---|---|---|---|---|---|---|")
    for naming in get_args(Naming):
        matches = [whole_game(Setup(scenario, naming=naming), seed) for scenario in SCENARIOS for seed in range(games)]
        print(line(naming, [await measure(match) for match in matches]), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES, help="how many of each scenario")
    parser.add_argument("--tell", action="store_true", help="print what the channel is told in a game")
    given = parser.parse_args()
    asyncio.run(main(given.games, tell=given.tell))
