"""Calls: a post that calls somebody does so as this person wishes, by a ping, by a direct message, or not at all."""

from datetime import datetime, timedelta
from typing import Final, assert_never

import msgspec

from bot.table.posts.post import Call, Post
from bot.table.quiet_hours import quiet_until
from bot.table.rows import PersonRow
from bot.table.table import Table, TableView
from bot.table.texts import as_called

SOON: Final = timedelta(minutes=2)
"""Whoever is answered within this time is taken to be there still."""


def may_ping(person: PersonRow, now: datetime) -> bool:
    """Whether somebody wants to be pinged in channels, and at this time."""
    return person.pings == "mention" and quiet_until(person, now) is None


def as_wished(table: Table, post: Post, person: PersonRow, now: datetime, *, by: int | None = None) -> Post:
    """Let a post ping nobody against their wish, whose own act it tells (`by`), or whose turn a stand-in plays."""
    if post.mention is None:
        return post
    unpinged = msgspec.structs.replace(post, mention=None)
    if table.stands_in or person.person_id == by or quiet_until(person, now):
        return unpinged
    match person.pings:
        case "mention":
            return post
        case "silent":
            return unpinged
        case "direct":
            return msgspec.structs.replace(unpinged, call=_direct_call(table, person))
        case _:
            assert_never(person.pings)


def is_resumed(before: Table, after: Table) -> bool:
    """Whether whom a table calls goes on with a turn that the last answer since `before` has interrupted."""
    if after.called is None or after.is_interrupted or not before.is_interrupted:
        return False
    match, game = before.started_match, before.game
    for position, turn in reversed(list(match.played_since(0))):
        called = game.calling_order(position)
        if called and not game.rules.interrupts(position):
            is_soon = after.started_match.journal.turns[-1].at - turn.at <= SOON
            return is_soon and after.seats[called[0]] == after.called
    return False


def is_there(table: TableView) -> bool:
    """Whether whom a table calls has moved just now, or opened it, and only programs since: they need no ping."""
    turns = table.started_match.journal.turns
    if table.called is None or not turns:
        return False
    people = {seat for seat, row in enumerate(table.seats) if not row.is_program}
    last = next((turn for turn in reversed(turns) if turn.is_chosen and turn.seat in people), None)
    there = table.row.host_id if last is None or last.seat is None else table.seats[last.seat].person_id
    return there == table.called.person_id and turns[-1].at - (last or turns[0]).at <= SOON


def call_post(table: Table, *, again: bool, link: str) -> Post:
    """Call whose turn it is, for the first time or `again`, with a link to the board."""
    seat = table.called
    if seat is None:
        raise ValueError(f"nobody is to act in match {table.row.id}")
    side = table.side_name(seat, table.words)
    text = table.words("call-again" if again else "call", who=as_called(seat), side=side)
    return Post(text=f"{text} {link}", mention=seat.account, role="call", revision=table.row.revision)


def direct_post(call: Call, link: str, *, revision: int | None) -> Post:
    """Return the direct message by which somebody is called in a revision of the match, with a link to the board."""
    otherwise = msgspec.structs.replace(call, otherwise=f"{call.otherwise} {link}")
    return Post(text=f"{call.text} {link}", role="direct", call=otherwise, revision=revision)


def _direct_call(table: Table, person: PersonRow) -> Call | None:
    seat = table.called
    if seat is None:
        return None
    words, own = table.words, person.words or table.words
    return Call(
        person=seat.person_id,
        text=own("call-direct", game=own(table.row.game), side=table.side_name(seat, own)),
        otherwise=words("call-unreached", who=as_called(seat), side=table.side_name(seat, words)),
    )
