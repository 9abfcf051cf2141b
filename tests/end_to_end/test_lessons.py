"""`/learn`: positions that one person plays for themselves on the pad, until they play a game against a program."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from bot.host.lessons import lines
from bot.sandbox import Channel, Message, UserClient, World
from bot.table.puzzles import PuzzleId, match_number, puzzles_of
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.path import LEAVE
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, labelled, labels, public, rows

AT_TABLES = {game.key: game.table for game in GAMES}
WORDS = words_in("en")
FLOORS = next(game for game in GAMES if game.key == "fearsome-floors")

every_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.table.puzzles is not None], ids=lambda game: game.key
)


def number_of(game: DiscordGame, lesson: int) -> int:
    return match_number(AT_TABLES, PuzzleId(game.key, "lesson", lesson))


async def solved(person: UserClient, pad: Message, game: DiscordGame, lesson: int) -> Message:
    """Give the answer to a lesson on its pad, and return what is shown then."""
    puzzles = puzzles_of(game.table)
    (move,) = puzzles.solution(puzzles.puzzle("lesson", lesson))
    for wanted in WAYS.get(puzzles.lessons[lesson]) or ways_of(move):
        pad = await chosen(person, pad, wanted)
    return pad


def ways_of(move: MoveToken) -> Sequence[str]:
    """Return what leads to a move of Fearsome Floors: to the exit first, as no button leads out at once."""
    if not move.path.endswith(LEAVE):
        return (f":ff-square:.*:{move.token}.{move.path}", ":ff-go:.*")
    inside = rf"{move.token}\.[a-z]{{{len(move.path) - 1}}}"
    return (f":ff-square:.*:{inside}", f":ff-path:.*:{inside}{LEAVE}", ":ff-go:.*")


async def chosen(person: UserClient, pad: Message, wanted: str) -> Message:
    """Press the one button whose id ends so, or choose the one option of a menu with such a value."""
    parts = [part for row in pad.components for part in row["components"]]
    for part in parts:
        if re.search(f"{wanted}$", part["custom_id"]):
            return await (await person.click(pad, part["custom_id"])).finished()
    (menu,) = [part for part in parts if "options" in part]
    (value,) = [option["value"] for option in menu["options"] if re.search(f"{wanted}$", option["value"])]
    return await (await person.select(pad, menu["custom_id"], [value])).finished()


WAYS: Final[Mapping[str, Sequence[str]]] = {
    "dice": ("cl-show:.*assign R=2", "cl-do:.*assign R=2,B1=5,K1=6"),
    "blocking": ("fight B1 troglodyte",),
    "guard": ("guard=B1",),
    "deed": ("cl-show:.*:B1", "deed B1 barrel"),
    "destiny": ("destiny trap 345 human=R",),
    "summon": (":summon troglodyte 2",),
}
"""What leads to the answers of Claustrophobia's lessons on their pads: ends of controls and of options."""


@every_game
async def test_the_lessons_of_a_game_lead_one_to_the_next_and_to_a_game_against_a_program(
    game: DiscordGame, start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    names = puzzles_of(game.table).lessons
    async with start(by_round=True) as client:
        pad = answer(await at("Ada").slash("learn", game=game.key))
        first = pad.id
        for lesson in range(len(names)):
            assert pad.content.startswith(f"**Lesson {lesson + 1} of {len(names)}**")
            assert "Out of the fortress" not in str(labels(pad)), "which token can leave is for people to find"
            (picture,) = pad.attachments
            assert picture.description
            done = await solved(at("Ada"), pad, game, lesson)
            (shown,) = done.attachments
            assert shown.description
            if lesson + 1 < len(names):
                (on,) = labels(done)
                pad = await (await at("Ada").click(done, labelled(done, "Next lesson"))).finished()
        assert on == "Next lesson"
        assert public(games) == [], "nobody is told of it in the channel"
        told = answer(await at("Ada").click(done, ids(done)[0]))
        assert (told.id, labels(told)) == (first, [])
        (thread,) = world.threads(games)
        assert thread.is_private
        assert f"<#{thread.id}>" in told.content
        await client.outbox_worker.idle()
        await client.opponent_worker.idle()
        assert public(thread)
        again = answer(await at("Ada").slash("learn", game=game.key))
        assert again.content.startswith(f"**Lesson 1 of {len(names)}**")
    tried = rows(database, "SELECT puzzle, right FROM tries ORDER BY id")
    assert tried == [(number_of(game, lesson), 1) for lesson in range(len(names))]
    counted = await lines(database)
    assert [line for line in counted if "nobody yet" not in line and line.startswith(" ")] == [
        f"  {name}: tried by 1, done by 1, 1.0 answers each" for name in names
    ]


async def test_a_wrong_answer_shows_what_comes_of_it_and_another_one_is_tried_on_the_same_pad_after_a_restart(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        pad = answer(await at("Mo").click(lobby, labelled(lobby, "Learn by playing")))
        assert pad.content.startswith("**Lesson 1 of 7**")
        assert "More" not in " ".join(labels(pad)), "it has no looks"
        assert "Hint" not in labels(pad)
        pad = await solved(at("Mo"), pad, FLOORS, 0)
        pad = await (await at("Mo").click(pad, labelled(pad, "Next lesson"))).finished()
        wrong = await (await at("Mo").click(pad, id_of(pad, "ff-go"))).finished()
        told, taught, *_ = wrong.content.split("\n")
        assert told == "Not yet: with the card 5 red 6 is eaten.", "by the number that it has on the film"
        assert taught == (
            "The monster goes as many steps as its card says. "
            "Before each it looks ahead, to its left and to its right, and never behind."
        )
        (film,) = wrong.attachments
        assert film.filename.endswith(".gif")
        assert "goes to i3, eats red 6 (Mo)" in str(film.description)
    async with start():
        pad = await (await at("Mo").click(wrong, labelled(wrong, "Try again"))).finished()
        assert pad.id == wrong.id
        assert pad.content.startswith("**Lesson 2 of 7**")
        shown = await (await at("Mo").click(pad, id_of(pad, "ff-go"))).finished()
        shown = await (await at("Mo").click(shown, labelled(shown, "Show me"))).finished()
        assert shown.content.startswith("Right: no token of yours is eaten")
        card = answer(await at("Mo").click(lobby, labelled(lobby, "How to play")))
        again = answer(await at("Mo").click(card, labelled(card, "Learn by playing")))
        assert (again.id, again.content[:17]) == (card.id, "**Lesson 2 of 7**"), "the solution was shown, not found"
    assert rows(database, "SELECT right, count(*) FROM tries GROUP BY 1 ORDER BY 1") == [(0, 1), (1, 1)]
