"""`/table settings`: who may change a table, what everybody is told, and how the next table begins."""

from pathlib import Path

from bot.sandbox import Channel
from bot.sandbox.world.messages import Json
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, labelled, labels, public, said, seated, stored, texts

USUAL = "- pictures: a film of what the monsters do, and a picture of every step"
FILM = "- pictures: a film of what the monsters do, and every step in words"


def chosen(part: Json) -> str:
    """Return the label of what is chosen already in a menu of a form."""
    (label,) = [option["label"] for option in part["component"]["options"] if option.get("default")]
    return str(label)


async def test_settings_are_shown_to_whoever_asks(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        assert await asks(at("Ben"), "table settings") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada")
        await client.outbox_worker.idle()
        before = stored(database)
        assert USUAL in await asks(at("Ben"), "table settings")
        assert stored(database) == before


async def test_the_host_and_who_manages_the_channel_change_them_and_everybody_is_told_in_a_line(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        assert FILM in await asks(at("Ada"), "table settings", pictures="film")
        assert USUAL in await asks(at("Mo"), "table settings", pictures="film+steps")
        assert USUAL in await asks(at("Mo"), "table settings", pictures="film+steps")  # which changes nothing
        await client.outbox_worker.idle()
        _, *told = public(games)
        assert texts(told) == [
            f"Ada has changed how this table is set, now with {FILM.removeprefix('- ')}.",
            f"Mo has changed how this table is set, now with {USUAL.removeprefix('- ')}.",
        ]
        assert [message.pinged for message in told] == [frozenset()] * 2


async def test_nobody_else_changes_them(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = stored(database)
        assert await asks(at("Ben"), "table settings", pictures="film") == (
            "Only the host of this table, or somebody with the permission **Manage Channels** here, can do that."
        )
        await client.outbox_worker.idle()
        assert stored(database) == before


async def test_a_form_changes_several_settings_of_a_group_in_one_act(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        shown = answer(await at("Ada").slash("table settings"))
        assert labels(shown) == ["Posts", "Time", "Play"]
        form = (await at("Ada").click(shown, labelled(shown, "Time"))).modal
        assert form is not None
        assert [(part["label"], chosen(part)) for part in form.components] == [
            ("Reminder", "after a day, then after twice as long, three times at most"),
            ("Time", "as much as they like"),
            ("Absence", "the bot does as little as possible for the player (once turns have a time)"),
        ]
        await at("Mo").slash("table settings", reminder="never")  # and what Ada leaves as it was does not undo that
        changed = await at("Ada").submit(form, {"time:none": ["day"], "absence:stay": ["stand-in"]})
        told = answer(changed)
        assert told.id == shown.id
        assert "- reminder: never\n- time: a day, quiet hours included\n- absence: a stand-in plays" in told.content
        await client.outbox_worker.idle()
        assert public(games)[-1].content == (
            "Ada has changed how this table is set, now with time: a day, quiet hours included, "
            "absence: a stand-in plays until the player comes back."
        )
        before = len(public(games))
        assert said(await at("Ada").submit(form, {})) == told.content  # changes nothing, and tells nobody
        await client.outbox_worker.idle()
        assert len(public(games)) == before


async def test_only_who_may_change_settings_has_buttons_for_it_and_those_of_an_earlier_table_say_so(
    start: Start, at: At
) -> None:
    async with start():
        await seated(at, "Ada", "Ben")
        assert labels(answer(await at("Ben").slash("table settings"))) == []
        shown, untouched = [answer(await at("Ada").slash("table settings")) for _ in range(2)]
        form = (await at("Ada").click(shown, labelled(shown, "Play"))).modal
        await at("Ada").slash("table stop")
        await at("Ben").slash("new fearsome-floors")
        over = "This channel plays another game by now: use the command again."
        assert said(await at("Ada").submit(form, {"hint:solo": ["never"]})) == over
        assert said(await at("Ada").click(untouched, labelled(untouched, "Play"))) == over


async def test_the_next_table_of_the_channel_is_set_alike(start: Start, at: At) -> None:
    async with start():
        await seated(at, "Ada")
        await at("Ada").slash("table settings", pictures="film")
        await at("Ada").slash("table leave")
        await at("Ben").slash("new fearsome-floors")
        assert FILM in await asks(at("Ben"), "table settings")
