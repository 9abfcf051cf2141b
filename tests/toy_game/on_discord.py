"""The toy game on Discord: who sits where, what a table can be set to, and a pad of the moves that the rules list."""

from typing import Final

from bot.games.discord_game import named_moves, with_listed_moves
from bot.table.game import Acting, Options, Sides, TableGame, Teaching
from bot.table.table_settings import InterruptSettings, Reaction, Time
from tests.toy_game import TOY_GAME, Setup
from tests.toy_game.rules import MOVES, choices
from tests.toy_game.show import TOY_SHOW
from tests.toy_game.state import AnyMove, Resign, State

SIDES: Final = ("north", "east", "south")


class ToySettings(InterruptSettings, frozen=True, kw_only=True):
    """Short turns, and answers that are due at once: other defaults than those of every game."""

    time: Time = "day"
    reaction: Reaction = "minute"


TOY_AT_TABLE: Final = TableGame[State, AnyMove](
    rules=TOY_GAME,
    show=TOY_SHOW,
    sides=Sides(
        all=SIDES,
        fitting=lambda players: SIDES[:players],
        name=lambda side, words: words("toy-side", side=side),
        of=lambda state: SIDES[: len(state.scores)],
    ),
    options=Options(setup=lambda sides, _options, _settings: Setup(len(sides)), settings=ToySettings),
    acting=Acting(
        resign=Resign(),
        idle_move=lambda state, seat, _chance: next(choices(state, seat)),
        board_verbs=lambda _state: (("toy-pad", "toy-pad"),),
        notation=named_moves(MOVES, prefix="toy"),
    ),
    teaching=Teaching(
        topics=lambda words: [("goal", words("toy-rules-title"))], topic=lambda words, _key: words("toy-rules")
    ),
)

TOY_GAME_ON_DISCORD: Final = with_listed_moves(TOY_AT_TABLE, prefix="toy")
