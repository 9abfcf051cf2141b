"""*Make a puzzle of this board*: one of a game that is over is found, tried privately, sent to the channel, counted."""

import asyncio
import re
from pathlib import Path

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, World
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation.position import read_position as read_crypt
from engine.claustrophobia.puzzles import for_practice as crypt_puzzles
from engine.core import Match, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.puzzles import for_practice, solution_of
from engine.fearsome_floors.puzzles.search import puzzle_numbered, puzzles_in, solved
from engine.fearsome_floors.state import State
from tests.end_to_end.conftest import Start
from tests.end_to_end.file_scenes import brings
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, begun, labelled, labels, public, resigns, rows, said
from tests.end_to_end.test_puzzle import JUDGED, with_dice

MAKE = "Make a puzzle of this board"

POSITION = next(one.position for one in for_practice("leader") if len(read_position(one.position).colours) == 2)
"""A position of two players with a puzzle."""


def best_of(state: State) -> MoveToken:
    """Return the move that solves the puzzle of a position."""
    (move,) = solution_of(solved(puzzle_numbered(state, next(puzzles_in(state)))))
    assert isinstance(move, MoveToken)
    return move


async def over(client: Furunkulus, at: At, world: World, games: Channel) -> Message:
    """Bring the game, end it, and return its first board."""
    await brings(client, at, world, games, Match.begin(FEARSOME_FLOORS, read_position(POSITION)))
    board = public(games)[-1]
    told = said(await at("Cleo").use_on(board, MAKE))
    assert told == "Puzzles are made of games that are over, and game No. 1 is not."
    await resigns(at("Ben"))
    await client.outbox_worker.idle()
    return board


async def played(at: At, name: str, pad: Message, move: MoveToken) -> Message:
    """Play a move on the pad of a puzzle."""
    for length in range(len(move.path) + 1):
        way = f":{move.token}.{move.path[:length]}"
        on = [
            control for control in ids(pad) if control.removesuffix(".w").endswith(way) and control.split(":")[1] in PAD
        ]
        if on:  # with one token left there is none to choose
            pad = await (await at(name).click(pad, on[0])).finished()
    return await (await at(name).click(pad, id_of(pad, "ff-go"))).finished()


PAD = ("ff-token", "ff-path")


async def test_who_finds_a_puzzle_sends_it_and_its_post_counts_without_names_who_solves_it(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    move = best_of(read_position(POSITION))
    async with start(SeededChance(1)) as client:
        board = await over(client, at, world, games)
        made = await (await at("Cleo").use_on(board, MAKE)).finished()
        heading, title, *_ = made.content.split("\n")
        assert heading == "One right answer, on this board:"
        assert title.startswith("**Puzzle of game No. 1** · ")
        assert "level" not in title
        assert labels(made) == ["Solve it", "Send to the channel"]
        assert made.attachments
        sent = await (await at("Cleo").click(made, labelled(made, "Send to the channel"))).finished()
        assert sent.content.endswith("Its post counts who tries and solves it, without names.")
        assert labels(sent) == ["Solve it"]
        made_too = await (await at("Ben").use_on(board, MAKE)).finished()
        refused = said(await at("Ben").click(made_too, labelled(made_too, "Send to the channel")))
        assert refused == "The puzzle of this board has been sent to this channel before."
        await client.outbox_worker.idle()
        post = public(games)[-1]
        assert post.content == made.content.removeprefix(f"{heading}\n")

        pad = answer(await at("Dan").click(post, labelled(post, "Solve it")))
        assert pad.content.startswith("**Puzzle of game No. 1** · ")
        wrong = await (await at("Dan").click(pad, id_of(pad, "ff-go"))).finished()
        assert wrong.content.startswith("Not yet: ")
        assert labels(wrong) == ["Try again", "Show me"]
        await client.regular_posts.idle()
        assert public(games)[-1].content == f"{post.content}\n1 tried, 0 solved"
        page = answer(await at("Finn").slash("see replay", game="1"))
        assert "Make a puzzle of it" in labels(page)
        found = await (await at("Finn").click(page, labelled(page, "Make a puzzle of it"))).finished()
        assert found.content.split("\n")[1] == title
        assert found.id != page.id, "the replay stays"
        again = await (await at("Dan").click(wrong, labelled(wrong, "Try again"))).finished()
        right = await played(at, "Dan", again, move)
        assert right.content.startswith("Right: ")
        assert labels(right) == ["Play on from here", "One more to practise on"], "it has been sent"
        assert "running" not in right.content, "it is of no day, and rates nobody"
        assert "About as hard" not in right.content
        shown = await (await at("Ada").click(post, labelled(post, "Solve it"))).finished()
        shown = await (await at("Ada").click(shown, id_of(shown, "ff-go"))).finished()
        solution = await (await at("Ada").click(shown, labelled(shown, "Show me"))).finished()
        assert solution.content.startswith("Right: ")
        await client.regular_posts.idle()
        assert public(games)[-1].content == f"{post.content}\n2 tried, 1 solved"
        assert len(public(games)) == len({message.id for message in public(games)})
    assert rows(database, "SELECT count(*) FROM posts WHERE role = 'puzzle'") == [(1,)]


async def test_a_puzzle_goes_with_its_game_and_rests_while_that_is_on_again(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(SeededChance(1)) as client:
        board = await over(client, at, world, games)
        made = await (await at("Ada").use_on(board, MAKE)).finished()
        pad = await (await at("Ada").click(made, labelled(made, "Solve it"))).finished()
        right = await played(at, "Ada", pad, best_of(read_position(POSITION)))
        assert labels(right) == ["Send to the channel", "Play on from here", "One more to practise on"]
        sent = await (await at("Ada").click(right, labelled(right, "Send to the channel"))).finished()
        assert labels(sent) == ["Play on from here", "One more to practise on"]
        await client.outbox_worker.idle()
        post = public(games)[-1]
        assert post.content.endswith("1 tried, 1 solved")
        await at("Mo").slash("table undo")
        on_again = said(await at("Dan").click(post, labelled(post, "Solve it")))
        assert on_again == "Game No. 1 is on again: its puzzle can be solved when it is over."
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        pad = answer(await at("Dan").click(post, labelled(post, "Solve it")))
        await asyncio.to_thread(rows, database, "UPDATE matches SET channel_id = 5")
        gone = "Game No. 1 is not kept any more, and so its puzzle is gone."
        assert said(await at("Dan").click(post, labelled(post, "Solve it"))) == gone
        assert said(await at("Dan").click(pad, id_of(pad, "ff-go"))) == gone


async def test_a_game_of_claustrophobia_has_a_puzzle_where_dice_decide_whether_a_demon_dies(
    start: Start, at: At, world: World, games: Channel
) -> None:
    position = next(one.position for one in crypt_puzzles() if "scenario=barrels" in one.position)
    async with start(SeededChance(1)) as client:
        await brings(client, at, world, games, Match.begin(CLAUSTROPHOBIA, read_crypt(position)))
        board = public(games)[-1]
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        made = await (await at("Cleo").use_on(board, MAKE)).finished()
        assert made.content.split("\n")[1] == "**Puzzle of game No. 1** · The best chance"
        pad = await (await at("Cleo").click(made, labelled(made, "Solve it"))).finished()
        pad = await with_dice(at("Cleo"), pad, 0)
        if "No Gift" in labels(pad):
            pad = await (await at("Cleo").click(pad, labelled(pad, "No Gift"))).finished()
        assert re.match(JUDGED, pad.content)


async def test_where_no_position_of_a_game_has_a_puzzle_it_is_said_in_a_sentence(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(1)) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        told = (await (await at("Ada").use_on(public(games)[-1], MAKE)).finished()).content
        assert told == "No puzzle was found on this board, nor on those before it: none has exactly one right answer."
