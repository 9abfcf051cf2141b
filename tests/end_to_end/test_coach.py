"""The first three pads that somebody ever opens carry one line each; *No more tips* ends that, for this person."""

import pytest

from bot.games.claustrophobia.pad import COACHING as CRYPT
from bot.games.fearsome_floors.draft import COACHING as DRAFT
from bot.games.fearsome_floors.pad import COACHING as MOVE
from bot.sandbox import Channel, Message
from engine.core import ScriptedChance, SeededChance
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun, newest_board
from tests.end_to_end.draft_scenes import drafting
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, begins, begun, clicks_late, public, said, stops, uncoached, with_pictures
from tests.end_to_end.test_crypt_reactions import explored

WORDS = words_in("en")


def coaching(pad: Message) -> list[str]:
    """Return the lines of coaching on a pad."""
    return [line for line in pad.content.split("\n") if line.startswith("💡")]


AIM = "Bring 3 of your 4 tokens out at the yellow corner, a1. "
TURNS = (
    (("Ada", "4"), ("Ben", "4")),
    (("Ada", "5"), ("Ben", "5"), ("Ben", "4")),  # Ben begins the second round
    (("Ada", "4"), ("Ben", "3")),
)
FACTS: dict[str, str | int] = {"wanted": 3, "tokens": 4, "exit": "a1"}


async def test_the_pads_of_three_moves_carry_a_line_each_also_across_a_restart_and_the_fourth_none(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        for number, key in enumerate(MOVE):
            await client.outbox_worker.idle()
            board = with_pictures(games)[-1]
            for _ in range(2):  # however often it is opened before the move
                pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
                assert coaching(pad) == [WORDS("coach", told=WORDS(key, **FACTS))]
                assert (AIM in pad.content) == (number == 0)
            later = answer(await at("Ada").click(pad, id_of(pad, "ff-view")))
            assert coaching(later) == []
            for name, token in TURNS[number]:
                await at(name).slash("stay", token=token)
    async with start():
        board = with_pictures(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        assert coaching(pad) == []
        assert not any("nocoach" in custom_id for custom_id in ids(pad))


async def test_who_wants_no_more_lines_gets_none_and_the_pad_stays(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        opened = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        content, controls = opened.content, ids(opened)
        pad = answer(await at("Ada").click(opened, id_of(opened, "nocoach")))
        assert pad.id == opened.id
        assert pad.content == uncoached(content)
        assert ids(pad) == [custom_id for custom_id in controls if "nocoach" not in custom_id]
        assert len(pad.attachments) == 1

        again = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        assert coaching(again) == []


async def test_each_pad_has_its_own_lines(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance(begins("green"))) as client:
        await drafting(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-draft")))
        assert coaching(pad) == [WORDS("coach", told=WORDS(DRAFT[0]))]
        await stops(at("Mo"))
    async with start(SeededChance(1)) as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        board = public(games)[-1]
        told = [answer(await at(name).click(board, id_of(board, "cl-pad"))) for name in ("Ada", "Ben")]
        (line,) = [line for pad in told for line in coaching(pad)]
        assert line.startswith("💡 Aim: ")
        assert line.endswith(WORDS(CRYPT["humans"][0]))


async def test_who_only_places_a_tile_is_told_nothing_of_dice(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        board = newest_board(games)
        pad = answer(await at("Ben").click(board, id_of(board, "cl-pad")))
        assert "Which way round does the " in pad.content
        assert coaching(pad) == []


@pytest.mark.parametrize("forged", ["nocoach:{}:chess", "nocoach:{}"])
async def test_a_forged_pad_is_refused(start: Start, at: At, games: Channel, forged: str) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        table = ":".join(id_of(pad, "nocoach").split(":")[2:4])
        told = said(await clicks_late(at("Ada"), pad, f"v1:{forged.format(table)}"))
        assert told == WORDS("table-unknown-control")
