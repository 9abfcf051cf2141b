"""What happens in the toy game, and how it stands, in words."""

from collections.abc import Sequence
from importlib import resources

from engine.core import Order, Turn
from render.core import Names, Words, add_locales
from tests.toy_game.rules import standings
from tests.toy_game.values import (
    AnyEvent,
    AnyMove,
    Card,
    CardDrawn,
    KeepCard,
    PlayCard,
    Rolled,
    Scored,
    SetGuard,
    State,
    TileDrawn,
)

add_locales(resources.files(__package__) / "locales")


def told(words: Words, names: Names, turn: Turn[AnyMove, AnyEvent] | Order[AnyMove, AnyEvent]) -> str:
    """Tell a turn, or an order, in a line: who did what, and what came of it."""
    facts: dict[str, str | int] = {} if turn.seat is None else {"name": names[turn.seat]}
    if isinstance(turn.move, PlayCard | KeepCard):
        facts["card"] = card_name(words, turn.move.card)
    if isinstance(turn.move, SetGuard):
        facts["on"] = "yes" if turn.move.on else "no"
    scored = []
    for event in turn.events:
        match event:
            case Rolled(points):
                facts["points"] = points
            case TileDrawn(tile):
                facts["tile"] = tile
            case CardDrawn(card=card):
                facts["card"] = card_name(words, card)
            case Scored(seat, points):
                scored.append(words("toy-scored", name=names[seat], points=f"{points:+d}"))
            case _:
                pass
    return " ".join((words(f"toy-{type(turn.move).__name__.lower()}", **facts), *scored))


def board_sentence(words: Words, names: Names, state: State) -> str:
    places = standings(state)
    if places is None:
        return words("toy-board", name=names[state.seat], points=state.points)
    listed = [words("toy-place", place=each.place, name=names[each.seat], score=each.score) for each in places]
    return words("toy-board-over", places=words.series(listed))


def alt_text(words: Words, names: Names, state: State, sentence: str) -> str:
    """Tell all that the picture shows, below a sentence."""
    seats = [words("toy-seat", name=names[seat], **_seat(words, state, seat)) for seat in range(len(state.scores))]
    return words("toy-board-alt", sentence=sentence, tiles=len(state.board), seats=" ".join(seats))


def text_board(words: Words, state: State) -> str:
    tiles = [f"{tile[quarters:]}{tile[:quarters]}" for tile, quarters in state.board]
    rows = [words("toy-seat-row", seat=seat + 1, **_seat(words, state, seat)) for seat in range(len(state.scores))]
    return "\n".join((words.series(tiles) or words("toy-none"), *rows))


def hand_text(words: Words, state: State, seat: int) -> str:
    points = state.points if state.seat == seat else 0
    return words("toy-hand", hand=_cards(words, state.hands[seat]), points=points)


def card_name(words: Words, card: Card) -> str:
    return words("toy-card", card=card or "unknown")


def _seat(words: Words, state: State, seat: int) -> dict[str, str | int]:
    guard = {True: "toy-on", False: "toy-off", None: "toy-unknown"}[state.guards[seat]]
    return {
        "score": state.scores[seat],
        "hand": _cards(words, state.hands[seat]),
        "kept": _cards(words, state.kept[seat]),
        "guard": words(guard),
    }


def _cards(words: Words, cards: Sequence[Card]) -> str:
    return words.series([card_name(words, card) for card in cards]) or words("toy-none")
