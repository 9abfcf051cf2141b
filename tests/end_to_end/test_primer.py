"""*How to play*: private cards with pictures, for every game, paged through in one message."""

import pytest

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from bot.sandbox import Channel
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, clicks_late, labelled, public, said

WORDS = words_in("en")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
async def test_the_lobby_says_what_the_game_is_about_and_cards_teach_it(
    game: DiscordGame, start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await at("Ada").slash(f"new {game.key}")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert lobby.content.split("\n")[1:3] == [WORDS(key) for key in game.table.teaching.about]
        shown = answer(await at("Mo").click(lobby, id_of(lobby, "primer")))
        first, told = shown.id, []
        while True:
            (picture,) = shown.attachments
            told.append((shown.content, picture.description))
            back, on, rules, *_ = ids(shown)
            if len(told) == len(game.table.teaching.primer):
                break
            shown = answer(await at("Mo").click(shown, on))
            assert shown.id == first
        expected = [game.table.teaching.primer_card(WORDS, key) for key in game.table.teaching.primer]
        assert told == [(frame.sentence, frame.alt) for frame in expected]
        assert len(set(told)) == len(expected) >= 5
        assert said(await at("Mo").click(shown, back)) == told[-2][0]
        topic, _ = game.table.teaching.topics(WORDS)[0]
        read = answer(await at("Mo").click(shown, rules))
        assert read.id == first
        assert game.table.teaching.topic(WORDS, topic) in read.content
        assert public(games) == [lobby]


async def test_a_forged_card_is_refused_and_the_message_is_refused_as_unknown(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        card = answer(await at("Mo").click(lobby, labelled(lobby, "How to play")))
        stem = id_of(lobby, "primer").rpartition(":")[0]
        for forged in ("fearsome-floors.5", "chess.0", "fearsome-floors.x", ""):
            told = said(await clicks_late(at("Mo"), card, f"{stem}:{forged}" if forged else stem))
            assert told == WORDS("table-unknown-control")


@every_game
def test_every_card_fits_a_message_and_has_a_picture(game: DiscordGame) -> None:
    for key in game.table.teaching.primer:
        frame = game.table.teaching.primer_card(WORDS, key)
        assert len(frame.sentence) < 1000
        assert len(frame.alt) < 1024
        assert game.table.show.paint(frame.scene).startswith(b"\x89PNG")
    with pytest.raises(LookupError, match="chess"):
        game.table.teaching.primer_card(WORDS, "chess")
