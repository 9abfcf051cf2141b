"""The toy game at a table: who sits where, and what a board that waits offers."""

from collections.abc import Sequence
from typing import Final

from bot.table import TableGame
from bot.table.table_settings import InterruptSettings, Reaction, Time
from engine.core import Chance, Seat
from render.core import Words
from tests.toy_game import TOY_GAME, Setup
from tests.toy_game.show import TOY_SHOW
from tests.toy_game.values import AnyMove, End, Resign, State, TurnTile

SIDES: Final = ("north", "east", "south")


class ToySettings(InterruptSettings, frozen=True, kw_only=True):
    """Short turns, and answers that are due at once: other defaults than those of every game."""

    time: Time = "day"
    reaction: Reaction = "minute"


def _sides_of(state: State) -> tuple[str, ...]:
    return SIDES[: len(state.scores)]


def _idle_move(state: State, _seat: Seat, _chance: Chance) -> AnyMove:
    return TurnTile(0) if state.phase == "turning" else End()


def _topics(words: Words) -> list[tuple[str, str]]:
    return [("goal", words("toy-rules-title"))]


def _topic(words: Words, _key: str) -> str:
    return words("toy-rules")


def _side_name(side: str, words: Words) -> str:
    return words("toy-side", side=side)


def _setup(sides: Sequence[str], _options: bytes) -> Setup:
    return Setup(len(sides))


TOY_AT_TABLE: Final = TableGame(
    rules=TOY_GAME,
    show=TOY_SHOW,
    sides=SIDES,
    sides_for=lambda players: SIDES[:players],
    side_name=_side_name,
    setup=_setup,
    sides_of=_sides_of,
    resign=Resign(),
    idle_move=_idle_move,
    playing=lambda state: frozenset(map(Seat, range(len(state.scores)))),
    board_verbs=lambda _state: (("toy-pad", "toy-pad"),),
    topics=_topics,
    topic=_topic,
    settings=ToySettings,
)
