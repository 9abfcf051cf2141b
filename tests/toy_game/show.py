"""The toy game in pictures and words. What a picture shows is the position as its viewer sees it."""

from collections.abc import Sequence
from functools import reduce
from importlib import resources
from itertools import chain
from typing import Any, Final

from msgspec.structs import asdict
from PIL import Image, ImageDraw

from engine.core import AnyTurn
from render.core import Chapter, Frame, Names, Show, Words, add_locales
from render.core.picture_file import png_of
from tests.toy_game.rules import standings
from tests.toy_game.state import Card, CardDrawn, Cards, Rolled, Scored, State, TileDug, evolve

CELL: Final = 30
SIDES: Final = ((10, 2), (18, 10), (10, 18), (2, 10))
COLOURS: Final[dict[object, str]] = {None: "black", "bomb": "red", "gold": "gold", "thief": "blue"}
GUARDS: Final = {None: "black", True: "green", False: "white"}

add_locales(resources.files(__package__) / "locales")


def paint(state: State) -> bytes:
    """Lay the tiles in a row, with what each side is worth; below it a row for each seat, with its cards."""
    image = Image.new("RGB", (240, 160), "white")
    pen = ImageDraw.Draw(image)
    for number, tile in enumerate(state.board):
        for (x, y), worth in zip(SIDES, tile, strict=True):
            pen.text((number * CELL + x, y), worth, fill="black")
    for seat, hand in enumerate(state.hands):
        top = (seat + 1) * CELL + 10
        pen.text((2, top), str(state.scores[seat]), fill="black")
        pen.ellipse((30, top, 40, top + 10), fill=GUARDS[state.guards[seat]], outline="black")
        for place, card in enumerate(hand):
            pen.rectangle((50 + 12 * place, top, 58 + 12 * place, top + 14), fill=COLOURS[card], outline="black")
    return png_of(image.quantize(32))


def chapters(before: State, turns: Sequence[AnyTurn], names: Names, words: Words) -> tuple[Chapter, ...]:
    """Tell small turns together, a line each, with one picture of what they led to."""
    parts = [part for turn in turns for part in (*(order.events for order in turn.orders), turn.events)]
    caption = "\n".join(told(words, names, turn) for turn in turns)
    return (Chapter(caption, (_frame(words, names, reduce(evolve, chain(*parts), before), caption),)),)


def board(state: State, names: Names, words: Words) -> Frame:
    """Show a position with whose turn it is, or how the game has ended."""
    sentence = words("toy-board", name=names[state.seat], points=state.points)
    if (places := standings(state)) is not None:
        listed = [f"{each.place}. {names[each.seat]} ({each.score})" for each in places]
        sentence = words("toy-board-over", places=words.series(listed))
    return _frame(words, names, state, sentence)


def _frame(words: Words, names: Names, state: State, sentence: str) -> Frame:
    alt = words("toy-board-alt", sentence=sentence, tiles=len(state.board), seats=" ".join(_seats(words, names, state)))
    return Frame(state, sentence, alt)


def text(words: Words, names: Names, state: State) -> str:
    """Tell what each side of the tiles is worth, and what each seat has."""
    return "\n".join((words.series(state.board) or words("toy-none"), *_seats(words, names, state)))


def _seats(words: Words, names: Names, state: State) -> list[str]:
    rows = zip(names, state.scores, state.hands, state.kept, state.guards, strict=True)
    return [
        words("toy-seat", name=name, score=score, hand=_cards(words, hand), kept=_cards(words, kept), guard=str(guard))
        for name, score, hand, kept, guard in rows
    ]


def told(words: Words, names: Names, turn: AnyTurn) -> str:
    """Tell a turn in a line: who did what, and what came of it."""
    facts: dict[str, Any] = asdict(turn.move)
    scored = []
    for event in turn.events:
        if isinstance(event, Rolled | TileDug | CardDrawn):
            facts |= asdict(event)
        if isinstance(event, Scored):
            scored.append(words("toy-scored", name=names[event.seat], points=f"{event.points:+d}"))
    facts |= {"card": card_name(words, facts.get("card")), "name": "" if turn.seat is None else names[turn.seat]}
    return " ".join((words(f"toy-{type(turn.move).__name__.lower()}", **facts), *scored))


def card_name(words: Words, card: Card) -> str:
    return words("toy-card", card=str(card))


def _cards(words: Words, cards: Cards) -> str:
    return words.series([card_name(words, card) for card in cards]) or words("toy-none")


TOY_SHOW: Final = Show(
    scene=State,
    paint=paint,
    chapters=chapters,
    board=board,
    text=text,
    refusal=lambda words, reason: words(f"toy-refusal-{reason.key}", **reason.facts),
)
