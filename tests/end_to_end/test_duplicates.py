"""Duplicates: tables of one word play the same dungeon, monster and cards, and compare what each seat came to."""

from bot.games.fearsome_floors.options import read_options
from bot.play.lobby import find_lobby, play_again
from bot.play.play_on import new_from, origin
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Sandbox, World
from bot.table import Person
from engine.core import ScriptedChance
from engine.fearsome_floors.rounds import bag
from engine.fearsome_floors.state import State
from tests.end_to_end.conftest import Start
from tests.end_to_end.file_scenes import imports
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, public, resigns


def there(sandbox: Sandbox, world: World, channel: Channel) -> At:
    return lambda name: sandbox.as_person(world.people[name], channel, patient=True)


async def opened(at: At, *names: str, word: str = "bakoru") -> None:
    await at(names[0]).slash("new fearsome-floors", duplicate=word)
    for name in names[1:]:
        await at(name).slash("join")
    await at(names[0]).slash("table start")


async def first_position(client: Furunkulus, channel: Channel) -> State:
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    start: State = table.started_match.journal.start
    return start


async def card_of(client: Furunkulus, channel: Channel) -> tuple[str, ...]:
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    return tuple(item for turn in table.started_match.journal.turns for item in turn.drawn("card"))


async def stays(at: At, *moves: tuple[str, str]) -> None:
    for name, token in moves:
        await at(name).slash("stay", token=token)


async def test_tables_of_a_word_play_the_same_and_are_compared_seat_by_seat_without_names(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel.name == "lounge")
    beside = there(sandbox, world, lounge)
    async with start(ScriptedChance([])) as client:
        await opened(at, "Ada", "Ben")
        assert (await asks(at("Cleo"), "table duplicate")).split("\n") == [
            "**bakoru**, with 2 players: no table is compared yet.",
            "How the tables compare is shown when this game is over.",
        ]
        await opened(beside, "Cleo", "Mo", word="BAKORU")
        one, other = await first_position(client, games), await first_position(client, lounge)
        assert one == other
        await stays(at, ("Ada", "4"), ("Ben", "4"), ("Ada", "5"), ("Ben", "5"))
        await stays(beside, ("Cleo", "3"), ("Mo", "4"), ("Cleo", "5"), ("Mo", "3"))
        assert await card_of(client, games) == await card_of(client, lounge) == ("10",)
        await at("Mo").slash("table undo")
        await stays(at, ("Ben", "3"))
        assert await card_of(client, games) == ("10",)
        async with client.app.tables.store.reading() as reader:
            table = await client.app.tables.running_in(reader, games.id)
        following = client.app.tables.luck_of(table).pick("card", bag(table.started_match.state))
        assert following == "1h", "the second card of the word"
        await resigns(at("Ada"))
        await resigns(beside("Mo"))
        told = (await asks(at("Cleo"), "table duplicate")).split("\n")
        assert told[:-1] == [
            "**bakoru**, with 2 players: 2 tables are compared.",
            "Ada: place 2, score 0; **0** of 2 matchpoints",
            "- at other tables: place 1, score 0",
            "Ben: place 1, score 0; **2** of 2 matchpoints",
            "- at other tables: place 2, score 0",
        ]
        await opened(at, "Ada", "Mo")
        await resigns(at("Mo"))
        told = (await asks(at("Cleo"), "table duplicate")).split("\n")
        assert told == [
            "**bakoru**, with 2 players: 2 tables are compared.",
            "Ada: place 1, score 0",
            "- at other tables: place 1, score 0; place 2, score 0",
            "Mo: place 2, score 0",
            "- at other tables: place 1, score 0; place 2, score 0",
            "This table is not compared, as somebody here had played this word before and knew the cards.",
        ]


async def test_the_lobby_tells_a_new_word_and_a_wrong_one_opens_nothing(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(["ba", "ko", "ru", "mi"])) as client:
        assert "2 to 16 letters" in await asks(at("Ada"), "new fearsome-floors", duplicate="two words")
        both = await asks(at("Ada"), "new fearsome-floors", duplicate="bakoru", dungeon="quick")
        assert "name either the word or those" in both
        assert "no game" in await asks(at("Ada"), "table duplicate")
        await at("Ada").slash("new fearsome-floors", duplicate="new")
        await client.outbox_worker.idle()
        assert "Duplicate **bakorumi**" in public(games)[-1].content


async def test_a_table_without_a_word_is_compared_with_none(start: Start, at: At) -> None:
    async with start():
        await at("Ada").slash("new fearsome-floors", opponents=1)
        assert "This table plays no duplicate" in await asks(at("Ada"), "table duplicate")


async def test_what_follows_a_duplicate_or_is_brought_from_its_file_is_none(
    start: Start, at: At, games: Channel, world: World
) -> None:
    async with start(ScriptedChance([])) as client:
        await opened(at, "Ada", "Ben")
        await resigns(at("Ben"))
        tables, ada = client.app.tables, Person(world.people["Ada"].id, "Ada")
        table = await tables.latest_started(games.id, ada.id)
        board = await origin(tables, games.id, ada, table.row.id, 0)
        played_on = new_from(board, guild_id=1, channel_id=2, language="en")
        await imports(
            at("Mo"), world.upload("x.json", answer(await at("Mo").slash("table export")).attachments[0].content)
        )
        brought = await tables.latest_started(games.id, ada.id)
        assert (brought.row.id, brought.row.status) == (table.row.id + 1, "over")
        await play_again(tables, games.id, ada, table.row.id)
        again = await find_lobby(tables, games.id)
    followers = (played_on, brought.row, again.row)
    assert [each.duplicate for each in (table.row, *followers)] == ["bakoru", None, None, None]
    assert len({read_options(each.setup).kit for each in (table.row, played_on, again.row)}) == 1
