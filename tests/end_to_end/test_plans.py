"""Planning ahead: what somebody who waits has planned is played when their turn comes, or dropped with a reason."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Sandbox, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of, ids, next_on
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    clicks_late,
    forgive,
    green_begins,
    labelled,
    labels,
    pings,
    private,
    public,
    replaces,
    resigns,
    rows,
    said,
    stops,
    texts,
)

CALLED = "Your plan is taken back: you will be called when it is your turn."


async def opens(at: At, client: Furunkulus, games: Channel, name: str) -> Message:
    """Open the plan pad by the button on the newest board."""
    await client.outbox_worker.idle()
    board = next(message for message in reversed(public(games)) if "ff-plan" in str(message.components))
    return await (await at(name).click(board, id_of(board, "ff-plan"))).finished()


async def puts(at: At, name: str, pad: Message, token: str, path: str) -> Message:
    """Put a move together on a plan pad, point by point."""
    for length in range(len(path) + 1):
        verb = "ff-path" if length else "ff-token"
        found = [one for one in ids(pad) if f":{verb}:" in one and f":{token}.{path[:length]}." in one]
        if found:  # with one token left there is none to choose
            pad = await (await at(name).click(pad, found[0])).finished()
    return pad


async def plans(at: At, client: Furunkulus, games: Channel, name: str, *moves: str, safe: bool = False) -> Message:
    """Plan moves such as "r4.iuu", and return the pad as it is then."""
    pad = await opens(at, client, games, name)
    for move in moves:
        token, _, path = move.partition(".")
        pad = await puts(at, name, pad, token, path)
        if safe:
            pad = await (await at(name).click(pad, id_of(pad, "ff-planif"))).finished()
        pad = await (await at(name).click(pad, id_of(pad, "ff-keep"))).finished()
    return pad


def planned(database: Path) -> list[tuple[object, ...]]:
    return rows(database, "SELECT person_id, turn, played, dropped IS NULL FROM plans ORDER BY id")


async def test_what_was_planned_is_played_at_once_and_told_and_who_planned_it_is_not_called(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        pad = await opens(at, client, games, "Ben")
        assert pad.ephemeral_to == at("Ben").person.id
        assert pad.content.startswith("Played at once when your turn comes, if nothing on its way has changed.\n")
        pad = await plans(at, client, games, "Ben", "r4.iuu", "r3.iu")
        assert pad.content == "**Planned:** red 4 to p9 and red 3 to p10.\nYou have nothing more to plan."
        assert labels(pad) == ["Take plan back"]
        assert len(pad.attachments) == 1
        before = len(public(games))
        told = await asks(at("Ada"), "move", token="4", path="uuu")
        assert told == "green 4 to p8. It shows 3 now.\nIt is your turn again."
        await client.outbox_worker.idle()
        mine, bens = public(games)[before:]
        assert mine.content == "Ada: green 3 comes in, to p8."
        assert bens.content.startswith("Ben: red 3 comes in, to p9.\n-# Ben had planned this.\nNext: <@")
        assert [len(message.attachments) for message in (mine, bens)] == [1, 1]
        assert pings([mine, bens]) == [frozenset(), frozenset()]
        assert next_on(bens) == at("Ada").person.id
        assert labels(bens)[:3] == ["Move", "How to play", "Plan ahead"]
        assert planned(database) == [(at("Ben").person.id, 0, 2, 1), (at("Ben").person.id, 0, None, 1)]


async def test_a_plan_that_ends_a_round_lets_the_monster_walk_and_what_became_of_it_is_told_on_the_next_pad(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        await plans(at, client, games, "Ben", "r4.iuu", "r3.iu")
        for token in ("4", "5"):
            await at("Ada").slash("stay", token=token)
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content.startswith("Round 2 begins")
        assert next_on(board) == at("Ben").person.id
        assert board.pinged == {at("Ben").person.id}  # Ada has moved last, and the round is new
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        assert pad.content.startswith("Played as you planned it: red 4 to p9 and red 3 to p10.\n")
        await at("Ben").slash("stay", token="4 on p10")
        await at("Ada").slash("stay", token="3")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        assert "planned" not in pad.content


async def test_a_plan_for_the_next_round_is_played_after_the_walk_and_the_new_rounds_board(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        for token in ("4", "5"):
            for name in ("Ada", "Ben", "Cleo"):
                if (name, token) != ("Cleo", "5"):
                    await at(name).slash("stay", token=token)
        pad = await opens(at, client, games, "Ben")
        assert pad.content.startswith("For the next round, after the monster's walk. Played at once when your turn")
        pad = await plans(at, client, games, "Ben", "r3.iu")
        assert pad.content.startswith("**Planned:** red 4 to p10.")  # the number of its other side
        before = len(public(games))
        await at("Cleo").slash("stay", token="5")
        await client.outbox_worker.idle()
        told = public(games)[before:]
        board, move = told[-2:]
        assert board.content.startswith("Round 2 begins")
        assert len(board.attachments) == 1
        assert move.content.startswith("Ben: red 3 comes in, to p10.\n-# Ben had planned this.\nNext: <@")
        assert pings(told) == [frozenset()] * len(told)  # Cleo, who is next, has just acted


async def test_a_plan_is_dropped_with_its_reason_where_something_has_changed_and_its_player_is_called(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await plans(at, client, games, "Ben", "r4.iuuu", "r3.iu")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content == f"Ada: green 3 comes in, to p9.\nNext: <@{at('Ben').person.id}> (red)"
        assert board.pinged == {at("Ben").person.id}
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        assert pad.content.startswith(
            "Not played as you planned it: red 4 to p8 and red 3 to p10. "
            "Its way leads over p9, which is not as it was when you planned that.\n"
        )
        await at("Ben").slash("stay", token="4")
        assert planned(database) == []


async def test_a_plan_with_the_forecast_holds_though_its_way_has_changed(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        pad = await opens(at, client, games, "Ben")
        assert "Only if no more dangerous" in labels(pad)
        pad = await plans(at, client, games, "Ben", "r4.iuuu", safe=True)
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ben: red 3 comes in, to p8.\n-# Ben had planned this.")


@pytest.mark.parametrize("policy", ["after", "never"])
async def test_where_the_forecast_is_not_for_all_it_is_no_condition_and_one_that_was_kept_is_dropped(
    start: Start, at: At, games: Channel, policy: str
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        pad = await puts(at, "Ben", await opens(at, client, games, "Ben"), "r4", "iuuu")
        pad = await (await at("Ben").click(pad, id_of(pad, "ff-planif"))).finished()
        forbidden = "What the next card could do may not be used for plans at this table (its setting `forecast`)."
        await plans(at, client, games, "Ben", "r4.iuuu", safe=True)
        await at("Ada").slash("table settings", forecast=policy)
        assert said(await at("Ben").click(pad, id_of(pad, "ff-keep"))) != ""
        assert "Only if no more dangerous" not in labels(await opens(at, client, games, "Ben"))
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.pinged == {at("Ben").person.id}
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        assert pad.content.startswith(
            f"Not played as you planned it: red 4 to p8 (if no more dangerous). {forbidden}\n"
        )


async def test_a_plan_is_seen_and_taken_back_by_its_player_alone(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        mine = await plans(at, client, games, "Ben", "r4.iuu")
        assert mine.content.startswith("**Planned:** red 4 to p9.\n")
        theirs = await opens(at, client, games, "Cleo")
        assert "Planned" not in theirs.content
        forged = id_of(mine, "ff-unplan")
        assert "another version" in said(await clicks_late(at("Cleo"), theirs, forged))
        assert planned(database) == [(at("Ben").person.id, 0, None, 1)]
        outsider = await clicks_late(at("Mo"), public(games)[-1], id_of(public(games)[-1], "ff-plan"))
        assert said(outsider) == "You do not sit at this table."
        for message in public(games):
            assert "r4" not in str(message.components)
        back = await (await at("Ben").click(mine, forged)).finished()
        assert back.content == CALLED
        assert planned(database) == []
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Ben").person.id}


async def test_a_turn_that_is_taken_back_takes_the_planned_one_with_it_and_nothing_is_played_twice(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await plans(at, client, games, "Ben", "r4.iuu", "r3.iu")
        reply = answer(await at("Ada").slash("stay", token="4"))
        assert await (await at("Ada").click(reply, id_of(reply, "takeback"))).finished()
        await client.outbox_worker.idle()
        assert rows(database, "SELECT * FROM turns") == []
        assert [row[2:] for row in planned(database)] == [(None, 0), (None, 0)]
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
        assert len(rows(database, "SELECT * FROM turns")) == 1
        pad = await (await at("Ben").click(public(games)[-1], id_of(public(games)[-1], "ff-pad"))).finished()
        assert pad.content.startswith(
            "Not played as you planned it: red 4 to p9 and red 3 to p10. "
            "Turns were taken back or played again since you planned that.\n"
        )


async def test_a_plan_for_a_position_that_is_taken_back_is_dropped_and_an_earlier_one_stays(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await plans(at, client, games, "Cleo", "b4.iuu")
        await at("Ada").slash("stay", token="4")
        await plans(at, client, games, "Ada", "g5.iuu")
        await at("Ada").slash("undo")
        assert [row[3] for row in planned(database)] == [1, 0]
        await at("Ada").slash("stay", token="4")
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Cleo: blue 3 comes in, to p9.\n-# Cleo had planned this.")


async def test_moderators_who_play_turns_again_drop_plans(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await at("Mo").slash("table undo")
        await plans(at, client, games, "Ben", "r4.iuu")
        await at("Mo").slash("table redo")
        await client.outbox_worker.idle()
        assert [row[3] for row in planned(database)] == [0]
        assert public(games)[-1].pinged == {at("Ben").person.id}


async def test_a_plan_outlives_a_restart(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        pad = await plans(at, client, games, "Ben", "r4.iuu")
    async with start(ScriptedChance([])) as client:
        pad = await puts(at, "Ben", pad, "r3", "iu")
        pad = await (await at("Ben").click(pad, id_of(pad, "ff-keep"))).finished()
        assert pad.content.startswith("**Planned:** red 4 to p9 and red 3 to p10.")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert "Ben had planned this." in public(games)[-1].content


async def test_a_database_that_fails_keeps_the_turn_and_the_plan_together(
    start: Start, at: At, games: Channel, database: Path, quiet: list[EventDict]
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await plans(at, client, games, "Ben", "r4.iuu")
        rows(database, "CREATE TRIGGER broken BEFORE UPDATE ON plans BEGIN SELECT RAISE(ABORT, 'broken'); END")
        assert "Something went wrong" in await asks(at("Ada"), "stay", token="4")
        forgive(quiet, "interaction failed")
        assert rows(database, "SELECT * FROM turns") == []
        rows(database, "DROP TRIGGER broken")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert len(rows(database, "SELECT * FROM turns")) == 2


async def test_one_who_is_absent_comes_back_by_planning_and_the_plan_is_played_for_them(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("table settings", time="hour", absence="stay", reminder="never")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, hours=1)  # Ben's turn is played for him
        assert rows(database, "SELECT missed FROM seats WHERE name = 'Ben'") == [(1,)]
        await plans(at, client, games, "Ben", "r5.iuu")
        assert rows(database, "SELECT missed FROM seats WHERE name = 'Ben'") == [(0,)]
        await at("Cleo").slash("stay", token="4")
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ben: red 2 comes in, to p9.\n-# Ben had planned this.")


async def test_who_resigns_or_gives_the_seat_away_leaves_no_plan(
    start: Start, at: At, games: Channel, world: World, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await plans(at, client, games, "Cleo", "b4.iuu")
        await resigns(at("Cleo"))
        assert planned(database) == []
        await plans(at, client, games, "Ben", "r4.iuu")
        await replaces(at, world, "Ben", "Dan")
        assert planned(database) == []
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Dan").person.id}


async def test_a_plan_is_played_right_after_the_move_of_a_program(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        lobby = public(games)[-1]
        asked = answer(await at("Ada").click(lobby, labelled(lobby, "Add opponent")))
        await at("Ada").select(asked, ids(asked)[0], ["runner"])
        await at("Ben").slash("join", colour="blue")
        await at("Ada").slash("table start")
        await plans(at, client, games, "Ben", "b4.iuu", safe=True)
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert rows(database, "SELECT body ->> 'seat' FROM turns ORDER BY number") == [(0,), (1,), (2,)]
        board = public(games)[-1]
        assert "-# Ben had planned this." in board.content
        assert board.pinged == {at("Ada").person.id}


async def test_a_stopped_game_that_is_brought_back_and_one_that_is_imported_have_no_plans(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await plans(at, client, games, "Ben", "r4.iuu")
        reply = answer(await at("Mo").slash("table export"))
        for file in reply.attachments:
            assert b"plan" not in file.content
        await stops(at("Mo"))
        await at("Mo").slash("table restore")
        assert [row[3] for row in planned(database)] == [0]
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.pinged == {at("Ben").person.id}
        pad = await (await at("Ben").click(board, id_of(board, "ff-pad"))).finished()
        assert "The game was stopped and brought back since you planned that." in pad.content


async def test_channels_and_logs_tell_nothing_of_a_plan(
    start: Start, at: At, games: Channel, sandbox: Sandbox, world: World, quiet: list[EventDict]
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel.name != "games")
    async with start(green_begins()) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
        await begun(at, "Ada", "Ben", "Cleo")
        await client.outbox_worker.idle()
        before = texts(public(games)), texts(public(lounge))
        await plans(at, client, games, "Ben", "r4.iuu")
        await client.outbox_worker.idle()
        assert (texts(public(games)), texts(public(lounge))) == before
        assert not [entry for entry in quiet if "r4" in str(entry)]


async def test_quiet_people_are_not_called_by_a_plan(start: Start, at: At, games: Channel, world: World) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ben").slash("settings", pings="direct")
        await plans(at, client, games, "Ben", "r4.iuu")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert "Ben had planned this." in public(games)[-1].content
        assert private(world, "Ben") == []


async def test_a_pad_goes_on_while_others_play_and_keeps_only_what_was_seen_in_the_position_of_now(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        pad = await puts(at, "Cleo", await opens(at, client, games, "Cleo"), "b4", "iu")
        await at("Ada").slash("move", token="4", path="uu")
        pad = await (await at("Cleo").click(pad, id_of(pad, "ff-keep"))).finished()
        assert pad.content.startswith("**The position has changed since this was shown.** Look again, then plan it.\n")
        assert planned(database) == []
        pad = await (await at("Cleo").click(pad, id_of(pad, "ff-keep"))).finished()
        assert pad.content.startswith("**Planned:** blue 4 to p10.\n")
        await at("Ben").slash("stay", token="4")
        assert "earlier turn" in said(await at("Cleo").click(pad, id_of(pad, "ff-unplan")))
        assert planned(database) == [(at("Cleo").person.id, 1, 3, 1)]


async def test_whose_turn_it_is_by_now_gets_the_pad_for_the_move(start: Start, at: At) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        reply = answer(await at("Ada").slash("stay", token="4"))
        assert labels(reply) == ["Take back", "Plan ahead"]
        await at("Ben").slash("stay", token="4")
        pad = await (await at("Ada").click(reply, id_of(reply, "ff-plan"))).finished()
        assert "Go" in labels(pad) or "Stay outside" in labels(pad)
        await client.outbox_worker.idle()


async def test_more_offers_planning_to_who_waits_alone(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        pad = await (await at("Ada").click(public(games)[-1], id_of(public(games)[-1], "ff-pad"))).finished()
        more = id_of(pad, "more")
        assert "Plan ahead" not in labels(answer(await at("Ada").click(pad, more)))
        await at("Ada").slash("stay", token="4")
        offered = answer(await at("Ada").click(pad, more))
        plan = await (await at("Ada").click(offered, id_of(offered, "ff-plan"))).finished()
        assert plan.content.startswith("Played at once when your turn comes")


async def test_on_the_board_of_a_round_a_planned_move_has_its_line_and_its_picture(
    start: Start, at: At, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", posts="round")
        await plans(at, client, games, "Ben", "r4.iuu")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        board = next(message for message in reversed(public(games)) if message.attachments)
        assert board.content.endswith(
            f"Ben: red 3 comes in, to p9.\n-# Ben had planned this.\nNext: <@{at('Ada').person.id}> (green)"
        )
        assert "red 3 comes in" in (board.attachments[0].description or "")
        assert pings(public(games)[-2:]) == [frozenset(), frozenset()]


async def test_a_game_from_a_file_brings_no_plans(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        for name in ("Ada", "Ben"):
            await at(name).slash("stay", token="4")
        await plans(at, client, games, "Ben", "r3.iu")
        save = answer(await at("Mo").slash("table export")).attachments[0]
        assert b"plan" not in save.content
        await stops(at("Mo"))
        reply = await at("Mo").slash("table import", file=world.upload("x.json", save.content))
        assert (await reply.finished()).content == NOTHING
        await client.outbox_worker.idle()
        pad = await opens(at, client, games, "Ben")
        assert "Planned:" not in pad.content
        assert rows(database, "SELECT match_id FROM plans WHERE match_id <> 1") == []
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content.startswith("Ada: green 2 stays outside.")
        assert next_on(board) == world.people["Ben"].id


async def test_who_wants_to_move_before_their_turn_is_pointed_to_planning_with_its_button(
    start: Start, at: At, games: Channel
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        told = "It is the turn of Ada (green): with **Plan ahead** your move is made as soon as yours comes."
        for reply in (
            await at("Ben").click(board, id_of(board, "ff-pad")),
            await at("Ben").slash("move", token="4", path="uu"),
            await at("Ben").slash("stay", token="4"),
        ):
            offer = await reply.finished()
            assert offer.content == told
            assert labels(offer) == ["Plan ahead"]
            pad = await (await at("Ben").click(offer, labelled(offer, "Plan ahead"))).finished()
            assert pad.content.startswith("Played at once when your turn comes")
        assert public(games)[-1] == board
        await at("Ben").slash("resign")
        assert "Plan ahead" not in await asks(at("Cleo"), "move", token="4", path="uu")
