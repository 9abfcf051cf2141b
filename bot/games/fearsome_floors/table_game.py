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
from bot.table import TableGame
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import Resign
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


def _how_to_act(state: State) -> tuple[str, ...]:
    return (
        ("ff-help-place",) if isinstance(state.phase, DraftPhase) else ("ff-help-move", "ff-help-odds", "ff-help-hint")
    )


FEARSOME_FLOORS_AT_TABLE: Final = TableGame(
    rules=FEARSOME_FLOORS,
    show=SHOWS[FEARSOME_FLOORS.key],
    sides=COLOURS,
    sides_for=colours_for,
    side_name=_colour_name,
    another_side="ff-lobby-another-colour",
    setup=setup,
    options_text=options_text,
    options_again=options_again,
    sides_of=lambda state: state.colours,
    resign=Resign(),
    idle_move=idle_move,
    gone=gone,
    board_verbs=_board_verbs,
    topics=topics,
    topic_groups=TOPIC_GROUPS,
    topic=topic,
    picture=picture,
    how_to_act=_how_to_act,
    about=("ff-aim", "ff-length"),
    primer=tuple(PRIMER),
    primer_card=primer_card,
    record=record_text,
    guessing=WHOM_DOES_IT_EAT,
    read_record=read_text,
    lobby_picture=_lobby_picture,
    level_name=level_name,
    level_about=level_about,
    motives_text=why,
    hints=HINTS,
    planning=PLANNING,
    must_foresee=must_foresee,
    settings=FearsomeFloorsSettings,
)
