"""`/puzzle`: one of the day, on a pad of one's own; three answers, and what comes of each of them."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.claustrophobia import puzzles as tried_by_chance
from bot.games.fearsome_floors import puzzles as practised
from bot.sandbox import Channel, Message, UserClient, World
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation import Action, read_action, write_action
from engine.fearsome_floors.puzzles import Kind, Puzzle, for_practice, judge, puzzle_of, solution_of
from engine.fearsome_floors.puzzles.calendar import FIRST_DAY
from engine.fearsome_floors.puzzles.judge import answers
from render.core import words_in
from render.fearsome_floors.labels import cards_text
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, asks, labelled, labels, public, rows, said
from tests.engine.claustrophobia.puzzles.find import puzzle_of as found_in
from tests.patience import until


def first_of(kind: Kind, clock: Clock) -> Puzzle:
    """Return the first puzzle of a kind in the year, whose day it is now."""
    days = (FIRST_DAY + timedelta(days=number) for number in range(365))
    day = next(day for day in days if puzzle_of(day).kind == kind)
    clock.now = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return puzzle_of(day)


def typed(puzzle: Puzzle) -> str:
    return ", ".join(text.removeprefix("T stone ") for text in puzzle.solution)


def wrong(puzzle: Puzzle, count: int) -> Sequence[str]:
    """Return wrong answers to a puzzle of one move."""
    found = (moves for moves in answers(puzzle) if not judge(puzzle, moves).is_right)
    return [write_action(Action(puzzle.colour, move)) for (move,) in islice(found, count)]


async def test_a_third_wrong_answer_leads_to_the_solution_and_nothing_counts_after_it(
    start: Start, at: At, games: Channel, database: Path, bot_clock: Clock
) -> None:
    puzzle = first_of("save", bot_clock)
    one, two, three = wrong(puzzle, 3)
    number = (bot_clock.now.date() - FIRST_DAY).days + 1
    async with start() as client:
        pad = answer(await at("Ada").slash("puzzle"))
        assert pad.content.startswith(f"**Furunkulus {number}** · Save them all · level {puzzle.grade} of 5\n")
        shown = answer(await at("Ada").slash("puzzle", answer=one))
        assert shown.content.split("\n")[0].startswith("Not yet: with the card ")
        assert shown.content.split("\n")[1] == "You have 2 more answers."
        assert labels(shown) == ["Try again"]
        (film,) = shown.attachments
        card = judge(puzzle, [read_action(one).move]).card
        assert card is not None
        assert f"The monster plays {cards_text(words_in('en'), [card])}. Step 1: " in str(film.description)
        again = answer(await at("Ada").slash("puzzle", answer=one))
        assert "You have 2 more answers." in again.content, "the same answer again is no other one"
        assert "You have one more answer." in await asks(at("Ada"), "puzzle", answer=two)
        last = answer(await at("Ada").slash("puzzle", answer=three))
        assert "That was your third answer." in last.content
        assert labels(last) == ["Show me", "Share"]
        told = await (await at("Ada").click(last, labelled(last, "Show me"))).finished()
        assert told.content.startswith("Right: no token of yours is eaten")
        assert re.search(r"\nWhat tempts: Ada: .*\. But with the card .* is eaten\.\n", told.content)
        assert labels(told) == ["Share", "Play on from here", "One more to practise on"]
        late = answer(await at("Ada").slash("puzzle", answer=typed(puzzle)))
        assert "Your three answers are used up: this one does not count." in late.content
        told = await (await at("Ada").click(late, labelled(late, "Share"))).finished()
        await at("Ada").click(last, labelled(last, "Share"))
        await client.outbox_worker.idle()
        (line,) = public(games)
        assert line.content == f"Ada · Furunkulus {number} · ✗ ✗ ✗ · not solved"
        assert labels(told) == ["Play on from here", "One more to practise on"]
    assert rows(database, "SELECT right, shared FROM tries") == [(0, 1)] * 3
    assert rows(database, "SELECT name FROM names") == [("Ada",)], "by which she is erased from what she shared"


async def test_two_tokens_are_moved_one_after_the_other_on_the_pad(
    start: Start, at: At, database: Path, bot_clock: Clock
) -> None:
    puzzle = first_of("both", bot_clock)
    async with start():
        half = answer(await at("Ada").slash("puzzle", answer=puzzle.solution[0], kind="best-chance"))
        assert half.content.startswith("**Furunkulus "), "the other token is still to move"
        assert "Go" not in labels(half)
        stays = [f"{text.split()[0]} stay" for text in puzzle.solution]
        for order in (stays, [*reversed(stays)]):
            told = await asks(at("Ada"), "puzzle", answer=", ".join(order))
            assert "You have 2 more answers." in told, "whichever moves first, it is one answer"
        pad = answer(await at("Ada").slash("puzzle"))
        for move in solution_of(puzzle):
            assert isinstance(move, MoveToken)
            for length in range(len(move.path) + 1):
                way = f":{move.token}.{move.path[:length]}"
                assert "Nearer" in labels(pad), "its picture shows the whole board, as tokens count wherever they stand"
                shown = [control for control in ids(pad) if control.split(":")[1] in PAD]
                on = [control for control in shown if control.removesuffix(".w").endswith(way)]
                if on:  # with one token left there is none to choose
                    pad = await (await at("Ada").click(pad, on[0])).finished()
            pad = await (await at("Ada").click(pad, id_of(pad, "ff-go"))).finished()
        assert pad.content.startswith("Right: both are safe")
        assert "Solved with your second answer." in pad.content
        assert "1 day running; 1 of the last 30 in all." in pad.content
    assert rows(database, "SELECT right FROM tries ORDER BY id") == [(0,), (1,)]


JUDGED = r"(With a chance of \d+ % .* takes the last wound:|Right: .* takes the last wound with \d+ %)"
"""How it is told what an answer to a best chance comes to."""

PAD = ("ff-token", "ff-path")


async def test_a_stone_is_placed_on_the_pad_of_the_draft_and_one_plays_on_from_there(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    puzzle = first_of("one-tile", bot_clock)
    square = typed(puzzle)
    async with start(by_round=True) as client:
        pad = answer(await at("Ada").slash("puzzle"))
        assert labels(pad) == ["Step back"], "it has no looks"
        for place in (square[0], square):
            pad = await (await at("Ada").select(pad, id_of(pad, "ff-choose"), [f"stone.{place}"])).finished()
        done = await (await at("Ada").click(pad, id_of(pad, "ff-place"))).finished()
        assert done.content.startswith("Right: the monster eats all of theirs and none of yours.")
        told = said(await at("Ada").click(done, labelled(done, "Play on from here")))
        (thread,) = world.threads(games)
        assert thread.is_private
        assert f"<#{thread.id}>" in told
        await client.outbox_worker.idle()
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(thread)[0].content.startswith("The game goes on from the puzzle Furunkulus ")
        assert public(games) == []


async def test_nobody_sees_a_puzzle_of_a_day_to_come_nor_by_a_day_before_the_first(
    start: Start, at: At, bot_clock: Clock, database: Path
) -> None:
    bot_clock.now = datetime.combine(FIRST_DAY, datetime.min.time(), UTC) + timedelta(days=1, hours=12)
    refused = "There is no such puzzle: they begin with Furunkulus 1, and the newest is that of today."
    async with start():
        first = answer(await at("Ada").slash("puzzle", ago=1))
        assert first.content.startswith("**Furunkulus 1** · ")
        # The year begins again: a day before the first one would have the puzzle of one to come.
        assert await asks(at("Ada"), "puzzle", ago=2) == refused
        assert await asks(at("Ada"), "puzzle", ago=2, answer="stay") == refused
        pad = answer(await at("Ada").slash("puzzle"))
        solved = answer(await at("Ada").slash("puzzle", answer=typed(puzzle_of(bot_clock.now.date()))))
        bot_clock.now -= timedelta(days=1)  # so that these are controls of tomorrow's
        for message, control in [*((solved, each) for each in ids(solved)), (pad, id_of(pad, "ff-go"))]:
            assert said(await at("Ada").click(message, control)) == refused
    assert rows(database, "SELECT count(*) FROM tries") == [(1,)]


async def test_who_has_solved_no_puzzle_is_offered_an_easy_one_below_that_of_a_day(
    start: Start, at: At, bot_clock: Clock
) -> None:
    puzzle = first_of("escape", bot_clock)
    while puzzle.grade == 1:
        bot_clock.now += timedelta(days=1)
        puzzle = puzzle_of(bot_clock.now.date())
    ada = at("Ada")
    async with start():
        pad = answer(await ada.slash("puzzle"))
        assert f"level {puzzle.grade} of 5" in pad.content
        await until(lambda: ada.visible_messages[-1].id != pad.id)
        offer = ada.visible_messages[-1]
        assert offer.content == f"Your first puzzle? This one has level {puzzle.grade} of 5."
        easy = await (await ada.click(offer, labelled(offer, "Start with an easy one"))).finished()
        assert easy.id == offer.id
        assert easy.content.startswith("**For practice**")
        assert "level 1 of 5" in easy.content
        await ada.slash("puzzle", answer=typed(puzzle))
        await ada.slash("puzzle")
        await ada.slash("help")
        assert not any("Your first puzzle?" in message.content for message in ada.visible_messages)


async def test_puzzles_of_days_before_and_those_to_practise_on_have_no_limit_but_their_own(
    start: Start, at: At, bot_clock: Clock, database: Path
) -> None:
    puzzle = first_of("escape", bot_clock)
    bot_clock.now += timedelta(days=2)
    async with start():
        late = answer(await at("Ada").slash("puzzle", ago=2, answer=typed(puzzle)))
        assert "Solved by you: 1 of the last 30 days." in late.content
        pad = answer(await at("Ada").slash("puzzle", kind="leader", level=2))
        assert pad.content.startswith("**For practice** · Stop the leader · level 2 of 5")
        given_up = await (await at("Ada").click(pad, id_of(pad, "ff-go"))).finished()
        assert labels(given_up) == ["Try again", "Show me"]
        told = await (await at("Ada").click(given_up, labelled(given_up, "Show me"))).finished()
        assert labels(told) == ["Play on from here", "One more to practise on"]
        another = await (await at("Ada").click(told, labelled(told, "One more to practise on"))).finished()
        assert another.content.startswith("**For practice** · Stop the leader")
        unread = await asks(at("Ada"), "puzzle", answer="nonsense")
        assert unread.startswith("“nonsense” is no path")
    assert rows(database, "SELECT count(*) FROM tries WHERE right") == [(1,)]


async def test_the_studio_of_films_is_opened_with_a_puzzle_whose_answer_may_be_filmed(
    start: Start, at: At, bot_clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_of("save", bot_clock)
    begun = list[str]()
    async with start() as client:
        monkeypatch.setattr(client.app.painter.films, "begin", lambda: begun.append("films"))
        await asks(at("Ada"), "puzzle")
        assert begun == ["films"]


async def test_only_the_levels_of_which_there_are_puzzles_are_offered_and_named_where_there_is_none(
    start: Start, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    two, four, five = (next(each for each in for_practice() if each.grade == grade) for grade in (2, 4, 5))
    monkeypatch.setattr(practised, "for_practice", lambda: [replace(each, kind="duel") for each in (five, two, four)])
    async with start():
        refused = await asks(at("Ada"), "puzzle", kind="duel", level=3)
        assert refused == "“Whatever they answer” has no puzzle of level 3: there are levels 2, 4 and 5."
        for typed_so_far, values in (("", [2, 4, 5]), ("4", [4]), ("3", [])):
            offered = await at("Ada").complete("puzzle", focus="level", kind="duel", level=typed_so_far)
            assert [each["value"] for each in offered] == values
        monkeypatch.setattr(practised, "for_practice", lambda: [four])
        refused = await asks(at("Ada"), "puzzle", level=1)
        assert refused == "“Fearsome Floors” has no puzzle of level 1: there is level 4."


async def test_dice_are_given_for_the_best_chance_and_a_gift_or_none_follows_where_one_can_be_used(
    start: Start, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = found_in(
        "cl1 scenario=brother tiles=start-a@0,0,den-a@0,-1 humans=R@1x135,B1@1x345,K2@1+blunderbuss round=6 "
        "phase=initiative:23445 demon=possessed@1 gifts=courage,rally,healing,blessing"
    )
    monkeypatch.setattr(tried_by_chance, "for_practice", lambda: [puzzle])
    told = set[bool]()
    async with start():
        pad = answer(await at("Ada").slash("puzzle", kind="best-chance"))
        assert pad.content.startswith("**For practice** · The best chance · level ")
        for way in (0, -1):  # who gets the first die or the last one
            given = await with_dice(at("Ada"), pad, way)
            asks_on = given.content.endswith("**Which Gift?**")
            told.add(asks_on)
            if asks_on:
                gifts = ("Rally", "Aura", "No Gift", "Back")
                assert all(label.startswith(gifts) for label in labels(given)), "nobody fights: the chance is the mark"
                pad = await (await at("Ada").click(given, labelled(given, "Back"))).finished()
                assert pad.content.endswith("**Which die for the Redeemer?**")
                given = await with_dice(at("Ada"), pad, way)
                given = await (await at("Ada").click(given, labelled(given, "No Gift"))).finished()
            assert re.match(JUDGED, given.content)
            pad = await (await at("Ada").click(given, labelled(given, "Try again"))).finished()
    assert told == {True, False}


async def with_dice(person: UserClient, pad: Message, way: int) -> Message:
    """Give all dice of a pad, each time by the first of its buttons for dice or by the last one."""
    while dice := [label for label in labels(pad) if label[0].isdigit()]:
        pad = await (await person.click(pad, labelled(pad, dice[way]))).finished()
    return pad
