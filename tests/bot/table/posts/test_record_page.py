"""What somebody has come to in a game: the lines and the picture say the same, in an order that stays."""

from collections.abc import Mapping

import msgspec

from bot.games import GAMES
from bot.table.posts.record_page import MINUS, record_lines, record_picture
from engine.played_games import Luck, Statistics, Tried
from render.core import words_in
from render.core.record_card import Card
from render.core.show import LONGEST_ALT

TABLES = {game.key: game.table for game in GAMES}
WORDS = words_in("en")


def counted(
    game: str,
    *,
    counts: Mapping[str, int] | None = None,
    levels: Mapping[str, Tried] | None = None,
    topics: Mapping[str, Tried] | None = None,
    luck: Luck | None = None,
) -> Statistics:
    return Statistics(game, 7, {1: 3, 3: 4}, 9.0, 75.0, counts or {}, levels or {}, topics or {}, luck)


def card_of(found: Statistics) -> Card:
    return msgspec.convert(record_picture(found, TABLES[found.game], WORDS).scene, Card)


def test_places_and_meals_are_columns_and_the_favourite_meal_is_marked() -> None:
    found = counted("fearsome-floors", counts={"meal-5": 1, "out": 4, "eaten": 4, "meal-2": 3})
    games, tokens = record_lines(found, TABLES[found.game], WORDS)
    assert games.startswith(
        "**Fearsome Floors**: 7 games, place 1 (3 times) and place 3 (4 times). A typical game had 9"
    )
    assert games.endswith("rounds, a typical turn took 1 min.")
    assert tokens.endswith("favourite meal is the 2.")
    places, meals = card_of(found).columns
    assert [(each.label, each.count, each.is_marked) for each in places.columns] == [
        ("1", 3, True),
        ("2", 0, False),
        ("3", 4, False),
    ]
    assert [(each.label, each.count, each.is_marked) for each in meals.columns] == [("2", 3, True), ("5", 1, False)]
    assert meals.title == "Out 4 · eaten 4"


def test_a_game_and_what_is_told_of_it_are_parted_as_the_language_does_it() -> None:
    found = counted("fearsome-floors")
    heads = [next(record_lines(found, TABLES[found.game], words_in(language))) for language in ("fr", "zh-CN")]
    assert [head[: head.index("7")] for head in heads] == ["**Fearsome Floors**\u202f: ", "**凶煞回廊**："]  # noqa: RUF001 - its colon


def test_levels_stand_in_the_order_of_their_strength() -> None:
    found = counted("fearsome-floors", levels={"master": Tried(0, 1), "runner": Tried(2, 2), "skilled": Tried(1, 3)})
    (bars,) = card_of(found).bars
    assert [(each.label, each.won, each.of) for each in bars.bars] == [
        ("🐇 Hare", 2, 2),
        ("🦊 Fox", 1, 3),
        ("🐉 Dragon", 0, 1),
    ]
    _, line = record_lines(found, TABLES[found.game], WORDS)
    assert line == "- Better than 🐇 Hare in 2 of 2, 🦊 Fox in 1 of 3 and 🐉 Dragon in 0 of 1."


def test_scenarios_have_a_bar_for_each_side_in_place_of_places() -> None:
    found = counted("claustrophobia", topics={"air/humans": Tried(1, 2), "air/demons": Tried(0, 1)})
    card = card_of(found)
    assert card.columns == ()
    (bars,) = card.bars
    assert [(each.label, each.side, each.won, each.of) for each in bars.bars] == [
        ("One Breath of Air", "demons", 0, 1),
        ("One Breath of Air", "humans", 1, 2),
    ]
    _, line = record_lines(found, TABLES[found.game], WORDS)
    assert line == "- One Breath of Air: won 0 of 1 as 👹 Demons and 1 of 2 as 🕯️ Humans."


def test_luck_and_moves_are_told_apart_with_a_real_minus() -> None:
    found = counted("fearsome-floors", luck=Luck(4, 1.5, 0.3, -0.8))
    (*_, line) = record_lines(found, TABLES[found.game], WORDS)
    assert line == f"- 4 games were reviewed: 1.5 victories expected, luck added +0.3, moves added {MINUS}0.8."
    parts = card_of(found).parts
    assert parts is not None
    assert [(each.told, each.victories) for each in parts.parts] == [("+0.3", 0.3), (f"{MINUS}0.8", -0.8)]


def test_luck_and_moves_have_the_decimal_sign_of_who_reads() -> None:
    found, words = counted("fearsome-floors", luck=Luck(1, 0.5, 0.1, -0.6)), words_in("de")
    (*_, line) = record_lines(found, TABLES[found.game], words)
    assert line == f"- Ein Spiel wurde analysiert: 0,5 Siege erwartet, Glück brachte +0,1 dazu, die Züge {MINUS}0,6."
    card = msgspec.convert(record_picture(found, TABLES[found.game], words).scene, Card)
    assert card.parts is not None
    assert [each.told for each in card.parts.parts] == ["+0,1", f"{MINUS}0,6"]
    assert "0,5" in card.parts.title


def test_the_alt_text_says_all_that_is_on_the_picture_as_far_as_it_may_be_long() -> None:
    many = {f"{topic}/{side}": Tried(1, 2) for topic in "abcdefghijklm" for side in ("humans", "demons")}
    found = counted("claustrophobia", levels={"friend": Tried(1, 2)}, topics=many)
    picture = record_picture(found, TABLES[found.game], WORDS)
    assert picture.alt.startswith("Claustrophobia: 7 games, place 1 (3 times)")
    assert "Better than 🐇 Hare in 1 of 2." in picture.alt
    assert len(picture.alt) <= LONGEST_ALT
    assert len(card_of(found).bars[1].bars) == len(many)
