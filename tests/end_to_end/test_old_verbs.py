"""Buttons and menus that were posted before a game's verbs had a prefix: they still stand in channels, and work."""

from collections.abc import Iterable, Sequence

from bot.games import GAMES
from bot.sandbox import Channel, Message, UserClient
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.draft_scenes import drafting
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, begins, begun, labelled, labels, public, uncoached, walked

MOVING = ("pad", "token", "way", "view", "goal", "whatif", "go", "cancel")
PLACING = ("draft", "lay", "choose", "place")
LOOKING = ("why",)


OLD_NAMES = {new: old for game in GAMES for old, new in game.old_verbs.items()}


def aged(message: Message) -> Message:
    """Give a message the ids that it would have been posted with."""
    for part in (part for row in message.components for part in row["components"]):
        version, verb, *rest = part["custom_id"].split(":")
        part["custom_id"] = ":".join((version, OLD_NAMES.get(verb, verb), *rest))
    return message


class OldThumb:
    """Somebody who presses and chooses from old messages: by the verb, and what else the id carries."""

    def __init__(self, person: UserClient) -> None:
        self.person = person
        self.used = list[str]()

    async def press(self, message: Message, verb: str, rest: str = "") -> Message:
        custom_id = self._id(message, verb, rest)
        return answer(await self.person.click(message, custom_id))

    async def select(self, message: Message, verb: str, value: str) -> Message:
        return answer(await self.person.select(message, self._id(message, verb, ""), [value]))

    def _id(self, message: Message, verb: str, rest: str) -> str:
        self.used.append(verb)
        found = [each for each in _ids(aged(message)) if each.split(":")[1] == verb and each.endswith(rest)]
        return found[0]


def _ids(message: Message) -> Iterable[str]:
    return (part["custom_id"] for row in message.components for part in row["components"])


def all_of(thumb: OldThumb, verbs: Sequence[str]) -> bool:
    return set(thumb.used) == set(verbs)


def test_every_old_verb_is_pressed_here() -> None:
    assert {*MOVING, *PLACING, *LOOKING} == {verb for game in GAMES for verb in game.old_verbs}


async def test_an_old_board_opens_the_pad_and_every_control_of_an_old_pad_works(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        thumb, board = OldThumb(at("Ada")), public(games)[-1]
        pad = await thumb.press(board, "pad")
        assert uncoached(pad.content) == "**1 outside**: 1 point, enough to come in."
        pad = await thumb.press(pad, "token", ":g4.")
        assert pad.content.startswith("**4 outside**: 4 points")
        pad = await thumb.press(pad, "way", ":g4.i")
        assert pad.content.startswith("**4 outside** comes in to p11. 3 points left.")
        pad = await thumb.press(pad, "view")
        assert "Nearer" in labels(pad)
        pad = await thumb.select(pad, "goal", "iuu")
        assert pad.content.startswith("**4 outside** comes in to p11, goes 2 up to p9. 1 point left.")
        assert "What the next card does after that" in (await thumb.press(pad, "whatif")).content
        chosen = await thumb.press(await thumb.press(board, "pad"), "token", ":g4.")
        put_away = await thumb.press(chosen, "cancel")
        assert (put_away.content, labels(put_away)) == ("Nothing was moved.", [])
        assert (await thumb.press(pad, "go")).content == "green 4 to p9."
        assert all_of(thumb, MOVING)


async def test_an_old_draft_opens_its_pad_and_every_control_of_an_old_pad_works(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        thumb = OldThumb(at("Ada"))
        pad = await thumb.press(public(games)[-1], "draft")
        pad = await thumb.press(pad, "lay", ":crystal")
        assert pad.content == "Where does a crystal go?"
        pad = await thumb.select(await thumb.select(pad, "choose", "crystal.k"), "choose", "crystal.k5")
        assert pad.content == "Place a crystal on k5?"
        placed = await thumb.press(pad, "place")
        assert labels(placed) == ["Take back"]
        assert all_of(thumb, PLACING)
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada places a crystal on k5.")


async def test_an_old_menu_of_a_walk_shows_its_steps(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])):
        await begun(at, "Ada", "Ben")
        await walked(at)
        thumb = OldThumb(at("Cleo"))
        step = await thumb.select(answer(await at("Cleo").slash("see why")), "why", "2")
        assert step.content.startswith("Step 2: ")
        assert all_of(thumb, LOOKING)


async def test_what_is_posted_now_has_the_prefix(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        pad = answer(await at("Ada").click(public(games)[-1], id_of(public(games)[-1], "ff-pad")))
        chosen = answer(await at("Ada").click(pad, labelled(pad, "4 outside")))
        assert {each.split(":")[1] for each in (*_ids(pad), *_ids(chosen))} == {
            "ff-token",
            "ff-square",
            "ff-goal",
            "ff-path",
            "ff-go",
            "ff-whatif",
            "more",
            "nocoach",
            "ff-view",
            "ff-cancel",
        }
