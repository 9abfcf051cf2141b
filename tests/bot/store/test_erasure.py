"""A person is erased, and a server forgotten: nothing of them is left in any column, and all else stays as it was."""

from collections.abc import Iterator
from datetime import UTC, datetime
from time import process_time

import msgspec
from sqlalchemy import BigInteger, insert, select, update

from bot.play.outbox import owe_line
from bot.store import Store, Writer
from bot.store.erasure import people_in
from bot.store.personal_data import OWN
from bot.store.schema import matches, metadata, seats
from bot.table import Person
from bot.table.post_rows import NewPost
from bot.table.rows import (
    AlarmRow,
    ConsentRequestRow,
    ImportRow,
    LayoutRow,
    NewPlan,
    PersonRow,
    RegularPostRow,
    ReviewAskerRow,
    SeatOfferRow,
    TryRow,
    WatchRow,
)
from tests.bot.store.examples import ADA, BEN, CHANNEL, begin_match, open_lobby

NAME = "Ada (she) of_Lovelace"
"""A name that is written otherwise in a message, and in JSON."""

FORMER = {"en": "a former player", "de": "jemand von früher"}

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)

ESCAPED = r"Ada \(she\) of\_Lovelace"


async def everything(writer: Writer) -> dict[str, list[tuple[object, ...]]]:
    """Return what is in every column of every table."""
    return {
        table.name: [tuple(row) for row in (await writer._connection.execute(select(table))).all()]  # noqa: SLF001 - all of it
        for table in metadata.sorted_tables
    }


async def fill(writer: Writer) -> int:
    """Write of Ada wherever a person can stand."""
    match_id = await begin_match(writer)
    await writer.rename(match_id, ADA, NAME)
    (seat, *_) = await writer.seats(match_id)
    await writer.note_former_seat(seat)
    (_, mine) = await writer.seats(match_id)
    await writer.note_former_seat(mine)
    await writer.set_alarm(AlarmRow(match_id=match_id, kind="time", person_id=ADA, revision=1, due_at=NOON))
    request = ConsentRequestRow(match_id=match_id, revision=1, person_id=ADA, wanted="undo", status="open")
    await writer.make_consent_request(request)
    await writer.consent(request, ADA)
    names = {ADA: NAME, BEN: "Ben", 9: "Dan"}
    for person, giver in ((ADA, BEN), (9, ADA)):
        offer = SeatOfferRow(
            match_id=match_id, person_id=person, name=names[person], old_id=ADA, giver_id=giver, giver_name=names[giver]
        )
        await writer.offer_seat(offer)
    await writer.keep_plan(NewPlan(match_id=match_id, person_id=ADA, turn=1, body=b"{}"))
    await writer.await_review(ReviewAskerRow(match_id=match_id, person_id=ADA, channel_id=CHANNEL))
    await writer.make_guess(match_id, 1, person_id=ADA, name=NAME, choice="red")
    await writer.keep_layout(LayoutRow(guild_id=1, game="some_game", name="hall", text="x", person_id=ADA))
    await writer.watch(WatchRow(channel_id=CHANNEL + 1, source_id=CHANNEL, shown_to=frozenset({ADA, BEN})))
    await writer.keep_person(PersonRow(person_id=ADA, quiet="22:00-07:00"))
    await writer.keep_coached(ADA, "ff-pad", 1)
    await writer.keep_wish(ADA, 1)
    await writer.note_try(TryRow(person_id=ADA, puzzle=1, moves="", right=True, guild_id=1, at=NOON))
    told = f"{ESCAPED} takes <@{ADA}> back, as Ada did, and not Adam."
    await writer.note(match_id=match_id, channel_id=CHANNEL, person_id=ADA, name=NAME, act="undo", told=told)
    for channel, seats_there in ((CHANNEL, b"[]"), (CHANNEL + 1, b'[{"person":%d}]' % ADA)):
        waiting = ImportRow(
            guild_id=1,
            channel_id=channel,
            giver_id=ADA if channel == CHANNEL else BEN,
            giver_name="Somebody",
            language="en",
            file="{}",
            seats=seats_there,
        )
        await writer.keep_import(waiting)
    await writer.remember(f"asked to play: {ADA} in 1", "now")
    await owe(writer, match_id)
    reminder = RegularPostRow(place_id=ADA, guild_id=None, hour="18:00", zone="UTC", language="en", due_at=NOON)
    await writer.keep_regular_post(reminder)
    posted = RegularPostRow(
        place_id=CHANNEL, guild_id=1, hour="18:00", zone="UTC", language="en", due_at=NOON, asked_by=ADA
    )
    await writer.keep_regular_post(posted)
    return match_id


OTHERWISE = {"watches", "memory"}
"""Where people stand who are told of that in another way than of all else."""

BODY = (
    b'{"text":"Ada \\\\(she\\\\) of\\\\_Lovelace: <@%(id)d>, your turn.","mention":%(id)d,"asked":[5,%(id)d],'
    b'"pictures":[{"game":"g","alt":"Ada (she) of_Lovelace has red.","scene":{"line":{"colour":"Ada","name":"Ada"}}}],'
    b'"buttons":[{"id":"v1:sit:1:0:%(id)d","label":"Ada\'s seat"}],'
    b'"attached":[{"name":"game_Ada-she-of-L_no1.txt"}],'
    b'"call":{"person":%(id)d,"text":"Your turn, Ada","otherwise":"-"}}'
) % {b"id": ADA}


async def owe(writer: Writer, match_id: int) -> None:
    new = NewPost(body=BODY, line=f"{ESCAPED} was here.", lasting=b'[{"id":"v1:sit:1:0:%d"}]' % ADA)
    await writer.owe(match_id=match_id, channel_id=CHANNEL, turn=0, new=[new])
    await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=[new])
    for role in ("direct", "board"):
        posts = await writer.owe(
            match_id=match_id,
            channel_id=ADA if role == "direct" else CHANNEL,
            turn=0,
            new=[NewPost(body=b"{}", role=role)],
        )
        await writer.mark_delivered(posts[0], message_id=7, called=ADA)


def found(kept: object, *signs: str) -> Iterator[str]:
    """Yield where one of these is, in every column of every table."""
    assert isinstance(kept, dict)
    for table, rows in kept.items():
        for row in rows:
            yield from (f"{table}: {row}" for sign in signs if sign in str(row))


async def test_nothing_is_left_of_who_is_erased_in_any_column(store: Store) -> None:
    async with store.transaction() as writer:
        await fill(writer)
        before = await everything(writer)
        assert {table.name for table in metadata.sorted_tables if people_in(table)} <= {
            line.split(":")[0] for line in found(before, str(ADA))
        }
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        after = await everything(writer)
    assert [*found(after, str(ADA), "Lovelace", "(she)", "Ada-she", "Ada)", "Ada,", "Ada'", '"name":"Ada"')] == []


async def test_all_that_is_kept_of_somebody_is_told_to_them_and_nothing_of_others(store: Store) -> None:
    async with store.transaction() as writer:
        match_id = await fill(writer)
        told = await writer.data_of(ADA)
        assert await writer.data_of(ADA + 99) == {part: [] for part in told}
        kept = await everything(writer)
    assert [part for part, rows in told.items() if not rows] == []
    tables = {line.split(":")[0] for line in found(kept, str(ADA))}
    assert {column.table.name for query in OWN.values() for column in query.selected_columns} == tables - OTHERWISE
    assert str(BEN) not in str(told)
    assert "Ben" not in str(told)
    assert [(row["game"], row["guild_id"]) for row in told["opened"]] == [("some_game", 1)]
    assert msgspec.json.decode(msgspec.json.encode(told["plans"])) == [
        {"match_id": match_id, "turn": 1, "body": {}, "played": None, "dropped": None}
    ]
    assert [row["name"] for row in told["dungeons"]] == ["hall"]


async def test_a_name_that_means_something_else_elsewhere_stays_there(store: Store) -> None:
    here, elsewhere = (CHANNEL, CHANNEL + 1), (CHANNEL + 2, CHANNEL + 3)
    async with store.transaction() as writer:
        first = await begin_match(writer)
        await writer.rename(first, ADA, "Red")
        second = await open_lobby(writer, channel=elsewhere[0], guild=2, host=9)
        await writer.add_seat(second.id, person_id=9, name="Red", side="red")
        for channel, guild in ((here[1], 1), (elsewhere[1], 2)):  # in which nothing was played
            await writer.note_channel(channel, guild)
        for channel in (*here, *elsewhere):
            await writer.note(match_id=None, channel_id=channel, person_id=9, name="Mo", act="skip", told="Red waits.")
            await writer.owe(match_id=None, channel_id=channel, turn=0, new=[NewPost(body=b'{"text":"Red waits."}')])
        told = f"Red, <@{ADA}>, waits."
        await writer.note(match_id=None, channel_id=elsewhere[1], person_id=9, name="Mo", act="skip", told=told)
        for guild in (1, 2):
            waiting = ImportRow(
                guild_id=guild, channel_id=guild, giver_id=9, giver_name="Mo", language="en", file="Red", seats=b"[]"
            )
            await writer.keep_import(waiting)
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        acts = {
            channel: [act.told for act in await writer.acts_in(channel, limit=9)] for channel in (*here, *elsewhere)
        }
        posts = {channel: [post.body for post in await writer.owed(channel, limit=9)] for channel in acts}
        seats = await writer.seats(second.id)
        kept = await everything(writer)
    gone, stays = "a former player waits.", "Red waits."
    assert acts == {
        here[0]: [gone],
        here[1]: [gone],
        elsewhere[0]: [stays],
        elsewhere[1]: ["a former player, a former player, waits.", stays],
    }
    assert [b"former" in posts[channel][-1] for channel in acts] == [True, True, False, False]
    assert [seat.name for seat in seats] == ["Red"]
    assert [row[1] for row in kept["imports"]] == [2]


async def test_where_somebody_only_showed_something_their_name_goes_too(store: Store) -> None:
    async with store.transaction() as writer:
        await owe_line(writer, CHANNEL, "Cleo shows: nothing.", guild_id=3, of=[Person(ADA, "Cleo")])
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        (post,) = await writer.owed(CHANNEL, limit=9)
        assert post.body.startswith(b'{"text":"a former player shows: nothing."')


async def test_sentences_and_posts_of_who_is_erased_still_read_well(store: Store) -> None:
    async with store.transaction() as writer:
        await fill(writer)
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        (act,) = await writer.acts_in(CHANNEL, limit=9)
        post, *_ = await writer.owed(CHANNEL, limit=9)
    assert act.told == "a former player takes a former player back, as a former player did, and not Adam."
    assert post.body == (
        b'{"text":"a former player: a former player, your turn.","mention":null,"asked":[5],'
        b'"pictures":[{"game":"g","alt":"a former player has red.",'
        b'"scene":{"line":{"colour":"Ada","name":"a former player"}}}],'
        b'"buttons":[{"id":"v1:sit:1:0:0","label":"a former player\'s seat"}],'
        b'"attached":[{"name":"game_a former player_no1.txt"}],"call":null}'
    )


async def test_who_is_erased_is_one_former_player_at_all_tables_and_others_stay(store: Store) -> None:
    async with store.transaction() as writer:
        first, second = await begin_match(writer), await begin_match(writer, channel=CHANNEL + 1)
        former_id = await writer.erase_person(ADA, (), former=FORMER, language="en")
        seated = await writer.seats_of([first, second])
        assert [row.id for row in await writer.alive_with(former_id)] == [first, second]
    for match_id in (first, second):
        assert [(seat.person_id, seat.name, seat.side) for seat in seated[match_id]] == [
            (BEN, "Ben", "blue"),
            (former_id, "a former player", "red"),
        ]
        assert [seat.account for seat in seated[match_id]] == [BEN, None]


async def test_a_former_player_is_called_so_in_the_language_of_each_game_and_else_in_the_one_named(
    store: Store,
) -> None:
    async with store.transaction() as writer:
        english, german = await begin_match(writer), await begin_match(writer, channel=CHANNEL + 1)
        await writer._connection.execute(update(matches).where(matches.c.id == german).values(language="de"))  # noqa: SLF001 - as it may be
        for match_id, channel in ((english, CHANNEL), (german, CHANNEL + 1), (None, CHANNEL + 2)):
            post = NewPost(body=b'{"text":"Red waits."}')
            await writer.owe(match_id=match_id, channel_id=channel, turn=0, new=[post])
        await writer.note_channel(CHANNEL + 2, 1)
        await writer.erase_person(ADA, ("Red",), former=FORMER, language="de")
        names = [
            next(seat.name for seat in await writer.seats(each) if seat.account is None) for each in (english, german)
        ]
        posts = [(await writer.owed(CHANNEL + place, limit=9))[-1].body for place in range(3)]
    assert names == ["a former player", "jemand von früher"]
    assert [msgspec.json.decode(post)["text"] for post in posts] == [
        "a former player waits.",
        "jemand von früher waits.",
        "jemand von früher waits.",
    ]


async def test_the_puzzle_of_each_day_goes_on_where_somebody_who_is_erased_asked_for_it(store: Store) -> None:
    async with store.transaction() as writer:
        await fill(writer)
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        assert [row.asked_by for row in await writer.regular_posts(place_id=CHANNEL)] == [None]
        assert await writer.regular_posts(place_id=ADA) == ()


def test_every_column_with_ids_of_people_is_marked() -> None:
    others = {"guild_id", "channel_id", "parent_id", "lobby_message_id", "message_id", "role_id", "source_id", "puzzle"}
    ids = {column.name for table in metadata.sorted_tables for column in table.c if isinstance(column.type, BigInteger)}
    marked = {column.name for table in metadata.sorted_tables for column in people_in(table)}
    assert ids - others == marked


async def test_a_server_is_forgotten_with_its_games_and_others_stay(store: Store) -> None:
    async with store.transaction() as writer:
        kept = await begin_match(writer, channel=5, guild=2)
        before = await everything(writer)
        await fill(writer)
        unplayed = CHANNEL + 2
        posted = RegularPostRow(place_id=unplayed, guild_id=1, hour="18:00", zone="UTC", language="en", due_at=NOON)
        await writer.keep_regular_post(posted)
        await writer.owe(match_id=None, channel_id=unplayed, turn=0, new=[NewPost(body=b"{}")])
        shown = CHANNEL + 3
        await owe_line(writer, shown, "Ada shows: nothing.", guild_id=1, of=[Person(ADA, "Ada")])
        await writer.note(match_id=None, channel_id=shown, person_id=ADA, name="Ada", act="moderators", told="Ada.")
        await writer.watch(WatchRow(channel_id=shown, source_id=shown + 1))
        home = CHANNEL + 4
        await writer.move(await begin_match(writer, channel=CHANNEL + 5), channel_id=CHANNEL + 6, parent_id=home)
        await owe_line(writer, home, "The table is closed.")
        await writer.note_channel(CHANNEL + 9, 4)
        assert sorted(await writer.servers()) == [1, 2, 4]
        assert await writer.forget_server(1) == 2
        after = await everything(writer)
        assert await writer.match(kept) is not None
        assert await writer.regular_posts(guild_id=1) == ()
        assert [await writer.owed(channel, limit=9) for channel in (unplayed, shown, home)] == [(), (), ()]
        assert await writer.servers() == (2, 4)
    of_people = (
        "people",
        "coached",
        "names",
        "posts",
        "tries",
        "regular_posts",
        "channels",
    )  # which are of no server, or a person's own
    assert {name: rows for name, rows in after.items() if name not in of_people} == {
        name: rows for name, rows in before.items() if name not in of_people
    }


async def test_who_has_played_two_thousand_of_ten_thousand_games_is_erased_in_a_second(store: Store) -> None:
    games = 10_000
    async with store.transaction() as writer:
        first = await begin_match(writer)
        row = (await everything(writer))["matches"][0]
        places = [
            dict(zip(matches.c.keys(), row, strict=True))
            | {"id": first + n, "status": "over", "host_id": 9 if n % 5 else ADA}
            for n in range(1, games)
        ]
        await writer._connection.execute(insert(matches), places)  # noqa: SLF001 - ten thousand at once
        taken = [
            {"match_id": first + n, "person_id": who, "position": place, "name": "Ada", "side": str(place)}
            for n in range(1, games)
            for place, who in enumerate((9 if n % 5 else ADA, BEN))
        ]
        await writer._connection.execute(insert(seats), taken)  # noqa: SLF001 - likewise
        begun = process_time()  # which no other program makes longer
        await writer.erase_person(ADA, (), former=FORMER, language="en")
        took = process_time() - begun
    assert took < 1
