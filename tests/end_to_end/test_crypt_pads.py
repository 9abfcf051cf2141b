"""A pad whose owner waits for the other side goes on by itself, until something of it is used."""

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message
from engine.core import SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import acts, controls, crypt_begun, pad_of
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, labelled, labels, resigns
from tests.end_to_end.test_crypt_answers import places
from tests.patience import until

GOES_ON = "has to answer now. Then this goes on by itself; or press **Act** on the board."
WAITS = f"Ben {GOES_ON}"
AGAIN = "If you are asked again, you see it here by itself; or press **Act** on the board."


async def pressed(at: At, pad: Message, label: str, *, by: str = "Ada") -> Message:
    """Let somebody press the first button that begins so; return the pad as it is then."""
    found = next(each for each in labels(pad) if each.startswith(label))
    return answer(await at(by).click(pad, labelled(pad, found)))


async def explored(client: Furunkulus, at: At, games: Channel) -> Message:
    """Let Ada open a pad and explore on it until the tile can be turned; return the pad, which waits."""
    await client.outbox_worker.idle()
    pad = await pad_of(at("Ada"), games)
    if any(label.startswith("Strongest") for label in labels(pad)):
        pad = await pressed(at, pad, "Strongest")
    for who in ("Blade K1", "The Redeemer", "Brute B1", "Blade K2"):
        if any(label.startswith(who) for label in labels(pad)):
            pad = await pressed(at, pad, who)
        while any(label.startswith("Explore") for label in labels(pad)):
            pad = await pressed(at, pad, "Explore")
            if WAITS in pad.content:
                return pad
        if "Back" in labels(pad):
            pad = await pressed(at, pad, "Back")
    raise AssertionError("every tile was placed without asking")


async def test_a_pad_goes_on_by_itself_when_the_other_side_has_answered(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        waiting = await explored(client, at, games)
        assert labels(waiting) == ["Take back"]

        def shown() -> Message:
            pad = games.find(waiting.id)
            assert pad is not None
            return pad

        told = await places(at)
        await until(lambda: WAITS not in shown().content)
        found, answered, *_ = shown().content.splitlines()
        assert "explores to the" in found
        assert answered == told.splitlines()[0]
        assert "End the Human Action" in labels(shown())
        assert len(shown().attachments) == 1
        asked = await pressed(at, shown(), "End")
        assert asked.content == "The Redeemer and 2 others can still act.\nEnd all the same?"
        ended = await pressed(at, asked, "End")
        assert "Human Action is over" in ended.content


async def test_every_screen_of_the_pad_takes_the_last_move_back_until_somebody_else_has_moved(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        pad = await pad_of(at("Ada"), games)
        assert "Take back" not in labels(pad)
        for label in ("Strongest", "Blade K1", "Back", "End", "Back"):
            pad = await pressed(at, pad, label)
            assert "Take back" in labels(pad), label
        assert "Take back" in labels(await pad_of(at("Ada"), games))
        await pressed(at, pad, "Take back")
        await client.outbox_worker.idle()
        assert "Take back" not in labels(await pad_of(at("Ada"), games))


async def test_a_pad_that_was_used_while_it_waited_stays_as_it_is(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        asked = await pressed(at, await explored(client, at, games), "Take back")
        await places(at)
        await client.outbox_worker.idle()
        assert games.find(asked.id) == asked


async def test_a_pad_that_waits_says_that_the_game_is_over(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        waiting = await explored(client, at, games)
        await resigns(at("Ben"))
        await until(lambda: "is over" in (games.find(waiting.id) or waiting).content)
        assert labels(games.find(waiting.id) or waiting) == []


async def struck(client: Furunkulus, at: At, games: Channel) -> Message:
    """Let Ben attack on his pad until a human is hit; return the pad, which waits."""
    await acts(at("Ada"), "assign")
    await at("Ada").slash("act", move="end")
    await client.outbox_worker.idle()
    pad = await pad_of(at("Ben"), games)
    (menu, value), *_ = (
        (custom_id, value)
        for custom_id, values in controls(pad)
        for value in values
        if value == "=3*summon troglodyte 4"
    )
    pad = answer(await at("Ben").select(pad, menu, [value]))
    assert pad.content.splitlines()[0].endswith("3 troglodytes appear on T4. 5 TP are left.")
    pad = await pressed(at, pad, "End phase", by="Ben")
    if "End all the same?" in pad.content:  # dice are left
        pad = await pressed(at, pad, "End the Threat phase", by="Ben")
    return await attacked(at, pad)


async def attacked(at: At, pad: Message) -> Message:
    """Let Ben attack on until a human is hit; return his pad, which waits."""
    while GOES_ON not in pad.content:
        ways = ("Attack", "East to T0", "A troglodyte on T4")
        pad = await pressed(at, pad, next(way for way in ways if way in "\n".join(labels(pad))), by="Ben")
    return pad


async def test_a_pad_of_the_demons_goes_on_when_the_hits_are_named(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at, scenario="prayers")
        waiting = await struck(client, at, games)
        await client.outbox_worker.idle()
        named = await pressed(at, await pad_of(at("Ada"), games), "Lose line")
        lost = named.content.splitlines()[0]
        assert " loses line " in lost
        await until(lambda: lost in (games.find(waiting.id) or waiting).content)
        assert "End the Demon Action" in labels(games.find(waiting.id) or waiting)


async def test_a_pad_on_which_a_hit_was_named_asks_for_the_next_one(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at, scenario="prayers")
        waiting = await struck(client, at, games)
        await client.outbox_worker.idle()
        named = await pressed(at, await pad_of(at("Ada"), games), "Lose line")
        assert named.content.splitlines()[1] == AGAIN
        await until(lambda: GOES_ON not in (games.find(waiting.id) or waiting).content)
        await attacked(at, games.find(waiting.id) or waiting)

        def shown() -> Message:
            return games.find(named.id) or named

        await until(lambda: AGAIN not in shown().content)
        assert shown().content.startswith(named.content.splitlines()[0])
        assert any(label.startswith("Lose line") for label in labels(shown()))
        assert len(shown().attachments) == 1
        last = await pressed(at, shown(), "Lose line")
        assert last.content.splitlines()[0].endswith("Round 1 is over."), "the demons had nothing left to do"
