"""The screens of the pads: what each of them says and offers, by what is to be chosen and by its path."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from bot.games.claustrophobia.screens import answers, dice, threat, warriors
from bot.games.claustrophobia.screens.screen import Screen, Sight, rows_of
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.rounds.phases import Moment
from engine.core import by_kind

__all__ = ["Screen", "Sight", "rows_of", "screen_of"]

SCREENS: Final[Mapping[Moment, Callable[[Sight, str], Screen]]] = by_kind(
    get_args(Moment),
    {
        "auction": answers.bids,
        "force": answers.purchases,
        "roll": answers.nothing,
        "initiative": dice.initiative,
        "human-action": warriors.humans,
        "threat": threat.threat,
        "demon-action": warriors.demons,
        "placing": answers.placing,
        "hole": answers.hole,
        "naming": answers.naming,
        "map-order": answers.map_order,
        "over": answers.nothing,
    },
)
"""From what is to be chosen to its screens, which are told apart by their paths."""


def screen_of(sight: Sight, path: str) -> Screen:
    """Return the screen of a path; the first one for a path that leads nowhere now."""
    return SCREENS[moment_of(sight.state)](sight, path.partition("@")[0])
