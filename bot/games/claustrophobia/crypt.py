"""`/crypt`: all that can be done in a game of Claustrophobia, as commands; a verb of `typed_moves` is a subcommand."""

import inspect
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.claustrophobia.completion import Asked, offers
from bot.games.claustrophobia.hand import hand_text, order_buttons
from bot.games.claustrophobia.pad import must_act, play, waits_line
from bot.games.claustrophobia.typed_moves import VERBS, options_of, read
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, complete
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import confirmation
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.seat import at_seat, looking_on
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.reasons import KEY
from engine.core import Refused

crypt: Final = app_commands.Group(name="crypt", description="Play Claustrophobia by commands.", guild_only=True)

PURPOSES: Final[Mapping[str, str]] = {
    "bid": "Before an auctioned game: bid for the humans, lower than the last bid.",
    "pass": "Before an auctioned game: leave the humans to the last bidder.",
    "buy": "Before an auctioned game: buy something for the humans.",
    "assign": "Humans: give the action dice to the warriors.",
    "gift": "Humans: use a Gift of the Redeemer's.",
    "card": "Humans: play an Advantage card.",
    "order": "Humans: put the tiles of the Sewer Map in order.",
    "go": "Walk, explore, go through a hole, or escape.",
    "fight": "Attack somebody, or what closes a way.",
    "deed": "Humans: do what the scenario asks for, instead of an attack.",
    "name": "Humans: say what becomes of a hit.",
    "tile": "Place the tile that was drawn.",
    "hole": "Demons: put a Hole token on a tile.",
    "destiny": "Demons: place destiny dice on a slot.",
    "event": "Demons: play an Event card.",
    "summon": "Demons: buy a troglodyte or a demon.",
    "prepare": "Demons: lay an Event card face down for the next Initiative.",
    "guard": "Demons: tell your Bodyguards whether to take hits for others.",
    "end": "End the phase, or say that the humans are complete.",
}
"""What each subcommand is for."""

ABOUT: Final[Mapping[str, str]] = {
    "points": "How many points, 0 to 21",
    "item": "What to buy",
    "bearer": "Who bears it",
    "dice": "Which dice: R4 B15 K12 to give them, 135 for a set",
    "gift": "Which Gift",
    "card": "Which card",
    "on": "On whom or what: B1, T3, line4",
    "tiles": "The tiles, the next one first",
    "warrior": "Who: R, B1, K2, demon, tough-1, or T3 for a troglodyte of that tile",
    "direction": "Where to: n, e, s, w, out, or T5 for a hole",
    "target": "Whom: B1, troglodyte, demon, or way for a cave-in or a seal",
    "tile": "Which tile: T3",
    "how": "With a card, or all troglodytes of the tile",
    "deed": "What to do",
    "human": "Who: R, B1, B2, K1, K2",
    "lines": "The lines to cancel, a Bodyguard's name, or parry",
    "hit": "Which hit of theirs: 0 for the first, 1 for the second",
    "turn": "By how much it is turned: 0, 90, 180, 270",
    "slot": "Which slot",
    "kind": "What appears",
    "order": "always or never",
}
"""What each option is."""


def _command(verb: str) -> app_commands.Command[Any, ..., Any]:
    """Make the subcommand of a verb: its options are those of the verb, each with completion."""

    async def run(interaction: discord.Interaction, **given: str | None) -> None:
        async with error_boundary(interaction) as context:
            move = await _read(context, verb, {name: value for name, value in given.items() if value is not None})
            sentence, after, _ = await play(context, move)
            text, view = confirmation(context, after, sentence + waits_line(context, after, "cl-pad-asked"))
            await context.answer(text, view=view)

    rule = VERBS[verb]
    required = [_parameter(name, str) for name in rule.options]
    optional = [_parameter(name, str | None, default=None) for name in rule.besides]
    asked = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=discord.Interaction)
    run.__signature__ = inspect.Signature([asked, *required, *optional])  # type: ignore[attr-defined]  # discord.py makes the options of it
    described = app_commands.describe(**{name: ABOUT[name] for name in options_of(verb)})(run)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=verb, description=PURPOSES[verb], callback=described
    )
    for name in options_of(verb):
        command.autocomplete(name)(_completion(verb, name))
    return command


async def _read(context: Context, verb: str, given: Mapping[str, str]) -> AnyMove:
    """Return the move that was typed. Raises Refused: whoever is not to act is told that, as nothing was offered."""
    try:
        return read(verb, given)
    except Refused:
        if verb != "guard":
            must_act(*await looking_on(context, game=KEY))
        raise


def _parameter(name: str, kind: Any, *, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _completion(verb: str, option: str) -> Any:
    async def completed(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def offer(asker: Asker) -> Offers:
            table, seat = await looking_on(asker, game=KEY)
            given = {name: str(value) for name, value in interaction.namespace}
            return offers(asker.words, table, seat, Asked(verb, option, given, current))

        return await complete(interaction, offer)

    return completed


for _verb in VERBS:
    crypt.add_command(_command(_verb))


@crypt.command(name="hand", description="See your cards, what they do, and your standing order, for your eyes only.")
async def hand(interaction: discord.Interaction) -> None:
    """Show their cards to a player."""
    async with error_boundary(interaction) as context:
        table, seat = await at_seat(context, game=KEY)
        view = rows_view(order_buttons(context.words, table, seat))
        await context.answer(hand_text(context.words, table, seat), view=view)
