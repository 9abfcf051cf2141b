"""`/new claustrophobia`: a table is opened, with a scenario, a side for its host, handicaps, perhaps an auction."""

from typing import Final, get_args

import discord
import msgspec
from discord import app_commands

from bot.games.claustrophobia.options import ClaustrophobiaSettings
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
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
from render.core import words_in

SCENARIO_CHOICES: Final = [
    app_commands.Choice(name=words_in("en")("cl-scenario", scenario=scenario), value=scenario)
    for scenario in get_args(ScenarioName)
]
SIDE_CHOICES: Final = [
    app_commands.Choice(name=words_in("en")("cl-side-name", side=side), value=side) for side in get_args(Side)
]
GIFT_CHOICES: Final = [
    app_commands.Choice(name=words_in("en")("cl-gift", gift=gift), value=gift) for gift in get_args(Gift)
]
NAMING_CHOICES: Final = [
    app_commands.Choice(name=choice_text(words_in("en"), "naming", choice), value=choice)
    for choice in ClaustrophobiaSettings.offered()["naming"].choices
]
"""What options offer, by the names that the lobby and `/table settings` call it: nobody knows our keys."""


@app_commands.command(
    name="claustrophobia",
    description="Open a table for Claustrophobia here: two players, humans against demons, in tunnels that grow.",
)
@app_commands.describe(
    scenario="What is played; One Breath of Air is the one to begin with",
    side="Which side you take yourself",
    naming="When hits on humans are named; as at the last table here if you say nothing",
    auction="Bid for the humans, who are then bought",
    softer_deck="For a new demon player: no Lost and no Panic! in the Event deck",
    more_points="For a new demon player: 3 Threat Points more",
    more_cards="For a new human player: one Advantage card more",
    more_gift="For a new human player: a Gift more",
    thread="Whether the game gets a thread of its own; as your last one here if you say nothing",
    opponent="Start right away against a program",
    level="How well the program plays",
)
@app_commands.choices(scenario=SCENARIO_CHOICES, side=SIDE_CHOICES, naming=NAMING_CHOICES, more_gift=GIFT_CHOICES)
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
