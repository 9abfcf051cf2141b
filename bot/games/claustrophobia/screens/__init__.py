"""The screens of the pads: what each of them says and offers, by what is to be chosen and by its path."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from bot.games.claustrophobia.screens import auction, dice, few_choices, named_hits, threat, warriors
from bot.games.claustrophobia.screens.screen import Screen, Sight, rows_of
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.rounds.phases import Moment
from engine.core.kinds import by_kind

__all__ = ["Screen", "Sight", "rows_of", "screen_of"]

SCREENS: Final[Mapping[Moment, Callable[[Sight, str], Screen]]] = by_kind(
    get_args(Moment),
    {
        "auction": auction.bids,
        "force": auction.purchases,
        "roll": few_choices.nothing,
        "initiative": dice.initiative,
        "human-action": warriors.humans,
        "threat": threat.threat,
        "demon-action": warriors.demons,
        "placing": few_choices.placing,
        "hole": few_choices.hole,
        "naming": named_hits.naming,
        "map-order": few_choices.map_order,
        "over": few_choices.nothing,
    },
)
"""From what is to be chosen to its screens, which are told apart by their paths."""


def screen_of(sight: Sight, path: str) -> Screen:
    """Return the screen of a path; the first one for a path that leads nowhere now."""
    return SCREENS[moment_of(sight.state)](sight, path.partition("@")[0])
