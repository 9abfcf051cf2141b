"""`/act` as somebody uses it: choosing what is offered, and the offer that stands for more moves."""

from bot.sandbox import Channel
from engine.core import ScriptedChance, SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks, begins, begun, public


async def test_the_offer_that_stands_for_more_moves_plays_nothing_and_lists_them(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(2)) as client:
        await crypt_begun(at, scenario="choir")
        await client.outbox_worker.idle()
        *shown, more = await at("Ada").complete("act", focus="move", move="")
        assert len(shown) == 24
        assert more["name"].startswith("… 24 of ")
        before = len(public(games))
        assert (await asks(at("Ada"), "act", move=more["value"])).startswith("What you can do now: `assign ")
        await client.outbox_worker.idle()
        assert len(public(games)) == before
        assert "The dice go to" in await asks(at("Ada"), "act", move=shown[0]["value"])


async def test_a_game_with_commands_of_its_own_names_them(start: Start, at: At) -> None:
    async with start(ScriptedChance(begins("green"))):
        await begun(at, "Ada", "Ben")
        assert await at("Ada").complete("act", focus="move", move="") == []
        assert await asks(at("Ada"), "act", move="4 k5") == (
            "Fearsome Floors has commands of its own for its moves: `/move`, `/stay` and `/place`."
        )
        assert await asks(at("Mo"), "act", move="4 k5") == "You do not sit at this table."
