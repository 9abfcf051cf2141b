"""`/new claustrophobia`: a table is opened, with a scenario, a side for its host, handicaps, perhaps an auction."""

from typing import Final, Literal, get_args

import discord
import msgspec
from discord import app_commands

from bot.games.claustrophobia.settings import ClaustrophobiaSettings
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.lobby import open_lobby
from bot.table.rows import NewMatch
from bot.table.table_settings import DURATIONS
from engine.claustrophobia import Setup
from engine.claustrophobia.cards import Gift
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import ScenarioName
from engine.claustrophobia.warriors import Side
from engine.core import NotAllowed, Reason
from render.core import words_in

Naming = Literal["at-once", "deferred"]

LIVE: Final = DURATIONS["minutes-15"]
"""Where a turn has no more time than this, hits are named at once; else at the end of the round, as people are away."""

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
"""What options offer, by the names that the lobby calls it: nobody knows our keys."""


@app_commands.command(
    name="claustrophobia",
    description="Open a table for Claustrophobia here: two players, humans against demons, in tunnels that grow.",
)
@app_commands.describe(
    scenario="What is played; One Breath of Air is the one to begin with",
    side="Which side you take yourself",
    naming="When hits on humans are named: after each attack, or at the round's end, for games over days",
    auction="Bid for the humans, who are then bought",
    softer_deck="For a new demon player: no Lost and no Panic! in the Event deck",
    more_points="For a new demon player: 3 Threat Points more",
    more_cards="For a new human player: one Advantage card more",
    more_gift="For a new human player: a Gift more",
)
@app_commands.choices(scenario=SCENARIO_CHOICES, side=SIDE_CHOICES, more_gift=GIFT_CHOICES)
async def new(  # noqa: PLR0913 - each is an option of the command
    interaction: discord.Interaction,
    scenario: ScenarioName = "air",
    side: Side | None = None,
    naming: Naming | None = None,
    *,
    auction: bool = False,
    softer_deck: bool = False,
    more_points: bool = False,
    more_cards: bool = False,
    more_gift: Gift | None = None,
) -> None:
    """Open a lobby, with the caller as its host, who sits down if a side was named."""
    async with error_boundary(interaction) as context:
        if more_gift is not None and not auction and more_gift in SCENARIOS[scenario].gifts:
            raise NotAllowed(KEY, Reason.of("gift-there", gift=more_gift))
        setup = Setup(
            scenario=scenario,
            naming=naming or await _proposed(context),
            softer_deck=softer_deck,
            more_points=more_points,
            more_advantages=more_cards,
            extra_gift=more_gift,
            auction=auction,
        )
        await _open(context, setup, side)


async def _open(context: Context, setup: Setup, side: Side | None) -> None:
    table = NewMatch(
        guild_id=context.guild_id,
        channel_id=context.own_channel_id,
        game=KEY,
        host_id=context.person.id,
        setup=msgspec.json.encode(setup),
        language=context.words.language,
    )
    await open_lobby(context.app.tables, table, context.person, side=side)
    await context.answer(context.words("lobby-opened"))


async def _proposed(context: Context) -> Naming:
    """Return when hits are named, by the time that the channel's last table gave a turn."""
    async with context.app.tables.store.reading() as reader:
        last = await reader.latest_match_in(context.own_channel_id, game=KEY)
    if last is None:
        return "at-once"
    time = DURATIONS.get(msgspec.json.decode(last.settings, type=ClaustrophobiaSettings).time)
    return "deferred" if time is not None and time > LIVE else "at-once"
