"""Puzzles and lessons in words: what is asked, and what comes of an answer. Its pictures are those of any turns."""

from collections.abc import Iterable, Sequence

from engine.fearsome_floors.moves import MoveToken, PlayedTurn
from engine.fearsome_floors.puzzles import Puzzle, Verdict
from engine.fearsome_floors.puzzles.kinds import KINDS
from engine.fearsome_floors.puzzles.puzzle import start_of
from engine.fearsome_floors.rounds import bag, unmoved
from engine.fearsome_floors.tokens import TokenName
from render.core import Words
from render.fearsome_floors.labels import cards_text, colour_name, end_of_move, token_at, token_shown


def kind_title(words: Words, puzzle: Puzzle) -> str:
    """Return the name of a puzzle's kind: "Save them all"."""
    return words("ff-puzzle-kind", kind=puzzle.kind)


def aim(words: Words, puzzle: Puzzle) -> str:
    """Say whose puzzle it is, what can move, and what is asked; with the cards that can come, if there are several."""
    state, colour = start_of(puzzle), colour_name(words, puzzle.colour)
    if KINDS[puzzle.kind].tile is None:
        mine = unmoved(state, puzzle.colour)
        parts = [words("ff-puzzle-to-move", colour=colour, tokens=_listed(words, puzzle, mine))]
        if len(mine) > KINDS[puzzle.kind].moves:  # a lesson's, which one of them solves
            parts = [words("ff-puzzle-all-move", colour=colour)]
    else:
        parts = [words("ff-puzzle-to-place", colour=colour)]
    if puzzle.kind == "duel":
        others = [token for other in state.colours if other != puzzle.colour for token in unmoved(state, other)]
        parts.append(words("ff-puzzle-answered", tokens=_listed(words, puzzle, others)))
    parts.append(_asked(words, "ff-puzzle-aim", puzzle))
    cards = bag(state)
    if len(cards) > 1 and not KINDS[puzzle.kind].at_once:
        parts.append(words("ff-prose-cards", cards=cards_text(words, cards)))
    return words.sentences(parts)


def themes_text(words: Words, puzzle: Puzzle) -> str:
    """Say what the solution is done with: "pushing and bait"."""
    return words.listing([words("ff-puzzle-theme", theme=theme) for theme in puzzle.themes])


def verdict_text(words: Words, puzzle: Puzzle, verdict: Verdict, *, tempts: bool = False) -> str:
    """Say what comes of an answer, as `verdict.turns` show it; of one that tempts behind what it is."""
    miss, (last, _) = verdict.miss, verdict.turns[-1]
    if miss is None:
        return _asked(words, "ff-puzzle-right", puzzle)
    return words(
        "ff-puzzle-wrong",
        tempts="yes" if tempts else "no",
        answer=_answer(words, puzzle, verdict.turns),
        steps="none" if verdict.card is None else cards_text(words, [verdict.card]),
        miss=miss.key,
        token="none" if miss.token is None else token_shown(words, last, miss.token),
        count=miss.count,
    )


def lesson_text(words: Words, lesson: str) -> str:
    """Say what a lesson teaches, in one sentence."""
    return words("ff-lesson", lesson=lesson)


def _asked(words: Words, key: str, puzzle: Puzzle) -> str:
    """Say something of a puzzle that names what its aim does."""
    cards = bag(start_of(puzzle))
    return words(
        key,
        kind=puzzle.kind,
        token=_listed(words, puzzle, [puzzle.token]),
        prey=_listed(words, puzzle, [puzzle.prey]),
        count=puzzle.count,
        cards=cards_text(words, cards),
        walk=words("ff-puzzle-walk", count=len(cards), cards=cards_text(words, cards)),
    )


def _listed(words: Words, puzzle: Puzzle, tokens: Iterable[TokenName | None]) -> str:
    """Name tokens, with where they stand when the puzzle begins."""
    return words.listing([token_at(words, start_of(puzzle), token) for token in tokens if token is not None])


def _answer(words: Words, puzzle: Puzzle, turns: Sequence[PlayedTurn]) -> str:
    """Say what the last mover answers, if anybody does."""
    for before, turn in turns:
        if isinstance(turn.move, MoveToken) and turn.seat != puzzle.seat:
            goal = end_of_move(before, turn.move.token, turn.events)
            return words(
                "ff-puzzle-if-answered",
                token=token_at(words, before, turn.move.token),
                place=goal if turn.move.path else "none",
            )
    return ""
