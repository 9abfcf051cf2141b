"""*More ...*: what can be looked at is found on the pad, and is shown to the asker alone."""

from bot.sandbox import Channel
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, asks, begins, begun, labelled, labels, public, said, stops

LOOKS = [
    *("The board", "The board in words", "Since my last turn", "The game from its start"),
    *("Why the monster went so", "What the next card could do", "The monster", "The game as a file"),
]


async def test_more_on_the_pad_opens_the_looks_and_the_pad_stays(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = public(games)
        pad = answer(await at("Ada").click(before[-1], id_of(before[-1], "ff-pad")))
        more = answer(await at("Ada").click(pad, id_of(pad, "more")))
        assert labels(more) == LOOKS
        assert more.id != pad.id
        for label, command in zip(LOOKS[1:3], ("see text", "see catch-up"), strict=True):
            told = said(await at("Ada").click(more, labelled(more, label)))
            assert told == await asks(at("Ada"), command)
        assert said(await at("Ada").click(more, labelled(more, "Why the monster went so"))) == (
            "There is no walk to explain: the monster has not walked yet, or its walk was taken back."
        )
        for label in ("The board", "The game from its start", "What the next card could do", "The monster"):
            (picture,) = answer(await at("Ada").click(more, labelled(more, label))).attachments
            assert picture.filename.endswith(".png")
        (file,) = answer(await at("Ada").click(more, labelled(more, "The game as a file"))).attachments
        assert file.filename.endswith(".txt")
        assert public(games) == before


async def test_the_looks_of_a_finished_game_are_still_there(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        pad = answer(await at("Ada").click(board, id_of(board, "ff-pad")))
        more = answer(await at("Ada").click(pad, id_of(pad, "more")))
        await stops(at("Mo"))
        assert said(await at("Ada").click(more, labelled(more, "The board in words"))).startswith(
            "This game was stopped"
        )
