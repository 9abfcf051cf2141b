"""All that leaves the bot of a table for a viewer, as bytes: what two matches that look alike to them must share."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.interactions.move_offers import meant_move, offered_moves
from bot.play.archive import archive_in_sight
from bot.play.moderation.match_files import export
from bot.table import TableView
from bot.table.last_turns import turn_texts
from bot.table.posts.board_posts import board_buttons, board_post, question
from bot.table.posts.custom_id import turn_name
from bot.table.posts.replay_page import jumps, last_page, missed, page
from engine.core import NotAllowed, Refused, Seat
from tests.every_game.at_tables import HERE, THERE, AtTable, person_at

MANY = 10_000

TYPED = ("", "?", "end", "play g", "b1 tro", "figth b1", "go r up", "guard perhaps", "dance")
"""What is typed after `/act`."""


async def leaving(at: AtTable, viewer: Seat | None) -> Mapping[str, Any]:
    """Return what the channel, and the one that watches it, were told, and all that this viewer can ask for."""
    person = person_at(viewer)
    async with at.tables.store.reading() as reader:
        posts = {channel: [row.body for row in await reader.owed(channel, limit=MANY)] for channel in (HERE, THERE)}
        acts = await reader.acts_in(HERE, limit=MANY)
    table = await at.tables.latest_started(HERE, person.id)
    told = {
        "posts": posts[HERE],
        "mirrored": posts[THERE],
        "acts": [(act.person_id, act.act, act.told) for act in acts],
        "archive": [(row.id, row.status, seats) for row, seats in await archive_in_sight(at.tables, HERE, limit=MANY)],
        "export": await export(at.tables, HERE, person.id),
        **asked(table, viewer),
    }
    return {name: msgspec.json.encode(each) for name, each in told.items()}


def asked(table: TableView, viewer: Seat | None) -> dict[str, Any]:
    """Return what is made of a view when somebody asks for it: boards, pages, ids, completions, refusals."""
    words, turns = table.words, range(table.turn)
    record = table.game.record
    return {
        "board": board_post(table),
        "text": table.game.show.text(words, table.names, table.started_match.state),
        "buttons": (board_buttons(table), question(table)),
        "pages": [page(table, number, words) for number in range(last_page(table) + 1)],
        "jumps": jumps(table, words) if turns else (),
        "names": [turn_name(table, turn) for turn in turns],
        "missed": None if viewer is None else missed(table, viewer, words),
        "last turns": list(turn_texts(table, words, last=table.turn)),
        "act": {} if viewer is None else acting(table, viewer),
        "record": "" if record is None else record.write(table),
    }


def acting(table: TableView, seat: Seat) -> dict[str, Any]:
    """Return what is offered to whoever types after `/act`, and what is made of it."""
    found = dict[str, Any]()
    for typed in TYPED:
        try:
            found[f"{typed} ..."] = offered_moves(table.words, table, seat, typed)
            found[typed] = str(meant_move(table.words, table, seat, typed))
        except Refused as error:
            found[typed] = table.words(error.reason.key, **error.reason.facts)
    return found


async def refusal(at: AtTable, viewer: Seat | None, move: Any) -> str:
    """Return the sentence by which a move that is not legal is refused to this viewer."""
    table = await at.table()
    try:
        await at.tables.play(HERE, person_at(viewer), move)
    except NotAllowed as error:
        return table.game.show.refusal(table.words, error.reason)
    except Refused as error:
        return table.words(error.reason.key, **error.reason.facts)
    raise AssertionError(f"{move} was played")
