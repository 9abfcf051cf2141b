"""When hits on humans are named: a setting of the table, which a game takes along when it begins."""

from pathlib import Path

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, World
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import Match, SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun
from tests.end_to_end.file_scenes import brings
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, answer, asks, labelled, public, resigns, stops, stored, texts
from tests.end_to_end.test_end_and_restore import resets

EACH, LATE = "- naming: after each attack", "- naming: at the round's end"
"""What is told of a choice that was made by hand, and of every game that is on."""

PROPOSED_EACH = f"{EACH} (until a turn has an hour or more)"
PROPOSED_LATE = f"{LATE} (as a turn has an hour or more)"

KEPT = " (stays so until this game is over)"
BEGUN = "The setting `naming` is part of how this game began, so it stays as it is until the game is over."


async def shown(at: At, **chosen: str) -> str:
    """Let Ada change settings, or only look; return what is told of naming."""
    told = await asks(at("Ada"), "table settings", **chosen)
    (line,) = [line for line in told.splitlines() if line.startswith("- naming")]
    return line


async def played(client: Furunkulus, games: Channel) -> str:
    """Return when hits are named in the game that is on."""
    table = await client.app.tables.table(games.id, None)
    assert table is not None
    return str(table.started_match.state.naming)


async def opened(at: At, **options: object) -> None:
    """Let Ada open a table and Ben join it."""
    await at("Ada").slash("new claustrophobia", side="humans", **options)
    await at("Ben").slash("join", colour="demons")


async def played_again(client: Furunkulus, at: At, games: Channel) -> None:
    """End the game, and open a table for the same people."""
    await resigns(at("Ada"))
    await client.outbox_worker.idle()
    closing = public(games)[-1]
    await at("Ada").click(closing, id_of(closing, "again"))


async def test_the_host_sees_and_changes_it_in_the_lobby_and_the_game_is_played_so(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await opened(at)
        assert await shown(at) == PROPOSED_EACH
        assert await shown(at, naming="deferred") == LATE
        assert "Only the host" in await asks(at("Ben"), "table settings", naming="at-once")
        await client.outbox_worker.idle()
        told = "Ada has changed how this table is set, now with naming: at the round's end."
        assert told in texts(public(games))
        await at("Ben").slash("table start")
        assert await played(client, games) == "deferred"


async def test_the_time_of_a_turn_proposes_it_until_somebody_chooses(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await opened(at)
        assert await shown(at, time="hour") == PROPOSED_LATE
        await client.outbox_worker.idle()
        assert public(games)[-1].content == (
            "Ada has changed how this table is set, now with time: an hour, standing still in the player's quiet "
            "hours, absence: the bot does as little as possible for the player, "
            "reaction: an hour (as a turn has no more), then the bot does as little as possible for them, "
            "naming: at the round's end (as a turn has an hour or more)."
        )
        assert await shown(at, time="minutes-15") == PROPOSED_EACH
        assert await shown(at, naming="at-once", time="week") == EACH
        assert await shown(at, time="day") == EACH
        assert await shown(at, naming="by-time") == PROPOSED_LATE
        await at("Ben").slash("table start")
        assert await played(client, games) == "deferred"


async def test_a_game_that_is_on_keeps_it_and_says_so_in_one_sentence(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start() as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        before = stored(database)
        for person, choice in (("Ada", "deferred"), ("Mo", "at-once")):
            assert await asks(at(person), "table settings", naming=choice, pictures="film") == BEGUN
        assert stored(database) == before
        assert await shown(at, time="week") == EACH + KEPT
        told = answer(await at("Ada").slash("table settings"))
        form = (await at("Ada").click(told, labelled(told, "Play"))).modal
        assert form is not None
        assert [part["label"] for part in form.components] == ["Pause", "Hint"]
        await client.outbox_worker.idle()
        assert "naming" not in public(games)[-1].content
        assert await played(client, games) == "at-once"


async def test_who_begins_at_once_against_a_program_chooses_it_with_the_table(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await at("Ada").slash("new claustrophobia", side="humans", opponent=True, naming="deferred")
        assert await shown(at) == LATE + KEPT
        assert await played(client, games) == "deferred"


async def test_the_channels_next_table_has_it_too(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await opened(at)
        await shown(at, time="day")
        await stops(at("Mo"))
        await opened(at)
        assert await shown(at) == PROPOSED_LATE
        await stops(at("Mo"))
        await opened(at, naming="at-once")
        assert await shown(at) == EACH
        await stops(at("Mo"))
        await crypt_begun(at)
        assert await played(client, games) == "at-once"


async def test_play_again_keeps_it_and_it_can_be_changed_between_the_games(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await crypt_begun(at, naming="deferred")
        await played_again(client, at, games)
        assert await shown(at) == LATE
        await at("Ada").slash("table start")
        assert await played(client, games) == "deferred"
        await resigns(at("Ada"))
        assert await shown(at, naming="at-once") == EACH
        await client.outbox_worker.idle()
        closing = next(each for each in reversed(public(games)) if "again:" in str(each.components))
        await at("Ada").click(closing, id_of(closing, "again"))
        await at("Ben").slash("join", colour="demons")
        await at("Ada").slash("table start")
        assert await played(client, games) == "at-once"


async def test_a_reset_and_a_game_brought_back_keep_it(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await crypt_begun(at, naming="deferred")
        assert await resets(at) == NOTHING
        assert await shown(at, naming="at-once") == EACH
        assert await asks(at("Mo"), "table restore") == NOTHING
        assert await shown(at) == LATE + KEPT
        assert await asks(at("Ada"), "table settings", naming="at-once") == BEGUN
        assert await played(client, games) == "deferred"


async def test_a_game_from_a_file_has_its_own_and_play_again_keeps_that_with_its_options(
    start: Start, at: At, games: Channel, world: World
) -> None:
    async with start() as client:
        setup = Setup("choir", naming="deferred", more_points=True, extra_gift="courage")
        match = Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(setup, SeededChance(4)))
        await brings(client, at, world, games, match)
        assert await played(client, games) == "deferred"
        assert await shown(at) == LATE + KEPT
        await played_again(client, at, games)
        assert await shown(at) == LATE
        await client.outbox_worker.idle()
        again = public(games)[-1].content
        assert "**The Choir Master**" in again
        assert "3 TP more" in again
