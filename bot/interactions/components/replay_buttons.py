"""Replays with their controls (first, back, forward, last, a menu of places to jump to), and what somebody missed."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.interactions.components.component import menu_view
from bot.interactions.context import Asking, Verb
from bot.play.archive import archived
from bot.table import Table
from bot.table.posts.catch_up import missed
from bot.table.posts.custom_id import ControlId, number_in
from bot.table.posts.post import TEXT_LIMIT, Button
from bot.table.posts.replay_page import jumps, last_page, page
from bot.table.texts import clipped
from render.core import Words

MOST_JUMPS: Final = 25
"""Discord's limit of a menu."""


def replay_view(words: Words, table: Table, number: int) -> discord.ui.View | None:
    """Give the controls of a page; None where the start is all that there is."""
    last = last_page(table)
    if not last:
        return None
    steps = (
        ("replay-first", 0),
        ("replay-back", max(number - 1, 0)),
        ("replay-forward", min(number + 1, last)),
        ("replay-last", last),
    )
    buttons = [
        Button(
            id=str(ControlId("replay", *table.board, f"{target}.{place}")),  # two may lead to the same page
            label=words(label),
            disabled=target == number,
        )
        for place, (label, target) in enumerate(steps)
    ]
    options = [(str(target), name) for target, name in _thinned(jumps(table, words))]
    menu = ControlId("jump", *table.board)
    return menu_view(menu, placeholder=words("replay-jump"), options=options, below=buttons)


async def open_replay(asking: Asking, table: Table, *, note: str = "") -> None:
    """Show the beginning of a table's match, below a note on which one it is."""
    text, pictures, _ = page(table, 0, asking.words)
    text = clipped("\n".join(line for line in (note, text) if line), TEXT_LIMIT)
    await asking.show(text, view=replay_view(asking.words, table, 0), pictures=pictures)


async def rewatch(asking: Asking, control: ControlId) -> None:
    """Open the replay of the match whose last post was used."""
    await open_replay(asking, await archived(asking.house.tables, asking.channel_id, control.match))


async def show_missed(asking: Asking, table: Table) -> None:
    """Show what the asker has missed at a table."""
    seat = table.must_seat(asking.person.id, otherwise="catch-up-players-only")
    lines, film, still = missed(table, seat, asking.words)
    await asking.show("\n".join(lines) or asking.words("caught-up"), view=None, film=film, still=still)


async def catch_up(asking: Asking, control: ControlId) -> None:
    """Show what the asker has missed, from a button of the current board."""
    await show_missed(asking, await asking.house.tables.running(asking.channel_id, board=control.board))


async def turn_page(asking: Asking, control: ControlId) -> None:
    """Show the page that a button leads to."""
    await _show(asking, control, number_in(control.rest.partition(".")[0]))


async def jump(asking: Asking, control: ControlId) -> None:
    """Show the page that was chosen in the menu."""
    await _show(asking, control, number_in(asking.chosen))


async def _show(asking: Asking, control: ControlId, number: int) -> None:
    """Show a page, or the last one where turns have been taken back meanwhile."""
    table = await archived(asking.house.tables, asking.channel_id, control.match)
    number = min(number, last_page(table))
    text, pictures, film = page(table, number, asking.words)
    await asking.update(text, view=replay_view(asking.words, table, number), pictures=pictures, film=film)


def _thinned(places: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Leave places out evenly where there are more than a menu holds; the first and the last stay."""
    if len(places) <= MOST_JUMPS:
        return places
    kept = [places[round(index * (len(places) - 1) / (MOST_JUMPS - 1))] for index in range(MOST_JUMPS)]
    return tuple(kept)


VERBS: Final[Mapping[str, Verb]] = {"replay": turn_page, "jump": jump, "catchup": catch_up, "rewatch": rewatch}
