"""The toy game on Discord: who sits where, what a table can be set to, and a pad of the moves that the rules list."""

from typing import Final

from bot.games.discord_game import DiscordGame, TrialGame, typed_by_act
from bot.interactions.asker import at_seat
from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.components.game_buttons import play_move
from bot.interactions.context import Context
from bot.interactions.move_offers import meant_move, possible_moves
from bot.table.game import Acting, MoveNotation, Options, Sides, TableGame, Teaching
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import picture_of
from bot.table.table_settings import InterruptSettings, Reaction, Time
from engine.core.notation import BadNotation
from render.core import Words
from tests.toy_game import TOY_GAME, Setup
from tests.toy_game.rules import MOVES, choices
from tests.toy_game.show import TOY_SHOW
from tests.toy_game.state import AnyMove, Resign, State

SIDES: Final = ("north", "east", "south")


NAMES: Final = {move: name for name, move in MOVES.items()}


def read(text: str) -> AnyMove:
    name = " ".join(text.split()).lower()
    if name not in MOVES:
        raise BadNotation("move: there is none of this name.")
    return MOVES[name]


def label(words: Words, _state: State, move: AnyMove) -> str:
    first, _, rest = NAMES[move].partition(" ")
    return words(f"toy-do-{first}", what=rest)


NOTATION: Final = MoveNotation(write=NAMES.__getitem__, read=read, label=label, long_label=label)


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
        notation=NOTATION,
    ),
    teaching=Teaching(
        topics=lambda words: [("goal", words("toy-rules-title"))], topic=lambda words, _key: words("toy-rules")
    ),
)


async def open_pad(context: Context, custom_id: CustomId) -> None:
    """Show who pressed the board's button, which works until the next post, what they see and can do."""
    words, key = context.words, TOY_GAME.key
    table, seat = await at_seat(context, shown=custom_id.board, game=key)
    state, show = table.started_match.state, table.game.show
    buttons = [
        CustomId("toy-do", *table.board, each.notation).button(each.label)
        for each in possible_moves(words, table, seat)
    ]
    frame = show.board(state, table.names, words)
    text = f"{frame.sentence}\n{show.text(words, table.names, state)}"
    await context.show(text, view=rows_view(in_rows(buttons)), pictures=[picture_of(key, frame)])


async def press(context: Context, custom_id: CustomId) -> None:
    """Play the move that a button names."""
    table, seat = await at_seat(context, game=TOY_GAME.key)
    move = meant_move(context.words, table, seat, custom_id.rest)
    text, view = await play_move(context, table, seat, move, board=custom_id.board)
    await context.update(text, view=view, pictures=())


TOY_GAME_ON_DISCORD: Final = DiscordGame(
    table=TOY_AT_TABLE,
    prefix="toy",
    verbs={"toy-pad": open_pad, "toy-do": press},
    trial=TrialGame(typed=typed_by_act(NOTATION)),
)
