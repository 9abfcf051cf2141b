"""The toy game on Discord: the record that the program is given."""

from typing import Final

import msgspec

from bot.games import GAMES
from bot.games.discord_game import DiscordGame
from bot.games.trial_game import TrialGame, TypedCommand, UnreadableError
from bot.host.program import put_together
from tests.toy_game.commands import new, toy
from tests.toy_game.move_texts import spelled
from tests.toy_game.pad import VERBS
from tests.toy_game.table_game import TOY_AT_TABLE
from tests.toy_game.values import AnyMove, Resign, State


def _typed(move: AnyMove) -> TypedCommand:
    if isinstance(move, Resign):
        return TypedCommand("resign")
    name, _, value = spelled(move).partition(".")
    option = {"turn": "side", "play": "card", "keep": "card", "guard": "order"}.get(name)
    return TypedCommand(f"toy {name}", {} if option is None else {option: value})


def _written(state: State) -> str:
    return msgspec.json.encode(state).decode()


def _read(text: str) -> State:
    try:
        return msgspec.json.decode(text, type=State)
    except msgspec.DecodeError as error:
        raise UnreadableError(f"{error}.") from None


TOY_GAME_ON_DISCORD: Final = DiscordGame(
    table=TOY_AT_TABLE,
    prefix="toy",
    new=new,
    commands=(toy,),
    verbs=VERBS,
    trial=TrialGame(
        opening=TypedCommand("new toy-game"),
        players=2,
        typed=_typed,
        written=_written,
        read=_read,
    ),
)

ALL_ON_DISCORD: Final = put_together((*GAMES, TOY_GAME_ON_DISCORD))
"""The program that plays the toy game beside all others."""
