"""Fearsome Floors at a table: people choose colours, and the board waits with a button for the pad of its phase."""

from typing import Final

import msgspec

from bot.games.fearsome_floors.ahead import PLANNING
from bot.games.fearsome_floors.forecast_policy import must_foresee
from bot.games.fearsome_floors.guess import WHOM_DOES_IT_EAT
from bot.games.fearsome_floors.hints import HINTS
from bot.games.fearsome_floors.idle_move import gone, idle_move
from bot.games.fearsome_floors.options import options_again, options_text, read_options, setup
from bot.games.fearsome_floors.record import read_text, record_text
from bot.games.fearsome_floors.settings import FearsomeFloorsSettings
from bot.table.game import Acting, Options, Programs, Sides, TableGame, Teaching, TextRecord
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import AnyMove, Resign
from engine.fearsome_floors.state import DraftPhase, State
from engine.fearsome_floors.tokens import COLOURS, Colour, colours_for
from render import SHOWS
from render.core import Frame, Words
from render.fearsome_floors.labels import colour_name
from render.fearsome_floors.review import level_about, level_name, why
from render.fearsome_floors.rules import PRIMER, TOPIC_GROUPS, picture, primer_card, topic, topics
from render.fearsome_floors.show import monster_frame


def _colour_name(side: str, words: Words) -> str:
    return colour_name(words, msgspec.convert(side, Colour))


def _lobby_picture(options: bytes, words: Words) -> Frame:
    return monster_frame(read_options(options).kit, words)


def _board_verbs(state: State) -> tuple[tuple[str, str], ...]:
    return (("ff-draft", "ff-board-place"),) if isinstance(state.phase, DraftPhase) else (("ff-pad", "ff-board-move"),)


def _help(state: State) -> tuple[str, ...]:
    return (
        ("ff-help-place",) if isinstance(state.phase, DraftPhase) else ("ff-help-move", "ff-help-odds", "ff-help-hint")
    )


FEARSOME_FLOORS_AT_TABLE: Final = TableGame[State, AnyMove](
    rules=FEARSOME_FLOORS,
    show=SHOWS[FEARSOME_FLOORS.key],
    sides=Sides(
        all=COLOURS,
        fitting=colours_for,
        name=_colour_name,
        of=lambda state: state.colours,
        another="ff-lobby-another-colour",
    ),
    options=Options(
        setup=setup,
        settings=FearsomeFloorsSettings,
        text=options_text,
        picture=_lobby_picture,
        again=options_again,
    ),
    acting=Acting(resign=Resign(), gone=gone, idle_move=idle_move, board_verbs=_board_verbs, help=_help),
    teaching=Teaching(
        about=("ff-aim", "ff-length"),
        primer=tuple(PRIMER),
        primer_card=primer_card,
        topics=topics,
        topic=topic,
        picture=picture,
        topic_groups=TOPIC_GROUPS,
    ),
    programs=Programs(
        level_name=level_name, level_about=level_about, motives_text=why, must_foresee=must_foresee, hints=HINTS
    ),
    record=TextRecord(record_text, read_text),
    guessing=WHOM_DOES_IT_EAT,
    planning=PLANNING,
)
