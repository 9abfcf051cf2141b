"""Rows of what waits for somebody's word: a seat that is offered, a game from a file."""

from typing import Literal

import msgspec

SeatOfferStatus = Literal["open", "taken", "refused", "lapsed"]


class SeatOfferRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that somebody wants to give to somebody else, who is asked once in a match."""

    match_id: int
    """The match."""
    person_id: int
    """Who is asked."""
    name: str
    """Under which name."""
    old_id: int
    """Who sits there."""
    giver_id: int
    """Who gives it away."""
    giver_name: str
    """Under which name."""
    status: SeatOfferStatus = "open"
    """Whether it waits for an answer, or what has become of it."""


class ImportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game from a file that waits for those who are to play in it."""

    guild_id: int
    """The server in which it is to be played."""
    channel_id: int
    """The channel."""
    giver_id: int
    """Who brings it."""
    giver_name: str
    """Under which name."""
    language: str
    """The language of the table."""
    file: str
    """The save or the record."""
    seats: bytes
    """Who sits where, and who still has to agree, as JSON."""
