"""What a tab receives, and what it can do."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.sandbox import Channel, World
from bot.sandbox.page import Page
from bot.sandbox.page.person_view import PAGE
from bot.sandbox.world.world import MODERATOR, PLAYERS
from tests.sandbox.page.tab_client import TabClient, open_tab


async def _panel(ada: TabClient) -> str:
    """Let the bot post its buttons; return the message's id."""
    assert (await ada.request("slash", command="panel", options={}))["result"] == {}
    message_id: str = (await ada.event())["message"]["id"]
    return message_id


async def test_a_tab_is_first_told_the_world_as_its_person_sees_it(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ben", channel) as ben:
        assert ben.world["you"]["name"] == "Ben"
        assert [each["name"] for each in ben.world["people"]][:8] == [*PLAYERS, MODERATOR]
        assert [each["name"] for each in ben.world["channels"]] == ["games", "lounge"]


async def test_a_name_that_nobody_has_is_the_first_person_nobody_looks_on_as(page: Page, channel: Channel) -> None:
    async with (
        open_tab(page, "<b>Zoe</b>", channel) as first,
        open_tab(page, "Cleo", channel),
        open_tab(page, "", channel) as second,
        open_tab(page, "", channel) as third,
    ):
        assert [each.world["you"]["name"] for each in (first, second, third)] == ["Ada", "Ben", "Dan"]


async def test_where_everybody_is_taken_a_further_tab_is_the_first_player(page: Page, channel: Channel) -> None:
    async with AsyncExitStack() as stack:
        for name in (*PLAYERS, MODERATOR):
            await stack.enter_async_context(open_tab(page, name, channel))
        tab = await stack.enter_async_context(open_tab(page, "", channel))
        assert tab.world["you"]["name"] == "Ada"


async def test_a_thread_needs_a_name(page: Page, channel: Channel, world: World) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        assert (await ada.request("openthread", name=" "))["problem"] == "A thread needs a name."
        assert world.threads() == []
        await ada.request("openthread", name=" side game ")
        assert [thread.name for thread in world.threads()] == ["side game"]


async def test_what_one_says_everybody_hears_and_the_person_named_is_called(
    page: Page, channel: Channel, world: World
) -> None:
    async with open_tab(page, "Ada", channel) as ada, open_tab(page, "Ben", channel) as ben:
        await ada.request("postmessage", content="hello @Ben & <b>all</b>")
        message = (await ben.event())["message"]
    assert message["author"]["username"] == "Ada"
    assert message["content"] == f"hello <@{world.people['Ben'].id}> & <b>all</b>"
    assert [person["username"] for person in message["mentions"]] == ["Ben"]


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_reaches_only_its_addressees_tabs(page: Page, channel: Channel) -> None:
    async with (
        open_tab(page, "Ada", channel) as ada,
        open_tab(page, "Ada", channel) as second_ada,
        open_tab(page, "Ben", channel) as ben,
    ):
        panel = await _panel(ada)
        await ada.request("click", message_id=panel, custom_id="whisper")
        await ada.request("postmessage", content="over")
        assert [(await ben.event())["message"]["content"][:4] for _ in range(2)] == ["# Ru", "over"]
        assert [(await second_ada.event())["message"]["content"][:4] for _ in range(3)] == ["# Ru", "psst", "over"]
    async with open_tab(page, "Ben", channel) as ben, open_tab(page, "Ada", channel) as ada:
        assert len(ben.world["messages"]) == 2
        private = ada.world["messages"][1]
        assert await ben.request("dismiss", message_id=private["id"]) == {
            "type": "answer", "id": 1, "problem": "That message is no longer there."
        }  # fmt: skip
        await ada.request("dismiss", message_id=private["id"])
        assert await ada.event() == {"type": "message_deleted", "channel_id": str(channel.id), "id": private["id"]}
        await ada.request("postmessage", content="gone")
        assert (await ben.event())["message"]["content"] == "gone"


@pytest.mark.usefixtures("bot")
async def test_commands_are_listed_completed_by_the_bot_and_used(page: Page, channel: Channel, world: World) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        commands = (await ada.request("listcommands"))["result"]
        assert {command["name"] for command in commands} == {"echo", "read", "either", "panel", "pad", "table"}
        choices = await ada.request("complete", command="echo", focus="word", options={"word": "sl"})
        assert [choice["value"] for choice in choices["result"]] == ["slime", "slide"]
        ben = {"kind": "person", "id": str(world.people["Ben"].id)}
        await ada.request("slash", command="echo", options={"word": "slime", "times": 2, "to": ben})
        message = (await ada.event())["message"]
    assert message["content"] == f"<@{ben['id']}> slime slime"
    assert message["used"] == {"by": "Ada", "name": "echo"}
    (picture,) = message["attachments"]
    assert picture["url"].startswith(f"/attachments/{channel.id}/")
    assert (picture["width"], picture["height"]) == (720, 480)


async def test_commands_say_what_they_do_in_the_language_of_who_asks(
    page: Page, channel: Channel, world: World
) -> None:
    told = {"description_localizations": {"it": "Muovi"}}
    choices = [{"name": "green", "name_localizations": {"it": "verde"}, "value": "g"}, {"name": "red", "value": "r"}]
    colour = {"name": "colour", "description": "Which", "type": 3, "choices": choices}
    world.replace_commands([{"id": "7", "type": 1, "name": "move", "description": "Move", "options": [colour], **told}])
    async with open_tab(page, "Ada", channel) as ada:
        for locale, described, labels in (("it", "Muovi", ["verde", "red"]), ("de", "Move", ["green", "red"])):
            await ada.request("uselanguage", locale=locale)
            assert await ada.event() == {"type": "commands"}
            (move,) = (await ada.request("listcommands"))["result"]
            assert (move["name"], move["description"]) == ("move", described)
            (option,) = move["options"]
            assert [(each["name"], each["value"]) for each in option["choices"]] == list(zip(labels, "gr", strict=True))


@pytest.mark.usefixtures("bot")
async def test_options_name_files_that_were_sent_before_and_roles(page: Page, channel: Channel, world: World) -> None:
    file = {"kind": "file", "id": str(world.upload("poem.txt", b"Roses are red").id)}
    role = {"kind": "role", "id": str(world.guild.moderators.id)}
    async with open_tab(page, "Ada", channel) as ada:
        await ada.request("slash", command="read", options={"file": file, "role": role})
        said = (await ada.event())["message"]["content"]
        assert said == f"poem.txt to <@&{role['id']}>: Roses are red"
        assert [each["name"] for each in ada.world["roles"]] == ["@everyone", "Moderators"]
        for kind in ("file", "role", "person"):
            answer = await ada.request("slash", command="read", options={"file": {"kind": kind, "id": "7"}})
            assert answer["problem"] == f"There is no such {kind} here."


async def test_of_many_messages_the_newest_are_told_and_those_before_when_asked_for(
    page: Page, channel: Channel
) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        for number in range(PAGE + 10):
            await ada.request("postmessage", content=str(number))
    async with open_tab(page, "Ben", channel) as ben:
        newest = ben.world["messages"]
        assert [message["content"] for message in newest] == [str(number) for number in range(10, PAGE + 10)]
        before = (await ben.request("loadearlier", before=newest[0]["id"]))["result"]["messages"]
        assert [message["content"] for message in before] == [str(number) for number in range(10)]
        assert (await ben.request("loadearlier", before=before[0]["id"]))["result"] == {"messages": []}


@pytest.mark.usefixtures("bot")
async def test_what_others_were_told_in_private_is_not_told_to_who_looks_back(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada, open_tab(page, "Ben", channel) as ben:
        panel = await _panel(ada)
        await ada.request("click", message_id=panel, custom_id="whisper")
        for tab, seen in ((ada, 2), (ben, 1)):
            answer = await tab.request("loadearlier", before="9" * 19)
            assert len(answer["result"]["messages"]) == seen


@pytest.mark.usefixtures("bot")
async def test_a_deferred_answer_is_first_thinking_and_then_the_message(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        await ada.request("slash", command="table gallery", options={})
        thinking, settled = (await ada.event())["message"], (await ada.event())["message"]
    assert thinking["flags"] & 1 << 7
    assert settled["id"] == thinking["id"]
    assert len(settled["attachments"]) == 3


@pytest.mark.usefixtures("bot")
async def test_a_modal_opens_in_the_tab_that_asked_and_is_submitted_from_there(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada, open_tab(page, "Ben", channel) as ben:
        panel = await _panel(ada)
        modal = (await ada.request("click", message_id=panel, custom_id="form"))["result"]["modal"]
        assert modal["title"] == "Tell us"
        name, story = (row["components"][0]["custom_id"] for row in modal["components"][:2])
        assert "no modal" in (await ben.request("submit", texts={name: "Ben"}))["problem"]
        await ada.request("submit", texts={name: "Ada", story: "was here"})
        assert (await ada.event())["message"]["content"] == "Ada: was here calm"  # which is preselected


@pytest.mark.usefixtures("bot")
async def test_what_discords_client_would_not_allow_is_refused_with_a_sentence(page: Page, channel: Channel) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        panel = await _panel(ada)
        impossible: list[tuple[str, dict[str, object], str]] = [
            ("slash", {"command": "dance", "options": {}}, "there is no /dance here"),
            ("slash", {"command": " ", "options": {}}, "there is no / here"),
            ("slash", {"command": "echo", "options": {}}, "required: word"),
            ("click", {"message_id": panel, "custom_id": "go"}, "'go' is disabled"),
            ("click", {"message_id": "1", "custom_id": "go"}, "no longer there"),
            ("dismiss", {"message_id": panel}, "Everybody in the channel sees"),
            ("postmessage", {"content": "x" * 2001}, "1 to 2000 characters"),
        ]
        for action, details, reason in impossible:
            assert reason in (await ada.request(action, **details))["problem"]


async def test_a_bot_that_is_silent_gets_the_sentences_of_discord(
    hasty_page: Page, channel: Channel, world: World
) -> None:
    world.replace_commands([{"id": "1", "name": "wait", "description": "Wait", "type": 1}])
    async with open_tab(hasty_page, "Ada", channel) as ada:
        answer = await ada.request("slash", command="wait", options={})
    assert answer["problem"] == "The application did not respond"


async def test_new_commands_and_threads_are_told_to_open_tabs(page: Page, channel: Channel, world: World) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        world.replace_commands([])
        world.open_thread(name="side game", parent=channel, owner=world.bot)
        assert await ada.event() == {"type": "commands"}
        assert (await ada.event())["channels"][-1]["name"] == "side game"


async def test_a_conversation_is_seen_by_its_person_only(page: Page, channel: Channel, world: World) -> None:
    private = world.dm_channel(world.people["Ada"])
    async with open_tab(page, "Ada", channel) as ada, open_tab(page, "Ben", private) as ben:
        assert ada.world["channels"][-1]["id"] == str(private.id)
        assert ada.world["channels"][-1]["name"] == world.bot.name
        assert str(private.id) not in [each["id"] for each in ben.world["channels"]]
        assert (await ben.request("postmessage", content="hi"))["problem"] == "You do not have access to that channel."


@pytest.mark.parametrize(
    "action",
    [
        {"action": "dance"},
        {"action": "postmessage", "content": 7},
        {"action": "slash"},
        {"action": "dismiss", "message_id": "9" * 5000},
    ],
)
async def test_a_request_that_is_none_closes_the_tab_and_changes_nothing(
    page: Page, channel: Channel, action: dict[str, Any]
) -> None:
    async with open_tab(page, "Ada", channel) as ada:
        with pytest.raises(ConnectionError, match="1008"):
            await ada.request(**action)
    assert not channel.messages
