"""`/new claustrophobia`: a table is opened, with a scenario, a side for its host, handicaps, perhaps an auction."""

from typing import get_args

import discord
import msgspec
from discord import app_commands

from bot.games.claustrophobia.options import ClaustrophobiaSettings
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.command_words import choices_told
from bot.interactions.components.lobby_buttons import PLACES, open_table
from bot.interactions.errors import error_boundary
from bot.table.seat_rules import level_offers
from bot.table.table_settings import choice_text
from engine.claustrophobia import Setup
from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.counts import FIRST_SCENARIO, ScenarioName
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.warriors.kinds import Side
from engine.core import NotAllowed, Reason


@app_commands.command(name="claustrophobia")
@app_commands.choices(
    scenario=choices_told(get_args(ScenarioName), lambda words, scenario: words("cl-scenario", scenario=scenario)),
    side=choices_told(get_args(Side), lambda words, side: words("cl-side-name", side=side)),
    naming=choices_told(
        ClaustrophobiaSettings.offered()["naming"].choices, lambda words, choice: choice_text(words, "naming", choice)
    ),
    more_gift=choices_told(get_args(Gift), lambda words, gift: words("cl-gift", gift=gift)),
)
async def new(  # noqa: PLR0913 - each is an option of the command
    interaction: discord.Interaction,
    scenario: ScenarioName = FIRST_SCENARIO,
    side: Side | None = None,
    naming: str | None = None,
    *,
    auction: bool = False,
    softer_deck: bool = False,
    more_points: bool = False,
    more_cards: bool = False,
    more_gift: Gift | None = None,
    thread: bool | None = None,
    opponent: bool = False,
    level: str | None = None,
) -> None:
    """Open a lobby, with the caller as its host; or begin at once against a program."""
    async with error_boundary(interaction) as context:
        if more_gift is not None and not auction and more_gift in SCENARIOS[scenario].gifts:
            raise NotAllowed(KEY, Reason.of("gift-there", gift=more_gift))
        setup = Setup(
            scenario=scenario,
            softer_deck=softer_deck,
            more_points=more_points,
            more_advantages=more_cards,
            extra_gift=more_gift,
            auction=auction,
        )
        opponents = 1 if opponent else None
        options, chosen = msgspec.json.encode(setup), {"place": PLACES[thread], "naming": naming}
        await open_table(context, KEY, options, opponents=opponents, level=level, side=side, chosen=chosen)


@new.autocomplete("level")
@completion
async def _complete_level(asker: Asker, typed: str) -> Offers:
    return level_offers(asker.app.games[KEY], asker.words, typed)
