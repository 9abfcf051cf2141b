"""`/rules`: begins with the aim, and leads on by menus in one private message."""

from collections.abc import Mapping

import pytest

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import answer, clicks_late, said
from tests.end_to_end.toy_scenes import ALL_ON_DISCORD
from tests.toy_game.on_discord import TOY_GAME_ON_DISCORD

WORDS = words_in("en")

every_game = pytest.mark.parametrize("game", [*GAMES, TOY_GAME_ON_DISCORD], ids=lambda game: game.key)


def groups_of(game: DiscordGame) -> Mapping[str, tuple[str, ...]]:
    """Return the menus of a game's topics: one of all where it has no groups."""
    return game.table.teaching.topic_groups or {"": tuple(topic for topic, _ in game.table.teaching.topics(WORDS))}


@every_game
async def test_every_topic_is_chosen_in_a_menu_and_told_in_the_same_message(
    game: DiscordGame, start: Start, at: At
) -> None:
    async with start(program=ALL_ON_DISCORD):
        read = first = answer(await at("Mo").slash("rules", game=game.key))
        menus = ids(read)
        for menu, topics in zip(menus, groups_of(game).values(), strict=True):
            for topic in topics:
                read = answer(await at("Mo").select(read, menu, [topic]))
                assert read.id == first.id
                assert ids(read) == menus
                assert game.table.teaching.topic(WORDS, topic) in read.content
                assert len(read.attachments) == (game.table.teaching.picture(WORDS, topic) is not None)


@every_game
def test_the_groups_hold_each_topic_once_and_fit_a_message(game: DiscordGame) -> None:
    groups = groups_of(game)
    assert [topic for group in groups.values() for topic in group] == [
        key for key, _ in game.table.teaching.topics(WORDS)
    ]
    assert len(groups) <= 5
    assert all(len(group) <= 25 for group in groups.values())


async def test_a_forged_topic_or_game_is_refused(start: Start, at: At) -> None:
    async with start():
        asked = answer(await at("Mo").slash("rules"))
        for forged in ("chess", ""):
            told = await clicks_late(at("Mo"), asked, f"v1:rules:0:0:{forged}".rstrip(":"))
            assert said(told) == WORDS("table-unknown-control")
