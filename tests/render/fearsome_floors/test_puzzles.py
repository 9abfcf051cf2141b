"""Puzzles in words: what is asked of whom, and what comes of an answer."""

from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.puzzles import PUZZLE_KINDS, judge, lessons, solution_of
from engine.fearsome_floors.puzzles.judge import answers
from engine.fearsome_floors.puzzles.puzzle import THEMES
from render.fearsome_floors.film import frames
from render.fearsome_floors.puzzles import aim, kind_title, lesson_text, themes_text, verdict_text
from tests.engine.fearsome_floors.puzzles.test_judge import example, examples
from tests.render.fearsome_floors.tables import WORDS


def test_an_aim_says_who_moves_and_what_is_asked() -> None:
    told = {puzzle.kind: aim(WORDS, puzzle) for puzzle in reversed(examples())}
    assert set(told) == set(PUZZLE_KINDS)
    assert told["leader"] == (
        "You are green, and only green 4 on n7 can still move. "
        "Move so that red 3 on o6 is eaten and no token of yours, whichever card comes. "
        "Cards that can come: 5, 7, 7, 8, 10 and 2 hits."
    )
    assert told["one-tile"] == (
        "You are red, and all tokens have moved. Place one stone so that the monster eats all tokens of the others "
        "and none of yours. Its card is 3 hits: it goes on until it has eaten three, but no more than 20 steps."
    )
    assert "Then red 3 on k9 moves, as it likes." in told["duel"]
    assert told["escape"].endswith(
        "Move it so that it lives and can leave in the next round, whichever card comes. "
        "Cards that can come: 5, 8 and 2 hits."
    )
    assert "red 3 on k4 and red 2 on l6" in told["both"]


def test_the_aim_of_a_lesson_names_the_only_card_and_no_tokens_where_all_can_move() -> None:
    told = {lesson: aim(WORDS, puzzle) for lesson, puzzle in lessons().items()}
    assert told["numbers"] == "You are red. Move so that a token of yours gets out.", "whatever cards there are"
    assert told["sight"].endswith("Move so that no token of yours is eaten when the monster plays 5.")


def test_every_kind_theme_and_lesson_has_words() -> None:
    shown = [kind_title(WORDS, puzzle) for puzzle in examples()]
    shown += [themes_text(WORDS, puzzle) for puzzle in examples()]
    shown += [WORDS("ff-puzzle-theme", theme=theme) for theme in THEMES]
    shown += [aim(WORDS, puzzle) for puzzle in lessons().values()]
    shown += [lesson_text(WORDS, lesson) for lesson in lessons()]
    every = [(puzzle, judge(puzzle, solution_of(puzzle))) for puzzle in (*examples(), *lessons().values())]
    shown += [verdict_text(WORDS, puzzle, verdict) for puzzle, verdict in every]
    assert [text for text in shown if "?" in text] == []


def test_a_wrong_answer_is_refuted_by_a_card_and_a_reply_that_its_pictures_show() -> None:
    saved, duel = example("save"), example("duel")
    stays = judge(saved, (MoveToken("g5"),))
    assert verdict_text(WORDS, saved, stays) == "Not yet: with the card 5 green 2 is eaten."
    assert len(frames(*stays.turns[-1])) == 5
    lost = judge(duel, (MoveToken("g3"),))
    assert verdict_text(WORDS, duel, lost) == ("Not yet: if red 3 on k9 goes to m8, with the card 8 green 1 is eaten.")


def test_each_thing_that_an_aim_can_lack_has_its_sentence() -> None:
    told = set()
    for puzzle in examples():
        if puzzle.kind in {"leader", "feed", "escape", "eat-them-all"}:
            told |= {verdict_text(WORDS, puzzle, judge(puzzle, answer)) for answer in answers(puzzle)}
    for lesson in ("numbers", "win"):
        told.add(verdict_text(WORDS, lessons()[lesson], judge(lessons()[lesson], (MoveToken("r4"),))))
    assert {
        "Not yet: with the card 7 red 3 is not eaten.",
        "Not yet: with the card 7 only 4 tokens of the others are eaten.",
        "Right: at least 5 tokens of the others are eaten and none of yours, whichever card comes.",
        "Not yet: with the card 5 green 3 cannot leave in the next round.",
        "Not yet: no token of yours is out.",
        "Not yet: the game goes on.",
    } <= told
