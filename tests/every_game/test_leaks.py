"""Nothing that leaves the bot tells a viewer what they may not know: matches that look alike to them stay alike."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from bot.play.moderation import match_files
from bot.play.moderation.undo_redo import redo, undo
from bot.table import Table, TableView
from engine.core import AnyMatch, Drawn, Match, NotAllowed, Refused, ScriptedChance, Seat, SeededChance
from render.core import words_in
from tests.every_game import outputs
from tests.every_game.at_tables import HERE, MODERATOR, AtTable, at_table, person_at
from tests.every_game.look_alikes import LOOK_ALIKES, SAME, HiddenChance, NotedChance
from tests.every_game.matches import ALL_GAMES, NOON, new_match, random_choice, random_match, random_turn
from tests.every_game.outputs import leaving, refusal
from tests.length import length
from tests.toy_game import TOY_GAME

STEPS = length(6, long=10)
"""How many turns are played at most at two tables side by side."""

SEEDS = length(2, long=6)
"""How many pairs of matches of a game that hides something; of one that does not, one shows as much."""

OF_SEATS = ("missed", "act")
"""What is told to those alone who sit at the table, also after the end."""

UNDONE_NOW_AND_THEN = 0.2

LAST = length(8, long=20)
"""So many turns before its end a match goes on at a table."""

VIEWED = [(key, viewer) for key in ALL_GAMES for viewer in (None, Seat(0), Seat(1))]
every_view = pytest.mark.parametrize(("key", "viewer"), VIEWED)


class Pair(NamedTuple):
    """Two tables that look alike to a viewer, and the lot by which they are played."""

    one: AtTable
    other: AtTable
    viewer: Seat | None
    luck: random.Random


class Played(NamedTuple):
    """A move as it was played in a match, with the luck of its turn and of what was due after it."""

    move: Any
    luck: list[Drawn]
    match: AnyMatch


@asynccontextmanager
async def alike(folder: Path, key: str, viewer: Seat | None, seed: int) -> AsyncIterator[Pair]:
    """Begin two matches at tables that differ in nothing but what the viewer does not see."""
    luck, game = random.Random(seed), ALL_GAMES[key]
    start = new_match(game, game.seats[0], seed).state
    starts = start, LOOK_ALIKES.get(key, SAME).position(start, viewer, luck)
    one, other = (_begun(Match.begin(game, each), seed) for each in starts)
    async with at_table(folder / f"{seed}-1.db", one) as first, at_table(folder / f"{seed}-2.db", other) as second:
        yield Pair(first, second, viewer, luck)


def _begun(match: AnyMatch, seed: int) -> AnyMatch:
    luck = random.Random(seed)
    while match.game.due(match.state) is not None:
        match = random_turn(match, luck)
    return match


async def go_on(pair: Pair) -> bool:
    """Play what looks alike at both tables, or take it back; False once what is hidden has come to light."""
    one, other = [(await at.table()).started_match for at in (pair.one, pair.other)]
    if pair.luck.random() < UNDONE_NOW_AND_THEN and any(turn.is_chosen for turn in one.journal.turns):
        for at in (pair.one, pair.other):
            await (redo(at.tables, HERE, MODERATOR) if one.journal.undone else undo(at.tables, HERE, MODERATOR, 1))
        return True
    seat, move = random_choice(one, pair.luck)
    assert seat is not None
    if (
        seat != pair.viewer
        and one.has_order(seat, move)
        and one.seen(pair.viewer) == one.play(seat, move, chance=ScriptedChance(()), at=NOON).seen(pair.viewer)
    ):  # of which the viewer cannot know: in one of the two nobody gives it
        await pair.one.play(seat, move, ())
        return True
    if (both := _both(pair, one, other, seat, move)) is None:
        return False
    for at, played in zip((pair.one, pair.other), both, strict=True):
        await at.play(seat, played.move, played.luck)
    return True


def _both(pair: Pair, one: AnyMatch, other: AnyMatch, seat: Seat, move: Any) -> tuple[Played, Played] | None:
    """Play a move in one match, and in the other one that looks like it to the viewer, with what is due then."""
    looks = LOOK_ALIKES.get(one.game.key, SAME)
    is_own = seat == pair.viewer
    first, second = (
        Played(move, [], one),
        Played(move if is_own else looks.move(other.state, seat, move, pair.luck), [], other),
    )
    mover: Seat | None = seat
    moves = first.move, second.move
    while True:
        first = _play(first, mover, moves[0], NotedChance(SeededChance(pair.luck.getrandbits(32))))
        hidden = frozenset[str]() if is_own else looks.luck(moves[0])
        given = first.luck[len(second.luck) :]
        try:
            second = _play(second, mover, moves[1], NotedChance(HiddenChance(given, hidden, pair.luck)))
        except (NotAllowed, LookupError):
            return None
        seen = [played.match.seen(pair.viewer).journal for played in (first, second)]
        if one.game.standings(first.match.state) is not None or seen[0] != seen[1]:
            return None
        mover, due = None, one.game.due(first.match.state)
        if due is None:
            return first, second
        moves = due, due


def _play(played: Played, seat: Seat | None, move: Any, chance: NotedChance) -> Played:
    match = played.match.play(seat, move, chance=chance, at=NOON)
    return Played(played.move, [*played.luck, *chance.given], match)


async def must_look_alike(pair: Pair) -> int:
    """Play on, and see that all that leaves stays the same to the viewer; count the steps."""
    for number in range(STEPS):
        assert await leaving(pair.one, pair.viewer) == await leaving(pair.other, pair.viewer)
        for move in await _refused(pair):
            assert await refusal(pair.one, pair.viewer, move) == await refusal(pair.other, pair.viewer, move)
        if not await go_on(pair):
            return number
    return STEPS


async def _refused(pair: Pair) -> list[Any]:
    """Return some moves of anybody that the viewer cannot make now."""
    match, game = (await pair.one.table()).started_match, (await pair.one.table()).game.rules
    seats = [Seat(seat) for seat in range(len((await pair.one.table()).seats))]
    some = [move for seat in seats for move in (*game.choices(match.state, seat), *game.orders(match.state, seat))]
    return [move for move in some if pair.viewer is None or game.why_not(match.state, pair.viewer, move) is not None][
        :5
    ]


async def look_alike(folder: Path, key: str, viewer: Seat | None) -> tuple[int, int]:
    """Play some pairs of matches; count the steps, and the pairs that differ."""
    steps = differing = 0
    for seed in range(1 if ALL_GAMES[key].is_open else SEEDS):
        async with alike(folder, key, viewer, seed) as pair:
            steps += await must_look_alike(pair)
            differing += (await pair.one.table()).match != (await pair.other.table()).match
    return steps, differing


@every_view
async def test_what_looks_alike_to_a_viewer_is_the_same_in_all_that_leaves(
    key: str, viewer: Seat | None, tmp_path: Path
) -> None:
    steps, differing = await look_alike(tmp_path, key, viewer)
    assert steps >= STEPS
    assert bool(differing) != ALL_GAMES[key].is_open


def full(table: Table, person_id: int | None = None) -> TableView:  # noqa: ARG001 - as the real one is called
    """Return a table whole, as nobody may see it."""
    return TableView(table.row, table.game, table.seats, table.match)


async def export_whole(*asked: Any) -> match_files.Exported:
    """Write files of a table as nobody may see it."""
    with patch.object(Table, "seen_by", full):
        return await match_files.export(*asked)


@pytest.mark.parametrize("leak", ["posts", "answers", "export"])
async def test_what_is_made_of_the_whole_match_is_noticed(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak == "posts":
        monkeypatch.setattr(Table, "public", property(full))
    elif leak == "answers":
        monkeypatch.setattr(Table, "seen_by", full)
    else:
        monkeypatch.setattr(outputs, "export", export_whole)
    with pytest.raises(AssertionError, match="assert"):
        await look_alike(tmp_path, TOY_GAME.key, None)


async def test_a_file_in_which_something_is_missing_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with alike(tmp_path, TOY_GAME.key, None, 1) as (at, *_):
        for viewer in (None, Seat(0), Seat(1)):
            exported = await match_files.export(at.tables, HERE, person_at(viewer).id)
            assert exported.is_view
            with pytest.raises(Refused) as refused:
                match_files.read_file(exported.save, at.tables.games)
            assert words_in("en")(refused.value.reason.key).startswith("The file holds a game as one person saw it")


@pytest.mark.parametrize("key", ALL_GAMES)
async def test_after_the_end_everything_is_open(key: str, tmp_path: Path) -> None:
    game, luck = ALL_GAMES[key], random.Random(1)
    whole = random_match(game, game.seats[0], 1)
    match = _begun(whole.undo(LAST), 1)
    async with at_table(tmp_path / "games.db", match) as at:
        while (table := await at.table()).standings is None:
            seat, move = random_choice(table.started_match, luck)
            chance, played = NotedChance(SeededChance(luck.getrandbits(32))), table.started_match
            played = played.play(seat, move, chance=chance, at=NOON)
            while (due := game.due(played.state)) is not None:
                played = played.play(None, due, chance=chance, at=NOON)
            assert seat is not None
            await at.play(seat, move, chance.given)
        told = [await leaving(replace(at), viewer) for viewer in (None, Seat(0), Seat(1))]
        shared = [{name: each for name, each in some.items() if name not in OF_SEATS} for some in told]
        assert shared[0] == shared[1] == shared[2]
        assert table.public.match == table.match
        exported = await match_files.export(at.tables, HERE, person_at(None).id)
        assert match_files.read_file(exported.save, at.tables.games).match == table.match
