"""Hints of Fearsome Floors: the best moves of a token, and what the next card could do after each."""

from typing import Final

from msgspec.structs import replace

from bot.games.fearsome_floors.settings import FearsomeFloorsSettings
from bot.table.game import Hints
from engine.core import Fate, Reason
from engine.fearsome_floors.rounds import fated_card
from engine.fearsome_floors.state import DraftPhase, State
from render.fearsome_floors.hint import hint_frame

WHY_NO_HINT: Final = {"after": "ff-forecast-after", "never": "ff-forecast-never"}
"""Why no hint is given, by the table's setting `forecast`, since a hint tells what the next card could do."""


def _why_not(settings: FearsomeFloorsSettings, state: State) -> Reason | None:
    if isinstance(state.phase, DraftPhase):
        return Reason.of("ff-hint-draft")
    reason = WHY_NO_HINT.get(settings.forecast)
    return None if reason is None else Reason.of(reason)


def _known(state: State, fate: Fate) -> State:
    """Return the position as it is known to players: if an undo has made the next card certain, with that one alone."""
    fated = fated_card(state, fate)
    return state if fated is None else replace(state, cards=(fated,))


HINTS: Final = Hints(level="master", why_not=_why_not, known=_known, frame=hint_frame)
