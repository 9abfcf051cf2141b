"""Claustrophobia at a table: two people choose sides, and the board waits with the pad of who is to act, and hands."""

from typing import Final

import msgspec

from bot.games.claustrophobia import options
from bot.games.claustrophobia.move_notation import CLAUSTROPHOBIA_NOTATION
from bot.games.claustrophobia.options import ClaustrophobiaSettings
from bot.games.claustrophobia.puzzles import PUZZLES
from bot.games.claustrophobia.whereabouts import WHEREABOUTS
from bot.table import TableView
from bot.table.game import Acting, Hints, Options, Programs, Sides, TableGame, Teaching, TextRecord
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.choices.legal import least_move
from engine.claustrophobia.moves import AnyMove, Resign
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.records import GameRecord, read_record, write_record
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Seat
from render.claustrophobia.show import CLAUSTROPHOBIA_SHOW, hint_frame
from render.claustrophobia.text.odds_text import level_about, level_name, why
from render.claustrophobia.text.rules import PRIMER, TOPIC_GROUPS, picture, primer_card, topic, topics
from render.claustrophobia.text.setup_text import side_name

SIDES: Final[tuple[Side, ...]] = ("humans", "demons")


EVENT: Final = "Claustrophobia on Discord"


def record_text(table: TableView) -> str:
    """Write the record of a table's match."""
    match = table.started_match
    return write_record(
        GameRecord(
            event=EVENT,
            site=f"channel {table.row.channel_id}",
            date=table.row.created_at.date(),
            humans=table.seats[match.state.seat_of("humans")].name,
            demons=table.seats[match.state.seat_of("demons")].name,
            match=match,
        )
    )


CLAUSTROPHOBIA_AT_TABLE: Final = TableGame[State, AnyMove](
    rules=CLAUSTROPHOBIA,
    show=CLAUSTROPHOBIA_SHOW,
    sides=Sides(
        all=SIDES,
        fitting=lambda _players: SIDES,
        name=lambda side, words: side_name(words, msgspec.convert(side, Side)),
        of=lambda state: tuple(state.side_at(Seat(seat)) for seat in range(len(SIDES))),
        undecided=options.undecided_side,
        topic=lambda topic, words: words("cl-scenario", scenario=topic),
    ),
    options=Options(
        setup=options.setup,
        settings=ClaustrophobiaSettings,
        frozen=lambda state: {"naming": state.naming},
        text=options.options_text,
        picture=options.lobby_picture,
        imported=options.options_of,
    ),
    acting=Acting(
        resign=Resign(),
        idle_move=least_move,
        board_verbs=lambda _state: (("cl-pad", "cl-board-pad"), ("cl-hand", "cl-board-hand")),
        notation=CLAUSTROPHOBIA_NOTATION,
        luck_shows_board=True,
        help=lambda _state: ("cl-help-act", "cl-help-hand"),
    ),
    teaching=Teaching(
        about=("cl-about", "cl-length"),
        primer=tuple(PRIMER),
        primer_card=primer_card,
        topics=topics,
        topic=topic,
        picture=picture,
        topic_groups=TOPIC_GROUPS,
    ),
    programs=Programs(
        level_name=level_name,
        level_about=level_about,
        motives_text=why,
        hints=Hints(
            level="expert", frame=hint_frame, plays=lambda move: ("cl-do", write_move(move)), back=("cl-show", "")
        ),
    ),
    record=TextRecord(record_text, lambda text: read_record(text).match),
    whereabouts=WHEREABOUTS,
    puzzles=PUZZLES,
)
